// Makes any element of a board a target: a button with a spoken name, its state as a class and for
// screen readers, pressed by pointer or keyboard.
import type { Attachment } from 'svelte/attachments'
import { type Acting, isAsked } from './acting.svelte'
import { text } from './words.svelte'

// What a target asks and tells; a board may stand in between, to pick first and place then.
export type Lights = Pick<Acting, 'stateOf' | 'movesAt' | 'press' | 'isCurious'>

const STATES = ['lit', 'dark', 'selected'] as const

// `spoken` is what the element is called ("field 16: hut of Bram").
export function target(acting: Lights, name: string, spoken: string): Attachment {
  return (element) => {
    const state = acting.stateOf(name)
    const isGamble = acting.movesAt(name).some(isAsked)
    const attributes = {
      'data-target': name,
      'data-name': spoken,
      role: 'button',
      tabindex: state === 'dark' && !acting.isCurious ? '-1' : '0',
      'aria-disabled': String(state === 'dark'),
      'aria-label': spokenState(spoken, state, isGamble),
    }
    // All targets are asked again after every move, and few have changed: to write what is there already is dear.
    for (const [key, value] of Object.entries(attributes)) {
      if (element.getAttribute(key) !== value) element.setAttribute(key, value)
    }
    element.classList.toggle('target', true)
    for (const known of STATES) element.classList.toggle(known, known === state)
    element.classList.toggle('barrier', isGamble)

    const press = (): void => void acting.press(name, element)
    const type = (event: Event): void => {
      const key = (event as KeyboardEvent).key
      if (key !== 'Enter' && key !== ' ') return
      event.preventDefault()
      press()
    }
    element.addEventListener('click', press)
    element.addEventListener('keydown', type)
    return () => {
      element.removeEventListener('click', press)
      element.removeEventListener('keydown', type)
    }
  }
}

function spokenState(name: string, state: string, isGamble: boolean): string {
  if (state === 'dark') return text('web-target-dark', { name })
  if (state === 'selected') return text('web-target-selected', { name })
  return text(isGamble ? 'web-target-final' : 'web-target-lit', { name })
}
