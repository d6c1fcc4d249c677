import type { Title } from '../../lib/board'
import type { Lessons } from '../../lib/hints'
import Board from './Board.svelte'
import hints from './hints.json'
import { weigh } from './moments'
import Player from './Player.svelte'
import { look } from './view'

const title: Title = { board: Board, player: Player, look, lessons: hints as Lessons, weigh }
export default title
