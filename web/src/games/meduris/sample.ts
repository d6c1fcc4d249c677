// A position to test with: the printed ring, three players, the first of whom looks.
import { PRINTED } from './geometry'
import type { Building, FieldView, MedurisView } from './view'

const DISTRICTS = ['serpent', 'lozenge', 'sprout', 'arch', 'spiral', 'wave', 'fish', 'hook', 'arrow']

export function sampleFields(sizes = PRINTED[32]?.sizes ?? ''): FieldView[] {
  return sizes.split(',').flatMap((size, i) =>
    Array.from({ length: Number(size) }, (): FieldView => ({
      materials: ['wood', 'stone'],
      district: DISTRICTS[i] ?? 'arrow',
      chip: null,
      building: null,
    })),
  )
}

export function sampleView(change: Partial<MedurisView> = {}): MedurisView {
  return {
    step: 'act',
    seat: 0,
    asked: 0,
    face: 'wool',
    druid: 'temple',
    fields: sampleFields(),
    plains: { wood: [0, 1], wool: [0], copper: [2], stone: [1, 2] },
    piles: { wood: 15, wool: 14, copper: 13, stone: 12 },
    runes: Object.fromEntries(DISTRICTS.map((name) => [name, null])),
    players: [
      { colour: 'blue', marker: 5, huts: 8, temples: 2, workers: 0, stock: { wood: 1, wool: 2, copper: 0, stone: 3 } },
      { colour: 'lightgreen', marker: 6, huts: 7, temples: 2, workers: 0 },
      { colour: 'purple', marker: 7, huts: 8, temples: 1, workers: 0 },
    ],
    payment: null,
    last_turns: 0,
    final: false,
    ...change,
  }
}

export function withBuildings(view: MedurisView, built: Record<number, Building>): MedurisView {
  const fields = view.fields.map((field, i) => ({ ...field, building: built[i] ?? field.building }))
  return { ...view, fields }
}
