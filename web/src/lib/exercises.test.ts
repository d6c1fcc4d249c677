import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Answering, Found } from './exercises.svelte'

let answers: (object | null)[] = []
let asked: string[] = []

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  asked = []
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    asked.push(`${init.method ?? ''} ${path}`)
    const answer = answers.shift()
    return Promise.resolve(new Response(JSON.stringify(answer ?? { code: 'busy', sentence: 'Later.' }), { status: answer ? 200 : 503 }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const now = (state: string): object => ({ record: 'abc', at: 7, state })

test('an answer is measured once and looked after until it is judged', async () => {
  answers = [now('open'), now('answered'), now('measuring'), now('measuring'), now('right')]
  const answering = new Answering('t')
  await answering.look()
  await answering.look()
  await vi.advanceTimersByTimeAsync(800)
  expect(answering.isJudged).toBe(false)
  await vi.advanceTimersByTimeAsync(800)
  expect(answering.isJudged).toBe(true)
  expect(asked.map((one) => one.split(' ')[0])).toEqual(['GET', 'GET', 'POST', 'GET', 'GET'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.length).toBe(5)
  // The browser remembers what was found.
  const found = new Found()
  expect([found.has('abc', 7), found.has('abc', 8), found.has('def', 7)]).toEqual([true, false, false])
})

test('what could not be measured is said, and measured again only when asked', async () => {
  answers = [now('answered'), now('measuring'), now('answered'), null, now('measuring')]
  const answering = new Answering('t')
  await answering.look()
  await vi.advanceTimersByTimeAsync(800)
  expect([answering.hasFailed, asked.length]).toEqual([true, 3])
  await answering.measure()
  expect([answering.hasFailed, answering.refused !== '']).toEqual([true, true])
  await answering.measure()
  expect([answering.hasFailed, answering.refused]).toEqual([false, ''])
  answering.close()
  await vi.advanceTimersByTimeAsync(5000)
  expect(asked.length).toBe(5)
})

test('whoever wants to see the answer asks for it', async () => {
  answers = [now('open')]
  await new Answering('t').show()
  expect(asked).toEqual(['GET /api/tables/t/exercise?show=true'])
})

test('only the last records are remembered', () => {
  const found = new Found()
  for (let n = 0; n < 51; n++) found.keep(`r${n}`, 1)
  found.keep('r50', 1)
  expect([found.has('r0', 1), found.has('r1', 1), found.has('r50', 1)]).toEqual([false, true, true])
})
