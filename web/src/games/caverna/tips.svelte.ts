// The full text of a thing beside it, while it is hovered, has the focus or was tapped.
import type { Attachment } from 'svelte/attachments'

export interface TipText {
  title: string
  text: string
}

export interface Tip extends TipText {
  box: DOMRect
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse'

class Tips {
  shown = $state.raw<Tip | null>(null)
  #element: Element | null = null
  // What a tap shows stays until the next one, wherever the focus goes.
  #isTapped = false

  on(tip: TipText): Attachment {
    return (element) => {
      const show = (isTapped = false): void => {
        this.#element = element
        this.#isTapped = isTapped
        this.shown = { ...tip, box: element.getBoundingClientRect() }
      }
      // An element may lose the focus by being taken from the page, in the midst of drawing.
      const hide = (): void =>
        queueMicrotask(() => {
          if (this.#element === element) this.hide()
        })
      const listeners: [string, (event: Event) => void][] = [
        ['pointerenter', (event) => isMouse(event) && show()],
        ['pointerleave', (event) => isMouse(event) && hide()],
        // A finger that scrolls ends otherwise.
        ['pointerup', (event) => (isMouse(event) ? hide() : show(true))],
        ['focus', () => element.matches(':focus-visible') && !this.#isTapped && show()],
        ['blur', () => this.#isTapped || hide()],
      ]
      for (const [name, listen] of listeners) element.addEventListener(name, listen)
      return () => {
        hide()
        for (const [name, listen] of listeners) element.removeEventListener(name, listen)
      }
    }
  }

  hide(): void {
    this.#element = null
    this.#isTapped = false
    this.shown = null
  }
}

export const tips = new Tips()
