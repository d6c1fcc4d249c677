// The best scores of whoever plays alone in this browser, a title each.
const PLACE = 'dolmen-best'

interface Best {
  score: number
  table: string
}

function kept(): Record<string, Best> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Best>
  } catch {
    return {}
  }
}

class BestScores {
  #known = $state.raw(kept())

  of(title: string): Best | null {
    return this.#known[title] ?? null
  }

  note(title: string, table: string, score: number): void {
    const known = this.of(title)
    if (known && known.score >= score) return
    this.#known = { ...this.#known, [title]: { score, table } }
    localStorage.setItem(PLACE, JSON.stringify(this.#known))
  }
}

export const bestScores = new BestScores()
