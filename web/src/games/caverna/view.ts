// What anybody sees of Caverna, as src/dolmen/games/caverna/view.py writes it: everything is open.
export const GOODS = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold'] as const
export const ANIMALS = ['dog', 'sheep', 'donkey', 'wild_boar', 'cattle'] as const
export type Good = (typeof GOODS)[number] | (typeof ANIMALS)[number]
export type Counts = Partial<Record<Good, number>>

export type Phase =
  | 'work'
  | 'keep'
  | 'choose'
  | 'feed'
  | 'breed'
  | 'bred'
  | 'last'
  | 'draw-first'
  | 'reveal'
  | 'marker'
  | 'over'
export type Harvest = 'none' | 'normal' | 'food' | 'choice'

export interface SpaceView {
  goods: Counts
  // The seat of the dwarf that stands here.
  dwarf: number | null
}

export interface DwarfView {
  weapon: number
  // The space it stands on, null at home, "aside" when it stays home for this round.
  at: string | null
  born: boolean
}

export interface ClanView {
  goods: Record<Good, number>
  begging: number
  dwarfs: DwarfView[]
  room: number
  stables: number
  // By "row,column": what a cell holds, in words ("field grain 2", "small_pasture stable").
  board: Record<string, string>
  // One arrangement that houses the animals; what finds no room is under "waiting".
  animals: Record<string, Counts>
  owned: string[]
  suppliers: Record<string, number>
  extended: boolean
  choice: 'fields' | 'breeding' | null
  due: number
  score: number
}

export interface CavernaView {
  phase: Phase
  asked: number | null
  round: number
  seat: number
  token: number | null
  marker: 'leaf' | 'question' | null
  questions: number
  leaves: number
  cards: string[]
  spaces: Record<string, SpaceView>
  furnishings: string[]
  players: ClanView[]
  turn: {
    dwarf: number | null
    space: string | null
    imitating: boolean
    acted: boolean
    overtaking: number
    coins: boolean
    strength: number
  }
  // The action under way; level is how many items of loot are left.
  action: { space: string; imitating: boolean; level: number } | null
  harvest: Harvest
  cave_fed: boolean
  kept: string[]
}
