// How far a seat gets back across a barrier, and asking for it while others may be moving.
import type { Live } from './live.svelte'
import type { Refused, TableState, Update } from './wire'

export interface Reach {
  // The entry after which everything goes.
  to: number
  // Whether nobody has to be asked.
  isFree: boolean
}

// How often a press is meant for the next position too, where bots play on meanwhile.
const TRIES = 5

export function reachOf(table: TableState | null, update: Update | null, seat: number | null): Reach | null {
  if (table?.status !== 'playing' || table.proposal || seat === null || table.seats[seat]?.stand_in) return null
  const to = update?.reach?.[seat]
  if (to === null || to === undefined) return null
  return { to, isFree: table.seats.every((one) => one.seat === seat || one.kind === 'bot') }
}

// Whatever takes back or plays again; gives the refusal, if it was refused. What names an entry is
// meant in any later position as well.
export async function takeBackBy(
  live: Live,
  message: Record<string, unknown> & { type: string },
): Promise<Refused | null> {
  let n = live.update?.n
  for (let i = 0; ; i++) {
    const answer = await live.ask({ ...message, n })
    if (answer.type !== 'refused') return null
    if (answer.code !== 'stale' || !('to' in message) || i === TRIES) return answer
    n = answer.n
  }
}
