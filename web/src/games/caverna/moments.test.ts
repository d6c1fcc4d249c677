import { expect, test } from 'vitest'
import type { Phrase } from '../../lib/wire'
import { partsOf } from './changes'
import { weigh } from './moments'
import { sampleClan, sampleView } from './sample'

const phrase = (event: string, args: object = {}): Phrase => ({ id: `caverna-event-${event}`, args }) as unknown as Phrase

test('harvests, newborn dwarfs, and what a rival takes from me are moments; the end of a turn is nothing', () => {
  const before = sampleView({ token: 1 })
  const heft = (event: string, args: object = {}, me: number | null = 1) => weigh(phrase(event, args), before, me)
  expect([heft('harvest', { harvest: 'normal' }), heft('harvest', { harvest: 'none' })]).toEqual([3, 1])
  expect([heft('grown'), heft('gained'), heft('turn-ended')]).toEqual([3, 1, 0])
  expect([heft('token'), heft('token', {}, 0), heft('token', {}, null)]).toEqual([3, 1, 1])
})

test('a rival who imitates my space is a moment', () => {
  const before = sampleView({ spaces: { ruby_mining: { goods: {}, dwarf: 0 }, logging: { goods: {}, dwarf: null } } })
  const imitated = phrase('imitated', { space: { id: 'caverna-space-ruby-mining', args: {} } })
  expect([0, 1, null].map((me) => weigh(imitated, before, me))).toEqual([3, 1, 1])
})

test('parts of the board that changed have names', () => {
  const before = sampleView()
  const [first, ...others] = before.players
  const players = [sampleClan({ ...first, board: { ...first?.board, '1,1': 'meadow' } }), ...others]
  expect(partsOf(before, before)).toEqual([])
  expect(partsOf({ ...before, players }, before)).toEqual(['cell:0:1,1'])
})
