// How a game goes on after a move, in words: figures without doubt do not exist, so each comes with the
// interval in which it lies 95 times of 100.
import { text } from './words.svelte'
import type { Estimate } from './wire'

// Rounded outwards, so that the interval holds what it promises.
const floor = Math.floor
const ceil = Math.ceil
const round = Math.round

export function chance({ mean, low, high }: Estimate): string {
  return text('advice-chance', { mean: round(100 * mean), low: floor(100 * low), high: ceil(100 * high) })
}

export function points({ mean, low, high }: Estimate): string {
  return text('advice-end', { mean: round(mean), low: floor(low), high: ceil(high) })
}
