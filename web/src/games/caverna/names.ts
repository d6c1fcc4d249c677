// What the elements of the board are called, for screen readers and in small print.
import type { Named } from '../../lib/acting.svelte'
import { text, words } from '../../lib/words.svelte'
import { FURNISHINGS, slug } from './data'
import { type Cell, ENTRANCE, keyOf } from './geometry'
import { tileOf } from './tiles'
import type { CavernaView, ClanView, Counts, DwarfView, SpaceView } from './view'

// A move by what it does in this position, where its own words cannot say it.
export function move({ move }: Named, view: CavernaView): string | null {
  return move === 'end' && view.phase === 'work' ? text('web-caverna-end') : null
}

export function good(name: string): string {
  return text(`caverna-good-${slug(name)}`)
}

export function goods(counts: Counts): string[] {
  return Object.entries(counts).map(([name, count]) =>
    text('web-caverna-counted', { count, good: good(name) }),
  )
}

export function furnishing(name: string): string {
  return text(`caverna-furnishing-${slug(name)}`)
}

// As it stands on a tile, where the price in brackets is drawn.
export function shortly(name: string): string {
  return furnishing(name).replace(/ \(.*\)$/, '')
}

export function furnishingAbout(name: string): string {
  return text(`caverna-furnishing-${slug(name)}-about`)
}

export function spaceName(name: string): string {
  return text(`caverna-space-${slug(name)}`)
}

export function spaceAbout(name: string): string {
  return text(`caverna-space-${slug(name)}-about`)
}

export function space(name: string, here: SpaceView, weapon: number, names: readonly string[]): string {
  const parts = goods(here.goods)
  if (here.dwarf !== null) parts.push(standing(here.dwarf, weapon, names))
  return parts.length > 0
    ? text('web-caverna-holds', { what: spaceName(name), parts: parts.join(', ') })
    : spaceName(name)
}

export function standing(seat: number, weapon: number, names: readonly string[]): string {
  return text('web-caverna-standing', { player: { seat }, strength: weapon }, names)
}

export function loot(name: string, strength: number): string {
  return text('web-caverna-loot-item', { loot: text(`caverna-loot-${slug(name)}`), strength })
}

export function lootAbout(name: string): string {
  return text(`caverna-loot-${slug(name)}-about`)
}

export function dwarf(one: DwarfView): string {
  const where = one.at === null || one.at === 'aside' ? 'home' : 'out'
  const state = one.born ? 'born' : where
  return text('web-caverna-dwarf', { strength: one.weapon, state })
}

export function stock(name: string, count: number): string {
  return text('web-caverna-stock', { good: good(name), count })
}

export function price(name: string, due: Counts): string {
  const tile = FURNISHINGS[name]
  const cost = goods(due)
  return text('web-caverna-price', {
    furnishing: furnishing(name),
    price: cost.length > 0 ? words.join(cost) : text('web-caverna-free'),
    points: tile?.points ?? 0,
  })
}

export function cell(at: Cell, clan: ClanView): string {
  const key = keyOf(at)
  const tile = tileOf(at, clan.board[key])
  const [ground = ''] = (clan.board[key] ?? '').split(' ')
  const parts = [
    tile.furnishing
      ? furnishing(tile.furnishing)
      : text('web-caverna-ground', { ground: groundOf(key, ground, tile.ground) }),
  ]
  if (tile.crop) parts.push(...goods({ [tile.crop.good]: tile.crop.count }))
  if (tile.stable) parts.push(text('web-caverna-stable'))
  parts.push(...goods(clan.animals[key] ?? {}))
  const name = text('caverna-cell', { row: at.row, column: at.column })
  return text('web-caverna-holds', { what: name, parts: parts.join(', ') })
}

function groundOf(key: string, word: string, drawn: string): string {
  if (key === ENTRANCE) return 'entrance'
  return word === '' || word === 'stable' ? drawn.slice('t-'.length) : slug(word)
}
