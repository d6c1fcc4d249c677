// Cards that stay in a hand slide to their new places when one comes or goes. Where they stand is looked up
// with the frame that shows it: in the middle of a change it would cost a layout of the whole page.
import type { Attachment } from 'svelte/attachments'
import { isStill } from './stage.svelte'

const MOVE = 240
const EASE = 'cubic-bezier(.45,.05,.25,1)'

type Spot = readonly [left: number, top: number]

// For the list that shows these; its items are looked at again whenever they are others.
export function sliding(items: () => unknown): Attachment<HTMLElement> {
  let stood = new Map<Element, Spot>()
  return (list) => {
    void items()
    const frame = requestAnimationFrame(() => {
      const stand = new Map<Element, Spot>()
      for (const item of list.children as HTMLCollectionOf<HTMLElement>) stand.set(item, [item.offsetLeft, item.offsetTop])
      for (const [item, [left, top]] of isStill() ? [] : stand) {
        const [from, over] = stood.get(item) ?? [left, top]
        if (from === left && over === top) continue
        const path = [`translate(${from - left}px, ${over - top}px)`, 'none']
        item.animate({ transform: path }, { duration: MOVE, easing: EASE })
      }
      stood = stand
    })
    return () => cancelAnimationFrame(frame)
  }
}
