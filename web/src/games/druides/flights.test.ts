import { expect, test } from 'vitest'
import { flights } from './flights'
import type { DruidesView, Kind, PlayerView, Slot } from './view'

const slot = (kind: Kind, rest: Partial<Slot> = {}): Slot => ({
  kind,
  gems: 1,
  known: [],
  servants: [],
  ...rest,
})
const player = (rest: Partial<PlayerView> = {}): PlayerView => ({
  score: 0,
  gems: 4,
  servants: 3,
  reserve: 3,
  ...rest,
})
const view = (rest: Partial<DruidesView>): DruidesView =>
  ({
    step: 'place',
    seat: 0,
    row: [slot('amber'), slot('jet')],
    players: [player({ hand: { gems: ['amber 9'], servants: [3] } }), player()],
    deck: 20,
    discard: { size: 2, known: [] },
    ...rest,
  }) as DruidesView

test('nothing changed, nothing flies', () => {
  expect(flights(view({}), view({}), 0)).toEqual([])
})

test('my gem flies from its card, another player’s from their seat', () => {
  const mine = view({ row: [slot('amber', { gems: 2, known: ['amber 9'] }), slot('jet')] })
  expect(flights(view({}), mine, 0)).toEqual([
    { piece: 'gem', owner: 0, from: 'card:amber 9', to: 'pile:1' },
  ])
  const theirs = view({ row: [slot('amber'), slot('jet', { gems: 2 })] })
  expect(flights(view({ seat: 1 }), theirs, 0)).toEqual([
    { piece: 'gem', owner: 1, from: 'seat:1', to: 'pile:2' },
  ])
})

test('a servant flies to the row of its place', () => {
  const servants = [{ owner: 1, value: null }]
  expect(flights(view({ seat: 1 }), view({ row: [slot('amber', { servants })] }), 0)).toEqual([
    { piece: 'servant', owner: 1, from: 'seat:1', to: 'row:1' },
  ])
})

test('cards are drawn from deck and reserve', () => {
  const gems = view({
    deck: 19,
    players: [player({ gems: 5, hand: { gems: ['amber 9', 'jet 1'], servants: [3] } }), player()],
  })
  expect(flights(view({}), gems, 0)).toEqual([
    { piece: 'gem', owner: 0, from: 'deck', to: 'card:jet 1' },
  ])
  const servants = view({
    players: [player({ servants: 4, hand: { gems: ['amber 9'], servants: [3, 5] } }), player()],
  })
  expect(flights(view({}), servants, 0)).toEqual([
    { piece: 'servant', owner: 0, from: 'reserve:0', to: 'card:servant 5' },
  ])
})

test('a discarded gem and a new place fly', () => {
  const thrown = view({ discard: { size: 3, known: ['amber 9'] } })
  expect(flights(view({ step: 'discard' }), thrown, 0)).toEqual([
    { piece: 'gem', owner: 0, from: 'card:amber 9', to: 'discard' },
  ])
  expect(flights(view({ row: [null, slot('jet')] }), view({}), 0)).toEqual([
    { piece: 'place', owner: 0, from: 'places', to: 'arch:1' },
  ])
})
