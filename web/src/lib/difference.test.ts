import { expect, test } from 'vitest'
import { applied } from './difference'
import differences from './differences.json'

test.each(differences)('what travels makes $new of $old', ({ old, new: wanted, change }) => {
  const before = JSON.stringify(old)
  expect(JSON.stringify(applied(old, change))).toBe(JSON.stringify(wanted))
  expect(JSON.stringify(old)).toBe(before)
})

test('what did not change stays the same object', () => {
  const old = { here: { a: 1 }, there: { b: [1, 2] } }
  const now = applied(old, { here: { a: [2] } }) as typeof old
  expect(now.there).toBe(old.there)
  expect(now.here).not.toBe(old.here)
})

test('a key is a key, whatever it is called', () => {
  const old: unknown = JSON.parse('{"runes": {"__proto__": 1, "constructor": 2}}')
  const change: unknown = JSON.parse('{"runes": {"__proto__": [3], "constructor": []}}')
  expect(JSON.stringify(applied(old, change))).toBe('{"runes":{"__proto__":3}}')
})
