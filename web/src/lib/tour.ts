// What the steps of a title's first game are made of (games/<title>/tour.ts): what is pointed at, by
// selectors that its board keeps (targets, and the parts of the page around it), and where the reader
// is to play. The words of a step are the message web-pages-tour-<title>-<step>.
export interface Step {
  name: string
  point: string
  // A button of the board to press first, where what is pointed at may lie behind another part.
  press?: string
  // Goes on by itself once the reader has moved.
  plays?: boolean
}

// Steps that all titles say in the same words.
export const ASK: Step = { name: 'ask', point: '.ask' }
export const MOVE: Step = { name: 'move', point: '.ask', plays: true }
export const END: Step = { name: 'end', point: '.words' }

export const target = (start: string): string => `[data-target^="${start}"]`

const SHARED: readonly Step[] = [ASK, MOVE, END]

export function wordsOf(title: string, step: Step): string {
  return SHARED.includes(step) ? `web-pages-tour-${step.name}` : `web-pages-tour-${title}-${step.name}`
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

// The box round everything that a step points at; none while nothing of it is to be seen.
export function boxRound(rects: readonly Box[]): Box | null {
  const seen = rects.filter((rect) => rect.width > 0 && rect.height > 0)
  if (seen.length === 0) return null
  const left = Math.min(...seen.map((rect) => rect.left))
  const top = Math.min(...seen.map((rect) => rect.top))
  const right = Math.max(...seen.map((rect) => rect.left + rect.width))
  const bottom = Math.max(...seen.map((rect) => rect.top + rect.height))
  return { left, top, width: right - left, height: bottom - top }
}
