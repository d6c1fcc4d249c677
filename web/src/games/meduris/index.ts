// Meduris on the page.
import type { Title } from '../../lib/board'
import type { Lessons } from '../../lib/hints'
import type { LegalMove } from '../../lib/wire'
import { text } from '../../lib/words.svelte'
import Board from './Board.svelte'
import hints from './hints.json'
import { iconOf } from './icons'
import { lookOf, signOf } from './looks'
import { ASKS, weigh } from './moments'
import Player from './Player.svelte'
import type { Colour, MedurisView } from './view'

// The fullest offering comes first.
const RANKS: Record<string, number> = { 'offer both': -2, 'offer chip': 1, 'offer nothing': 2 }

function rankOf({ move }: LegalMove): number {
  return RANKS[move] ?? (move.startsWith('offer ') ? -1 : 0)
}

const title: Title = {
  board: Board as Title['board'],
  player: Player as Title['player'],
  lessons: hints as Lessons,
  weigh,
  asks: ASKS,
  look: (seat, view, options) => {
    const shown = view as unknown as MedurisView | null
    const chosen = options['colours'] as Colour[] | undefined
    return lookOf(shown?.players[seat]?.colour ?? chosen?.[seat])
  },
  icon: iconOf,
  rank: rankOf,
  legend: () => [
    { symbol: 'hut', said: text('web-meduris-legend-huts') },
    { symbol: 'temple', said: text('web-meduris-legend-temples') },
    { symbol: signOf(0), said: text('web-meduris-legend-runes') },
  ],
  // Whoever presses a field for a hut sees why it must be a temple.
  beside: (refused) => /^(hut|temple) /.test(refused.move),
}
export default title
