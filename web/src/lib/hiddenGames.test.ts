import { beforeEach, expect, test, vi } from 'vitest'
import type { TableLine } from './wire'

const line = (id: string, moved: number, my_turn = false): TableLine => ({ id, moved, my_turn }) as TableLine
const load = async () => (await import('./hiddenGames.svelte')).hiddenGames
const ids = (lines: readonly TableLine[]): string[] => lines.map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  vi.resetModules()
})

test('what was cleared stays away, also for the next page, until it moves again', async () => {
  const all = [line('a', 10), line('b', 20), line('c', 30)]
  const hiddenGames = await load()
  expect(ids(hiddenGames.without(all))).toEqual(['a', 'b', 'c'])
  hiddenGames.forget(all.slice(0, 2), all)
  expect(ids(hiddenGames.without(all))).toEqual(['c'])
  vi.resetModules()
  const next = await load()
  expect(ids(next.without(all))).toEqual(['c'])
  expect(ids(next.without([line('a', 11), line('b', 20)]))).toEqual(['a'])
})

test('what waits for me is never hidden, and what is gone is not remembered', async () => {
  const hiddenGames = await load()
  hiddenGames.forget([line('a', 10), line('b', 20)], [])
  expect(ids(hiddenGames.without([line('a', 10, true), line('b', 20)]))).toEqual(['a'])
  hiddenGames.forget([line('c', 30)], [line('b', 20), line('c', 30)])
  expect(JSON.parse(localStorage.getItem('dolmen-forgotten') ?? '')).toEqual({ b: 20, c: 30 })
})

test('a list that somebody spoiled is an empty one', async () => {
  localStorage.setItem('dolmen-forgotten', '{')
  expect(ids((await load()).without([line('a', 10)]))).toEqual(['a'])
})
