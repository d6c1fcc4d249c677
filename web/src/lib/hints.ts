// Hints of a first game: each is said when its thing first happens. A title names its own in
// games/<title>/hints.json, one line each; those that any title needs stand here. Their words are the
// messages web-hint-<title>-<name> and web-hint-any-<name>.
import { playerOf } from './trail'
import type { EntryTold, Phrase, Update } from './wire'

export interface Hint {
  name: string
  // When: I am asked this question; a move of this kind is legal for me; something is told, of
  // anybody or of me. `any` questions and events are the page's own.
  on: 'asked' | 'legal' | 'told' | 'mine' | 'any-asked' | 'any-told' | 'can-take-back'
  // The message of the question, the move or the event.
  id: string
  // The rule behind it; none where it is about the page.
  clause: string
}

export interface Lessons {
  // The clause that says who wins.
  goal: string
  hints: readonly Hint[]
}

export const SHARED: readonly Hint[] = [
  { name: 'play', on: 'any-asked', id: '', clause: '' },
  { name: 'others', on: 'any-told', id: '', clause: '' },
  { name: 'back', on: 'can-take-back', id: '', clause: '' },
]

export const GOAL = 'goal'

// What a position shows to a seat: the position, what has happened since the one before, and whose
// eyes these are.
export interface Seen {
  update: Update
  fresh: readonly EntryTold[]
  me: number | null
}

export function wordsOf(title: string, hint: Hint): string {
  return SHARED.includes(hint) ? `web-hint-any-${hint.name}` : `web-hint-${title}-${hint.name}`
}

// The names that are kept: what is the page's own is known once for all titles.
export function nameOf(hint: Hint): string {
  return SHARED.includes(hint) ? `any-${hint.name}` : hint.name
}

// What has just happened for the first time; it is past with the next position.
export function happened(hints: readonly Hint[], { fresh, me }: Seen): Hint[] {
  const told = fresh.flatMap((entry) => entry.told)
  const others = fresh.some((entry) => entry.told.length > 0 && typeof entry.seat === 'number' && entry.seat !== me)
  return hints.filter(({ on, id }) => {
    if (on === 'any-told') return others
    if (on === 'told') return told.some((phrase) => phrase.id === id)
    return on === 'mine' && told.some((phrase) => phrase.id === id && isOf(phrase, me))
  })
}

// What the position asks of me or lets me do.
export function asked(hints: readonly Hint[], { update, me }: Seen): Hint[] {
  if (me === null || update.actor !== me || update.legal.length === 0) return []
  return hints.filter(({ on, id }) => {
    if (on === 'any-asked') return true
    if (on === 'can-take-back') return update.can_take_back
    if (on === 'asked') return update.ask?.id === id
    return on === 'legal' && update.legal.some((move) => move.words.id === id)
  })
}

function isOf(phrase: Phrase, me: number | null): boolean {
  return me !== null && playerOf(phrase) === me
}

// So many hints are said of one position: a turn is no series of slides.
const MOST = 2

// One hint at a time: first what happened, then what is asked. Whoever has played on has read enough
// of the one before.
export class Teacher {
  // What is said now, and since which position.
  now: Hint | null = null
  #since = -1
  #said = 0
  #waiting: Hint[] = []
  #n = -1

  constructor(
    private readonly hints: readonly Hint[],
    private readonly knows: (hint: Hint) => boolean,
    private readonly learn: (hint: Hint) => void,
  ) {}

  // Takes a position; `pressed` is the last entry that somebody here chose.
  see(seen: Seen, pressed: number): void {
    const { n } = seen.update
    if (pressed > this.#since) this.now = null
    // What happened before anybody looked is not new.
    const fresh = this.#n < 0 ? [] : seen.fresh.filter((entry) => entry.n > this.#n)
    this.#n = Math.max(this.#n, n)
    const isNew = (hint: Hint): boolean => !this.knows(hint) && !this.#waiting.includes(hint)
    this.#waiting.push(...happened(this.hints, { ...seen, fresh }).filter(isNew))
    if (this.now) return
    const isMore = n !== this.#since || this.#said < MOST
    const next = this.#waiting.shift() ?? (isMore ? asked(this.hints, seen).find(isNew) : undefined)
    if (next) this.#say(next, n)
  }

  close(): void {
    this.now = null
  }

  #say(hint: Hint, n: number): void {
    this.now = hint
    this.#said = n === this.#since ? this.#said + 1 : 1
    this.#since = n
    this.learn(hint)
  }
}
