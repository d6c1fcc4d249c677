// Where a small menu stands: beside what was pressed, inside the window, and over as little as can
// be of what may be pressed next.
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

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

// `never` is what it may not cover as long as there is another way: one's own hand and stock.
export function beside(
  pressed: Box,
  menu: Size,
  window: Size,
  avoid: readonly Box[] = [],
  never: readonly Box[] = [],
): Spot {
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
    // Above or below all of it.
    ...never.flatMap((box) => [
      { left: centre, top: box.top - GAP - menu.height },
      { left: centre, top: box.top + box.height + GAP },
    ]),
  ].map((spot) => ({
    left: within(spot.left, menu.width, window.width, EDGE),
    top: within(spot.top, menu.height, window.height, BAR),
  }))
  // What was pressed stays in sight before anything else does.
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...menu }
    const covered = (others: readonly Box[]): number => others.filter((other) => touches(box, other)).length
    const [dear, dearest] = [avoid.length + 1, (avoid.length + 1) * 2]
    return covered(avoid) + dear * covered([pressed]) + dearest * covered(never)
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
