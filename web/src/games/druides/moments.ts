// Which events are moments: longer to look at, and told in larger letters.
import type { Weigh } from '../../lib/trail'
import type { DruidesView } from './view'

// A ritual is shown card by card; who took how much of it is told before which gems turned up. The end
// of the game is a moment too.
const HEFTS: Readonly<Record<string, number>> = {
  'ritual-announced': 6,
  'servant-served': 5,
  'servant-stopped': 5,
  'amulets-made': 4,
  'gem-matches': 0.5,
  'gem-does-not-match': 0.5,
  'ended-rituals': 3,
  'ended-column': 3,
  'ended-blank': 3,
}
export const weigh: Weigh<DruidesView> = ({ id }) => HEFTS[id.replace('druides-event-', '')] ?? 1
