// Moving a worker takes two presses, in either order: the worker, then where it goes; or the plain,
// then which worker goes there. The legal moves say what fits; the page knows no rule.
import type { Attachment } from 'svelte/attachments'
import type { Acting } from '../../lib/acting.svelte'
import type { LegalMove } from '../../lib/wire'
import type { Material } from './view'

const LIFT = /^lift (\w+) (\d) to (\w+)$/

export class Hand {
  // The worker that is held, as its moves name it: "wood 2" is the second from the bottom.
  held = $state<string | null>(null)

  constructor(readonly acting: Acting) {}

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
      settle(this.acting, only, element)
      return
    }
    this.acting.dismiss()
    this.held = this.isHeld(plain, height) ? null : nameOf(plain, height)
  }

  // Before a plain is pressed as a target: the held worker goes there, if it may.
  carry(plain: Material): Attachment {
    return (element) => {
      const put = (event: Event): void => {
        if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
        const move = this.acting
          .movesAt(`plain:${plain}`)
          .find((found) => this.held !== null && sourceOf(found) === this.held)
        if (!move) return
        event.stopPropagation()
        event.preventDefault()
        this.drop()
        settle(this.acting, move, element)
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

// Plays a move that was chosen beyond doubt; one that cannot be taken back is first asked about.
export function settle(acting: Acting, move: LegalMove, element: Element | null): void {
  if (move.final) acting.open = { target: move.target, element, moves: [move], why: null }
  else void acting.play(move)
}
