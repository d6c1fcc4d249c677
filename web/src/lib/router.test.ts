import { expect, test } from 'vitest'
import { read } from './router.svelte'

test('every address of the page is told apart', () => {
  expect(read('/')).toEqual({ page: 'home' })
  expect(read('/make/sample')).toEqual({ page: 'make', title: 'sample' })
  expect(read('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(read('/seat/abc/key')).toEqual({ page: 'seat', id: 'abc', key: 'key' })
  expect(read('/me/key')).toEqual({ page: 'me', key: 'key' })
  expect(read('/record/abc')).toEqual({ page: 'record', id: 'abc' })
  expect(read('/review/abc')).toEqual({ page: 'review', id: 'abc' })
  expect(read('/lessons/sample')).toEqual({ page: 'lessons', title: 'sample' })
  expect(read('/same/abc')).toEqual({ page: 'same', id: 'abc' })
  expect(read('/daily/sample')).toEqual({ page: 'daily', title: 'sample', day: 'today' })
  expect(read('/daily/sample/ever')).toEqual({ page: 'daily', title: 'sample', day: 'ever' })
  expect(read('/puzzles/sample')).toEqual({ page: 'puzzles', title: 'sample' })
  expect(read('/compare/abc/def')).toEqual({ page: 'compare', ids: ['abc', 'def'] })
  expect(read('/rules/sample')).toEqual({ page: 'rules', title: 'sample' })
})

test('an address that lacks a part leads nowhere', () => {
  for (const path of ['/make', '/make/', '/table', '/seat/abc', '/me/', '/record', '/review', '/lessons', '/compare/abc', '/rules', '/rules/sample/more', '/other']) {
    expect(read(path)).toEqual({ page: 'missing' })
  }
})
