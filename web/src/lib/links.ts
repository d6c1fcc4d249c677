// The private links of my seats. The server shows one only when the seat is taken, so the browser
// keeps it while its window is open.
const place = (table: string, seat: number): string => `dolmen-link-${table}-${seat}`

export function keepLink(table: string, seat: number, path: string): void {
  sessionStorage.setItem(place(table, seat), path)
}

export function linkOf(table: string, seat: number): string | null {
  return sessionStorage.getItem(place(table, seat))
}
