// The review of a record while it is made: begun by one press, looked after until it rests.
import { get, post } from './api'
import { missed, sentence } from './faults'
import type { ReviewAnswer, ReviewTold } from './pages'

// How long between two looks: until there is something to read, and then.
const SOON = 1000
const LATER = 4000

export class Reviewing {
  answer = $state.raw<ReviewAnswer | null>(null)
  told = $state.raw<ReviewTold | null>(null)
  refused = $state('')
  // Whether it ended without what was asked for.
  hasFailed = $state(false)
  #timer = 0
  #ended = false

  constructor(readonly id: string) {}

  get isUnderWay(): boolean {
    return this.answer?.state === 'waiting' || this.answer?.state === 'running'
  }

  async begin(): Promise<void> {
    this.refused = ''
    this.hasFailed = false
    await this.#ask(() => post<ReviewAnswer>(`/records/${this.id}/review`))
  }

  async look(): Promise<void> {
    await this.#ask(() => get<ReviewAnswer>(`/records/${this.id}/review?known=${this.told ? (this.answer?.stage ?? 0) : 0}`))
  }

  close(): void {
    this.#ended = true
    clearTimeout(this.#timer)
  }

  async #ask(question: () => Promise<ReviewAnswer>): Promise<void> {
    clearTimeout(this.#timer)
    try {
      const was = this.answer
      const wasUnderWay = this.isUnderWay
      const answer = await question()
      this.answer = answer
      if (answer.review) this.told = answer.review
      // A first look and the review are promised; what is finer comes while somebody reads.
      this.hasFailed ||= wasUnderWay && !this.isUnderWay && answer.stage < 2 && answer.stage === was?.stage
      this.refused = ''
    } catch (error) {
      missed(error)
      this.refused = sentence(error)
    }
    if (this.isUnderWay && !this.#ended) {
      this.#timer = window.setTimeout(() => void this.look(), this.told ? LATER : SOON)
    }
  }
}
