import { describe, expect, test } from 'vitest'
import { boxOf, extentOf, FRAME, SIDE, spotOf } from './geometry'
import { sampleClan } from './sample'
import { fencesOf, lodgersOf, tileOf } from './tiles'

describe('what a cell holds', () => {
  test('bare cells show forest or rock, and what is printed there', () => {
    expect(tileOf({ row: 1, column: 3 }, undefined)).toMatchObject({
      ground: 't-forest',
      printed: { symbol: 'boar', count: 1 },
    })
    expect(tileOf({ row: 1, column: 6 }, undefined)).toMatchObject({
      ground: 't-rock',
      printed: { symbol: 'food', count: 2 },
    })
  })

  test('a stable in the forest leaves the printed boar, a tile covers it', () => {
    expect(tileOf({ row: 3, column: 1 }, 'stable')).toMatchObject({ ground: 't-forest', stable: true, printed: { count: 1 } })
    expect(tileOf({ row: 3, column: 1 }, 'meadow').printed).toBeNull()
  })

  test('sown fields, stabled pastures and furnishings', () => {
    expect(tileOf({ row: 2, column: 2 }, 'field grain 3').crop).toEqual({ good: 'grain', count: 3 })
    expect(tileOf({ row: 2, column: 2 }, 'small_pasture stable')).toMatchObject({ fence: 'small', stable: true })
    expect(tileOf({ row: 2, column: 4 }, 'carpenter')).toMatchObject({ furnishing: 'carpenter', ground: 't-cavern' })
  })

  test('a large pasture is one fence around two cells', () => {
    const fences = fencesOf({ '2,2': 'large_pasture south stable', '3,2': 'large_pasture', '1,1': 'small_pasture' })
    expect(fences).toEqual([[{ row: 2, column: 2 }, { row: 3, column: 2 }], [{ row: 1, column: 1 }]])
  })
})

describe('where dwarfs live', () => {
  test('two by the entrance, the others in dwellings; whoever is out is out', () => {
    const clan = sampleClan({
      board: { '3,4': 'dwelling', '2,4': 'carpenter' },
      dwarfs: [
        { weapon: 0, at: 'logging_1_3', born: false },
        { weapon: 4, at: null, born: false },
        { weapon: 0, at: null, born: true },
      ],
    })
    const lodgers = lodgersOf(clan)
    expect(lodgers.get('4,4')).toEqual([
      { weapon: 0, isOut: true },
      { weapon: 4, isOut: false },
    ])
    expect(lodgers.get('3,4')).toEqual([{ weapon: 0, isOut: false }])
  })
})

describe('where cells lie', () => {
  test('forest and mountain are set apart', () => {
    expect(spotOf({ row: 1, column: 4 }).x - spotOf({ row: 1, column: 3 }).x).toBeGreaterThan(SIDE)
    expect(boxOf([{ row: 2, column: 1 }, { row: 2, column: 2 }])).toMatchObject({ width: 2 * SIDE, height: SIDE })
  })

  test('the picture grows where a tile hangs over the edge, and only there', () => {
    expect(extentOf([{ row: 1, column: 1 }])).toEqual(FRAME)
    const extent = extentOf([{ row: 2, column: 7 }])
    expect(extent.x).toBe(FRAME.x)
    expect(extent.width).toBeGreaterThan(FRAME.width)
    expect(extent.height).toBe(FRAME.height)
  })
})
