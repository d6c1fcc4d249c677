// What was told, as lines to read: the sentences of one entry together, the same sentence said again
// and again folded into one, what one player gets as a list, and passes of several players as one line.
import { playerOf, turnIn } from './trail'
import type { EntryTold, Phrase } from './wire'
import { text, words } from './words.svelte'

export interface Sentence {
  said: string
  // The rule it follows from, where it is another than that of the sentence before it.
  clause: string | null
  times: number
}

export interface Line {
  n: number
  seat: number | null
  sentences: Sentence[]
  // Whose passes stand in this line.
  passed: number[]
  // Whether it was taken back.
  isStruck: boolean
}

// The entries that were taken back: a take-back says how many moves it strikes out, chance included.
export function struckOf(story: readonly EntryTold[]): ReadonlySet<number> {
  const struck = new Set<number>()
  const stands: number[] = []
  for (const { n, kind, told } of story) {
    if (kind === 'move' || kind === 'prepared' || kind === 'redo') stands.push(n)
    if (kind !== 'undo' && kind !== 'crossed') continue
    const count = Number((told[0]?.args as Record<string, unknown> | undefined)?.['count'] ?? 0)
    for (const gone of stands.splice(Math.max(0, stands.length - count))) struck.add(gone)
  }
  return struck
}

// For whoever listens alone it says "you"; people who share a screen, and spectators, hear names.
export function linesOf(story: readonly EntryTold[], names: readonly string[], listener: number | null = null): Line[] {
  const found: Line[] = []
  const struck = struckOf(story)
  for (const entry of story) {
    if (entry.told.length === 0) continue
    // What chance does for somebody is shown with that player's sign, and so is a turn that only begins.
    const first = entry.told[0] as Phrase
    const seat = turnIn(first) ?? entry.seat ?? playerOf(first)
    const isStruck = struck.has(entry.n)
    const last = found.at(-1)
    if (seat !== null && entry.told.length === 1 && entry.told[0]?.role === 'pass') {
      if (last && last.passed.length > 0 && last.isStruck === isStruck) {
        last.n = entry.n
        last.seat = null
        last.passed.push(seat)
        last.sentences = [passing(last.passed, entry.told[0] as Phrase, names)]
        continue
      }
      found.push({ n: entry.n, seat, sentences: sentencesOf(entry.told, names, listener), passed: [seat], isStruck })
      continue
    }
    const line = { n: entry.n, seat, sentences: sentencesOf(entry.told, names, listener), passed: [], isStruck }
    if (last && isSame(last, line)) {
      last.n = line.n
      for (const sentence of last.sentences) sentence.times++
    } else found.push(line)
  }
  return found
}

// The same lines, those that have not changed as the very objects that they were: a list draws the others alone.
export function keeping(known: readonly Line[], lines: readonly Line[]): Line[] {
  const before = new Map(known.map((line) => [line.n, line]))
  return lines.map((line) => {
    const old = before.get(line.n)
    return old && isUnchanged(old, line) ? old : line
  })
}

export function sentencesOf(told: readonly Phrase[], names: readonly string[], listener: number | null = null): Sentence[] {
  const found: Sentence[] = []
  let before: Phrase | null = null
  for (const phrase of told) {
    const said = words.say(phrase, names, listener)
    const last = found.at(-1)
    const clause: string | null = phrase.clause ?? null
    const isSameRule = before !== null && clause === (before.clause ?? null)
    const list = last?.times === 1 && isSameRule && before?.id === phrase.id ? listed(last.said, said) : null
    before = phrase
    if (last?.said === said) last.times++
    else if (last && list !== null) last.said = list
    else found.push({ said, clause: isSameRule ? null : clause, times: 1 })
  }
  return found
}

// "Ann: +1 wood. Ann: +2 stone." is "Ann: +1 wood, +2 stone.", as far as both are short and plain lists.
function listed(one: string, other: string): string | null {
  const [whole, head, rest] = /^([^:]+:\s)([^.,:]+\.)$/.exec(other) ?? []
  if (whole === undefined || head === undefined || !one.startsWith(head) || !/^[^.:]+\.$/.test(one.slice(head.length))) return null
  return one === other ? null : `${one.slice(0, -1)}, ${rest}`
}

function passing(seats: readonly number[], phrase: Phrase, names: readonly string[]): Sentence {
  const who = [...new Set(seats)].map((seat) => names[seat] ?? '')
  const said = text('web-log-passes', { count: who.length, names: words.join(who) })
  return { said, clause: phrase.clause ?? null, times: 1 }
}

function isSame(one: Line, other: Line): boolean {
  return (
    one.seat === other.seat &&
    one.isStruck === other.isStruck &&
    one.sentences.length === other.sentences.length &&
    one.sentences.every((sentence, i) => sentence.said === other.sentences[i]?.said)
  )
}

function isUnchanged(one: Line, other: Line): boolean {
  const how = (line: Line): string => line.sentences.map(({ clause, times }) => `${clause} ${times}`).join()
  return isSame(one, other) && how(one) === how(other)
}
