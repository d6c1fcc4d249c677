// A worker is carried by the pointer, mouse or thumb, from where it stands to where it goes: one press.
// Whoever lets go beside a plain that takes it has done nothing.
import type { Hand } from './hand.svelte'
import type { Material } from './view'

// Pixels after which a press is meant to carry.
const FAR = 8

export function carried(hand: Hand, plain: Material, height: number, element: SVGElement): () => void {
  const begin = (event: PointerEvent): void => {
    hand.wasCarried = false
    if (event.button !== 0 || !event.isPrimary) return
    hand.grasp = { x: event.clientX, y: event.clientY }
    element.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent): void => {
    const from = hand.grasp
    if (!from) return
    const pixels = { x: event.clientX - from.x, y: event.clientY - from.y }
    if (!hand.offset) {
      if (Math.hypot(pixels.x, pixels.y) < FAR) return
      hand.lift(plain, height)
    }
    const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1
    hand.offset = { x: pixels.x / scale, y: pixels.y / scale }
  }
  const end = (event: PointerEvent): void => {
    const isCarried = hand.offset !== null
    hand.letGo()
    if (!isCarried) return
    hand.wasCarried = true
    const under = document.elementsFromPoint(event.clientX, event.clientY)
    const place = under.map((found) => found.closest('[data-target^="plain:"]')).find((found) => found !== null)
    if (place) hand.put(place)
    hand.drop()
  }
  const cancel = (): void => {
    hand.letGo()
    hand.drop()
  }
  // A thumb carries and does not scroll: touch-action does not reach parts of a picture.
  const stay = (event: TouchEvent): void => event.preventDefault()
  element.addEventListener('touchmove', stay, { passive: false })
  element.addEventListener('pointerdown', begin)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', cancel)
  return () => {
    element.removeEventListener('touchmove', stay)
    element.removeEventListener('pointerdown', begin)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', end)
    element.removeEventListener('pointercancel', cancel)
  }
}
