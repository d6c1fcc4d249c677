// The full text of a thing beside it, while it is hovered, has the focus or a finger was held on it: a
// tap does what it does everywhere.
import type { Attachment } from 'svelte/attachments'

export interface TipText {
  title: string
  text: string
  // The move it stands for: what that costs and brings now is told as well.
  move?: string
}

export interface Tip extends TipText {
  box: DOMRect
}

// So long is a finger held, in milliseconds.
const HOLD = 450

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse'

class Tips {
  shown = $state.raw<Tip | null>(null)
  #element: Element | null = null
  // What a finger shows stays until the next touch, wherever the focus goes.
  #isHeld = false

  on(tip: TipText): Attachment {
    return (element) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const show = (isHeld = false): void => {
        this.#element = element
        this.#isHeld = isHeld
        this.shown = { ...tip, box: element.getBoundingClientRect() }
      }
      // An element may lose the focus by being taken from the page, in the midst of drawing.
      const hide = (): void =>
        queueMicrotask(() => {
          if (this.#element === element) this.hide()
        })
      const release = (): void => clearTimeout(timer)
      // Whoever held the finger wanted to read, not to press.
      const swallow = (event: Event): void => {
        if (!this.#isHeld || this.#element !== element) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      const listeners: [string, (event: Event) => void, boolean?][] = [
        ['pointerenter', (event) => isMouse(event) && show()],
        ['pointerleave', (event) => (isMouse(event) ? hide() : release())],
        ['pointerdown', (event) => isMouse(event) || (timer = setTimeout(() => show(true), HOLD))],
        ['pointerup', (event) => (isMouse(event) ? hide() : release())],
        // A finger that scrolls ends so.
        ['pointercancel', release],
        ['click', swallow, true],
        ['contextmenu', swallow, true],
        ['focus', () => element.matches(':focus-visible') && !this.#isHeld && show()],
        ['blur', () => this.#isHeld || hide()],
      ]
      for (const [name, listen, capture] of listeners) element.addEventListener(name, listen, capture)
      return () => {
        release()
        hide()
        for (const [name, listen, capture] of listeners) element.removeEventListener(name, listen, capture)
      }
    }
  }

  hide(): void {
    this.#element = null
    this.#isHeld = false
    this.shown = null
  }
}

export const tips = new Tips()
