// What changed between two views: where pieces came from, and what is fresh.
import { druidAt, type Point, type Ring, workerAt } from './geometry'
import { MATERIALS, type Material, type MedurisView, type Stop } from './view'

const BEFORE_RING: readonly Stop[] = ['temple', 'step1', 'step2', 'step3']

// The stops of the druid from one place to another, both included: he walks the steps, then the
// ring clockwise, field by field.
export function druidWalk(from: number | Stop, to: number | Stop, count: number): (number | Stop)[] {
  const isBack = typeof to === 'string' && (typeof from === 'number' || rank(from) > rank(to))
  if (from === to || isBack) return [to]
  const walk: (number | Stop)[] = [from]
  let at = from
  while (at !== to && walk.length <= count + BEFORE_RING.length) {
    if (typeof at === 'number') at = (at + 1) % count
    else at = BEFORE_RING[rank(at) + 1] ?? 0
    walk.push(at)
  }
  return walk
}

function rank(stop: Stop): number {
  return BEFORE_RING.indexOf(stop)
}

export function druidPath(ring: Ring, view: MedurisView, before: MedurisView | null): Point[] {
  const walk = druidWalk(before?.druid ?? view.druid, view.druid, view.fields.length)
  return walk.map((place) => druidAt(ring, place))
}

export interface Worker {
  seat: number
  plain: Material
  height: number
  // Where it stood before: elsewhere when it moved or sank, null when it is new.
  from: Point | null
  // Fresh is the one that was moved, not those that sank.
  fresh: boolean
}

interface Loss {
  plain: Material
  height: number
  seat: number
}

// One worker leaves a stack at most, and one lands on a stack: the rest keep their order.
function lossesOf(view: MedurisView, before: MedurisView): Loss[] {
  return MATERIALS.flatMap((plain) => {
    const [was, is] = [before.plains[plain], view.plains[plain]]
    if (was.length <= is.length) return []
    const height = was.findIndex((seat, i) => is[i] !== seat)
    return [{ plain, height, seat: was[height] as number }]
  })
}

export function workersOf(view: MedurisView, before: MedurisView | null): Worker[] {
  const losses = before ? lossesOf(view, before) : []
  return MATERIALS.flatMap((plain) =>
    view.plains[plain].map((seat, height) => {
      const here = workerAt(plain, height)
      const was = before?.plains[plain]
      if (!was) return { seat, plain, height, from: here, fresh: false }
      const loss = losses.find((lost) => lost.plain === plain)
      if (loss) {
        const from = workerAt(plain, height >= loss.height ? height + 1 : height)
        return { seat, plain, height, from, fresh: false }
      }
      if (height < was.length) return { seat, plain, height, from: here, fresh: false }
      const source = losses.find((lost) => lost.seat === seat)
      const from = source ? workerAt(source.plain, source.height) : null
      return { seat, plain, height, from, fresh: true }
    }),
  )
}

export interface Fresh {
  fields: ReadonlySet<number>
  runes: ReadonlySet<string>
  piles: ReadonlySet<Material>
  druid: boolean
  die: boolean
  // The field of the newest building: whence a rune goes to its owner.
  built: number | null
}

export function freshOf(view: MedurisView, before: MedurisView | null): Fresh {
  const fields = new Set<number>()
  const none = { fields, runes: new Set<string>(), piles: new Set<Material>(), druid: false, die: false, built: null }
  if (!before || before.fields.length !== view.fields.length) return none
  let built: number | null = null
  for (const [i, field] of view.fields.entries()) {
    const was = before.fields[i]
    if (field.building && !was?.building) built = i
    if (field.chip !== was?.chip || field.building?.kind !== was?.building?.kind) fields.add(i)
  }
  return {
    fields,
    runes: new Set(Object.keys(view.runes).filter((name) => view.runes[name] !== before.runes[name])),
    piles: new Set(MATERIALS.filter((material) => view.piles[material] !== before.piles[material])),
    druid: view.druid !== before.druid,
    die: view.face !== null && (view.face !== before.face || view.seat !== before.seat),
    built,
  }
}

// What is new, by names for the parts of the board.
export function partsOf(view: MedurisView, before: MedurisView): string[] {
  const fresh = freshOf(view, before)
  const plains = workersOf(view, before).filter((worker) => worker.fresh)
  return [
    ...[...fresh.fields].map((field) => `field:${field}`),
    ...[...fresh.runes].map((rune) => `rune:${rune}`),
    ...[...fresh.piles].map((pile) => `pile:${pile}`),
    ...plains.map(({ plain }) => `plain:${plain}`),
    ...(fresh.druid ? ['druid'] : []),
  ]
}

// How the viewer's own stock changed, for the chips that go to and from the piles.
export function stockChange(view: MedurisView, before: MedurisView | null, seat: number | null, material: Material): number {
  const [is, was] = [stockOf(view, seat), stockOf(before, seat)]
  return is && was ? is[material] - was[material] : 0
}

export function stockOf(view: MedurisView | null, seat: number | null): MedurisView['piles'] | null {
  return seat === null ? null : (view?.players[seat]?.stock ?? null)
}
