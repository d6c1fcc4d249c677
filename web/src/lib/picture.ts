// A position as a picture: the board's own component, drawn apart from the page at a size for sharing, with
// the styles, symbols and letters it needs inside of one SVG. Nothing is fetched but the page's own letters.
import { flushSync, mount, unmount } from 'svelte'
import { Acting } from './acting.svelte'
import { open } from './titles'
import type { SeatInfo, View } from './wire'

const WIDEST = 1000
const EDGE = 20
const HEADING = 26
const DETAIL = 17
// What is said above the board.
const ABOVE = 84
// So many points of a PNG for one of the picture.
const SHARP = 2
// What the board inherits from the page.
const LETTERS = ['font-family', 'font-size', 'font-weight', 'line-height', 'font-variant-numeric', 'color']
const SVG = 'http://www.w3.org/2000/svg'

export interface Scene {
  title: string
  view: View
  seats: readonly SeatInfo[]
  names: readonly string[]
  // Whose eyes.
  seat: number | null
  heading: string
  detail: string
}

// What the picture is framed with, as the page has it now.
interface Frame {
  width: number
  height: number
  theme: string
  rem: string
  ink: string
  soft: string
  ground: string
}

export async function drawPicture(scene: Scene): Promise<string> {
  const width = Math.min(WIDEST, window.innerWidth)
  const place = document.createElement('div')
  place.className = 'board-picture'
  place.setAttribute('aria-hidden', 'true')
  place.inert = true
  place.style.cssText = `position: fixed; inset-block-start: 0; inset-inline-start: -200vw; width: ${width}px; --board-h: ${Math.round(0.72 * width)}px`
  document.body.append(place)
  try {
    const { board } = await open(scene.title)
    const { title, view, names, seat, seats } = scene
    const props = { title, view: view as never, before: null, seats, names, seat, acting: new Acting(null) }
    const drawn = mount(board, { target: place, props })
    flushSync()
    await document.fonts.ready
    await settled()
    unroll(place)
    await settled()
    const svg = await frame(place, scene, framed(place, width))
    await unmount(drawn)
    return svg
  } finally {
    place.remove()
  }
}

// Boards measure themselves: by the second frame they have the shape they keep.
const settled = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))

// Nobody scrolls in a picture.
function unroll(place: HTMLElement): void {
  for (const element of place.querySelectorAll<HTMLElement>('*')) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowY)) continue
    const isCut = element.scrollHeight > element.clientHeight
    element.style.overflow = 'visible'
    if (isCut) Object.assign(element.style, { height: 'auto', maxHeight: 'none' })
  }
}

function framed(place: HTMLElement, width: number): Frame {
  const root = getComputedStyle(document.documentElement)
  const token = (name: string): string => root.getPropertyValue(name).trim()
  return {
    width,
    height: Math.ceil(Math.max(place.scrollHeight, place.getBoundingClientRect().height)),
    theme: document.documentElement.dataset['theme'] ?? 'light',
    rem: root.fontSize,
    ink: token('--ink'),
    soft: token('--ink-2'),
    ground: token('--slab'),
  }
}

async function frame(place: HTMLElement, scene: Scene, { width, height, theme, rem, ink, soft, ground }: Frame): Promise<string> {
  const board = place.cloneNode(true) as HTMLElement
  board.removeAttribute('style')
  board.removeAttribute('aria-hidden')
  board.removeAttribute('inert')
  const style = getComputedStyle(document.body)
  board.style.cssText = `width: ${width}px; height: ${height}px; --board-h: ${Math.round(0.72 * width)}px; ${LETTERS.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ')}`
  const markup = new XMLSerializer().serializeToString(board)
  const symbols = neededBy(markup, place)
  const styles = await stylesHere()
  const whole = [width + 2 * EDGE, height + ABOVE + EDGE]
  const line = (y: number, size: number, weight: number, colour: string, family: string, said: string): string =>
    `<text x="${EDGE}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}" style="font-family: var(${family})">${escaped(said)}</text>`
  return [
    `<svg xmlns="${SVG}" width="${whole[0]}" height="${whole[1]}" viewBox="0 0 ${whole.join(' ')}" data-theme="${theme}" style="font-size: ${rem}" role="img">`,
    `<title>${escaped(`${scene.heading} – ${scene.detail}`)}</title>`,
    `<style>${escaped(styles)}</style>`,
    `<defs>${symbols}</defs>`,
    `<rect width="100%" height="100%" fill="${ground}"/>`,
    line(EDGE + HEADING, HEADING, 700, ink, '--f-display', scene.heading),
    line(EDGE + HEADING + 1.6 * DETAIL, DETAIL, 400, soft, '--f-ui', scene.detail),
    `<foreignObject x="${EDGE}" y="${ABOVE}" width="${width}" height="${height}">${markup}</foreignObject>`,
    '</svg>',
  ].join('')
}

const escaped = (said: string): string => said.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

// Symbols and paints that lie elsewhere in the page, and what these need in turn.
function neededBy(markup: string, place: HTMLElement): string {
  const found = new Map<string, string>()
  let left = [markup]
  while (left.length > 0) {
    const ids = left.flatMap((text) => [...text.matchAll(/(?:href="|url\((?:&quot;|['"])?)#([\w-]+)/g)].map((match) => match[1] ?? ''))
    left = []
    for (const id of ids) {
      const element = document.getElementById(id)
      if (!element || found.has(id) || place.contains(element)) continue
      const text = new XMLSerializer().serializeToString(element)
      found.set(id, text)
      left.push(text)
    }
  }
  return [...found.values()].join('')
}

// The page's own style sheets as they were written: what a browser tells of its rules loses parts of them.
// A picture has no window of its own, so whatever hangs on ours is what it was here; and letters come along,
// since an SVG that is a picture fetches nothing.
async function stylesHere(): Promise<string> {
  const sheets = [...document.styleSheets].map(async (sheet) => {
    const base = sheet.href ?? document.baseURI
    const source = sheet.href ? await (await fetch(sheet.href)).text() : (sheet.ownerNode?.textContent ?? '')
    return embedded(settledMedia(source), base)
  })
  return (await Promise.all(sheets)).join('\n')
}

export function settledMedia(source: string): string {
  return source
    .replace(/@media([^{]+)\{/g, (_, condition: string) => (matchMedia(condition.trim()).matches ? '@media all{' : '@media not all{'))
    .replace(/(-?\d*\.?\d+)[sld]?v([hw])\b/g, (_, count: string, side: string) => {
      const whole = side === 'h' ? window.innerHeight : window.innerWidth
      return `${(Number(count) * whole) / 100}px`
    })
}

async function embedded(source: string, base: string): Promise<string> {
  const paths = new Set([...source.matchAll(/url\((["']?)([^"')#]+)\1\)/g)].map((match) => match[2] ?? ''))
  let whole = source
  for (const path of paths) {
    const url = new URL(path, base)
    if (url.protocol === 'data:') continue
    const data = url.origin === location.origin ? await asData(url) : 'data:,'
    whole = whole.replaceAll(path, data)
  }
  return whole
}

async function asData(url: URL): Promise<string> {
  const blob = await (await fetch(url)).blob()
  return new Promise((done, fail) => {
    const reader = new FileReader()
    reader.onload = () => done(reader.result as string)
    reader.onerror = () => fail(reader.error ?? new Error('unread'))
    reader.readAsDataURL(blob)
  })
}

export const asSvg = (svg: string): Blob => new Blob([svg], { type: 'image/svg+xml' })

// The same as points, for whatever takes no SVG.
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SHARP * image.width
  canvas.height = SHARP * image.height
  const pen = canvas.getContext('2d')
  pen?.scale(SHARP, SHARP)
  pen?.drawImage(image, 0, 0)
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png')
  })
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
