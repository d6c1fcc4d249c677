import type { Title } from '../../lib/board'
import Board from './Board.svelte'
import { weigh } from './moments'
import Player from './Player.svelte'
import { TOUR } from './tour'
import { look } from './view'

const title: Title = { board: Board, player: Player, look, tour: TOUR, weigh }
export default title
