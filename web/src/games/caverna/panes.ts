// Which parts of the table are seen at once, by the width there is.
import type { Place } from './moves'

export type Layout = 'narrow' | 'wide' | 'full'

const FULL = 66
const WIDE = 42
const ROOT = 16

// The width in pixels, measured in the page's own letters.
export function layoutOf(width: number): Layout {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || ROOT
  if (width / size >= FULL) return 'full'
  return width / size >= WIDE ? 'wide' : 'narrow'
}

// What is shown, and what can be turned to. The home board always lies beside the rest if it can, and
// on a large screen everything lies side by side.
export function panesOf(layout: Layout, place: Place): { tabs: readonly Place[]; shown: readonly Place[] } {
  if (layout === 'full') return { tabs: [], shown: ['work', 'home', 'rooms', 'loot'] }
  if (layout === 'narrow') return { tabs: ['work', 'home', 'rooms', 'loot'], shown: [place] }
  return { tabs: ['work', 'rooms', 'loot'], shown: ['home', place === 'home' ? 'work' : place] }
}
