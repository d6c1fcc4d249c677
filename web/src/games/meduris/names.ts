// What the elements of the board are called, for screen readers and on hovering.
import { text, words } from '../../lib/words.svelte'
import type { FieldView, Material, MedurisView } from './view'

export function material(name: Material): string {
  return text('meduris-material', { material: name })
}

export function chips(name: Material, count: number): string {
  return text('meduris-chips', { material: name, count })
}

export function district(name: string): string {
  return text('meduris-district', { district: name })
}

export function field(index: number, field: FieldView, names: readonly string[]): string {
  // A field has two.
  const [a, b] = field.materials as [Material, Material]
  const where = { field: index, district: district(field.district) }
  const built = field.building
  let said = text('web-meduris-field', { ...where, a: material(a), b: material(b) })
  if (built) {
    const told = { ...where, player: names[built.owner] ?? '', count: built.run ?? 0 }
    said = text(built.kind === 'hut' ? 'web-meduris-field-hut' : 'web-meduris-field-temple', told)
  }
  if (field.chip === null) return said
  const chip =
    field.chip === 'face-down'
      ? text('web-meduris-face-down')
      : text('meduris-chip', { chip: field.chip })
  return text('web-meduris-with-chip', { name: said, chip })
}

export function plain(name: Material, seats: readonly number[], names: readonly string[]): string {
  const who = words.join(seats.map((seat) => names[seat] ?? ''))
  const id = seats.length > 0 ? 'web-meduris-plain' : 'web-meduris-plain-empty'
  return text(id, { material: material(name), who })
}

export function druid(view: MedurisView): string {
  if (typeof view.druid === 'number') return text('web-meduris-druid-field', { field: view.druid })
  if (view.druid === 'temple') return text('web-meduris-druid-temple')
  return text('web-meduris-druid-step', { step: Number(view.druid.slice(-1)) })
}

export function rune(name: string, owner: number | null, names: readonly string[]): string {
  const id = owner === null ? 'web-meduris-rune-free' : 'web-meduris-rune'
  return text(id, { district: district(name), player: names[owner ?? 0] ?? '' })
}
