// A move of Druides is "card to place", and all of them light their place. Here the card comes
// first: cards are lit, the chosen one is what is open, its places light up, and pressing one plays
// just that move. Pressing a place first still offers the cards there. A card that is pressed while a
// ritual is asked about says that none is held.
import { tick } from 'svelte'
import { type Acting, isAsked, type TargetState } from '../../lib/acting.svelte'
import type { LegalMove } from '../../lib/wire'

const NO_RITUAL = 'no ritual'

const cardOf = (move: LegalMove): string => `card:${move.move.split(' to ')[0]}`
const isPlacing = (move: LegalMove): boolean => move.target.startsWith('slot:') && move.move.includes(' to ')

export class Picking {
  constructor(readonly acting: Acting) {}

  // The moves that bring a card of the hand to a place, by card.
  readonly cards = $derived.by(() => {
    const found = new Map<string, LegalMove[]>()
    for (const move of this.acting.offered.filter(isPlacing)) {
      found.set(cardOf(move), [...(found.get(cardOf(move)) ?? []), move])
    }
    return found
  })

  // The card that was picked and waits for its place.
  readonly picked = $derived.by(() => {
    const target = this.acting.open?.target
    return target !== undefined && this.cards.has(target) ? target : null
  })

  // What a card says before it is picked.
  readonly #noRitual = $derived.by(() => this.acting.legal.find((move) => move.move === NO_RITUAL))

  get isCurious(): boolean {
    return this.acting.isCurious
  }

  // Sources first: a place is lit once it is known what goes there.
  stateOf(target: string): TargetState {
    if (this.acting.stateOf(target) === 'selected') return 'selected'
    const moves = this.movesAt(target)
    const waits = this.picked === null && moves.length > 0 && moves.every(isPlacing) && !target.startsWith('card:')
    return moves.length > 0 && !waits ? 'lit' : 'dark'
  }

  movesAt(target: string): LegalMove[] {
    if (target.startsWith('card:')) return this.cards.get(target) ?? this.#atCard(target)
    const there = this.acting.movesAt(target)
    return this.picked ? there.filter((move) => cardOf(move) === this.picked) : there
  }

  #atCard(target: string): LegalMove[] {
    return this.#noRitual ? [this.#noRitual] : this.acting.movesAt(target)
  }

  async press(target: string, element: Element | null): Promise<void> {
    const { acting, picked } = this
    const moves = this.movesAt(target)
    if (this.#noRitual && target.startsWith('card:')) {
      await acting.play(this.#noRitual)
      // The menu of the position before is closed first.
      await tick()
      this.#pick(target, element)
    } else if (acting.open?.target !== target && this.cards.has(target)) {
      this.#pick(target, element)
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

  // Draws so many cards by one press, and keeps all gems if it is asked whether to.
  async draw(gems: number, servants: number): Promise<void> {
    const wishes = [...Array<string>(gems).fill('draw gem'), ...Array<string>(servants).fill('draw servant')]
    const [first, ...rest] = this.canKeep ? ['keep gems', ...wishes] : wishes
    const find = (name: string | undefined) => (legal: readonly LegalMove[]) =>
      legal.find((move) => move.move === name)
    const move = find(first)(this.acting.legal)
    if (move) await this.acting.play(move, ...rest.map(find))
  }

  get canKeep(): boolean {
    return this.acting.legal.some((move) => move.move === 'keep gems')
  }

  get canDraw(): boolean {
    return this.canKeep || this.acting.legal.some((move) => move.move.startsWith('draw '))
  }

  #pick(target: string, element: Element | null): void {
    const moves = this.cards.get(target)
    if (moves) this.acting.open = { target, element, moves, why: null }
  }

  async #play(target: string, element: Element | null, moves: LegalMove[]): Promise<void> {
    const [move] = moves
    if (move && !isAsked(move)) await this.acting.play(move)
    else this.acting.open = { target, element, moves, why: null }
  }

  async #why(target: string, element: Element | null, move: string): Promise<void> {
    const answer = await this.acting.live?.ask({ type: 'why', move })
    if (answer?.type === 'why') this.acting.open = { target, element, moves: [], why: answer }
  }
}
