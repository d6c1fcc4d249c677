// Not wanting to wait: a press on the board shows at once what others did. Such a press does nothing
// else, since what lies under it may be something to press by then.
import type { Attachment } from 'svelte/attachments'
import type { Pace } from './pace.svelte'

export function skips(pace: Pace): Attachment<HTMLElement> {
  return (element) => {
    let hasWaited = false
    const down = (): void => void (hasWaited = pace.waiting > 0)
    const click = (event: Event): void => {
      if (!hasWaited && pace.waiting === 0) return
      hasWaited = false
      event.stopPropagation()
      event.preventDefault()
      pace.skip()
    }
    element.addEventListener('pointerdown', down, true)
    element.addEventListener('click', click, true)
    return () => {
      element.removeEventListener('pointerdown', down, true)
      element.removeEventListener('click', click, true)
    }
  }
}

export const TAKES_KEYS = 'input, textarea, select, dialog[open] *, [contenteditable]'
const TAKES_SPACE = `${TAKES_KEYS}, button, a, summary, [role=button], [role=tab]`

// Escape always, the space bar where it presses nothing.
export function skipByKey(pace: Pace, event: KeyboardEvent): void {
  const on = event.target instanceof Element ? event.target : null
  const taken = event.key === 'Escape' ? TAKES_KEYS : event.key === ' ' ? TAKES_SPACE : '*'
  if (pace.waiting === 0 || on?.matches(taken)) return
  event.preventDefault()
  pace.skip()
}
