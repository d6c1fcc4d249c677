import { describe, expect, test } from 'vitest'
import { freshCells, freshOf, flightsOf, stockChange } from './changes'
import { isExchange, layingOf, placeOf, rankOf } from './moves'
import { panesOf } from './panes'
import { pick } from './placement.svelte'
import { legal, sampleClan, sampleView } from './sample'
import { readSigns } from './signs'
import { stepsOf } from './steps'

const laid = (move: string) => layingOf(legal(move, 'home:0:0-0'))

describe('reading moves', () => {
  test('both halves of a tile', () => {
    expect(laid('meadow-field 3 2 north')).toMatchObject({
      kind: 'meadow-field',
      cells: [{ row: 3, column: 2 }, { row: 2, column: 2 }],
    })
    expect(laid('buy cavern 1 4')).toMatchObject({ kind: 'buy cavern', cells: [{ row: 1, column: 4 }] })
    expect(laid('place housework')).toBeNull()
  })

  test('in the list the fullest payment comes first, and exchanges come last', () => {
    const names = ['eat sheep', 'feed 0', 'feed 2', 'end', 'ruby wood', 'feed 12']
    const listed = names.map((name) => legal(name, '')).sort((one, other) => rankOf(one) - rankOf(other))
    expect(listed.map((move) => move.move)).toEqual(['feed 12', 'feed 2', 'feed 0', 'end', 'eat sheep', 'ruby wood'])
  })

  test('where begging can be avoided, what avoids it comes first', () => {
    const moves = [{ ...legal('feed 3', ''), gamble: true }, { ...legal('feed 2', ''), gamble: true }, legal('eat sheep', '')]
    const listed = moves.toSorted((one, other) => rankOf(one) - rankOf(other))
    expect(listed.map((move) => move.move)).toEqual(['eat sheep', 'feed 3', 'feed 2'])
  })

  test('exchanges are told from what is asked', () => {
    for (const name of ['ruby wood', 'buy meadow 1 1', 'eat sheep', 'coins', 'coin', 'use trader', 'disarm 3', 'overtake 5']) {
      expect([name, isExchange(legal(name, ''))]).toEqual([name, true])
    }
    for (const name of ['ruby-mine 2 4', 'place housework', 'feed 3', 'end', 'trade ore']) {
      expect([name, isExchange(legal(name, ''))]).toEqual([name, false])
    }
  })

  test('a question turns to the place where it is answered', () => {
    expect(placeOf([legal('eat sheep', 'eat:sheep'), legal('place housework', 'space:housework')])).toBe('work')
    expect(placeOf([legal('furnish carpenter', 'furnishing:carpenter'), legal('take', 'take')])).toBe('rooms')
    expect(placeOf([legal('loot dog', 'loot:dog'), legal('stop', 'stop')])).toBe('loot')
    expect(placeOf([legal('eat sheep', 'eat:sheep')])).toBe('home')
    expect(placeOf([])).toBeNull()
  })

  test('of the orientations at a cell the one that is pointed at', () => {
    const all = ['north', 'east', 'south'].flatMap((way) => laid(`meadow-field 2 2 ${way}`) ?? [])
    expect(pick(all, '2,2', { row: -10, column: 3 })?.direction).toBe('north')
    expect(pick(all, '2,2', { row: 1, column: 9 })?.direction).toBe('east')
    const even = ['east', 'south'].flatMap((way) => laid(`cavern-cavern 2 4 ${way}`) ?? [])
    expect(pick(even.slice(0, 1), '2,5', { row: 0, column: -5 })?.direction).toBe('east')
    expect(pick([], '2,2', { row: 0, column: 0 })).toBeUndefined()
  })

  test('what ends a step stands last, and out once nothing else is left', () => {
    const steps = stepsOf([legal('end', 'end'), legal('sow grain', 'good:grain'), legal('take', 'take')])
    expect(steps.map((step) => [step.move.move, step.isTarget, step.isMain])).toEqual([
      ['sow grain', false, false],
      ['take', true, false],
      ['end', true, false],
    ])
    expect(stepsOf([legal('end', 'end')])[0]?.isMain).toBe(true)
  })
})

describe('layouts', () => {
  test('a narrow screen shows one part, a wide one the home board beside another, a large one all', () => {
    expect(panesOf('full', 'loot')).toEqual({ tabs: [], shown: ['work', 'home', 'rooms', 'loot'] })
    expect(panesOf('narrow', 'rooms').shown).toEqual(['rooms'])
    expect(panesOf('wide', 'loot').shown).toEqual(['home', 'loot'])
    expect(panesOf('wide', 'home').shown).toEqual(['home', 'work'])
  })
})

describe('what changed', () => {
  const before = sampleView()
  const view = sampleView({
    spaces: { ...before.spaces, logging_1_3: { goods: {}, dwarf: 1 }, supplies: { goods: {}, dwarf: null } },
    players: [
      sampleClan({ board: { '3,4': 'cavern', '4,3': 'meadow' } }, { wood: 2 }),
      sampleClan(),
      sampleClan(),
    ],
  })

  test('spaces taken, cards turned up, tiles laid, goods gained', () => {
    const fresh = freshOf(view, before)
    expect([...fresh.spaces]).toEqual(['logging_1_3'])
    expect([...fresh.cards]).toEqual(['supplies'])
    expect([...freshCells(view, before, 0)]).toEqual(['4,3'])
    expect(stockChange(view, before, 0, 'wood')).toBe(2)
    expect(freshOf(view, null).spaces.size).toBe(0)
  })

  test('the dwarf walks to its space and the goods to their clan', () => {
    expect(flightsOf(view, before)).toEqual([
      { symbol: 'dwarf', owner: 1, from: 'clan:1', to: 'space:logging_1_3' },
      { symbol: 'wood', owner: null, from: 'space:logging_1_3', to: 'clan:1' },
    ])
  })
})

test('pictures in short', () => {
  expect(readSigns('ore-mine~deep-tunnel ore*3 > sword*2')).toEqual([
    { between: '', signs: [{ symbol: 'ore-mine', count: '' }, { symbol: 'deep-tunnel', count: '' }] },
    { between: '', signs: [{ symbol: 'ore', count: '3' }] },
    { between: '›', signs: [] },
    { between: '', signs: [{ symbol: 'cav-sword', count: '2' }] },
  ])
})
