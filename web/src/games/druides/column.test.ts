import { expect, test } from 'vitest'
import { circle, stones } from './column'

test('six stones of five circles, from the lowest score up', () => {
  expect(stones(5)).toEqual([5, 10, 15, 20, 25, 30])
})

test('a pawn stands on the circle of its score, and never leaves the column', () => {
  expect(circle(14, 0)).toBe(14)
  expect(circle(14, 5)).toBe(9)
  expect(circle(40, 5)).toBe(29)
})
