import { beforeEach, expect, test, vi } from 'vitest'
import { Follow } from './follow.svelte'
import { Pace } from './pace.svelte'
import { chatMarks } from './chatMarks.svelte'
import { skipByKey, skips } from './skip'

let box: HTMLElement
let height: number
let measured: number
let follow: Follow

function lines(count: number): void {
  follow.measure()
  height = count * 10
  follow.heed(count)
}
function scroll(to: number): void {
  box.scrollTop = to
  box.dispatchEvent(new Event('scroll'))
}
const move = (by: number) => box.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: by, movementY: 0 }))

beforeEach(() => {
  box = document.createElement('div')
  height = 100
  measured = 0
  Object.defineProperty(box, 'scrollHeight', { get: () => (measured++, height) })
  follow = new Follow()
  follow.box(box)
  lines(10)
})

test('the newest line is in sight while nobody reads, and nothing is measured for it', () => {
  lines(12)
  expect([box.scrollTop, follow.unread, measured]).toEqual([0, 0, 0])
})

test('whoever has scrolled stays where they read, and is told how many lines came', () => {
  scroll(40)
  lines(13)
  expect([box.scrollTop, follow.unread]).toEqual([70, 3])
  lines(14)
  expect(follow.unread).toBe(4)
  follow.catchUp()
  expect([box.scrollTop, follow.unread]).toEqual([0, 0])
})

test('a mouse that leaves has read enough, a finger that is lifted has not', () => {
  const leave = (pointerType: string) => box.dispatchEvent(Object.assign(new Event('pointerleave'), { pointerType }))
  scroll(40)
  lines(13)
  leave('touch')
  expect([box.scrollTop, follow.unread]).toEqual([70, 3])
  leave('mouse')
  expect([box.scrollTop, follow.unread]).toEqual([0, 0])
  scroll(40)
  leave('mouse')
  expect(box.scrollTop).toBe(40)
  lines(14)
  expect([box.scrollTop, follow.unread]).toEqual([0, 0])
  scroll(40)
  leave('mouse')
  move(3)
  lines(15)
  expect([box.scrollTop, follow.unread]).toEqual([50, 1])
})

test('a pointer that moves inside holds the lines, one that lies still does not', () => {
  move(0)
  lines(11)
  expect(follow.unread).toBe(0)
  move(3)
  lines(12)
  expect([box.scrollTop, follow.unread]).toEqual([10, 1])
  scroll(0)
  box.dispatchEvent(new Event('pointerleave'))
  lines(13)
  expect([box.scrollTop, follow.unread]).toEqual([0, 0])
})

test('which lines of chat were read is kept table by table', () => {
  chatMarks.upTo('one', 4)
  chatMarks.upTo('one', 2)
  expect([chatMarks.last('one'), chatMarks.last('two')]).toEqual([4, 0])
  for (let i = 0; i < 60; i++) chatMarks.upTo(`t${i}`, 1)
  expect([chatMarks.last('one'), chatMarks.last('t59')]).toEqual([0, 1])
  expect(Object.keys(JSON.parse(localStorage.getItem('dolmen-read') ?? '{}') as object)).toHaveLength(50)
})

test('a press that skips does nothing else, also if the wait ends under it', () => {
  const pace = { waiting: 2, skip: vi.fn() } as unknown as Pace
  const pressed = vi.fn()
  const child = document.createElement('button')
  child.addEventListener('click', pressed)
  box.append(child)
  skips(pace)(box)
  child.click()
  expect(pace.skip).toHaveBeenCalledTimes(1)
  child.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  pace.waiting = 0
  child.click()
  expect(pressed).not.toHaveBeenCalled()
  child.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  child.click()
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('escape skips, the space bar where it presses nothing, and no key in a field', () => {
  const pace = { waiting: 1, skip: vi.fn() } as unknown as Pace
  const key = (name: string, on: Element): void => {
    on.addEventListener('keydown', (event) => skipByKey(pace, event as KeyboardEvent), { once: true })
    on.dispatchEvent(new KeyboardEvent('keydown', { key: name }))
  }
  const [button, input, plain] = [document.createElement('button'), document.createElement('input'), box]
  key('Escape', input)
  key(' ', button)
  key('a', plain)
  expect(pace.skip).not.toHaveBeenCalled()
  key('Escape', button)
  key(' ', plain)
  expect(pace.skip).toHaveBeenCalledTimes(2)
})
