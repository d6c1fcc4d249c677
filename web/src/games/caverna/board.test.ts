import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Acting } from '../../lib/acting.svelte'
import type { Live } from '../../lib/live.svelte'
import { PRICES } from '../../lib/prices.svelte'
import type { Effect, LegalMove } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import Board from './Board.svelte'
import title from './index'
import Player from './Player.svelte'
import { legal, sampleClan, sampleView } from './sample'
import type { CavernaView } from './view'

const NAMES = ['Anna', 'Bram', 'Chloé']

// What the server says that a payment costs: food, and a begging marker for each that is missing.
function costs(move: string): Effect[] {
  if (!move.startsWith('feed ')) return []
  const missing = 4 - Number(move.split(' ')[1])
  const sum = (what: string, frame: string, count: number) =>
    ({ kind: 'change', what, words: { id: frame, args: { what: { id: `caverna-effect-${what}`, args: { count } } } } }) as unknown as Effect
  return [sum('dwarf', 'effect-loss', 1), sum('begging', 'effect-gain', missing), sum('point', 'effect-loss', 3 * missing)]
}

function seated(view: CavernaView, moves: LegalMove[], before: CavernaView | null = null, seat: number | null = 0) {
  const ask = vi.fn(async () => ({ type: 'done', n: 2, id: '' }))
  const live = { state: 'open', update: { n: 1, legal: moves }, story: [], ask } as unknown as Live
  const acting = new Acting(live)
  const context = new Map([[PRICES, { need: vi.fn(), of: costs, icon: () => null }]])
  const { container } = render(Board, { props: { view, before, seats: [], names: NAMES, seat, acting }, context })
  const at = (selector: string): Element => container.querySelector(selector) as Element
  return { acting, ask, at, container, named: (name: string) => at(`[data-target="${name}"]`) }
}

const played = (move: string) => ({ type: 'move', n: 1, move })

beforeAll(() => words.speak('en'))
afterEach(cleanup)

describe('the table', () => {
  test('lights the targets of the legal moves, and no others', () => {
    const targets = ['space:housework', 'furnishing:carpenter', 'loot:dog', 'good:gold', 'home:0:4-3', 'end']
    const { container } = seated(sampleView(), targets.map((name) => legal(name === 'end' ? 'end' : `at ${name}`, name)))
    const lit = [...container.querySelectorAll('.target.lit')].map((found) => found.getAttribute('data-target'))
    expect(lit.sort()).toEqual([...targets].sort())
  })

  test('a press on a space places a dwarf; a dark one asks why not', async () => {
    const { ask, named } = seated(sampleView(), [legal('place housework', 'space:housework')])
    await fireEvent.click(named('space:housework'))
    expect(ask).toHaveBeenLastCalledWith(played('place housework'))
    await fireEvent.keyDown(named('space:ruby_mining'), { key: 'Enter' })
    expect(ask).toHaveBeenLastCalledWith({ type: 'why', target: 'space:ruby_mining' })
  })

  test('names what lies on a space and who stands there', () => {
    const view = sampleView()
    view.spaces['logging_1_3'] = { goods: { wood: 4 }, dwarf: 1 }
    view.players[1]!.dwarfs[0] = { weapon: 6, at: 'logging_1_3', born: false }
    const { named } = seated(view, [])
    expect(named('space:logging_1_3').getAttribute('aria-label')).toBe(
      'Logging: 4 wood, dwarf of Bram, strength 6: not now',
    )
  })

  test('shows the cards to come face down, the wish for children by its name', () => {
    const { container } = seated(sampleView(), [])
    const hidden = [...container.querySelectorAll('.hidden')].map((found) => found.textContent?.replace(/\s+/g, ' ').trim())
    expect(hidden).toHaveLength(10)
    expect(hidden[0]).toBe('Round 3')
    expect(hidden[1]).toBe('Round 4 Wish for children')
  })

  test('announces how the round ends', () => {
    const { at } = seated(sampleView({ round: 3 }), [])
    expect(at('.harvest').textContent).toContain('This round ends with a harvest')
  })
})

describe('laying tiles', () => {
  const ways = [
    legal('meadow-field 4 3 north', 'home:0:4-3'),
    legal('meadow-field 4 3 west', 'home:0:4-3'),
    legal('meadow-field 4 2 east', 'home:0:4-2'),
  ]

  test('focus shows both halves, arrow keys turn them, Enter lays them', async () => {
    const { ask, at, container, named } = seated(sampleView(), ways)
    expect(at('.ghost')).toBeNull()
    await fireEvent.focus(named('home:0:4-3'))
    expect(container.querySelectorAll('.ghost .edge')).toHaveLength(2)
    await fireEvent.keyDown(named('home:0:4-3'), { key: 'ArrowLeft' })
    await fireEvent.keyDown(named('home:0:4-3'), { key: 'Enter' })
    expect(ask).toHaveBeenCalledExactlyOnceWith(played('meadow-field 4 3 west'))
  })

  test('a tap shows, another turns, and the button lays', async () => {
    const { acting, ask, at, named } = seated(sampleView(), ways)
    const tap = () => fireEvent(named('home:0:4-3'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))
    await tap()
    expect(ask).not.toHaveBeenCalled()
    expect(acting.menu).toBeNull()
    expect(at('.ghost')).not.toBeNull()
    await tap()
    await fireEvent.click(at('.tools .main'))
    expect(ask).toHaveBeenCalledExactlyOnceWith(played('meadow-field 4 3 west'))
  })

  test('what is asked about stays in sight, and is laid by the button', async () => {
    const { ask, at, named } = seated(sampleView(), [legal('small-pasture 4 3', 'home:0:4-3', true)])
    await fireEvent.focus(named('home:0:4-3'))
    await fireEvent.keyDown(named('home:0:4-3'), { key: 'Enter' })
    expect(ask).not.toHaveBeenCalled()
    expect(at('.ghost')).not.toBeNull()
    await fireEvent.click(at('.tools .main'))
    expect(ask).toHaveBeenCalledExactlyOnceWith(played('small-pasture 4 3'))
  })

  test('tiles for rubies are laid only once they are chosen', async () => {
    const { ask, at, container, named } = seated(
      sampleView({ players: [sampleClan({}, { ruby: 1 }), sampleClan(), sampleClan()] }),
      [legal('place housework', 'space:housework'), legal('buy meadow 4 3', 'home:0:4-3')],
    )
    expect(named('home:0:4-3').classList.contains('quiet')).toBe(true)
    await fireEvent.focus(named('home:0:4-3'))
    expect(at('.ghost')).toBeNull()
    const choose = [...container.querySelectorAll('.exchange button')].find((button) => button.textContent?.includes('Meadow'))
    await fireEvent.click(choose as Element)
    expect(named('home:0:4-3').classList.contains('quiet')).toBe(false)
    await fireEvent.keyDown(named('home:0:4-3'), { key: 'Enter' })
    expect(ask).toHaveBeenCalledExactlyOnceWith(played('buy meadow 4 3'))
  })
})

describe('the harvest', () => {
  test('feeding tells what is owed, what is there and what each payment costs', async () => {
    const hungry = sampleClan({ due: 4 }, { food: 3, sheep: 1 })
    const moves = [legal('eat sheep', 'eat:sheep'), ...[0, 1, 2, 3].map((food) => legal(`feed ${food}`, `feed:${food}`, true))]
    const { acting, ask, at, container, named } = seated(
      sampleView({ phase: 'feed', harvest: 'normal', players: [hungry, sampleClan(), sampleClan()] }),
      moves,
    )
    expect([...container.querySelectorAll('.feeding dd')].map((found) => found.textContent?.trim())).toEqual(['4', '3', '1'])
    expect(named('feed:1').getAttribute('aria-label')).toContain('+3 begging markers, −9 points')
    expect((at('details.exchange') as HTMLDetailsElement).open).toBe(true)
    expect((at('.feeding details') as HTMLDetailsElement).open).toBe(false)
    expect(at('.feeding details').contains(named('feed:3'))).toBe(false)
    expect(at('.feeding details').contains(named('feed:2'))).toBe(true)
    await fireEvent.click(named('feed:3'))
    expect(acting.open?.moves).toHaveLength(1)
    await fireEvent.click(named('eat:sheep'))
    expect(ask).toHaveBeenCalledExactlyOnceWith(played('eat sheep'))
  })
})

describe('furnishings', () => {
  test('are filtered by colour and by what can be paid', async () => {
    const rich = sampleClan({ affordable: ['carpenter', 'dog_school'] }, { stone: 1 })
    const { container } = seated(sampleView({ players: [rich, sampleClan(), sampleClan()] }), [])
    const shown = () => [...container.querySelectorAll('.room')].map((found) => found.getAttribute('data-target'))
    expect(shown()).toHaveLength(4)
    const [, , green] = container.querySelectorAll('.filter button')
    await fireEvent.click(green as Element)
    expect(shown()).toEqual(['furnishing:carpenter', 'furnishing:dog_school'])
    const filters = container.querySelectorAll('.filter button')
    await fireEvent.click(filters[0] as Element)
    await fireEvent.click(filters[4] as Element)
    expect(shown()).toEqual(['furnishing:carpenter', 'furnishing:dog_school'])
  })

  test('cost what the rules say they cost me, and as printed whoever looks on', () => {
    const clan = sampleClan({ affordable: ['dwelling'], prices: { dwelling: { wood: 3, stone: 3 } } })
    const view = sampleView({ players: [clan, sampleClan(), sampleClan()] })
    const mine = seated(view, []).named('furnishing:dwelling')
    expect(mine.getAttribute('aria-label')).toContain('3 wood and 3 stone')
    expect([...mine.querySelectorAll('.price b')].map((count) => count.getAttribute('data-drawn'))).toEqual(['3', '3'])
    expect(mine.classList.contains('short')).toBe(false)
    const seen = seated(view, [], null, null).named('furnishing:dwelling')
    expect(seen.getAttribute('aria-label')).toContain('4 wood and 3 stone')
    expect(seen.classList.contains('short')).toBe(false)
  })

  test('tell what they do', () => {
    const { at, named } = seated(sampleView(), [])
    const id = named('furnishing:carpenter').getAttribute('aria-describedby') ?? ''
    expect(at(`[id="${id}"]`).textContent).toBe('You pay 1 wood less for each furnishing and for each pasture.')
    expect(named('furnishing:dog_school').getAttribute('aria-label')).toContain('Dog school: free, 0 points')
  })
})

describe('other clans', () => {
  test('their board is one press away, and mine comes back', async () => {
    const view = sampleView()
    view.players[1]!.board = { '3,4': 'cavern', '4,3': 'field grain 2' }
    const { at, container, named } = seated(view, [])
    const card = render(Player, { props: { view, seat: 1, names: NAMES } })
    await fireEvent.click(card.container.querySelector('button') as Element)
    expect(at('.whose').textContent).toContain('Home board of Bram')
    expect(named('home:0:4-3')).toBeNull()
    const said = [...container.querySelectorAll('.spot')].map((found) => found.getAttribute('aria-label'))
    expect(said).toContain('row 4, column 3: field, 2 grain')
    await fireEvent.click(at('.whose button'))
    expect(named('home:0:4-3')).not.toBeNull()
  })

  test('seven seats have seven colours and seven symbols', () => {
    const looks = [0, 1, 2, 3, 4, 5, 6].map((seat) => title.look(seat, null, {}))
    expect(new Set(looks.map((look) => look.colour)).size).toBe(7)
    expect(new Set(looks.map((look) => look.symbol)).size).toBe(7)
  })
})
