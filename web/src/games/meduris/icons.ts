// The signs of effects: chips of the materials, rune stones, buildings, the druid.
import type { Effect } from '../../lib/wire'
import { MATERIALS } from './view'

const SIGNS: Readonly<Record<string, string>> = {
  settlement: 'hut',
  druid: 'druid',
  bonus: 'bonus-druid',
  free: 'bonus-hut',
  hut: 'hut',
  temple: 'temple',
}

export function iconOf({ what }: Effect): string | null {
  if (MATERIALS.some((material) => material === what)) return `chip-${what}`
  return SIGNS[what] ?? null
}
