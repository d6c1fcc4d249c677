// The lessons that this browser has seen solved, by title.
import { beginTask } from './tasks'

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
export const beginLesson = (title: string, name: string): Promise<string> => beginTask(`/titles/${title}/lessons/${name}`)
