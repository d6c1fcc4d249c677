import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Acting } from './acting.svelte'
import { choices } from './choices.svelte'
import { Live } from './live.svelte'
import type { LegalMove } from './wire'

const move = (name: string, more: Partial<LegalMove> = {}): LegalMove => ({
  move: name,
  target: name,
  words: { id: name, args: {}, text: null, clause: null, role: '' },
  final: false,
  gamble: false,
  forced: false,
  ...more,
})

type Sent = Record<string, unknown> & { type: string; id: string; n: number; move?: string }

// A table that answers: by the move that was played, the moves that are legal then.
class Wire {
  static last: Wire
  static next: Record<string, LegalMove[]> = {}
  static refuses = ''
  sent: Sent[] = []
  legal: LegalMove[][] = []
  n = 4
  onopen: () => void = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  onclose: (event: { code: number }) => void = () => {}

  constructor() {
    Wire.last = this
  }
  send(text: string): void {
    const message = JSON.parse(text) as Sent
    if (message.type === 'hello') return
    this.sent.push(message)
    if (message.move === Wire.refuses) {
      this.say({ type: 'refused', n: this.n, id: message.id, code: 'stale', sentence: 'Too late.' })
      return
    }
    this.n += 1
    if (message.type === 'take_back') this.legal.pop()
    else this.legal.push(Wire.next[message.move ?? ''] ?? [])
    this.say({ type: 'done', n: this.n, id: message.id })
    // The answer may be there before what it led to.
    queueMicrotask(() => this.show(message.type === 'take_back' ? 'undo' : 'move'))
  }
  close(): void {}
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  show(kind: string, seat = 0): void {
    const legal = this.legal.at(-1) ?? []
    const entries = [{ n: this.n, seat, kind, told: [] }]
    const rest = { view: {}, actor: legal.length > 0 ? 0 : 1, ask: null, legal, can_take_back: this.legal.length > 1 }
    this.say({ type: 'update', n: this.n, since: this.n - 1, entries, ...rest })
  }
}

function seated(legal: LegalMove[], next: Record<string, LegalMove[]> = {}): { acting: Acting; wire: Wire } {
  Wire.next = next
  Wire.refuses = ''
  const live = new Live('t', 0)
  const wire = Wire.last
  wire.onopen()
  wire.say({ type: 'welcome', n: 4, table: { seats: [{}, {}] }, seat: 0, mine: [0], host: true })
  wire.legal = [legal]
  wire.show('move')
  return { acting: new Acting(live), wire }
}

const names = (wire: Wire): unknown[] => wire.sent.map((sent) => sent.move ?? sent.type)
const find = (name: string) => (legal: readonly LegalMove[]) => legal.find((one) => one.move === name)
const a = move('a')
const b = move("b")
const c = move("c")
const d = move("d")

beforeEach(() => vi.stubGlobal('WebSocket', Wire))
afterEach(() => {
  vi.unstubAllGlobals()
  choices.asksAtEnd = choices.seesForced = false
})

describe('one press', () => {
  test('plays a move that cannot be taken back, and asks about a gamble', async () => {
    const { acting, wire } = seated([move('a', { final: true }), move('b', { final: true, gamble: true })])
    await acting.press('b', null)
    expect(acting.open?.moves.map((one) => one.move)).toEqual(['b'])
    expect(wire.sent).toEqual([])
    await acting.press('a', null)
    expect(names(wire)).toEqual(['a'])
  })

  test('asks before every end of a turn for who wants it', async () => {
    choices.asksAtEnd = true
    const { acting, wire } = seated([move('a', { final: true }), b])
    await acting.press('a', null)
    expect(acting.open?.moves.map((one) => one.move)).toEqual(['a'])
    await acting.press('b', null)
    expect(names(wire)).toEqual(['b'])
  })

  test('plays several moves, each for the position before it', async () => {
    const { acting, wire } = seated([a], { a: [b], b: [c], c: [d] })
    await acting.play(a, find('b'), find('c'))
    expect(wire.sent.map(({ move: name, n }) => [name, n])).toEqual([['a', 4], ['b', 5], ['c', 6]])
    expect(acting.busy).toBe(false)
  })

  test('stops at what is not legal, or refused', async () => {
    const { acting, wire } = seated([a], { a: [c], c: [d] })
    await acting.play(a, find('b'), find('c'))
    expect(names(wire)).toEqual(['a'])
    Wire.refuses = 'c'
    await acting.play(c, find('d'))
    expect(names(wire)).toEqual(['a', 'c'])
    expect(acting.refused?.sentence).toBe('Too late.')
    expect(acting.busy).toBe(false)
  })

  test('is taken back by one press, and the one before it by the next', async () => {
    const { acting, wire } = seated([a], { a: [b], b: [c], c: [d] })
    await acting.play(a)
    await acting.play(b, find('c'))
    await acting.takeBack(true)
    expect(names(wire)).toEqual(['a', 'b', 'c', 'take_back', 'take_back'])
    expect(acting.legal.map((one) => one.move)).toEqual(['b'])
    await acting.takeBack(true)
    expect(names(wire).slice(5)).toEqual(['take_back'])
    expect(acting.legal.map((one) => one.move)).toEqual(['a'])
  })
})

describe('what leaves nothing to decide', () => {
  const only = move('b', { forced: true })

  test('is played once, belongs to the press before it, and is not played again after a take-back', async () => {
    const { acting, wire } = seated([a], { a: [only], b: [c] })
    await acting.play(a)
    expect(acting.forced?.move).toBe('b')
    await Promise.all([acting.playForced(), acting.playForced()])
    expect(names(wire)).toEqual(['a', 'b'])
    expect(acting.done).toMatchObject({ moves: [{ move: 'a' }, { move: 'b' }], unasked: { move: 'b' } })
    await acting.takeBack(true)
    expect(acting.legal.map((one) => one.move)).toEqual(['a'])
    await acting.play(a)
    expect(acting.forced?.move).toBe('b')
  })

  test('waits after a take-back of its own', async () => {
    const { acting } = seated([a], { a: [only], b: [c], c: [d] })
    await acting.play(a)
    await acting.playForced()
    await acting.play(c)
    await acting.takeBack(true)
    await acting.takeBack(false)
    expect(acting.forced).toBeNull()
  })

  test('is refused in silence where another window was quicker, and not tried again', async () => {
    const { acting, wire } = seated([only])
    Wire.refuses = 'b'
    await acting.playForced()
    expect(acting.refused).toBeNull()
    expect(acting.forced).toBeNull()
    expect(names(wire)).toEqual(['b'])
  })

  test('is shown to who wants to see it, asked about if every end is, and left alone by who only watches', () => {
    const { acting } = seated([move('b', { forced: true, final: true })])
    expect(acting.forced?.move).toBe('b')
    choices.asksAtEnd = true
    expect(acting.forced).toBeNull()
    choices.asksAtEnd = false
    choices.seesForced = true
    expect(acting.forced).toBeNull()
    choices.seesForced = false
    ;(acting.live as Live).seat = null
    expect(acting.forced).toBeNull()
  })
})

test('a chosen kind leaves its own targets lit', () => {
  const { acting } = seated([move('hut 1', { target: 'field:1' }), move('temple 1', { target: 'field:1' }), move('hut 2', { target: 'field:2' })])
  acting.kind = 'temple'
  flushSync()
  expect([acting.stateOf('field:1'), acting.stateOf('field:2')]).toEqual(['lit', 'dark'])
  expect(acting.movesAt('field:1').map((one) => one.move)).toEqual(['temple 1'])
  acting.kind = 'sow'
  expect(acting.stateOf('field:2')).toBe('lit')
})
