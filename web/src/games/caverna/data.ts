// The printed components, to draw them: prices, points, strengths, and pictures of what things do.
// The figures are those of src/dolmen/games/caverna/figures.py; the pictures are drawn here, one for each
// name that is printed.
import { FIGURES } from './figures'
import type { Good } from './view'

// A picture in short: symbols of the sprite, "*2" a number at one, "~" joined, "/" or, ">" then.
export type Signs = string

export type FurnishingName = keyof typeof FIGURES.furnishings
export type SpaceName = (typeof FIGURES.spaces)[number]
export type LootName = (typeof FIGURES.loot)[number]['name']
export type Colour = (typeof FIGURES.furnishings)[FurnishingName]['colour']
export const COLOURS: readonly Colour[] = ['orange', 'green', 'yellow']

export interface Furnishing {
  colour: Colour
  cost: Partial<Record<Good, number>>
  points: number
  signs: Signs
}

const FURNISHING_SIGNS: Record<FurnishingName, Signs> = {
  dwelling: 'dwarf',
  simple_dwelling_4_2: 'dwarf',
  simple_dwelling_3_3: 'dwarf',
  mixed_dwelling: 'dwarf sheep*2',
  couple_dwelling: 'dwarf~dwarf',
  additional_dwelling: 'dwarf*6',
  cuddle_room: 'dwarf > sheep',
  breakfast_room: 'cattle*3',
  stubble_room: 'field > sheep',
  work_room: 'tunnel > room',
  guest_room: '/ > +',
  office_room: 'meadow~field gold*2',
  carpenter: 'wood*-1',
  stone_carver: 'stone*2 stone*-1',
  blacksmith: 'ore*2 anvil*-2',
  miner: 'donkey~ore-mine > ore',
  builder: 'ore > wood / stone',
  trader: 'gold*2 > wood stone ore',
  wood_supplier: 'wood*7',
  stone_supplier: 'stone*5',
  ruby_supplier: 'ruby*4',
  dog_school: 'dog > wood',
  quarry: 'donkey > stone',
  seam: 'stone > ore',
  slaughtering_cave: 'boar > food*+1',
  cooking_cave: 'grain vegetable > food*5',
  working_cave: 'wood / stone / ore*2',
  mining_cave: 'donkey > food*-1',
  breeding_cave: 'sheep > food',
  peaceful_cave: 'weapon-plate > food',
  weaving_parlor: 'sheep*2 > point*1',
  milking_parlor: 'cattle > point*1',
  state_parlor: 'dwelling > point*4',
  hunting_parlor: 'boar*2 > gold*2 food*2',
  beer_parlor: 'grain*2 > gold*3 / food*4',
  blacksmithing_parlor: 'ruby ore > gold*2 food',
  stone_storage: 'stone > point*1',
  ore_storage: 'ore*2 > point*1',
  spare_part_storage: 'wood stone ore > gold*2',
  main_storage: 'room > point*2',
  weapon_storage: 'weapon-plate > point*3',
  supplies_storage: 'weapon-plate > point*8',
  broom_chamber: 'dwarf*5 > point*5',
  treasure_chamber: 'ruby > point*1',
  food_chamber: 'grain vegetable > point*2',
  prayer_chamber: 'dwarf > point*8',
  writing_chamber: 'point*7',
  fodder_chamber: 'sheep*3 > point*1',
}

// By name, in the order of the box; names come from views and moves too.
export const FURNISHINGS: Record<string, Furnishing> = Object.fromEntries(
  Object.entries(FIGURES.furnishings).map(([name, printed]) => [
    name,
    { ...printed, signs: FURNISHING_SIGNS[name as FurnishingName] },
  ]),
)

// What the action of a space is, beside the goods that lie there.
const FARMING = 'pasture pasture~pasture stable'
const SPACE_SIGNS: Record<SpaceName, Signs> = {
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

export const SPACES: Record<string, Signs> = SPACE_SIGNS

// The round cards of each stage and the rounds they come in; the wish has an urgent face.
export const STAGES: readonly { rounds: readonly number[]; cards: readonly string[] }[] = FIGURES.stages
export const WISH = FIGURES.wish
export const URGENT_WISH = FIGURES.urgentWish
const NO_EXPLORATION = 2
export const FIRST_MARKER = FIGURES.firstMarker
export const STRONGEST = FIGURES.strongest
export const STRONGEST_FORGED = FIGURES.strongestForged

// Up to two players there is no round 9 and no exploration.
export function stagesOf(seats: number): typeof STAGES {
  if (seats > NO_EXPLORATION) return STAGES
  return STAGES.map(({ rounds, cards }) => ({
    rounds: rounds.filter((round) => round !== FIGURES.skippedRound),
    cards: cards.filter((card) => card !== FIGURES.exploration),
  }))
}

const LOOT_SIGNS: Record<LootName, Signs> = {
  all_weapons_plus_1: 'weapon-plate*+1',
  wood: 'wood',
  dog: 'dog',
  grain: 'grain',
  sheep: 'sheep',
  stone: 'stone',
  donkey: 'donkey',
  vegetable: 'vegetable',
  ore: 'ore*2',
  wild_boar: 'boar',
  gold: 'gold*2',
  furnish_cavern: 'room',
  stable: 'stable',
  tunnel: 'tunnel',
  small_pasture: 'pasture',
  cattle: 'cattle',
  large_pasture: 'pasture~pasture',
  meadow: 'meadow',
  dwelling: 'dwelling',
  field: 'field',
  sow: 'sow',
  cavern: 'cavern',
  breed: 'sheep~cattle',
}
export const LOOT: readonly { name: string; strength: number; signs: Signs }[] = FIGURES.loot.map((item) => ({
  ...item,
  signs: LOOT_SIGNS[item.name],
}))

// What the weekly market asks for each, in gold.
export const MARKET: readonly { good: Good; price: number }[] = FIGURES.market

// Exchanges for food, for a ruby, and by a furnishing.
export const EATEN: readonly { name: string; good: Good; count: number; food: number }[] = FIGURES.eaten.map(
  ({ id, takes, gives }) => {
    const [[good, count]] = Object.entries(takes) as [[Good, number]]
    return { name: id, good, count, food: gives.food }
  },
)
export const RUBY: readonly { good: Good; signs: Signs }[] = FIGURES.ruby.map(({ id, takes, gives }) => {
  const { ruby: _, ...beside } = takes as Partial<Record<Good, number>>
  const given = goodsAsSigns(gives)
  return { good: id, signs: Object.keys(beside).length > 0 ? `+ ${goodsAsSigns(beside)} > ${given}` : given }
})
export const USES: readonly { name: string; furnishing: string; signs: Signs }[] = FIGURES.uses.map(
  ({ id, takes, gives, furnishing }) => ({
    name: id,
    furnishing,
    signs: `${goodsAsSigns(takes)} > ${goodsAsSigns(gives)}`,
  }),
)

function goodsAsSigns(goods: Partial<Record<Good, number>>): Signs {
  return Object.entries(goods)
    .map(([good, count]) => (count === 1 ? symbolOf(good) : `${symbolOf(good)}*${count}`))
    .join(' ')
}

// The symbol of a good in the sprite.
export function symbolOf(good: string): string {
  return good === 'wild_boar' ? 'boar' : good
}

// A name of the data as the catalogues write it.
export function slug(name: string): string {
  return name.replaceAll('_', '-')
}
