import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from './live.svelte'

class Wire {
  static last: Wire
  sent: Record<string, unknown>[] = []
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

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

const rest = { actor: 0, ask: null, legal: [], can_take_back: false }
const entry = (n: number) => ({ n, seat: 0, kind: 'move', told: [] })
const update = (n: number, view: object) => ({
  ...{ type: 'update', n, since: n - 1, entries: [entry(n)], view },
  ...rest,
})
const change = (n: number, base: number, view: object) => ({
  ...{ type: 'change', n, base, entries: [{ seat: 0 }], view, actor: 0 },
})

beforeEach(() => vi.stubGlobal('WebSocket', Wire))
afterEach(() => vi.unstubAllGlobals())

function opened(): { live: Live; wire: Wire } {
  const live = new Live('t', 0)
  Wire.last.onopen()
  Wire.last.say(update(4, { left: 6, row: ['a', 'b'] }))
  return { live, wire: Wire.last }
}

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
  // What is told anew counts from then on.
  const again = { move: ['a'], target: ['y'], words: [a.words], final: [true] }
  wire.say({ ...change(8, 7, {}), legal: [again, 'b'] })
  wire.say({ ...change(9, 8, {}), legal: ['a'] })
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
