// A table of a list in words: with whom, how it stands or how it came out, and when.
import { choices } from './choices.svelte'
import { shown } from './numbers'
import { winnersOf } from './sheet'
import type { TableLine } from './wire'
import { text, words } from './words.svelte'

export const isOver = (line: TableLine): boolean => line.status !== 'open' && line.status !== 'playing'

// My turn first, then what is being played, then what is over.
export function order(line: TableLine): number {
  if (line.my_turn) return 0
  return isOver(line) ? 2 : 1
}

export function everybody(line: TableLine): string {
  return words.join(line.names.filter((name) => name !== ''))
}

// Who sits there beside me.
export function company(line: TableLine): string {
  const others = line.names.flatMap((name, seat) => (name && !line.mine.includes(seat) ? [seat] : []))
  if (others.length === 0 && line.status === 'open' && line.open_seats > 0) return text('web-lobby-nobody-yet')
  if (others.length === 0) return line.mine.length > 1 ? text('web-lobby-one-screen', { names: everybody(line) }) : text('web-lobby-alone')
  const kind = others.every((seat) => line.bots[seat]) ? 'bots' : 'people'
  return text('web-lobby-company', { kind, count: others.length, names: words.join(others.map((seat) => line.names[seat] ?? '')) })
}

export function standing(line: TableLine): string {
  if (line.my_turn) return text('web-your-turn')
  if (line.status === 'open') return text('web-pages-open-seats', { count: line.open_seats })
  const waits = line.waits ?? null
  if (line.status === 'playing' && waits !== null) return text('web-waiting', { who: line.names[waits] ?? '' })
  return came(line) ?? text('web-pages-status', { status: line.status })
}

// How it came out, for me where one seat of it is mine.
function came(line: TableLine): string | null {
  const { result, names } = line
  if (!result) return null
  const { how, scores, ranks } = result
  if (how === 'closed') return text('server-ended-closed')
  if (how === 'lapsed') return text('server-ended-lapsed')
  const me = line.mine.length === 1 ? (line.mine[0] ?? null) : null
  if (how === 'resigned') {
    return result.seat === me ? text('web-lobby-i-gave-up') : text('server-ended-resigned', { who: { seat: result.seat ?? 0 } }, names)
  }
  const points = me === null ? undefined : scores[me]
  if (me === null || points === undefined) {
    const winners = winnersOf(ranks)
    return text('web-lobby-won-by', { names: words.join(winners.map((seat) => names[seat] ?? '')), score: shown(scores[winners[0] ?? 0] ?? 0) })
  }
  if (scores.length === 1) return text('web-lobby-scored', { score: shown(points) })
  const isShared = winnersOf(ranks).length > 1
  const place = ranks[me] ?? 0
  const said = place > 1 ? 'placed' : isShared ? 'shared' : 'won'
  return text('web-lobby-result', { said, place, of: scores.length, score: shown(points) })
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31557600],
  ['month', 2629800],
  ['week', 604800],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

export function ago(moved: number, now = Date.now()): string {
  const seconds = Math.round((now - moved) / 1000)
  const format = new Intl.RelativeTimeFormat(choices.lang, { numeric: 'auto' })
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return format.format(-Math.floor(seconds / length), unit)
  }
  return format.format(0, 'second')
}

export function date(moved: number): string {
  return new Intl.DateTimeFormat(choices.lang, { dateStyle: 'long', timeStyle: 'short' }).format(moved)
}
