// What a viewer of Meduris sees, as src/dolmen/games/meduris/view.py writes it.
export const MATERIALS = ['wood', 'wool', 'copper', 'stone'] as const
export type Material = (typeof MATERIALS)[number]
export type Counts = Record<Material, number>
export type Face = Material | 'plus' | 'minus'
export type Chip = 'two' | 'hut' | 'druid' | 'face-down'
export type Stop = 'temple' | 'step1' | 'step2' | 'step3'
export type Colour = 'red' | 'lightgreen' | 'blue' | 'purple'

export type Step =
  | 'place-worker'
  | 'take'
  | 'return'
  | 'act'
  | 'swap'
  | 'pay'
  | 'give'
  | 'offer'
  | 'roll'
  | 'lay-bonus'
  | 'turn-bonus'
  | 'draw-first'
  | 'over'

export interface Building {
  kind: 'hut' | 'temple'
  owner: number
  // How many huts the settlement of a hut counts.
  run?: number
}

export interface FieldView {
  materials: [Material, Material]
  district: string
  chip: Chip | null
  building: Building | null
}

export interface PlayerView {
  colour: Colour
  marker: number
  huts: number
  temples: number
  workers: number
  // Only what lies behind the viewer's own screen, unless stocks are open or the game is over.
  stock?: Counts
}

export interface Payment {
  field: number | null
  due: Partial<Counts>
  replacing: Material | null
  to_give: number
}

export interface MedurisView {
  step: Step
  seat: number
  asked: number
  face: Face | null
  druid: number | Stop
  fields: FieldView[]
  // The seats of the workers, bottom to top.
  plains: Record<Material, number[]>
  piles: Counts
  // By district, in the order of the ring.
  runes: Record<string, number | null>
  players: PlayerView[]
  payment: Payment | null
  last_turns: number
  final: boolean
}
