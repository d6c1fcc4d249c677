// Caverna on the page.
import type { Title } from '../../lib/board'
import type { Weigh } from '../../lib/trail'
import Board from './Board.svelte'
import { lookOf } from './looks'
import { rankOf } from './moves'
import Player from './Player.svelte'
import { TOUR } from './tour'
import type { CavernaView } from './view'

const EVENT = 'caverna-event-'

// Harvests, dwarfs that are born, and whatever a rival takes from me: the token, or my own space.
export const weigh: Weigh<CavernaView> = ({ id, args }, before, me) => {
  const said = args as unknown as { harvest: string; space: { args: { space: string } } }
  switch (id) {
    case `${EVENT}grown`:
    case `${EVENT}over`:
      return 3
    case `${EVENT}harvest`:
      return said.harvest === 'none' ? 1 : 3
    case `${EVENT}token`:
      return me !== null && before.token === me ? 3 : 1
    case `${EVENT}imitated`:
      return me !== null && before.spaces[said.space.args.space]?.dwarf === me ? 3 : 1
    case `${EVENT}turn-ended`:
      return 0
    default:
      return 1
  }
}

const title: Title = {
  board: Board as Title['board'],
  player: Player as Title['player'],
  tour: TOUR,
  look: (seat) => lookOf(seat),
  broad: true,
  rank: rankOf,
  weigh: weigh as NonNullable<Title['weigh']>,
  yardstick: 100,
}
export default title
