// What the others did since my last turn, one line for each of them.
import { sentencesOf, struckOf, type Sentence } from './logLines'
import { isOnlyTurn, playerOf, turnIn } from './trail'
import type { EntryTold, Phrase } from './wire'

export interface Doings {
  seat: number
  sentences: Sentence[]
}

export function recapOf(story: readonly EntryTold[], me: number | null, names: readonly string[]): Doings[] {
  if (me === null) return []
  const struck = struckOf(story)
  const told = story.filter((entry) => !struck.has(entry.n)).flatMap(byPlayer)
  const doings = new Map<number, Phrase[]>()
  for (const { seat, phrase, isOnly } of told.slice(endOfMyLast(told, me))) {
    if (seat === me || isOnly) continue
    doings.set(seat, [...(doings.get(seat) ?? []), phrase])
  }
  return [...doings].map(([seat, phrases]) => ({ seat, sentences: sentencesOf(phrases, names) }))
}

interface About {
  seat: number
  phrase: Phrase
  // Whether it only says whose turn it is.
  isOnly: boolean
}

// What is told of nobody, goods that come onto the board for example, is left to the log.
function byPlayer(entry: EntryTold): About[] {
  return entry.told.flatMap((phrase) => {
    const seat = playerOf(phrase)
    return seat === null ? [] : [{ seat, phrase, isOnly: isOnlyTurn(phrase, entry) }]
  })
}

// My last turn ended where somebody else's began; the one that I am in does not count.
function endOfMyLast(told: readonly About[], me: number): number {
  const starts = told.flatMap(({ phrase }, at) => {
    const seat = turnIn(phrase)
    return seat === null ? [] : [{ seat, at }]
  })
  const isMine = (start: { seat: number } | undefined): boolean => start?.seat === me
  let last = starts.length - 1
  while (last >= 0 && isMine(starts[last])) last--
  while (last >= 0 && !isMine(starts[last])) last--
  // Before my first turn there is nothing to tell again.
  return last < 0 ? told.length : (starts[last + 1]?.at ?? told.length)
}
