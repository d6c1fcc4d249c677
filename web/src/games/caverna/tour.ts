// A first game with hints.
import { ASK, END, MOVE, target, type Step } from '../../lib/tour'

const place = (name: string): string => `[data-place="${name}"]`

export const TOUR: readonly Step[] = [
  { name: 'spaces', point: target('space:'), press: place('work') },
  ASK,
  MOVE,
  { name: 'home', point: target('home:'), press: place('home') },
  { name: 'furnishings', point: target('furnishing:'), press: place('rooms') },
  { name: 'harvest', point: '.caverna .track', press: place('work') },
  { name: 'score', point: '.players' },
  END,
]
