import type { Title } from '../../lib/board'
import { text } from '../../lib/words.svelte'
import Board from './Board.svelte'
import { weigh } from './moments'
import Player from './Player.svelte'
import { TOUR } from './tour'
import { look } from './view'

const title: Title = {
  board: Board,
  player: Player,
  look,
  tour: TOUR,
  weigh,
  legend: () => [
    { symbol: 'gem-b', said: text('web-druides-legend-gems') },
    { symbol: 'servant', said: text('web-druides-legend-servants') },
    { symbol: 'ui-lock', said: text('web-druides-legend-ritual') },
  ],
}
export default title
