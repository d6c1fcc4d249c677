import { expect, test } from 'vitest'
import { ownRefusals } from './refusals'
import type { WhyNot } from './wire'

const refused = (move: string, code: string): WhyNot => ({
  move,
  code,
  clause: 'ANY-SETUP-06',
  words: { id: move, args: {}, text: null, clause: null, role: '' },
  reason: { id: code, args: {}, text: null, clause: null, role: '' },
})

test('what chance would do at a target is said only where nothing else is', () => {
  const hut = refused('hut 0', 'settle-first')
  const chip = refused('lay 0', 'chance-lays')
  expect(ownRefusals([hut, chip])).toEqual([hut])
  expect(ownRefusals([chip])).toEqual([chip])
  expect(ownRefusals([])).toEqual([])
})
