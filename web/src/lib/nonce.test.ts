import { expect, test } from 'vitest'
import { newNonce } from './nonce'

test('a nonce is sixteen bytes in small hexadecimal digits, and never the same', () => {
  const made = Array.from({ length: 50 }, newNonce)
  for (const nonce of made) expect(nonce).toMatch(/^[0-9a-f]{32}$/)
  expect(new Set(made).size).toBe(50)
})
