// What the server says, by short names; made from web/openapi.json (`make wire`).
import type { components } from './wire.d'

type Schemas = components['schemas']

export type Phrase = Schemas['Phrase']
export type LegalMove = Schemas['LegalMove']
export type EntryTold = Schemas['EntryTold']
export type Look = Schemas['Look']
export type SeatInfo = Schemas['SeatInfo']
export type TableState = Schemas['TableState']
export type Outcome = Schemas['Outcome']
export type Update = Schemas['Update']
export type Change = Schemas['Change']
export type ChatLine = Schemas['ChatLine']
export type Why = Schemas['Explanation']
export type WhyNot = Schemas['WhyNot']
export type Effect = Schemas['EffectTold']
export type Advice = Schemas['Advice']
export type AdvisedMove = Schemas['AdvisedMove']
export type Estimate = Schemas['Estimate']
export type Refused = Schemas['Refused']
export type ServerMessage = Schemas['ServerMessage']
export type ClientMessage = Schemas['ClientMessage']
export type Act = Schemas['Act']
export type TableLine = Schemas['TableLine']
export type TitleInfo = Schemas['TitleInfo']
export type TitleList = Schemas['TitleList']
export type EngineInfo = Schemas['EngineInfo']
export type TitleWords = Schemas['TitleWords']
export type TableMade = Schemas['TableMade']
export type NewTable = Schemas['NewTable']
export type RecordInfo = Schemas['RecordInfo']
export type Sheet = Schemas['Sheet']
export type SheetSoFar = Schemas['SheetSoFar']
export type Me = Schemas['Me']
export type Heard = Schemas['Heard']
export type Problem = Schemas['Problem']

// A view is a title's own; its board knows what is in it.
export type View = Record<string, unknown>
export type Language = 'en' | 'fr' | 'nl'
