// A ritual as it was told: which gems turned up, how many amulets they made, and who took how many
// in which order. Read from the entries of an update, so that the board can show it step by step.
import type { EntryTold, Phrase } from '../../lib/wire'
import type { Until } from '../../lib/trail'
import type { DruidesView, Gem, Kind } from './view'

export interface Served {
  seat: number
  value: number
  count: number
  // The lowest circle of the column once this servant is served: the column may have grown.
  low: number
  told: Phrase
}

export interface Ritual {
  // The entry that tells it, and how many sentences of that are told when nothing has turned up yet and
  // after each step.
  n: number
  told: number[]
  seat: number
  slot: number
  kind: Kind
  gems: (Gem & { matches: boolean })[]
  amulets: Phrase | null
  served: Served[]
  // Where the pawns and the column stood before it.
  scores: number[]
  low: number
}

const EVENT = 'druides-event-'

// What the events of a ritual say, each its own part of it.
interface Said {
  player: { seat: number }
  slot: number
  place: { args: { kind: Kind } }
  gem: { args: Gem }
  low: number
  value: number
  count: number
}

export function rituals(entries: readonly EntryTold[], before: DruidesView): Ritual[] {
  const found: Ritual[] = []
  let low = before.column.low
  let scores = before.players.map((player) => player.score)
  for (const { n, phrase, count } of sentences(entries)) {
    if (!phrase.id.startsWith(EVENT)) continue
    const event = phrase.id.slice(EVENT.length)
    const said = phrase.args as unknown as Said
    const now = found.at(-1)
    if (event === 'ritual-announced') {
      const { player, slot, place } = said
      const { kind } = place.args
      const nothing = { gems: [], amulets: null, served: [] }
      found.push({ n, told: [count], seat: player.seat, slot, kind, ...nothing, scores, low })
    } else if (event === 'gem-matches' || event === 'gem-does-not-match') {
      now?.gems.push({ ...said.gem.args, matches: event === 'gem-matches' })
      now?.told.push(count)
    } else if (event === 'amulets-made' && now) {
      now.amulets = phrase
      now.told.push(count)
    } else if (event === 'column-grew') {
      low = said.low
    } else if (event === 'servant-served' || event === 'servant-stopped') {
      const { count: taken, value } = said
      const { seat } = said.player
      scores = scores.map((score, i) => (i === seat ? score + taken : score))
      now?.served.push({ seat, value, count: taken, low, told: phrase })
      now?.told.push(count)
    }
  }
  return found
}

// Every sentence, with its entry and how many of that have been said with it.
function sentences(entries: readonly EntryTold[]): { n: number; phrase: Phrase; count: number }[] {
  return entries.flatMap(({ n, told }) => told.map((phrase, i) => ({ n, phrase, count: i + 1 })))
}

// What the public sees after a number of steps: first each gem turns, then the amulets are counted,
// then one servant after the other is served.
export interface Scene {
  ritual: Ritual
  gems: number
  counted: boolean
  served: number
  scores: number[]
  low: number
  // How far the story is told; once the last servant is served, all of it.
  until: Until | null
}

export function steps(ritual: Ritual): number {
  return ritual.gems.length + 1 + ritual.served.length
}

export function scene(ritual: Ritual, step: number): Scene {
  const gems = Math.min(step, ritual.gems.length)
  const served = Math.max(0, Math.min(step - ritual.gems.length - 1, ritual.served.length))
  const scores = [...ritual.scores]
  for (const { seat, count } of ritual.served.slice(0, served)) scores[seat] = (scores[seat] ?? 0) + count
  const low = ritual.served[served - 1]?.low ?? ritual.low
  const phrases = ritual.told[step]
  const until = step < steps(ritual) && phrases !== undefined ? { n: ritual.n, phrases } : null
  return { ritual, gems, counted: step > ritual.gems.length, served, scores, low, until }
}
