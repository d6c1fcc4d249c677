"""The printed components of Caverna: goods, spaces, loot, furnishings, and tables over them."""

from itertools import permutations
from typing import Final, NamedTuple

from dolmen.core.native import i64, vec

# Goods (CAV-COMPONENTS-04), gold as a plain amount (CAV-COMPONENTS-08); animals come last, the dog
# first among them, farm animals from SHEEP on.
WOOD: Final = 0
STONE: Final = 1
ORE: Final = 2
RUBY: Final = 3
GRAIN: Final = 4
VEGETABLE: Final = 5
FOOD: Final = 6
GOLD: Final = 7
DOG: Final = 8
SHEEP: Final = 9
DONKEY: Final = 10
BOAR: Final = 11
CATTLE: Final = 12
GOODS: Final = 13
FARM_ANIMALS: Final = 4

GOOD_NAMES: Final = (
    "wood", "stone", "ore", "ruby", "grain", "vegetable", "food", "gold",
    "dog", "sheep", "donkey", "wild_boar", "cattle",
)  # fmt: skip
ANIMAL_NAMES: Final = GOOD_NAMES[SHEEP:]

START_DWARFS: Final = 2  # CAV-SETUP-02
MOST_DWARFS: Final = 6
STABLES_EACH: Final = 3
STRONGEST: Final = 14  # CAV-WEAPONS-05
STRONGEST_FORGED: Final = 8
FIRST_HARVEST: Final = 3
FOOD_ROUND: Final = 4  # CAV-HARVEST-01
FIRST_MARKER: Final = 6
LAST_ROUND: Final = 12
SKIPPED_ROUND: Final = 9  # CAV-TWO-02
SOLO_LIMIT: Final = 6  # CAV-SOLO-07

# Food at the start by place after the starting player; the solo player has his own (CAV-SOLO-02).
START_FOOD: Final = vec[i64]([1, 1, 2, 3, 3, 3, 3])
SOLO_FOOD: Final = 2


class Space(NamedTuple):
    """An action space: who has it, what it accumulates (good, on an empty space, otherwise)."""

    id: str
    players: str
    accumulates: tuple[tuple[str, int, int], ...] = ()
    imitable: bool = True


SPACES: Final = (
    Space("ruby_mining", "1234567", (("ruby", 1, 1),)),
    Space("housework", "1234567"),
    Space("slash_and_burn", "1234567"),
    Space("drift_mining_1_3", "23", (("stone", 1, 1),)),
    Space("excavation_1_3", "123", (("stone", 1, 1),)),
    Space("starting_player_1_3", "23", (("food", 1, 1),), imitable=False),
    Space("logging_1_3", "123", (("wood", 3, 1),)),
    Space("supplies", "23"),
    Space("ore_mining_1_3", "123", (("ore", 2, 1),)),
    Space("wood_gathering", "123", (("wood", 1, 1),)),
    Space("clearing_1_3", "23", (("wood", 1, 1),)),
    Space("sustenance_1_3", "123", (("food", 1, 1),)),
    Space("strip_mining", "3", (("ore", 1, 0), ("stone", 0, 1))),
    Space("imitation_3", "3", imitable=False),
    Space("forest_exploration_3", "3", (("wood", 1, 1),)),
    Space("drift_mining_4_7", "4567", (("stone", 2, 2),)),
    Space("excavation_4_7", "4567", (("stone", 2, 1),)),
    Space("starting_player_4_7", "4567", (("food", 1, 1),), imitable=False),
    Space("imitation_4_7", "4567", imitable=False),
    Space("logging_4_7", "4567", (("wood", 3, 3),)),
    Space("growth", "4567"),
    Space("ore_mining_4_7", "4567", (("ore", 3, 2),)),
    Space("forest_exploration_4_7", "4567", (("wood", 2, 1),)),
    Space("clearing_4_7", "4567", (("wood", 2, 2),)),
    Space("sustenance_4_7", "4567", (("grain", 1, 0), ("vegetable", 0, 1))),
    Space("depot", "567", (("wood", 1, 1), ("ore", 1, 1))),
    Space("small_scale_drift_mining", "5"),
    Space("weekly_market", "567"),
    Space("imitation_5", "5", imitable=False),
    Space("hardware_rental_5", "5"),
    Space("fence_building_5", "5", (("wood", 1, 1),)),
    Space("drift_mining_6_7", "67", (("stone", 1, 1),)),
    Space("imitation_6_7", "67", imitable=False),
    Space("hardware_rental_6_7", "67"),
    Space("fence_building_6_7", "67", (("wood", 2, 1),)),
    Space("large_depot", "7", (("wood", 2, 1), ("ore", 1, 1), ("stone", 1, 1))),
    Space("imitation_7", "7", imitable=False),
    Space("extension", "7"),
    # Round cards, stage by stage (CAV-SETUP-13); they come into play when they are revealed.
    Space("blacksmithing", ""),
    Space("sheep_farming", "", (("sheep", 1, 1),)),
    Space("ore_mine_construction", ""),
    Space("wish_for_children", ""),
    Space("donkey_farming", "", (("donkey", 1, 1),)),
    Space("ruby_mine_construction", ""),
    Space("ore_delivery", "", (("stone", 1, 1), ("ore", 1, 1))),
    Space("family_life", ""),
    Space("exploration", ""),
    Space("ore_trading", ""),
    Space("adventure", ""),
    Space("ruby_delivery", "", (("ruby", 2, 1),)),
    Space("urgent_wish_for_children", ""),
)
SPACE_NAMES: Final = tuple(space.id for space in SPACES)
SPACE_COUNT: Final = 51
SLOTS: Final = 3  # kinds of goods that lie on one space at most

RUBY_MINING: Final = 0
EXTENSION: Final = 37
FIRST_CARD: Final = 38
WISH: Final = 41
FAMILY_LIFE: Final = 45
EXPLORATION: Final = 46
RUBY_DELIVERY: Final = 49
URGENT_WISH: Final = 50
CARDS: Final = 12  # from FIRST_CARD on, three a stage
CARD_NAMES: Final = SPACE_NAMES[38:50]

# The card of each round in solo, by its place among the cards; 0 is no round. The printed order
# comes first (CAV-SOLO-03), then every other one within the stages (CAV-SOLO-12).
SOLO_ROUNDS: Final = 13
_ORDERS: Final = [
    [0, *first, 3, *second, *third, 0, *last]
    for first in permutations((0, 1, 2))
    for second in permutations((4, 5))
    for third in permutations((6, 7))
    for last in permutations((9, 10, 11))
]
SOLO_ORDERS: Final = len(_ORDERS)
SOLO_CARDS: Final = vec[i64]([card for order in _ORDERS for card in order])

# The food an imitation space costs; -1 for every other space (CAV-IMITATE-01).
_COSTS: Final = {
    "imitation_3": 4,
    "imitation_4_7": 2,
    "imitation_5": 4,
    "imitation_6_7": 1,
    "imitation_7": 0,
}
IMITATION_COST: Final = vec[i64]([_COSTS.get(name, -1) for name in SPACE_NAMES])
IMITABLE: Final = vec[i64]([int(space.imitable) for space in SPACES])
ACCUMULATES: Final = vec[i64]([len(space.accumulates) for space in SPACES])


def _slots(place: int) -> list[i64]:
    """One figure of every slot: 0 the good, 1 what an empty space gets, 2 what another one gets."""
    table: list[i64] = []
    for space in SPACES:
        for slot in range(SLOTS):
            if slot < len(space.accumulates):
                good, empty, more = space.accumulates[slot]
                table.append((GOOD_NAMES.index(good), empty, more)[place])
            else:
                table.append(0)
    return table


SLOT_GOOD: Final = vec[i64](_slots(0))
SLOT_EMPTY: Final = vec[i64](_slots(1))
SLOT_MORE: Final = vec[i64](_slots(2))

# The solo player's spaces that can be kept for a ruby (CAV-SOLO-08).
KEEP_NAMES: Final = tuple(
    space.id
    for i, space in enumerate(SPACES)
    if space.accumulates and ("1" in space.players or i >= FIRST_CARD)
)
KEEPS: Final = vec[i64]([SPACE_NAMES.index(name) for name in KEEP_NAMES])
KEEP_COUNT: Final = 10


def spaces_of(seats: int) -> list[int]:
    """CAV-SETUP-06, CAV-SETUP-07, CAV-SOLO-05, CAV-TWO-05 The printed spaces of a seat count."""
    return [i for i, space in enumerate(SPACES) if str(seats) in space.players]


# Loot: what an expedition may bring, and the strength it takes (CAV-EXPEDITION-03).
LOOT: Final = (
    ("all_weapons_plus_1", 1),
    ("wood", 1),
    ("dog", 1),
    ("grain", 2),
    ("sheep", 2),
    ("stone", 3),
    ("donkey", 3),
    ("vegetable", 4),
    ("ore", 4),
    ("wild_boar", 5),
    ("gold", 6),
    ("furnish_cavern", 7),
    ("stable", 8),
    ("tunnel", 9),
    ("small_pasture", 9),
    ("cattle", 10),
    ("large_pasture", 10),
    ("meadow", 11),
    ("dwelling", 11),
    ("field", 12),
    ("sow", 12),
    ("cavern", 14),
    ("breed", 14),
)
LOOT_NAMES: Final = tuple(name for name, _ in LOOT)
LOOT_STRENGTH: Final = vec[i64]([strength for _, strength in LOOT])
LOOT_COUNT: Final = 23
LOOT_WEAPONS: Final = 0
LOOT_FURNISH: Final = 11
LOOT_STABLE: Final = 12
LOOT_TUNNEL: Final = 13
LOOT_SMALL: Final = 14
LOOT_LARGE: Final = 16
LOOT_MEADOW: Final = 17
LOOT_DWELLING: Final = 18
LOOT_FIELD: Final = 19
LOOT_SOW: Final = 20
LOOT_CAVERN: Final = 21
LOOT_BREED: Final = 22
# The good that an item simply gives, and how many; -1 for the others.
_GIVES: Final = {"ore": 2, "gold": 2}
LOOT_GOOD: Final = vec[i64](
    [
        GOOD_NAMES.index(name) if name in GOOD_NAMES and name not in ("ruby", "food") else -1
        for name in LOOT_NAMES
    ]
)
LOOT_GIVES: Final = vec[i64]([_GIVES.get(name, 1) for name in LOOT_NAMES])

# What the weekly market sells, in the order of the goods, and its price in gold (CAV-MARKET-02).
MARKET_NAMES: Final = (
    "wood", "stone", "ore", "grain", "vegetable", "dog", "sheep", "donkey", "wild_boar", "cattle",
)  # fmt: skip
MARKET_GOOD: Final = vec[i64]([GOOD_NAMES.index(name) for name in MARKET_NAMES])
MARKET_PRICE: Final = vec[i64]([1, 1, 1, 1, 2, 2, 1, 1, 2, 3])
MARKET_COUNT: Final = 10


class Trade(NamedTuple):
    """An exchange at any time: what it takes and gives, and the furnishing that allows it."""

    id: str
    takes: dict[str, int]
    gives: dict[str, int]
    furnishing: str = ""


def _for_ruby(good: str, count: int = 1, food: int = 0) -> Trade:
    return Trade(good, {"ruby": 1} | ({"food": food} if food else {}), {good: count})


# What a ruby buys beside tiles (CAV-RUBY-01, CAV-RUBY-02).
RUBY_TRADES: Final = (
    _for_ruby("wood"),
    _for_ruby("stone"),
    _for_ruby("ore"),
    _for_ruby("grain"),
    _for_ruby("vegetable"),
    _for_ruby("food", 2),
    _for_ruby("gold"),
    _for_ruby("dog"),
    _for_ruby("sheep"),
    _for_ruby("donkey"),
    _for_ruby("wild_boar"),
    _for_ruby("cattle", food=1),
)
# What is turned into food (CAV-CONVERT-03); farm animals come first.
FOOD_TRADES: Final = (
    Trade("sheep", {"sheep": 1}, {"food": 1}),
    Trade("donkey", {"donkey": 1}, {"food": 1}),
    Trade("donkeys", {"donkey": 2}, {"food": 3}),
    Trade("wild_boar", {"wild_boar": 1}, {"food": 2}),
    Trade("cattle", {"cattle": 1}, {"food": 3}),
    Trade("grain", {"grain": 1}, {"food": 1}),
    Trade("vegetable", {"vegetable": 1}, {"food": 2}),
)
# Gold: the first exchange costs one more, each coin after it is a food more (CAV-CONVERT-02).
GOLD_TRADES: Final = (
    Trade("coins", {"gold": 2}, {"food": 1}),
    Trade("coin", {"gold": 1}, {"food": 1}),
)
# What furnishings trade (CAV-CONVERT-09, CAV-SCORE-10).
TILE_TRADES: Final = (
    Trade("cooking_cave", {"grain": 1, "vegetable": 1}, {"food": 5}, "cooking_cave"),
    Trade("trader", {"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}, "trader"),
    Trade(
        "spare_part_storage", {"wood": 1, "stone": 1, "ore": 1}, {"gold": 2}, "spare_part_storage"
    ),
    Trade("hunting_parlor", {"wild_boar": 2}, {"gold": 2, "food": 2}, "hunting_parlor"),
    Trade("beer_parlor for gold", {"grain": 2}, {"gold": 3}, "beer_parlor"),
    Trade("beer_parlor for food", {"grain": 2}, {"food": 4}, "beer_parlor"),
    Trade(
        "blacksmithing_parlor",
        {"ruby": 1, "ore": 1},
        {"gold": 2, "food": 1},
        "blacksmithing_parlor",
    ),
)
# All of them in the order of their moves, how many each group has, and where it begins.
TRADES: Final = RUBY_TRADES + FOOD_TRADES + GOLD_TRADES + TILE_TRADES
RUBY_COUNT: Final = 12
FOOD_COUNT: Final = 7
GOLD_COUNT: Final = 2
TILE_COUNT: Final = 7
FOR_RUBY: Final = 0
FOR_FOOD: Final = FOR_RUBY + RUBY_COUNT
FOR_GOLD: Final = FOR_FOOD + FOOD_COUNT
BY_TILE: Final = FOR_GOLD + GOLD_COUNT
RUBY_NAMES: Final = tuple(trade.id for trade in RUBY_TRADES)
EATEN_NAMES: Final = tuple(trade.id for trade in FOOD_TRADES)
USE_NAMES: Final = tuple(trade.id for trade in TILE_TRADES)
# Up to three goods that a trade takes or gives, and how many; 0 of some good where it is fewer.
SIDES: Final = 3


def _goods(sides: list[dict[str, int]]) -> list[i64]:
    rows = [list(side) + ["wood"] * (SIDES - len(side)) for side in sides]
    return [GOOD_NAMES.index(good) for row in rows for good in row]


def _counts(sides: list[dict[str, int]]) -> list[i64]:
    rows = [list(side.values()) + [0] * (SIDES - len(side)) for side in sides]
    return [count for row in rows for count in row]


TAKES: Final = vec[i64](_goods([trade.takes for trade in TRADES]))
TAKEN: Final = vec[i64](_counts([trade.takes for trade in TRADES]))
GIVES: Final = vec[i64](_goods([trade.gives for trade in TRADES]))
GIVEN: Final = vec[i64](_counts([trade.gives for trade in TRADES]))


class Furnishing(NamedTuple):
    """A furnishing: its colour, price and points, and whether the introductory set has it."""

    id: str
    colour: str
    cost: dict[str, int]
    points: int
    introductory: bool


FURNISHINGS: Final = (
    Furnishing("dwelling", "orange", {"wood": 4, "stone": 3}, 3, True),
    Furnishing("simple_dwelling_4_2", "orange", {"wood": 4, "stone": 2}, 0, True),
    Furnishing("simple_dwelling_3_3", "orange", {"wood": 3, "stone": 3}, 0, True),
    Furnishing("mixed_dwelling", "orange", {"wood": 5, "stone": 4}, 4, False),
    Furnishing("couple_dwelling", "orange", {"wood": 8, "stone": 6}, 5, False),
    Furnishing("additional_dwelling", "orange", {"wood": 4, "stone": 3}, 5, False),
    Furnishing("cuddle_room", "green", {"wood": 1}, 2, True),
    Furnishing("breakfast_room", "green", {"wood": 1}, 0, True),
    Furnishing("stubble_room", "green", {"wood": 1, "ore": 1}, 1, True),
    Furnishing("work_room", "green", {"stone": 1}, 2, False),
    Furnishing("guest_room", "green", {"wood": 1, "stone": 1}, 0, False),
    Furnishing("office_room", "green", {"stone": 1}, 0, False),
    Furnishing("carpenter", "green", {"stone": 1}, 0, True),
    Furnishing("stone_carver", "green", {"wood": 1}, 1, True),
    Furnishing("blacksmith", "green", {"wood": 1, "stone": 2}, 3, True),
    Furnishing("miner", "green", {"wood": 1, "stone": 1}, 3, False),
    Furnishing("builder", "green", {"stone": 1}, 2, False),
    Furnishing("trader", "green", {"wood": 1}, 2, False),
    Furnishing("wood_supplier", "green", {"stone": 1}, 2, True),
    Furnishing("stone_supplier", "green", {"wood": 1}, 1, True),
    Furnishing("ruby_supplier", "green", {"wood": 2, "stone": 2}, 2, True),
    Furnishing("dog_school", "green", {}, 0, False),
    Furnishing("quarry", "green", {"wood": 1}, 2, False),
    Furnishing("seam", "green", {"wood": 2}, 1, False),
    Furnishing("slaughtering_cave", "green", {"wood": 2, "stone": 2}, 2, True),
    Furnishing("cooking_cave", "green", {"stone": 2}, 2, True),
    Furnishing("working_cave", "green", {"wood": 1, "stone": 1}, 2, True),
    Furnishing("mining_cave", "green", {"wood": 3, "stone": 2}, 2, False),
    Furnishing("breeding_cave", "green", {"grain": 1, "stone": 1}, 2, False),
    Furnishing("peaceful_cave", "green", {"wood": 2, "stone": 2}, 2, False),
    Furnishing("weaving_parlor", "yellow", {"wood": 2, "stone": 1}, 0, True),
    Furnishing("milking_parlor", "yellow", {"wood": 2, "stone": 2}, 0, True),
    Furnishing("state_parlor", "yellow", {"stone": 3, "gold": 5}, 0, False),
    Furnishing("hunting_parlor", "yellow", {"wood": 2}, 1, True),
    Furnishing("beer_parlor", "yellow", {"wood": 2}, 3, True),
    Furnishing("blacksmithing_parlor", "yellow", {"ore": 3}, 2, False),
    Furnishing("stone_storage", "yellow", {"wood": 3, "ore": 1}, 0, True),
    Furnishing("ore_storage", "yellow", {"wood": 1, "stone": 2}, 0, True),
    Furnishing("spare_part_storage", "yellow", {"wood": 2}, 0, False),
    Furnishing("main_storage", "yellow", {"wood": 2, "stone": 1}, 0, True),
    Furnishing("weapon_storage", "yellow", {"wood": 3, "stone": 2}, 0, True),
    Furnishing("supplies_storage", "yellow", {"food": 3, "wood": 1}, 0, False),
    Furnishing("broom_chamber", "yellow", {"wood": 1}, 0, False),
    Furnishing("treasure_chamber", "yellow", {"wood": 1, "stone": 1}, 0, True),
    Furnishing("food_chamber", "yellow", {"wood": 2, "vegetable": 2}, 0, True),
    Furnishing("prayer_chamber", "yellow", {"wood": 2}, 0, False),
    Furnishing("writing_chamber", "yellow", {"stone": 2}, 0, True),
    Furnishing("fodder_chamber", "yellow", {"grain": 2, "stone": 1}, 0, True),
)
FURNISHING_NAMES: Final = tuple(tile.id for tile in FURNISHINGS)
FURNISHING_COUNT: Final = 48

DWELLING: Final = 0  # the one without a copy limit (CAV-FURNISH-06)
MIXED_DWELLING: Final = 3
COUPLE_DWELLING: Final = 4
ADDITIONAL_DWELLING: Final = 5
DWELLINGS: Final = 6  # the orange tiles come first
CUDDLE_ROOM: Final = 6
BREAKFAST_ROOM: Final = 7
STUBBLE_ROOM: Final = 8
WORK_ROOM: Final = 9
GUEST_ROOM: Final = 10
OFFICE_ROOM: Final = 11
CARPENTER: Final = 12
STONE_CARVER: Final = 13
BLACKSMITH: Final = 14
MINER: Final = 15
BUILDER: Final = 16
TRADER: Final = 17
WOOD_SUPPLIER: Final = 18
STONE_SUPPLIER: Final = 19
RUBY_SUPPLIER: Final = 20
DOG_SCHOOL: Final = 21
QUARRY: Final = 22
SEAM: Final = 23
SLAUGHTERING_CAVE: Final = 24
COOKING_CAVE: Final = 25
WORKING_CAVE: Final = 26
MINING_CAVE: Final = 27
BREEDING_CAVE: Final = 28
PEACEFUL_CAVE: Final = 29
WEAVING_PARLOR: Final = 30
MILKING_PARLOR: Final = 31
STATE_PARLOR: Final = 32
HUNTING_PARLOR: Final = 33
BEER_PARLOR: Final = 34
BLACKSMITHING_PARLOR: Final = 35
STONE_STORAGE: Final = 36
ORE_STORAGE: Final = 37
SPARE_PART_STORAGE: Final = 38
MAIN_STORAGE: Final = 39
WEAPON_STORAGE: Final = 40
SUPPLIES_STORAGE: Final = 41
BROOM_CHAMBER: Final = 42
TREASURE_CHAMBER: Final = 43
FOOD_CHAMBER: Final = 44
PRAYER_CHAMBER: Final = 45
WRITING_CHAMBER: Final = 46
FODDER_CHAMBER: Final = 47
FIRST_YELLOW: Final = 30

# Prices, by tile: wood and stone, which discounts touch, and all goods together.
COST_WOOD: Final = vec[i64]([tile.cost.get("wood", 0) for tile in FURNISHINGS])
COST_STONE: Final = vec[i64]([tile.cost.get("stone", 0) for tile in FURNISHINGS])
COST_ORE: Final = vec[i64]([tile.cost.get("ore", 0) for tile in FURNISHINGS])
# The one other good of a price, if any, and how many (CAV-FURNISH-02).
_OTHERS: Final = [
    [good for good in tile.cost if good not in ("wood", "stone", "ore")] for tile in FURNISHINGS
]
COST_OTHER: Final = vec[i64]([GOOD_NAMES.index(o[0]) if o else 0 for o in _OTHERS])
COST_OTHERS: Final = vec[i64](
    [tile.cost[o[0]] if o else 0 for tile, o in zip(FURNISHINGS, _OTHERS, strict=True)]
)
POINTS_OF: Final = vec[i64]([tile.points for tile in FURNISHINGS])
# How many dwarfs a tile has room for; the additional dwelling only for the sixth (CAV-DWELLING-05).
ROOM_FOR: Final = vec[i64]([1, 1, 1, 1, 2, 0] + [0] * 42)

# How many rounds a supplier pays (CAV-ROUND-04), and what.
SUPPLIERS: Final = 3
SUPPLY_ROUNDS: Final = vec[i64]([7, 5, 4])
SUPPLY_GOOD: Final = vec[i64]([WOOD, STONE, RUBY])

# Food of the breeding cave by the number of newborns.
NEWBORN_FOOD: Final = vec[i64]([0, 1, 2, 3, 5])

# The furnishing that allows each trade of a furnishing.
TRADING_TILE: Final = vec[i64]([FURNISHING_NAMES.index(trade.furnishing) for trade in TILE_TRADES])
# Furnishings that let something be exchanged, as bits; the peaceful cave takes weapons.
EXCHANGING_TILES: Final = (
    1 << COOKING_CAVE
    | 1 << TRADER
    | 1 << SPARE_PART_STORAGE
    | 1 << HUNTING_PARLOR
    | 1 << BEER_PARLOR
    | 1 << BLACKSMITHING_PARLOR
    | 1 << PEACEFUL_CAVE
)
# Trader and spare part storage, which cover each other (CAV-FURNISH-09).
TRADER_BIT: Final = 1 << TRADER
SPARE_PART_BIT: Final = 1 << SPARE_PART_STORAGE

# Single bits: mypyc 2.4.1 miscompiles `1 << n`.
BIT: Final = vec[i64]([2**n for n in range(62)])
ALL_TILES: Final = (1 << FURNISHING_COUNT) - 1
DWELLING_TILES: Final = (1 << DWELLINGS) - 1
DEALT_TILES: Final = 24  # of those that there is one of (CAV-SOLO-12)
INTRODUCTORY: Final = sum(2**i for i, tile in enumerate(FURNISHINGS) if tile.introductory)
# Yellow tiles that turn goods into gold, and the writing chamber: no line of their own.
NO_BONUS: Final = (
    1 << HUNTING_PARLOR
    | 1 << BEER_PARLOR
    | 1 << BLACKSMITHING_PARLOR
    | 1 << SPARE_PART_STORAGE
    | 1 << WRITING_CHAMBER
)
YELLOW: Final = ALL_TILES - ((1 << FIRST_YELLOW) - 1)

MARKER_NAMES: Final = ("leaf", "question")
EVENT_NAMES: Final = ("none", "normal", "food", "choice")
