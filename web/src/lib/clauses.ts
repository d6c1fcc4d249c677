// The rules of a title as chapters of clauses, searched and cut into pieces to show.
import type { ClauseText } from './pages'

export interface Chapter {
  id: string
  name: string
  clauses: ClauseText[]
}

const CLAUSE = /^[A-Z]+-[A-Z]+-\d+$/
const MENTION = /\b[A-Z]{3}-[A-Z]+(?:-\d+)?\b/g

// Chapters come with their heading first, then their clauses.
export function chaptersOf(clauses: readonly ClauseText[]): Chapter[] {
  const found: Chapter[] = []
  for (const clause of clauses) {
    if (CLAUSE.test(clause.id)) found.at(-1)?.clauses.push(clause)
    else if (clause.id === clause.id.toUpperCase()) {
      found.push({ id: clause.id, name: clause.text, clauses: [] })
    }
  }
  return found
}

// Accents and case do not matter to somebody who searches.
export function plain(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
}

// The clauses that have every word of the search, in their text, their number or their chapter.
export function search(chapters: readonly Chapter[], asked: string): Chapter[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return [...chapters]
  return chapters
    .map((chapter) => ({
      ...chapter,
      clauses: chapter.clauses.filter((clause) => {
        const there = plain(`${clause.id} ${chapter.name} ${clause.text}`)
        return wanted.every((word) => there.includes(word))
      }),
    }))
    .filter((chapter) => chapter.clauses.length > 0)
}

export interface Bit {
  text: string
  isFound: boolean
}

// A text cut where one of the words of a search begins or ends. What is compared has no accents, so every
// letter of it is traced back to the one it came from.
export function marked(words: string, asked: string): Bit[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean)
  const letters = [...words]
  const isFound = letters.map(() => false)
  const from: number[] = []
  let there = ''
  for (const [at, letter] of letters.entries()) {
    for (const bare of plain(letter)) {
      there += bare
      for (let unit = 0; unit < bare.length; unit++) from.push(at)
    }
  }
  for (const word of wanted) {
    for (let at = there.indexOf(word); at >= 0; at = there.indexOf(word, at + 1)) {
      isFound.fill(true, from[at], (from[at + word.length - 1] ?? 0) + 1)
    }
  }
  const found: Bit[] = []
  for (const [at, letter] of letters.entries()) {
    const last = found.at(-1)
    if (last && last.isFound === isFound[at]) last.text += letter
    else found.push({ text: letter, isFound: isFound[at] ?? false })
  }
  return found
}

export interface Piece {
  text: string
  // The clause or chapter that is mentioned here.
  mentions: string | null
}

// A text with the clauses it mentions set apart, to become links.
export function pieces(words: string, known: ReadonlySet<string>): Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const match of words.matchAll(MENTION)) {
    if (!known.has(match[0])) continue
    if (match.index > end) found.push({ text: words.slice(end, match.index), mentions: null })
    found.push({ text: match[0], mentions: match[0] })
    end = match.index + match[0].length
  }
  if (end < words.length) found.push({ text: words.slice(end), mentions: null })
  return found
}
