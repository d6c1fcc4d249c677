// What may be given for one chip, as whole choices: the rules ask for one chip at a time, in the order
// of the materials.
import type { LegalMove } from '../../lib/wire'
import { MATERIALS, type Material, type MedurisView } from './view'

type Stock = Record<Material, number>

// Every way to give what is still to give, from the chips that are not due themselves. A way that the
// rules do not follow to its end stops where they do.
export function triplesOf(
  legal: readonly LegalMove[],
  payment: MedurisView['payment'],
  stock: Stock,
): Material[][] {
  if (!payment) return []
  const spare = (material: Material): number => stock[material] - (payment.due[material] ?? 0)
  const firsts = MATERIALS.filter((material) => legal.some((move) => move.move === `give ${material}`))
  const others = MATERIALS.filter((material) => material !== payment.replacing)
  let ways: Material[][] = firsts.map((material) => [material])
  for (let given = 1; given < payment.to_give; given++) {
    ways = ways.flatMap((way) => {
      const from = others.indexOf(way.at(-1) as Material)
      const fits = (material: Material): boolean => way.filter((one) => one === material).length < spare(material)
      return others.slice(from).filter(fits).map((material) => [...way, material])
    })
  }
  return ways
}
