import { expect, test } from 'vitest'
import { rowsOf, winnersOf } from './sheet'
import type { Sheet } from './wire'

test('sheets with different lines become one table', () => {
  const line = (category: string, points: number) => ({ category, words: { id: category, args: {} }, points })
  const sheet: Sheet = {
    scores: [3, 5],
    ranks: [2, 1],
    lines: [[line('a', 1), line('b', 2)], [line('a', 4), line('c', 1)]],
  }
  expect(rowsOf(sheet).map(({ category, points }) => [category, ...points])).toEqual([
    ['a', 1, 4],
    ['b', 2, null],
    ['c', null, 1],
  ])
})

test('all who are first have won', () => {
  expect(winnersOf([1, 3, 1])).toEqual([0, 2])
})
