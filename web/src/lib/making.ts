// New tables: at once against bots, or as a form wants them.
import { post } from './api'
import { keepLink } from './links'
import type { Branch, NewTable, TableMade } from './pages'
import type { TitleInfo } from './wire'

export async function make(wish: NewTable): Promise<TableMade> {
  return kept(await post<TableMade>('/tables', wish))
}

// Me against bots, at once.
export function makeQuick(info: TitleInfo, bot: string, options: Record<string, unknown> = {}): Promise<TableMade> {
  const seats = info.quick_seats
  const players = ['me', ...Array<string>(seats - 1).fill(bot)]
  return make({ title: info.title, seats, players, options } as unknown as NewTable)
}

// A first game with hints: against bots that leave time to learn, with what is meant for beginners.
export async function makeTour(info: TitleInfo): Promise<string> {
  const made = await makeQuick(info, 'random', info.first_game)
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
