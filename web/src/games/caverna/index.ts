// Caverna on the page.
import type { Title } from '../../lib/board'
import Board from './Board.svelte'
import { iconOf } from './icons'
import { lookOf } from './looks'
import { weigh } from './moments'
import { rankOf } from './moves'
import Player from './Player.svelte'
import { stageOf } from './rounds'
import { TOUR } from './tour'

const title: Title = {
  board: Board as Title['board'],
  player: Player as Title['player'],
  tour: TOUR,
  look: (seat) => lookOf(seat),
  broad: true,
  rank: rankOf,
  icon: iconOf,
  weigh,
  yardstick: 100,
  stage: stageOf,
}
export default title
