import { beforeAll, expect, test, vi } from 'vitest'
import { type Lights, target } from './target'
import type { LegalMove } from './wire'
import { words } from './words.svelte'

beforeAll(() => words.speak('en'))

const move = { move: 'build 3', gamble: false, final: false } as LegalMove

function lights(now: { lit: boolean }): Lights {
  return {
    stateOf: () => (now.lit ? 'lit' : 'dark'),
    movesAt: () => (now.lit ? [move] : []),
    press: () => Promise.resolve(),
    isCurious: false,
  }
}

test('a target says what it is and whether it can be pressed, and is written to only where that changed', () => {
  const now = { lit: true }
  const element = document.createElement('div')
  const attach = target(lights(now), 'field:3', 'Field 3')
  const look = () => ['data-target', 'role', 'tabindex', 'aria-disabled', 'class'].map((name) => element.getAttribute(name))
  const leave = attach(element)
  expect(look()).toEqual(['field:3', 'button', '0', 'false', 'target lit'])
  const write = vi.spyOn(element, 'setAttribute')
  // Unlike a browser, the window of these tests writes classes that are there already.
  const written = () => write.mock.calls.map(([name]) => name).filter((name) => name !== 'class')
  if (leave) leave()
  attach(element)
  expect(written()).toEqual([])
  now.lit = false
  attach(element)
  expect(look()).toEqual(['field:3', 'button', '-1', 'true', 'target dark'])
  expect(written()).toEqual(['tabindex', 'aria-disabled', 'aria-label'])
})
