// Acting on a board, whatever the title: lit targets are those of the legal moves; one move at a
// target is played, several open a menu, and a dark target says why not. Anything that cannot be
// taken back is asked once more.
import type { Live } from './live.svelte'
import type { LegalMove, Refused, Update, Why } from './wire'

export type TargetState = 'lit' | 'dark' | 'selected'

export interface Open {
  // What was pressed, and the element to open the menu at.
  target: string
  element: Element | null
  moves: LegalMove[]
  why: Why | null
}

export class Acting {
  open = $state.raw<Open | null>(null)
  refused = $state.raw<Refused | null>(null)
  busy = $state(false)
  // Whether the keyboard reaches dark targets too, to ask why not.
  isCurious = $state(false)

  constructor(readonly live: Live | null) {}

  get update(): Update | null {
    return this.live?.update ?? null
  }

  get legal(): LegalMove[] {
    return this.live?.state === 'open' ? (this.update?.legal ?? []) : []
  }

  // The legal moves by the element they light up.
  readonly targets = $derived.by(() => {
    const found = new Map<string, LegalMove[]>()
    for (const move of this.legal) {
      const there = found.get(move.target)
      if (there) there.push(move)
      else found.set(move.target, [move])
    }
    return found
  })

  stateOf(target: string): TargetState {
    if (this.open?.target === target && this.open.moves.length > 0) return 'selected'
    return this.targets.has(target) ? 'lit' : 'dark'
  }

  movesAt(target: string): LegalMove[] {
    return this.targets.get(target) ?? []
  }

  // The moves to choose from at the target that was pressed. A board may also keep open what was
  // picked for another place (a card for its slot): those moves light that place instead.
  get menu(): Open | null {
    const { open } = this
    return open && open.moves.length > 0 && open.moves.every((move) => move.target === open.target) ? open : null
  }

  async press(target: string, element: Element | null): Promise<void> {
    if (this.open?.target === target) {
      this.dismiss()
      return
    }
    const moves = this.movesAt(target)
    const only = moves.length === 1 ? moves[0] : undefined
    if (only && !only.final) {
      await this.play(only)
      return
    }
    if (moves.length > 0) {
      this.open = { target, element, moves, why: null }
      return
    }
    const answer = await this.live?.ask({ type: 'why', target })
    if (answer?.type === 'why') this.open = { target, element, moves: [], why: answer }
  }

  async play(move: LegalMove): Promise<void> {
    await this.#send({ type: 'move', n: this.update?.n, move: move.move })
  }

  // My last move, or everything back to where nothing can be taken back.
  async takeBack(one = false): Promise<void> {
    await this.#send({ type: 'take_back', n: this.update?.n, one })
  }

  dismiss(): void {
    this.open = null
    this.refused = null
  }

  async #send(message: Record<string, unknown> & { type: string }): Promise<void> {
    if (!this.live || this.busy) return
    this.dismiss()
    this.busy = true
    try {
      const answer = await this.live.ask(message)
      if (answer.type === 'refused') this.refused = answer
    } finally {
      this.busy = false
    }
  }
}
