import { beforeEach, expect, test } from 'vitest'
import { Puzzles } from './puzzles.svelte'

beforeEach(() => localStorage.clear())

test('a right answer raises the rating by what was not expected, a wrong one lowers it', () => {
  const puzzles = new Puzzles()
  expect([puzzles.rating('stones'), puzzles.count('stones'), puzzles.answer('stones', 'a')]).toEqual([1500, 0, undefined])
  puzzles.judge('stones', 'a', 1500, true)
  expect(puzzles.rating('stones')).toBe(1532)
  puzzles.judge('stones', 'b', 1532, false)
  expect([puzzles.rating('stones'), puzzles.count('stones')]).toEqual([1500, 2])
  // Only the first answer counts, and other titles have ratings of their own.
  puzzles.judge('stones', 'b', 1500, true)
  expect([puzzles.rating('stones'), puzzles.rating('other')]).toEqual([1500, 1500])
  const again = new Puzzles()
  expect([again.answer('stones', 'a'), again.answer('stones', 'b')]).toEqual([true, false])
})

test('later one answer changes less', () => {
  const puzzles = new Puzzles()
  for (let n = 0; n < 10; n++) puzzles.judge('stones', `p${n}`, puzzles.rating('stones'), n % 2 === 0)
  const before = puzzles.rating('stones')
  puzzles.judge('stones', 'last', before, true)
  expect(puzzles.rating('stones') - before).toBe(12)
})
