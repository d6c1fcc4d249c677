// What happened in one position, in so few words that they are read while it is shown.
import { sentencesOf, struckOf } from './logLines'
import type { Beat } from './pace.svelte'
import { isOnlyTurn, playerOf, turnIn, type Weigh } from './trail'
import type { EntryTold, Phrase } from './wire'

export interface Caption {
  n: number
  seat: number | null
  said: string
  isMoment: boolean
}

// More than that nobody reads in half a second.
const MOST = 3

export function captionOf(beat: Beat, names: readonly string[], weigh: Weigh, me: number | null): Caption | null {
  const { n, entries } = beat.update
  const heft = (phrase: Phrase): number => weigh(phrase, beat.before, me)
  const told = choose(entries.flatMap((entry) => doingsOf(entry, heft)), heft)
  if (beat.weight === 0) return null
  if (told.length > 0) return { n, seat: beat.seat, said: inWords(told, names), isMoment: beat.weight > 1 }
  const turn = entries.flatMap((entry) => entry.told).findLast((phrase) => turnIn(phrase) !== null)
  const seat = turn ? turnIn(turn) : null
  // That it is my turn the question says.
  return turn && seat !== me ? { n, seat, said: inWords([turn], names), isMoment: false } : null
}

// What happened in an entry and is worth a word.
function doingsOf(entry: EntryTold, heft: (phrase: Phrase) => number): Phrase[] {
  return entry.told.filter((phrase) => !isOnlyTurn(phrase, entry) && heft(phrase) > 0)
}

// What the others did last, each entry of it, for who has nothing else to look at.
export function lastCaptions(
  story: readonly EntryTold[],
  names: readonly string[],
  heft: (phrase: Phrase) => number,
  me: number | null,
  most: number,
): Caption[] {
  const struck = struckOf(story)
  const found: Caption[] = []
  for (let at = story.length - 1; at >= 0 && found.length < most; at--) {
    const entry = story[at] as EntryTold
    const told = choose(doingsOf(entry, heft), heft)
    const seat = entry.seat ?? playerOf(told[0])
    if (told.length === 0 || seat === null || seat === me || struck.has(entry.n)) continue
    found.unshift({ n: entry.n, seat, said: inWords(told, names), isMoment: false })
  }
  return found
}

function inWords(told: readonly Phrase[], names: readonly string[]): string {
  return sentencesOf(told, names).map((sentence) => sentence.said).join(' ')
}

// Moments before the rest, each in its order.
function choose(told: readonly Phrase[], heft: (phrase: Phrase) => number): Phrase[] {
  if (told.length <= MOST) return [...told]
  const first = told.toSorted((one, other) => heft(other) - heft(one)).slice(0, MOST)
  return told.filter((phrase) => first.includes(phrase))
}
