import { beforeAll, expect, test } from 'vitest'
import { bestScores } from './bestScores.svelte'
import { resultOf } from './result'
import type { Outcome } from './wire'
import { words } from './words.svelte'

const NAMES = ['Ann', 'Bo', 'Cy']
const of = (scores: number[], ranks: number[], me: number | null) => {
  const { heading, detail } = resultOf({ how: 'over', scores, ranks } as unknown as Outcome, me, NAMES.slice(0, scores.length))
  return [heading, detail]
}

beforeAll(() => words.speak('en'))

test('whoever played reads their place and by how much', () => {
  expect(of([33, 27, 30], [1, 3, 2], 0)).toEqual(['You win!', 'With 33 points. That is 3 points more than Cy.'])
  expect(of([33, 27, 32], [1, 3, 2], 2)).toEqual(['Ann wins!', 'You are number 2 of 3, 1 point behind Ann.'])
  expect(of([33, 33, 30], [1, 2, 3], 1)[1]).toBe('You are number 2 of 3, level on points with Ann.')
  expect(of([33, 33, 30], [1, 2, 3], 0)[1]).toBe('With 33 points. Bo has as many; the tie-break decides for you.')
  expect(of([33, 33, 30], [1, 1, 3], 1)).toEqual(['You and Ann share the victory!', 'With 33 points'])
})

test('whoever watched reads who won', () => {
  expect(of([33, 27, 30], [1, 3, 2], null)).toEqual(['Ann wins!', 'With 33 points'])
  expect(of([-67], [1], null)).toEqual(['Ann scores −67', ''])
})

test('where the host closed the table nobody has won', () => {
  const closed = { how: 'closed', why: 'late', scores: [1, 1], ranks: [1, 1] } as unknown as Outcome
  expect(resultOf(closed, 0, NAMES)).toEqual({ heading: 'The host of this server closed the table.', detail: 'late' })
})

test('alone there is a score and nobody to beat', () => expect(of([-67], [1], 0)).toEqual(['You score −67', '']))

test('the best score of a title is kept, with the table it was made at', () => {
  bestScores.note('sample', 'a', -67)
  bestScores.note('sample', 'b', -80)
  expect(bestScores.of('sample')).toEqual({ score: -67, table: 'a' })
  bestScores.note('sample', 'c', 12)
  expect(bestScores.of('sample')).toEqual({ score: 12, table: 'c' })
  expect(JSON.parse(localStorage.getItem('dolmen-best') ?? '{}')).toMatchObject({ sample: { score: 12, table: 'c' } })
  expect(bestScores.of('other')).toBeNull()
})
