import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Reviewing } from './reviewing.svelte'

const told = { title: 'stones' }
let answers: object[] = []
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  asked = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? ''} ${path}`)
    return Promise.resolve(new Response(JSON.stringify(answers.shift() ?? {})))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = (state: string, stage: number, review: object | null = null): object => ({ state, stage, stages: 3, done: 0.5, review })

test('one press begins it, and it is looked after until it rests', async () => {
  answers = [answer('none', 0), answer('waiting', 0), answer('running', 1, told), answer('done', 3, told)]
  const reviewing = new Reviewing('abc')
  await reviewing.look()
  expect([reviewing.isUnderWay, reviewing.told]).toEqual([false, null])
  await reviewing.begin()
  expect(reviewing.isUnderWay).toBe(true)
  await vi.advanceTimersByTimeAsync(1000)
  expect(reviewing.told).toEqual(told)
  await vi.advanceTimersByTimeAsync(4000)
  expect([reviewing.isUnderWay, reviewing.hasFailed]).toEqual([false, false])
  await vi.advanceTimersByTimeAsync(60000)
  expect(asked).toEqual([
    'GET /api/records/abc/review?known=0',
    'POST /api/records/abc/review',
    'GET /api/records/abc/review?known=0',
    'GET /api/records/abc/review?known=1',
  ])
})

test('one that ends without what was asked for says so; nobody looks after it any more', async () => {
  answers = [answer('running', 0), answer('none', 0)]
  const reviewing = new Reviewing('abc')
  await reviewing.begin()
  await vi.advanceTimersByTimeAsync(1000)
  expect(reviewing.hasFailed).toBe(true)
  answers = [answer('running', 0), answer('running', 0)]
  await reviewing.begin()
  expect(reviewing.hasFailed).toBe(false)
  reviewing.close()
  await vi.advanceTimersByTimeAsync(60000)
  expect(asked).toHaveLength(3)
})
