// A worker is carried where it goes, or pressed before the place is, or after: the plain, then which worker
// goes there. Sources first: a plain is lit once a worker is held, or if it needs none.
// The legal moves say what fits; the page knows no rule.
import type { Attachment } from 'svelte/attachments'
import type { Acting, Next, TargetState } from '../../lib/acting.svelte'
import { kindOf } from '../../lib/moveGroups'
import type { LegalMove } from '../../lib/wire'
import type { Point } from './geometry'
import type { Material } from './view'

const SWAP = 'swap'
const PAID = /^(hut|temple|offer|give) /
const LIFT = /^lift (\w+) (\d) to (\w+)$/

export class Hand {
  // The worker that is held, as its moves name it: "wood 2" is the second from the bottom.
  held = $state<string | null>(null)

  // While a worker is carried by the pointer: where it was taken, in pixels, and how far it has come, in
  // units of the map. The click that ends it is none.
  grasp: Point | null = null
  offset = $state.raw<Point | null>(null)
  wasCarried = false

  // Whether chips are to be replaced that could be paid: then nothing is paid unasked.
  replaces = $state(false)

  constructor(readonly acting: Acting) {}

  get isCurious(): boolean {
    return this.acting.isCurious
  }

  stateOf(target: string): TargetState {
    const state = this.acting.stateOf(target)
    return state === 'lit' && this.movesAt(target).every((move) => this.#waits(move)) ? 'dark' : state
  }

  // A worker goes where it is brought, and a swap is there at any time: neither asks for attention.
  #waits(move: LegalMove): boolean {
    const source = sourceOf(move)
    if (kindOf(move) === SWAP) return this.acting.kind !== SWAP
    return source !== null && source !== this.held
  }

  movesAt(target: string): LegalMove[] {
    return this.acting.movesAt(target)
  }

  // A field always shows what would be built on it first: a building stays.
  async press(target: string, element: Element | null): Promise<void> {
    const moves = this.movesAt(target)
    const { open } = this.acting
    if (moves.length === 1 && target.startsWith('field:') && open?.target !== target) {
      this.acting.open = { target, element, moves, why: null }
    } else await this.acting.press(target, element)
  }

  // What is due is paid with the chips it asks for, unless it cannot be, or chips are to be replaced.
  follows(move: LegalMove): Next[] {
    return PAID.test(move.move) && !this.replaces ? [paying] : []
  }

  // The moves of the worker at a place; once a plain is chosen, only those that lead there.
  movesOf(plain: Material, height: number): LegalMove[] {
    const open = this.acting.open
    const from = open && open.moves.length > 0 ? open.moves : this.acting.legal
    return from.filter((move) => sourceOf(move) === nameOf(plain, height))
  }

  isHeld(plain: Material, height: number): boolean {
    return this.held === nameOf(plain, height)
  }

  take(plain: Material, height: number, element: Element): void {
    const open = this.acting.open
    const [only] = this.movesOf(plain, height)
    if (open && open.moves.length > 1 && only) {
      this.drop()
      this.acting.settle(only, element)
      return
    }
    this.acting.dismiss()
    this.held = this.isHeld(plain, height) ? null : nameOf(plain, height)
  }

  lift(plain: Material, height: number): void {
    this.acting.dismiss()
    this.held = nameOf(plain, height)
  }

  letGo(): void {
    this.grasp = null
    this.offset = null
  }

  // The held worker goes to a plain, if it may.
  put(place: Element): boolean {
    const move = this.acting
      .movesAt(place.getAttribute('data-target') ?? '')
      .find((found) => this.held !== null && sourceOf(found) === this.held)
    if (!move) return false
    this.drop()
    this.acting.settle(move, place)
    return true
  }

  // Before a plain is pressed as a target: what is held goes there.
  carry(): Attachment {
    return (element) => {
      const put = (event: Event): void => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
        if (!this.put(element)) return
        event.stopPropagation()
        event.preventDefault()
      }
      element.addEventListener('click', put, true)
      element.addEventListener('keydown', put, true)
      return () => {
        element.removeEventListener('click', put, true)
        element.removeEventListener('keydown', put, true)
      }
    }
  }

  drop(): void {
    this.held = null
  }
}

function nameOf(plain: Material, height: number): string {
  return `${plain} ${height + 1}`
}

function sourceOf(move: LegalMove): string | null {
  const found = LIFT.exec(move.move)
  return found ? `${found[1]} ${found[2]}` : null
}

function paying(legal: readonly LegalMove[]): LegalMove | undefined {
  return legal.find((move) => move.move === 'pay')
}
