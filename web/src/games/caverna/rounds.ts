// The track of rounds: how each one ends, as far as anybody knows.
import { text } from '../../lib/words.svelte'
import { FIRST_MARKER, stagesOf } from './data'
import type { CavernaView, Harvest } from './view'

export type Ending = Harvest | 'hidden' | 'past'

const QUESTIONS: readonly Harvest[] = ['none', 'food', 'choice']
const FOOD_ROUND = 4
const FIRST_HARVEST = 3

export function roundsOf(view: CavernaView): number[] {
  return stagesOf(view.players.length).flatMap((stage) => [...stage.rounds])
}

// How the round under way will end.
export function endingOf(view: CavernaView): Ending {
  if (view.harvest !== 'none') return view.harvest
  const known = knownEnding(view, view.round)
  if (known !== 'hidden') return known
  if (view.marker === 'leaf') return 'normal'
  return view.marker === 'question' ? (QUESTIONS[view.questions] ?? 'choice') : 'hidden'
}

export function endingAt(view: CavernaView, round: number): Ending {
  if (round === view.round && view.phase !== 'over') return endingOf(view)
  const known = knownEnding(view, round)
  // What a marker was is not remembered by anybody once its round is over.
  return known === 'hidden' && round <= view.round ? 'past' : known
}

// What is printed; from the sixth round on a marker decides, save for whoever plays alone.
function knownEnding(view: CavernaView, round: number): Ending {
  if (round < FIRST_HARVEST) return 'none'
  if (round === FOOD_ROUND) return 'food'
  if (round < FIRST_MARKER || view.players.length === 1) return 'normal'
  return 'hidden'
}

// How many markers of each kind still lie face down.
export function markersLeft(view: CavernaView): { leaves: number; questions: number } {
  const leaves = view.players.length > 2 ? 4 : 3
  return {
    leaves: leaves - view.leaves - (view.marker === 'leaf' ? 1 : 0),
    questions: 3 - view.questions - (view.marker === 'question' ? 1 : 0),
  }
}

// The round and the stage it belongs to, for the bar.
export function stageOf(view: CavernaView): string {
  if (view.phase === 'over') return ''
  const stages = stagesOf(view.players.length)
  const stage = stages.findIndex(({ rounds }) => rounds.includes(view.round)) + 1
  const last = stages.at(-1)?.rounds.at(-1) ?? view.round
  return text('web-caverna-round', { round: view.round, last, stage })
}
