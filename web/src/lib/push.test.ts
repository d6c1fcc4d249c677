import { expect, test } from 'vitest'
import { bytesOf, deviceName } from './push'

test('a key of the server is read as bytes', () => {
  expect([...bytesOf('BAD_-w')]).toEqual([4, 0, 255, 251])
})

test('a device is called by what its browser says of it', () => {
  expect(deviceName('Mozilla/5.0 (Linux; Android 16; K) Chrome/150')).toBe('Android')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64) Firefox/150')).toBe('Linux')
  expect(deviceName('lynx')).toBe('')
})
