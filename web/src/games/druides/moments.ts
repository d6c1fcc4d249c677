// Which events are moments: longer to look at, and told in larger letters.
import type { Weigh } from '../../lib/trail'
import type { DruidesView } from './view'

// A ritual is shown card by card; the end of the game is a moment too.
export const weigh: Weigh<DruidesView> = ({ id }) => {
  if (id === 'druides-event-ritual-announced') return 6
  return id.startsWith('druides-event-ended') ? 3 : 1
}
