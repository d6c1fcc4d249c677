import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fitting, queryOf, Sequel, Trying } from './sequels.svelte'
import type { LegalMove } from './wire'

const legal = (move: string, target: string): LegalMove =>
  ({ move, target, words: { id: move, args: {} }, final: false, gamble: false, forced: false }) as unknown as LegalMove

const MOVES = [legal('hut 12', 'field:12'), legal('temple 12', 'field:12'), legal('pass', 'pass')]

beforeEach(() => {
  vi.restoreAllMocks()
  vi.useFakeTimers()
})

// All files share one window: whoever comes next would wait for timers that nobody moves.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a move is chosen on the board, and nothing is played', async () => {
  const acting = new Trying()
  const chosen: string[] = []
  acting.onchosen = (move) => chosen.push(move.move)
  await acting.press('pass', null)
  expect(chosen).toEqual([])
  acting.choices = MOVES
  expect(acting.stateOf('pass')).toBe('lit')
  await acting.press('pass', null)
  expect(chosen).toEqual(['pass'])
  // Several at one place are a menu; pressed again it closes.
  await acting.press('field:12', null)
  expect(acting.menu?.moves.map((move) => move.move)).toEqual(['hut 12', 'temple 12'])
  await acting.press('field:12', null)
  expect(acting.menu).toBeNull()
  acting.settle(MOVES[0] as LegalMove)
  expect(chosen).toEqual(['pass', 'hut 12'])
})

test('what is typed finds moves by their names and words', () => {
  const say = (move: LegalMove): string => (move.move === 'pass' ? 'Ne rien bâtir' : `Bâtir ${move.move}`)
  const found = (typed: string): string[] => fitting(MOVES, typed, say).map((move) => move.move)
  expect(found('')).toEqual(['hut 12', 'temple 12', 'pass'])
  expect(found('BATIR 12')).toEqual(['hut 12', 'temple 12'])
  expect(found('tem')).toEqual(['temple 12'])
  expect(found('castle')).toEqual([])
})

test('words in the order in which they were typed are preferred', () => {
  const moves = [legal('servant 1 to 3', 'place:3'), legal('servant 3 to 1', 'place:1'), legal('pass', 'pass')]
  const say = (move: LegalMove): string => move.move.replace('servant', 'Play servant').replace('to', 'at place')
  const found = (typed: string): string[] => fitting(moves, typed, say).map((move) => move.move)
  expect(found('servant 1 at place 3')).toEqual(['servant 1 to 3'])
  expect(found('play servant 3 place 1')).toEqual(['servant 3 to 1'])
  expect(found('servant')).toEqual(['servant 1 to 3', 'servant 3 to 1'])
  expect(found('at servant')).toEqual(['servant 1 to 3', 'servant 3 to 1'])
})

function answers(...states: string[]): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? ''} ${path}`)
    const state = states.shift() ?? 'done'
    const body = state === 'refused' ? { sentence: 'No.' } : { state, done: 0, sequel: state === 'done' ? {} : null }
    return Promise.resolve(new Response(JSON.stringify(body), { status: state === 'refused' ? 409 : 200 }))
  })
  return asked
}

const QUESTION = { at: 31, move: 'hut 12', bot: 'player' }

test('a sequel is looked after until it is played', async () => {
  const asked = answers('waiting', 'running', 'done')
  const sequel = new Sequel('r')
  await sequel.begin(QUESTION)
  expect(sequel.isUnderWay).toBe(true)
  await vi.advanceTimersByTimeAsync(2000)
  expect([sequel.isUnderWay, sequel.hasFailed, sequel.answer?.state]).toEqual([false, false, 'done'])
  const query = queryOf(QUESTION)
  expect(asked).toEqual([
    `POST /api/records/r/sequel?${query}`,
    `GET /api/records/r/sequel?${query}`,
    `GET /api/records/r/sequel?${query}`,
  ])
})

test('whoever leaves ends it', async () => {
  const asked = answers('waiting', 'none')
  const sequel = new Sequel('r')
  await sequel.begin(QUESTION)
  sequel.close()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked.at(-1)).toBe(`POST /api/records/r/sequel/stop?${queryOf(QUESTION)}`)
  expect(asked.length).toBe(2)
  expect(sequel.answer).toBeNull()
})

test('what is refused and what fails is said', async () => {
  answers('refused', 'running', 'none', 'refused')
  const sequel = new Sequel('r')
  await sequel.begin(QUESTION)
  expect([sequel.refused, sequel.answer]).toEqual(['No.', null])
  await sequel.begin(QUESTION)
  await vi.advanceTimersByTimeAsync(2000)
  expect([sequel.hasFailed, sequel.refused]).toEqual([true, ''])
  await sequel.open(3)
  expect([sequel.refused, sequel.choices]).toEqual(['No.', null])
})
