import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Acting } from '../lib/acting.svelte'
import type { Live } from '../lib/live.svelte'
import type { LegalMove, View } from '../lib/wire'
import { words } from '../lib/words.svelte'
import title from './index'
import Board from './Board.svelte'
import Player from './Player.svelte'

const NAMES = ['Anna', 'Bram']
const VIEW: View = {
  round: 2,
  seat: 1,
  pile: 6,
  heaps: { '1': 3, '2': 0 },
  row: [{ target: 'slot:1', kind: 'sea_stone', owner: 0 }],
  players: [{ score: -4, hand: ['oak'] }, { score: 5, hand: null }],
}

const legal = (move: string, target: string): LegalMove =>
  ({ move, target, final: false, words: { id: 'any-take', args: {} } }) as unknown as LegalMove

function seated(moves: LegalMove[], before: View | null = null, view: View = VIEW) {
  const ask = vi.fn(async () => ({ type: 'done', n: 2, id: '' }))
  const live = { state: 'open', update: { n: 1, legal: moves }, ask } as unknown as Live
  const props = { title: 'any', view, before, seats: [], names: NAMES, seat: 0, acting: new Acting(live) }
  const { container } = render(Board, { props })
  return { ask, container, at: (name: string) => container.querySelector(`[data-target="${name}"]`) as Element }
}

beforeAll(async () => {
  await words.speak('en')
  words.teach('en', ['any-take = Take it', 'web-any-view-row = The long row', 'web-any-view-sea-stone = stone of the sea'])
})
afterEach(cleanup)

describe('a board for any title', () => {
  test('says what it has words for, and the rest by its own names', () => {
    const { container } = seated([])
    const headings = [...container.querySelectorAll('h2')].map((heading) => heading.textContent)
    expect(headings).toEqual(['Heaps', 'The long row', 'Players', 'At a glance'])
    expect(container.textContent).toContain('stone of the sea')
    expect(container.textContent).toMatch(/Seat\s*Bram/)
    expect(container.textContent).toMatch(/Owner\s*Anna/)
  })

  test('lights every target of a move, in the view or beside it', async () => {
    const targets = ['heap:1', 'pile', 'slot:1', 'garden:west', 'end']
    const { ask, at, container } = seated(targets.map((name) => legal(`take ${name}`, name)))
    const lit = [...container.querySelectorAll('.target.lit')].map((found) => found.getAttribute('data-target'))
    expect(lit.sort()).toEqual([...targets].sort())
    expect(at('slot:1').getAttribute('aria-label')).toBe('1: Kind stone of the sea, Owner Anna: available')
    expect(at('garden:west').getAttribute('aria-label')).toBe('Garden west: Take it: available')
    await fireEvent.keyDown(at('heap:1'), { key: 'Enter' })
    expect(ask).toHaveBeenLastCalledWith({ type: 'move', n: 1, move: 'take heap:1' })
  })

  test('a part of the view that is a target itself is one card', () => {
    const view = { discard: ['oak', 'ash'], deck: { target: 'deck', cards: 7 } }
    const { at } = seated([legal('take discard', 'discard'), legal('take deck', 'deck')], null, view)
    expect(at('discard').getAttribute('aria-label')).toBe('Discard: oak, ash: available')
    expect(at('deck').getAttribute('aria-label')).toBe('Deck: Cards 7: available')
  })

  test('a target of the view that no move has says why not', async () => {
    const { ask, at } = seated([legal('take heap:1', 'heap:1')])
    await fireEvent.click(at('slot:1'))
    expect(ask).toHaveBeenLastCalledWith({ type: 'why', target: 'slot:1' })
  })

  test('marks what has changed', () => {
    const { container } = seated([], { ...VIEW, round: 1 })
    const fresh = [...container.querySelectorAll('.changed')].map((part) => part.textContent?.trim())
    expect(fresh).toEqual([expect.stringContaining('Round')])
  })

  test('players have their words in their cards, and every seat its colour and symbol', () => {
    const { container } = render(Player, { props: { title: 'any', view: VIEW, seat: 0, names: NAMES } })
    expect(container.querySelector('strong')?.textContent).toContain('−4')
    const looks = Array.from({ length: 7 }, (_, seat) => title.look(seat, null, {}))
    expect(new Set(looks.map(({ colour }) => colour)).size).toBe(7)
    expect(new Set(looks.map(({ symbol }) => symbol)).size).toBe(7)
  })
})
