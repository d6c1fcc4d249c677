// Moves as the board calls them: by the place that lies in a slot now, which the rules' own words do
// not know.
import type { Named } from '../../lib/acting.svelte'
import { text } from '../../lib/words.svelte'
import { type DruidesView, gem } from './view'

const AT_SLOT = /^(?:(ritual)|(.+) to) (\d)$/

export function place(view: DruidesView, slot: number): string | null {
  const there = view.row[slot - 1]
  return there ? text('web-druides-at', { place: text('druides-place', { kind: there.kind }), slot }) : null
}

export function card(name: string): string {
  if (!name.startsWith('servant')) return text('druides-gem', { ...gem(name) })
  return text('web-druides-servant-value', { value: gem(name).number })
}

export function move({ move }: Named, view: DruidesView): string | null {
  if (move === 'stop') return text('web-druides-end')
  const [, ritual, name, slot] = AT_SLOT.exec(move) ?? []
  const where = slot ? place(view, Number(slot)) : null
  if (!where) return null
  if (ritual) return text('web-druides-move-ritual', { where })
  return name ? text('web-druides-move-card', { card: card(name), where }) : null
}
