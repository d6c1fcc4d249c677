// The seats of a game that is over, as boards and cards ask for them: nobody is at the table any more.
import type { SeatInfo } from './wire'

export function recordSeats(names: readonly string[], bots: readonly (string | null)[] = []): SeatInfo[] {
  return names.map((name, seat) => {
    const bot = bots[seat] ?? null
    return { seat, name, kind: bot ? 'bot' : 'person', bot, stand_in: null, resigned: false, online: false, shown: 0 }
  })
}
