import type { Title } from '../../lib/board'
import Board from './Board.svelte'
import Player from './Player.svelte'
const LOOKS = [['--p-red','seat-sun'],['--p-blue','seat-drop'],['--p-black','seat-moon'],['--p-green','seat-leaf']] as const
const title: Title = { board: Board as never, player: Player as never, look: (seat) => ({ colour: LOOKS[seat % 4]![0], symbol: LOOKS[seat % 4]![1] }) }
export default title
