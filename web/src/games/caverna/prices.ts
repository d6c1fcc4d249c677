// What a furnishing costs a clan, as far as a glance at its goods tells: the legal moves decide.
import { DISCOUNTS, FURNISHINGS } from './data'
import type { ClanView, Good } from './view'

export interface Part {
  good: Good
  count: number
  isShort: boolean
}

export function priceFor(name: string, clan: ClanView | null): { price: Part[]; isShort: boolean } {
  const price = Object.entries(FURNISHINGS[name]?.cost ?? {}).map(([key, printed]): Part => {
    const good = key as Good
    const discount = DISCOUNTS[good]
    const isLess = discount !== undefined && (clan?.owned.includes(discount) ?? false)
    const count = Math.max(0, printed - (isLess ? 1 : 0))
    return { good, count, isShort: clan !== null && clan.goods[good] < count }
  })
  return { price, isShort: price.some((part) => part.isShort) }
}
