// How much later a link shows what a seat sees, in words.
import { text } from './words.svelte'

export function lateness({ moves, minutes }: { moves: number; minutes: number }): string {
  const parts = [
    moves ? text('people-share-late-moves', { count: moves }) : '',
    minutes ? text('people-share-late-minutes', { count: minutes }) : '',
  ]
  return parts.filter(Boolean).join(', ') || text('people-share-at-once')
}
