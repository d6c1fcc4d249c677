import { expect, test } from 'vitest'
import { isOpenDay } from './day'

test('a day is open until midnight by Greenwich', () => {
  const end = Date.UTC(2026, 10, 19)
  expect(isOpenDay('2026-11-18', end - 1)).toBe(true)
  expect(isOpenDay('2026-11-18', end)).toBe(false)
  expect(isOpenDay('ever', end)).toBe(false)
  expect(isOpenDay(null, end)).toBe(false)
})
