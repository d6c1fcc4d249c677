import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { choices } from './choices.svelte'
import { Live } from './live.svelte'

class Wire {
  static last: Wire
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number; reason?: string }) => void = () => {}

  constructor() {
    Wire.last = this
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const rest = { actor: 0, ask: null, legal: [], can_take_back: false, can_redo: false, reach: [] }
const entry = (n: number) => ({ n, seat: 0, kind: 'move', told: [] })
const update = (n: number, view: object) => ({
  ...{ type: 'update', n, since: n - 1, entries: [entry(n)], view },
  ...rest,
})
const change = (n: number, base: number, view: object) => ({
  ...{ type: 'change', n, base, entries: [{ seat: 0 }], view, actor: 0 },
})

beforeEach(() => {
  vi.stubGlobal('WebSocket', Wire)
  choices.pace = 'off'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  choices.pace = 'normal'
})

function opened(): { live: Live; wire: Wire } {
  const live = new Live('t', 0)
  Wire.last.onopen()
  Wire.last.say(update(4, { left: 6, row: ['a', 'b'] }))
  return { live, wire: Wire.last }
}

test('a server is told that nobody looks, and again when it is another', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  const { live, wire } = opened()
  wire.say({ type: 'welcome', n: 4, table: {}, mine: [0] })
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(wire.sent.at(-1)).toEqual({ type: 'looking', on: false })
  live.look(1)
  Wire.last.onopen()
  Wire.last.say({ type: 'welcome', n: 4, table: {}, mine: [0] })
  expect(Wire.last.sent.at(-1)).toEqual({ type: 'looking', on: false })
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(Wire.last.sent.at(-1)).toEqual({ type: 'looking', on: true })
  live.close()
  hidden.mockRestore()
})

test('a change makes the next position of the last', () => {
  const { live, wire } = opened()
  const before = live.update
  wire.say(change(5, 4, { left: [5], row: [0, 1] }))
  expect(live.update).toEqual(update(5, { left: 5, row: ['b'] }))
  expect(live.before).toBe(before)
  expect(before?.view).toEqual({ left: 6, row: ['a', 'b'] })
  expect(live.story.map((told) => told.n)).toEqual([4, 5])
})

test('a move that was told is told again by its name', () => {
  const { live, wire } = opened()
  const move = (name: string, target: string, final: boolean) => ({
    ...{ move: name, target, words: { id: 'w', args: { name } }, final },
  })
  const [a, b] = [move('a', 'x', false), move('b', 'x', true)]
  wire.say({ ...update(5, {}), legal: [a] })
  const next = { move: ['b'], words: { args: { name: ['b'] } }, final: [true] }
  wire.say({ ...change(6, 5, {}), legal: ['a', next], can_take_back: true })
  expect(live.update).toEqual({ ...update(6, {}), legal: [a, b], can_take_back: true })
  wire.say({ type: 'change', n: 7, base: 6 })
  expect(live.update).toEqual({ ...update(7, {}), since: 6, entries: [], actor: null })
  // What is asked and how far take-backs reach stays, until another is said or nobody decides.
  const ask = { id: 'q', args: {} }
  wire.say({ ...change(8, 7, {}), ask, reach: [3, null] })
  wire.say(change(9, 8, {}))
  expect(live.update).toMatchObject({ actor: 0, ask, reach: [3, null] })
  wire.say({ type: 'change', n: 10, base: 9, reach: [] })
  expect(live.update).toMatchObject({ actor: null, ask: null, reach: [] })
  // What is told anew counts from then on.
  const again = { move: ['a'], target: ['y'], words: [a.words], final: [true] }
  wire.say({ ...change(11, 10, {}), legal: [again, 'b'] })
  wire.say({ ...change(12, 11, {}), legal: ['a'] })
  expect(live.update?.legal).toEqual([move('a', 'y', true)])
})

test('a change of another position is left alone, and the whole is asked for once', () => {
  const { live, wire } = opened()
  wire.say(change(6, 5, { left: [4] }))
  wire.say(change(7, 6, { left: [3] }))
  expect(live.update?.n).toBe(4)
  expect(wire.sent.slice(1)).toEqual([{ type: 'view', n: 4 }])
  wire.say({ ...update(7, { left: 3 }), since: 4, entries: [entry(5), entry(6), entry(7)] })
  wire.say(change(8, 7, { left: [2] }))
  expect(live.update?.view).toEqual({ left: 2 })
  expect(live.story.map((told) => told.n)).toEqual([4, 5, 6, 7, 8])
})

test('whoever comes back says what is known, and begins with the whole', () => {
  vi.useFakeTimers()
  const { live, wire } = opened()
  wire.say(change(9, 8, { left: [4] }))
  wire.onclose({ code: 1006 })
  vi.runOnlyPendingTimers()
  vi.useRealTimers()
  Wire.last.onopen()
  expect(Wire.last.sent).toEqual([{ type: 'hello', seat: 0, n: 4 }])
  Wire.last.say(update(9, { left: 4 }))
  Wire.last.say(change(10, 9, { left: [3] }))
  expect(live.update?.view).toEqual({ left: 3 })
})

const table = (outcome: object | null = null) => ({ seats: [{ seat: 0 }, { seat: 1 }], outcome })
const welcome = { type: 'welcome', n: 4, seat: 0, mine: [0], host: true, table: table() }
const move = (n: number, seat: number, more: object = {}) => ({
  ...change(n, n - 1, { left: [10 - n] }),
  ...{ entries: [{ n, seat, kind: 'move', told: [] }] },
  ...more,
})

test('what others do is shown one after the other, what I do at once; a change is of the last that came', () => {
  vi.useFakeTimers()
  choices.pace = 'normal'
  const { live, wire } = opened()
  wire.say(welcome)
  wire.say(move(5, 0))
  wire.say(move(6, 1))
  wire.say(move(7, 1, { legal: [[{ move: 'a', target: 'a' }]] }))
  expect([live.update?.n, live.n, live.update?.legal]).toEqual([5, 7, []])
  expect(live.story.map((told) => told.n)).toEqual([4, 5])
  vi.advanceTimersByTime(500)
  expect(live.update?.view).toMatchObject({ left: 4 })
  expect(live.before?.n).toBe(5)
  vi.advanceTimersByTime(500)
  expect(live.update).toMatchObject({ n: 7, view: { left: 3 }, legal: [{ move: 'a' }] })
  expect(live.trail.map(({ seat, before, view }) => [seat, before['left'], view['left']])).toEqual([
    [0, 6, 5],
    [1, 5, 4],
    [1, 4, 3],
  ])
  wire.say(move(8, 0))
  expect(live.update?.n).toBe(8)
  expect(live.trail.map(({ update }) => update.n)).toEqual([8])
  live.close()
})

test('the end waits until it was seen', () => {
  vi.useFakeTimers()
  choices.pace = 'normal'
  const { live, wire } = opened()
  wire.say(welcome)
  wire.say({ type: 'table', n: 6, table: table({ how: 'played' }) })
  expect(live.isOver).toBe(false)
  wire.say(move(5, 1))
  wire.say(move(6, 1))
  vi.advanceTimersByTime(999)
  expect([live.update?.n, live.isOver]).toEqual([6, false])
  vi.advanceTimersByTime(1)
  expect(live.isOver).toBe(true)
  live.close()
})

test('while the connection is lost what came goes on, and what was missed is one step', () => {
  vi.useFakeTimers()
  choices.pace = 'slow'
  const { live, wire } = opened()
  wire.say(welcome)
  wire.say(move(5, 1))
  wire.say(move(6, 1))
  wire.onclose({ code: 1006 })
  vi.advanceTimersByTime(500)
  Wire.last.onopen()
  expect(Wire.last.sent).toEqual([{ type: 'hello', seat: 0, n: 6 }])
  Wire.last.say({ ...update(9, { left: 1 }), since: 6, entries: [7, 8, 9].map((n) => ({ ...entry(n), seat: 1 })) })
  expect([live.update?.n, live.before, live.pace.caught]).toEqual([9, null, 4])
  expect(live.story.map((told) => told.n)).toEqual([4, 5, 6, 7, 8, 9])
  live.close()
})

test('whoever loses their seat looks on, and is told', () => {
  const live = new Live('t', 1)
  Wire.last.onopen()
  Wire.last.say({ type: 'welcome', n: 0, table: { seats: [], outcome: null }, seat: 1, mine: [1], host: false })
  const lost = Wire.last
  lost.onclose({ code: 4403, reason: 'watching' })
  expect(Wire.last).not.toBe(lost)
  Wire.last.onopen()
  expect(Wire.last.sent[0]).toMatchObject({ type: 'hello', seat: null })
  expect([live.state, live.isUnseated]).toEqual(['connecting', true])
  live.look(0)
  expect(live.isUnseated).toBe(false)
})

test('what others of my seats saw is gone, unless all see the same', () => {
  const live = new Live('t', null)
  const look = (hidden: boolean): unknown => {
    Wire.last.onopen()
    Wire.last.say({ type: 'welcome', n: 1, table: { seats: [], outcome: null, hidden }, seat: null, mine: [0, 1], host: true })
    Wire.last.say(update(1, { a: 1 }))
    live.look(1)
    return live.update?.view ?? null
  }
  expect(look(true)).toBeNull()
  expect(look(false)).toEqual({ a: 1 })
})

test('a line of chat that the host removed takes the place of what it was', () => {
  const { live, wire } = opened()
  const line = (k: number, text: string, removed = false) => ({ type: 'chat', n: 4, k, seat: 0, name: 'Ann', text, at: 0, removed })
  for (const said of [line(1, 'hello'), line(2, 'rude'), line(3, 'well'), line(2, '', true)]) wire.say(said)
  expect(live.chat.map(({ k, text, removed }) => [k, text, removed])).toEqual([
    [1, 'hello', false],
    [2, '', true],
    [3, 'well', false],
  ])
})
