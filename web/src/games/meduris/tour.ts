// A first game with hints.
import { ASK, END, MOVE, target, type Step } from '../../lib/tour'

export const TOUR: readonly Step[] = [
  { name: 'plains', point: target('plain:') },
  ASK,
  MOVE,
  { name: 'stock', point: target('stock:') },
  { name: 'fields', point: target('field:') },
  { name: 'druid', point: '[data-target="druid"]' },
  { name: 'score', point: '.players' },
  END,
]
