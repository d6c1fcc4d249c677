// The printed components, to draw them: prices, points, strengths, and pictures of what things do.
// data.test.ts holds the figures to src/dolmen/games/caverna/data.py.
import type { Good } from './view'

// A picture in short: symbols of the sprite, "*2" a number at one, "~" joined, "/" or, ">" then.
export type Signs = string

export type Colour = 'orange' | 'green' | 'yellow'
export const COLOURS: readonly Colour[] = ['orange', 'green', 'yellow']

export interface Furnishing {
  colour: Colour
  cost: Partial<Record<Good, number>>
  points: number
  signs: Signs
}

function tile(colour: Colour, cost: Furnishing['cost'], points: number, signs: Signs): Furnishing {
  return { colour, cost, points, signs }
}

export const FURNISHINGS: Record<string, Furnishing> = {
  dwelling: tile('orange', { wood: 4, stone: 3 }, 3, 'dwarf'),
  simple_dwelling_4_2: tile('orange', { wood: 4, stone: 2 }, 0, 'dwarf'),
  simple_dwelling_3_3: tile('orange', { wood: 3, stone: 3 }, 0, 'dwarf'),
  mixed_dwelling: tile('orange', { wood: 5, stone: 4 }, 4, 'dwarf sheep*2'),
  couple_dwelling: tile('orange', { wood: 8, stone: 6 }, 5, 'dwarf~dwarf'),
  additional_dwelling: tile('orange', { wood: 4, stone: 3 }, 5, 'dwarf*6'),
  cuddle_room: tile('green', { wood: 1 }, 2, 'dwarf > sheep'),
  breakfast_room: tile('green', { wood: 1 }, 0, 'cattle*3'),
  stubble_room: tile('green', { wood: 1, ore: 1 }, 1, 'field > sheep'),
  work_room: tile('green', { stone: 1 }, 2, 'tunnel > room'),
  guest_room: tile('green', { wood: 1, stone: 1 }, 0, '/ > +'),
  office_room: tile('green', { stone: 1 }, 0, 'meadow~field gold*2'),
  carpenter: tile('green', { stone: 1 }, 0, 'wood*-1'),
  stone_carver: tile('green', { wood: 1 }, 1, 'stone*2 stone*-1'),
  blacksmith: tile('green', { wood: 1, stone: 2 }, 3, 'ore*2 anvil*-2'),
  miner: tile('green', { wood: 1, stone: 1 }, 3, 'donkey~ore-mine > ore'),
  builder: tile('green', { stone: 1 }, 2, 'ore > wood / stone'),
  trader: tile('green', { wood: 1 }, 2, 'gold*2 > wood stone ore'),
  wood_supplier: tile('green', { stone: 1 }, 2, 'wood*7'),
  stone_supplier: tile('green', { wood: 1 }, 1, 'stone*5'),
  ruby_supplier: tile('green', { wood: 2, stone: 2 }, 2, 'ruby*4'),
  dog_school: tile('green', {}, 0, 'dog > wood'),
  quarry: tile('green', { wood: 1 }, 2, 'donkey > stone'),
  seam: tile('green', { wood: 2 }, 1, 'stone > ore'),
  slaughtering_cave: tile('green', { wood: 2, stone: 2 }, 2, 'boar > food*+1'),
  cooking_cave: tile('green', { stone: 2 }, 2, 'grain vegetable > food*5'),
  working_cave: tile('green', { wood: 1, stone: 1 }, 2, 'wood / stone / ore*2'),
  mining_cave: tile('green', { wood: 3, stone: 2 }, 2, 'donkey > food*-1'),
  breeding_cave: tile('green', { grain: 1, stone: 1 }, 2, 'sheep > food'),
  peaceful_cave: tile('green', { wood: 2, stone: 2 }, 2, 'weapon-plate > food'),
  weaving_parlor: tile('yellow', { wood: 2, stone: 1 }, 0, 'sheep*2 > point*1'),
  milking_parlor: tile('yellow', { wood: 2, stone: 2 }, 0, 'cattle > point*1'),
  state_parlor: tile('yellow', { stone: 3, gold: 5 }, 0, 'dwelling > point*4'),
  hunting_parlor: tile('yellow', { wood: 2 }, 1, 'boar*2 > gold*2 food*2'),
  beer_parlor: tile('yellow', { wood: 2 }, 3, 'grain*2 > gold*3 / food*4'),
  blacksmithing_parlor: tile('yellow', { ore: 3 }, 2, 'ruby ore > gold*2 food'),
  stone_storage: tile('yellow', { wood: 3, ore: 1 }, 0, 'stone > point*1'),
  ore_storage: tile('yellow', { wood: 1, stone: 2 }, 0, 'ore*2 > point*1'),
  spare_part_storage: tile('yellow', { wood: 2 }, 0, 'wood stone ore > gold*2'),
  main_storage: tile('yellow', { wood: 2, stone: 1 }, 0, 'room > point*2'),
  weapon_storage: tile('yellow', { wood: 3, stone: 2 }, 0, 'weapon-plate > point*3'),
  supplies_storage: tile('yellow', { food: 3, wood: 1 }, 0, 'weapon-plate > point*8'),
  broom_chamber: tile('yellow', { wood: 1 }, 0, 'dwarf*5 > point*5'),
  treasure_chamber: tile('yellow', { wood: 1, stone: 1 }, 0, 'ruby > point*1'),
  food_chamber: tile('yellow', { wood: 2, vegetable: 2 }, 0, 'grain vegetable > point*2'),
  prayer_chamber: tile('yellow', { wood: 2 }, 0, 'dwarf > point*8'),
  writing_chamber: tile('yellow', { stone: 2 }, 0, 'point*7'),
  fodder_chamber: tile('yellow', { grain: 2, stone: 1 }, 0, 'sheep*3 > point*1'),
}

// What a discount takes off each price of its owner.
export const DISCOUNTS: Partial<Record<Good, string>> = { wood: 'carpenter', stone: 'stone_carver' }

// What the action of a space is, beside the goods that lie there.
const FARMING = 'pasture pasture~pasture stable'
export const SPACES: Record<string, Signs> = {
  ruby_mining: 'ruby-mine > ruby',
  housework: 'dog room',
  slash_and_burn: 'meadow~field > sow',
  drift_mining_1_3: 'cavern~tunnel',
  excavation_1_3: 'cavern~tunnel / cavern~cavern',
  starting_player_1_3: 'starting-player ore*2',
  logging_1_3: 'sword*1',
  supplies: 'wood stone ore food gold*2',
  ore_mining_1_3: 'ore-mine > ore*2',
  wood_gathering: '',
  clearing_1_3: 'meadow~field',
  sustenance_1_3: 'grain meadow~field',
  strip_mining: 'wood*2',
  imitation_3: 'food*4 > copy',
  forest_exploration_3: 'vegetable',
  drift_mining_4_7: 'cavern~tunnel',
  excavation_4_7: 'cavern~tunnel / cavern~cavern',
  starting_player_4_7: 'starting-player ruby',
  imitation_4_7: 'food*2 > copy',
  logging_4_7: 'sword*1',
  growth: 'wood stone ore food gold*2 / dwarf',
  ore_mining_4_7: 'ore-mine > ore*2',
  forest_exploration_4_7: 'food*2',
  clearing_4_7: 'meadow~field',
  sustenance_4_7: 'meadow~field',
  depot: '',
  small_scale_drift_mining: 'stone cavern~tunnel',
  weekly_market: 'gold*4 > stall',
  imitation_5: 'food*4 > copy',
  hardware_rental_5: 'sword*2 sow',
  fence_building_5: 'pasture pasture~pasture',
  drift_mining_6_7: 'cavern~tunnel',
  imitation_6_7: 'food*1 > copy',
  hardware_rental_6_7: 'wood*2 sword*2 sow',
  fence_building_6_7: 'pasture pasture~pasture',
  large_depot: '',
  imitation_7: 'copy',
  extension: 'wood meadow~field / stone cavern~tunnel',
  blacksmithing: 'anvil > sword*3',
  sheep_farming: FARMING,
  ore_mine_construction: 'ore-mine~deep-tunnel ore*3 > sword*2',
  wish_for_children: 'dwarf / dwelling',
  donkey_farming: FARMING,
  ruby_mine_construction: 'tunnel > ruby-mine',
  ore_delivery: 'ore-mine > ore*2',
  family_life: 'dwarf sow',
  exploration: 'sword*4',
  ore_trading: 'ore*2 > gold*2 food',
  adventure: 'anvil > sword*1 sword*1',
  ruby_delivery: 'ruby-mine*2 > ruby',
  urgent_wish_for_children: 'dwelling > dwarf / gold*3',
}

// The round cards of each stage and the rounds they come in; the wish has an urgent face.
export const STAGES: readonly { rounds: readonly number[]; cards: readonly string[] }[] = [
  { rounds: [1, 2, 3], cards: ['blacksmithing', 'sheep_farming', 'ore_mine_construction'] },
  { rounds: [4, 5, 6], cards: ['wish_for_children', 'donkey_farming', 'ruby_mine_construction'] },
  { rounds: [7, 8, 9], cards: ['ore_delivery', 'family_life', 'exploration'] },
  { rounds: [10, 11, 12], cards: ['ore_trading', 'adventure', 'ruby_delivery'] },
]
export const WISH = 'wish_for_children'
export const URGENT_WISH = 'urgent_wish_for_children'
const SKIPPED = 9
const NO_EXPLORATION = 2
export const FIRST_MARKER = 6
export const STRONGEST = 14
export const STRONGEST_FORGED = 8

// Up to two players there is no round 9 and no exploration.
export function stagesOf(seats: number): typeof STAGES {
  if (seats > NO_EXPLORATION) return STAGES
  return STAGES.map(({ rounds, cards }) => ({
    rounds: rounds.filter((round) => round !== SKIPPED),
    cards: cards.filter((card) => card !== 'exploration'),
  }))
}

export const LOOT: readonly { name: string; strength: number; signs: Signs }[] = [
  { name: 'all_weapons_plus_1', strength: 1, signs: 'weapon-plate*+1' },
  { name: 'wood', strength: 1, signs: 'wood' },
  { name: 'dog', strength: 1, signs: 'dog' },
  { name: 'grain', strength: 2, signs: 'grain' },
  { name: 'sheep', strength: 2, signs: 'sheep' },
  { name: 'stone', strength: 3, signs: 'stone' },
  { name: 'donkey', strength: 3, signs: 'donkey' },
  { name: 'vegetable', strength: 4, signs: 'vegetable' },
  { name: 'ore', strength: 4, signs: 'ore*2' },
  { name: 'wild_boar', strength: 5, signs: 'boar' },
  { name: 'gold', strength: 6, signs: 'gold*2' },
  { name: 'furnish_cavern', strength: 7, signs: 'room' },
  { name: 'stable', strength: 8, signs: 'stable' },
  { name: 'tunnel', strength: 9, signs: 'tunnel' },
  { name: 'small_pasture', strength: 9, signs: 'pasture' },
  { name: 'cattle', strength: 10, signs: 'cattle' },
  { name: 'large_pasture', strength: 10, signs: 'pasture~pasture' },
  { name: 'meadow', strength: 11, signs: 'meadow' },
  { name: 'dwelling', strength: 11, signs: 'dwelling' },
  { name: 'field', strength: 12, signs: 'field' },
  { name: 'sow', strength: 12, signs: 'sow' },
  { name: 'cavern', strength: 14, signs: 'cavern' },
  { name: 'breed', strength: 14, signs: 'sheep~cattle' },
]

// What the weekly market asks for each, in gold.
export const MARKET: readonly { good: Good; price: number }[] = [
  { good: 'wood', price: 1 },
  { good: 'stone', price: 1 },
  { good: 'ore', price: 1 },
  { good: 'grain', price: 1 },
  { good: 'vegetable', price: 2 },
  { good: 'dog', price: 2 },
  { good: 'sheep', price: 1 },
  { good: 'donkey', price: 1 },
  { good: 'wild_boar', price: 2 },
  { good: 'cattle', price: 3 },
]

// Exchanges for food, for a ruby, and by a furnishing.
export const EATEN: readonly { name: string; good: Good; count: number; food: number }[] = [
  { name: 'sheep', good: 'sheep', count: 1, food: 1 },
  { name: 'donkey', good: 'donkey', count: 1, food: 1 },
  { name: 'donkeys', good: 'donkey', count: 2, food: 3 },
  { name: 'wild_boar', good: 'wild_boar', count: 1, food: 2 },
  { name: 'cattle', good: 'cattle', count: 1, food: 3 },
  { name: 'grain', good: 'grain', count: 1, food: 1 },
  { name: 'vegetable', good: 'vegetable', count: 1, food: 2 },
]
export const RUBY: readonly { good: Good; signs: Signs }[] = [
  { good: 'wood', signs: 'wood' },
  { good: 'stone', signs: 'stone' },
  { good: 'ore', signs: 'ore' },
  { good: 'grain', signs: 'grain' },
  { good: 'vegetable', signs: 'vegetable' },
  { good: 'food', signs: 'food*2' },
  { good: 'gold', signs: 'gold' },
  { good: 'dog', signs: 'dog' },
  { good: 'sheep', signs: 'sheep' },
  { good: 'donkey', signs: 'donkey' },
  { good: 'wild_boar', signs: 'boar' },
  { good: 'cattle', signs: '+ food > cattle' },
]
export const USES: readonly { name: string; furnishing: string; signs: Signs }[] = [
  { name: 'cooking_cave', furnishing: 'cooking_cave', signs: 'grain vegetable > food*5' },
  { name: 'trader', furnishing: 'trader', signs: 'gold*2 > wood stone ore' },
  { name: 'spare_part_storage', furnishing: 'spare_part_storage', signs: 'wood stone ore > gold*2' },
  { name: 'hunting_parlor', furnishing: 'hunting_parlor', signs: 'boar*2 > gold*2 food*2' },
  { name: 'beer_parlor for gold', furnishing: 'beer_parlor', signs: 'grain*2 > gold*3' },
  { name: 'beer_parlor for food', furnishing: 'beer_parlor', signs: 'grain*2 > food*4' },
  { name: 'blacksmithing_parlor', furnishing: 'blacksmithing_parlor', signs: 'ruby ore > gold*2 food' },
]

// The symbol of a good in the sprite.
export function symbolOf(good: string): string {
  return good === 'wild_boar' ? 'boar' : good
}

// A name of the data as the catalogues write it.
export function slug(name: string): string {
  return name.replaceAll('_', '-')
}
