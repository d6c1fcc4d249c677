// Which events are moments: longer to look at, and told in larger letters.
import type { Weigh } from '../../lib/trail'
import type { MedurisView } from './view'

// The die and the druid ask everybody.
export const ASKS = ['meduris-event-rolled', 'meduris-event-druid-at']

// The druid crosses the river, the end comes near, or a rune stone of mine goes to somebody else.
const MOMENTS = ['runes-scored', 'last-turns', 'circuit', 'ended'].map((event) => `meduris-event-${event}`)
// What is paid is read off what is built.
const PAID = 'meduris-event-chips-paid'

export const weigh: Weigh<MedurisView> = ({ id, args }, before, me) => {
  if (MOMENTS.includes(id)) return 3
  if (id === PAID) return 0.5
  if (id !== 'meduris-event-rune-taken' || me === null) return 1
  const { district } = args as unknown as { district: { args: { district: string } } }
  return before.runes[district.args.district] === me ? 3 : 1
}
