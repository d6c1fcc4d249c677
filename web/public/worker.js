// Shows "your turn" where pages cannot do it themselves (phones, and when no page is open), and brings the
// table to the front when it is pressed. It keeps nothing: the server always has the present page.
const windows = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const isAt = (path) => (window) => new URL(window.url).pathname === path

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => {
  const { heading, body, path } = event.data.json()
  const show = async () => {
    // Whoever has the table before their eyes sees it there.
    const there = (await windows()).filter(isAt(path))
    if (there.some((window) => window.visibilityState === 'visible')) return
    // One notice a table: a later one takes the place of an earlier one.
    await self.registration.showNotification(heading, { body, icon: '/icon-192.png', tag: path, data: { path } })
  }
  event.waitUntil(show())
})
// The push service gave this browser another address: the server is told, and drops the old one when it fails.
self.addEventListener('pushsubscriptionchange', (event) => {
  const renew = async () => {
    const options = event.oldSubscription?.options ?? event.newSubscription?.options
    const fresh = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
    if (!fresh) return
    const { endpoint, keys } = fresh.toJSON()
    const body = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
    await fetch('/api/me/notices/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
  }
  event.waitUntil(renew())
})
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = event.notification.data?.path ?? '/'
  const show = async () => {
    const there = (await windows()).find(isAt(path))
    return there ? there.focus() : self.clients.openWindow(path)
  }
  event.waitUntil(show())
})
