import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Looking } from './looking'

const MINUTE = 60_000
let isHidden = false
let told: boolean[] = []
let looking: Looking

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  isHidden = false
  told = []
  looking = new Looking((on) => told.push(on))
})
afterEach(() => {
  looking.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function hide(hidden: boolean): void {
  isHidden = hidden
  document.dispatchEvent(new Event('visibilitychange'))
}

test('whoever turns to another window does not look, until they are back', () => {
  expect([looking.on, told]).toEqual([true, []])
  hide(true)
  hide(true)
  expect([looking.on, told]).toEqual([false, [false]])
  hide(false)
  expect([looking.on, told]).toEqual([true, [false, true]])
})

test('a page that nobody touches for minutes was left open', () => {
  vi.advanceTimersByTime(4 * MINUTE)
  window.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(4 * MINUTE)
  expect(told).toEqual([])
  vi.advanceTimersByTime(MINUTE)
  expect(told).toEqual([false])
  window.dispatchEvent(new Event('pointermove'))
  expect(told).toEqual([false, true])
})

test('nothing is told after the end', () => {
  looking.close()
  hide(true)
  vi.advanceTimersByTime(10 * MINUTE)
  expect(told).toEqual([])
})
