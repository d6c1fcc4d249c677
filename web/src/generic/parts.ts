// A view of any title, taken apart: what is said in a word, what is a list of words, what is a group
// of named words, and what has parts of its own. And which part of it is the target of which move.
//
// A view says where its targets are in one of these ways: a part has a `target` of its own; a part of
// the view is called like the target ("pile"); an entry of `heaps` is called "2", for "heap:2", or says
// so itself ({ heap: "2", stones: 5 }).
export type Plain = string | number | boolean | null
export type Shape = 'plain' | 'line' | 'facts' | 'cards'

export interface Part {
  // A key of the view, or the number in a list, counted from one.
  key: string
  isNumbered: boolean
  // What an entry calls itself: the "2" of { heap: "2" } in heaps.
  self: string | null
  value: unknown
  target: string | null
  // The same part before the last change; undefined if there was none.
  before: unknown
}

// Keys that hold the number of a seat in every view of the house.
const SEATS = new Set(['seat', 'owner', 'player', 'winner', 'asked'])
const TARGET = 'target'

export function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object'
}

export function isSeat(key: string, value: unknown): value is number {
  return SEATS.has(key) && typeof value === 'number'
}

// Said in a word, or in a row of words.
export function isSaid(value: unknown): boolean {
  const shape = shapeOf(value)
  return shape === 'plain' || shape === 'line'
}

export function shapeOf(value: unknown): Shape {
  if (isPlain(value)) return 'plain'
  if (Array.isArray(value)) return value.every(isPlain) ? 'line' : 'cards'
  const parts = Object.values(value as object)
  if (parts.length === 0) return 'line'
  return parts.every((part) => isPlain(part) || shapeOf(part) === 'line') ? 'facts' : 'cards'
}

// One of several: a heap of the heaps.
export const oneOf = (called: string): string => called.replace(/s$/, '')

// The parts of a group or a list. `called` is what the whole is called in the view; an entry that
// stands under what it calls itself need not say so again (`within`).
export function partsOf(
  value: unknown,
  before: unknown,
  called: string,
  known: ReadonlySet<string>,
  within = '',
): Part[] {
  const isNumbered = Array.isArray(value)
  const then = (isPlain(before) ? {} : before) as Record<string, unknown>
  return Object.entries(value as object)
    .filter(([key]) => isNumbered || (key !== TARGET && key !== within))
    .map(([key, part]: [string, unknown]) => {
      const self = selfOf(part, called)
      return {
        key: isNumbered ? String(Number(key) + 1) : key,
        isNumbered,
        self,
        value: part,
        target: targetOf(part, self ?? (isNumbered ? null : key), called, known),
        before: then[key],
      }
    })
}

function selfOf(part: unknown, called: string): string | null {
  if (isPlain(part) || Array.isArray(part) || called === '') return null
  const self = (part as Record<string, unknown>)[oneOf(called)]
  return typeof self === 'string' || typeof self === 'number' ? String(self) : null
}

function targetOf(part: unknown, key: string | null, called: string, known: ReadonlySet<string>): string | null {
  if (!isPlain(part) && !Array.isArray(part)) {
    const own = (part as Record<string, unknown>)[TARGET]
    if (typeof own === 'string') return own
  }
  if (key === null) return null
  const names = called === '' ? [key] : [`${called}:${key}`, `${oneOf(called)}:${key}`]
  return names.find((name) => known.has(name)) ?? null
}

// Every target that some part of a view is.
export function targetsIn(value: unknown, known: ReadonlySet<string>, called = ''): Set<string> {
  const found = new Set<string>()
  if (isPlain(value)) return found
  for (const part of partsOf(value, null, called, known)) {
    if (part.target !== null) found.add(part.target)
    const inside = targetsIn(part.value, known, part.isNumbered ? called : part.key)
    for (const target of inside) found.add(target)
  }
  return found
}

export function hasChanged(part: Part, hadBefore: boolean): boolean {
  return hadBefore && JSON.stringify(part.before) !== JSON.stringify(part.value)
}
