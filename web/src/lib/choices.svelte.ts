// What a person chose for this browser: language, theme, sound, what is asked, how fast others' moves are shown, how strong bots
// are. Kept, and heeded at once.
import { SPEEDS, type Speed } from './pace.svelte'
import type { Language } from './wire'

export const LANGUAGES: readonly Language[] = ['en', 'fr', 'nl']
export type Theme = 'auto' | 'light' | 'dark'

interface Kept {
  lang?: Language
  theme?: Theme
  sound?: boolean
  notices?: boolean
  asksAtEnd?: boolean
  seesForced?: boolean
  pace?: Speed
  hints?: boolean
  level?: string
}

// The level of bots where nobody chose one.
const USUAL = 'player'
const PLACE = 'dolmen'

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Kept
  } catch {
    return {}
  }
}

function spoken(): Language {
  for (const wish of navigator.languages ?? []) {
    const lang = wish.slice(0, 2).toLowerCase() as Language
    if (LANGUAGES.includes(lang)) return lang
  }
  return 'en'
}

class Choices {
  lang = $state<Language>(kept().lang ?? spoken())
  theme = $state<Theme>(kept().theme ?? 'auto')
  sound = $state(kept().sound ?? false)
  notices = $state(kept().notices ?? false)
  // Whether every move that ends a turn is asked about, and whether questions with one answer are shown.
  asksAtEnd = $state(kept().asksAtEnd ?? false)
  seesForced = $state(kept().seesForced ?? false)
  // None as long as nobody has chosen one.
  pace = $state<Speed | undefined>(SPEEDS.find((speed) => speed === kept().pace))
  // Whether hints are given in games that are not a first one.
  hints = $state(kept().hints ?? false)
  // How strong bots shall be.
  level = $state(kept().level ?? USUAL)

  // How fast others' moves are shown: as chosen, or in a first game slowly.
  speed(isFirst: boolean): Speed {
    return this.pace ?? (isFirst ? 'slow' : 'normal')
  }

  keep(): void {
    const { lang, theme, sound, notices, asksAtEnd, seesForced, pace, hints, level } = this
    localStorage.setItem(PLACE, JSON.stringify({ lang, theme, sound, notices, asksAtEnd, seesForced, pace, hints, level }))
    this.apply()
  }

  apply(): void {
    const dark =
      this.theme === 'dark' ||
      (this.theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
    document.documentElement.lang = this.lang
  }
}

export const choices = new Choices()
