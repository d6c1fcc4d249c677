// A table with a task: a lesson, a puzzle, or a decision whose better move is looked for.
import { post } from './api'
import { keepLink } from './links'
import type { TableMade } from './pages'

// Has one made, and gives its address.
export async function beginTask(path: string): Promise<string> {
  const made = await post<TableMade>(path)
  for (const link of made.links) keepLink(made.id, link.seat, link.path)
  return made.path
}
