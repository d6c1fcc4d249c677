// Which pieces went where between two views. Places of the board are named as their elements'
// data-anchor: "pile:3", "row:3", "deck", "card:amber 9", "seat:1".
import type { DruidesView } from './view'

export interface Flight {
  piece: 'gem' | 'servant' | 'place'
  // Whose servant.
  owner: number
  from: string
  to: string
}

// Where the cards of a seat are: its own hand lies on the board, the others' stand in their cards.
const home = (seat: number, me: number | null): string => (seat === me ? 'hand' : `seat:${seat}`)

const newcomers = (now: readonly string[] = [], then: readonly string[] = []): string[] =>
  now.filter((name) => !then.includes(name))

export function flights(before: DruidesView, view: DruidesView, me: number | null): Flight[] {
  return [...placed(before, view, me), ...drawn(before, view, me), ...thrown(before, view, me)]
}

function placed(before: DruidesView, view: DruidesView, me: number | null): Flight[] {
  const found: Flight[] = []
  for (const [i, now] of view.row.entries()) {
    const then = before.row[i] ?? null
    if (!now) continue
    if (!then || then.kind !== now.kind) {
      found.push({ piece: 'place', owner: 0, from: 'places', to: `arch:${i + 1}` })
      continue
    }
    const owner = before.seat
    const [mine] = newcomers(now.known, then.known)
    const from = owner === me && mine ? `card:${mine}` : home(owner, me)
    if (now.gems > then.gems) found.push({ piece: 'gem', owner, from, to: `pile:${i + 1}` })
    for (const servant of now.servants.slice(then.servants.length)) {
      const card = servant.owner === me ? `card:servant ${servant.value}` : home(servant.owner, me)
      found.push({ piece: 'servant', owner: servant.owner, from: card, to: `row:${i + 1}` })
    }
  }
  return found
}

function drawn(before: DruidesView, view: DruidesView, me: number | null): Flight[] {
  const found: Flight[] = []
  for (const [seat, now] of view.players.entries()) {
    const then = before.players[seat]
    if (!then) continue
    const [gem] = newcomers(now.hand?.gems, then.hand?.gems)
    const value = now.hand?.servants.find((card) => !then.hand?.servants.includes(card))
    if (now.gems > then.gems && view.deck < before.deck) {
      const to = seat === me && gem ? `card:${gem}` : home(seat, me)
      found.push({ piece: 'gem', owner: seat, from: 'deck', to })
    }
    if (now.servants > then.servants && seat === me) {
      found.push({ piece: 'servant', owner: seat, from: `reserve:${seat}`, to: `card:servant ${value}` })
    }
  }
  return found
}

function thrown(before: DruidesView, view: DruidesView, me: number | null): Flight[] {
  const owner = before.seat
  if (before.step !== 'discard' || view.discard.size <= before.discard.size) return []
  const [mine] = newcomers(view.discard.known, before.discard.known)
  const from = owner === me && mine ? `card:${mine}` : home(owner, me)
  return [{ piece: 'gem', owner, from, to: 'discard' }]
}

// What is new, by names for the parts of the board.
export function partsOf(view: DruidesView, before: DruidesView): string[] {
  return view.row.flatMap((now, i) => {
    const then = before.row[i]
    const isSame = now?.kind === then?.kind && now?.gems === then?.gems && now?.servants.length === then?.servants.length
    return isSame ? [] : [`slot:${i + 1}`]
  })
}
