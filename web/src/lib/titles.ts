// The titles of this build: every folder of games/. What a folder holds is written in board.ts.
import type { Component } from 'svelte'
import type { Title } from './board'

const loaders = import.meta.glob<{ default: Title }>('../games/*/index.ts')
const chapters = import.meta.glob<{ FIGURES: Readonly<Record<string, string>> }>('../games/*/chapters.ts', { eager: true })
const overviews = import.meta.glob<{ default: Component<{ panel: string }> }>('../games/*/Overview.svelte')
const pictures = import.meta.glob<{ default: Component }>('../games/*/Picture.svelte', { eager: true })

// A board is fetched when a table of its title is first looked at. A title that this build does not
// know, somebody's own, is shown by a board that takes any view.
export async function open(title: string): Promise<Title> {
  const load = loaders[`../games/${title}/index.ts`] ?? (() => import('../generic'))
  return (await load()).default
}

// The pictures of an overview of play, where a title has some; fetched with its rules.
export async function overviewOf(title: string): Promise<Component<{ panel: string }> | null> {
  const load = overviews[`../games/${title}/Overview.svelte`]
  return load ? (await load()).default : null
}

// The first page shows all pictures at once: they come with it.
export function pictureOf(title: string): Component | undefined {
  return pictures[`../games/${title}/Picture.svelte`]?.default
}

export function figureOf(title: string, chapter: string): string | undefined {
  return chapters[`../games/${title}/chapters.ts`]?.FIGURES[chapter]
}
