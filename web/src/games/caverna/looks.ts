// The clans' colours and symbols: all of the house but lime, which is too near to green.
import type { SeatLook } from '../../lib/board'

const LOOKS: readonly SeatLook[] = [
  { colour: '--p-purple', symbol: 'seat-star' },
  { colour: '--p-yellow', symbol: 'seat-peak' },
  { colour: '--p-blue', symbol: 'seat-drop' },
  { colour: '--p-red', symbol: 'seat-sun' },
  { colour: '--p-green', symbol: 'seat-leaf' },
  { colour: '--p-black', symbol: 'seat-moon' },
  { colour: '--p-white', symbol: 'seat-ring' },
]

export function lookOf(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook
}
