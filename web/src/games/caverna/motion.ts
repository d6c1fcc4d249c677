// Pieces that come onto the board: by transform and opacity alone, and not at all for whoever asked
// for less motion.
import type { Attachment } from 'svelte/attachments'

export const MOVE = 320
export const EASE = 'cubic-bezier(.45,.05,.25,1)'

export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

// A new piece comes down onto its place.
export function land(isNew: boolean): Attachment {
  return (element) => {
    if (!isNew || isStill() || typeof element.animate !== 'function') return
    const frames = [
      { transform: 'translateY(-24px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ]
    const animation = element.animate(frames, { duration: MOVE, easing: EASE })
    // The next change may come while it still moves: to be cut short is no error.
    animation.finished.catch(() => undefined)
    return () => animation.cancel()
  }
}
