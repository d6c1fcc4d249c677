// A move of Druides is "card to place", and all of them light their place. Here the card can be
// picked first: the chosen card is what is open, its places stay lit, and pressing one plays just
// that move. Pressing a place first still offers the cards there.
import type { Acting, TargetState } from '../../lib/acting.svelte'
import type { LegalMove } from '../../lib/wire'

const cardOf = (move: LegalMove): string => `card:${move.move.split(' to ')[0]}`

export class Picking {
  constructor(readonly acting: Acting) {}

  // The moves that bring a card of the hand to a place, by card.
  readonly cards = $derived.by(() => {
    const found = new Map<string, LegalMove[]>()
    for (const move of this.acting.legal) {
      if (!move.target.startsWith('slot:') || !move.move.includes(' to ')) continue
      found.set(cardOf(move), [...(found.get(cardOf(move)) ?? []), move])
    }
    return found
  })

  // The card that was picked and waits for its place.
  readonly picked = $derived.by(() => {
    const target = this.acting.open?.target
    return target !== undefined && this.cards.has(target) ? target : null
  })

  get isCurious(): boolean {
    return this.acting.isCurious
  }

  stateOf(target: string): TargetState {
    if (this.acting.stateOf(target) === 'selected') return 'selected'
    return this.movesAt(target).length > 0 ? 'lit' : 'dark'
  }

  movesAt(target: string): LegalMove[] {
    if (target.startsWith('card:')) return this.cards.get(target) ?? this.acting.movesAt(target)
    const there = this.acting.movesAt(target)
    return this.picked ? there.filter((move) => cardOf(move) === this.picked) : there
  }

  async press(target: string, element: Element | null): Promise<void> {
    const { acting, picked } = this
    const moves = this.movesAt(target)
    if (acting.open?.target !== target && this.cards.has(target)) {
      acting.open = { target, element, moves, why: null }
    } else if (picked && picked !== target && moves.length > 0) {
      await this.#play(target, element, moves)
    } else if (target.startsWith('card:servant') && moves.length === 0) {
      // No move lights a servant by itself, so the question is why it cannot be played.
      await this.#why(target, element, `${target.slice('card:'.length)} to 1`)
    } else {
      await acting.press(target, element)
    }
  }

  ritualAt(slot: number): LegalMove | undefined {
    return this.acting.legal.find((move) => move.move === `ritual ${slot}`)
  }

  async ritual(slot: number, element: Element | null): Promise<void> {
    const move = this.ritualAt(slot)
    if (move) await this.#play(move.target, element, [move])
    else await this.#why(`ritual:${slot}`, element, `ritual ${slot}`)
  }

  async #play(target: string, element: Element | null, moves: LegalMove[]): Promise<void> {
    const [move] = moves
    if (move && !move.final) await this.acting.play(move)
    else this.acting.open = { target, element, moves, why: null }
  }

  async #why(target: string, element: Element | null, move: string): Promise<void> {
    const answer = await this.acting.live?.ask({ type: 'why', move })
    if (answer?.type === 'why') this.acting.open = { target, element, moves: [], why: answer }
  }
}
