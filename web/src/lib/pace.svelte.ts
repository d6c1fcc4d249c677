// The rhythm of a table. What others do comes as fast as the server plays it; here it waits its turn,
// so that one thing is seen after the other. What I do myself is never held up, and nothing is shown
// later than a round after it happened (docs/adr/0021-pace.md).
import type { Update, View } from './wire'

export const SPEEDS = ['off', 'quick', 'normal', 'slow'] as const
export type Speed = (typeof SPEEDS)[number]

// How long one beat lasts, in milliseconds.
const BEAT: Readonly<Record<Speed, number>> = { off: 0, quick: 250, normal: 500, slow: 1000 }
// In so many beats everything that came at once has been shown, however much it was.
export const ROUND = 8

export interface Beat {
  update: Update
  // From which view to which it leads.
  before: View
  view: View
  // Whose doing it is; nobody's where the table itself does something.
  seat: number | null
  isOwn: boolean
  // How many beats it deserves: none where nothing happened, more for a moment.
  weight: number
  // How many moves it holds: of several at once the positions between are not known.
  moves: number
  // How many turns begin with it.
  turns: number
}

interface Waiting extends Beat {
  since: number
}

export class Pace {
  // Whether something is being shown, or waits to be.
  isPlaying = $state(false)
  // How many positions wait behind the one that is shown.
  waiting = $state(0)
  // How many moves were put into one step, because the table was too fast or out of reach.
  caught = $state(0)
  // How long the beat that is shown lasts: what a board plays for it fits in there.
  hold = $state(0)
  // The most turns that may wait: one round. Nothing is left out for whom the table waits.
  most = Infinity

  #queue: Waiting[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    // Shows positions, the last of which stays: pieces fly for a single one only.
    private readonly show: (beats: readonly Beat[]) => void,
    private readonly speed: () => Speed,
  ) {}

  take(beat: Beat): void {
    this.#queue.push({ ...beat, since: Date.now() })
    this.waiting = this.#queue.length
    if (this.speed() === 'off') this.#drain()
    else if (beat.isOwn) this.#drain(1)
    else if (beat.moves > 1) this.#catchUp()
    else if (!this.isPlaying) this.#next()
  }

  // Shows all that waits, now.
  skip(): void {
    if (this.isPlaying) this.#drain()
  }

  // Forgets what waits: somebody looks with other eyes.
  clear(): void {
    this.#stop()
    this.#queue = []
    this.waiting = this.caught = 0
  }

  #stop(): void {
    clearTimeout(this.#timer)
    this.isPlaying = false
    this.hold = 0
  }

  // All but the last few in one step, and those as they come.
  #drain(last = 0): void {
    const { length } = this.#queue
    const passed = this.#queue.splice(0, length - last)
    this.#stop()
    this.caught = 0
    this.waiting = this.#queue.length
    if (passed.length > 0) this.show(passed)
    if (last > 0) this.#next()
  }

  #catchUp(): void {
    const passed = this.#queue.splice(0)
    this.waiting = 0
    const moves = passed.reduce((sum, beat) => sum + beat.moves, 0)
    this.show(passed)
    this.caught = moves
    this.#wait(BEAT[this.speed()])
  }

  #next(): void {
    const turns = this.#queue.reduce((sum, beat) => sum + beat.turns, 0)
    if (turns > this.most) {
      this.#catchUp()
      return
    }
    const hold = this.#share()
    const beat = this.#queue.shift()
    this.waiting = this.#queue.length
    if (!beat) {
      this.#stop()
      return
    }
    this.caught = 0
    this.show([beat])
    this.#wait(hold)
  }

  #wait(time: number): void {
    clearTimeout(this.#timer)
    this.isPlaying = true
    this.hold = time
    this.#timer = setTimeout(() => this.#next(), time)
  }

  // The time of the first in the queue: what it deserves, or its share of the time in which it and
  // whatever waits behind it must have been shown.
  #share(): number {
    const beat = BEAT[this.speed()]
    const now = Date.now()
    let [sum, most] = [0, 1]
    for (const { weight, since } of this.#queue) {
      sum += weight * beat
      if (sum > 0) most = Math.min(most, (since + ROUND * beat - now) / sum)
    }
    return Math.max(0, (this.#queue[0]?.weight ?? 0) * beat * most)
  }
}
