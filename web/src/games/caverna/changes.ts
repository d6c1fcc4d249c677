// What changed between two views: what is fresh, how stocks changed, and which pieces travelled.
import { type CavernaView, type Counts, type Good, GOODS, ANIMALS } from './view'

const ALL: readonly Good[] = [...GOODS, ...ANIMALS]

export interface Fresh {
  spaces: Set<string>
  cards: Set<string>
}

export function freshOf(view: CavernaView, before: CavernaView | null): Fresh {
  const fresh: Fresh = { spaces: new Set(), cards: new Set() }
  if (!before || before.players.length !== view.players.length) return fresh
  for (const [name, space] of Object.entries(view.spaces)) {
    const was = before.spaces[name]
    if (!was) fresh.cards.add(name)
    else if (space.dwarf !== null && was.dwarf !== space.dwarf) fresh.spaces.add(name)
  }
  return fresh
}

// What is new, by names for the parts of the board.
export function partsOf(view: CavernaView, before: CavernaView): string[] {
  const { spaces, cards } = freshOf(view, before)
  const cells = view.players.flatMap((_, seat) => [...freshCells(view, before, seat)].map((key) => `cell:${seat}:${key}`))
  return [...[...spaces, ...cards].map((name) => `space:${name}`), ...cells]
}

// The cells of a home board that hold something else than before.
export function freshCells(view: CavernaView, before: CavernaView | null, seat: number): Set<string> {
  const [is, was] = [view.players[seat]?.board, before?.players[seat]?.board]
  if (!is || !was) return new Set()
  return new Set(Object.keys(is).filter((key) => is[key] !== was[key]))
}

export function stockChange(view: CavernaView, before: CavernaView | null, seat: number, good: Good): number {
  const [is, was] = [view.players[seat]?.goods, before?.players[seat]?.goods]
  return is && was ? is[good] - was[good] : 0
}

// A piece that flies from one data-anchor to another.
export interface Flight {
  symbol: string
  owner: number | null
  from: string
  to: string
}

export function flightsOf(view: CavernaView, before: CavernaView | null): Flight[] {
  if (!before || before.players.length !== view.players.length) return []
  return [...placed(view, before), ...taken(view, before)]
}

function placed(view: CavernaView, before: CavernaView): Flight[] {
  return Object.entries(view.spaces).flatMap(([name, { dwarf }]) => {
    if (dwarf === null || before.spaces[name]?.dwarf === dwarf) return []
    return [{ symbol: 'dwarf', owner: dwarf, from: `clan:${dwarf}`, to: `space:${name}` }]
  })
}

// Goods that left a space went to whoever was acting there.
function taken(view: CavernaView, before: CavernaView): Flight[] {
  return Object.entries(view.spaces).flatMap(([name, { goods }]) => {
    const owner = before.spaces[name]?.dwarf ?? view.spaces[name]?.dwarf ?? null
    if (owner === null) return []
    return lessOf(goods, before.spaces[name]?.goods ?? {}).map((good) => ({
      symbol: good === 'wild_boar' ? 'boar' : good,
      owner: null,
      from: `space:${name}`,
      to: `clan:${owner}`,
    }))
  })
}

function lessOf(is: Counts, was: Counts): Good[] {
  return ALL.filter((good) => (is[good] ?? 0) < (was[good] ?? 0))
}
