import { describe, expect, test } from 'vitest'
import { druidPath, druidWalk, freshOf, stockChange, workersOf } from './changes'
import { ringOf, workerAt } from './geometry'
import { sampleView, withBuildings } from './sample'

describe('the druid walks field by field', () => {
  test('down the steps and onto the ring', () => {
    expect(druidWalk('step2', 2, 32)).toEqual(['step2', 'step3', 0, 1, 2])
  })
  test('around the ring, over the river', () => {
    expect(druidWalk(30, 1, 32)).toEqual([30, 31, 0, 1])
  })
  test('not at all when he stays, or when a move is taken back to the temple', () => {
    expect(druidWalk(4, 4, 32)).toEqual([4])
    expect(druidWalk(4, 'step3', 32)).toEqual(['step3'])
    expect(druidWalk('step3', 'step1', 32)).toEqual(['step1'])
  })
  test('the path has a point for each stop', () => {
    const view = sampleView({ druid: 3 })
    expect(druidPath(ringOf(view.fields), view, sampleView({ druid: 1 }))).toHaveLength(3)
    expect(druidPath(ringOf(view.fields), view, null)).toHaveLength(1)
  })
})

describe('workers', () => {
  const before = sampleView()

  test('one lifted from below flies to the top of the other stack, those above sink', () => {
    const view = sampleView({ plains: { wood: [1], wool: [0, 0], copper: [2], stone: [1, 2] } })
    const workers = workersOf(view, before)
    const moved = workers.filter((worker) => worker.fresh)
    expect(moved).toEqual([
      { seat: 0, plain: 'wool', height: 1, from: workerAt('wood', 0), fresh: true },
    ])
    expect(workers.find((worker) => worker.plain === 'wood')?.from).toEqual(workerAt('wood', 1))
  })

  test('one that is placed comes from outside', () => {
    const view = sampleView({ plains: { ...before.plains, copper: [2, 1] } })
    expect(workersOf(view, before).filter((worker) => worker.fresh)).toEqual([
      { seat: 1, plain: 'copper', height: 1, from: null, fresh: true },
    ])
  })

  test('all stand still without a view before', () => {
    for (const worker of workersOf(before, null)) {
      expect(worker.from).toEqual(workerAt(worker.plain, worker.height))
    }
  })
})

describe('what is fresh', () => {
  test('a new hut, the rune it won, the piles that were paid to', () => {
    const before = sampleView()
    const view = {
      ...withBuildings(before, { 7: { kind: 'hut', owner: 1, run: 1 } }),
      runes: { ...before.runes, lozenge: 1 },
      piles: { ...before.piles, wood: 16 },
      druid: 'step1' as const,
    }
    const fresh = freshOf(view, before)
    expect([...fresh.fields]).toEqual([7])
    expect([...fresh.runes]).toEqual(['lozenge'])
    expect([...fresh.piles]).toEqual(['wood'])
    expect(fresh).toMatchObject({ built: 7, druid: true, die: false })
  })

  test('the die, also when another player rolls the same face', () => {
    expect(freshOf(sampleView({ seat: 1 }), sampleView()).die).toBe(true)
    expect(freshOf(sampleView(), null).die).toBe(false)
  })

  test('only a stock that is seen can change', () => {
    const before = sampleView()
    const view = sampleView()
    view.players[0]!.stock = { wood: 3, wool: 2, copper: 0, stone: 2 }
    expect(stockChange(view, before, 0, 'wood')).toBe(2)
    expect(stockChange(view, before, 0, 'stone')).toBe(-1)
    expect(stockChange(view, before, 1, 'wood')).toBe(0)
    expect(stockChange(view, before, null, 'wood')).toBe(0)
  })
})
