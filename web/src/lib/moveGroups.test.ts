import { expect, test } from 'vitest'
import { sorted } from './moveGroups'
import type { LegalMove } from './wire'

const move = (name: string): LegalMove => ({ move: name, target: name, words: { id: name, args: {}, text: null, clause: null, role: '' }, final: false, gamble: false, forced: false })
const many = (kind: string, count: number): LegalMove[] =>
  Array.from({ length: count }, (_, i) => move(`${kind} ${i}`))

test('a short list stays one list', () => {
  const moves = [...many('hut', 8), ...many('temple', 4)]
  expect(sorted(moves)).toEqual({ loose: moves, groups: [] })
})

test('a long list is grouped by kind, in the order in which the kinds come', () => {
  const { loose, groups } = sorted([...many('lift', 5), ...many('hut', 20), move('swap for wood')])
  expect(groups.map((group) => [group.kind, group.moves.length])).toEqual([
    ['lift', 5],
    ['hut', 20],
  ])
  expect(loose.map((there) => there.move)).toEqual(['swap for wood'])
})

test('no move is lost or shown twice', () => {
  const moves = [...many('place', 15), ...many('eat', 3), ...many('ruby', 4), move('end')]
  const { loose, groups } = sorted(moves)
  const shown = [...loose, ...groups.flatMap((group) => group.moves)].map((there) => there.move)
  expect(shown.toSorted()).toEqual(moves.map((there) => there.move).toSorted())
})
