// Where a small menu stands: beside what was pressed, inside the window, and over as little as can
// be of what may be pressed next.
import type { Box } from './tour'

const GAP = 10
const EDGE = 8
// The bar stays free: the way out is there.
const BAR = 60

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

export function beside(pressed: Box, menu: Size, window: Size, avoid: readonly Box[] = []): Spot {
  const right = pressed.left + pressed.width + GAP
  const left = pressed.left - GAP - menu.width
  const below = pressed.top + pressed.height + GAP
  const above = pressed.top - GAP - menu.height
  const middle = pressed.top + pressed.height / 2 - menu.height / 2
  const centre = pressed.left + pressed.width / 2 - menu.width / 2
  const spots = [
    { left: right, top: middle },
    { left, top: middle },
    { left: centre, top: below },
    { left: centre, top: above },
    { left: right, top: below },
    { left, top: below },
    { left: right, top: above },
    { left, top: above },
  ].map((spot) => ({
    left: within(spot.left, menu.width, window.width, EDGE),
    top: within(spot.top, menu.height, window.height, BAR),
  }))
  // What was pressed stays in sight before anything else does.
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...menu }
    return (touches(box, pressed) ? avoid.length + 1 : 0) + avoid.filter((other) => touches(box, other)).length
  }
  let best = spots[0] as Spot
  for (const spot of spots) if (cost(spot) < cost(best)) best = spot
  return best
}

const within = (wish: number, size: number, room: number, least: number): number =>
  Math.max(least, Math.min(wish, room - size - EDGE))

function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}
