// A finger cannot hover: its first tap on something lit shows what it is and what it would do, and
// the second one does it.
import type { Attachment } from 'svelte/attachments'
import type { Acting } from '../../lib/acting.svelte'
import { settle } from './placement.svelte'

export function tapped(acting: Acting, name: string): Attachment {
  return (element) => {
    const tap = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') return
      const moves = acting.movesAt(name)
      const [only] = moves
      if (!only) return
      const isOpen = acting.open?.target === name
      if (isOpen && moves.length > 1) return
      event.stopImmediatePropagation()
      if (isOpen && !only.final) settle(acting, only, element)
      else acting.open = { target: name, element, moves, why: null }
    }
    element.addEventListener('click', tap, true)
    return () => element.removeEventListener('click', tap, true)
  }
}
