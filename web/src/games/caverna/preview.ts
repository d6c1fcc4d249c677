// What is about to be put on the board, where the legal moves do not say it: the furnishing that is
// asked about, or the tile that was looted last.
import type { Acting } from '../../lib/acting.svelte'
import type { Phrase } from '../../lib/wire'

const FURNISHING = 'caverna-furnishing-'
const LOOT = 'caverna-loot-'
const TILES = ['meadow', 'field', 'tunnel', 'cavern']

export function laidNow(acting: Acting): string | null {
  const id = idOf(acting.update?.ask?.args?.['furnishing'])
  if (id?.startsWith(FURNISHING)) return id.slice(FURNISHING.length).replaceAll('-', '_')
  const told = (acting.live?.story ?? []).flatMap((entry) => entry.told)
  const last = told.findLast((phrase) => phrase.id === 'caverna-event-looted')
  const tile = idOf(last?.args?.['loot'])?.slice(LOOT.length) ?? ''
  return TILES.includes(tile) ? tile : null
}

function idOf(arg: unknown): string | null {
  return typeof arg === 'object' && arg !== null ? ((arg as Phrase).id ?? null) : null
}
