// What moves cost and bring. The rules say it; the page asks for the moves that it shows, once in a
// position, and keeps the answer as long as the position stands.
import { getContext, setContext } from 'svelte'
import type { Live } from './live.svelte'
import type { Effect, Why } from './wire'

// So many moves are asked about at once.
const MOST = 40
// Under which a page keeps them.
export const PRICES = Symbol('prices')

export class Prices {
  // The sign of an effect in the art of the title, by the symbol's name in the sprite.
  icon: (effect: Effect) => string | null = () => null

  #known = $state.raw<{ n: number; effects: Readonly<Record<string, readonly Effect[]>> }>({ n: -1, effects: {} })
  // What was asked about in a position, whether it is answered or not, and what is about to be.
  #asked = { n: -1, moves: new Set<string>() }
  #wanted: string[] = []

  constructor(readonly live: Pick<Live, 'update' | 'seat' | 'state' | 'ask'>) {}

  // Of a move in this position, as far as it is known.
  of(move: string): readonly Effect[] {
    return this.#known.n === this.live.update?.n ? (this.#known.effects[move] ?? []) : []
  }

  // A move is shown: in an effect, so that it is asked about again in the next position.
  need(move: string): void {
    const { update, seat, state } = this.live
    if (!update || state !== 'open' || seat === null || seat !== update.actor) return
    if (this.#asked.n !== update.n) this.#asked = { n: update.n, moves: new Set() }
    if (this.#asked.moves.has(move)) return
    this.#asked.moves.add(move)
    if (this.#wanted.push(move) === 1) queueMicrotask(() => void this.#ask())
  }

  // What is possible at a target and what is not, both with what it costs.
  async at(target: string): Promise<Why | null> {
    const answer = await this.live.ask({ type: 'why', target })
    if (answer.type !== 'why') return null
    this.#learn(answer)
    return answer
  }

  async #ask(): Promise<void> {
    const wanted = this.#wanted
    this.#wanted = []
    for (let i = 0; i < wanted.length; i += MOST) {
      const answer = await this.live.ask({ type: 'why', moves: wanted.slice(i, i + MOST) })
      if (answer.type === 'why') this.#learn(answer)
    }
  }

  #learn({ n, effects }: Why): void {
    if (n !== this.live.update?.n) return
    this.#known = { n, effects: this.#known.n === n ? { ...this.#known.effects, ...effects } : effects }
  }
}

// For everything that a page shows inside.
export function providePrices(prices: Prices): void {
  setContext(PRICES, prices)
}

// None where nothing is asked: a record, a test of a board.
export function pricesHere(): Prices | undefined {
  return getContext<Prices | undefined>(PRICES)
}
