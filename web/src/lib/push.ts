// Pushes to this device: what its browser gives to the server, so that a closed page is reached.
import { post } from './api'
import type { NoticesInfo } from './pages'

const DEVICES = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'] as const

// What this device is called in the list of its owner.
export function deviceName(agent: string): string {
  return DEVICES.find((name) => agent.includes(name)) ?? ''
}

// Whether this browser takes pushes; without https it never does.
export function takesPushes(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

// The key of the server as browsers want it.
export function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}

export async function subscribe(key: string): Promise<NoticesInfo> {
  const { pushManager } = await navigator.serviceWorker.ready
  // One for another key, of a server that was set up anew, leads nowhere.
  await (await pushManager.getSubscription())?.unsubscribe()
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  return post<NoticesInfo>('/me/notices/push', { endpoint, keys: { p256dh, auth }, label: deviceName(navigator.userAgent) })
}
