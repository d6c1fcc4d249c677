// Whose turn it is, over what is asked: never "your turn" in somebody else's.
import { sentencesOf } from './logLines'
import { playerOf } from './trail'
import type { EntryTold, Update } from './wire'
import { text } from './words.svelte'

export function headingOf(update: Update, story: readonly EntryTold[], isMine: boolean, names: readonly string[]): string {
  const actor = update.actor ?? 0
  const { seat } = update.view
  const turn = typeof seat === 'number' ? seat : actor
  if (!isMine) return turn === actor ? text('web-turn-of', { who: { seat: turn } }, names) : text('web-waiting', { who: { seat: actor } }, names)
  if (turn === actor) return text('web-your-turn')
  return lastOf(story, turn, names) ?? text('web-turn-of', { who: { seat: turn } }, names)
}

// What the player whose turn it is did last: it is what I am asked about.
function lastOf(story: readonly EntryTold[], seat: number, names: readonly string[]): string | null {
  for (const { told } of story.toReversed()) {
    const last = told.findLast((phrase) => phrase.role !== 'turn' && playerOf(phrase) === seat)
    if (last) return sentencesOf([last], names)[0]?.said ?? null
  }
  return null
}
