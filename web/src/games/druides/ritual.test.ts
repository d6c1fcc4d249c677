import { describe, expect, test } from 'vitest'
import type { EntryTold } from '../../lib/wire'
import { rituals, scene, steps } from './ritual'
import type { DruidesView, Kind } from './view'

const event = (id: string, args: object = {}) => ({ id: `druides-event-${id}`, args })
const gem = (kind: Kind, number: number) => ({ gem: { id: 'druides-gem', args: { kind, number } } })
const by = (seat: number) => ({ player: { seat } })

const before = {
  column: { low: 0, high: 29 },
  players: [{ score: 3 }, { score: 28 }],
} as unknown as DruidesView

const entries = [
  {
    n: 7,
    seat: 0,
    kind: 'move',
    told: [
      event('ritual-announced', {
        ...by(0),
        slot: 4,
        place: { id: 'druides-place', args: { kind: 'amber' } },
      }),
      event('gem-matches', gem('amber', 9)),
      event('gem-does-not-match', gem('jet', 2)),
      event('amulets-made', { count: 9 }),
      event('servant-served', { ...by(0), value: 2, count: 2 }),
      event('column-grew', { low: 5, high: 34 }),
      event('servant-served', { ...by(1), value: 5, count: 7 }),
    ],
  },
  { n: 8, seat: null, kind: 'move', told: [event('place-laid', { slot: 4 })] },
] as unknown as EntryTold[]

describe('a ritual as it was told', () => {
  const [told] = rituals(entries, before)
  if (!told) throw new Error('there is a ritual')

  test('has its place, its gems in order and its servants in order', () => {
    expect(told).toMatchObject({ seat: 0, slot: 4, kind: 'amber', scores: [3, 28], low: 0 })
    expect(told.gems).toEqual([
      { kind: 'amber', number: 9, matches: true },
      { kind: 'jet', number: 2, matches: false },
    ])
    expect(told.served.map(({ seat, value, count }) => [seat, value, count])).toEqual([
      [0, 2, 2],
      [1, 5, 7],
    ])
  })

  test('turns gems, then counts, then lets pawns climb', () => {
    expect(steps(told)).toBe(5)
    expect(scene(told, 0)).toMatchObject({ gems: 0, counted: false, served: 0, scores: [3, 28] })
    expect(scene(told, 2)).toMatchObject({ gems: 2, counted: false, served: 0 })
    expect(scene(told, 3)).toMatchObject({ gems: 2, counted: true, served: 0 })
    expect(scene(told, 4)).toMatchObject({ served: 1, scores: [5, 28], low: 0 })
    expect(scene(told, 5)).toMatchObject({ served: 2, scores: [5, 35], low: 5 })
  })

  test('is told as far as it is shown', () => {
    const said = [0, 1, 2, 3, 4, 5].map((step) => scene(told, step).until)
    expect(said).toEqual([...[1, 2, 3, 4, 5].map((phrases) => ({ n: 7, phrases })), null])
  })

  test('begins where the one before it ended', () => {
    const [, second] = rituals([...entries, ...entries], before)
    expect(second).toMatchObject({ scores: [5, 35], low: 5 })
  })
})

test('without a ritual there is nothing to show', () => {
  expect(rituals(entries.slice(1), before)).toEqual([])
})
