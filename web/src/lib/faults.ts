// What went wrong, as a sentence: the server's own, or that it could not be reached.
import { Refusal } from './api'
import { router } from './router.svelte'
import { text } from './words.svelte'

// For whatever a page shows: where there is nothing, another page says so.
export function missed(error: unknown): void {
  if (error instanceof Refusal && error.status === 404) router.miss()
}

export function sentence(error: unknown): string {
  return error instanceof Refusal ? error.message : text('web-pages-unreachable')
}
