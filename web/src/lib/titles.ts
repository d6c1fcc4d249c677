// The titles and their boards. A new title is one line here and its folder in games/.
import type { Title } from './board'

const loaders: Record<string, () => Promise<{ default: Title }>> = {
  druides: () => import('../games/druides'),
  meduris: () => import('../games/meduris'),
  caverna: () => import('../games/caverna'),
}

export const TITLES = Object.keys(loaders)

export async function open(title: string): Promise<Title | null> {
  return (await loaders[title]?.())?.default ?? null
}
