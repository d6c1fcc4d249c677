// Which lines of chat this browser has shown, table by table; kept, for the tables of late.
const PLACE = 'dolmen-read'
const MOST = 50

function kept(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class ChatMarks {
  #read = $state.raw(kept())

  last(table: string): number {
    return this.#read[table] ?? 0
  }

  upTo(table: string, line: number): void {
    if (line <= this.last(table)) return
    const others = Object.entries(this.#read).filter(([id]) => id !== table)
    this.#read = Object.fromEntries([...others.slice(1 - MOST), [table, line]])
    localStorage.setItem(PLACE, JSON.stringify(this.#read))
  }
}

export const chatMarks = new ChatMarks()
