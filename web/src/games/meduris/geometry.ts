// Where everything of the board lies, in thousandths of the printed picture.
import { FIGURES } from './figures'
import type { FieldView, Material, Stop } from './view'

export interface Point {
  x: number
  y: number
}

type Pair = readonly [number, number]

const SPOTS_32: readonly Pair[] = [
  [129, 261], [180, 202], [248, 147], [322, 114], [392, 79], [488, 81], [569, 97], [655, 112],
  [743, 122], [823, 145], [865, 209], [895, 279], [926, 370], [950, 452], [955, 556], [923, 634],
  [891, 714], [850, 792], [812, 855], [742, 888], [664, 915], [582, 939], [475, 919], [392, 903],
  [308, 876], [228, 831], [186, 768], [127, 707], [81, 633], [65, 538], [77, 451], [95, 362],
]
const SPOTS_40: readonly Pair[] = [
  [129, 261], [172, 210], [222, 166], [279, 132], [340, 104], [400, 77], [477, 80], [542, 92],
  [608, 105], [674, 114], [750, 123], [814, 139], [856, 190], [884, 250], [907, 313], [931, 386],
  [950, 450], [956, 516], [944, 591], [916, 651], [891, 713], [861, 773], [825, 840], [771, 877],
  [708, 901], [645, 922], [581, 939], [505, 926], [440, 913], [375, 899], [312, 878], [243, 843],
  [201, 793], [160, 741], [115, 691], [81, 634], [66, 559], [69, 493], [82, 428], [95, 362],
]
export const PRINTED: Readonly<Record<number, { spots: readonly Pair[]; sizes: string }>> = {
  32: { spots: SPOTS_32, sizes: String(FIGURES.districts[32]) },
  40: { spots: SPOTS_40, sizes: String(FIGURES.districts[40]) },
}

export const CENTRE: Point = { x: 520, y: 505 }
export const PLAINS: Readonly<Record<Material, Point>> = {
  wood: { x: 434, y: 339 },
  wool: { x: 647, y: 430 },
  stone: { x: 361, y: 575 },
  copper: { x: 590, y: 648 },
}
export const STOPS: Readonly<Record<Stop, Point>> = {
  temple: { x: 50, y: 84 },
  step1: { x: 56, y: 121 },
  step2: { x: 66, y: 159 },
  step3: { x: 80, y: 194 },
}
// How far from the middle of a field the druid walks, and half the width of the ring.
export const PATH = 63
export const BAND = 45
// How high a worker stands above the one below, and the foot of a stack on its plain.
export const STOREY = 40
const FOOT: Point = { x: 46, y: 30 }

export interface District {
  name: string
  from: number
  to: number
}

export function districtsOf(fields: readonly FieldView[]): District[] {
  const found: District[] = []
  for (const [i, field] of fields.entries()) {
    const last = found.at(-1)
    if (last?.name === field.district) last.to = i
    else found.push({ name: field.district, from: i, to: i })
  }
  return found
}

// A closed line through points, and lines beside it. Places on it are counted in points: 2.5 is
// half-way between the third and the fourth.
export class Ring {
  constructor(readonly spots: readonly Point[]) {}

  #spot(i: number): Point {
    const n = this.spots.length
    return this.spots[((i % n) + n) % n] as Point
  }

  // Beside the line by `out`, away from the middle of the board.
  at(place: number, out = 0): Point {
    const i = Math.floor(place)
    const middle = this.#curve(i, place - i)
    if (out === 0) return middle
    const back = this.#curve(Math.floor(place - 0.3), place - 0.3 - Math.floor(place - 0.3))
    const ahead = this.#curve(Math.floor(place + 0.3), place + 0.3 - Math.floor(place + 0.3))
    const [dx, dy] = [ahead.x - back.x, ahead.y - back.y]
    const length = Math.hypot(dx, dy)
    return { x: middle.x + (dy / length) * out, y: middle.y - (dx / length) * out }
  }

  line(from: number, to: number, out = 0): Point[] {
    const steps = Math.max(1, Math.ceil((to - from) * 6))
    return Array.from({ length: steps + 1 }, (_, k) => this.at(from + ((to - from) * k) / steps, out))
  }

  // Catmull and Rom: smooth, and through every point.
  #curve(i: number, t: number): Point {
    const [a, b, c, d] = [this.#spot(i - 1), this.#spot(i), this.#spot(i + 1), this.#spot(i + 2)]
    const mix = (p: number, q: number, r: number, s: number): number =>
      0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3)
    return { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
  }
}

const asPoints = (pairs: readonly Pair[]): Point[] => pairs.map(([x, y]) => ({ x, y }))

// The printed places, or as many spread evenly along the same ring for a board of one's own.
export function ringOf(fields: readonly FieldView[]): Ring {
  const printed = PRINTED[fields.length]
  const sizes = districtsOf(fields).map((district) => district.to - district.from + 1)
  if (printed?.sizes === String(sizes)) return new Ring(asPoints(printed.spots))
  return new Ring(spreadEvenly(fields.length))
}

function spreadEvenly(count: number): Point[] {
  const fine = new Ring(asPoints(SPOTS_32)).line(0, SPOTS_32.length - 1)
  const walked = [0]
  for (let i = 1; i < fine.length; i++) {
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point]
    walked.push((walked[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  const whole = walked.at(-1) as number
  return Array.from({ length: count }, (_, k) => {
    const wanted = (whole * k) / Math.max(1, count - 1)
    const i = Math.max(1, walked.findIndex((far) => far >= wanted - 1e-9))
    const [a, b] = [fine[i - 1] as Point, fine[i] as Point]
    const [start, end] = [walked[i - 1] as number, walked[i] as number]
    const part = (wanted - start) / (end - start)
    return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
  })
}

export function radiusOf(count: number): number {
  return count > 32 ? 29 : 34
}

export function drawn(points: readonly Point[]): string {
  return points.map((p) => `${p.x.toFixed(1)},${p.y.toFixed(1)}`).join(' ')
}

// The ground of a district; the first and the last leave room for the great river.
export function groundOf(ring: Ring, district: District): string {
  const last = ring.spots.length - 1
  const from = district.from - (district.from === 0 ? 0.34 : 0.5)
  const to = district.to + (district.to === last ? 0.34 : 0.5)
  return drawn([...ring.line(from, to, BAND), ...ring.line(from, to, -BAND).reverse()])
}

// A rune stone stands inside the ring, before the middle of its district.
export function stoneOf(ring: Ring, district: District): Point {
  const middle = ring.at((district.from + district.to) / 2)
  const far = Math.hypot(CENTRE.x - middle.x, CENTRE.y - middle.y)
  return {
    x: middle.x + ((CENTRE.x - middle.x) / far) * 96,
    y: middle.y + ((CENTRE.y - middle.y) / far) * 96,
  }
}

export interface Run {
  from: number
  size: number
}

// Neighbouring huts, whoever owns them; the river does not part them.
export function runsOf(fields: readonly FieldView[]): Run[] {
  const isHut = (i: number): boolean => fields.at(i % fields.length)?.building?.kind === 'hut'
  const runs: Run[] = []
  for (let from = 0; from < fields.length; from++) {
    if (!isHut(from) || isHut(from + fields.length - 1)) continue
    let size = 1
    while (size < fields.length && isHut(from + size)) size++
    runs.push({ from, size })
  }
  return runs
}

// The size of a settlement stands at its inner side, as near its middle as the rune stones allow.
export function badgeOf(ring: Ring, run: Run, radius: number, stones: readonly Point[]): Point {
  const last = run.size - 1
  const places = Array.from({ length: 2 * last + 1 }, (_, k) => run.from + k / 2)
  const middle = run.from + last / 2
  places.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const room = (spot: Point): number =>
    Math.min(...stones.map((stone) => Math.hypot(spot.x - stone.x, spot.y - stone.y - 20)))
  const spots = places.map((place) => ring.at(place, -radius - 19))
  const roomiest = [...spots].sort((a, b) => room(b) - room(a))[0] as Point
  return spots.find((spot) => room(spot) > 48) ?? roomiest
}

// He stands a little lower where the path runs below a field, not to hide what is built there.
export function druidAt(ring: Ring, place: number | Stop): Point {
  if (typeof place !== 'number') return STOPS[place]
  const stone = ring.at(place, PATH)
  return { x: stone.x, y: stone.y + Math.max(0, stone.y - ring.at(place).y) / 6 }
}

export function workerAt(plain: Material, height: number): Point {
  const at = PLAINS[plain]
  return { x: at.x + FOOT.x, y: at.y + FOOT.y - STOREY * height }
}
