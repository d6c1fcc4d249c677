// What this browser has been taught: the tables that are first games, and by title the hints that were
// given. Nothing is said twice, unless somebody asks for it.
import { choices } from './choices.svelte'

const PLACE = 'dolmen-lessons'
// First games that are remembered.
const MOST = 30
// Hints that are about the page, whatever the title.
const ANY = 'any-'

interface Kept {
  // By table whether its hints are still wanted, the oldest first.
  first: Record<string, boolean>
  given: Record<string, string[]>
}

function kept(): Kept {
  try {
    const { first = {}, given = {} } = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>
    return { first, given }
  } catch {
    return { first: {}, given: {} }
  }
}

export class Book {
  #kept = $state.raw<Kept>(kept())

  // A table is somebody's first game of a title: everything is said once more.
  begin(table: string, title: string): void {
    this.again(title)
    const first = [...Object.entries(this.#kept.first), [table, true] as const].slice(-MOST)
    this.#keep({ ...this.#kept, first: Object.fromEntries(first) })
  }

  isFirst(table: string): boolean {
    return table in this.#kept.first
  }

  // Whether hints are given at a table.
  isOn(table: string): boolean {
    return this.#kept.first[table] ?? choices.hints
  }

  // Wanted or not: at this table, and from now on at others.
  turn(table: string, isOn: boolean): void {
    choices.hints = isOn
    choices.keep()
    if (this.isFirst(table)) this.#keep({ ...this.#kept, first: { ...this.#kept.first, [table]: isOn } })
  }

  knows(title: string, name: string): boolean {
    return this.#kept.given[name.startsWith(ANY) ? ANY : title]?.includes(name) ?? false
  }

  learn(title: string, name: string): void {
    if (this.knows(title, name)) return
    const of = name.startsWith(ANY) ? ANY : title
    const names = [...(this.#kept.given[of] ?? []), name]
    this.#keep({ ...this.#kept, given: { ...this.#kept.given, [of]: names } })
  }

  // Says all hints of a title once more.
  again(title: string): void {
    const given = { ...this.#kept.given }
    delete given[title]
    delete given[ANY]
    this.#keep({ ...this.#kept, given })
  }

  #keep(now: Kept): void {
    this.#kept = now
    localStorage.setItem(PLACE, JSON.stringify(now))
  }
}

export const lessons = new Book()
