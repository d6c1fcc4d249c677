// New tables: at once against bots, or as a form wants them. A table first shows what its secret is
// sealed with; then this browser brings its part of the dice, and only then the game starts.
import { get, post } from './api'
import { FIRST } from './levels'
import { lessons } from './lessons.svelte'
import { keepLink } from './links'
import { newNonce } from './nonce'
import type { Branch, Duplicate, NewTable, TableMade } from './pages'
import type { TableState, TitleInfo } from './wire'

export async function make(wish: NewTable): Promise<TableMade> {
  return begun(await post<TableMade>('/tables', { ...wish, start: false }))
}

// Me against bots, at once.
export function makeQuick(info: TitleInfo, bot: string, options: Record<string, unknown> = {}): Promise<TableMade> {
  const seats = info.quick_seats
  const players = ['me', ...Array<string>(seats - 1).fill(bot)]
  return make({ title: info.title, seats, players, options } as unknown as NewTable)
}

// A first game with hints: against bots that play sensibly, with what is meant for beginners.
export async function makeFirst(info: TitleInfo): Promise<string> {
  const made = await makeQuick(info, FIRST, info.first_game)
  lessons.begin(made.id, info.title)
  return made.path
}

export async function branch(record: string, wish: Branch): Promise<TableMade> {
  return begun(await post<TableMade>(`/records/${record}/branch`, { ...wish, start: false }))
}

// The dice of a finished game once more; there is nothing to bring.
export async function duplicate(record: string, wish: Duplicate): Promise<TableMade> {
  return kept(await post<TableMade>(`/records/${record}/duplicate`, wish))
}

// Only a host can start what waits for a nonce; whoever else asks plays without one. All bots may be others.
export async function rematch(table: string, isHost: boolean, bots: string | null = null): Promise<TableMade> {
  const made = await post<TableMade>(`/tables/${table}/rematch`, { start: !isHost, bots })
  return isHost ? begun(made) : kept(made)
}

async function begun(made: TableMade): Promise<TableMade> {
  kept(made)
  const path = `/tables/${made.id}`
  for (const { seat } of made.links) await post(`${path}/nonces/${seat}`, { nonce: newNonce() })
  const table = await get<TableState>(path)
  const isFull = table.seats.every((seat) => seat.kind !== 'open')
  if (table.status === 'open' && isFull) await post(`${path}/start`)
  return made
}

function kept(made: TableMade): TableMade {
  for (const link of made.links) keepLink(made.id, link.seat, link.path)
  return made
}
