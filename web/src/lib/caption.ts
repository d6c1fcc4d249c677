// What happened in one position, in so few words that they are read while it is shown.
import { sentencesOf } from './logLines'
import type { Beat } from './pace.svelte'
import type { Weigh } from './trail'
import type { Phrase } from './wire'

export interface Caption {
  n: number
  seat: number | null
  said: string
  isMoment: boolean
}

// More than that nobody reads in half a second.
const MOST = 3

export function captionOf(beat: Beat, names: readonly string[], weigh: Weigh, me: number | null): Caption | null {
  const all = beat.update.entries.flatMap((entry) => entry.told)
  const heft = (phrase: Phrase): number => weigh(phrase, beat.before, me)
  const told = all.filter((phrase) => phrase.role !== 'turn' && heft(phrase) > 0)
  const chosen = choose(told.length > 0 ? told : all, heft)
  if (chosen.length === 0 || beat.weight === 0) return null
  const said = sentencesOf(chosen, names).map((sentence) => sentence.said).join(' ')
  return { n: beat.update.n, seat: beat.seat, said, isMoment: beat.weight > 1 }
}

// Moments before the rest, each in its order.
function choose(told: readonly Phrase[], weigh: (phrase: Phrase) => number): Phrase[] {
  if (told.length <= MOST) return [...told]
  const first = told.toSorted((one, other) => weigh(other) - weigh(one)).slice(0, MOST)
  return told.filter((phrase) => first.includes(phrase))
}
