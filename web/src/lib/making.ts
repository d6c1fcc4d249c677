// New tables: at once against bots, or as a form wants them.
import { post } from './api'
import { keepLink } from './links'
import type { Branch, NewTable, TableMade } from './pages'

// A first game is best with few, but Meduris and Druides come alive with three.
const QUICK: Record<string, number> = { caverna: 2 }
const USUAL = 3

export function quickSeats(title: string, counts: readonly number[]): number {
  const wish = QUICK[title] ?? USUAL
  return counts.includes(wish) ? wish : Math.max(...counts)
}

export async function make(wish: NewTable): Promise<TableMade> {
  return kept(await post<TableMade>('/tables', wish))
}

// Me against bots, at once.
export function makeQuick(title: string, seats: number, bot: string): Promise<TableMade> {
  const players = ['me', ...Array<string>(seats - 1).fill(bot)]
  return make({ title, seats, players } as NewTable)
}

export async function branch(record: string, wish: Branch): Promise<TableMade> {
  return kept(await post<TableMade>(`/records/${record}/branch`, wish))
}

export async function rematch(table: string): Promise<TableMade> {
  return kept(await post<TableMade>(`/tables/${table}/rematch`))
}

function kept(made: TableMade): TableMade {
  for (const link of made.links) keepLink(made.id, link.seat, link.path)
  return made
}
