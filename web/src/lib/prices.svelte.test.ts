import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import { Prices } from './prices.svelte'
import type { Effect, Update } from './wire'

type Asked = Record<string, unknown> & { type: string }

const effect = (what: string, amount: number): Effect => ({
  kind: 'change',
  what,
  amount,
  words: { id: what, args: {}, text: null, clause: null, role: '' },
  seat: null,
  at: '',
})

// A table that says of every move that it brings one of what it is called.
class Teller {
  update = $state.raw({ n: 4, actor: 0 } as Update)
  seat = 0
  state = 'open' as const
  asked: Asked[] = []

  ask(question: Asked) {
    this.asked.push(question)
    const moves = (question['moves'] as string[] | undefined) ?? ['at target']
    const effects = Object.fromEntries(moves.map((move) => [move, [effect(move, 1)]]))
    const why = { type: 'why' as const, n: this.update.n, id: '', general: null, legal: [], refused: [], effects }
    return Promise.resolve(why)
  }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('moves that are shown are asked about together, once in a position', async () => {
  const teller = new Teller()
  const prices = new Prices(teller)
  for (const move of ['pay', 'replace wood', 'pay']) prices.need(move)
  expect(prices.of('pay')).toEqual([])
  await settled()
  prices.need('pay')
  await settled()
  expect(teller.asked).toEqual([{ type: 'why', moves: ['pay', 'replace wood'] }])
  expect(prices.of('pay')).toEqual([effect('pay', 1)])
})

test('in another position nothing is known, and it is asked again', async () => {
  const teller = new Teller()
  const prices = new Prices(teller)
  const stop = $effect.root(() => {
    $effect(() => prices.need('pay'))
  })
  flushSync()
  await settled()
  teller.update = { n: 5, actor: 0 } as Update
  expect(prices.of('pay')).toEqual([])
  flushSync()
  await settled()
  expect(prices.of('pay')).toEqual([effect('pay', 1)])
  expect(teller.asked).toHaveLength(2)
  stop()
})

test('more than forty are asked about in turn, and nothing while others decide', async () => {
  const teller = new Teller()
  const prices = new Prices(teller)
  for (let i = 0; i < 50; i++) prices.need(`hut ${i}`)
  await settled()
  expect(teller.asked.map((question) => (question['moves'] as string[]).length)).toEqual([40, 10])
  expect(prices.of('hut 49')).toEqual([effect('hut 49', 1)])
  teller.update = { n: 6, actor: 1 } as Update
  prices.need('hut 1')
  await settled()
  expect(teller.asked).toHaveLength(2)
})

test('a target tells of all its moves', async () => {
  const teller = new Teller()
  const prices = new Prices(teller)
  expect((await prices.at('field:8'))?.effects).toEqual({ 'at target': [effect('at target', 1)] })
  expect(prices.of('at target')).toEqual([effect('at target', 1)])
})
