// What a viewer of Meduris sees, by short names. Its types are made from
// src/dolmen/games/meduris/shape.py.
import { FIGURES } from './figures'
import type { components } from './generated'

type Schemas = components['schemas']

export type MedurisView = Schemas['View']
export type FieldView = Schemas['Field']
export type PlayerView = Schemas['Player']
export type Building = Schemas['Building']
export type Payment = Schemas['Payment']
export type Step = MedurisView['step']
export type Face = NonNullable<MedurisView['face']>
export type Stop = Extract<MedurisView['druid'], string>
export type Chip = NonNullable<FieldView['chip']>
export type Colour = PlayerView['colour']
export type Counts = MedurisView['piles']
export type Material = keyof Counts

export const MATERIALS = FIGURES.materials
