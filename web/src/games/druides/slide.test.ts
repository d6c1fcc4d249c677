import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sliding } from './slide'

let frames: FrameRequestCallback[]

beforeEach(() => {
  frames = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', vi.fn())
})
afterEach(() => vi.unstubAllGlobals())

function card(left: number): { item: HTMLElement; moved: ReturnType<typeof vi.fn>; put: (left: number) => void } {
  const item = document.createElement('li')
  const moved = vi.fn()
  const put = (at: number): void =>
    void Object.defineProperties(item, { offsetLeft: { value: at, configurable: true }, offsetTop: { value: 8 }, animate: { value: moved } })
  put(left)
  return { item, moved, put: (at) => void Object.defineProperty(item, 'offsetLeft', { value: at, configurable: true }) }
}

test('cards that stay slide from where they stood to where they stand, new ones do not', () => {
  const [list, first, second, third] = [document.createElement('ul'), card(0), card(60), card(120)]
  list.append(first.item, second.item)
  const slide = sliding(() => list.children.length)
  slide(list)
  frames.pop()?.(0)
  first.item.remove()
  second.put(20)
  list.append(third.item)
  slide(list)
  expect(second.moved).not.toHaveBeenCalled()
  frames.pop()?.(0)
  expect(second.moved.mock.calls.map(([path]) => path as unknown)).toEqual([{ transform: ['translate(40px, 0px)', 'none'] }])
  expect([first.moved, third.moved].map((moved) => moved.mock.calls)).toEqual([[], []])
})
