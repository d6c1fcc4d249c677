// Days by Greenwich, as the server counts them.
const EVER = 'ever'

// Whether a table is one of a day that is not over; what is for ever has no secrets.
export function isOpenDay(day: string | null, now: number): boolean {
  return day !== null && day !== EVER && day >= new Date(now).toISOString().slice(0, 10)
}
