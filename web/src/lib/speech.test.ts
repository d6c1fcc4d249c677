import { expect, test } from 'vitest'
import { Speech } from './speech.svelte'
import type { ChatLine, EntryTold, Update } from './wire'
import { words } from './words.svelte'

const entry = (n: number, seat: number | null, ...ids: string[]): EntryTold => ({
  n,
  seat,
  kind: 'move',
  told: ids.map((id) => ({ id, args: {}, text: null, clause: null, role: '' })),
})
const at = (n: number, ask: string | null = null): Update =>
  ({ n, view: {}, actor: 0, ask: ask === null ? null : { id: ask, args: {} } }) as unknown as Update
const said = (speech: Speech): string[] => speech.lines.map((line) => line.text)

test('what was there before is not told again, what comes is told in order and then what is asked', async () => {
  await words.speak('en')
  const speech = new Speech()
  const story = [entry(1, 0, 'old')]
  speech.follow(at(1, 'first'), story, true, ['Anna', 'Bert'])
  expect(said(speech)).toEqual(['Your turn first'])
  story.push(entry(2, 0, 'mine'), entry(3, null), entry(4, 1, 'theirs', 'and more'))
  speech.follow(at(4, 'second'), story, true, ['Anna', 'Bert'])
  expect(said(speech).slice(1)).toEqual(['mine', 'theirs and more', 'Your turn second'])
})

test('the same position says nothing new', async () => {
  await words.speak('en')
  const speech = new Speech()
  speech.follow(at(1, 'first'), [], true, [])
  speech.follow(at(1, 'first'), [], true, [])
  // The connection is lost, and comes back.
  speech.follow(at(1, 'first'), [], false, [])
  speech.follow(at(1, 'first'), [], true, [])
  expect(said(speech)).toEqual(['Your turn first'])
})

test('a flood is told by its end, and how much came before', async () => {
  await words.speak('en')
  const speech = new Speech()
  speech.follow(at(0), [], false, [])
  const story = Array.from({ length: 20 }, (_, i) => entry(i + 1, 1, `event ${i + 1}`))
  speech.follow(at(20), story, false, [])
  expect(said(speech)).toEqual([
    '14 more things happened before. The log has them.',
    ...[15, 16, 17, 18, 19, 20].map((n) => `event ${n}`),
  ])
})

test('each thing that is said has a key of its own, so that it is read although it was said before', () => {
  const speech = new Speech()
  speech.say('same')
  speech.say('same')
  expect(new Set(speech.lines.map((line) => line.key)).size).toBe(2)
})

test('what others say is told once, and neither what was read before nor what I said', () => {
  const speech = new Speech()
  const line = (k: number, seat: number, name: string): ChatLine => ({ type: 'chat', n: 0, k, seat, name, text: `line ${k}`, at: 0, removed: false })
  const chat = [line(1, 1, 'Bert'), line(2, 1, 'Bert'), line(3, 0, 'Anna')]
  speech.hear(chat, 1, [0])
  speech.hear(chat, 3, [0])
  speech.hear([...chat, line(4, 2, 'Cleo')], 4, [0])
  expect(said(speech)).toEqual(['Bert: line 2', 'Cleo: line 4'])
})
