// Lengths of time in words, and the time that a table gives to think. (The same as server/plain/spans.py.)
import type { TableState } from './wire'
import { text } from './words.svelte'

type Allowance = NonNullable<TableState['allowance']>

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const

// So many of one unit: of each there are two at least, unless it fits.
export function splitSpan(seconds: number): [unit: string, count: number] {
  for (const [unit, length] of UNITS) {
    if (seconds >= 2 * length || (seconds >= length && seconds % length === 0)) return [unit, Math.floor(seconds / length)]
  }
  return ['seconds', seconds]
}

export function span(milliseconds: number): string {
  const [unit, count] = splitSpan(Math.floor(milliseconds / 1000))
  return text('server-span', { unit, count })
}

export function allowance({ turn, bank }: Pick<Allowance, 'turn' | 'bank'>): string {
  const each = span(turn * 1000)
  return bank ? text('server-allowance', { turn: each, bank: span(bank * 1000) }) : text('server-allowance-turn', { turn: each })
}
