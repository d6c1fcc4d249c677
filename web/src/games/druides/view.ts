// What a viewer sees of Druides, by short names, and the names of its pieces. The types of the view are
// made from src/dolmen/games/druides/shape.py.
import type { SeatLook } from '../../lib/board'
import { FIGURES } from './figures'
import type { components } from './generated'

type Schemas = components['schemas']

export type DruidesView = Schemas['View']
export type Slot = Schemas['Place']
export type ServantThere = Schemas['Servant']
export type PlayerView = Schemas['Player']
export type Kind = Slot['kind']

export interface Gem {
  kind: Kind
  number: number
}

export function gem(name: string): Gem {
  const [kind, number] = name.split(' ')
  return { kind: kind as Kind, number: Number(number) }
}

// Each kind has its own cut, so that colour is never the only difference.
export const CUTS: Record<Kind, string> = {
  jet: 'gem-a',
  garnet: 'gem-b',
  amber: 'gem-c',
  emerald: 'gem-d',
  sapphire: 'gem-e',
  amethyst: 'gem-f',
}
export const KINDS = FIGURES.kinds

const LOOKS: readonly SeatLook[] = [
  { colour: '--p-red', symbol: 'seat-sun' },
  { colour: '--p-blue', symbol: 'seat-drop' },
  { colour: '--p-black', symbol: 'seat-moon' },
  { colour: '--p-green', symbol: 'seat-leaf' },
]

export function look(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook
}
