// Pieces that move where they go: by transform and opacity alone, at most 400 ms, and not at all
// for whoever asked for less motion.
import type { Attachment } from 'svelte/attachments'
import type { Point } from './geometry'

const LONGEST = 400
const STEP = 160
const EASE = 'cubic-bezier(.45,.05,.25,1)'

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function play(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): () => void {
  if (isStill() || typeof element.animate !== 'function') return () => undefined
  const animation = element.animate(frames, options)
  // The next change may come while a piece still moves: to be cut short is no error.
  animation.finished.catch(() => undefined)
  return () => animation.cancel()
}

// Along points of the board, ending where the element stands: its own transform is the last one.
export function walk(points: readonly Point[]): Attachment {
  return (element) => {
    if (points.length < 2) return
    const frames = points.map((p) => ({ transform: `translate(${p.x}px, ${p.y}px)` }))
    const duration = Math.min(LONGEST, 320 + STEP * (points.length - 2))
    return play(element, frames, { duration, easing: points.length > 2 ? 'ease-in-out' : EASE })
  }
}

// A new piece comes down onto its place.
export function land(isNew: boolean): Attachment {
  return (element) => {
    if (!isNew) return
    const frames = [
      { transform: 'translateY(-46px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
    return play(element, frames, { duration: 320, easing: EASE })
  }
}

// The die tumbles onto the face that was rolled. The key tells one roll from the next.
export function tumble(key: string | null): Attachment {
  return (element) => {
    if (key === null) return
    const frames = [
      { transform: 'translateY(-60%) rotate(-300deg) scale(.8)' },
      { transform: 'translateY(0) rotate(20deg)', offset: 0.7 },
      { transform: 'none' },
    ]
    return play(element, frames, { duration: 360, easing: 'ease-out' })
  }
}

// A chip goes from its pile to the stock, or back: the element stands at the stock and is
// seen only while it flies.
export function fly(change: number, pile: () => Element | null): Attachment {
  return (element) => {
    if (change === 0 || isStill()) return
    let land: (() => void) | undefined
    // With the frame that shows it: to measure in the middle of a change costs a layout of the whole page.
    const frame = requestAnimationFrame(() => {
      const [from, to] = [pile()?.getBoundingClientRect(), element.getBoundingClientRect()]
      if (!from) return
      const dx = from.left + from.width / 2 - (to.left + to.width / 2)
      const dy = from.top + from.height / 2 - (to.top + to.height / 2)
      const frames = [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ]
      land = play(element, change > 0 ? frames : frames.reverse(), { duration: 380, easing: EASE })
    })
    return () => {
      cancelAnimationFrame(frame)
      land?.()
    }
  }
}
