import { beforeEach, expect, test } from 'vitest'
import { Course } from './course.svelte'

beforeEach(() => localStorage.clear())

test('what was solved is remembered, by title and once', () => {
  const course = new Course()
  course.learn('stones', 'first')
  course.learn('stones', 'first')
  course.learn('others', 'second')
  expect(JSON.parse(localStorage.getItem('dolmen-course') ?? '')).toEqual({ stones: ['first'], others: ['second'] })
  const again = new Course()
  expect([again.knows('stones', 'first'), again.knows('stones', 'second')]).toEqual([true, false])
})

test('what cannot be read is nothing', () => {
  localStorage.setItem('dolmen-course', '{')
  expect(new Course().knows('stones', 'first')).toBe(false)
})
