import { beforeAll, expect, test } from 'vitest'
import { captionOf, folded, lastCaptions } from './caption'
import { headingOf } from './heading'
import { recapOf } from './recap'
import { beatOf, follow, marksOf, upTo } from './trail'
import type { EntryTold, Phrase, Update } from './wire'
import { words } from './words.svelte'

const NAMES = ['Ann', 'Bo', 'Cy']
const phrase = (id: string, args: object, role = ''): Phrase => ({ id: `sample-${id}`, args, role }) as unknown as Phrase
const turn = (seat: number): Phrase => phrase('turn', { player: { seat } }, 'turn')
const rolls = (seat: number): Phrase => phrase('rolls', { player: { seat } })
const gives = (seat: number): Phrase => phrase('gives', { player: { seat } })
const rain = phrase('rain', {})
const entry = (n: number, seat: number | null, ...told: Phrase[]): EntryTold => ({ n, seat, kind: 'move', told })
const update = (n: number, entries: EntryTold[], more: object = {}): Update =>
  ({ type: 'update', n, since: n - entries.length, entries, view: {}, actor: 0, ...more }) as unknown as Update
const start = update(0, [])
const weigh = (told: Phrase): number => (told.id === 'sample-rain' ? 3 : 1)
const beat = (n: number, entries: EntryTold[], own: number[] = []) => beatOf(update(n, entries), start, own, 0, weigh)

beforeAll(async () => {
  await words.speak('en')
  words.teach('en', [
    'sample-turn = It is { $player }’s turn.',
    'sample-rolls = { $player } rolls plus.',
    'sample-gives = { $player } gives wood.',
    'sample-rain = It rains.',
  ])
})

test('a position is somebody’s doing, a moment if anything in it is one, and mine if I decided', () => {
  expect(beat(2, [entry(1, 1, gives(1)), entry(2, null, rain)])).toMatchObject({ seat: 1, isOwn: false, weight: 3, moves: 1, turns: 0 })
  expect(beat(1, [entry(1, 0, gives(0), turn(1))], [0])).toMatchObject({ seat: 0, isOwn: true, weight: 1, turns: 1 })
  expect(beat(1, [entry(1, null, rolls(2))])).toMatchObject({ seat: 2, moves: 0 })
  expect(beat(0, [])).toMatchObject({ seat: null, weight: 0, moves: 0 })
})

test('several moves in one position, or a gap, are nobody’s, and not mine', () => {
  expect(beat(2, [entry(1, 0, gives(0)), entry(2, 1, gives(1))], [0])).toMatchObject({ seat: null, isOwn: false, moves: 2 })
  expect(beatOf(update(9, [], { since: 9 }), start, [0], 0, weigh)).toMatchObject({ moves: 9, seat: null })
})

test('a trail begins with what I decided; who watches sees the latest', () => {
  const [mine, his] = [beat(1, [entry(1, 0, gives(0))], [0]), beat(2, [entry(2, 1, gives(1))])]
  expect(follow([his, his], mine, true)).toEqual([mine])
  expect(follow([mine], his, true)).toEqual([mine, his])
  expect(follow([mine, his], beat(0, []), true)).toEqual([mine, his])
  expect(follow(Array(9).fill(his), his, false)).toHaveLength(6)
})

test('what is new is marked with whoever did it last, unless it is as it was', () => {
  const changed = (view: Record<string, number>, before: Record<string, number>) =>
    Object.keys(view).filter((part) => view[part] !== before[part])
  const steps = [
    { before: { a: 0, b: 0, c: 0 }, view: { a: 1, b: 1, c: 0 }, seat: 1 },
    { before: { a: 1, b: 1, c: 0 }, view: { a: 2, b: 0, c: 0 }, seat: 2 },
  ]
  expect(marksOf(steps, changed)).toEqual(new Map([['a', { seat: 2, isLate: true }]]))
  expect(marksOf([], changed)).toEqual(new Map())
})

test('a caption says what happened, not whose turn comes next, and moments before the rest', () => {
  expect(captionOf(beat(1, [entry(1, 1, gives(1), turn(2))]), NAMES, weigh, 0)).toEqual({
    ...{ n: 1, seat: 1, said: 'Bo gives wood.', isMoment: false, times: 1 },
  })
  // A turn that only begins is that player's; of mine the question tells.
  expect(captionOf(beat(1, [entry(1, 1, turn(2))]), NAMES, weigh, 0)).toMatchObject({ seat: 2, said: 'It is Cy’s turn.' })
  expect(captionOf(beat(1, [entry(1, 1, turn(0))]), NAMES, weigh, 0)).toBeNull()
  // Where a turn begins with what its player does, that is told.
  expect(captionOf(beat(1, [entry(1, 1, turn(1), gives(1))]), NAMES, weigh, 0)?.said).toBe('It is Bo’s turn. Bo gives wood.')
  expect(captionOf(beat(1, [entry(1, null, turn(1))]), NAMES, weigh, 1)).toBeNull()
  // No more than can be read: twelve times as long as this would be too much.
  const many = beat(1, [entry(1, 1, ...Array.from({ length: 6 }, () => [gives(1), rolls(1)]).flat(), rain)])
  const said = [...Array.from({ length: 5 }, () => 'Bo gives wood. Bo rolls plus.'), 'It rains.'].join(' ')
  expect(captionOf(many, NAMES, weigh, 0)).toMatchObject({ said, isMoment: true })
  expect(captionOf(beat(1, [entry(1, 1)]), NAMES, weigh, 0)).toBeNull()
})

test('what a board plays piece by piece is told as far as it has come', () => {
  const entries = [entry(1, 1, gives(1)), entry(2, 1, rain, gives(1), rolls(1), gives(2)), entry(3, null, rolls(2))]
  expect(upTo(entries, { n: 2, phrases: 3 })).toEqual([entry(1, 1, gives(1)), entry(2, 1, rain, gives(1), rolls(1))])
  expect(upTo(entries, null)).toBe(entries)
  const [earlier, played] = [beat(1, entries.slice(0, 1)), beat(3, entries.slice(1))]
  const said = (phrases: number) =>
    [earlier, played].map((one) => captionOf(one, NAMES, weigh, 0, { n: 2, phrases })?.said)
  // How it began, and what came last.
  expect(said(1)).toEqual(['Bo gives wood.', 'It rains.'])
  expect(said(3)).toEqual(['Bo gives wood.', 'It rains. Bo rolls plus.'])
})

test('what happened again and again is one caption', () => {
  const captions = [entry(1, 1, gives(1)), entry(2, 2, gives(2)), entry(3, 1, gives(1)), entry(4, 1, gives(1)), entry(5, 1, rolls(1))]
    .map((one) => captionOf(beat(one.n, [one]), NAMES, weigh, 0))
    .flatMap((caption) => caption ?? [])
  expect(folded(captions.toReversed(), 2).map(({ n, said, times }) => [n, said, times])).toEqual([
    [4, 'Bo gives wood.', 2],
    [5, 'Bo rolls plus.', 1],
  ])
})

test('who has nothing else to look at reads what the others did last', () => {
  const story = [
    ...[entry(1, 2, gives(2)), entry(2, 1, gives(1), turn(2)), entry(3, null, rolls(2)), entry(4, 2, turn(0))],
    ...[entry(5, null, rain), entry(6, 0, gives(0))],
  ]
  const said = (me: number | null, most: number) => lastCaptions(story, NAMES, weigh, me, most).map((caption) => [caption.seat, caption.said])
  expect(said(0, 2)).toEqual([[1, 'Bo gives wood.'], [2, 'Cy rolls plus.']])
  expect(said(null, 1)).toEqual([[0, 'Ann gives wood.']])
  const undone: EntryTold = { ...entry(7, 1, phrase('rain', { count: 2 })), kind: 'undo' }
  expect(lastCaptions([entry(1, 2, gives(2)), entry(2, 1, gives(1)), entry(3, 1, rolls(1)), undone], NAMES, weigh, 0, 9).map((caption) => caption.n)).toEqual([1, 7])
})

test('the recap begins after my last turn, has one line a player and nothing of mine', () => {
  const story = [
    ...[entry(1, 1, gives(1), turn(0)), entry(2, 0, gives(0), turn(1)), entry(3, 1, rolls(1)), entry(4, 0, gives(0))],
    ...[entry(5, 1, gives(1), turn(2)), entry(6, 2, rolls(2), gives(1)), entry(7, 2, rain, turn(0))],
  ]
  const said = (of: readonly EntryTold[]) =>
    recapOf(of, 0, NAMES).map(({ seat, sentences }) => [seat, sentences.map((sentence) => sentence.said)])
  expect(said(story)).toEqual([
    [1, ['Bo rolls plus.', 'Bo gives wood.']],
    [2, ['Cy rolls plus.']],
  ])
  expect(said([...story, entry(8, 0, gives(0))])).toEqual(said(story))
  expect(said(story.slice(0, 1))).toEqual([])
  const acting = entry(6, 2, turn(2), rolls(2))
  expect(said([...story.slice(0, 5), acting, entry(7, 2, turn(0))]).at(-1)).toEqual([2, ['It is Cy’s turn.', 'Cy rolls plus.']])
  expect(recapOf(story, null, NAMES)).toEqual([])
})

test('the heading never says that it is my turn in somebody else’s', () => {
  const story = [entry(1, 1, turn(1), rolls(1)), entry(2, 2, gives(2))]
  const at = (turn: number, actor: number, isMine: boolean) =>
    headingOf(update(2, [], { actor, view: { seat: turn } }), story, isMine, NAMES)
  expect(at(0, 0, true)).toBe('Your turn')
  expect(at(1, 0, true)).toBe('Bo rolls plus.')
  expect(at(0, 0, false)).toBe('It is Ann’s turn.')
  expect(at(1, 2, false)).toBe('Waiting for Cy')
  // Where a title says what makes others answer, it is that, though the player did something else since.
  const answered = [...story, entry(3, 1, gives(1))]
  const asked = (told: readonly EntryTold[]) =>
    headingOf(update(3, [], { actor: 0, view: { seat: 1 } }), told, true, NAMES, ['sample-rolls'])
  expect([asked(answered), asked(answered.slice(1))]).toEqual(['Bo rolls plus.', 'Your turn'])
})
