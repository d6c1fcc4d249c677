// Legal moves, read by their names: what is laid where, and which are mere exchanges.
import type { LegalMove } from '../../lib/wire'
import { type Cell, type Direction, nextTo } from './geometry'

// What can be put on a home board, in the order it is offered.
export const KINDS = [
  'meadow-field',
  'cavern-tunnel',
  'cavern-cavern',
  'ore-mine',
  'ruby-mine',
  'small-pasture',
  'large-pasture',
  'stable',
  'site',
  'lay',
  'buy meadow',
  'buy field',
  'buy tunnel',
  'buy cavern',
] as const
export type Kind = (typeof KINDS)[number]

export interface Laying {
  move: LegalMove
  kind: Kind
  cells: Cell[]
  direction: Direction | null
}

const LAYING = new RegExp(`^(${KINDS.join('|')}) (\\d) (\\d)(?: (north|east|south|west))?$`)
// Exchanges are there at almost any time; they do not ask for attention.
const EXCHANGE = /^(ruby|buy|eat|coins?|use|disarm|overtake)\b/

export function layingOf(move: LegalMove): Laying | null {
  const found = LAYING.exec(move.move)
  if (!found) return null
  const first = { row: Number(found[2]), column: Number(found[3]) }
  const direction = (found[4] as Direction | undefined) ?? null
  const cells = direction ? [first, nextTo(first, direction)] : [first]
  return { move, kind: found[1] as Kind, cells, direction }
}

export function isExchange(move: LegalMove): boolean {
  return EXCHANGE.test(move.move) && !/^ruby-mine/.test(move.move)
}

// More than any clan eats.
const LAST = 100

// Exchanges come late, and the payment that feeds most comes first; to beg though there is something to
// eat comes last of all.
export function rankOf(move: LegalMove): number {
  const paid = /^feed (\d+)$/.exec(move.move)
  if (paid) return (move.gamble === true ? LAST : 0) - Number(paid[1])
  return isExchange(move) ? 1 : 0
}

// Both halves of such a tile are alike: it is named by its first cell, and taken by either.
export function isEven(kind: Kind): boolean {
  return kind === 'cavern-cavern' || kind === 'large-pasture'
}

export function isBought(kind: Kind): boolean {
  return kind.startsWith('buy ')
}

// What each half looks like; a fence and a stable stand on what is there.
export function halvesOf(kind: Kind): readonly string[] {
  switch (kind) {
    case 'meadow-field':
      return ['meadow', 'field']
    case 'cavern-tunnel':
      return ['cavern', 'tunnel']
    case 'cavern-cavern':
      return ['cavern', 'cavern']
    case 'ore-mine':
      return ['ore_mine', 'deep_tunnel']
    case 'ruby-mine':
      return ['ruby_mine']
    case 'small-pasture':
      return ['small_pasture']
    case 'large-pasture':
      return ['large_pasture', 'large_pasture']
    case 'stable':
      return ['stable']
    case 'site':
    case 'lay':
      return []
    default:
      return [kind.slice('buy '.length)]
  }
}

// The place where the moves of a step are to be seen, on a screen that shows one at a time.
export type Place = 'home' | 'work' | 'rooms' | 'loot'

export function placeOf(legal: readonly LegalMove[]): Place | null {
  const asked = legal.filter((move) => !isExchange(move))
  const has = (prefix: string): boolean => asked.some((move) => move.target.startsWith(prefix))
  if (has('furnishing:')) return 'rooms'
  if (has('loot:')) return 'loot'
  if (has('space:')) return 'work'
  return legal.length > 0 ? 'home' : null
}
