// A good move: asked of the strongest bot, which sees no more than I do, and only where all others are
// bots. What it advises is lit on the board and played by one press.
import type { Acting } from './acting.svelte'
import type { Live } from './live.svelte'
import type { Advice } from './wire'

export class Advising {
  advice = $state.raw<Advice | null>(null)
  refused = $state<string | null>(null)
  busy = $state(false)

  constructor(
    private readonly live: Live,
    private readonly acting: Acting,
  ) {}

  // Whether nobody but bots plays against me.
  get isAlone(): boolean {
    const { me, table } = this.live
    return me !== null && (table?.seats.every((seat) => seat.seat === me || seat.kind === 'bot') ?? false)
  }

  // Whether it is my turn, and so something could be advised.
  get canAsk(): boolean {
    return this.isAlone && this.acting.legal.length > 0 && !this.live.pace.isPlaying
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

  async play(): Promise<void> {
    const move = this.acting.legal.find((legal) => legal.move === this.advice?.move.move)
    this.forget()
    if (move) await this.acting.play(move)
  }

  forget(): void {
    this.advice = null
    this.refused = null
  }
}
