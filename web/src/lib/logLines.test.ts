import { beforeAll, expect, test } from 'vitest'
import { keeping, linesOf, struckOf } from './logLines'
import type { EntryTold, Phrase } from './wire'
import { words } from './words.svelte'

const NAMES = ['Ann', 'Bo', 'Cy']
const entry = (n: number, seat: number | null, ...told: Phrase[]): EntryTold => ({ n, seat, kind: 'move', told })
const phrase = (id: string, args: object, clause: string, role = ''): Phrase =>
  ({ id: `sample-${id}`, args, clause, role }) as unknown as Phrase
const turn = (seat: number): Phrase => phrase('turn', { player: { seat } }, 'SAM-TURN-01', 'turn')
const declined = (seat: number): Phrase => phrase('declined', { player: { seat } }, 'SAM-TAKE-04', 'pass')
const given = (seat: number): Phrase =>
  phrase('given', { player: { seat }, what: { id: 'sample-wood', args: {} } }, 'SAM-GIVE-04')

beforeAll(async () => {
  await words.speak('en')
  words.teach('en', [
    'sample-wood = wood',
    'sample-turn = It is { $player }’s turn.',
    'sample-declined = { $player } takes no chip.',
    'sample-given = { $player } gives 1 { $what }.',
    'sample-over = It is over.',
    'sample-got = { $player }: +{ $what }.',
    'sample-dug = { $player } digs: { $what }.',
  ])
})

test('the sentences of an entry stand together, and an entry without words is left out', () => {
  const lines = linesOf([entry(1, 0, given(0), turn(1)), entry(2, 1)], NAMES)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.sentences.map((sentence) => sentence.said)).toEqual(['Ann gives 1 wood.', 'It is Bo’s turn.'])
})

test('what chance does for a player is shown with that player', () => {
  expect(linesOf([entry(1, null, given(2))], NAMES)[0]?.seat).toBe(2)
  expect(linesOf([entry(1, null, phrase('over', {}, 'SAM-END-01'))], NAMES)[0]?.seat).toBeNull()
})

test('the same thing again and again is one line', () => {
  const [line] = linesOf([entry(1, 0, given(0)), entry(2, 0, given(0)), entry(3, 0, given(0))], NAMES)
  expect(line).toMatchObject({ n: 3, sentences: [{ said: 'Ann gives 1 wood.', times: 3 }] })
})

test('passes of several players are one line', () => {
  const lines = linesOf([entry(1, 0, declined(0)), entry(2, 1, declined(1)), entry(3, 2, declined(2))], NAMES)
  expect(lines.map((line) => line.sentences.map((sentence) => sentence.said))).toEqual([['Ann, Bo and Cy pass.']])
  expect(linesOf([entry(1, 0, declined(0))], NAMES)[0]?.sentences[0]?.said).toBe('Ann takes no chip.')
})

test('a rule is named once for the sentences that follow from it', () => {
  const [line] = linesOf([entry(1, 0, given(0), given(1), turn(1))], NAMES)
  expect(line?.sentences.map((sentence) => sentence.clause)).toEqual(['SAM-GIVE-04', null, 'SAM-TURN-01'])
})

test('what one player gets is a list', () => {
  const got = (seat: number, what: string, id = 'got'): Phrase => phrase(id, { player: { seat }, what }, 'SAM-GET-01')
  const said = (...told: Phrase[]): string[] => linesOf([entry(1, 0, ...told)], NAMES)[0]?.sentences.map((one) => one.said) ?? []
  expect(said(got(0, '1 wood'), got(0, '2 stone'), got(0, '1 ore'), got(1, '1 wood'))).toEqual(['Ann: +1 wood, +2 stone, +1 ore.', 'Bo: +1 wood.'])
  expect(said(got(0, '1 wood'), got(0, '1 wood'))).toEqual(['Ann: +1 wood.'])
  expect(said(got(0, 'row 1, column 2', 'dug'), got(0, 'row 1, column 3', 'dug'))).toHaveLength(2)
})

test('what was taken back is struck out, chance and all, and stands apart from the same thing done again', () => {
  const back = (n: number, seat: number, count: number): EntryTold => ({
    ...{ n, seat, kind: 'undo' },
    told: [{ id: 'server-took-back', args: { who: { seat }, count } } as unknown as Phrase],
  })
  const story = [
    ...[entry(1, 0, given(0)), entry(2, 0, given(0)), entry(3, null, given(1)), back(4, 0, 2)],
    ...[entry(5, 0, given(0)), entry(6, 0, given(0)), back(7, 0, 1)],
  ]
  expect([...struckOf(story)]).toEqual([2, 3, 6])
  expect(linesOf(story, NAMES).map((line) => [line.n, line.isStruck])).toEqual([
    [1, false],
    [2, true],
    [3, true],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
  ])
})

test('what is played again counts as a move, and a take-back across a barrier strikes out like any other', () => {
  const told = [{ id: 'server-took-back', args: { who: { seat: 0 }, count: 2 } } as unknown as Phrase]
  const again = (n: number): EntryTold => ({ ...entry(n, 0, given(0)), kind: 'redo' })
  const story = [entry(1, 0, given(0)), entry(2, 1, given(1)), { n: 3, seat: 0, kind: 'undo' as const, told }, again(4), again(5)]
  expect([...struckOf(story)]).toEqual([1, 2])
  expect([...struckOf([...story, { n: 6, seat: 0, kind: 'crossed', told }])]).toEqual([1, 2, 4, 5])
})

test('a line that has not changed stays the very same', () => {
  const story = [entry(1, 0, given(0)), entry(2, 1, turn(1)), entry(3, 2, phrase('got', { player: { seat: 2 }, what: 'ore' }, 'SAM-GET-01'))]
  const before = linesOf(story, NAMES)
  const after = keeping(before, linesOf([...story, entry(4, 2, turn(2))], NAMES))
  expect(after.map((line) => before.indexOf(line))).toEqual([0, 1, 2, -1])
  const struck = keeping(after, linesOf([...story, { ...entry(4, 2, phrase('over', { count: 1 }, 'SAM-END-01')), kind: 'undo' as const }], NAMES))
  expect(struck.map((line) => after.indexOf(line))).toEqual([0, 1, -1, -1])
  const other = keeping(after, linesOf([...story, entry(4, 2, { ...turn(2), clause: 'SAM-TURN-02' } as Phrase)], NAMES))
  expect(other.map((line) => after.indexOf(line))).toEqual([0, 1, 2, -1])
})
