import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Pace, ROUND, type Beat, type Speed } from './pace.svelte'
import type { Update } from './wire'

let speed: Speed
let shown: { at: number; ns: number[] }[]
let pace: Pace
let start: number

const beat = (n: number, more: Partial<Beat> = {}): Beat => ({
  ...{ update: { n } as Update, before: {}, view: {}, seat: 1, isOwn: false, weight: 1, moves: 1, turns: 0 },
  ...more,
})
const ns = (): number[][] => shown.map((step) => step.ns)
const times = (): number[] => shown.map((step) => step.at)

beforeEach(() => {
  vi.useFakeTimers()
  speed = 'normal'
  shown = []
  start = Date.now()
  pace = new Pace(
    (beats) => shown.push({ at: Date.now() - start, ns: beats.map(({ update }) => update.n) }),
    () => speed,
  )
})
afterEach(() => {
  pace.clear()
  vi.useRealTimers()
})

test('one thing is shown after the other, half a second each, the first at once', () => {
  for (const n of [1, 2, 3]) pace.take(beat(n))
  expect(ns()).toEqual([[1]])
  expect(pace.waiting).toBe(2)
  vi.advanceTimersByTime(499)
  expect(ns()).toEqual([[1]])
  vi.advanceTimersByTime(501)
  expect(ns()).toEqual([[1], [2], [3]])
  expect(times()).toEqual([0, 500, 1000])
  expect(pace.isPlaying).toBe(true)
  vi.advanceTimersByTime(500)
  expect(pace.isPlaying).toBe(false)
})

test.each([
  ['quick', 250],
  ['normal', 500],
  ['slow', 1000],
] as const)('at %s a thing takes %i milliseconds', (chosen, long) => {
  speed = chosen
  for (const n of [1, 2]) pace.take(beat(n))
  vi.runAllTimers()
  expect(times()).toEqual([0, long])
})

test('switched off, everything is shown as it comes', () => {
  speed = 'off'
  for (const n of [1, 2, 3]) pace.take(beat(n))
  expect(ns()).toEqual([[1], [2], [3]])
  expect(pace.isPlaying).toBe(false)
})

test('a whole round of bots takes four seconds at most, however many things they do', () => {
  for (let n = 1; n <= 40; n++) pace.take(beat(n))
  vi.runAllTimers()
  expect(ns()).toEqual(Array.from({ length: 40 }, (_, i) => [i + 1]))
  expect(times().at(-1)).toBeLessThanOrEqual(4000)
  expect(Date.now() - start).toBeLessThanOrEqual(4001)
})

test('a moment lasts longer, also where time is short', () => {
  pace.take(beat(1, { weight: 3 }))
  pace.take(beat(2))
  vi.runAllTimers()
  expect(times()).toEqual([0, 1500])
  shown = []
  start = Date.now()
  for (let n = 1; n <= 20; n++) pace.take(beat(n, { weight: n === 10 ? 3 : 1 }))
  vi.runAllTimers()
  const gaps = times().map((at, i, all) => (all[i + 1] ?? at) - at)
  expect((gaps[9] ?? 0) / (gaps[8] ?? 1)).toBeCloseTo(3, 1)
  expect(Date.now() - start).toBeLessThanOrEqual(4001)
})

test('what comes slowly is not hurried', () => {
  for (let n = 1; n <= 20; n++) {
    pace.take(beat(n))
    vi.advanceTimersByTime(1000)
  }
  expect(times()).toEqual(Array.from({ length: 20 }, (_, i) => i * 1000))
})

test('whoever does not want to wait sees the rest in one step', () => {
  for (const n of [1, 2, 3, 4]) pace.take(beat(n))
  pace.skip()
  expect(ns()).toEqual([[1], [2, 3, 4]])
  expect([pace.isPlaying, pace.waiting, pace.caught]).toEqual([false, 0, 0])
  vi.runAllTimers()
  expect(shown).toHaveLength(2)
  pace.take(beat(5))
  expect(ns().at(-1)).toEqual([5])
})

test('what I do is shown at once, and what waited before it', () => {
  for (const n of [1, 2, 3]) pace.take(beat(n))
  pace.take(beat(4, { isOwn: true, seat: 0 }))
  expect(ns()).toEqual([[1], [2, 3], [4]])
  pace.take(beat(5))
  expect(shown).toHaveLength(3)
  vi.advanceTimersByTime(500)
  expect(ns().at(-1)).toEqual([5])
})

test('a move of mine that is taken back in the middle is at once as well', () => {
  pace.take(beat(1, { isOwn: true }))
  pace.take(beat(2))
  pace.take(beat(3))
  pace.take(beat(4, { isOwn: true }))
  expect(ns()).toEqual([[1], [2, 3], [4]])
})

test('a table that is more than a round ahead is caught up with in one step, which is told', () => {
  pace.most = 3
  for (let n = 1; n <= 3; n++) pace.take(beat(n, { turns: 1 }))
  vi.runAllTimers()
  expect(ns()).toEqual([[1], [2], [3]])
  for (let n = 4; n <= 8; n++) pace.take(beat(n, { turns: 1 }))
  expect(pace.caught).toBe(0)
  vi.advanceTimersByTime(500)
  expect(ns().slice(3)).toEqual([[4], [5, 6, 7, 8]])
  expect(pace.caught).toBe(4)
  pace.take(beat(9, { turns: 1 }))
  vi.advanceTimersByTime(500)
  expect(ns().at(-1)).toEqual([9])
  expect(pace.caught).toBe(0)
})

test('what was missed while the connection was lost is one step', () => {
  pace.take(beat(1))
  pace.take(beat(2))
  pace.take(beat(9, { moves: 7 }))
  expect(ns()).toEqual([[1], [2, 9]])
  expect(pace.caught).toBe(8)
  vi.advanceTimersByTime(500)
  expect(pace.isPlaying).toBe(false)
})

test('a position in which nothing happened takes no time', () => {
  pace.take(beat(1))
  pace.take(beat(1, { weight: 0, moves: 0 }))
  pace.take(beat(2))
  vi.advanceTimersByTime(500)
  vi.advanceTimersByTime(1)
  expect(ns()).toEqual([[1], [1], [2]])
})

test('other eyes begin anew', () => {
  for (const n of [1, 2, 3]) pace.take(beat(n))
  pace.clear()
  vi.runAllTimers()
  expect(ns()).toEqual([[1]])
  expect([pace.isPlaying, pace.waiting]).toEqual([false, 0])
})

test('a round is eight beats', () => expect(ROUND * 500).toBe(4000))
