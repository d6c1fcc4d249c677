import type { Title } from '../../lib/board'
import Board from './Board.svelte'
import Player from './Player.svelte'
import { TOUR } from './tour'
import { look } from './view'

// A ritual is shown card by card; the end of the game is a moment too.
const weigh: NonNullable<Title['weigh']> = ({ id }) => {
  if (id === 'druides-event-ritual-announced') return 6
  return id.startsWith('druides-event-ended') ? 3 : 1
}

const title: Title = { board: Board, player: Player, look, tour: TOUR, weigh }
export default title
