// Whose turn it is, over what is asked: never "your turn" in somebody else's.
import { sentencesOf } from './logLines'
import { playerOf } from './trail'
import type { EntryTold, Phrase, Update } from './wire'
import { text } from './words.svelte'

// The events that make others answer, in somebody's turn; without them whatever that player did last.
export type Asks = readonly string[] | undefined

export function headingOf(update: Update, story: readonly EntryTold[], isMine: boolean, names: readonly string[], asks?: Asks): string {
  const actor = update.actor ?? 0
  const { seat } = update.view
  const turn = typeof seat === 'number' ? seat : actor
  if (!isMine) return turn === actor ? text('web-turn-of', { who: { seat: turn } }, names) : text('web-waiting', { who: { seat: actor } }, names)
  if (turn === actor) return text('web-your-turn')
  if (asks) return lastOf(story, (phrase) => asks.includes(phrase.id), names) ?? text('web-your-turn')
  const isTheirs = (phrase: Phrase): boolean => phrase.role !== 'turn' && playerOf(phrase) === turn
  return lastOf(story, isTheirs, names) ?? text('web-turn-of', { who: { seat: turn } }, names)
}

// The last thing of a kind that was told: it is what I am asked about.
function lastOf(story: readonly EntryTold[], isIt: (phrase: Phrase) => boolean, names: readonly string[]): string | null {
  for (const { told } of story.toReversed()) {
    const last = told.findLast(isIt)
    if (last) return sentencesOf([last], names)[0]?.said ?? null
  }
  return null
}
