// The options of a title and their values in words. A title's own message comes first, then one for
// all titles, then the bare name: a new option is never hidden for want of a word.
import { text, words } from './words.svelte'

function firstKnown(ids: readonly string[], otherwise: string): string {
  const id = ids.find((known) => words.has(known))
  return id ? text(id) : otherwise
}

export function optionName(title: string, option: string): string {
  const name = option.replaceAll('_', '-')
  const plain = option.replaceAll('_', ' ')
  return firstKnown([`web-pages-option-${title}-${name}`, `web-pages-option-${name}`], plain)
}

// What the choices of an option mean, where their names do not say it all; else nothing.
export function optionAbout(title: string, option: string): string {
  return firstKnown([`web-pages-about-${title}-${option.replaceAll('_', '-')}`], '')
}

// A value as JSON in words. Where a seat is meant, it is called by its number and who sits there.
export function valueName(title: string, option: string, json: string, seats: readonly string[]): string {
  const value: unknown = JSON.parse(json)
  if (option === 'first' && typeof value === 'number') {
    const number = value + 1
    const who = seats[value]
    return who ? text('web-pages-seat-of', { number, who }) : text('web-pages-seat', { number })
  }
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return text(value ? 'web-pages-yes' : 'web-pages-no')
  const name = value === null ? 'none' : typeof value === 'string' ? value : 'usual'
  const of = option.replaceAll('_', '-')
  const ids = [`web-pages-value-${title}-${of}-${name}`, `web-pages-value-${of}-${name}`, `web-pages-value-${name}`]
  return firstKnown(ids, typeof value === 'string' ? value : json)
}

// The choice to press a value together on a picture (choosers.ts).
export function pictureName(title: string, option: string): string {
  return valueName(title, option, JSON.stringify('picture'), [])
}
