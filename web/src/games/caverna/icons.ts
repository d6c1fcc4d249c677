// The signs of effects: goods, and what a clan has besides.
import type { Effect } from '../../lib/wire'
import { symbolOf } from './data'
import { ANIMALS, GOODS } from './view'

const SIGNS: Readonly<Record<string, string>> = {
  begging: 'begging',
  dwarf: 'dwarf',
  cavern: 'cavern',
  strength: 'weapon-plate',
  token: 'starting-player',
}

export function iconOf({ what }: Effect): string | null {
  const good = [...GOODS, ...ANIMALS].find((name) => name === what)
  return good ? symbolOf(good) : (SIGNS[what] ?? null)
}
