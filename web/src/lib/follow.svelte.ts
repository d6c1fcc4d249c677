// Keeps a list whose newest line stands first in sight of that line, unless somebody reads further down,
// or points at it: then the lines stay where they are, and those that came are counted. A mouse that leaves
// it has read enough; of a finger nobody can say that.
import type { Attachment } from 'svelte/attachments'

// A thumb is never quite still.
const NEAR = 8

export class Follow {
  unread = $state(0)
  #element: HTMLElement | null = null
  #isInside = false
  #isDown = false
  // Scrolled, and left like that: the next line that comes is shown.
  #isLeft = false
  #height = 0
  #count = 0

  readonly box: Attachment<HTMLElement> = (element) => {
    this.#element = element
    const enter = (): void => {
      this.#isInside = true
      // Back again, where it was left.
      this.#isDown ||= this.#isLeft
      this.#isLeft = false
    }
    // A list that comes to lie under a pointer at rest is not read.
    const move = (event: Event): void => {
      const { movementX, movementY } = event as PointerEvent
      if (movementX !== 0 || movementY !== 0) enter()
    }
    const leave = (event: Event): void => {
      this.#isInside = element.contains(document.activeElement)
      if (this.#isInside || (event as PointerEvent).pointerType !== 'mouse') return
      if (this.unread > 0) this.catchUp()
      this.#isLeft = this.#isDown
      this.#isDown = false
    }
    const scroll = (): void => {
      this.#isDown = element.scrollTop > NEAR
      if (!this.#isDown) this.unread = 0
    }
    const listeners = { pointermove: move, focusin: enter, pointerleave: leave, focusout: leave, scroll }
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener)
      this.#element = null
    }
  }

  // Nobody who looks at the newest line has to be kept anywhere. To measure in the middle of a change costs a
  // layout of the whole page, so it is done for readers alone.
  get #isRead(): boolean {
    return this.#isInside || this.#isDown
  }

  // How high it is before new lines come.
  measure(): void {
    this.#height = this.#isRead ? (this.#element?.scrollHeight ?? 0) : 0
  }

  // There are so many lines now.
  heed(count: number): void {
    const [element, more] = [this.#element, count - this.#count]
    this.#count = count
    if (!element || more <= 0) return
    if (this.#isLeft) this.catchUp()
    else if (this.#height > 0) {
      this.unread += more
      element.scrollTop += element.scrollHeight - this.#height
    }
  }

  catchUp(): void {
    if (this.#element) this.#element.scrollTop = 0
    this.#isDown = this.#isLeft = false
    this.unread = 0
  }
}
