import { flushSync } from 'svelte'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Acting } from '../../lib/acting.svelte'
import type { Live } from '../../lib/live.svelte'
import type { LegalMove } from '../../lib/wire'
import { Picking } from './choice.svelte'

const move = (name: string, target: string, gamble = false): LegalMove => ({
  move: name,
  target,
  words: { id: name, args: {}, text: null, clause: null, role: '' },
  final: gamble,
  gamble,
  forced: false,
})

const PLACING = [
  move('amber 9 to 1', 'slot:1'),
  move('amber 9 to 2', 'slot:2'),
  move('servant 3 to 1', 'slot:1'),
]

describe('picking a card, then its place', () => {
  const ask = vi.fn()
  let acting: Acting
  let picking: Picking

  function given(legal: LegalMove[]): void {
    acting = new Acting({ state: 'open', update: { n: 5, legal }, ask } as unknown as Live)
    picking = new Picking(acting)
    flushSync()
  }
  beforeEach(() => {
    ask.mockReset()
    ask.mockResolvedValue({ type: 'done' })
    given(PLACING)
  })

  test('cards that may be played are lit, others dark', () => {
    expect(picking.stateOf('card:amber 9')).toBe('lit')
    expect(picking.stateOf('card:servant 3')).toBe('lit')
    expect(picking.stateOf('card:jet 1')).toBe('dark')
  })

  test('a picked card leaves its own places lit and plays exactly its move', async () => {
    await picking.press('card:amber 9', null)
    expect(picking.picked).toBe('card:amber 9')
    expect(picking.stateOf('card:amber 9')).toBe('selected')
    expect(picking.movesAt('slot:1').map((one) => one.move)).toEqual(['amber 9 to 1'])
    await picking.press('slot:1', null)
    expect(ask).toHaveBeenCalledWith({ type: 'move', n: 5, move: 'amber 9 to 1' })
    expect(picking.picked).toBeNull()
  })

  test('a servant has fewer places here', async () => {
    await picking.press('card:servant 3', null)
    expect(picking.stateOf('slot:2')).toBe('dark')
    expect(picking.stateOf('slot:1')).toBe('lit')
  })

  test('pressing a picked card again puts it back', async () => {
    await picking.press('card:amber 9', null)
    await picking.press('card:amber 9', null)
    expect(picking.picked).toBeNull()
    expect(ask).not.toHaveBeenCalled()
  })

  test('another card can be picked instead', async () => {
    await picking.press('card:amber 9', null)
    await picking.press('card:servant 3', null)
    expect(picking.picked).toBe('card:servant 3')
  })

  test('a place pressed first offers the cards', async () => {
    await picking.press('slot:1', null)
    expect(acting.open?.moves).toHaveLength(2)
    expect(picking.picked).toBeNull()
  })

  test('a gamble is not played at once', async () => {
    given([move('amber 9 to 1', 'slot:1', true)])
    await picking.press('card:amber 9', null)
    await picking.press('slot:1', null)
    expect(ask).not.toHaveBeenCalled()
    expect(acting.open).toMatchObject({ target: 'slot:1', moves: [{ move: 'amber 9 to 1' }] })
  })

  test('a card to discard is played by one press', async () => {
    given([move('discard amber 9', 'card:amber 9'), move('keep gems', 'discard')])
    await picking.press('card:amber 9', null)
    expect(ask).toHaveBeenCalledWith({ type: 'move', n: 5, move: 'discard amber 9' })
  })

  test('a servant that cannot be played and a ritual that cannot be held say why', async () => {
    given([])
    ask.mockResolvedValue({ type: 'why', refused: [] })
    await picking.press('card:servant 3', null)
    expect(ask).toHaveBeenLastCalledWith({ type: 'why', move: 'servant 3 to 1' })
    await picking.ritual(2, null)
    expect(ask).toHaveBeenLastCalledWith({ type: 'why', move: 'ritual 2' })
    expect(acting.open?.why).not.toBeNull()
  })

  test('a ritual is asked once more', async () => {
    given([move('ritual 2', 'slot:2', true)])
    await picking.ritual(2, null)
    expect(acting.open?.moves.map((one) => one.move)).toEqual(['ritual 2'])
    expect(picking.stateOf('slot:2')).toBe('selected')
  })

  test('places are lit once a card is picked', async () => {
    expect(picking.stateOf('slot:2')).toBe('dark')
    await picking.press('card:amber 9', null)
    expect(picking.stateOf('slot:2')).toBe('lit')
  })

  test('a card pressed while a ritual is asked about says that none is held', async () => {
    given([move('ritual 2', 'slot:2', true), move('no ritual', 'seat:0')])
    expect(picking.stateOf('card:amber 9')).toBe('lit')
    await picking.press('card:amber 9', null)
    expect(ask).toHaveBeenCalledExactlyOnceWith({ type: 'move', n: 5, move: 'no ritual' })
  })

  test('one press keeps all gems and draws what is wished for', async () => {
    given([move('keep gems', 'discard'), move('draw gem', 'deck'), move('draw servant', 'reserve:0')])
    await picking.draw(1, 1)
    expect(ask.mock.calls.map(([sent]) => (sent as { move: string }).move)).toEqual(['keep gems', 'draw gem', 'draw servant'])
  })
})
