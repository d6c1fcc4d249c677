// Meduris on the page.
import type { Title } from '../../lib/board'
import type { Weigh } from '../../lib/trail'
import Board from './Board.svelte'
import { lookOf } from './looks'
import Player from './Player.svelte'
import { TOUR } from './tour'
import type { Colour, MedurisView } from './view'

// The druid crosses the river, the end comes near, or a rune stone of mine goes to somebody else.
const MOMENTS = ['runes-scored', 'last-turns', 'circuit', 'ended'].map((event) => `meduris-event-${event}`)

export const weigh: Weigh<MedurisView> = ({ id, args }, before, me) => {
  if (MOMENTS.includes(id)) return 3
  if (id !== 'meduris-event-rune-taken' || me === null) return 1
  const { district } = args as unknown as { district: { args: { district: string } } }
  return before.runes[district.args.district] === me ? 3 : 1
}

const title: Title = {
  board: Board as Title['board'],
  player: Player as Title['player'],
  tour: TOUR,
  weigh: weigh as NonNullable<Title['weigh']>,
  look: (seat, view, options) => {
    const shown = view as unknown as MedurisView | null
    const chosen = options['colours'] as Colour[] | undefined
    return lookOf(shown?.players[seat]?.colour ?? chosen?.[seat])
  },
}
export default title
