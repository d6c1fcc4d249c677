import type { Title } from '../../lib/board'
import type { Lessons } from '../../lib/hints'
import { text } from '../../lib/words.svelte'
import Board from './Board.svelte'
import hints from './hints.json'
import { weigh } from './moments'
import Player from './Player.svelte'
import { look } from './view'

const title: Title = {
  board: Board,
  player: Player,
  look,
  lessons: hints as Lessons,
  weigh,
  legend: () => [
    { symbol: 'gem-b', said: text('web-druides-legend-gems') },
    { symbol: 'servant', said: text('web-druides-legend-servants') },
    { symbol: 'ui-lock', said: text('web-druides-legend-ritual') },
  ],
}
export default title
