// What is worth saying of a dark target.
import type { WhyNot } from './wire'

// Codes of what nobody decides (chance-decides, chance-lays, chance-first).
const BY_CHANCE = 'chance-'

// What chance would do there is no answer, unless it is the only one.
export function ownRefusals(refused: readonly WhyNot[]): readonly WhyNot[] {
  const own = refused.filter(({ code }) => !code.startsWith(BY_CHANCE))
  return own.length > 0 ? own : refused
}
