// The steps of each title's first game: what is pointed at, by selectors that every board keeps
// (targets, and the parts of the page around it), and where the reader is to play. The words of a
// step are the message web-pages-tour-<title>-<step>.
export interface Step {
  name: string
  point: string
  // A button of the board to press first, where what is pointed at may lie behind another part.
  press?: string
  // Goes on by itself once the reader has moved.
  plays?: boolean
}

const ASK: Step = { name: 'ask', point: '.ask' }
const MOVE: Step = { name: 'move', point: '.ask', plays: true }
const END: Step = { name: 'end', point: '.told' }

const target = (start: string): string => `[data-target^="${start}"]`

const place = (name: string): string => `[data-place="${name}"]`

export const TOURS: Record<string, readonly Step[]> = {
  druides: [
    { name: 'places', point: target('slot:') },
    { name: 'hand', point: target('card:') },
    ASK,
    MOVE,
    { name: 'servants', point: target('reserve:') },
    { name: 'ritual', point: target('slot:') },
    { name: 'column', point: '.column, .strip' },
    END,
  ],
  meduris: [
    { name: 'plains', point: target('plain:') },
    ASK,
    MOVE,
    { name: 'stock', point: target('stock:') },
    { name: 'fields', point: target('field:') },
    { name: 'druid', point: '[data-target="druid"]' },
    { name: 'score', point: '.players' },
    END,
  ],
  caverna: [
    { name: 'spaces', point: target('space:'), press: place('work') },
    ASK,
    MOVE,
    { name: 'home', point: target('home:'), press: place('home') },
    { name: 'furnishings', point: target('furnishing:'), press: place('rooms') },
    { name: 'harvest', point: '.caverna .track', press: place('work') },
    { name: 'score', point: '.players' },
    END,
  ],
}

// Steps that all titles say in the same words.
const SHARED = ['ask', 'move', 'end']

export function wordsOf(title: string, step: Step): string {
  return SHARED.includes(step.name) ? `web-pages-tour-${step.name}` : `web-pages-tour-${title}-${step.name}`
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
