// Plays rituals one after another, step by step; whoever does not want to wait skips them.
import { scene, steps, type Ritual, type Scene } from './ritual'

const STEP = 380
// The last picture stays a moment, to be read.
const READ = 1600

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export class Stage {
  #queue = $state.raw<Ritual[]>([])
  #step = $state(0)
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly scene = $derived.by((): Scene | null => {
    const [now] = this.#queue
    return now ? scene(now, this.#step) : null
  })

  show(told: readonly Ritual[]): void {
    if (told.length === 0 || isStill()) return
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
    this.#timer = setTimeout(() => this.#go(), STEP)
  }

  #go(): void {
    const [now, ...rest] = this.#queue
    if (!now) return
    if (this.#step < steps(now)) {
      this.#step++
      this.#timer = setTimeout(() => this.#go(), this.#step < steps(now) ? STEP : READ)
      return
    }
    this.#queue = rest
    if (rest.length > 0) this.#begin()
  }
}
