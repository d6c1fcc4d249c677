// What this browser knows of puzzles: which were answered, and a rating by title, as chess players have it.
const PLACE = 'dolmen-puzzles'
const START = 1500
// How much one answer may change a rating: at first, and later.
const QUICK = 64
const CALM = 24
const SOON = 10
const SCALE = 400

interface Kept {
  rating: number
  // By name whether the first answer was right.
  answered: Record<string, boolean>
}

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

// What is expected of one rating against another.
const expected = (mine: number, other: number): number => 1 / (1 + 10 ** ((other - mine) / SCALE))

export class Puzzles {
  #kept = $state.raw<Record<string, Kept>>(kept())

  rating(title: string): number {
    return Math.round(this.#kept[title]?.rating ?? START)
  }

  count(title: string): number {
    return Object.keys(this.#kept[title]?.answered ?? {}).length
  }

  // Whether the first answer was right; nothing if there was none.
  answer(title: string, name: string): boolean | undefined {
    return this.#kept[title]?.answered[name]
  }

  // Only the first answer to a puzzle counts.
  judge(title: string, name: string, rating: number, isRight: boolean): void {
    const { rating: mine = START, answered = {} } = this.#kept[title] ?? {}
    if (name in answered) return
    const most = Object.keys(answered).length < SOON ? QUICK : CALM
    const now = mine + most * (Number(isRight) - expected(mine, rating))
    this.#kept = { ...this.#kept, [title]: { rating: now, answered: { ...answered, [name]: isRight } } }
    localStorage.setItem(PLACE, JSON.stringify(this.#kept))
  }
}

export const puzzles = new Puzzles()
