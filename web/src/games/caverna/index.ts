// Caverna on the page.
import type { Title } from '../../lib/board'
import type { Lessons } from '../../lib/hints'
import Board from './Board.svelte'
import hints from './hints.json'
import { iconOf } from './icons'
import { lookOf } from './looks'
import { weigh } from './moments'
import { rankOf } from './moves'
import Player from './Player.svelte'
import { stageOf } from './rounds'

const title: Title = {
  board: Board as Title['board'],
  player: Player as Title['player'],
  lessons: hints as Lessons,
  look: (seat) => lookOf(seat),
  broad: true,
  rank: rankOf,
  icon: iconOf,
  weigh,
  yardstick: 100,
  stage: stageOf,
}
export default title
