// Acting on a board, whatever the title: lit targets are those of the legal moves; one move at a
// target is played, several open a menu, and a dark target says why not. What the rules call a
// gamble is asked once more.
import type { Component } from 'svelte'
import { choices } from './choices.svelte'
import type { Live } from './live.svelte'
import { kindOf } from './moveGroups'
import type { LegalMove, Phrase, Refused, Update, View, Why } from './wire'
import { words } from './words.svelte'

export type TargetState = 'lit' | 'dark' | 'selected'

export interface Open {
  // What was pressed, and the element to open the menu at.
  target: string
  element: Element | null
  moves: LegalMove[]
  why: Why | null
}

// What follows a move by the same press: a move of the position it led to, or nothing.
export type Next = (legal: readonly LegalMove[]) => LegalMove | undefined

// What has a name in the rules: a legal move, or one that is refused.
export type Named = Pick<LegalMove, 'move' | 'words'>

// What one press played, with what followed by itself: taken back by one press as well.
export interface Press {
  moves: readonly LegalMove[]
  // The last of them that nobody was asked about.
  unasked: LegalMove | null
  // The entry it led to.
  n: number
}

// Whether a move is asked about before it is played.
export function isAsked(move: LegalMove): boolean {
  return move.gamble === true || (choices.asksAtEnd && move.final)
}

export class Acting {
  open = $state.raw<Open | null>(null)
  refused = $state.raw<Refused | null>(null)
  busy = $state(false)
  // Whether the keyboard reaches dark targets too, to ask why not.
  isCurious = $state(false)
  // The kind of moves that was chosen in the list: the board lights no others.
  kind = $state<string | null>(null)
  // Set by a board: how it calls a move where it can say more than the rules, which know no position;
  // and what follows a move by the same press.
  label: (move: Named, view: View) => string | null = () => null
  follows: (move: LegalMove) => Next[] = () => []
  // A small picture that stands for a move in a list, where the board has one.
  picture: Component<{ move: LegalMove }> | null = null
  isPictured: (move: LegalMove) => boolean = () => false

  #presses = $state.raw<readonly Press[]>([])
  // The position in which something was played unasked: never twice in the same one.
  #unasked = -1

  constructor(readonly live: Live | null) {}

  get update(): Update | null {
    return this.live?.update ?? null
  }

  get legal(): LegalMove[] {
    return this.live?.state === 'open' ? (this.update?.legal ?? []) : []
  }

  // What the board lights: everything that is legal, or all of the kind that was chosen.
  readonly offered = $derived.by(() => {
    const kind = this.kind
    const chosen = kind === null ? [] : this.legal.filter((move) => kindOf(move) === kind)
    return chosen.length > 0 ? chosen : this.legal
  })

  // The offered moves by the element they light up.
  readonly targets = $derived.by(() => {
    const found = new Map<string, LegalMove[]>()
    for (const move of this.offered) {
      const there = found.get(move.target)
      if (there) there.push(move)
      else found.set(move.target, [move])
    }
    return found
  })

  // What my last press did; and the same as long as nothing else has happened.
  readonly last = $derived.by(() => this.#presses.at(-1) ?? null)
  readonly done = $derived.by(() => (this.last?.n === this.update?.n ? this.last : null))

  stateOf(target: string): TargetState {
    if (this.open?.target === target && this.open.moves.length > 0) return 'selected'
    return this.targets.has(target) ? 'lit' : 'dark'
  }

  movesAt(target: string): LegalMove[] {
    return this.targets.get(target) ?? []
  }

  // A move in words, by the title if it knows better.
  say(move: Named, names: readonly string[]): string {
    const view = this.update?.view
    return (view && this.label(move, view)) ?? words.say(move.words as Phrase, names)
  }

  // The moves to choose from at the target that was pressed. A board may also keep open what was
  // picked for another place (a card for its slot): those moves light that place instead.
  get menu(): Open | null {
    const { open } = this
    return open && open.moves.length > 0 && open.moves.every((move) => move.target === open.target) ? open : null
  }

  // What answers a press on the board: the moves there, or why there are none.
  get answer(): Open | null {
    return this.menu ?? (this.open?.why ? this.open : null)
  }

  async press(target: string, element: Element | null): Promise<void> {
    if (this.open?.target === target) {
      this.dismiss()
      return
    }
    const moves = this.movesAt(target)
    const only = moves.length === 1 ? moves[0] : undefined
    if (only && !isAsked(only)) {
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

  // A move that was chosen beyond doubt: played, or asked about if it is one to ask about.
  settle(move: LegalMove, element: Element | null): void {
    if (isAsked(move)) this.open = { target: move.target, element, moves: [move], why: null }
    else void this.play(move)
  }

  // Plays a move, and by the same press what follows, as far as it is legal where the one before led.
  // Whatever is refused, or comes in between, ends it there.
  async play(first: LegalMove, ...next: Next[]): Promise<void> {
    await this.#act(async () => {
      const moves: LegalMove[] = []
      for (const choose of [() => first, ...next, ...this.follows(first)]) {
        const move = choose(this.legal)
        if (!move || !(await this.#send({ type: 'move', move: move.move }))) break
        moves.push(move)
      }
      if (moves.length > 0) this.#presses = [...this.#presses, { moves, unasked: null, n: this.update?.n ?? 0 }]
    })
  }

  // The move that leaves nothing to decide here, if it may be played unasked: by whoever sits here,
  // once for a position, and not right after a take-back, which was made to look at it.
  get forced(): LegalMove | null {
    const { live, update } = this
    if (!live || !update || this.busy || choices.seesForced || update.n === this.#unasked) return null
    if (live.seat === null || live.seat !== update.actor) return null
    const last = live.story.at(-1)?.kind
    if (last === 'undo' || last === 'crossed') return null
    const move = this.legal.find((legal) => legal.forced)
    return move && !isAsked(move) ? move : null
  }

  async playForced(): Promise<void> {
    const move = this.forced
    if (!move) return
    const before = this.done
    await this.#act(async () => {
      this.#unasked = this.update?.n ?? -1
      const isPlayed = await this.#send({ type: 'move', move: move.move })
      // Another window of this seat may have been quicker: nothing was asked, so nothing is answered.
      this.refused = null
      if (!isPlayed) return
      const moves = [...(before?.moves ?? []), move]
      const earlier = before ? this.#presses.slice(0, -1) : this.#presses
      this.#presses = [...earlier, { moves, unasked: move, n: this.update?.n ?? 0 }]
    })
  }

  // What my last press did, or everything back to where nothing can be taken back.
  async takeBack(one = false): Promise<void> {
    await this.#act(async () => {
      const count = one ? (this.done?.moves.length ?? 1) : 1
      const earlier = this.done ? this.#presses.slice(0, -1) : []
      for (let i = 0; i < count; i++) {
        if (i > 0 && !this.update?.can_take_back) break
        if (!(await this.#send({ type: 'take_back', one }))) return
      }
      const [last, ...others] = [...earlier].reverse()
      this.#presses = one && last ? [...others.reverse(), { ...last, n: this.update?.n ?? 0 }] : []
    })
  }

  dismiss(): void {
    this.open = null
    this.refused = null
  }

  // One thing at a time.
  async #act(what: () => Promise<void>): Promise<void> {
    if (!this.live || this.busy) return
    this.dismiss()
    this.busy = true
    try {
      await what()
    } finally {
      this.busy = false
    }
  }

  // Whether it was carried out, and the page shows what it led to and nothing later.
  async #send(message: Record<string, unknown> & { type: string }): Promise<boolean> {
    const answer = await this.live?.ask({ ...message, n: this.update?.n })
    if (answer?.type === 'refused') this.refused = answer
    if (answer?.type !== 'done') return false
    await this.#reach(answer.n)
    return true
  }

  // A move by its name in the position after an entry, as soon as the page is there and does nothing else.
  async named(name: string, n: number): Promise<LegalMove | undefined> {
    await this.#until(() => !this.busy && !((this.update?.n ?? 0) < n))
    return this.legal.find((move) => move.move === name)
  }

  // The answer may come before the update that shows it.
  #reach(n: number): Promise<void> {
    return this.#until(() => !((this.update?.n ?? 0) < n))
  }

  #until(isThere: () => boolean): Promise<void> {
    if (isThere()) return Promise.resolve()
    return new Promise((resolve) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (!isThere()) return
          resolve()
          queueMicrotask(() => stop())
        })
      })
    })
  }
}
