// The score column: six stones of five circles each, which grows upwards by its lowest stone.
export const STONES = 6
export const CIRCLES = 5

// The stones that stand now, the lowest first, by the score of their lowest circle.
export function stones(low: number): number[] {
  return Array.from({ length: STONES }, (_, i) => low + CIRCLES * i)
}

// Which circle of the column a score is, counted from the bottom.
export function circle(score: number, low: number): number {
  return Math.max(0, Math.min(score - low, STONES * CIRCLES - 1))
}
