import { expect, test } from 'vitest'
import { chosen, entriesOf, fieldsOf, OWN, PICTURE, picked, withEntry, type Field, type Typed } from './forms'
import type { TitleInfo } from './wire'

// As the server tells of titles: one with options of every sort, one that somebody plays alone.
const varied = {
  title: 'varied',
  version: 1,
  seats: [2, 3],
  options: {
    2: [
      { name: 'first', allowed: [null, 0, 1], hint: '' },
      { name: 'colours', allowed: [['blue', 'purple']], hint: '[…]' },
      { name: 'bonus', allowed: ['random', 'photo'], hint: '{…}' },
      { name: 'stalemate_end', allowed: [true, false], hint: '' },
      { name: 'idle_limit', allowed: [20], hint: '0..1000' },
      { name: 'board', allowed: [null], hint: '{…}' },
    ],
    3: [
      { name: 'first', allowed: [null, 0, 1, 2], hint: '' },
      { name: 'colours', allowed: [['red', 'lightgreen', 'blue']], hint: '[…]' },
    ],
  },
} as unknown as TitleInfo
const solo = {
  title: 'solo',
  version: 1,
  seats: [1],
  options: {
    1: [
      { name: 'first', allowed: [null, 0], hint: '' },
      { name: 'furnishings', allowed: ['full', 'introductory'], hint: '' },
      { name: 'markers', allowed: ['start', 'end'], hint: '' },
    ],
  },
} as unknown as TitleInfo

const field = (fields: readonly Field[], name: string): Field => {
  const found = fields.find((known) => known.name === name)
  if (!found) throw new Error(name)
  return found
}
const pick = (json: string): Typed => ({ pick: json, own: '' })

test('each option is asked for in the way that fits it', () => {
  const kinds = fieldsOf(varied, 2).map(({ name, kind, takesOwn }) => [name, kind, takesOwn])
  expect(kinds).toEqual([
    ['first', 'choice', false],
    ['colours', 'list', false],
    ['bonus', 'choice', true],
    ['stalemate_end', 'switch', false],
    ['idle_limit', 'number', false],
    ['board', 'choice', true],
  ])
  const limit = field(fieldsOf(varied, 2), 'idle_limit')
  expect([limit.low, limit.high]).toEqual([0, 1000])
  expect(fieldsOf(solo, 1).map(({ kind }) => kind)).toEqual(['choice', 'choice', 'choice'])
  expect(fieldsOf(solo, 2)).toEqual([])
})

test('only what differs from the usual is sent, in its own type', () => {
  const fields = fieldsOf(varied, 2)
  expect(chosen(fields, {})).toEqual({ options: {} })
  const typed = {
    first: pick('1'),
    colours: pick('["purple","blue"]'),
    bonus: pick('"photo"'),
    stalemate_end: pick('false'),
    idle_limit: pick('0'),
    board: pick('null'),
  }
  expect(chosen(fields, typed)).toEqual({
    options: { first: 1, colours: ['purple', 'blue'], bonus: 'photo', stalemate_end: false, idle_limit: 0 },
  })
})

test('a value of one’s own is JSON, or named as wrong', () => {
  const fields = fieldsOf(varied, 2)
  expect(chosen(fields, { bonus: { pick: OWN, own: '{"2": "hut"}' } })).toEqual({ options: { bonus: { 2: 'hut' } } })
  expect(chosen(fields, { bonus: { pick: OWN, own: 'hut' } })).toEqual({ wrong: 'bonus' })
  expect(chosen(fields, { bonus: { pick: PICTURE, own: '[2,8]' } })).toEqual({ options: { bonus: [2, 8] } })
  expect(chosen(fields, { idle_limit: pick('') })).toEqual({ wrong: 'idle_limit' })
})

test('a choice that fewer seats make impossible gives way, and comes back with them', () => {
  const typed = pick('2')
  expect(picked(field(fieldsOf(varied, 3), 'first'), typed)).toBe('2')
  expect(picked(field(fieldsOf(varied, 2), 'first'), typed)).toBe('null')
  expect(picked(field(fieldsOf(varied, 2), 'colours'), pick('["red","lightgreen","blue"]'))).toBe('["blue","purple"]')
  expect(picked(field(fieldsOf(varied, 3), 'first'), { pick: OWN, own: '7' })).toBe('null')
})

test('entries of a list change places instead of coming twice', () => {
  expect(entriesOf(varied, 'colours')).toEqual(['blue', 'purple', 'red', 'lightgreen'])
  expect(withEntry('["red","lightgreen","blue"]', 0, 'blue')).toBe('["blue","lightgreen","red"]')
  expect(withEntry('["red","lightgreen","blue"]', 0, 'purple')).toBe('["purple","lightgreen","blue"]')
  expect(withEntry('["red","lightgreen","blue"]', 1, 'lightgreen')).toBe('["red","lightgreen","blue"]')
})
