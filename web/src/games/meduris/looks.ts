// The colours of Meduris, each with its symbol, and the nine signs of the rune stones.
import type { SeatLook } from '../../lib/board'
import type { Colour } from './view'

const LOOKS: Record<Colour, SeatLook> = {
  red: { colour: '--p-red', symbol: 'seat-sun' },
  lightgreen: { colour: '--p-lime', symbol: 'seat-leaf' },
  blue: { colour: '--p-blue', symbol: 'seat-drop' },
  purple: { colour: '--p-purple', symbol: 'seat-star' },
}

export function lookOf(colour: Colour | undefined): SeatLook {
  return LOOKS[colour ?? 'red'] ?? LOOKS.red
}

// A board of one's own names its districts freely; the signs follow the order of the ring.
const SIGNS = ['serpent', 'lozenge', 'sprout', 'arch', 'spiral', 'wave', 'fish', 'hook', 'arrow']

export function signOf(index: number): string {
  return `rune-${SIGNS[index % SIGNS.length]}`
}
