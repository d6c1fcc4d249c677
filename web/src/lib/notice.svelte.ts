// "Your turn": a notification where the person allowed it and looks elsewhere, and a soft sound
// where it is switched on.
import { choices } from './choices.svelte'
import { text } from './words.svelte'

let told = ''

export function announce(isMyTurn: boolean, where: string, n: number): void {
  const turn = isMyTurn ? `${where} ${n}` : ''
  if (turn === told) return
  const wasMine = told !== ''
  told = turn
  if (!isMyTurn || wasMine) return
  if (choices.sound) chime()
  if (choices.notices && document.hidden) void notify(where)
}

// Whether notifications may be shown, asked once when somebody switches them on.
export async function allowNotices(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

// Phones show notifications of a service worker only, so it is the worker that shows them, as soon as
// it is active: a worker that is still being installed refuses.
let worker: Promise<ServiceWorkerRegistration | undefined> = Promise.resolve(undefined)

export function prepareNotices(): void {
  if (!('serviceWorker' in navigator)) return
  worker = navigator.serviceWorker.register('/worker.js').then(
    () => navigator.serviceWorker.ready,
    () => undefined,
  )
}

// One notice a table: a push about the same turn takes its place.
async function notify(where: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const wish = { body: where, icon: '/icon-192.png', tag: location.pathname, data: { path: location.pathname } }
  const active = await worker
  if (active) await active.showNotification(text('web-your-turn'), wish)
  else new Notification(text('web-your-turn'), wish)
}

// Two soft notes, made on the spot: no file to fetch.
function chime(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const note = audio.createOscillator()
    const loudness = audio.createGain()
    const start = audio.currentTime + i * 0.14
    note.frequency.value = pitch
    note.type = 'sine'
    loudness.gain.setValueAtTime(0, start)
    loudness.gain.linearRampToValueAtTime(0.08, start + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.4)
    note.connect(loudness).connect(audio.destination)
    note.start(start)
    note.stop(start + 0.42)
  }
  setTimeout(() => void audio.close(), 1000)
}
