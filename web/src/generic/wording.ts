// What parts of a view are called: the title's own word for it (web-<title>-view-<key>), else the key
// itself, as words.
import { text, words } from '../lib/words.svelte'
import { isPlain, isSeat, oneOf, partsOf, type Part, type Plain } from './parts'

const NO_TARGETS: ReadonlySet<string> = new Set()

export interface Speaker {
  title: string
  names: readonly string[]
}

function known(title: string, word: string): string | null {
  const id = `web-${title}-view-${word.replaceAll('_', '-')}`
  return words.has(id) ? text(id) : null
}

const spaced = (word: string): string => word.replaceAll(/[_-]/g, ' ')

export function nameOf(key: string, { title }: Speaker): string {
  const plain = spaced(key)
  return known(title, key) ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

// An entry: by what it calls itself, a player by name, an entry of a list by its number.
export function headOf(part: Part, called: string, speaker: Speaker): string {
  if (part.self !== null) return `${nameOf(oneOf(called), speaker)} ${plainOf('', part.self, speaker)}`
  if (!part.isNumbered) return nameOf(part.key, speaker)
  if (called === 'players') return speaker.names[Number(part.key) - 1] ?? part.key
  return part.key
}

export function plainOf(key: string, value: Plain, speaker: Speaker): string {
  if (isSeat(key, value)) return speaker.names[value] ?? String(value)
  if (value === null) return '–'
  if (typeof value === 'boolean') return text(value ? 'web-pages-yes' : 'web-pages-no')
  if (typeof value === 'number') return String(value).replace('-', '−')
  return known(speaker.title, value) ?? spaced(value)
}

// A target that no part of the view is: "heap:2" is called like a heap, and its number.
export function targetName(target: string, speaker: Speaker): string {
  const [kind = '', ...rest] = target.split(':')
  return [nameOf(kind, speaker), ...rest.map((word) => plainOf('', word, speaker))].join(' ')
}

// A part with all that is in it, as one says it.
export function spokenOf(value: unknown, key: string, speaker: Speaker, within = ''): string {
  if (isPlain(value)) return plainOf(key, value, speaker)
  return partsOf(value, null, key, NO_TARGETS, within)
    .map((part) => {
      const said = spokenOf(part.value, part.isNumbered ? key : part.key, speaker)
      return part.isNumbered ? said : `${nameOf(part.key, speaker)} ${said}`
    })
    .join(', ')
}
