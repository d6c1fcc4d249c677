// Every sentence of the page comes from the same Fluent catalogues as the server's and the
// terminal's. A language is fetched when it is first spoken; switching redraws what is shown.
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { get } from './api'
import { choices } from './choices.svelte'
import type { Language, Phrase, TitleWords } from './wire'
import chapters from '../words/chapters'

const catalogues: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('../words/en'),
  fr: () => import('../words/fr'),
  nl: () => import('../words/nl'),
}

export type Arg = string | number | Phrase | { seat: number } | readonly Phrase[]
export type Args = Record<string, Arg>
type Bundles = Partial<Record<Language, FluentBundle>>

interface Said {
  bundles: Bundles
  lang: Language
  names: readonly string[]
  listener: number | null
  said: string
}

class Words {
  #bundles = $state.raw<Bundles>({})
  // Titles that this build has no words of: the server is asked for them, in each language.
  #guests = new Map<string, Promise<void>>()
  // The chapters that some page has opened: spoken in every language from then on.
  #chapters = new Set<string>()
  // What phrases were in words, and in whose.
  #said = new WeakMap<Phrase, Said>()

  get ready(): boolean {
    return this.#bundles[choices.lang] !== undefined
  }

  async speak(lang: Language): Promise<void> {
    if (!this.#bundles[lang]) await this.#learn(lang)
    choices.lang = lang
    choices.keep()
  }

  async #learn(lang: Language): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false })
    const { default: sources } = await catalogues[lang]()
    for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source))
    this.#bundles = { ...this.#bundles, [lang]: bundle }
    await Promise.all([...this.#guests.keys()].map((title) => this.#ask(title, lang)))
    await Promise.all([...this.#chapters].map((name) => this.#read(name, lang)))
  }

  // What only some pages say, by the name of its catalogue; that of a title is named after it.
  async open(name: string, title = ''): Promise<void> {
    const chapter = `${title && `games/${title}/`}words/*/${name}.ftl`
    if (this.#chapters.has(chapter)) return
    await this.#read(chapter, choices.lang)
    this.#chapters.add(chapter)
  }

  async #read(chapter: string, lang: Language): Promise<void> {
    const load = chapters[`../../../src/dolmen/${chapter.replace('*', lang)}`]
    if (load) this.teach(lang, [await load()])
  }

  // More sentences of a language. Later ones stand in for those of the same name.
  teach(lang: Language, sources: readonly string[]): void {
    const bundle = this.#bundles[lang]
    if (!bundle) return
    for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
    this.#bundles = { ...this.#bundles }
  }

  // Before a title is spoken of: somebody's own may be unknown to this build.
  meet(title: string): Promise<void> {
    if (this.has(`${title}-title`)) return Promise.resolve()
    const asked = this.#guests.get(title) ?? this.#ask(title, choices.lang)
    this.#guests.set(title, asked)
    return asked
  }

  // Without its words a title is still played: by names of messages, which is better than nothing.
  async #ask(title: string, lang: Language): Promise<void> {
    try {
      this.teach(lang, (await get<TitleWords>(`/titles/${title}/words?lang=${lang}`)).sources)
    } catch (error) {
      console.error(error)
    }
  }

  has(id: string): boolean {
    return this.#bundles[choices.lang]?.hasMessage(id) ?? false
  }

  // A message written on the spot.
  text(id: string, args: Args = {}, names: readonly string[] = [], listener: number | null = null): string {
    const bundle = this.#bundles[choices.lang]
    const message = bundle?.getMessage(id)
    const pattern = (isAbout(args, listener) && message?.attributes['you']) || message?.value
    if (!bundle || !pattern) return id
    const given: Record<string, string | number> = {}
    for (const [key, value] of Object.entries(args)) given[key] = this.#value(value, names, listener)
    // As the server says it: a line break of a catalogue is a space. A minus is no hyphen.
    return bundle
      .formatPattern(pattern, given)
      .replace(/(?<!\n)\n(?!\n)/g, ' ')
      .replace(/(?<=^|\s)-(?=\d)/g, '−')
  }

  // A phrase of the server, players by name. Whoever it is about and listens alone is told so: "You draw a gem".
  // The log says all of its phrases again with each position: what was said so last is kept.
  say(phrase: Phrase, names: readonly string[], listener: number | null = null): string {
    const [bundles, lang] = [this.#bundles, choices.lang]
    const kept = this.#said.get(phrase)
    if (kept?.bundles === bundles && kept.lang === lang && kept.names === names && kept.listener === listener) return kept.said
    const said = this.text(phrase.id, (phrase.args ?? {}) as Args, names, listener)
    this.#said.set(phrase, { bundles, lang, names, listener, said })
    return said
  }

  join(parts: readonly string[]): string {
    const [last, ...rest] = [...parts].reverse()
    if (last === undefined) return ''
    if (rest.length === 0) return last
    let left = rest.pop() as string
    for (const part of rest.reverse()) left = this.text('list-more', { left, right: part })
    return this.text('list-last', { left, right: last })
  }

  #value(value: Arg, names: readonly string[], listener: number | null): string | number {
    if (typeof value !== 'object') return value
    if (Array.isArray(value)) {
      return this.join((value as Phrase[]).map((part) => this.say(part, names, listener)))
    }
    if ('seat' in value) return names[value.seat] || `P${value.seat}`
    return this.say(value as Phrase, names, listener)
  }
}

// Whether a sentence is about that very person.
function isAbout(args: Args, listener: number | null): boolean {
  const player = args['player']
  return listener !== null && typeof player === 'object' && 'seat' in player && player.seat === listener
}

export const words = new Words()
export const text = (id: string, args?: Args, names?: readonly string[]): string =>
  words.text(id, args, names)
