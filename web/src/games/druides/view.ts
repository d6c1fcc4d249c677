// What a viewer sees of Druides, as the server's view tells it, and the names of its pieces.
import type { SeatLook } from '../../lib/board'

export type Kind = 'jet' | 'garnet' | 'amber' | 'emerald' | 'sapphire' | 'amethyst'

export interface ServantThere {
  owner: number
  // Null: face down for this viewer.
  value: number | null
}

export interface Slot {
  kind: Kind
  gems: number
  // The gems of the pile that this viewer knows: "amber 9".
  known: string[]
  servants: ServantThere[]
}

export interface PlayerView {
  score: number
  gems: number
  servants: number
  reserve: number
  hand?: { gems: string[]; servants: number[] }
  home?: number[]
}

export interface DruidesView {
  step: string
  seat: number
  ritual_held: boolean
  row: (Slot | null)[]
  players: PlayerView[]
  deck: number
  discard: { size: number; known: string[] }
  spent: string[]
  finished: Kind[]
  places: Record<Kind, number>
  column: { low: number; high: number }
  winner: number | null
}

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
export const KINDS = Object.keys(CUTS) as Kind[]

const LOOKS: readonly SeatLook[] = [
  { colour: '--p-red', symbol: 'seat-sun' },
  { colour: '--p-blue', symbol: 'seat-drop' },
  { colour: '--p-black', symbol: 'seat-moon' },
  { colour: '--p-green', symbol: 'seat-leaf' },
]

export function look(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length] as SeatLook
}
