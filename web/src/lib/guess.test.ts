import { expect, test } from 'vitest'
import { wanted } from './guess'

const TITLES = [
  { title: 'pebbles', name: 'Les Galets' },
  { title: 'menhir', name: 'Menhir' },
]
const found = (path: string): string[] => wanted(path, TITLES).map(({ title }) => title)

test('a title is known by its id or its name, with slips and unfinished', () => {
  expect(found('/rule/pebbles')).toEqual(['pebbles'])
  expect(found('/MENHIR')).toEqual(['menhir'])
  expect(found('/rules/menihr')).toEqual(['menhir'])
  expect(found('/rules/peb')).toEqual(['pebbles'])
  expect(found('/les%20gal%C3%A9ts')).toEqual(['pebbles'])
  expect(found('/galet')).toEqual(['pebbles'])
})

test('what is like no title finds none, and no address breaks it', () => {
  expect(found('/table/4f2a')).toEqual([])
  expect(found('/%E0%A4%A')).toEqual([])
  expect(found('/')).toEqual([])
})
