// A first game with hints.
import { ASK, END, MOVE, target, type Step } from '../../lib/tour'

export const TOUR: readonly Step[] = [
  { name: 'places', point: target('slot:') },
  { name: 'hand', point: target('card:') },
  ASK,
  MOVE,
  { name: 'servants', point: target('reserve:') },
  { name: 'ritual', point: target('slot:') },
  { name: 'column', point: '.column, .strip' },
  END,
]
