// Laying tiles: which kind is being laid, and the spot and orientation that is shown before it is
// played. A mouse shows it by hovering, the half of the cell it is in turning the tile, and plays
// it by a click; the keyboard shows it on focus, turns by arrow keys, and plays it by Enter; a
// finger shows it by a tap, turns it by another, and plays it by the button below the board.
import type { Attachment } from 'svelte/attachments'
import { type Acting, isAsked } from '../../lib/acting.svelte'
import { type Cell, keyOf, STEPS } from './geometry'
import { isBought, isEven, KINDS, type Kind, type Laying, layingOf } from './moves'

interface Shown {
  cell: string
  laying: Laying
}

// Chosen by a finger: it stays as long as the cell is what is open.
interface Held extends Shown {
  target: string
}

const ARROWS: Record<string, Cell> = {
  ArrowUp: STEPS.north,
  ArrowRight: STEPS.east,
  ArrowDown: STEPS.south,
  ArrowLeft: STEPS.west,
}

export class Placing {
  // What hovers or has the focus, and what a finger chose.
  #passing = $state.raw<Shown | null>(null)
  #held = $state.raw<Held | null>(null)
  #chosen = $state<Kind | null>(null)

  constructor(readonly acting: Acting) {}

  readonly layings = $derived.by(() =>
    this.acting.legal.flatMap((move) => {
      const laying = layingOf(move)
      return laying ? [laying] : []
    }),
  )
  readonly kinds = $derived.by(() =>
    KINDS.filter((kind) => this.layings.some((laying) => laying.kind === kind)),
  )
  // What is bought for rubies is never begun by itself.
  readonly kind = $derived.by(() => {
    if (this.#chosen && this.kinds.includes(this.#chosen)) return this.#chosen
    return this.kinds.find((kind) => !isBought(kind)) ?? null
  })
  readonly held = $derived.by(() =>
    this.#held && this.acting.open?.target === this.#held.target ? this.#held : null,
  )
  readonly shown = $derived.by(() => this.held ?? this.#passing)

  choose(kind: Kind): void {
    this.#chosen = this.#chosen === kind && isBought(kind) ? null : kind
    this.letGo()
  }

  // Everything may have changed: what was shown is let go.
  drop(): void {
    this.#held = this.#passing = this.#chosen = null
  }

  letGo(): void {
    if (this.held) this.acting.dismiss()
    this.#held = this.#passing = null
  }

  // The layings of the chosen kind that begin here, or end here where both halves are alike.
  at(cell: Cell): Laying[] {
    const key = keyOf(cell)
    return this.layings.filter((laying) => {
      if (laying.kind !== this.kind) return false
      const reached = isEven(laying.kind) ? laying.cells : laying.cells.slice(0, 1)
      return reached.some((one) => keyOf(one) === key)
    })
  }

  turn(): void {
    const held = this.held
    if (!held) return
    const all = this.layings.filter(
      (laying) => laying.kind === held.laying.kind && this.#isAt(laying, held.cell),
    )
    const next = all[(all.findIndex((one) => one.move === held.laying.move) + 1) % all.length]
    if (next) this.#held = { ...held, laying: next }
  }

  // What is asked about stays in sight at the question, which is to lay it here.
  play(laying: Laying, spot: { cell: string; target: string; element: Element } | null = null): void {
    if (spot && isAsked(laying.move)) {
      this.#hold({ cell: spot.cell, target: spot.target, laying }, spot.element)
      return
    }
    this.letGo()
    void this.acting.play(laying.move)
  }

  // Makes a cell of one's own board show and lay tiles; presses that lay nothing go on as they were.
  spot(cell: Cell, target: string): Attachment {
    const key = keyOf(cell)
    return (element) => {
      const pass = (event: Event): void => {
        const pointer = event as PointerEvent
        if (pointer.pointerType !== 'mouse') return
        const box = element.getBoundingClientRect()
        const towards = {
          column: pointer.clientX - box.left - box.width / 2,
          row: pointer.clientY - box.top - box.height / 2,
        }
        this.#pass(key, pick(this.at(cell), key, towards))
      }
      const focus = (): void => {
        if (this.#passing?.cell !== key) this.#pass(key, this.at(cell)[0])
      }
      // A cell may lose the focus by being taken from the page, in the midst of drawing.
      const leave = (): void =>
        queueMicrotask(() => {
          if (this.#passing?.cell === key) this.#passing = null
        })
      const click = (event: Event): void => {
        const [first] = this.at(cell)
        if (!first) return
        event.stopImmediatePropagation()
        const shown = this.#passing?.cell === key ? this.#passing.laying : null
        if (shown && (event as PointerEvent).pointerType === 'mouse') this.play(shown, { cell: key, target, element })
        else if (this.held?.cell === key) this.turn()
        else this.#hold({ cell: key, laying: shown ?? first, target }, element)
      }
      const type = (event: Event): void => {
        const { key: pressed } = event as KeyboardEvent
        const all = this.at(cell)
        const towards = ARROWS[pressed]
        const shown = this.#passing?.cell === key ? this.#passing.laying : all[0]
        if (towards && all.length > 1) {
          event.preventDefault()
          this.#pass(key, pick(all, key, towards))
        } else if (shown && (pressed === 'Enter' || pressed === ' ')) {
          event.preventDefault()
          event.stopImmediatePropagation()
          this.play(shown, { cell: key, target, element })
        }
      }
      const listeners: [string, (event: Event) => void, boolean][] = [
        ['pointermove', pass, false],
        ['pointerleave', leave, false],
        ['focus', focus, false],
        ['blur', leave, false],
        ['click', click, true],
        ['keydown', type, true],
      ]
      for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture)
      return () => {
        for (const [name, listen, capture] of listeners) {
          element.removeEventListener(name, listen, capture)
        }
      }
    }
  }

  // No menu of orientations: the buttons below the board turn and lay what is shown.
  #hold(held: Held, element: Element): void {
    this.#held = held
    this.acting.open = { target: held.target, element, moves: [], why: null }
  }

  #pass(cell: string, laying: Laying | undefined): void {
    if (this.held && this.held.cell !== cell) return
    const isSame = this.#passing?.cell === cell && this.#passing.laying.move === laying?.move
    if (!isSame) this.#passing = laying ? { cell, laying } : null
  }

  #isAt(laying: Laying, key: string): boolean {
    return laying.cells.some((cell, i) => keyOf(cell) === key && (i === 0 || isEven(laying.kind)))
  }
}

// The laying whose other half lies most in a direction from here.
export function pick(all: readonly Laying[], key: string, towards: Cell): Laying | undefined {
  let best: Laying | undefined
  let most = -Infinity
  for (const laying of all) {
    const [first, second] = laying.cells
    if (!first || !second) return laying
    const sign = keyOf(first) === key ? 1 : -1
    const along =
      sign * ((second.row - first.row) * towards.row + (second.column - first.column) * towards.column)
    if (along > most) {
      most = along
      best = laying
    }
  }
  return best
}
