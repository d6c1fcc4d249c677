// A page that stayed open while its server was updated asks for parts of itself that are there no more. It is
// then loaded again, at the address where it stands; not for want of a network, where there is nothing to load.
const OWN = 'script[type="module"]'

async function takeUpNewer(): Promise<void> {
  const own = document.querySelector(OWN)?.getAttribute('src')
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null)
  if (own && answer?.ok && !(await answer.text()).includes(own)) location.reload()
}

export function followUpdates(): void {
  addEventListener('vite:preloadError', () => void takeUpNewer())
}
