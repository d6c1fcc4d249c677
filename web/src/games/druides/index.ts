import type { Title } from '../../lib/board'
import Board from './Board.svelte'
import Player from './Player.svelte'
import { look } from './view'

const title: Title = { board: Board, player: Player, look }
export default title
