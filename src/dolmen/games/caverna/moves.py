"""The moves of Caverna: their numbers, names and targets."""

from typing import Final

from dolmen.core.game import Buffer
from dolmen.core.moves import Kind, MoveTable
from dolmen.core.native import i16, i64, vec
from dolmen.games.caverna.data import (
    ANIMAL_NAMES,
    CARD_NAMES,
    EATEN_NAMES,
    FURNISHING_NAMES,
    KEEP_NAMES,
    LOOT_NAMES,
    MARKER_NAMES,
    MARKET_NAMES,
    RUBY_NAMES,
    SPACE_NAMES,
    USE_NAMES,
)
from dolmen.games.caverna.grid import (
    BOARD_CELLS,
    CAVERN_PAIR_NAMES,
    DIGGABLE,
    ENTRANCE,
    FIELD_PAIR_NAMES,
    FOREST_BOARD,
    FOREST_CELLS,
    MINE_PAIR_NAMES,
    PASTURE_PAIR_NAMES,
    PLACE_AS_SPELT,
    PRINTED_CAVERN,
    SITES,
    SPELL,
    SPELT,
    SPELT_AT,
    TUNNEL_PAIR_NAMES,
    cell_name,
)

# The first number of each kind, in the order of the table below (test_moves holds them together):
# that of the kind before and how many moves that one has.
RUBY_FOR: Final = 0
BUY_MEADOW: Final = RUBY_FOR + 12  # what a ruby buys
BUY_FIELD: Final = BUY_MEADOW + 12  # forest spaces
BUY_TUNNEL: Final = BUY_FIELD + 12  # forest spaces
BUY_CAVERN: Final = BUY_TUNNEL + 10  # bare rock
EAT: Final = BUY_CAVERN + 10  # bare rock
COINS: Final = EAT + 7  # what is eaten
COIN: Final = COINS + 1
USE: Final = COIN + 1
DISARM: Final = USE + 7  # what furnishings trade
DISARM_PLACED: Final = DISARM + 14  # strengths
PLACE: Final = DISARM_PLACED + 14  # strengths
OVERTAKE: Final = PLACE + 51  # spaces
STAY: Final = OVERTAKE + 14  # strengths
IMITATE: Final = STAY + 1
MEADOW_FIELD: Final = IMITATE + 51  # spaces
CAVERN_TUNNEL: Final = MEADOW_FIELD + 54  # pairs of forest cells
CAVERN_CAVERN: Final = CAVERN_TUNNEL + 44  # pairs of mountain cells
ORE_MINE: Final = CAVERN_CAVERN + 22  # the same either way round
RUBY_MINE: Final = ORE_MINE + 56  # pairs of tunnels
SMALL_PASTURE: Final = RUBY_MINE + 19  # cells to dig
LARGE_PASTURE: Final = SMALL_PASTURE + 22  # forest cells
STABLE_AT: Final = LARGE_PASTURE + 34  # pairs of meadows
FURNISH: Final = STABLE_AT + 22  # forest cells
GROW: Final = FURNISH + 48  # furnishings
SOW: Final = GROW + 1
FORGE: Final = SOW + 2  # crops
LOOT: Final = FORGE + 8  # strengths that can be forged
MARKET: Final = LOOT + 23  # items of loot
TRADE: Final = MARKET + 10  # goods of the market
EXTEND: Final = TRADE + 1
TAKE: Final = EXTEND + 2  # forest or mountain
PAY: Final = TAKE + 1
SITE: Final = PAY + 4  # ways to pay
LAY: Final = SITE + 20  # caverns
BREED: Final = LAY + 22  # bare spaces
HARVEST: Final = BREED + 16  # sets of species
CAVE: Final = HARVEST + 2  # fields or breeding
FEED: Final = CAVE + 3  # materials
KEEP: Final = FEED + 13  # food
STOP: Final = KEEP + 10  # spaces
END: Final = STOP + 1
FIRST_SEAT: Final = END + 1
REVEAL: Final = FIRST_SEAT + 7  # seats
TURN_MARKER: Final = REVEAL + 12  # cards
MOVES: Final = TURN_MARKER + 2  # markers

# Every number as the buffer holds it: interpreted, a look-up is quicker than a conversion.
AS_MOVE: Final = vec[i16]([i16(move) for move in range(MOVES)])


def emit(first: i64, choices: i64, out: Buffer, count: i64) -> i64:
    """Writes the legal moves of a kind: its first number and, bit by bit, its arguments."""
    while choices != 0:
        bit = choices & -choices
        out[count] = AS_MOVE[first + PLACE_AS_SPELT[bit * SPELL >> SPELT_AT & SPELT]]
        count += 1
        choices ^= bit
    return count


# A cell of the board of the seat that moves; names begin with its row and column.
CELL: Final = "home:{seat}:{0[0]}-{0[2]}"

FOREST_BOARD_NAMES: Final = tuple(cell_name(cell) for cell in FOREST_BOARD)
DIG_BOARD_NAMES: Final = tuple(cell_name(cell) for cell in DIGGABLE if cell in BOARD_CELLS)
FOREST_NAMES: Final = tuple(cell_name(cell) for cell in FOREST_CELLS)
DIG_NAMES: Final = tuple(cell_name(cell) for cell in DIGGABLE)
SITE_NAMES: Final = tuple(cell_name(cell) for cell in SITES)
LAY_NAMES: Final = tuple(
    cell_name(cell) for cell in BOARD_CELLS if cell not in (ENTRANCE, PRINTED_CAVERN)
)
STRENGTH_NAMES: Final = tuple(str(strength) for strength in range(1, 15))
CROP_NAMES: Final = ("grain", "vegetable")
FORGE_NAMES: Final = STRENGTH_NAMES[:8]
EXTEND_NAMES: Final = ("forest", "mountain")
PAY_NAMES: Final = ("plain", "ore for wood", "ore for stone", "ore for both")
# Which species breed, as bits: sheep 1, donkeys 2, boars 4, cattle 8.
BREED_NAMES: Final = tuple(
    " ".join(name for i, name in enumerate(ANIMAL_NAMES) if mask >> i & 1) or "nothing"
    for mask in range(16)
)
HARVEST_NAMES: Final = ("fields", "breeding")
CAVE_NAMES: Final = ("wood", "stone", "ore")
FEED_NAMES: Final = tuple(str(count) for count in range(13))
SEAT_NAMES: Final = tuple(f"P{seat}" for seat in range(7))

TABLE: Final = MoveTable(
    [
        # Exchanges, at any time (CAV-CONVERT-08).
        Kind("ruby", "ruby {0}", RUBY_NAMES, target="ruby:{0}"),
        Kind("buy-meadow", "buy meadow {0}", FOREST_BOARD_NAMES, target=CELL),
        Kind("buy-field", "buy field {0}", FOREST_BOARD_NAMES, target=CELL),
        Kind("buy-tunnel", "buy tunnel {0}", DIG_BOARD_NAMES, target=CELL),
        Kind("buy-cavern", "buy cavern {0}", DIG_BOARD_NAMES, target=CELL),
        Kind("eat", "eat {0}", EATEN_NAMES, target="eat:{0}"),
        Kind("coins", "coins", target="good:gold"),
        Kind("coin", "coin", target="good:gold"),
        Kind("use", "use {0}", USE_NAMES, target="use:{0}"),
        Kind("disarm", "disarm {0}", STRENGTH_NAMES, target="dwarf:{0}"),
        Kind("disarm-placed", "disarm placed {0}", STRENGTH_NAMES, target="dwarf:{0}"),
        # Placing a dwarf.
        Kind("place", "place {0}", SPACE_NAMES, target="space:{0}"),
        Kind("overtake", "overtake {0}", STRENGTH_NAMES, target="dwarf:{0}"),
        Kind("stay", "stay home", target="dwarf:home"),
        Kind("imitate", "imitate {0}", SPACE_NAMES, target="space:{0}"),
        # Parts of an action.
        Kind("meadow-field", "meadow-field {0}", FIELD_PAIR_NAMES, target=CELL),
        Kind("cavern-tunnel", "cavern-tunnel {0}", TUNNEL_PAIR_NAMES, target=CELL),
        Kind("cavern-cavern", "cavern-cavern {0}", CAVERN_PAIR_NAMES, target=CELL),
        Kind("ore-mine", "ore-mine {0}", MINE_PAIR_NAMES, target=CELL),
        Kind("ruby-mine", "ruby-mine {0}", DIG_NAMES, target=CELL),
        Kind("small-pasture", "small-pasture {0}", FOREST_NAMES, target=CELL),
        Kind("large-pasture", "large-pasture {0}", PASTURE_PAIR_NAMES, target=CELL),
        Kind("stable", "stable {0}", FOREST_NAMES, target=CELL),
        Kind("furnish", "furnish {0}", FURNISHING_NAMES, target="furnishing:{0}"),
        Kind("grow", "grow", target="dwarf:newborn"),
        Kind("sow", "sow {0}", CROP_NAMES, target="good:{0}"),
        Kind("forge", "forge {0}", FORGE_NAMES, target="forge:{0}"),
        Kind("loot", "loot {0}", LOOT_NAMES, target="loot:{0}"),
        Kind("market", "market {0}", MARKET_NAMES, target="market:{0}"),
        Kind("trade", "trade ore", target="good:ore"),
        Kind("extend", "extend {0}", EXTEND_NAMES, target="extend:{0}"),
        Kind("take", "take", target="take"),
        # Steps inside a part.
        Kind("pay", "pay {0}", PAY_NAMES, target="pay:{0}"),
        Kind("site", "site {0}", SITE_NAMES, target=CELL),
        Kind("lay", "lay {0}", LAY_NAMES, target=CELL),
        Kind("breed", "breed {0}", BREED_NAMES, target="breed:{0}"),
        # Harvest and the solo supply.
        Kind("harvest", "harvest {0}", HARVEST_NAMES, target="harvest:{0}"),
        Kind("cave", "cave {0}", CAVE_NAMES, target="good:{0}"),
        Kind("feed", "feed {0}", FEED_NAMES, target="feed:{0}"),
        Kind("keep", "keep {0}", KEEP_NAMES, target="space:{0}"),
        # Endings: of a part, and of a turn or step.
        Kind("stop", "stop", target="stop"),
        Kind("end", "end", target="end"),
        # Chance.
        Kind("first", "first {0}", SEAT_NAMES, target="seat:{n0}"),
        Kind("reveal", "reveal {0}", CARD_NAMES, target="space:{0}"),
        Kind("marker", "marker {0}", MARKER_NAMES, target="marker"),
    ]
)
