import { describe, expect, test, vi } from 'vitest'
import type { Live } from './live.svelte'
import { reachOf, takeBackBy } from './takeBack'
import type { TableState, Update } from './wire'

const seats = (...kinds: string[]) => kinds.map((kind, seat) => ({ seat, kind, stand_in: null }))
const table = (...kinds: string[]) =>
  ({ status: 'playing', proposal: null, seats: seats(...kinds) }) as unknown as TableState
const update = (...reach: (number | null)[]) => ({ n: 30, reach }) as unknown as Update

describe('how far one press takes back', () => {
  test('against bots alone nobody is asked', () => {
    expect(reachOf(table('person', 'bot'), update(12, null), 0)).toEqual({ to: 12, isFree: true })
    expect(reachOf(table('person', 'person', 'bot'), update(12, 9, null), 1)).toEqual({ to: 9, isFree: false })
  })

  test('the very beginning is an entry too, and nowhere is none', () => {
    expect(reachOf(table('person', 'bot'), update(0, null), 0)?.to).toBe(0)
    expect(reachOf(table('person', 'bot'), update(null, null), 0)).toBeNull()
    expect(reachOf(table('person', 'bot'), update(12, null), null)).toBeNull()
  })

  test('not while something is proposed, a bot plays for me, or the game is over', () => {
    const found = table('person', 'person')
    expect(reachOf({ ...found, proposal: {} } as unknown as TableState, update(3, 4), 0)).toBeNull()
    expect(reachOf({ ...found, status: 'over' }, update(3, 4), 0)).toBeNull()
    const stood = { ...found, seats: found.seats.map((seat) => ({ ...seat, stand_in: 'greedy' })) }
    expect(reachOf(stood, update(3, 4), 0)).toBeNull()
  })
})

describe('taking back while bots play on', () => {
  const stale = (n: number) => ({ type: 'refused', code: 'stale', n })

  test('what names an entry is asked again for the position that came', async () => {
    const ask = vi.fn().mockResolvedValueOnce(stale(31)).mockResolvedValueOnce({ type: 'done', n: 32, id: '' })
    expect(await takeBackBy({ update: update(1), ask } as unknown as Live, { type: 'take_back', to: 1 })).toBeNull()
    expect(ask.mock.calls.map(([message]) => message)).toEqual([
      { type: 'take_back', to: 1, n: 30 },
      { type: 'take_back', to: 1, n: 31 },
    ])
  })

  test('anything else was meant for the position that was seen', async () => {
    const ask = vi.fn().mockResolvedValue(stale(31))
    expect(await takeBackBy({ update: update(1), ask } as unknown as Live, { type: 'redo' })).toEqual(stale(31))
    expect(ask).toHaveBeenCalledOnce()
  })
})
