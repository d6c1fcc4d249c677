// What went wrong, as a sentence: the server's own, or that it could not be reached.
import { Refusal } from './api'
import { text } from './words.svelte'

export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : text('web-pages-unreachable')
}
