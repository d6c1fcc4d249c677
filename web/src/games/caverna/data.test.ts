import { describe, expect, test } from 'vitest'
import { EATEN, FURNISHINGS, LOOT, MARKET, RUBY, SPACES, STAGES, stagesOf, USES } from './data'
import { FIGURES } from './figures'

describe('what is printed', () => {
  test('everything in the box is drawn, in its order', () => {
    expect(Object.keys(FURNISHINGS)).toEqual(Object.keys(FIGURES.furnishings))
    expect(Object.keys(FURNISHINGS)).toHaveLength(48)
    expect(FURNISHINGS['carpenter']).toEqual({ colour: 'green', cost: { stone: 1 }, points: 0, signs: 'wood*-1' })
    expect(Object.keys(SPACES)).toEqual(FIGURES.spaces)
    expect(FIGURES.spaces).toHaveLength(51)
    expect(LOOT).toHaveLength(23)
    expect(LOOT.at(-1)).toEqual({ name: 'breed', strength: 14, signs: expect.any(String) })
    expect(MARKET.at(-1)).toEqual({ good: 'cattle', price: 3 })
  })

  test('exchanges are drawn as the engine does them', () => {
    expect(EATEN).toContainEqual({ name: 'donkeys', good: 'donkey', count: 2, food: 3 })
    expect(RUBY.map(({ signs }) => signs).slice(-7)).toEqual([
      'food*2', 'gold', 'dog', 'sheep', 'donkey', 'boar', '+ food > cattle',
    ])
    expect(USES.map(({ name, signs }) => [name, signs])).toEqual([
      ['cooking_cave', 'grain vegetable > food*5'],
      ['trader', 'gold*2 > wood stone ore'],
      ['spare_part_storage', 'wood stone ore > gold*2'],
      ['hunting_parlor', 'boar*2 > gold*2 food*2'],
      ['beer_parlor for gold', 'grain*2 > gold*3'],
      ['beer_parlor for food', 'grain*2 > food*4'],
      ['blacksmithing_parlor', 'ruby ore > gold*2 food'],
    ])
  })
})

describe('stages', () => {
  test('twelve cards in twelve rounds; without round 9 and exploration for one or two', () => {
    expect(STAGES.flatMap((stage) => stage.cards)).toHaveLength(12)
    expect(stagesOf(3)).toEqual(STAGES)
    for (const seats of [1, 2]) {
      const rounds = stagesOf(seats).flatMap((stage) => [...stage.rounds])
      expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12])
      expect(stagesOf(seats).flatMap((stage) => [...stage.cards])).not.toContain('exploration')
    }
  })
})
