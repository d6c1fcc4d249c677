// What somebody may have wanted who typed an address that leads nowhere: titles whose name stands in it,
// or nearly so.
import { plain } from './clauses'

export interface Known {
  title: string
  name: string
}

// Two slips of the finger are forgiven, and a name that was not typed to its end.
const SLIPS = 2
const SHORTEST = 3

export function wanted<T extends Known>(path: string, titles: readonly T[]): T[] {
  const typed = plain(decoded(path)).split(/[^a-z0-9]+/).filter((word) => word.length >= SHORTEST)
  return titles.filter(({ title, name }) =>
    [title, ...plain(name).split(' ')].some((called) => typed.some((word) => isLike(word, called))),
  )
}

// A short name is not taken for another short one.
function isLike(word: string, called: string): boolean {
  return called.startsWith(word) || (called.length > 2 * SLIPS && slips(word, called) <= SLIPS)
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

// How many letters must be added, left out or changed to make one of the other.
function slips(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [to, wish] of [...other].entries()) {
      const changed = (row[to] ?? 0) + (letter === wish ? 0 : 1)
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
