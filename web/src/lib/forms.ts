// The options of a title as a form: how each is asked for, and what was typed as the server takes
// it. Every value travels through the form as JSON, so that 1, "1" and true stay apart.
import type { TitleInfo } from './wire'

export type FieldKind = 'switch' | 'number' | 'list' | 'choice'

export interface Field {
  name: string
  kind: FieldKind
  // The values to pick from, as JSON; the default first.
  choices: string[]
  // Whether a value that no list can hold may be typed as JSON.
  takesOwn: boolean
  low: number
  high: number
}

export interface Typed {
  pick: string
  own: string
}

// The pick that stands for "something else, typed as JSON".
export const OWN = 'own'
// The pick that stands for "pressed on a picture": JSON too, but nobody types it.
export const PICTURE = 'picture'

const RANGE = /^(-?\d+)\.\.(-?\d+)$/

export function fieldsOf(title: TitleInfo, seats: number): Field[] {
  return (title.options[seats] ?? []).map(({ name, allowed, hint }) => {
    const range = RANGE.exec(hint)
    const first: unknown = allowed[0]
    let kind: FieldKind = 'choice'
    if (allowed.every((value) => typeof value === 'boolean')) kind = 'switch'
    else if (range) kind = 'number'
    else if (Array.isArray(first) && allowed.length === 1) kind = 'list'
    return {
      name,
      kind,
      choices: allowed.map((value: unknown) => JSON.stringify(value)),
      takesOwn: kind === 'choice' && hint !== '',
      low: Number(range?.[1] ?? 0),
      high: Number(range?.[2] ?? 0),
    }
  })
}

// What a list option is made of: every entry that some seat count has by default.
export function entriesOf(title: TitleInfo, name: string): string[] {
  const found = new Set<string>()
  for (const options of Object.values(title.options)) {
    const first: unknown = options.find((option) => option.name === name)?.allowed[0]
    if (Array.isArray(first)) for (const entry of first) found.add(String(entry))
  }
  return [...found]
}

// What is picked for a field now. A pick that another number of seats made impossible is left
// alone and comes back with those seats; until then the default stands.
export function picked(field: Field, typed: Typed | undefined): string {
  const usual = field.choices[0] ?? 'null'
  if (!typed) return usual
  if (field.kind === 'number') return typed.pick
  if (typed.pick === OWN || typed.pick === PICTURE) return field.takesOwn ? typed.pick : usual
  if (field.kind === 'list') return entries(typed.pick).length === entries(usual).length ? typed.pick : usual
  return field.choices.includes(typed.pick) ? typed.pick : usual
}

export function entries(json: string): string[] {
  return JSON.parse(json) as string[]
}

// One entry of a list changed; an entry taken from another place changes places with it.
export function withEntry(json: string, place: number, entry: string): string {
  const list = entries(json)
  const other = list.indexOf(entry)
  const was = list[place]
  if (other >= 0 && was !== undefined) list[other] = was
  list[place] = entry
  return JSON.stringify(list)
}

// The options as the server takes them, the defaults left out; or the name of the first field whose
// text is no JSON.
export function chosen(
  fields: readonly Field[],
  typed: Record<string, Typed>,
): { options: Record<string, unknown> } | { wrong: string } {
  const options: Record<string, unknown> = {}
  for (const field of fields) {
    const pick = picked(field, typed[field.name])
    if (pick === field.choices[0]) continue
    try {
      const isOwn = pick === OWN || pick === PICTURE
      options[field.name] = JSON.parse(isOwn ? (typed[field.name]?.own ?? '') : pick)
    } catch {
      return { wrong: field.name }
    }
  }
  return { options }
}
