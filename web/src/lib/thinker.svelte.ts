// A bot that is to move, and whether it has been for longer than a moment.
import type { TableState } from './wire'

// As long as nobody wonders.
const MOMENT_MS = 900

// The seat that decides, if a bot plays it.
export function botAt(table: TableState | null, actor: number | null): number | null {
  const seat = table?.seats.find((one) => one.seat === actor)
  return seat && (seat.kind === 'bot' || seat.stand_in) ? seat.seat : null
}

export class Thinker {
  isLong = $state(false)

  constructor(bot: () => number | null) {
    $effect(() => {
      this.isLong = false
      if (bot() === null) return undefined
      const timer = setTimeout(() => (this.isLong = true), MOMENT_MS)
      return () => clearTimeout(timer)
    })
  }
}
