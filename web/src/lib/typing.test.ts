import { beforeEach, expect, test, vi } from 'vitest'
import type { Acting } from './acting.svelte'
import type { Live } from './live.svelte'
import { Typing } from './typing.svelte'
import type { Heard, LegalMove } from './wire'
import { text, words } from './words.svelte'

const hut = { move: 'hut 12', gamble: false, final: true } as LegalMove
const ritual = { move: 'ritual', gamble: true, final: true } as LegalMove
const heard = (more: Partial<Heard>): Heard => ({ n: 7, kind: 'answer', lines: [], moves: [], move: null, clause: null, ...more })

let answers: (Heard | Error)[] = []
let asked: { path: string; body: unknown }[] = []
let said: string[] = []
let skipped = 0
const played: string[] = []
const acting = {
  refused: null as { sentence: string } | null,
  named: async (name: string, n: number) => (n === 7 ? [hut, ritual].find(({ move }) => move === name) : undefined),
  play: async (move: LegalMove) => void played.push(move.move),
}

function start(): Typing {
  const live = { id: 'T', seat: 0, pace: { skip: () => void skipped++ } } as unknown as Live
  return new Typing(live, acting as unknown as Acting, (...lines) => void said.push(...lines))
}

async function type(typing: Typing, line: string): Promise<void> {
  typing.line = line
  await typing.send()
}

beforeEach(async () => {
  answers = []
  asked = []
  said = []
  skipped = 0
  played.length = 0
  acting.refused = null
  await words.speak('fr')
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, body: JSON.parse(String(init.body)) })
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return new Response(JSON.stringify(answer), { status: 200 })
  })
})

test('a question is asked in my language from my seat, answered, spoken, and the field is empty', async () => {
  const typing = start()
  answers = [heard({ lines: ['À vous.'], moves: [{ words: 'Hutte', price: '2 bois' }, { words: 'Fin', price: '' }] })]
  await type(typing, '  q ')
  expect(asked).toEqual([{ path: '/api/tables/T/typed?lang=fr&seat=0', body: { text: 'q' } }])
  expect(said).toEqual(['À vous.\nHutte (2 bois)\nFin'])
  expect(typing.line).toBe('')
  expect(typing.exchanges.map(({ typed, lines }) => [typed, lines])).toEqual([['q', ['À vous.']]])
})

test('nothing is asked for nothing', async () => {
  await type(start(), '   ')
  expect(asked).toEqual([])
})

test('a move that was understood is played as by a press, and what others did is not waited for', async () => {
  const typing = start()
  answers = [heard({ kind: 'move', move: 'hut 12' })]
  await type(typing, 'hutte 12')
  expect([played, skipped, typing.line]).toEqual([['hut 12'], 1, ''])
})

test.each(['refused', 'several', 'unknown'] as const)('what is %s stays in the field', async (kind) => {
  const typing = start()
  answers = [heard({ kind, lines: ['Non.'], clause: 'MED-1' })]
  await type(typing, 'hut 99')
  expect([played, typing.line, said, typing.exchanges[0]?.clause]).toEqual([[], 'hut 99', ['Non.'], 'MED-1'])
})

test('a gamble is asked about, and played when it is sent once more', async () => {
  const typing = start()
  const meant = heard({ kind: 'move', move: 'ritual' })
  answers = [meant, meant]
  await type(typing, 'ritual')
  expect([played, typing.line, said]).toEqual([[], 'ritual', [text('web-typed-sure')]])
  await typing.send()
  expect([played, typing.line]).toEqual([['ritual'], ''])
})

test('something else in between takes a gamble back', async () => {
  const typing = start()
  const meant = heard({ kind: 'move', move: 'ritual' })
  answers = [meant, heard({ lines: ['Points'] }), meant]
  await type(typing, 'ritual')
  await type(typing, 's')
  await type(typing, 'ritual')
  expect(played).toEqual([])
})

test('a refusal of the table, a lost connection and another position lose nothing', async () => {
  const typing = start()
  acting.refused = { sentence: 'Trop tard.' }
  answers = [heard({ kind: 'move', move: 'hut 12' }), new TypeError('offline'), heard({ kind: 'move', move: 'hut 12', n: 9 })]
  for (const line of ['Trop tard.', text('web-lost'), text('web-typed-changed')]) {
    await type(typing, 'hut 12')
    expect([typing.line, typing.exchanges.at(-1)?.lines]).toEqual(['hut 12', [line]])
  }
})

test('what was typed before comes back, the latest first, and goes again', async () => {
  const typing = start()
  answers = [heard({}), heard({})]
  await type(typing, 'a')
  await type(typing, 's')
  const seen = [1, 1, 1, -1, -1].map((step) => {
    typing.recall(step)
    return typing.line
  })
  expect(seen).toEqual(['s', 'a', 'a', 's', ''])
})
