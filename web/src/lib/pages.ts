// What the pages around the table read from the server, by short names.
import type { components } from './wire.d'

type Schemas = components['schemas']

export type TableList = Schemas['TableList']
export type LevelInfo = Schemas['LevelInfo']
export type OptionInfo = Schemas['OptionInfo']
export type Seated = Schemas['Seated']
export type RulesText = Schemas['RulesText']
export type OverviewPanel = Schemas['OverviewPanel']
export type ClauseText = Schemas['ClauseText']
export type SheetLine = Schemas['SheetLine']
export type Curve = Schemas['Curve']
export type Gain = Schemas['Gain']
export type NewTable = Schemas['NewTable']
export type Branch = Schemas['Branch']
export type Duplicate = Schemas['Duplicate']
export type TableMade = Schemas['TableMade']
export type HouseInfo = Schemas['HouseInfo']
