// The service worker, which is a file of its own, run with a browser that only notes what it does.
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

const code = readFileSync('public/worker.js', 'utf8')

function start(windows: { url: string; visibilityState: string }[] = []) {
  const heard = new Map<string, (event: unknown) => void>()
  const shown: unknown[] = []
  const opened: string[] = []
  const focused: string[] = []
  const self = {
    addEventListener: (kind: string, hear: (event: unknown) => void) => heard.set(kind, hear),
    clients: {
      matchAll: () => Promise.resolve(windows.map((window) => ({ ...window, focus: () => focused.push(window.url) }))),
      openWindow: (path: string) => opened.push(path),
    },
    registration: {
      showNotification: (heading: string, wish: object) => shown.push([heading, wish]),
      pushManager: { subscribe: () => Promise.resolve({ toJSON: () => ({ endpoint: 'e', keys: { p256dh: 'p', auth: 'a' } }) }) },
    },
  }
  new Function('self', code)(self)
  const tell = async (kind: string, event: object): Promise<void> => {
    let work: unknown = null
    heard.get(kind)?.({ ...event, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  return { tell, shown, opened, focused }
}

const push = (path: string) => ({ data: { json: () => ({ heading: 'Your turn', body: 'A game', path }) } })
const at = (path: string, visibilityState = 'visible') => ({ url: `https://games.club${path}`, visibilityState })

test('a push is shown, unless its table is before somebody’s eyes', async () => {
  const wish = { body: 'A game', icon: '/icon-192.png', tag: '/table/t', data: { path: '/table/t' } }
  for (const windows of [[], [at('/')], [at('/table/t', 'hidden')]]) {
    const { tell, shown } = start(windows)
    await tell('push', push('/table/t'))
    expect(shown).toEqual([['Your turn', wish]])
  }
  const { tell, shown } = start([at('/table/t')])
  await tell('push', push('/table/t'))
  expect(shown).toEqual([])
})

test('a press opens the table, or brings it to the front', async () => {
  const notification = { close: () => undefined, data: { path: '/table/t' } }
  const closed = start()
  await closed.tell('notificationclick', { notification })
  expect(closed.opened).toEqual(['/table/t'])
  const open = start([at('/table/t', 'hidden')])
  await open.tell('notificationclick', { notification })
  expect([open.opened, open.focused]).toEqual([[], ['https://games.club/table/t']])
})

test('another address of this browser is told to the server', async () => {
  const asked = vi.fn(() => Promise.resolve())
  vi.stubGlobal('fetch', asked)
  const { tell } = start()
  await tell('pushsubscriptionchange', { oldSubscription: { options: {} } })
  vi.unstubAllGlobals()
  const body = JSON.stringify({ endpoint: 'e', keys: { p256dh: 'p', auth: 'a' } })
  expect(asked.mock.calls).toEqual([['/api/me/notices/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }]])
})
