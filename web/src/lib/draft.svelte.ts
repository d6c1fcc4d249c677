// What somebody has typed for a new table. It stays through refusals, another language, a reload
// and a look at the rules; making the table throws it away.
import type { Typed } from './forms'

const MOST_SEATS = 7

interface Fields {
  seats: number
  players: string[]
  names: string[]
  name: string
  typed: Record<string, Typed>
  isPublic: boolean
  isLasting: boolean
  hasAdvice: boolean
  webhook: string
  // Seconds of a turn and of the bank, as they are offered; nothing: all the time.
  allowance: string
  standIn: string
}

export class Draft {
  fields: Fields

  constructor(
    private title: string,
    seats: number,
  ) {
    this.fields = $state({ ...empty(seats), ...this.#kept() })
  }

  keep(): void {
    sessionStorage.setItem(this.#place, JSON.stringify(this.fields))
  }

  forget(): void {
    sessionStorage.removeItem(this.#place)
  }

  get #place(): string {
    return `dolmen-draft-${this.title}`
  }

  #kept(): Partial<Fields> {
    try {
      return JSON.parse(sessionStorage.getItem(this.#place) ?? '{}') as Partial<Fields>
    } catch {
      return {}
    }
  }
}

function empty(seats: number): Fields {
  return {
    seats,
    players: ['me', ...Array<string>(MOST_SEATS - 1).fill('open')],
    names: Array<string>(MOST_SEATS).fill(''),
    name: '',
    typed: {},
    isPublic: false,
    isLasting: false,
    hasAdvice: true,
    webhook: '',
    allowance: '',
    standIn: 'player',
  }
}
