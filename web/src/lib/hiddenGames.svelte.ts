// The games that were cleared from my list in this browser, each with when it last moved: whatever moves
// again comes back. The games themselves stay where they are.
import type { TableLine } from './wire'

const PLACE = 'dolmen-forgotten'

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class HiddenGames {
  #known = $state.raw(kept())

  // Those of a list that were not cleared. What is no longer listed need not be remembered either.
  without(lines: readonly TableLine[]): TableLine[] {
    return lines.filter((line) => line.my_turn || line.moved > (this.#known[line.id] ?? -1))
  }

  forget(lines: readonly TableLine[], listed: readonly TableLine[]): void {
    const still = new Set(listed.map((line) => line.id))
    const before = Object.entries(this.#known).filter(([id]) => still.has(id))
    this.#known = Object.fromEntries([...before, ...lines.map((line) => [line.id, line.moved] as const)])
    localStorage.setItem(PLACE, JSON.stringify(this.#known))
  }
}

export const hiddenGames = new HiddenGames()
