// One voice for who does not see the table: what happens, what is asked and what was answered, one after
// the other in a single polite live region. A screen reader reads what is added to it.
import { getContext, setContext, untrack } from 'svelte'
import { headingOf, type Asks } from './heading'
import { sentencesOf } from './logLines'
import type { ChatLine, EntryTold, Update } from './wire'
import { text, words } from './words.svelte'

export interface Said {
  key: number
  text: string
}

// More than that at once is a flood: the last of it is said, and how much came before.
const MOST = 6
const KEY = Symbol('speech')

export class Speech {
  lines = $state.raw<readonly Said[]>([])
  #key = 0
  // The last entry that was told; before the first position, none.
  #told: number | null = null
  #asked = ''
  // The last line of the talk that was told, or read before all this.
  #heard: number | null = null

  say(...said: readonly string[]): void {
    const left = said.length > MOST ? [text('web-spoken-more', { count: said.length - MOST }), ...said.slice(-MOST)] : said
    const added = left.map((line) => ({ key: this.#key++, text: line }))
    this.lines = [...this.lines, ...added].slice(-2 * MOST)
  }

  // What came to the story with the position that is shown now, and then what I am asked, once.
  follow(
    update: Update,
    story: readonly EntryTold[],
    isMine: boolean,
    names: readonly string[],
    asks?: Asks,
    listener: number | null = null,
  ): void {
    const told = this.#told
    this.#told = update.n
    const fresh = told === null ? [] : story.filter((entry) => entry.n > told && entry.told.length > 0)
    const said = fresh.map((entry) => sentencesOf(entry.told, names, listener).map((sentence) => sentence.said).join(' '))
    const asked = isMine && update.ask ? [headingOf(update, story, true, names, asks), words.say(update.ask, names)].join(' ') : ''
    const isNew = asked !== '' && (asked !== this.#asked || fresh.length > 0)
    // Who lost the connection and has it again is asked nothing new.
    if (asked !== '') this.#asked = asked
    this.say(...said)
    if (isNew) this.say(asked)
  }

  // What others said, once, and nothing that was read before.
  hear(chat: readonly ChatLine[], read: number, mine: readonly number[]): void {
    const heard = this.#heard ?? read
    this.#heard = Math.max(heard, ...chat.map((line) => line.k))
    const fresh = chat.filter(({ k, seat }) => k > heard && !mine.includes(seat ?? -1))
    this.say(...fresh.map(({ name, text: said }) => `${name}: ${said}`))
  }
}

export function provideSpeech(speech: Speech): Speech {
  return setContext(KEY, speech)
}

export function theSpeech(): Speech | undefined {
  return getContext(KEY)
}

// A part of the table says something whenever it says something new; away from a table nobody listens.
export function speaks(said: () => string): void {
  const speech = theSpeech()
  let last = ''
  $effect(() => {
    const now = said()
    if (now !== '' && now !== last) untrack(() => speech?.say(now))
    last = now
  })
}
