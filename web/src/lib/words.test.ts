import { beforeAll, expect, test } from 'vitest'
import { choices } from './choices.svelte'
import { optionName, valueName } from './optionWords'
import { TOURS, wordsOf } from './tour'
import type { Language } from './wire'
import { text, words } from './words.svelte'

const LANGUAGES: Language[] = ['en', 'fr', 'nl']

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

test('every step of every tour has its words', () => {
  for (const lang of LANGUAGES) {
    choices.lang = lang
    for (const [title, steps] of Object.entries(TOURS)) {
      expect(steps.length).toBeGreaterThanOrEqual(5)
      expect(steps.length).toBeLessThanOrEqual(8)
      for (const step of steps) expect(words.has(wordsOf(title, step)), wordsOf(title, step)).toBe(true)
    }
  }
})

test('every option and value of the titles has its words', () => {
  const known: Record<string, Record<string, unknown[]>> = {
    druides: { first: [null, 0], amulets: ['numbers', 'cards'] },
    meduris: {
      first: [null],
      colours: ['red', 'lightgreen', 'blue', 'purple'],
      bonus: ['random', 'photo'],
      stalemate_end: [true, false],
      idle_limit: [20],
      open_stocks: [false],
      board: [null],
    },
    caverna: { first: [null], furnishings: ['full', 'introductory'], markers: ['start', 'end'] },
  }
  for (const lang of LANGUAGES) {
    choices.lang = lang
    for (const [title, options] of Object.entries(known)) {
      for (const [option, values] of Object.entries(options)) {
        expect(optionName(title, option)).not.toBe(option.replaceAll('_', ' '))
        for (const value of values) {
          const json = JSON.stringify(value)
          const said = valueName(title, option, json, [])
          if (typeof value !== 'number') expect(said, `${title} ${option} ${json}`).not.toBe(value ?? json)
        }
      }
    }
  }
})

test('an option without words keeps its name', () => {
  expect(optionName('druides', 'moon_phase')).toBe('moon phase')
  expect(valueName('druides', 'moon_phase', '"full"', [])).toBe('full')
})

test('a seat to choose is called by its number and who sits there', () => {
  choices.lang = 'en'
  expect(valueName('druides', 'first', '1', ['Ann', 'Bo'])).toBe('Seat 2: Bo')
  expect(valueName('druides', 'first', '1', [])).toBe('Seat 2')
})
