import { expect, test } from 'vitest'
import { asked, happened, nameOf, SHARED, Teacher, wordsOf, type Hint } from './hints'
import { Book } from './lessons.svelte'
import type { EntryTold, LegalMove, Phrase, Update } from './wire'

const hint = (name: string, on: Hint['on'], id = ''): Hint => ({ name, on, id, clause: 'C-01' })
const HUT = hint('hut', 'legal', 't-move-hut')
const TURN = hint('turn', 'asked', 't-ask-turn')
const RIVER = hint('river', 'told', 't-event-river')
const MINE = hint('mine', 'mine', 't-event-gain')
const TITLE = [TURN, HUT, RIVER, MINE]

const phrase = (id: string, seat?: number): Phrase => ({ id, args: seat === undefined ? {} : { player: { seat } } }) as unknown as Phrase
const legal = (id: string): LegalMove => ({ move: 'm', target: 't', words: phrase(id), final: false, gamble: false, forced: false })
const entry = (n: number, seat: number, ...told: Phrase[]): EntryTold => ({ n, seat, kind: 'move', told })

function position(n: number, given: Partial<Update> = {}): Update {
  return {
    ...{ type: 'update', n, since: n - 1, entries: [], view: {}, actor: 0, ask: phrase('t-ask-turn') },
    ...{ legal: [legal('t-move-hut')], can_take_back: false, can_redo: false, reach: [], ...given },
  }
}

function teacher(hints: readonly Hint[] = TITLE): { one: Teacher; given: string[] } {
  const given: string[] = []
  const knows = (one: Hint): boolean => given.includes(one.name)
  return { one: new Teacher(hints, knows, (one) => given.push(one.name)), given }
}

test('what is asked or can be done is for whoever decides', () => {
  const names = (update: Update, me: number | null): string[] =>
    asked([...SHARED, ...TITLE], { update, fresh: [], me }).map(({ name }) => name)
  expect(names(position(1), 0)).toEqual(['play', 'turn', 'hut'])
  expect(names(position(1, { can_take_back: true, ask: phrase('other'), legal: [legal('x')] }), 0)).toEqual(['play', 'back'])
  expect(names(position(1), 1)).toEqual([])
  expect(names(position(1), null)).toEqual([])
  expect(names(position(1, { legal: [] }), 0)).toEqual([])
})

test('what happened is of anybody, of others or of me', () => {
  const names = (fresh: EntryTold[]): string[] =>
    happened([...SHARED, ...TITLE], { update: position(9), fresh, me: 0 }).map(({ name }) => name)
  expect(names([entry(8, 0, phrase('t-event-river'))])).toEqual(['river'])
  expect(names([entry(8, 1, phrase('t-event-gain', 1))])).toEqual(['others'])
  expect(names([entry(8, 1, phrase('t-event-gain', 0))])).toEqual(['others', 'mine'])
  expect(names([])).toEqual([])
})

test('hints come one at a time, two of a position at most, and none comes twice', () => {
  const { one, given } = teacher([...TITLE, hint('third', 'asked', 't-ask-turn')])
  const look = (n: number, fresh: EntryTold[] = [], pressed = -1): string | undefined => {
    one.see({ update: position(n), fresh, me: 0 }, pressed)
    return one.now?.name
  }
  // What happened before anybody looked is not new.
  expect(look(5, [entry(5, 1, phrase('t-event-river'))])).toBe('turn')
  expect(look(5)).toBe('turn')
  one.close()
  expect(look(5)).toBe('hut')
  one.close()
  expect(look(5)).toBeUndefined()
  // What happens comes before what is asked; the next one waits for it.
  expect(look(6, [entry(6, 1, phrase('t-event-river'), phrase('t-event-gain', 0))])).toBe('river')
  one.close()
  expect(look(6)).toBe('mine')
  // It stays while others play, and goes once I have played on.
  expect(look(7, [entry(7, 1, phrase('t-event-river'))])).toBe('mine')
  expect(look(7, [], 6)).toBe('mine')
  expect(look(8, [], 8)).toBe('third')
  expect(look(9, [], 9)).toBeUndefined()
  expect(given).toEqual(['turn', 'hut', 'river', 'mine', 'third'])
})

test('words and names of the page are the same for every title', () => {
  const [play] = SHARED as [Hint]
  expect([wordsOf('t', play), nameOf(play)]).toEqual(['web-hint-any-play', 'any-play'])
  expect([wordsOf('t', HUT), nameOf(HUT)]).toEqual(['web-hint-t-hut', 'hut'])
})

test('a browser remembers what it was taught, by title, until somebody asks again', () => {
  localStorage.clear()
  const book = new Book()
  book.begin('table-1', 'one')
  book.learn('one', 'hut')
  book.learn('one', 'any-play')
  const again = new Book()
  expect([again.isFirst('table-1'), again.isFirst('table-2')]).toEqual([true, false])
  expect([again.isOn('table-1'), again.isOn('table-2')]).toEqual([true, false])
  expect(['hut', 'temple', 'any-play'].map((name) => again.knows('one', name))).toEqual([true, false, true])
  expect(['hut', 'any-play'].map((name) => again.knows('other', name))).toEqual([false, true])
  // Off at this table and from now on; on again at all of them.
  again.turn('table-1', false)
  expect([again.isOn('table-1'), again.isOn('table-2')]).toEqual([false, false])
  again.turn('table-2', true)
  expect([again.isOn('table-1'), again.isOn('table-2')]).toEqual([false, true])
  again.again('one')
  expect(['hut', 'any-play'].map((name) => again.knows('one', name))).toEqual([false, false])
  expect(new Book().knows('one', 'hut')).toBe(false)
})
