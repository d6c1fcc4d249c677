// Which events are moments: longer to look at, and told in larger letters.
import type { Weigh } from '../../lib/trail'
import type { CavernaView } from './view'

const EVENT = 'caverna-event-'
const idOf = (space: string): string => `caverna-space-${space.replaceAll('_', '-')}`

// Harvests, dwarfs that are born, and whatever a rival takes from me: the token, or my own space.
export const weigh: Weigh<CavernaView> = ({ id, args }, before, me) => {
  const said = args as unknown as { harvest: string; space: { id: string } }
  switch (id) {
    case `${EVENT}grown`:
    case `${EVENT}over`:
      return 3
    case `${EVENT}harvest`:
      return said.harvest === 'none' ? 1 : 3
    case `${EVENT}token`:
      return me !== null && before.token === me ? 3 : 1
    case `${EVENT}imitated`:
      return Object.entries(before.spaces).some(([name, { dwarf }]) => me !== null && dwarf === me && idOf(name) === said.space.id) ? 3 : 1
    case `${EVENT}turn-ended`:
      return 0
    default:
      return 1
  }
}
