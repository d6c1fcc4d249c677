// Which events are moments: longer to look at, and told in larger letters.
import type { Weigh } from '../../lib/trail'
import type { MedurisView } from './view'

// The druid crosses the river, the end comes near, or a rune stone of mine goes to somebody else.
const MOMENTS = ['runes-scored', 'last-turns', 'circuit', 'ended'].map((event) => `meduris-event-${event}`)

export const weigh: Weigh<MedurisView> = ({ id, args }, before, me) => {
  if (MOMENTS.includes(id)) return 3
  if (id !== 'meduris-event-rune-taken' || me === null) return 1
  const { district } = args as unknown as { district: { args: { district: string } } }
  return before.runes[district.args.district] === me ? 3 : 1
}
