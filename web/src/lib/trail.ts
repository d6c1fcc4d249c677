// What happened since I last decided, position by position: what the page shows one after the other,
// captions, and marks in the colour of whoever did it.
import type { Beat } from './pace.svelte'
import type { EntryTold, Phrase, Update, View } from './wire'

// How long something told is looked at: 1 is plain, more is a moment, nothing not worth a word.
export type Weigh<V = View> = (told: Phrase, before: V, me: number | null) => number

// Nobody can look at more marks than that; who only watches is shown the latest.
const MOST = 60
const WATCHED = 6

export function beatOf(update: Update, known: Update, own: readonly number[], me: number | null, weigh: Weigh): Beat {
  const { entries, view } = update
  const told = entries.flatMap((entry) => entry.told)
  const deciders = entries.filter(({ seat }) => typeof seat === 'number')
  const isGap = update.since > known.n
  const moves = isGap ? update.n - known.n : deciders.length
  const seat = moves > 1 ? null : (deciders[0]?.seat ?? playerOf(told[0]))
  return {
    ...{ update, before: known.view, view, seat, moves },
    isOwn: moves <= 1 && own.includes(deciders[0]?.seat ?? -1),
    weight: told.length > 0 ? Math.max(...told.map((phrase) => weigh(phrase, known.view, me))) : Math.min(1, entries.length),
    turns: told.filter((phrase) => phrase.role === 'turn').length,
  }
}

export function follow(trail: readonly Beat[], beat: Beat, isPlayer: boolean): readonly Beat[] {
  if (beat.update.entries.length === 0) return trail
  if (beat.isOwn) return [beat]
  return [...trail, beat].slice(isPlayer ? -MOST : -WATCHED)
}

// Who something that was told is about.
export function playerOf(phrase: Phrase | undefined): number | null {
  const player = (phrase?.args as Record<string, unknown> | undefined)?.['player']
  return typeof player === 'object' && player !== null && 'seat' in player ? Number(player.seat) : null
}

// Whose turn it is by what was told, and which entry began it.
export function turnOf(story: readonly EntryTold[]): { seat: number; n: number } | null {
  for (const entry of story.toReversed()) {
    const seat = entry.told.toReversed().map(turnIn).find((found) => found !== null)
    if (typeof seat === 'number') return { seat, n: entry.n }
  }
  return null
}

export function turnIn(phrase: Phrase): number | null {
  return phrase.role === 'turn' ? playerOf(phrase) : null
}

// Whether something only says whose turn comes: not where a turn begins with what its player does.
export function isOnlyTurn(phrase: Phrase, { seat }: EntryTold): boolean {
  return phrase.role === 'turn' && (seat === null || turnIn(phrase) !== seat)
}

// How far a story is told while the board plays its last part piece by piece: of the entry `n` so many
// phrases, and of those after it nothing.
export interface Until {
  n: number
  phrases: number
}

export function upTo(entries: readonly EntryTold[], until: Until | null): readonly EntryTold[] {
  if (!until) return entries
  return entries.flatMap((entry) => {
    if (entry.n !== until.n) return entry.n < until.n ? [entry] : []
    return [{ ...entry, told: entry.told.slice(0, until.phrases) }]
  })
}

export interface Step<V> {
  before: V
  view: V
  seat: number | null
}

export interface Mark {
  // Whose doing it was.
  seat: number | null
  // Whether it happened with the very last position.
  isLate: boolean
}

export type Marks = ReadonlyMap<string, Mark>

// What is new, by the names a title gives to the parts of its board; what is again as it was when the
// trail began is not new.
export function marksOf<V>(trail: readonly Step<V>[], changed: (view: V, before: V) => Iterable<string>): Marks {
  const [first, last] = [trail[0], trail.at(-1)]
  if (!first || !last) return new Map()
  const marks = new Map<string, Mark>()
  for (const step of trail) {
    for (const part of changed(step.view, step.before)) marks.set(part, { seat: step.seat, isLate: step === last })
  }
  const lasting = new Set(changed(last.view, first.before))
  return new Map([...marks].filter(([part]) => lasting.has(part)))
}
