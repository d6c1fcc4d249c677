// How it came out for whoever looks: my place and by how much, or who won.
import { shown } from './numbers'
import { winnersOf } from './sheet'
import type { Outcome } from './wire'
import { text, words } from './words.svelte'

export interface Result {
  heading: string
  detail: string
}

type Came = Pick<Outcome, 'how' | 'scores' | 'ranks'> & Partial<Outcome>

export function resultOf({ how, why, scores, ranks }: Came, me: number | null, names: readonly string[]): Result {
  // Nobody has won where the host of the server ended it, or where nobody came.
  if (how === 'lapsed') return { heading: text('server-ended-lapsed'), detail: '' }
  if (how === 'closed') return { heading: text('server-ended-closed'), detail: why ?? '' }
  const winners = winnersOf(ranks)
  const named = (seats: readonly number[]): string => words.join(seats.map((seat) => names[seat] ?? ''))
  const points = text('web-pages-points', { points: scores[winners[0] ?? 0] ?? 0 })
  if (scores.length === 1) {
    const score = shown(scores[0] ?? 0)
    const heading = me === null ? text('web-ending-scores', { name: names[0] ?? '', score }) : text('web-ending-you-score', { score })
    return { heading, detail: '' }
  }
  const others = winners.filter((seat) => seat !== me)
  const won = text('web-pages-winners', { count: winners.length, names: named(winners) })
  if (me === null) return { heading: won, detail: points }
  const mine = scores[me] ?? 0
  if (ranks[me] !== 1) {
    const count = Math.max(0, (scores[others[0] ?? 0] ?? 0) - mine)
    const place = { place: ranks[me] ?? 0, of: scores.length }
    return { heading: won, detail: text('web-ending-behind', { ...place, count, names: named(others) }) }
  }
  if (others.length > 0) return { heading: text('web-ending-you-share', { names: named(others) }), detail: points }
  const next = ranks.flatMap((rank, seat) => (rank === 2 ? [seat] : []))
  const count = Math.max(0, mine - (scores[next[0] ?? me] ?? 0))
  return { heading: text('web-ending-you-win'), detail: `${points}. ${text('web-ending-ahead', { count, names: named(next) })}` }
}
