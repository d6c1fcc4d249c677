// Better moves to be found: a table for one, the answer there while it is judged, and which of them this
// browser has found, by record.
import { get, post } from './api'
import { missed, sentence } from './faults'
import type { ExerciseStanding } from './pages'
import { puzzles } from './puzzles.svelte'

const PLACE = 'dolmen-exercises'
// Records that are remembered.
const MOST = 50
// How long between two looks while an answer is measured.
const SOON = 800

type Kept = Record<string, readonly number[]>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export class Found {
  #kept = $state.raw<Kept>(kept())

  has(record: string, at: number): boolean {
    return this.#kept[record]?.includes(at) ?? false
  }

  keep(record: string, at: number): void {
    if (this.has(record, at)) return
    const { [record]: known = [], ...others } = this.#kept
    this.#kept = Object.fromEntries([...Object.entries(others), [record, [...known, at]] as const].slice(-MOST))
    localStorage.setItem(PLACE, JSON.stringify(this.#kept))
  }
}

export const found = new Found()

export const atMark = (record: string, at: number): string => `/records/${record}/exercises/${at}`
export const atPuzzle = (title: string, name: string): string => `/titles/${title}/puzzles/${name}`

export class Answering {
  standing = $state.raw<ExerciseStanding | null>(null)
  refused = $state('')
  isShown = $state(false)
  // Whether the answer was to be measured and was not.
  hasFailed = $state(false)
  #timer = 0
  #ended = false

  constructor(readonly table: string) {}

  get isJudged(): boolean {
    return this.standing !== null && !['open', 'answered', 'measuring'].includes(this.standing.state)
  }

  // Looks how it stands; an answer that nobody has asked about yet is measured.
  async look(): Promise<void> {
    const wasMeasuring = this.standing?.state === 'measuring'
    await this.#ask(() => get<ExerciseStanding>(`/tables/${this.table}/exercise${this.isShown ? '?show=true' : ''}`))
    if (this.standing?.state === 'open') this.hasFailed = false
    if (this.standing?.state !== 'answered' || this.refused) return
    if (wasMeasuring) this.hasFailed = true
    if (!this.hasFailed) await this.measure()
  }

  async measure(): Promise<void> {
    this.hasFailed = false
    await this.#ask(() => post<ExerciseStanding>(`/tables/${this.table}/exercise`))
    this.hasFailed = this.refused !== ''
  }

  // Whoever looks has not found it.
  async show(): Promise<void> {
    this.isShown = true
    const { title, puzzle, rating } = this.standing ?? {}
    if (title && puzzle && rating) puzzles.judge(title, puzzle, rating, false)
    await this.look()
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }

  async #ask(question: () => Promise<ExerciseStanding>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const now = await question()
      this.standing = now
      this.refused = ''
      if (now.state === 'right' && now.record) found.keep(now.record, now.at)
      if (this.isJudged && now.puzzle && now.rating) puzzles.judge(now.title, now.puzzle, now.rating, now.state === 'right')
    } catch (error) {
      missed(error)
      this.refused = sentence(error)
    }
    if (this.standing?.state === 'measuring' && !this.#ended) this.#timer = window.setTimeout(() => void this.look(), SOON)
  }
}
