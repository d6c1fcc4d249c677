// Figures of a review in words.
import { expect, test } from 'vitest'
import { signed, within } from './reviewWords'
import { words } from './words.svelte'

test('what one seat gains and another loses is rounded alike', async () => {
  await words.speak('en')
  await words.open('review')
  const figures = (share: number): string => signed(share).replace(/[^+\d−-]/g, '').replace('−', '-')
  expect([0.375, -0.375, 0.124, -0.124, 0.004, -0.004].map(figures)).toEqual(['+38', '-38', '+12', '-12', '0', '0'])
})

test('what is known has no interval', async () => {
  await words.speak('en')
  await words.open('review')
  expect(within({ mean: 79, low: 79, high: 79 }, String)).toBe('79')
  expect(within({ mean: 5, low: 4, high: 7 }, String)).toBe('5 (4 to 7)')
})
