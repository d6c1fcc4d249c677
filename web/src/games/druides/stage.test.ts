import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Ritual } from './ritual'
import { Stage } from './stage.svelte'

const ritual = (slot: number): Ritual => ({
  n: 7,
  told: [1, 2, 3, 4],
  seat: 0,
  slot,
  kind: 'jet',
  gems: [{ kind: 'jet', number: 4, matches: true }],
  amulets: null,
  served: [{ seat: 1, value: 2, count: 4, low: 0, told: { id: '', args: {}, text: null, clause: null, role: '' } }],
  scores: [0, 0],
  low: 0,
})

function motion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
}

beforeEach(() => {
  vi.useFakeTimers()
  motion(false)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each step takes less than 400 ms, and the next ritual follows', () => {
  const stage = new Stage()
  stage.show([ritual(1)])
  stage.show([ritual(2)])
  expect(stage.scene).toMatchObject({ gems: 0, served: 0 })
  for (const seen of [{ gems: 1 }, { counted: true }, { served: 1, scores: [0, 4] }]) {
    vi.advanceTimersByTime(399)
    expect(stage.scene).toMatchObject(seen)
  }
  vi.advanceTimersByTime(2000)
  expect(stage.scene?.ritual.slot).toBe(2)
  vi.advanceTimersByTime(5000)
  expect(stage.scene).toBeNull()
})

test('who is late with a picture is not later with the last', () => {
  const stage = new Stage()
  stage.show([ritual(1)])
  // A timer that came 800 ms late: the picture of that time, and not the next.
  vi.setSystemTime(Date.now() + 800)
  vi.advanceTimersByTime(380)
  expect(stage.scene).toMatchObject({ served: 1, until: null })
  // The last one stays for its time.
  vi.advanceTimersByTime(1400)
  expect(stage.scene).toMatchObject({ served: 1 })
  vi.advanceTimersByTime(100)
  expect(stage.scene).toBeNull()
})

test('it can be skipped, and stays skipped', () => {
  const stage = new Stage()
  stage.show([ritual(1), ritual(2)])
  stage.skip()
  expect(stage.scene).toBeNull()
  vi.advanceTimersByTime(5000)
  expect(stage.scene).toBeNull()
})

test('with reduced motion there is no show', () => {
  motion(true)
  const stage = new Stage()
  stage.show([ritual(1)])
  expect(stage.scene).toBeNull()
})
