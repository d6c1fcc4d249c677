"""Every action space as printed, in the six combinators of `core.flow`, and what its atoms are."""

from typing import Final

from dolmen.core.flow import Book, Part, any_of, do, may, one_of, seq, then
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import GOOD_NAMES, SPACE_COUNT, SPACE_NAMES

# Atoms that only give (CAV-WORK-19).
TAKE_GOODS: Final = 0  # what has accumulated on the space
GIVE: Final = 1  # a row of GIFTS
ORE_BONUS: Final = 2  # 2 ore for each ore mine
RUBY_BONUS: Final = 3  # 1 ruby with so many ruby mines
TAKE_TOKEN: Final = 4
TAKE_DOG: Final = 5  # of housework, whose moment matters with a dog school
# Atoms that a player chooses, in the order of their moves.
LAY_FIELD: Final = 6  # a meadow and field
LAY_TUNNEL: Final = 7  # a cavern and tunnel
LAY_EITHER: Final = 8  # or two caverns
LAY_ORE_MINE: Final = 9
LAY_ON_TUNNEL: Final = 10  # a ruby mine
LAY_ON_DEEP: Final = 11
FENCE_SMALL: Final = 12
FENCE_LARGE: Final = 13
BUILD_STABLE: Final = 14
FURNISH_ANY: Final = 15
FURNISH_DWELLING: Final = 16
HAVE_CHILD: Final = 17
SOW_FIELDS: Final = 18
FORGE_WEAPON: Final = 19
EXPEDITION: Final = 20  # of a level
BUY: Final = 21
TRADE_ORE: Final = 22
EXTEND_FOREST: Final = 23
EXTEND_MOUNTAIN: Final = 24
# Steps inside an action, which are roots of their own.
IMITATING_NOW: Final = 25
LOOT_TILE: Final = 26  # which furnishing
LOOT_STABLE_AT: Final = 27
LOOT_SMALL_AT: Final = 28
LOOT_LARGE_AT: Final = 29
LOOT_LAY: Final = 30  # a single tile: meadow, field, tunnel, cavern
LOOT_SOWING: Final = 31
LOOT_BREEDING: Final = 32
HOUSE: Final = 33  # animals must be converted until all have room
PAY_FOR: Final = 34  # how a furnishing is paid
SITE_FOR: Final = 35  # where it goes
# Questions outside of a flow's own atoms.
PLACING: Final = 36  # where the dwarf whose turn it is goes
OVERTAKEN: Final = 37  # where the dwarf that overtook the others goes
NEXT_PART: Final = 38  # which part of the action comes next, or whether it ends
BEGUN: Final = 39  # whether a part of several moves, of which something was done, goes on
STEP: Final = 40  # + the phase: a question outside of the work phase

# The same as bits; what is asked at one moment is a set of them (`action.asked_of`).
TAKE_GOODS_BIT: Final = 1 << TAKE_GOODS
GIVE_BIT: Final = 1 << GIVE
ORE_BONUS_BIT: Final = 1 << ORE_BONUS
RUBY_BONUS_BIT: Final = 1 << RUBY_BONUS
TAKE_TOKEN_BIT: Final = 1 << TAKE_TOKEN
TAKE_DOG_BIT: Final = 1 << TAKE_DOG
LAY_FIELD_BIT: Final = 1 << LAY_FIELD
LAY_TUNNEL_BIT: Final = 1 << LAY_TUNNEL
LAY_EITHER_BIT: Final = 1 << LAY_EITHER
LAY_ORE_MINE_BIT: Final = 1 << LAY_ORE_MINE
LAY_ON_TUNNEL_BIT: Final = 1 << LAY_ON_TUNNEL
LAY_ON_DEEP_BIT: Final = 1 << LAY_ON_DEEP
FENCE_SMALL_BIT: Final = 1 << FENCE_SMALL
FENCE_LARGE_BIT: Final = 1 << FENCE_LARGE
BUILD_STABLE_BIT: Final = 1 << BUILD_STABLE
FURNISH_ANY_BIT: Final = 1 << FURNISH_ANY
FURNISH_DWELLING_BIT: Final = 1 << FURNISH_DWELLING
HAVE_CHILD_BIT: Final = 1 << HAVE_CHILD
SOW_FIELDS_BIT: Final = 1 << SOW_FIELDS
FORGE_WEAPON_BIT: Final = 1 << FORGE_WEAPON
EXPEDITION_BIT: Final = 1 << EXPEDITION
BUY_BIT: Final = 1 << BUY
TRADE_ORE_BIT: Final = 1 << TRADE_ORE
EXTEND_FOREST_BIT: Final = 1 << EXTEND_FOREST
EXTEND_MOUNTAIN_BIT: Final = 1 << EXTEND_MOUNTAIN
IMITATING_NOW_BIT: Final = 1 << IMITATING_NOW
LOOT_TILE_BIT: Final = 1 << LOOT_TILE
LOOT_STABLE_BIT: Final = 1 << LOOT_STABLE_AT
LOOT_SMALL_BIT: Final = 1 << LOOT_SMALL_AT
LOOT_LARGE_BIT: Final = 1 << LOOT_LARGE_AT
LOOT_LAY_BIT: Final = 1 << LOOT_LAY
LOOT_SOWING_BIT: Final = 1 << LOOT_SOWING
LOOT_BREEDING_BIT: Final = 1 << LOOT_BREEDING
HOUSE_BIT: Final = 1 << HOUSE
PAY_FOR_BIT: Final = 1 << PAY_FOR
SITE_FOR_BIT: Final = 1 << SITE_FOR
PLACING_BIT: Final = 1 << PLACING
OVERTAKEN_BIT: Final = 1 << OVERTAKEN
NEXT_PART_BIT: Final = 1 << NEXT_PART
BEGUN_BIT: Final = 1 << BEGUN
# The phases outside of the work phase, by their numbers in `state`.
KEEPING_BIT: Final = 1 << STEP + 1
CHOOSING_BIT: Final = 1 << STEP + 2
FEEDING_BIT: Final = 1 << STEP + 3
BREEDING_BIT: Final = 1 << STEP + 4
BRED_BIT: Final = 1 << STEP + 5
LAST_BIT: Final = 1 << STEP + 6

GIFTS: Final = (1 << LAY_FIELD) - 1  # those that only give
EAGER: Final = GIFTS - TAKE_DOG_BIT
# What never fails.
ALWAYS: Final = GIVE_BIT | TAKE_TOKEN_BIT | TAKE_DOG_BIT | EXTEND_FOREST_BIT | EXTEND_MOUNTAIN_BIT

# What no exchange takes away, and what only a single tile does (`caution`).
LASTING: Final = (
    GIFTS | ALWAYS | LAY_ORE_MINE_BIT | LAY_ON_TUNNEL_BIT | LAY_ON_DEEP_BIT | HAVE_CHILD_BIT
)
TILE_BITS: Final = LAY_FIELD_BIT | LAY_TUNNEL_BIT | LAY_EITHER_BIT

# By what each kind of move is asked for.
EXCHANGES: Final = (  # CAV-CONVERT-08
    PLACING_BIT
    | NEXT_PART_BIT
    | BEGUN_BIT
    | HOUSE_BIT
    | FEEDING_BIT
    | BREEDING_BIT
    | BRED_BIT
    | LAST_BIT
)
# Where an exchange could spoil an action that has yet to begin (CAV-WORK-20).
ENDANGERED: Final = NEXT_PART_BIT | HOUSE_BIT
PLACES: Final = PLACING_BIT | OVERTAKEN_BIT
TUNNELS: Final = LAY_TUNNEL_BIT | LAY_EITHER_BIT
RUBY_MINES: Final = LAY_ON_TUNNEL_BIT | LAY_ON_DEEP_BIT
SMALL_PASTURES: Final = FENCE_SMALL_BIT | LOOT_SMALL_BIT
LARGE_PASTURES: Final = FENCE_LARGE_BIT | LOOT_LARGE_BIT
STABLES: Final = BUILD_STABLE_BIT | LOOT_STABLE_BIT
FURNISHINGS: Final = FURNISH_ANY_BIT | FURNISH_DWELLING_BIT | LOOT_TILE_BIT
SOWINGS: Final = SOW_FIELDS_BIT | LOOT_SOWING_BIT
EXTENSIONS: Final = EXTEND_FOREST_BIT | EXTEND_MOUNTAIN_BIT
TAKINGS: Final = TAKE_GOODS_BIT | GIVE_BIT | TAKE_DOG_BIT
BIRTHS: Final = LOOT_BREEDING_BIT | BREEDING_BIT
HARVEST_STEPS: Final = CHOOSING_BIT | FEEDING_BIT | BREEDING_BIT | BRED_BIT
ENDINGS: Final = NEXT_PART_BIT | KEEPING_BIT | BRED_BIT | LAST_BIT
# Parts of several moves, which have a frame of their own while they go on.
SEVERAL: Final = SOWINGS | EXPEDITION_BIT | BUY_BIT | TRADE_ORE_BIT
# Groups that are listed together: tiles, fences and stables; the other parts; steps inside a part.
BUILDINGS: Final = (
    LAY_FIELD_BIT | TUNNELS | LAY_ORE_MINE_BIT | RUBY_MINES | SMALL_PASTURES | LARGE_PASTURES
) | STABLES
PARTS: Final = FURNISHINGS | HAVE_CHILD_BIT | FORGE_WEAPON_BIT | SEVERAL | EXTENSIONS | TAKINGS
DETAILS: Final = PAY_FOR_BIT | SITE_FOR_BIT | LOOT_LAY_BIT | BIRTHS

# What GIVE gives.
_GIFTS: Final = (
    {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2},
    {"ore": 2},
    {"ruby": 1},
    {"grain": 1},
    {"wood": 2},
    {"vegetable": 1},
    {"food": 2},
    {"stone": 1},
    {"gold": 4},
    {"gold": 3},
)
SUPPLIES, TWO_ORE, ONE_RUBY, ONE_GRAIN, TWO_WOOD = range(5)
ONE_VEGETABLE, TWO_FOOD, ONE_STONE, FOUR_GOLD, THREE_GOLD = range(5, 10)
GIFT: Final = vec[i64]([row.get(name, 0) for row in _GIFTS for name in GOOD_NAMES])

MEADOW_TILE: Final = 0
FIELD_TILE: Final = 1
TUNNEL_TILE: Final = 2
CAVERN_TILE: Final = 3

_take: Final = do(TAKE_GOODS)
_expedition: Final = tuple(do(EXPEDITION, level) for level in range(5))
_fences: Final = any_of(do(FENCE_SMALL), do(FENCE_LARGE))
_drift: Final = any_of(_take, do(LAY_TUNNEL))
_excavation: Final = any_of(_take, do(LAY_EITHER))
_clearing: Final = any_of(_take, do(LAY_FIELD))
_ore: Final = seq(_take, do(ORE_BONUS))
_farming: Final = then(any_of(do(FENCE_SMALL), do(FENCE_LARGE), do(BUILD_STABLE)), _take)
_imitation: Final = seq(do(IMITATING_NOW))

FLOWS: Final[dict[str, Part]] = {
    "ruby_mining": seq(_take, do(RUBY_BONUS, 1)),
    "housework": any_of(do(TAKE_DOG), do(FURNISH_ANY)),
    "slash_and_burn": then(do(LAY_FIELD), do(SOW_FIELDS)),
    "drift_mining_1_3": _drift,
    "excavation_1_3": _excavation,
    # CAV-FIRST-02
    "starting_player_1_3": seq(do(TAKE_TOKEN), _take, do(GIVE, TWO_ORE)),
    "logging_1_3": then(_take, _expedition[1]),
    # CAV-TRADE-01
    "supplies": seq(do(GIVE, SUPPLIES)),
    "ore_mining_1_3": _ore,
    "wood_gathering": seq(_take),
    "clearing_1_3": _clearing,
    "sustenance_1_3": any_of(_take, do(GIVE, ONE_GRAIN), do(LAY_FIELD)),
    "strip_mining": seq(_take, do(GIVE, TWO_WOOD)),
    "imitation_3": _imitation,
    "forest_exploration_3": seq(_take, do(GIVE, ONE_VEGETABLE)),
    "drift_mining_4_7": _drift,
    "excavation_4_7": _excavation,
    "starting_player_4_7": seq(do(TAKE_TOKEN), _take, do(GIVE, ONE_RUBY)),
    "imitation_4_7": _imitation,
    "logging_4_7": then(_take, _expedition[1]),
    # CAV-TRADE-02
    "growth": one_of(do(GIVE, SUPPLIES), do(HAVE_CHILD)),
    "ore_mining_4_7": _ore,
    "forest_exploration_4_7": seq(_take, do(GIVE, TWO_FOOD)),
    "clearing_4_7": _clearing,
    "sustenance_4_7": _clearing,
    "depot": seq(_take),
    "small_scale_drift_mining": any_of(do(GIVE, ONE_STONE), do(LAY_TUNNEL)),
    "weekly_market": then(do(GIVE, FOUR_GOLD), do(BUY)),
    "imitation_5": _imitation,
    "hardware_rental_5": then(_expedition[2], do(SOW_FIELDS)),
    "fence_building_5": then(_take, _fences),
    "drift_mining_6_7": _drift,
    "imitation_6_7": _imitation,
    "hardware_rental_6_7": then(do(GIVE, TWO_WOOD), _expedition[2], do(SOW_FIELDS)),
    "fence_building_6_7": then(_take, _fences),
    "large_depot": seq(_take),
    "imitation_7": _imitation,
    "extension": one_of(
        seq(do(EXTEND_FOREST), may(do(LAY_FIELD))),
        seq(do(EXTEND_MOUNTAIN), may(do(LAY_TUNNEL))),
    ),
    "blacksmithing": then(do(FORGE_WEAPON), _expedition[3]),
    # CAV-ANIMALS-01
    "sheep_farming": _farming,
    # CAV-MINES-03
    "ore_mine_construction": then(do(LAY_ORE_MINE), _expedition[2]),
    # CAV-GROWTH-07
    "wish_for_children": one_of(do(HAVE_CHILD), do(FURNISH_DWELLING)),
    "donkey_farming": _farming,
    "ruby_mine_construction": one_of(do(LAY_ON_TUNNEL), do(LAY_ON_DEEP)),
    # CAV-MINES-09
    "ore_delivery": _ore,
    # CAV-GROWTH-09
    "family_life": any_of(do(HAVE_CHILD), do(SOW_FIELDS)),
    "exploration": seq(_expedition[4]),
    "ore_trading": seq(do(TRADE_ORE)),
    # CAV-EXPEDITION-07
    "adventure": then(do(FORGE_WEAPON), seq(_expedition[1], may(_expedition[1]))),
    "ruby_delivery": seq(_take, do(RUBY_BONUS, 2)),
    "urgent_wish_for_children": one_of(
        seq(do(FURNISH_DWELLING), may(do(HAVE_CHILD))), do(GIVE, THREE_GOLD)
    ),
    # The steps of loot, of furnishing and of housing come after the spaces, by themselves.
    "imitate": do(IMITATING_NOW),
    "loot furnish_cavern": do(LOOT_TILE),
    "loot stable": do(LOOT_STABLE_AT),
    "loot small_pasture": do(LOOT_SMALL_AT),
    "loot large_pasture": do(LOOT_LARGE_AT),
    "loot meadow": do(LOOT_LAY, MEADOW_TILE),
    "loot field": do(LOOT_LAY, FIELD_TILE),
    "loot tunnel": do(LOOT_LAY, TUNNEL_TILE),
    "loot cavern": do(LOOT_LAY, CAVERN_TILE),
    "loot sow": do(LOOT_SOWING),
    "loot breed": do(LOOT_BREEDING),
    "house": do(HOUSE),
    "pay": do(PAY_FOR),
    "site": do(SITE_FOR),
}
# Roots come in the order above: a space's node is its number, then these.
IMITATE_NODE: Final = 51
LOOT_TILE_NODE: Final = 52
LOOT_STABLE_NODE: Final = 53
LOOT_SMALL_NODE: Final = 54
LOOT_LARGE_NODE: Final = 55
LOOT_LAY_NODE: Final = 56  # + tile
LOOT_SOW_NODE: Final = 60
LOOT_BREED_NODE: Final = 61
HOUSE_NODE: Final = 62
PAY_NODE: Final = 63
SITE_NODE: Final = 64

BOOK: Final = Book(FLOWS, GIFTS)
assert list(BOOK.roots)[:SPACE_COUNT] == list(SPACE_NAMES)

# The atoms each space may start with, and each node's atom and argument.
STARTS: Final = vec[i64]([i64(BOOK.starts[node]) for node in range(SPACE_COUNT)])
ATOM_OF: Final = vec[i64]([i64(atom) for atom in BOOK.atom])
ARG_OF: Final = vec[i64]([i64(arg) for arg in BOOK.arg])
