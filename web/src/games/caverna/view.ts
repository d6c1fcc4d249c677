// What anybody sees of Caverna, by short names. Its types are made from src/dolmen/games/caverna/shape.py.
import type { components } from './generated'

type Schemas = components['schemas']

export type CavernaView = Schemas['View']
export type ClanView = Schemas['Player']
export type SpaceView = Schemas['Space']
export type DwarfView = Schemas['Dwarf']
export type Phase = CavernaView['phase']
export type Harvest = CavernaView['harvest']
export type Good = keyof ClanView['goods']
export type Counts = SpaceView['goods']

// In the order in which a supply is drawn.
export const GOODS = ['wood', 'stone', 'ore', 'ruby', 'grain', 'vegetable', 'food', 'gold'] as const
export const ANIMALS = ['dog', 'sheep', 'donkey', 'wild_boar', 'cattle'] as const
