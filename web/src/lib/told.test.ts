import { beforeAll, expect, test } from 'vitest'
import { EVENT_CLAUSES } from './eventClauses'
import { linesOf } from './told'
import type { EntryTold, Phrase } from './wire'
import { words } from './words.svelte'

const NAMES = ['Ann', 'Bo', 'Cy']
const entry = (n: number, seat: number | null, ...told: Phrase[]): EntryTold => ({ n, seat, kind: 'move', told })
const phrase = (id: string, args: object): Phrase => ({ id: `meduris-event-${id}`, args }) as unknown as Phrase
const turn = (seat: number): Phrase => phrase('turn-began', { player: { seat } })
const declined = (seat: number): Phrase => phrase('declined', { player: { seat } })
const given = (seat: number): Phrase =>
  phrase('chip-given', { player: { seat }, material: { id: 'meduris-material', args: { material: 'wood' } } })

beforeAll(() => words.speak('en'))

test('the sentences of an entry stand together, and an entry without words is left out', () => {
  const lines = linesOf([entry(1, 0, given(0), turn(1)), entry(2, 1)], NAMES)
  expect(lines).toHaveLength(1)
  expect(lines[0]?.sentences.map((sentence) => sentence.said)).toEqual(['Ann gives 1 wood.', 'It is Bo’s turn.'])
})

test('what chance does for a player is shown with that player', () => {
  expect(linesOf([entry(1, null, given(2))], NAMES)[0]?.seat).toBe(2)
  expect(linesOf([entry(1, null, phrase('ended', {}))], NAMES)[0]?.seat).toBeNull()
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
  expect(line?.sentences.map((sentence) => sentence.clause)).toEqual(['MED-SWAP-04', null, 'MED-TURN-01'])
})

test('every event of every title follows from a rule that is written', async () => {
  const sources = import.meta.glob('../../../src/dolmen/words/en/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>
  const written = new Set(Object.values(sources).flatMap((source) => [...source.matchAll(/^([A-Za-z][\w-]*) =/gm)].map((match) => match[1])))
  const events = [...written].filter((id) => /^[a-z]+-event-/.test(id ?? ''))
  expect(events.toSorted()).toEqual(Object.keys(EVENT_CLAUSES).toSorted())
  expect(Object.values(EVENT_CLAUSES).filter((clause) => !written.has(clause))).toEqual([])
})
