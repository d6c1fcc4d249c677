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
export function makeQuick(
  title: string,
  seats: number,
  bot: string,
  options: Record<string, unknown> = {},
): Promise<TableMade> {
  const players = ['me', ...Array<string>(seats - 1).fill(bot)]
  return make({ title, seats, players, options } as unknown as NewTable)
}

// A first game with hints: against bots that leave time to learn, with what is meant for beginners.
const FIRST: Record<string, Record<string, unknown>> = { caverna: { furnishings: 'introductory' } }

export async function makeTour(title: string, counts: readonly number[]): Promise<string> {
  const made = await makeQuick(title, quickSeats(title, counts), 'random', FIRST[title])
  return `${made.path}?tour=1`
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
