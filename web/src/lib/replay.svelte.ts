// A record being looked at: which point is shown, from whose eyes, and whether it plays by itself.
// One point is fetched at a time; a slider that runs ahead is caught up with at its last place.
import { get } from './api'
import { sentence } from './faults'
import type { EntryTold, Update } from './wire'

// How much of the log comes with a point.
const TOLD = 12
const PAUSE = 900
// Moves that nobody was told of are stepped over quickly.
const SILENT_PAUSE = 150

export class Replay {
  at = $state(0)
  eyes = $state<number | null>(null)
  update = $state.raw<Update | null>(null)
  before = $state.raw<Update | null>(null)
  story = $state.raw<EntryTold[]>([])
  isPlaying = $state(false)
  refused = $state('')

  #known = new Map<string, Update>()
  #isFetching = false
  #timer = 0

  constructor(
    // Where its points are asked for: a record, or how one would have gone on.
    readonly path: string,
    readonly last: number,
    start: number,
    readonly query = '',
  ) {
    this.go(start)
  }

  go(point: number): void {
    this.at = Math.min(Math.max(point, 0), this.last)
    if (!this.#isFetching) void this.#follow()
  }

  step(by: number): void {
    this.pause()
    this.go(this.at + by)
  }

  // With other eyes other things are seen and told.
  look(seat: number | null): void {
    this.eyes = seat
    this.before = null
    this.go(this.at)
  }

  play(): void {
    if (this.at === this.last) this.go(0)
    this.isPlaying = true
    this.#tick()
  }

  pause(): void {
    this.isPlaying = false
    clearTimeout(this.#timer)
  }

  #tick(): void {
    clearTimeout(this.#timer)
    if (!this.isPlaying) return
    if (this.at === this.last) {
      this.pause()
      return
    }
    const isSilent = !this.update?.entries.at(-1)?.told.length
    this.#timer = window.setTimeout(
      () => {
        this.go(this.at + 1)
        this.#tick()
      },
      isSilent ? SILENT_PAUSE : PAUSE,
    )
  }

  async #follow(): Promise<void> {
    this.#isFetching = true
    try {
      for (;;) {
        const point = this.at
        const eyes = this.eyes
        const found = await this.#fetch(point, eyes)
        if (point !== this.at || eyes !== this.eyes) continue
        this.#show(found)
        this.refused = ''
        return
      }
    } catch (error) {
      this.pause()
      this.refused = sentence(error)
    } finally {
      this.#isFetching = false
    }
  }

  async #fetch(point: number, eyes: number | null): Promise<Update> {
    const key = `${eyes} ${point}`
    const known = this.#known.get(key)
    if (known) return known
    const seat = eyes === null ? '' : `&seat=${eyes}`
    const path = `${this.path}/at/${point}?since=${Math.max(point - TOLD, 0)}${seat}${this.query && `&${this.query}`}`
    const found = await get<Update>(path)
    this.#known.set(key, found)
    return found
  }

  // Only from one point to the next do pieces move; a leap is drawn anew.
  #show(found: Update): void {
    const isNext = this.update !== null && Math.abs(found.n - this.update.n) === 1
    this.before = isNext ? this.update : null
    this.update = found
    this.story = found.entries
  }
}
