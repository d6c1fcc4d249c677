// A long list of legal moves, by kind.
import type { LegalMove } from './wire'
import { text, words } from './words.svelte'

// Up to so many moves are simply listed.
const FEW = 12
// A kind with fewer moves stands beside the groups, ready to be pressed.
const SMALLEST = 4

export interface Group {
  kind: string
  moves: LegalMove[]
}

export interface Sorted {
  loose: LegalMove[]
  groups: Group[]
}

// The first word of its name ("hut 25").
export function kindOf(move: LegalMove): string {
  return move.move.split(' ', 1)[0] ?? ''
}

export function sorted(moves: readonly LegalMove[]): Sorted {
  if (moves.length <= FEW) return { loose: [...moves], groups: [] }
  const kinds = new Map<string, LegalMove[]>()
  for (const move of moves) {
    const kind = kindOf(move)
    kinds.set(kind, [...(kinds.get(kind) ?? []), move])
  }
  const loose: LegalMove[] = []
  const groups: Group[] = []
  for (const [kind, there] of kinds) {
    if (there.length < SMALLEST) loose.push(...there)
    else groups.push({ kind, moves: there })
  }
  return { loose, groups }
}

// A kind in words; where its title has none for it, the bare name.
export function kindName(title: string, kind: string): string {
  const id = `web-${title}-moves`
  return words.has(id) ? text(id, { kind }) : kind.replaceAll('-', ' ')
}
