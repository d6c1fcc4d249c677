import { describe, expect, test } from 'vitest'
import designed from '../../../../docs/boards/designed-40.json?raw'
import printed from '../../../../docs/boards/printed-32.json?raw'
import { badgeOf, CENTRE, districtsOf, druidAt, PRINTED, ringOf, runsOf, stoneOf, workerAt } from './geometry'
import { sampleFields, sampleView, withBuildings } from './sample'

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

describe('where things lie', () => {
  test.each([
    [32, printed],
    [40, designed],
  ])('the %i fields lie where their board file says', (count, file) => {
    const { fields } = JSON.parse(file) as { fields: { x: number; y: number }[] }
    const pairs = fields.map(({ x, y }) => [Math.round(1000 * x), Math.round(1000 * y)])
    expect(PRINTED[count]?.spots).toEqual(pairs)
    expect(pairs).toHaveLength(count)
  })

  test('a board of one’s own is spread evenly, from the first printed field to the last', () => {
    const ring = ringOf(sampleFields('4,4,4,3,3,4,3,4,3'))
    const steps = ring.spots.slice(1).map((spot, i) => far(spot, ring.spots[i]!))
    expect(ring.spots[0]).toEqual({ x: 129, y: 261 })
    expect(far(ring.spots[31]!, { x: 95, y: 362 })).toBeLessThan(1)
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThan(10)
  })

  test('the line goes through every field, and the path runs outside', () => {
    const ring = ringOf(sampleFields())
    for (const [i, spot] of ring.spots.entries()) {
      expect(far(ring.at(i), spot)).toBeLessThan(1e-6)
      expect(far(ring.at(i, 60), CENTRE)).toBeGreaterThan(far(spot, CENTRE))
      expect(far(druidAt(ring, i), spot)).toBeGreaterThan(50)
    }
  })

  test('nine districts, each with its stone inside the ring', () => {
    const fields = sampleFields()
    const ring = ringOf(fields)
    const districts = districtsOf(fields)
    expect(districts).toHaveLength(9)
    expect(districts[1]).toEqual({ name: 'lozenge', from: 5, to: 7 })
    expect(far(stoneOf(ring, districts[1]!), ring.spots[6]!)).toBeCloseTo(96)
  })

  test('settlements are joined across the river, and temples part them', () => {
    const hut = { kind: 'hut', owner: 0, run: 1 } as const
    const view = withBuildings(sampleView(), {
      31: hut, 0: hut, 1: hut, 3: hut, 4: { kind: 'temple', owner: 1 }, 5: hut,
    })
    expect(runsOf(view.fields)).toEqual([
      { from: 3, size: 1 },
      { from: 5, size: 1 },
      { from: 31, size: 3 },
    ])
  })

  test('the size of a settlement keeps clear of the rune stones', () => {
    const fields = sampleFields()
    const ring = ringOf(fields)
    const stones = districtsOf(fields).map((district) => stoneOf(ring, district))
    for (let from = 0; from < 32; from++) {
      const badge = badgeOf(ring, { from, size: 3 }, 34, stones)
      for (const stone of stones) expect(far(badge, { x: stone.x, y: stone.y + 34 })).toBeGreaterThan(34)
    }
  })

  test('workers stand above one another', () => {
    expect(workerAt('wood', 0).y).toBeGreaterThan(workerAt('wood', 1).y)
  })
})
