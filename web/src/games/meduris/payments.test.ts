import { expect, test } from 'vitest'
import type { LegalMove } from '../../lib/wire'
import { triplesOf } from './payments'
import type { Material } from './view'

const give = (material: Material) => ({ move: `give ${material}` }) as LegalMove
const payment = { field: 3, due: { wood: 1, stone: 1 }, replacing: 'stone' as Material, to_give: 3 }

test('three chips are given in the order of the materials, without what is due itself', () => {
  const stock = { wood: 3, wool: 2, copper: 1, stone: 0 }
  expect(triplesOf([give('wood'), give('wool')], payment as never, stock)).toEqual([
    ['wood', 'wood', 'wool'],
    ['wood', 'wood', 'copper'],
    ['wood', 'wool', 'wool'],
    ['wood', 'wool', 'copper'],
    ['wool', 'wool', 'copper'],
  ])
})

test('where some were given, the rest is offered; where nothing is paid, nothing', () => {
  const stock = { wood: 1, wool: 1, copper: 1, stone: 0 }
  const rest = { ...payment, to_give: 1 }
  expect(triplesOf([give('copper')], rest as never, stock)).toEqual([['copper']])
  expect(triplesOf([give('copper')], null, stock)).toEqual([])
})
