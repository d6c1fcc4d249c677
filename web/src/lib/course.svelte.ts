// The lessons that this browser has seen solved, by title.
import { post } from './api'
import { keepLink } from './links'
import type { TableMade } from './pages'

const PLACE = 'dolmen-course'

type Kept = Record<string, readonly string[]>

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

export class Course {
  #kept = $state.raw<Kept>(kept())

  knows(title: string, name: string): boolean {
    return this.#kept[title]?.includes(name) ?? false
  }

  learn(title: string, name: string): void {
    if (this.knows(title, name)) return
    this.#kept = { ...this.#kept, [title]: [...(this.#kept[title] ?? []), name] }
    localStorage.setItem(PLACE, JSON.stringify(this.#kept))
  }
}

export const course = new Course()

// A table at the position of a lesson; gives its address.
export async function beginLesson(title: string, name: string): Promise<string> {
  const made = await post<TableMade>(`/titles/${title}/lessons/${name}`)
  for (const link of made.links) keepLink(made.id, link.seat, link.path)
  return made.path
}
