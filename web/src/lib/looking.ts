// Whether somebody looks at this page: it is seen, and was touched in the last minutes. Notices keep quiet
// while they do, so a page that was left open somewhere must not count.
const IDLE = 5 * 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'focus'] as const

export class Looking {
  on = true
  #idle: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (on: boolean) => void) {
    for (const touch of TOUCHES) window.addEventListener(touch, this.#touch, { passive: true })
    document.addEventListener('visibilitychange', this.#touch)
    this.#touch()
  }

  close(): void {
    clearTimeout(this.#idle)
    for (const touch of TOUCHES) window.removeEventListener(touch, this.#touch)
    document.removeEventListener('visibilitychange', this.#touch)
  }

  #touch = (): void => {
    clearTimeout(this.#idle)
    if (!document.hidden) this.#idle = setTimeout(() => this.#turn(false), IDLE)
    this.#turn(!document.hidden)
  }

  #turn(on: boolean): void {
    if (on === this.on) return
    this.on = on
    this.tell(on)
  }
}
