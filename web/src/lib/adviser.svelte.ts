// Good moves: asked of the strongest bot, which sees no more than I do, unless the table was made
// without advice. What it advises is lit on the board and played by one press.
import type { Acting } from './acting.svelte'
import type { Live } from './live.svelte'
import type { Advice, LegalMove } from './wire'

export class Adviser {
  advice = $state.raw<Advice | null>(null)
  refused = $state<string | null>(null)
  busy = $state(false)
  // Which of the moves is looked at.
  chosen = $state(0)

  constructor(
    private readonly live: Live,
    private readonly acting: Acting,
  ) {}

  // Whether I sit here and may ask at all.
  get isAllowed(): boolean {
    return this.live.seat !== null && (this.live.table?.advice ?? false)
  }

  // Whether others hear of it: everybody does, but bots do not listen.
  get isTold(): boolean {
    const { seat: mine, table } = this.live
    return table?.seats.some((seat) => seat.seat !== mine && seat.kind !== 'bot') ?? false
  }

  // Whether it is my turn, and so something could be advised.
  get canAsk(): boolean {
    return this.isAllowed && this.acting.legal.length > 0 && !this.live.pace.isPlaying
  }

  async ask(): Promise<void> {
    if (this.busy) return
    this.forget()
    this.busy = true
    try {
      const answer = await this.live.ask({ type: 'advice', n: this.live.update?.n })
      if (answer.type === 'refused') this.refused = answer.sentence
      if (answer.type === 'advice' && answer.n === this.live.update?.n) this.advice = answer
    } finally {
      this.busy = false
    }
  }

  async play(move: LegalMove): Promise<void> {
    const legal = this.acting.legal.find((one) => one.move === move.move)
    this.forget()
    if (legal) await this.acting.play(legal)
  }

  forget(): void {
    this.advice = null
    this.refused = null
    this.chosen = 0
  }
}
