import { expect, test } from 'vitest'
import type { Phrase } from '../../lib/wire'
import { partsOf } from './changes'
import { weigh } from './moments'
import { sampleView } from './sample'

const phrase = (event: string, args: object = {}): Phrase => ({ id: `meduris-event-${event}`, args }) as unknown as Phrase

test('the river, the end, and a rune stone that leaves me are moments', () => {
  const [district] = Object.keys(sampleView().runes)
  const before = sampleView({ runes: { ...sampleView().runes, [district as string]: 1 } })
  const taken = phrase('rune-taken', { player: { seat: 0 }, district: { args: { district } } })
  expect(weigh(phrase('runes-scored'), before, 1)).toBe(3)
  expect(weigh(phrase('hut-built'), before, 1)).toBe(1)
  // A caption has little room: what was built comes before what was paid.
  expect(weigh(phrase('chips-paid'), before, 1)).toBe(0.5)
  expect([weigh(taken, before, 1), weigh(taken, before, 0), weigh(taken, before, null)]).toEqual([3, 1, 1])
})

test('parts of the board that changed have names', () => {
  const before = sampleView()
  expect(partsOf(before, before)).toEqual([])
  expect(partsOf({ ...before, druid: 7 }, { ...before, druid: 6 })).toEqual(['druid'])
})
