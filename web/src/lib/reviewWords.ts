// Figures of a review in words.
import { choices } from './choices.svelte'
import { shown } from './numbers'
import type { Band } from './pages'
import type { Phrase } from './wire'
import { text, words } from './words.svelte'

const HUNDRED = 100

// What one seat gains and another loses is rounded alike.
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value)) || 0

export const percent = (share: number): string => text('review-percent', { value: rounded(HUNDRED * share) })

export function signed(share: number): string {
  return rounded(HUNDRED * share) > 0 ? `+${percent(share)}` : percent(share)
}

export const points = (value: number): string => shown(rounded(value))

export const tenths = (value: number): string =>
  new Intl.NumberFormat(choices.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(Math.round(10 * value) / 10 || 0).replace('-', '−')

// What is known lies between nothing.
export function within(band: Band, tell: (value: number) => string): string {
  if (band.low === band.high) return tell(band.mean)
  return text('review-interval', { mean: tell(band.mean), low: tell(band.low), high: tell(band.high) })
}

// Moves and reasons of a review are phrases.
export const said = (phrase: unknown, names: readonly string[]): string => words.say(phrase as Phrase, names)

export const listed = (phrases: readonly unknown[], names: readonly string[]): string =>
  words.join(phrases.map((phrase) => said(phrase, names)))

export const gradeOf = (grade: string): string => text('review-grade', { grade })
