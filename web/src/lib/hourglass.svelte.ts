// The time to think that runs at a table, second by second. The server says how much is left; the page only
// counts on from there, by a clock that nobody sets.
import type { TableState } from './wire'

const EVERY = 1000

export class Hourglass {
  // Milliseconds since the server last said it.
  passed = $state(0)

  // Counts on from what a table says, until it says something else.
  follow(table: TableState | null): (() => void) | undefined {
    this.passed = 0
    if (table?.time?.left == null) return
    const heard = performance.now()
    const timer = setInterval(() => (this.passed = performance.now() - heard), EVERY)
    return () => clearInterval(timer)
  }

  left(table: TableState | null): number | null {
    const left = table?.time?.left ?? null
    return left === null ? null : Math.max(0, left - this.passed)
  }
}
