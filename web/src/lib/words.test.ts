import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { choices } from './choices.svelte'
import { type Lessons, SHARED, wordsOf } from './hints'
import { optionName, valueName } from './optionWords'
import type { Language, Phrase } from './wire'
import { text, words } from './words.svelte'

const LANGUAGES: Language[] = ['en', 'fr', 'nl']
const LESSONS = import.meta.glob<{ default: Lessons }>('../games/*/hints.json', { eager: true })

beforeAll(async () => {
  for (const lang of LANGUAGES) await words.speak(lang)
})

test('a sentence follows the language that is spoken', () => {
  const said = LANGUAGES.map((lang) => {
    choices.lang = lang
    return text('web-pages-winners', { count: 2, names: words.join(['Ann', 'Bo', 'Cy']) })
  })
  expect(said).toEqual([
    'Ann, Bo and Cy share the victory!',
    'Ann, Bo et Cy se partagent la victoire\u00a0!',
    'Ann, Bo en Cy delen de overwinning!',
  ])
})

test('a number below zero has a minus sign', () => {
  choices.lang = 'en'
  expect(text('web-pages-points', { points: -43 })).toBe('With −43 points')
})

test('players are called by their names', () => {
  choices.lang = 'en'
  expect(text('server-ended-resigned', { who: { seat: 1 } }, ['Ann', 'Bo'])).toBe('Bo gave the game up.')
})

test('whoever a sentence is about is told so, if nobody else listens', async () => {
  choices.lang = 'en'
  words.teach('en', ['sample-draws = { $player } draws.\n    .you = You draw.', 'sample-rests = { $player } rests.'])
  const say = (id: string, listener: number | null) => words.text(id, { player: { seat: 1 } }, ['Ann', 'Bo'], listener)
  expect([null, 0, 1].map((listener) => say('sample-draws', listener))).toEqual(['Bo draws.', 'Bo draws.', 'You draw.'])
  expect(say('sample-rests', 1)).toBe('Bo rests.')
})

test('what a phrase was in words is kept until the language, the names or the listener are others', () => {
  choices.lang = 'en'
  words.teach('en', ['sample-lays = { $player } lays.\n    .you = You lay.'])
  words.teach('nl', ['sample-lays = { $player } legt.'])
  const phrase = { id: 'sample-lays', args: { player: { seat: 1 } } } as unknown as Phrase
  const spoken = vi.spyOn(words, 'text')
  const [names, others] = [['Ann', 'Bo'], ['Ann', 'Cy']]
  expect([words.say(phrase, names), words.say(phrase, names), words.say(phrase, names, 1), words.say(phrase, others)]).toEqual([
    'Bo lays.',
    'Bo lays.',
    'You lay.',
    'Cy lays.',
  ])
  expect(spoken).toHaveBeenCalledTimes(3)
  choices.lang = 'nl'
  expect(words.say(phrase, others)).toBe('Cy legt.')
  words.teach('nl', ['sample-lays = { $player } legt aan.'])
  expect(words.say(phrase, others)).toBe('Cy legt aan.')
  spoken.mockRestore()
})

test('every hint of every title has its words, and so has the goal', () => {
  expect(Object.keys(LESSONS)).not.toEqual([])
  for (const lang of LANGUAGES) {
    choices.lang = lang
    for (const [path, { default: lessons }] of Object.entries(LESSONS)) {
      const title = path.split('/').at(-2) as string
      const ids = [...SHARED, ...lessons.hints].map((hint) => wordsOf(title, hint))
      for (const id of [`web-hint-${title}-goal`, ...ids]) expect(words.has(id), id).toBe(true)
    }
  }
})

describe('a title that this build does not know', () => {
  const answer = (sources: string[]): Response => new Response(JSON.stringify({ title: 'guest', lang: 'en', sources }))
  afterEach(() => vi.unstubAllGlobals())

  test('has its words from the server, once, and in every language that is spoken', async () => {
    await words.speak('en')
    const asked = vi.fn(async () => answer(['guest-title = Guest\nguest-about = About', 'guest-title = Our guest']))
    vi.stubGlobal('fetch', asked)
    expect(words.has('guest-title')).toBe(false)
    await Promise.all([words.meet('guest'), words.meet('guest')])
    await words.meet('guest')
    expect(asked.mock.calls.map((call: unknown[]) => call[0])).toEqual(['/api/titles/guest/words?lang=en'])
    expect(text('guest-title')).toBe('Our guest')
    expect(text('guest-about')).toBe('About')
  })

  test('is played without words where the server has none', async () => {
    vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new Error('lost'))))
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await words.meet('silent')
    expect(text('silent-title')).toBe('silent-title')
    expect(complained).toHaveBeenCalledOnce()
    complained.mockRestore()
  })
})

test('an option without words keeps its name', () => {
  expect(optionName('sample', 'moon_phase')).toBe('moon phase')
  expect(valueName('sample', 'moon_phase', '"full"', [])).toBe('full')
})

test('a seat to choose is called by its number and who sits there', () => {
  choices.lang = 'en'
  expect(valueName('sample', 'first', '1', ['Ann', 'Bo'])).toBe('Seat 2: Bo')
  expect(valueName('sample', 'first', '1', [])).toBe('Seat 2')
})
