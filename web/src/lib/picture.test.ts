import { expect, test, vi } from 'vitest'
import { asSvg, settledMedia } from './picture'

test('what hangs on the window is settled as it is here', () => {
  vi.stubGlobal('matchMedia', (condition: string) => ({ matches: condition === '(width>=900px)' }))
  vi.stubGlobal('innerHeight', 800)
  vi.stubGlobal('innerWidth', 1200)
  const source = 'a{height:50dvh;margin:-.5vw}@media (width>=900px){b{top:0}}@media (width<=899px){c{top:10vh}}'
  expect(settledMedia(source)).toBe('a{height:400px;margin:-6px}@media all{b{top:0}}@media not all{c{top:80px}}')
  vi.unstubAllGlobals()
})

test('a picture is an SVG file', () => {
  expect(asSvg('<svg/>').type).toBe('image/svg+xml')
})
