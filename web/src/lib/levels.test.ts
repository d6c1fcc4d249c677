import { beforeAll, expect, test } from 'vitest'
import { aboutLevel, levelsIn } from './levels'
import { botAt } from './thinker.svelte'
import type { TableState, TitleList } from './wire'
import { words } from './words.svelte'

const NOVICE = { bot: 'novice', seconds: 0, rating: null }
const MASTER = { bot: 'master', seconds: 2.5, rating: { mean: 1850, low: 1800, high: 1900 } }
const LIST = { titles: [{ title: 'stones', levels: { 2: [NOVICE, MASTER] } }], bots: [] } as unknown as TitleList

beforeAll(() => words.speak('en'))

test('a level is told by its character, its time and, once measured, its rating', () => {
  expect(aboutLevel(NOVICE)).toBe('Plays sensibly, but errs like a beginner. Answers at once.')
  expect(aboutLevel(MASTER)).toBe(
    'Plays as well as it can, for those who look for a real match. Thinks up to 2.5 s a move. Rating 1850 (1800 to 1900).',
  )
  const given = { ...NOVICE, rating: { mean: 1500, low: 1500, high: 1500 } }
  expect(aboutLevel(given)).toMatch(/Rating 1500: the others are measured by it\.$/)
})

test('levels are those of the title and the size of its table', () => {
  expect(levelsIn(LIST, 'stones', 2)).toEqual([NOVICE, MASTER])
  expect(levelsIn(LIST, 'stones', 3)).toEqual([])
  expect(levelsIn(LIST, 'nobody-s', 2)).toEqual([])
})

test('a bot thinks at its own seat, and at that of somebody who left', () => {
  const seats = [
    { seat: 0, kind: 'person', stand_in: null },
    { seat: 1, kind: 'bot', stand_in: null },
    { seat: 2, kind: 'person', stand_in: 'player' },
  ]
  const table = { seats } as unknown as TableState
  expect([0, 1, 2, null].map((actor) => botAt(table, actor))).toEqual([null, 1, 2, null])
  expect(botAt(null, 1)).toBe(null)
})
