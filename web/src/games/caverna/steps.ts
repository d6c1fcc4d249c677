// The choices of the step under way that are drawn nowhere else, in the order they are offered.
import type { LegalMove } from '../../lib/wire'
import { symbolOf } from './data'

export interface Step {
  move: LegalMove
  signs: string
  // Its element is here; other choices have theirs in the stock and are repeated here.
  isTarget: boolean
  isMain: boolean
}

const PAYING: Record<string, string> = {
  'pay ore for wood': 'ore > wood',
  'pay ore for stone': 'ore > stone',
  'pay ore for both': 'ore*2 > wood stone',
}
const OTHERS: Record<string, string> = {
  grow: 'dwarf*+1',
  'trade ore': 'ore*2 > gold*2 food',
  'extend forest': 'wood meadow~field',
  'extend mountain': 'stone cavern~tunnel',
  'harvest fields': 'grain vegetable',
  'harvest breeding': 'sheep cattle',
  ...PAYING,
}
const HERE = /^(take|grow|extend|pay|breed|harvest|stay|stop|end)\b/
const REPEATED = /^(sow|trade|cave)\b/
const LAST = /^(stop|end)\b/

function signsOf(move: LegalMove): string {
  const [verb = '', ...rest] = move.move.split(' ')
  if (verb === 'breed') return rest.filter((name) => name !== 'nothing').map((name) => `${symbolOf(name)}*+1`).join(' ')
  if (verb === 'sow') return `${rest[0]} > sow`
  if (verb === 'cave') return `${rest[0]}${rest[0] === 'ore' ? '*2' : ''} > dwarf`
  return OTHERS[move.move] ?? ''
}

export function stepsOf(legal: readonly LegalMove[]): Step[] {
  const steps = legal.flatMap((move): Step[] => {
    const isTarget = HERE.test(move.move)
    if (!isTarget && !REPEATED.test(move.move)) return []
    return [{ move, signs: signsOf(move), isTarget, isMain: false }]
  })
  const last = steps.filter((step) => LAST.test(step.move.move))
  const rest = steps.filter((step) => !LAST.test(step.move.move))
  // What ends a step stands out once nothing else is left to do.
  return [...rest, ...last.map((step) => ({ ...step, isMain: rest.length === 0 }))]
}
