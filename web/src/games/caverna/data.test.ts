// The page draws the printed components; the engine plays by them. Both must say the same.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EATEN, FURNISHINGS, LOOT, MARKET, RUBY, SPACES, STAGES, stagesOf, USES } from './data'

const FOLDER = '../src/dolmen/games/caverna'
const DATA = readFileSync(`${FOLDER}/data.py`, 'utf8')
const MOVES = readFileSync(`${FOLDER}/moves.py`, 'utf8')

// The lines of one table of the Python file.
function table(name: string, source = DATA): string {
  const found = new RegExp(`^${name}: [^\\n]*\\(([^]*?)^\\)`, 'm').exec(source)
  return found?.[1] ?? ''
}

function quoted(text: string): string[] {
  return [...text.matchAll(/"([^"]+)"/g)].map((found) => found[1] as string)
}

describe('what is printed', () => {
  test('furnishings have the engine’s colours, prices and points, in its order', () => {
    const rows = [...table('FURNISHINGS').matchAll(/Furnishing\("(\w+)", "(\w+)", (\{.*?\}), (\d+), \w+\)/g)]
    const printed = rows.map(([, name, colour, cost, points]) => [
      name,
      { colour, cost: JSON.parse(cost as string) as unknown, points: Number(points) },
    ])
    expect(printed).toHaveLength(48)
    const drawn = Object.entries(FURNISHINGS).map(([name, { colour, cost, points }]) => [name, { colour, cost, points }])
    expect(drawn).toEqual(printed)
  })

  test('every action space has a picture of what it does', () => {
    const names = [...table('SPACES').matchAll(/Space\("(\w+)"/g)].map((found) => found[1])
    expect(names).toHaveLength(51)
    expect(Object.keys(SPACES)).toEqual(names)
  })

  test('loot has the engine’s strengths, in its order', () => {
    const rows = [...table('LOOT').matchAll(/\("(\w+)", (\d+)\)/g)]
    expect(LOOT.map(({ name, strength }) => [name, strength])).toEqual(
      rows.map(([, name, strength]) => [name, Number(strength)]),
    )
    expect(LOOT).toHaveLength(23)
  })

  test('the market asks the engine’s prices', () => {
    const prices = /MARKET_PRICE: .*\(\[([\d, ]+)\]\)/.exec(DATA)?.[1]?.split(', ').map(Number)
    expect(MARKET.map(({ good }) => good)).toEqual(quoted(table('MARKET_NAMES')))
    expect(MARKET.map(({ price }) => price)).toEqual(prices)
  })

  test('exchanges are the engine’s', () => {
    expect(RUBY.map(({ good }) => good)).toEqual(quoted(table('RUBY_NAMES')))
    expect(EATEN.map(({ name }) => name)).toEqual(quoted(table('EATEN_NAMES', MOVES)))
    expect(USES.map(({ name }) => name)).toEqual(quoted(table('USE_NAMES', MOVES)))
    const goods = quoted(table('GOOD_NAMES'))
    const food = /FOOD_OF: .*\(\[([\d, ]+)\]\)/.exec(DATA)?.[1]?.split(', ').map(Number) ?? []
    for (const eaten of EATEN.filter(({ count }) => count === 1)) {
      expect([eaten.name, eaten.food]).toEqual([eaten.name, food[goods.indexOf(eaten.good)]])
    }
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
