import { expect, test } from 'vitest'
import { beside } from './anchor'

const WINDOW = { width: 1000, height: 600 }
const MENU = { width: 200, height: 100 }

test('a menu stands to the right of what was pressed, at its height', () => {
  expect(beside({ left: 300, top: 200, width: 40, height: 40 }, MENU, WINDOW)).toEqual({ left: 350, top: 170 })
})

test('at the right edge it stands to the left', () => {
  expect(beside({ left: 900, top: 200, width: 40, height: 40 }, MENU, WINDOW)).toEqual({ left: 690, top: 170 })
})

test('it stays inside the window', () => {
  expect(beside({ left: 300, top: 0, width: 40, height: 40 }, MENU, WINDOW).top).toBe(60)
  expect(beside({ left: 300, top: 580, width: 40, height: 40 }, MENU, WINDOW).top).toBe(492)
})

test('under or over something as wide as the window', () => {
  expect(beside({ left: 50, top: 100, width: 900, height: 50 }, MENU, WINDOW)).toEqual({ left: 400, top: 160 })
  expect(beside({ left: 50, top: 500, width: 900, height: 50 }, MENU, WINDOW)).toEqual({ left: 400, top: 390 })
})

test('it keeps away from what may be pressed next', () => {
  const pressed = { left: 300, top: 200, width: 40, height: 40 }
  const neighbours = [
    { left: 360, top: 200, width: 40, height: 40 },
    { left: 240, top: 200, width: 40, height: 40 },
  ]
  expect(beside(pressed, MENU, WINDOW, neighbours)).toEqual({ left: 220, top: 250 })
})

test('what was pressed is never covered while there is room', () => {
  const everywhere = [{ left: 0, top: 0, width: 1000, height: 600 }]
  expect(beside({ left: 900, top: 200, width: 40, height: 40 }, MENU, WINDOW, everywhere).left).toBe(690)
})

test("one's own hand is never covered, whatever else is", () => {
  const hand = { left: 0, top: 700, width: 1000, height: 150 }
  const card = { left: 400, top: 720, width: 80, height: 110 }
  const lit = [{ left: 0, top: 0, width: 1000, height: 690 }]
  const spot = beside(card, { width: 300, height: 120 }, { width: 1000, height: 900 }, lit, [hand])
  expect(spot).toEqual({ left: 290, top: 570 })
})
