// A position to test with: three clans in the second round; the first one looks.
import type { LegalMove } from '../../lib/wire'
import type { CavernaView, ClanView, Counts, Good } from './view'

const NOTHING = { wood: 0, stone: 0, ore: 0, ruby: 0, grain: 0, vegetable: 0, food: 0, gold: 0, dog: 0, sheep: 0, donkey: 0, wild_boar: 0, cattle: 0 }

export function sampleClan(change: Partial<ClanView> = {}, goods: Counts = {}): ClanView {
  return {
    goods: { ...NOTHING, food: 1, ...goods } as Record<Good, number>,
    begging: 0,
    dwarfs: [
      { weapon: 0, at: null, born: false },
      { weapon: 0, at: null, born: false },
    ],
    room: 2,
    stables: 0,
    board: { '3,4': 'cavern' },
    animals: {},
    owned: [],
    affordable: [],
    prices: {},
    suppliers: {},
    extended: false,
    choice: null,
    due: 0,
    score: -28,
    ...change,
  }
}

export function sampleView(change: Partial<CavernaView> = {}): CavernaView {
  return {
    phase: 'work',
    asked: 0,
    round: 2,
    seat: 0,
    token: 1,
    marker: null,
    questions: 0,
    leaves: 0,
    cards: ['blacksmithing', 'sheep_farming'],
    spaces: {
      ruby_mining: { goods: { ruby: 2 }, dwarf: null },
      housework: { goods: {}, dwarf: null },
      slash_and_burn: { goods: {}, dwarf: null },
      logging_1_3: { goods: { wood: 3 }, dwarf: null },
      blacksmithing: { goods: {}, dwarf: null },
      sheep_farming: { goods: { sheep: 1 }, dwarf: null },
    },
    furnishings: ['dwelling', 'carpenter', 'state_parlor', 'dog_school'],
    players: [sampleClan(), sampleClan(), sampleClan()],
    turn: { dwarf: null, space: null, imitating: false, acted: false, overtaking: 0, coins: false, strength: 0 },
    action: null,
    harvest: 'none',
    cave_fed: false,
    kept: [],
    ...change,
  }
}

export function legal(move: string, target: string, gamble = false): LegalMove {
  const words: LegalMove['words'] = { id: 'caverna-move-end', args: {}, text: null, clause: null, role: '' }
  return { move, target, words, final: gamble, gamble, forced: false }
}
