// The score column: stones of several circles each, which grows upwards by its lowest stone.
import { FIGURES } from './figures'

export const STONES = FIGURES.stones
export const CIRCLES = FIGURES.circles

// The stones that stand now, the lowest first, by the score of their lowest circle.
export function stones(low: number): number[] {
  return Array.from({ length: STONES }, (_, i) => low + CIRCLES * i)
}

// Which circle of the column a score is, counted from the bottom.
export function circle(score: number, low: number): number {
  return Math.max(0, Math.min(score - low, STONES * CIRCLES - 1))
}
