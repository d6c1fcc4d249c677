// What happened in one position, in so few words that they are read while it is shown.
import { sentencesOf, struckOf } from './logLines'
import type { Beat } from './pace.svelte'
import { isOnlyTurn, playerOf, turnIn, upTo, type Until, type Weigh } from './trail'
import type { EntryTold, Phrase } from './wire'
import { words } from './words.svelte'

export interface Caption {
  n: number
  seat: number | null
  said: string
  isMoment: boolean
  // How often it happened in a row.
  times: number
}

// More letters than that nobody reads before the next.
const MOST = 160

export function captionOf(
  beat: Beat,
  names: readonly string[],
  weigh: Weigh,
  me: number | null,
  until: Until | null = null,
  listener: number | null = null,
): Caption | null {
  const { n } = beat.update
  const entries = upTo(beat.update.entries, until)
  const isPlayed = entries.some((entry) => entry.n === until?.n)
  const heft = (phrase: Phrase): number => weigh(phrase, beat.before, me)
  const doings = entries.flatMap((entry) => doingsOf(entry, heft))
  // While it is played piece by piece: how it began, and what came last.
  const told = isPlayed && doings.length > 1 ? [...doings.slice(0, 1), ...doings.slice(-1)] : choose(doings, names, heft)
  if (beat.weight === 0) return null
  if (told.length > 0) return { n, seat: beat.seat, said: inWords(told, names, listener), isMoment: beat.weight > 1, times: 1 }
  const turn = entries.flatMap((entry) => entry.told).findLast((phrase) => turnIn(phrase) !== null)
  const seat = turn ? turnIn(turn) : null
  // That it is my turn the question says.
  return turn && seat !== me ? { n, seat, said: inWords([turn], names), isMoment: false, times: 1 } : null
}

// The last few of captions that come the newest first; what happened again and again is one of them.
export function folded(newest: Iterable<Caption>, most: number): Caption[] {
  const found: Caption[] = []
  for (const caption of newest) {
    const next = found[0]
    if (next?.seat === caption.seat && next.said === caption.said) found[0] = { ...next, times: next.times + 1 }
    else if (found.length === most) break
    else found.unshift(caption)
  }
  return found
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
  return folded(othersDoings(story, names, heft, me), most)
}

function* othersDoings(
  story: readonly EntryTold[],
  names: readonly string[],
  heft: (phrase: Phrase) => number,
  me: number | null,
): Generator<Caption> {
  const struck = struckOf(story)
  for (const entry of story.toReversed()) {
    const told = choose(doingsOf(entry, heft), names, heft)
    const seat = entry.seat ?? playerOf(told[0])
    if (told.length === 0 || seat === null || seat === me || struck.has(entry.n)) continue
    yield { n: entry.n, seat, said: inWords(told, names), isMoment: false, times: 1 }
  }
}

function inWords(told: readonly Phrase[], names: readonly string[], listener: number | null = null): string {
  return sentencesOf(told, names, listener)
    .map(({ said, times }) => (times > 1 ? `${said} ×${times}` : said))
    .join(' ')
}

// As much as can be read: moments before the rest, each in its order.
function choose(told: readonly Phrase[], names: readonly string[], heft: (phrase: Phrase) => number): Phrase[] {
  const chosen = new Set<Phrase>()
  let room = MOST
  for (const phrase of told.toSorted((one, other) => heft(other) - heft(one))) {
    room -= words.say(phrase, names).length
    if (room < 0 && chosen.size > 0) break
    chosen.add(phrase)
  }
  return told.filter((phrase) => chosen.has(phrase))
}
