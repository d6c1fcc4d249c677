import { expect, test } from 'vitest'
import { splitSpan } from './span'

test('a length of time is so many of the unit that fits', () => {
  expect([0, 59, 60, 90, 120, 3600, 5400, 7200, 86_400, 100_000, 172_800, 260_000].map(splitSpan)).toEqual([
    ['seconds', 0],
    ['seconds', 59],
    ['minutes', 1],
    ['seconds', 90],
    ['minutes', 2],
    ['hours', 1],
    ['minutes', 90],
    ['hours', 2],
    ['days', 1],
    ['hours', 27],
    ['days', 2],
    ['days', 3],
  ])
})
