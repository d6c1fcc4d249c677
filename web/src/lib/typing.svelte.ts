// What somebody types at the table, and what is answered. The server reads it, as it reads what is typed
// in the terminal; a move that it understood is played as by a press.
import { type Acting, isAsked } from './acting.svelte'
import { post, Refusal } from './api'
import { choices } from './choices.svelte'
import type { Live } from './live.svelte'
import type { Heard } from './wire'
import { text } from './words.svelte'

export interface Exchange {
  key: number
  typed: string
  lines: readonly string[]
  moves: Heard['moves']
  clause: string | null
}

// So much of the talk stays on the page.
const KEPT = 20

export class Typing {
  line = $state('')
  exchanges = $state.raw<readonly Exchange[]>([])
  busy = $state(false)
  // The move that is played if the same is typed again.
  #gamble = ''
  // How far back somebody is in what was typed before.
  #back = 0

  constructor(
    private readonly live: Live,
    private readonly acting: Acting,
    private readonly say: (...said: string[]) => void,
  ) {}

  // Asks the server; whatever was not carried out stays in the field.
  async send(): Promise<void> {
    const typed = this.line.trim()
    if (typed === '' || this.busy) return
    this.busy = true
    this.#back = 0
    try {
      const heard = await this.#hear(typed)
      const isDone = heard.kind === 'move' ? await this.#play(typed, heard) : this.#tell(typed, heard)
      if (isDone) this.line = ''
    } catch (error) {
      this.#answer(typed, { lines: [error instanceof Refusal ? error.message : text('web-lost')] })
    } finally {
      this.busy = false
    }
  }

  // What was typed before, or after that.
  recall(step: number): void {
    const { exchanges } = this
    this.#back = Math.min(Math.max(0, this.#back + step), exchanges.length)
    this.line = this.#back === 0 ? '' : (exchanges.at(-this.#back)?.typed ?? '')
  }

  #hear(typed: string): Promise<Heard> {
    const seat = this.live.seat === null ? '' : `&seat=${this.live.seat}`
    return post<Heard>(`/tables/${this.live.id}/typed?lang=${choices.lang}${seat}`, { text: typed })
  }

  // An answer is done with; what was refused or is not clear yet is there to be mended.
  #tell(typed: string, heard: Heard): boolean {
    this.#gamble = ''
    this.#answer(typed, heard)
    return heard.kind === 'answer'
  }

  async #play(typed: string, heard: Heard): Promise<boolean> {
    // Whoever types does not wait for what others did to be shown.
    this.live.pace.skip()
    const move = await this.acting.named(heard.move ?? '', heard.n)
    if (!move) return this.#tell(typed, { ...heard, lines: [text('web-typed-changed')] })
    if (isAsked(move) && this.#gamble !== move.move) {
      this.#gamble = move.move
      this.#answer(typed, { ...heard, lines: [text('web-typed-sure')] })
      return false
    }
    this.#gamble = ''
    await this.acting.play(move)
    const { refused } = this.acting
    if (refused) this.#answer(typed, { lines: [refused.sentence] }, false)
    else this.#answer(typed, heard, false)
    return refused === null
  }

  #answer(typed: string, { lines, moves = [], clause = null }: Partial<Heard>, isSpoken = true): void {
    const key = (this.exchanges.at(-1)?.key ?? 0) + 1
    const exchange = { key, typed, lines: lines ?? [], moves, clause }
    this.exchanges = [...this.exchanges, exchange].slice(-KEPT)
    const spoken = moves.map(({ words, price }) => (price ? `${words} (${price})` : words))
    if (isSpoken) this.say([...exchange.lines, ...spoken].join('\n'))
  }
}
