// Another move in a finished game: what could be played there, chosen on its board, and how the game goes
// on then, looked after until it is played.
import { Acting, type Open } from './acting.svelte'
import { get, post } from './api'
import { sentence } from './faults'
import type { Choices, SequelAnswer } from './pages'
import type { LegalMove } from './wire'

// How long between two looks.
const SOON = 500

// A board on which a move is chosen and nothing is played.
export class Trying extends Acting {
  choices = $state.raw<readonly LegalMove[]>([])
  onchosen: (move: LegalMove) => void = () => undefined

  constructor() {
    super(null)
  }

  override get legal(): LegalMove[] {
    return [...this.choices]
  }

  override async press(target: string, element: Element | null): Promise<void> {
    const moves = this.movesAt(target)
    const [only] = moves
    const isOpen = this.open?.target === target
    this.dismiss()
    if (only && moves.length === 1) await this.play(only)
    else if (only && !isOpen) this.open = { target, element, moves, why: null } satisfies Open
  }

  // What would follow by the same press is left to the bots.
  override play(first: LegalMove): Promise<void> {
    this.dismiss()
    this.onchosen(first)
    return Promise.resolve()
  }

  override settle(move: LegalMove): void {
    void this.play(move)
  }
}

// The moves in which every word that was typed begins a word, of the name or of what it is called; those
// with the words in the order in which they were typed, if there are any: servant 1 at place 3 is not servant
// 3 at place 1.
export function fitting(moves: readonly LegalMove[], typed: string, say: (move: LegalMove) => string): LegalMove[] {
  const parts = folded(typed)
  const called = moves.map((move) => ({ move, names: [folded(move.move), folded(say(move))] }))
  const having = called.filter(({ names }) => parts.every((part) => names.flat().some((word) => word.startsWith(part))))
  const following = having.filter(({ names }) => names.some((words) => follow(parts, words)))
  return (following.length > 0 ? following : having).map(({ move }) => move)
}

function follow(parts: readonly string[], words: readonly string[]): boolean {
  let at = 0
  for (const word of words) if (at < parts.length && word.startsWith(parts[at]!)) at++
  return at === parts.length
}

const folded = (said: string): string[] =>
  said
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

export interface Question {
  at: number
  move: string
  bot: string
}

export const queryOf = ({ at, move, bot }: Question): string => new URLSearchParams({ at: String(at), move, bot }).toString()

export class Sequel {
  choices = $state.raw<Choices | null>(null)
  question = $state.raw<Question | null>(null)
  answer = $state.raw<SequelAnswer | null>(null)
  refused = $state('')
  // Whether it ended without what was asked for.
  hasFailed = $state(false)
  #timer = 0
  #ended = false

  constructor(readonly record: string) {}

  get isUnderWay(): boolean {
    return this.answer?.state === 'waiting' || this.answer?.state === 'running'
  }

  // What could be played after so many moves.
  async open(at: number): Promise<void> {
    this.refused = ''
    try {
      this.choices = await get<Choices>(`/records/${this.record}/choices/${at}`)
    } catch (error) {
      this.refused = sentence(error)
    }
  }

  async begin(question: Question): Promise<void> {
    this.question = question
    this.answer = null
    this.hasFailed = false
    await this.#ask(() => post<SequelAnswer>(this.#path()))
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    if (this.isUnderWay) await post<SequelAnswer>(this.#path('/stop')).catch(() => undefined)
    this.clear()
  }

  // Nothing is asked any more; the choices are those of another place, maybe.
  clear(): void {
    clearTimeout(this.#timer)
    this.choices = null
    this.question = null
    this.answer = null
    this.refused = ''
    this.hasFailed = false
  }

  // Whoever leaves wants it no longer.
  close(): void {
    this.#ended = true
    void this.stop()
  }

  #path(more = ''): string {
    return `/records/${this.record}/sequel${more}?${this.question ? queryOf(this.question) : ''}`
  }

  async #ask(ask: () => Promise<SequelAnswer>): Promise<void> {
    clearTimeout(this.#timer)
    const asked = this.question
    try {
      const answer = await ask()
      if (asked !== this.question) return
      this.answer = answer
      this.hasFailed = answer.state === 'none'
      this.refused = ''
    } catch (error) {
      this.refused = sentence(error)
    }
    if (this.isUnderWay && !this.#ended) {
      this.#timer = window.setTimeout(() => void this.#ask(() => get<SequelAnswer>(this.#path())), SOON)
    }
  }
}
