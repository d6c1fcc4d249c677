import { beforeAll, expect, test } from 'vitest'
import { ago, company, order, standing } from './tableLine'
import type { TableLine } from './wire'
import { words } from './words.svelte'

const PLAYING = { status: 'playing', names: ['Ann', 'Bo', 'Cy'], bots: [null, 'greedy', 'greedy'], mine: [0], waits: 1, my_turn: false, open_seats: 0, result: null }
const line = (more: object): TableLine => ({ ...PLAYING, ...more }) as unknown as TableLine
const over = (scores: number[], ranks: number[], more: object = {}): TableLine =>
  line({ status: 'over', waits: null, result: { how: 'over', seat: null, scores, ranks }, ...more })

beforeAll(() => words.speak('en'))

test('a line says who plays beside me', () => {
  expect(company(line({}))).toBe('against bots, Bo and Cy')
  expect(company(line({ names: ['Ann', 'Bo'], bots: [null, 'random'] }))).toBe('against a bot, Bo')
  expect(company(line({ bots: [null, null, 'greedy'] }))).toBe('with Bo and Cy')
  expect(company(line({ names: ['Ann'], bots: [null] }))).toBe('alone')
  expect(company(line({ names: ['Ann', 'Bo'], bots: [null, null], mine: [0, 1] }))).toBe('at one screen: Ann and Bo')
  expect(company(line({ status: 'open', names: ['Ann', ''], bots: [null, null], open_seats: 1 }))).toBe('nobody else yet')
})

test('a line says what a game waits for, or how it came out for me', () => {
  expect(standing(line({}))).toBe('Waiting for Bo')
  expect(standing(line({ my_turn: true }))).toBe('Your turn')
  expect(standing(line({ status: 'open', open_seats: 1 }))).toBe('1 seat is open')
  expect(standing(over([34, 30, 20], [1, 2, 3]))).toBe('Won, with 34 points')
  expect(standing(over([34, 34, 20], [1, 1, 3]))).toBe('Victory shared, with 34 points')
  expect(standing(over([20, 34, 30], [3, 1, 2]))).toBe('Number 3 of 3, with 20 points')
  expect(standing(over([-67], [1], { names: ['Ann'], bots: [null] }))).toBe('Score −67')
  expect(standing(over([34, 30, 20], [1, 2, 3], { mine: [0, 1] }))).toBe('Won by Ann, with 34 points')
  const gone = { how: 'resigned', seat: 0, scores: [9, 0], ranks: [2, 1] }
  expect(standing(line({ status: 'ended', waits: null, result: gone }))).toBe('You gave the game up.')
  expect(standing(line({ status: 'ended', waits: null, mine: [1], result: gone }))).toBe('Ann gave the game up.')
  expect(standing(line({ status: 'frozen', waits: null }))).toBe('can only be looked at')
})

test('my turn comes first, what is over last', () => {
  const lines = [over([1], [1]), line({}), line({ my_turn: true }), line({ status: 'open' })]
  expect(lines.map(order)).toEqual([2, 1, 0, 1])
})

test('when something moved is told in the largest unit', () => {
  const DAY = 86_400_000
  expect([0, 5 * 60_000, 3 * 3_600_000, DAY, 8 * DAY, 40 * DAY, 800 * DAY].map((past) => ago(0, past))).toEqual([
    'now',
    '5 minutes ago',
    '3 hours ago',
    'yesterday',
    'last week',
    'last month',
    '2 years ago',
  ])
})
