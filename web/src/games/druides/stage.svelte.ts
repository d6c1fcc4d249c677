// Plays rituals one after another, step by step; whoever does not want to wait skips them.
import { scene, steps, type Ritual, type Scene } from './ritual'

const STEP = 380
// The last picture stays for so many steps, to be read.
const READ = 4

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export class Stage {
  #queue = $state.raw<Ritual[]>([])
  #step = $state(0)
  // The time of one step.
  #beat = STEP
  // When the first picture of the ritual was shown: a busy machine is late with each, and not later with
  // every one.
  #since = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly scene = $derived.by((): Scene | null => {
    const [now] = this.#queue
    return now ? scene(now, this.#step) : null
  })

  // Everything within so many milliseconds; nothing where there is no time.
  show(told: readonly Ritual[], within = Infinity): void {
    if (told.length === 0 || within === 0 || isStill()) return
    this.#beat = Math.min(STEP, within / told.reduce((sum, ritual) => sum + 1 + steps(ritual) + READ, 0))
    const idle = this.#queue.length === 0
    this.#queue = [...this.#queue, ...told]
    if (idle) this.#begin()
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.#queue = []
  }

  #begin(): void {
    this.#step = 0
    this.#since = Date.now()
    this.#wait(1)
  }

  // Until so many steps after the first picture.
  #wait(step: number): void {
    this.#timer = setTimeout(() => this.#go(), this.#since + step * this.#beat - Date.now())
  }

  #go(): void {
    const [now, ...rest] = this.#queue
    if (!now) return
    const last = steps(now)
    if (this.#step < last) {
      const due = Math.round((Date.now() - this.#since) / this.#beat)
      this.#step = Math.min(last, Math.max(this.#step + 1, due))
      this.#wait(this.#step < last ? this.#step + 1 : last + READ)
      return
    }
    this.#queue = rest
    if (rest.length > 0) this.#begin()
  }
}
