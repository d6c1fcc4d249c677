// Any title on the page: the question and the moves are the page's own, the view is laid out as cards.
import type { SeatLook, Title } from '../lib/board'
import Board from './Board.svelte'
import Player from './Player.svelte'

const LOOKS: readonly SeatLook[] = [
  { colour: '--p-red', symbol: 'seat-sun' },
  { colour: '--p-blue', symbol: 'seat-drop' },
  { colour: '--p-green', symbol: 'seat-leaf' },
  { colour: '--p-purple', symbol: 'seat-star' },
  { colour: '--p-black', symbol: 'seat-moon' },
  { colour: '--p-yellow', symbol: 'seat-peak' },
  { colour: '--p-white', symbol: 'seat-ring' },
]

const title: Title = {
  board: Board,
  player: Player,
  look: (seat) => LOOKS[seat % LOOKS.length] as SeatLook,
}
export default title
