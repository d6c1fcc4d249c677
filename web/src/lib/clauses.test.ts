import { expect, test } from 'vitest'
import { chaptersOf, pieces, search } from './clauses'

const clauses = [
  { id: 'meduris-rules-title', text: 'Meduris: the rules' },
  { id: 'MED-HUT', text: 'Huts' },
  { id: 'MED-HUT-01', text: 'A hut is built on a field.' },
  { id: 'MED-HUT-02', text: 'Une forêt, see MED-HUT-01 and MED-NONE-09.' },
  { id: 'MED-TIES', text: 'Ties' },
  { id: 'MED-TIES-01', text: 'The players share it.' },
]

test('clauses stand under their chapters', () => {
  const found = chaptersOf(clauses)
  expect(found.map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ['MED-HUT', 2],
    ['MED-TIES', 1],
  ])
})

test('a search heeds every word, but neither case nor accents', () => {
  const chapters = chaptersOf(clauses)
  const ids = (asked: string): string[] => search(chapters, asked).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(ids('')).toHaveLength(3)
  expect(ids('FORET')).toEqual(['MED-HUT-02'])
  expect(ids('ties share')).toEqual(['MED-TIES-01'])
  expect(ids('med-hut-01')).toEqual(['MED-HUT-01', 'MED-HUT-02'])
  expect(ids('share hut')).toEqual([])
})

test('clauses that are mentioned become links, others stay words', () => {
  const known = new Set(clauses.map(({ id }) => id))
  expect(pieces('See MED-HUT-01 and MED-NONE-09.', known)).toEqual([
    { text: 'See ', mentions: null },
    { text: 'MED-HUT-01', mentions: 'MED-HUT-01' },
    { text: ' and MED-NONE-09.', mentions: null },
  ])
})
