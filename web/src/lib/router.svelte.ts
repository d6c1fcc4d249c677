// Which page is shown, by the address; links of the page itself change it without a reload.
export type Route =
  | { page: 'home' }
  | { page: 'make'; title: string }
  | { page: 'table'; id: string }
  | { page: 'seat'; id: string; key: string }
  | { page: 'me'; key: string }
  | { page: 'mine' }
  | { page: 'look'; id: string; key: string }
  | { page: 'record'; id: string }
  | { page: 'review'; id: string }
  | { page: 'compare'; ids: [string, string] }
  | { page: 'rules'; title: string }
  | { page: 'lessons'; title: string }
  | { page: 'puzzles'; title: string }
  | { page: 'same'; id: string }
  | { page: 'daily'; title: string; day: string }
  | { page: 'missing' }

export function read(path: string): Route {
  const [first = '', second = '', third = ''] = path.split('/').slice(1)
  if (first === '') return { page: 'home' }
  if (third && !['seat', 'look', 'compare', 'daily'].includes(first)) return { page: 'missing' }
  if (first === 'make' && second) return { page: 'make', title: second }
  if (first === 'table' && second) return { page: 'table', id: second }
  if (first === 'seat' && second && third) return { page: 'seat', id: second, key: third }
  if (first === 'me' && second) return { page: 'me', key: second }
  if (first === 'mine' && !second) return { page: 'mine' }
  if (first === 'look' && second && third) return { page: 'look', id: second, key: third }
  if (first === 'record' && second) return { page: 'record', id: second }
  if (first === 'review' && second) return { page: 'review', id: second }
  if (first === 'compare' && second && third) return { page: 'compare', ids: [second, third] }
  if (first === 'rules' && second) return { page: 'rules', title: second }
  if (first === 'lessons' && second) return { page: 'lessons', title: second }
  if (first === 'puzzles' && second) return { page: 'puzzles', title: second }
  if (first === 'same' && second) return { page: 'same', id: second }
  if (first === 'daily' && second) return { page: 'daily', title: second, day: third || 'today' }
  return { page: 'missing' }
}

class Router {
  route = $state.raw<Route>(read(location.pathname))
  hash = $state(location.hash.slice(1))

  constructor() {
    addEventListener('popstate', () => this.#arrive())
    addEventListener('click', (event) => this.#follow(event))
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.#arrive()
    scrollTo(0, 0)
  }

  // The same page by another address: nothing to come back to.
  swap(path: string): void {
    history.replaceState(null, '', path)
    this.#arrive()
  }

  // What this address names is not there.
  miss(): void {
    this.route = { page: 'missing' }
  }

  #arrive(): void {
    this.route = read(location.pathname)
    this.hash = location.hash.slice(1)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    if (read(link.pathname).page === 'missing') return
    if (link.pathname === location.pathname && link.hash) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
