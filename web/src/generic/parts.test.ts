import { describe, expect, test } from 'vitest'
import { partsOf, shapeOf, targetsIn } from './parts'

describe('a view is taken apart', () => {
  test.each([
    [null, 'plain'],
    [3, 'plain'],
    ['amber 9', 'plain'],
    [[], 'line'],
    [['a', 1, null], 'line'],
    [{}, 'line'],
    [{ low: 0, high: 3, known: ['a'] }, 'facts'],
    [[{ low: 0 }], 'cards'],
    [{ one: { low: 0 } }, 'cards'],
    [{ one: [[1], [2]] }, 'cards'],
  ])('%j is %s', (value, shape) => {
    expect(shapeOf(value)).toBe(shape)
  })

  test('entries of a list are counted from one, and know what they were', () => {
    const parts = partsOf([4, 5], [4], 'heaps', new Set())
    expect(parts.map(({ key, value, before }) => [key, value, before])).toEqual([
      ['1', 4, 4],
      ['2', 5, undefined],
    ])
  })
})

describe('targets are found in a view', () => {
  const known = new Set(['heap:1', 'heap:9', 'pile', 'slot:3', 'end', 'garden:west'])
  const view = {
    pile: 7,
    heaps: { '1': 3, '2': 4 },
    row: [{ target: 'slot:3', gems: 2 }, { target: 'slot:4', gems: 0 }],
    deep: { end: 1 },
    gardens: [{ garden: 'west', stones: 3 }, { garden: 'east', stones: 0 }],
  }

  test('by their own word, by the name of a part, and by its place in one', () => {
    // "slot:4" was never lit, but the view says that it is a target; "end" is deep inside, where a
    // word of the same name means something else.
    expect([...targetsIn(view, known)].sort()).toEqual(['garden:west', 'heap:1', 'pile', 'slot:3', 'slot:4'])
  })

  test('and the word that says so is not shown', () => {
    expect(partsOf(view.row[0], null, 'row', known).map(({ key }) => key)).toEqual(['gems'])
    expect(partsOf(view.gardens[0], null, '1', known, 'garden').map(({ key }) => key)).toEqual(['stones'])
    expect(partsOf(view.gardens, null, 'gardens', known).map(({ self }) => self)).toEqual(['west', 'east'])
  })
})
