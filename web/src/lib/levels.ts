// The levels of bots that people are offered, and what is known of each.
import { get } from './api'
import type { LevelInfo } from './pages'
import type { TitleList } from './wire'
import { text } from './words.svelte'

// Who plays in a first game.
export const FIRST = 'novice'

let asked: Promise<TitleList> | null = null

// The levels at a table of so many, for pages that do not know the titles otherwise.
export async function levelsOf(title: string, seats: number): Promise<readonly LevelInfo[]> {
  asked ??= get<TitleList>('/titles')
  try {
    return levelsIn(await asked, title, seats)
  } catch (error) {
    asked = null
    throw error
  }
}

export function levelsIn(list: TitleList, title: string, seats: number): readonly LevelInfo[] {
  return list.titles.find((info) => info.title === title)?.levels[seats] ?? []
}

// How a level plays, how long it thinks and, once that was measured, how strong it is.
export function aboutLevel(level: LevelInfo): string {
  const told = [text('bot-character', { bot: level.bot }), text('bot-time', { seconds: level.seconds })]
  const { rating } = level
  // One level is the measure of the others: its rating is given, and has no interval.
  if (rating) told.push(text(rating.low === rating.high ? 'bot-rating-given' : 'bot-rating', { ...rating }))
  return told.join(' ')
}
