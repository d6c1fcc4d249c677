"""Exchanges at any time: rubies, food, gold and what furnishings trade (CONVERT, RUBY)."""

from typing import Final

from dolmen.core.game import EVERYONE, Buffer, note
from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import cave_spots, field_spots, lay_single, meadow_spots, wooded
from dolmen.games.caverna.data import (
    BEER_PARLOR,
    BLACKSMITHING_PARLOR,
    BOAR,
    CATTLE,
    COOKING_CAVE,
    DONKEY,
    FOOD,
    FOOD_OF,
    GOLD,
    GRAIN,
    HUNTING_PARLOR,
    ORE,
    PEACEFUL_CAVE,
    RUBY,
    RUBY_COUNT,
    RUBY_GOOD,
    SHEEP,
    SLAUGHTERING_CAVE,
    SPARE_PART_STORAGE,
    STONE,
    TRADER,
    VEGETABLE,
    WOOD,
)
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.events import DISARMED
from dolmen.games.caverna.flows import ATOM_OF, EXPEDITION
from dolmen.games.caverna.grid import FOREST_BOARD_BIT, ROCK_BIT
from dolmen.games.caverna.moves import (
    AS_MOVE,
    BUY_CAVERN,
    BUY_FIELD,
    BUY_MEADOW,
    BUY_TUNNEL,
    COIN,
    COINS,
    DISARM,
    DISARM_PLACED,
    EAT,
    RUBY_FOR,
    USE,
)
from dolmen.games.caverna.refusals import (
    FIRST_TILE,
    LEGAL,
    NO_COINS_OPEN,
    NO_FOREST_SPOT,
    NO_MOUNTAIN_SPOT,
    NO_SUCH_FURNISHING,
    NO_SUCH_WEAPON,
    NOT_ENOUGH,
    TOO_FEW_RUBIES,
    UNDER_STABLE,
    WEAPON_TRAVELS,
)
from dolmen.games.caverna.state import (
    AT,
    COINS_OPEN,
    DWARF,
    DWARFS,
    FLOW,
    HOME,
    OWN,
    WEAPON,
    CavernaState,
    owns,
    place_of,
)

# What can be eaten, in the order of the moves; DONKEYS stands for two together.
EATEN: Final = vec[i64]([SHEEP, DONKEY, DONKEY, BOAR, CATTLE, GRAIN, VEGETABLE])
DONKEYS: Final = 2
FIRST_CROP: Final = 5
# What furnishings trade, in the order of the moves.
COOK: Final = 0
TRADER_SET: Final = 1
SPARE_PARTS: Final = 2
TROPHIES: Final = 3
BEER_GOLD: Final = 4
SMITHY: Final = 6
USES: Final = 7
USED_TILE: Final = vec[i64](
    [
        COOKING_CAVE,
        TRADER,
        SPARE_PART_STORAGE,
        HUNTING_PARLOR,
        BEER_PARLOR,
        BEER_PARLOR,
        BLACKSMITHING_PARLOR,
    ]
)
# The tiles above and the peaceful cave, as bits.
TRADERS: Final = 335578005504
STRENGTHS: Final = 14


# What a seat could do


def any_exchange(d: vec[i64], p: i64) -> bool:
    """Whether a seat has anything to exchange at all."""
    if d[p + RUBY] > 0 or d[p + GRAIN] > 0 or d[p + VEGETABLE] > 0 or d[p + GOLD] > 1:
        return True
    if d[p + SHEEP] + d[p + DONKEY] + d[p + BOAR] + d[p + CATTLE] > 0:
        return True
    if d[COINS_OPEN] != 0 and d[p + GOLD] > 0:
        return True
    if owns(d, p, SPARE_PART_STORAGE) and has_parts(d, p):
        return True
    return owns(d, p, PEACEFUL_CAVE) and any_weapon(d, p)


def has_parts(d: vec[i64], p: i64) -> bool:
    """One wood, one stone, one ore."""
    return d[p + WOOD] > 0 and d[p + STONE] > 0 and d[p + ORE] > 0


def any_weapon(d: vec[i64], p: i64) -> bool:
    """Whether a weapon may be handed in."""
    strength: i64
    for strength in range(1, STRENGTHS + 1):
        if bearer(d, p, strength, True) >= 0 or bearer(d, p, strength, False) >= 0:
            return True
    return False


def bearer(d: vec[i64], p: i64, strength: i64, home: bool) -> i64:
    """A dwarf with that weapon, in the cave or not; the one who acts last of all, and never while
    it is on its expedition (CAV-EXPEDITION-14)."""
    acting = d[DWARF]
    found: i64 = -1
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        if d[p + WEAPON + dwarf] == strength and (d[p + AT + dwarf] == HOME) == home:
            if dwarf != acting:
                return dwarf
            if not travelling(d):
                found = dwarf
    return found


def travelling(d: vec[i64]) -> bool:
    """Whether an expedition is under way."""
    i = d[FLOW]
    while i > 0:
        if ATOM_OF[d[FLOW + i] % 256] == EXPEDITION:
            return True
        i -= 1
    return False


# Why an exchange is refused


def reason_exchange(d: vec[i64], p: i64, move: i64) -> i64:
    """LEGAL, or why the goods, tiles or weapons of a seat do not allow an exchange."""
    if move < BUY_MEADOW:
        return reason_ruby(d, p, move - RUBY_FOR)
    if move < EAT:
        return reason_tile(d, p, move)
    if move < COINS:
        return LEGAL if can_eat(d, p, move - EAT) else NOT_ENOUGH
    if move == COINS:
        return LEGAL if d[p + GOLD] >= 2 else NOT_ENOUGH
    if move == COIN:
        if d[COINS_OPEN] == 0:
            return NO_COINS_OPEN
        return LEGAL if d[p + GOLD] > 0 else NOT_ENOUGH
    if move < DISARM:
        use = move - USE
        if not owns(d, p, USED_TILE[use]):
            return NO_SUCH_FURNISHING
        return LEGAL if can_use(d, p, use) else NOT_ENOUGH
    return reason_disarm(d, p, move)


def reason_ruby(d: vec[i64], p: i64, item: i64) -> i64:
    """CAV-RUBY-01, -10 One ruby; cattle costs a food more."""
    if d[p + RUBY] == 0:
        return TOO_FEW_RUBIES
    return NOT_ENOUGH if RUBY_GOOD[item] == CATTLE and d[p + FOOD] == 0 else LEGAL


def reason_tile(d: vec[i64], p: i64, move: i64) -> i64:
    """CAV-RUBY-03 to 06 A single tile that can be laid at once."""
    if d[p + RUBY] < (2 if move >= BUY_CAVERN else 1):
        return TOO_FEW_RUBIES
    if move < BUY_FIELD:
        bit = FOREST_BOARD_BIT[move - BUY_MEADOW]
        return LEGAL if meadow_spots(d, p) & bit != 0 else why_no_spot(d, p, bit)
    if move < BUY_TUNNEL:
        bit = FOREST_BOARD_BIT[move - BUY_FIELD]
        return LEGAL if field_spots(d, p) & bit != 0 else why_no_spot(d, p, bit)
    rock: i64 = move - BUY_TUNNEL if move < BUY_CAVERN else move - BUY_CAVERN
    return LEGAL if cave_spots(d, p) & ROCK_BIT[rock] else NO_MOUNTAIN_SPOT


def why_no_spot(d: vec[i64], p: i64, bit: i64) -> i64:
    """CAV-TILES-12, -14, -17 Why a single forest tile cannot be laid on a cell."""
    if meadow_spots(d, p) & bit != 0:
        return UNDER_STABLE
    return FIRST_TILE if wooded(d, p) == 0 else NO_FOREST_SPOT


def can_eat(d: vec[i64], p: i64, food: i64) -> bool:
    """CAV-CONVERT-03 What is there can be eaten; two donkeys together only as two."""
    return d[p + EATEN[food]] >= (2 if food == DONKEYS else 1)


def can_use(d: vec[i64], p: i64, use: i64) -> bool:
    """What a furnishing trades."""
    if use == COOK:
        return d[p + GRAIN] > 0 and d[p + VEGETABLE] > 0
    if use == TRADER_SET:
        return d[p + GOLD] >= 2
    if use == SPARE_PARTS:
        return has_parts(d, p)
    if use == TROPHIES:
        return d[p + BOAR] >= 2
    if use == SMITHY:
        return d[p + RUBY] > 0 and d[p + ORE] > 0
    return d[p + GRAIN] >= 2


def reason_disarm(d: vec[i64], p: i64, move: i64) -> i64:
    """Peaceful cave: a weapon of that strength, at home or abroad."""
    if not owns(d, p, PEACEFUL_CAVE):
        return NO_SUCH_FURNISHING
    home = move < DISARM_PLACED
    strength: i64 = move - DISARM + 1 if home else move - DISARM_PLACED + 1
    if bearer(d, p, strength, home) >= 0:
        return LEGAL
    acting = d[DWARF]
    if not home and acting >= 0 and d[p + WEAPON + acting] == strength and travelling(d):
        return WEAPON_TRAVELS
    return NO_SUCH_WEAPON


# Listing


def fill_exchanges(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """Every exchange that a seat can make."""
    if d[p + RUBY] > 0:
        count = fill_rubies(d, p, out, count)
    count = fill_eating(d, p, out, count)
    if d[p + GOLD] > 0:
        if d[p + GOLD] > 1:
            out[count] = COINS
            count += 1
        if d[COINS_OPEN] != 0:
            out[count] = COIN
            count += 1
    if d[p + OWN] & TRADERS != 0:
        count = fill_uses(d, p, out, count)
    return count


def fill_rubies(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """CAV-RUBY-01 to 04 What rubies buy."""
    items: i64 = RUBY_COUNT if d[p + FOOD] > 0 else RUBY_COUNT - 1
    i: i64
    for i in range(items):
        out[count] = AS_MOVE[RUBY_FOR + i]
        count += 1
    meadows = meadow_spots(d, p)
    if meadows != 0:
        for i in range(12):
            if meadows & FOREST_BOARD_BIT[i] != 0:
                out[count] = AS_MOVE[BUY_MEADOW + i]
                count += 1
        fields = field_spots(d, p)
        for i in range(12):
            if fields & FOREST_BOARD_BIT[i] != 0:
                out[count] = AS_MOVE[BUY_FIELD + i]
                count += 1
    rocks = cave_spots(d, p)
    if rocks != 0:
        for i in range(10):
            if rocks & ROCK_BIT[i] != 0:
                out[count] = AS_MOVE[BUY_TUNNEL + i]
                count += 1
        if d[p + RUBY] > 1:
            for i in range(10):
                if rocks & ROCK_BIT[i] != 0:
                    out[count] = AS_MOVE[BUY_CAVERN + i]
                    count += 1
    return count


def fill_eating(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """CAV-CONVERT-03 What can be eaten."""
    if d[p + SHEEP] > 0:
        out[count] = EAT
        count += 1
    if d[p + DONKEY] > 0:
        out[count] = AS_MOVE[EAT + 1]
        count += 1
        if d[p + DONKEY] > 1:
            out[count] = AS_MOVE[EAT + 2]
            count += 1
    if d[p + BOAR] > 0:
        out[count] = AS_MOVE[EAT + 3]
        count += 1
    if d[p + CATTLE] > 0:
        out[count] = AS_MOVE[EAT + 4]
        count += 1
    if d[p + GRAIN] > 0:
        out[count] = AS_MOVE[EAT + 5]
        count += 1
    if d[p + VEGETABLE] > 0:
        out[count] = AS_MOVE[EAT + 6]
        count += 1
    return count


def fill_uses(d: vec[i64], p: i64, out: Buffer, count: i64) -> i64:
    """What the furnishings of a seat trade, and weapons for the peaceful cave."""
    i: i64
    for i in range(USES):
        if owns(d, p, USED_TILE[i]) and can_use(d, p, i):
            out[count] = AS_MOVE[USE + i]
            count += 1
    if owns(d, p, PEACEFUL_CAVE):
        for i in range(STRENGTHS):
            if bearer(d, p, i + 1, True) >= 0:
                out[count] = AS_MOVE[DISARM + i]
                count += 1
        for i in range(STRENGTHS):
            if bearer(d, p, i + 1, False) >= 0:
                out[count] = AS_MOVE[DISARM_PLACED + i]
                count += 1
    return count


# Exchanging


def exchange(s: CavernaState, seat: i64, move: i64) -> None:
    """Carries out one exchange."""
    d = s.d
    p = place_of(seat)
    d[COINS_OPEN] = 0
    if move < BUY_MEADOW:
        spend(s, seat, RUBY, 1)
        good = RUBY_GOOD[move - RUBY_FOR]
        if good == CATTLE:
            spend(s, seat, FOOD, 1)
        gain(s, seat, good, 2 if good == FOOD else 1)
    elif move < EAT:
        buy_tile(s, seat, move)
    elif move < COINS:
        eat(s, seat, move - EAT)
    elif move < USE:
        spend(s, seat, GOLD, 2 if move == COINS else 1)
        gain(s, seat, FOOD, 1)
        d[COINS_OPEN] = 1
    elif move < DISARM:
        use_tile(s, seat, move - USE)
    else:
        home = move < DISARM_PLACED
        strength: i64 = move - DISARM + 1 if home else move - DISARM_PLACED + 1
        d[p + WEAPON + bearer(d, p, strength, home)] = 0
        note(s, DISARMED, EVERYONE, seat, strength)
        gain(s, seat, FOOD, strength)


def buy_tile(s: CavernaState, seat: i64, move: i64) -> None:
    """CAV-RUBY-03, -04 A single tile, laid at once."""
    spend(s, seat, RUBY, 2 if move >= BUY_CAVERN else 1)
    if move < BUY_FIELD:
        lay_single(s, seat, 0, FOREST_BOARD_BIT[move - BUY_MEADOW])
    elif move < BUY_TUNNEL:
        lay_single(s, seat, 1, FOREST_BOARD_BIT[move - BUY_FIELD])
    elif move < BUY_CAVERN:
        lay_single(s, seat, 2, ROCK_BIT[move - BUY_TUNNEL])
    else:
        lay_single(s, seat, 3, ROCK_BIT[move - BUY_CAVERN])


def eat(s: CavernaState, seat: i64, food: i64) -> None:
    """CAV-CONVERT-03 Animals and crops become food; the slaughtering cave adds one an animal."""
    count: i64 = 2 if food == DONKEYS else 1
    good = EATEN[food]
    brings: i64 = 3 if food == DONKEYS else FOOD_OF[good]
    if food < FIRST_CROP and owns(s.d, place_of(seat), SLAUGHTERING_CAVE):
        brings += count
    spend(s, seat, good, count)
    gain(s, seat, FOOD, brings)


def use_tile(s: CavernaState, seat: i64, use: i64) -> None:
    """What a furnishing takes and gives."""
    if use == COOK:
        spend(s, seat, GRAIN, 1)
        spend(s, seat, VEGETABLE, 1)
        gain(s, seat, FOOD, 5)
    elif use == TRADER_SET:
        spend(s, seat, GOLD, 2)
        gain(s, seat, WOOD, 1)
        gain(s, seat, STONE, 1)
        gain(s, seat, ORE, 1)
    elif use == SPARE_PARTS:
        spend(s, seat, WOOD, 1)
        spend(s, seat, STONE, 1)
        spend(s, seat, ORE, 1)
        gain(s, seat, GOLD, 2)
    elif use == TROPHIES:
        spend(s, seat, BOAR, 2)
        gain(s, seat, GOLD, 2)
        gain(s, seat, FOOD, 2)
    elif use == SMITHY:
        spend(s, seat, RUBY, 1)
        spend(s, seat, ORE, 1)
        gain(s, seat, GOLD, 2)
        gain(s, seat, FOOD, 1)
    else:
        spend(s, seat, GRAIN, 2)
        if use == BEER_GOLD:
            gain(s, seat, GOLD, 3)
        else:
            gain(s, seat, FOOD, 4)
