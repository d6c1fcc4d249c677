// Values of options that are pressed together on a picture rather than typed. A title that has some
// says so in games/<title>/choosers.ts: for the name of an option, a component.
import type { Component } from 'svelte'

export interface ChooserProps {
  seats: number
  // What is chosen so far as JSON, or nothing.
  value: string
  onchange: (json: string) => void
}

type Choosers = Readonly<Record<string, Component<ChooserProps>>>

const found = import.meta.glob<{ CHOOSERS: Choosers }>('../games/*/choosers.ts', { eager: true })

export function chooserOf(title: string, option: string): Component<ChooserProps> | undefined {
  return found[`../games/${title}/choosers.ts`]?.CHOOSERS[option]
}
