// Where the cells of a home board lie. Rows 1 to 4 and columns 1 to 6 are the board: forest to the
// left, mountain to the right; one step outside is where the office room lets half a tile hang.
export interface Cell {
  row: number
  column: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const SIDE = 96
export const MARGIN = 30
// Between forest and mountain.
export const GAP = 14
export const ROWS = [1, 2, 3, 4] as const
export const COLUMNS = [1, 2, 3, 4, 5, 6] as const
export const LAST_FOREST = 3
export const ENTRANCE = '4,4'

export const FRAME: Box = {
  x: 0,
  y: 0,
  width: 2 * MARGIN + GAP + COLUMNS.length * SIDE,
  height: 2 * MARGIN + ROWS.length * SIDE,
}

export type Direction = 'north' | 'east' | 'south' | 'west'
export const STEPS: Record<Direction, Cell> = {
  north: { row: -1, column: 0 },
  east: { row: 0, column: 1 },
  south: { row: 1, column: 0 },
  west: { row: 0, column: -1 },
}

export function keyOf(cell: Cell): string {
  return `${cell.row},${cell.column}`
}

export function cellOf(key: string): Cell {
  const [row = 0, column = 0] = key.split(',').map(Number)
  return { row, column }
}

export function nextTo(cell: Cell, direction: Direction): Cell {
  const step = STEPS[direction]
  return { row: cell.row + step.row, column: cell.column + step.column }
}

export function isForest(cell: Cell): boolean {
  return cell.column <= LAST_FOREST
}

export function isOutside({ row, column }: Cell): boolean {
  return row < 1 || row > ROWS.length || column < 1 || column > COLUMNS.length
}

export function spotOf({ row, column }: Cell): { x: number; y: number } {
  const gap = column > LAST_FOREST ? GAP : 0
  return { x: MARGIN + gap + (column - 1) * SIDE, y: MARGIN + (row - 1) * SIDE }
}

// The box around some cells.
export function boxOf(cells: readonly Cell[]): Box {
  const spots = cells.map(spotOf)
  const x = Math.min(...spots.map((spot) => spot.x))
  const y = Math.min(...spots.map((spot) => spot.y))
  return {
    x,
    y,
    width: Math.max(...spots.map((spot) => spot.x)) + SIDE - x,
    height: Math.max(...spots.map((spot) => spot.y)) + SIDE - y,
  }
}

// The board with whatever hangs over its edge.
export function extentOf(cells: readonly Cell[]): Box {
  const outside = cells.filter(isOutside)
  if (outside.length === 0) return FRAME
  const hanging = boxOf(outside)
  const x = Math.min(FRAME.x, hanging.x - 4)
  const y = Math.min(FRAME.y, hanging.y - 4)
  return {
    x,
    y,
    width: Math.max(FRAME.width, hanging.x + hanging.width + 4) - x,
    height: Math.max(FRAME.height, hanging.y + hanging.height + 4) - y,
  }
}
