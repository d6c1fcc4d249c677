import { expect, test } from 'vitest'
import { chaptersOf, marked, pieces, search } from './clauses'

const clauses = [
  { id: 'sample-rules-title', text: 'A sample: the rules' },
  { id: 'SAM-HUT', text: 'Huts' },
  { id: 'SAM-HUT-01', text: 'A hut is built on a field.' },
  { id: 'SAM-HUT-02', text: 'Une forêt, see SAM-HUT-01 and SAM-NONE-09.' },
  { id: 'SAM-TIES', text: 'Ties' },
  { id: 'SAM-TIES-01', text: 'The players share it.' },
]

test('clauses stand under their chapters', () => {
  const found = chaptersOf(clauses)
  expect(found.map(({ id, clauses }) => [id, clauses.length])).toEqual([
    ['SAM-HUT', 2],
    ['SAM-TIES', 1],
  ])
})

test('a search heeds every word, but neither case nor accents', () => {
  const chapters = chaptersOf(clauses)
  const ids = (asked: string): string[] => search(chapters, asked).flatMap(({ clauses }) => clauses.map(({ id }) => id))
  expect(ids('')).toHaveLength(3)
  expect(ids('FORET')).toEqual(['SAM-HUT-02'])
  expect(ids('ties share')).toEqual(['SAM-TIES-01'])
  expect(ids('sam-hut-01')).toEqual(['SAM-HUT-01', 'SAM-HUT-02'])
  expect(ids('share hut')).toEqual([])
})

test('clauses that are mentioned become links, others stay words', () => {
  const known = new Set(clauses.map(({ id }) => id))
  expect(pieces('See SAM-HUT-01 and SAM-NONE-09.', known)).toEqual([
    { text: 'See ', mentions: null },
    { text: 'SAM-HUT-01', mentions: 'SAM-HUT-01' },
    { text: ' and SAM-NONE-09.', mentions: null },
  ])
})

test('what is searched for is marked wherever it stands, as it is written', () => {
  const show = (words: string, asked: string): string =>
    marked(words, asked).map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
  expect(show('Une forêt, des Forêts', 'foret')).toBe('Une [forêt], des [Forêt]s')
  expect(show('De druïde en de DRUÏDEN', 'druide')).toBe('De [druïde] en de [DRUÏDE]N')
  expect(show('aaa', 'aa')).toBe('[aaa]')
  expect(show('two huts', 'hut two')).toBe('[two] [hut]s')
  expect(show('½ a point 🎲 more', 'more')).toBe('½ a point 🎲 [more]')
  expect(show('nothing', '')).toBe('nothing')
  expect(marked('', 'a')).toEqual([])
})
