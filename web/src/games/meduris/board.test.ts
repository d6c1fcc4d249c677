import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Acting } from '../../lib/acting.svelte'
import type { Live } from '../../lib/live.svelte'
import type { LegalMove } from '../../lib/wire'
import { words } from '../../lib/words.svelte'
import Board from './Board.svelte'
import title from './index'
import Player from './Player.svelte'
import { sampleView, withBuildings } from './sample'
import type { MedurisView } from './view'

const NAMES = ['Anna', 'Bram', 'Chloé']

function legal(move: string, target: string, gamble = false): LegalMove {
  return { move, target, final: gamble, gamble, words: { id: 'meduris-move-pay', args: {} } } as LegalMove
}

function seated(view: MedurisView, moves: LegalMove[], before: MedurisView | null = null) {
  const ask = vi.fn(async () => ({ type: 'done', n: 2, id: '' }))
  const live = { state: 'open', update: { n: 1, legal: moves }, ask } as unknown as Live
  const acting = new Acting(live)
  const props = { view, before, seats: [], names: NAMES, seat: 0, acting }
  const { container } = render(Board, { props })
  const at = (selector: string): Element => container.querySelector(selector) as Element
  return { acting, ask, at, container, named: (name: string) => at(`[data-target="${name}"]`) }
}

beforeAll(() => words.speak('en'))
afterEach(cleanup)

describe('the board', () => {
  test('lights the targets of the legal moves, and no others', () => {
    const targets = ['field:5', 'plain:stone', 'pile:wood', 'stock:wool', 'druid', 'die']
    const { container, named } = seated(sampleView(), targets.map((name) => legal(`at ${name}`, name)))
    const lit = [...container.querySelectorAll('.target.lit')].map((found) => found.getAttribute('data-target'))
    expect(lit.sort()).toEqual([...targets].sort())
    expect(container.querySelectorAll('[data-target^="field:"]')).toHaveLength(32)
    expect(named('field:6').getAttribute('aria-label')).toBe('field 6 in lozenge: wood and stone: not now')
  })

  test('a press plays the only move; a field shows first what would be built; a dark one asks why not', async () => {
    const moves = [legal('hut 5', 'field:5'), legal('take wood', 'pile:wood')]
    const { acting, ask, named } = seated(sampleView(), moves)
    await fireEvent.click(named('field:5'))
    expect(acting.open?.moves.map((move) => move.move)).toEqual(['hut 5'])
    expect(ask).not.toHaveBeenCalled()
    await fireEvent.click(named('pile:wood'))
    expect(ask).toHaveBeenLastCalledWith({ type: 'move', n: 1, move: 'take wood' })
    await fireEvent.keyDown(named('field:6'), { key: 'Enter' })
    expect(ask).toHaveBeenLastCalledWith({ type: 'why', target: 'field:6' })
  })

  test('names who built what, and counts joined huts', () => {
    const view = withBuildings(sampleView(), {
      31: { kind: 'hut', owner: 1, run: 2 },
      0: { kind: 'hut', owner: 2, run: 2 },
      9: { kind: 'temple', owner: 0 },
    })
    const { at, named } = seated(view, [])
    expect(named('field:31').getAttribute('aria-label')).toContain('hut of Bram in a settlement of 2')
    expect(named('field:9').getAttribute('aria-label')).toContain('temple of Anna')
    expect(at('.badge text').textContent).toBe('2')
  })

  test('marks what just changed', () => {
    const before = sampleView()
    const view = withBuildings(before, { 4: { kind: 'hut', owner: 1, run: 1 } })
    const { container } = seated(view, [], before)
    const fresh = [...container.querySelectorAll('.field.fresh')].map((found) => found.getAttribute('data-target'))
    expect(fresh).toEqual(['field:4'])
  })

  test('shows nobody’s stock to somebody who watches', () => {
    const view = sampleView()
    delete view.players[0]!.stock
    const acting = new Acting(null)
    const props = { view, before: null, seats: [], names: NAMES, seat: null, acting }
    const { container } = render(Board, { props })
    expect(container.querySelector('[data-target^="stock:"]')).toBeNull()
    expect(container.querySelector('[data-target="die"]')).not.toBeNull()
  })
})

describe('moving a worker', () => {
  const lifts = [
    legal('lift wood 1 to wool', 'plain:wool'),
    legal('lift wood 1 to copper', 'plain:copper'),
    legal('lift wool 1 to copper', 'plain:copper'),
  ]

  test('the worker first, then the plain', async () => {
    const { ask, at, named } = seated(sampleView(), lifts)
    await fireEvent.click(at('[data-worker="wool:1"]'))
    expect(at('[data-worker="wool:1"]').getAttribute('aria-pressed')).toBe('true')
    await fireEvent.click(named('plain:copper'))
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'move', n: 1, move: 'lift wool 1 to copper' })
  })

  test('the plain first, then the worker', async () => {
    const { acting, ask, at, named } = seated(sampleView(), lifts)
    await fireEvent.click(named('plain:copper'))
    expect(acting.open?.moves).toHaveLength(2)
    await fireEvent.click(at('[data-worker="wood:1"]'))
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'move', n: 1, move: 'lift wood 1 to copper' })
  })

  test('a gamble is asked about, not played', async () => {
    const { acting, ask, at, named } = seated(sampleView(), [legal('lift wood 1 to wool', 'plain:wool', true)])
    await fireEvent.click(at('[data-worker="wood:1"]'))
    await fireEvent.click(named('plain:wool'))
    expect(ask).not.toHaveBeenCalled()
    expect(acting.open?.moves).toHaveLength(1)
  })

  test('the height that stands beside a worker is in its name', () => {
    const { at } = seated(sampleView(), lifts)
    for (const which of ['wool:1', 'wood:1', 'wood:2']) {
      const worker = at(`[data-worker="${which}"]`)
      expect(worker.getAttribute('aria-label')).toContain(worker.textContent?.trim())
    }
  })

  test('workers that may not move are no buttons', () => {
    const { at } = seated(sampleView(), lifts)
    expect(at('[data-worker="wood:2"]').getAttribute('role')).toBe('img')
    expect(at('[data-worker="wood:1"]').getAttribute('role')).toBe('button')
  })
})

describe('paying', () => {
  const view = sampleView({
    step: 'pay',
    payment: { field: 5, due: { wood: 2, stone: 1 }, replacing: null, to_give: 0 },
  })

  test('the dialog shows what is due and only what is possible', async () => {
    const { ask, at, named } = seated(view, [legal('replace wood', 'price:wood'), legal('pay', 'price')])
    expect(at('.decision h2').textContent).toBe('Pay at field 5')
    expect(named('price:stone')).toBeNull()
    await fireEvent.click(named('price'))
    expect(ask).toHaveBeenCalledWith({ type: 'move', n: 1, move: 'pay' })
  })

  test('there is no dialog for a payment of somebody else', () => {
    const { at, named } = seated({ ...view, asked: 1 }, [])
    expect(at('.decision')).toBeNull()
    expect(named('field:5').classList.contains('paid')).toBe(true)
  })

  test('giving chips shows how many of the three are given', () => {
    const giving = { ...view, step: 'give' as const }
    giving.payment = { field: 5, due: { wood: 1 }, replacing: 'stone', to_give: 2 }
    const { container } = seated(giving, [legal('give wool', 'stock:wool')])
    expect(container.querySelectorAll('.slot.full')).toHaveLength(1)
    expect(container.querySelectorAll('.ways button')).toHaveLength(1)
  })
})

describe('players', () => {
  test('colours come from the view, or from the options before it is there', () => {
    expect(title.look(1, sampleView() as never, {})).toEqual({ colour: '--p-lime', symbol: 'seat-leaf' })
    const options = { colours: ['purple', 'red', 'blue'] }
    expect(title.look(0, null, options)).toEqual({ colour: '--p-purple', symbol: 'seat-star' })
  })

  test('a card shows points, runes and, once all stocks are open, chips', () => {
    const view = sampleView({ runes: { ...sampleView().runes, wave: 1 } })
    const { container } = render(Player, { props: { view, seat: 1, names: NAMES } })
    expect(container.querySelector('.points')?.textContent).toContain('6')
    expect(container.querySelectorAll('.runes li')).toHaveLength(1)
    expect(container.querySelector('.stock')).toBeNull()
    cleanup()
    view.players[1]!.stock = { wood: 4, wool: 0, copper: 0, stone: 0 }
    const open = render(Player, { props: { view, seat: 1, names: NAMES } })
    expect(open.container.querySelectorAll('.stock li')).toHaveLength(4)
  })
})
