// The score sheets of all seats as one table: a row for each source of points, a column for each
// seat, in the order in which the sheets name them.
import type { Phrase, Sheet } from './wire'

export interface SheetRow {
  category: string
  heading: Phrase
  // The points of each seat; none where a sheet has no such line.
  points: (number | null)[]
}

export function rowsOf(sheet: Pick<Sheet, 'lines'>): SheetRow[] {
  const rows = new Map<string, SheetRow>()
  for (const [seat, lines] of sheet.lines.entries()) {
    for (const line of lines) {
      let row = rows.get(line.category)
      if (!row) {
        const points = sheet.lines.map(() => null)
        row = { category: line.category, heading: line.words as unknown as Phrase, points }
        rows.set(line.category, row)
      }
      row.points[seat] = line.points
    }
  }
  return [...rows.values()]
}

export function winnersOf(ranks: readonly number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
}
