// What a cell of a home board holds, read from the words of the view.
import { FURNISHINGS } from './data'
import { type Cell, cellOf, type Direction, ENTRANCE, isForest, keyOf, nextTo } from './geometry'
import type { ClanView, Good } from './view'

export interface Tile {
  // The drawing below everything: a symbol t-… of the sprite.
  ground: string
  furnishing: string | null
  crop: { good: Good; count: number } | null
  fence: 'small' | 'large' | null
  // Where the other half of a large pasture lies, told by its first half only.
  towards: Direction | null
  stable: boolean
  // What is printed here and paid to whoever covers it first.
  printed: { symbol: string; count: number } | null
}

const PRINTED: Record<string, { symbol: string; count: number }> = {
  '1,3': { symbol: 'boar', count: 1 },
  '3,1': { symbol: 'boar', count: 1 },
  '4,2': { symbol: 'food', count: 1 },
  '4,5': { symbol: 'food', count: 1 },
  '1,6': { symbol: 'food', count: 2 },
}
const GROUNDS: Record<string, string> = {
  meadow: 't-meadow',
  field: 't-field',
  cavern: 't-cavern',
  tunnel: 't-tunnel',
  deep_tunnel: 't-deep-tunnel',
  ore_mine: 't-ore-mine',
  ruby_mine: 't-ruby-mine',
  small_pasture: 't-meadow',
  large_pasture: 't-meadow',
}

export function tileOf(cell: Cell, words: string | undefined): Tile {
  const [first = '', ...rest] = (words ?? '').split(' ')
  const isBare = !words || words === 'stable'
  const furnishing = first in FURNISHINGS ? first : null
  const bare = isForest(cell) ? 't-forest' : 't-rock'
  const sown = first === 'field' && rest.length === 2
  const direction = rest.find((word) => word === 'east' || word === 'south')
  return {
    ground: keyOf(cell) === ENTRANCE || furnishing ? 't-cavern' : (GROUNDS[first] ?? bare),
    furnishing,
    crop: sown ? { good: rest[0] as Good, count: Number(rest[1]) } : null,
    fence: first === 'small_pasture' ? 'small' : first === 'large_pasture' ? 'large' : null,
    towards: (direction as Direction | undefined) ?? null,
    stable: first === 'stable' || rest.includes('stable'),
    printed: isBare ? (PRINTED[keyOf(cell)] ?? null) : null,
  }
}

// Fences, each around its one or two cells.
export function fencesOf(board: Record<string, string>): Cell[][] {
  return Object.entries(board).flatMap(([key, words]) => {
    const cell = cellOf(key)
    const tile = tileOf(cell, words)
    if (tile.fence === 'small') return [[cell]]
    return tile.towards ? [[cell, nextTo(cell, tile.towards)]] : []
  })
}

export interface Lodger {
  weapon: number
  isOut: boolean
}

const ROOM: Record<string, number> = { couple_dwelling: 2 }

// One way the dwarfs could live: two by the entrance, then dwelling by dwelling.
export function lodgersOf(clan: ClanView): Map<string, Lodger[]> {
  const homes = Object.entries(clan.board).flatMap(([key, words]): [string, number][] =>
    FURNISHINGS[words]?.colour === 'orange' ? [[key, ROOM[words] ?? 1]] : [],
  )
  const left = clan.dwarfs.map((dwarf) => ({
    weapon: dwarf.weapon,
    isOut: dwarf.at !== null && dwarf.at !== 'aside',
  }))
  return new Map(
    [[ENTRANCE, 2] as [string, number], ...homes].map(([key, room]) => [key, left.splice(0, room)]),
  )
}
