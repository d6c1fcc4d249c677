// What this browser brings for the dice of a table: sixteen random bytes that nobody else can know
// before the table has shown what its own secret is sealed with.
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
