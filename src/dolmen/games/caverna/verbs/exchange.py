"""Exchanges at any time, by rows of `data.TRADES`: rubies for goods, animals, crops and gold for
food, and what furnishings trade. Chapters CAV-CONVERT and CAV-RUBY."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    BOAR,
    BY_TILE,
    CATTLE,
    DONKEY,
    EXCHANGING_TILES,
    FOOD,
    FOR_FOOD,
    FOR_GOLD,
    FOR_RUBY,
    GIVEN,
    GIVES,
    GOLD,
    GRAIN,
    RUBY,
    SHEEP,
    SIDES,
    SLAUGHTERING_CAVE,
    TAKEN,
    TAKES,
    TILE_COUNT,
    TRADING_TILE,
    VEGETABLE,
)
from dolmen.games.caverna.effects import gain, spend
from dolmen.games.caverna.flows import EXCHANGES
from dolmen.games.caverna.moves import (
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
    NO_COINS_OPEN,
    NO_FOOD_FOR_CATTLE,
    NO_SUCH_FURNISHING,
    NOT_ENOUGH,
    TOO_FEW_RUBIES,
)
from dolmen.games.caverna.state import COINS_OPEN, OWN, CavernaState, owns, place_of
from dolmen.games.caverna.verbs import disarm, single

FARM_FOODS: Final = 5  # the first rows of what is eaten
# Rows of what is eaten, as bits.
SHEEP_EATEN: Final = 1 << 0
DONKEY_EATEN: Final = 1 << 1
DONKEYS_EATEN: Final = 1 << 2
BOAR_EATEN: Final = 1 << 3
CATTLE_EATEN: Final = 1 << 4
GRAIN_EATEN: Final = 1 << 5
VEGETABLE_EATEN: Final = 1 << 6
# What a ruby buys; only cattle, the last row, takes more than the ruby.
RUBY_BUYS: Final = (1 << 12) - 1
RUBY_BUYS_UNFED: Final = (1 << 11) - 1


def is_open(asked: i64) -> bool:
    """CAV-CONVERT-01, CAV-CONVERT-08, CAV-WORK-17, CAV-ANIMALS-25 Whenever its owner has something
    to decide, also while animals have no room, but not in the middle of what cannot be divided."""
    return asked & EXCHANGES != 0


def payable(d: vec[i64], p: i64, trade: i64) -> bool:
    """Whether a seat has what a trade takes."""
    at = SIDES * trade
    return (
        d[p + TAKES[at]] >= TAKEN[at]
        and d[p + TAKES[at + 1]] >= TAKEN[at + 1]
        and d[p + TAKES[at + 2]] >= TAKEN[at + 2]
    )


def swap(s: CavernaState, seat: i64, trade: i64) -> None:
    """Takes and gives. CAV-CONVERT-05 Food buys nothing, and what was eaten leaves room at once."""
    i: i64
    for i in range(SIDES * trade, SIDES * trade + SIDES):
        spend(s, seat, TAKES[i], TAKEN[i])
    for i in range(SIDES * trade, SIDES * trade + SIDES):
        gain(s, seat, GIVES[i], GIVEN[i])


def any_choice(d: vec[i64], p: i64) -> bool:
    """Whether a seat has anything to exchange at all: a ruby buys something whatever it is."""
    if d[p + RUBY] > 0 or d[p + GOLD] > 1 or (d[p + GOLD] > 0 and d[COINS_OPEN] != 0):
        return True
    if food_choices(d, p, 0) != 0:
        return True
    if d[p + OWN] & EXCHANGING_TILES == 0:
        return False
    return use_choices(d, p, 0) != 0 or disarm.any_choice(d, p)


def play(s: CavernaState, seat: i64, move: i64) -> None:
    """Carries out one exchange of any kind, by the number of its move."""
    if move < BUY_MEADOW:
        ruby_play(s, seat, move - RUBY_FOR)
    elif move < BUY_FIELD:
        single.meadow_play(s, seat, move - BUY_MEADOW)
    elif move < BUY_TUNNEL:
        single.field_play(s, seat, move - BUY_FIELD)
    elif move < BUY_CAVERN:
        single.tunnel_play(s, seat, move - BUY_TUNNEL)
    elif move < EAT:
        single.cavern_play(s, seat, move - BUY_CAVERN)
    elif move < COINS:
        food_play(s, seat, move - EAT)
    elif move == COINS:
        coins_play(s, seat, 0)
    elif move == COIN:
        coin_play(s, seat, 0)
    elif move < DISARM:
        use_play(s, seat, move - USE)
    elif move < DISARM_PLACED:
        disarm.home_play(s, seat, move - DISARM)
    else:
        disarm.placed_play(s, seat, move - DISARM_PLACED)


# Rubies


def ruby_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-RUBY-01, CAV-RUBY-02 One ruby each; cattle takes a food besides. Written out: the rows
    of `data.RUBY_TRADES` differ in nothing else (test_written_out holds it to them)."""
    if d[p + RUBY] == 0:
        return 0
    if d[p + FOOD] == 0:
        return RUBY_BUYS_UNFED
    return RUBY_BUYS


def ruby_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-RUBY-08, CAV-RUBY-01 No ruby, or no food for the cattle."""
    return TOO_FEW_RUBIES if d[p + RUBY] == 0 else NO_FOOD_FOR_CATTLE


def ruby_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """One ruby for one good, for two food."""
    s.d[COINS_OPEN] = 0
    swap(s, seat, FOR_RUBY + argument)


# Food


def food_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-CONVERT-03, CAV-CONVERT-04 Farm animals and crops that are there; nothing else is food.
    Written out, since it is asked at every decision (test_written_out holds it to the rows of
    `data.FOOD_TRADES`)."""
    found: i64 = 0
    if d[p + SHEEP] > 0:
        found = SHEEP_EATEN
    if d[p + DONKEY] > 0:
        found |= DONKEY_EATEN
        if d[p + DONKEY] > 1:
            found |= DONKEYS_EATEN
    if d[p + BOAR] > 0:
        found |= BOAR_EATEN
    if d[p + CATTLE] > 0:
        found |= CATTLE_EATEN
    if d[p + GRAIN] > 0:
        found |= GRAIN_EATEN
    if d[p + VEGETABLE] > 0:
        found |= VEGETABLE_EATEN
    return found


def food_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-CONVERT-01 There is nothing to eat."""
    return NOT_ENOUGH


def food_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-CONVERT-03 Animals and crops become food; the slaughtering cave adds one an animal."""
    s.d[COINS_OPEN] = 0
    at = SIDES * (FOR_FOOD + argument)
    food = GIVEN[at]
    if argument < FARM_FOODS and owns(s.d, place_of(seat), SLAUGHTERING_CAVE):
        food += TAKEN[at]
    spend(s, seat, TAKES[at], TAKEN[at])
    gain(s, seat, FOOD, food)


# Gold


def coins_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-CONVERT-02 Two gold for the first food."""
    if d[p + GOLD] < TAKEN[SIDES * FOR_GOLD]:
        return 0
    return 1


def coins_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-CONVERT-02 Too little gold."""
    return NOT_ENOUGH


def coins_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-CONVERT-02 An exchange of gold is open now."""
    swap(s, seat, FOR_GOLD)
    s.d[COINS_OPEN] = 1


def coin_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-CONVERT-02 One gold for each further food of the same exchange."""
    if d[COINS_OPEN] == 0 or d[p + GOLD] < TAKEN[SIDES * FOR_GOLD + SIDES]:
        return 0
    return 1


def coin_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-CONVERT-02 No exchange of gold is open, or there is no gold."""
    return NO_COINS_OPEN if d[COINS_OPEN] == 0 else NOT_ENOUGH


def coin_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """CAV-CONVERT-02 One more coin."""
    swap(s, seat, FOR_GOLD + 1)
    s.d[COINS_OPEN] = 1


# Furnishings


def use_choices(d: vec[i64], p: i64, asked: i64) -> i64:
    """CAV-CONVERT-09, CAV-SCORE-10, CAV-END-03 What the furnishings of a seat trade."""
    if d[p + OWN] & EXCHANGING_TILES == 0:
        return 0
    found: i64 = 0
    use: i64
    for use in range(TILE_COUNT):
        if owns(d, p, TRADING_TILE[use]) and payable(d, p, BY_TILE + use):
            found |= BIT[use]
    return found


def use_why_not(d: vec[i64], p: i64, asked: i64, argument: i64) -> i64:
    """CAV-FURNISH-07, CAV-CONVERT-01 Another's furnishing, or too few goods."""
    return NOT_ENOUGH if owns(d, p, TRADING_TILE[argument]) else NO_SUCH_FURNISHING


def use_play(s: CavernaState, seat: i64, argument: i64) -> None:
    """What a furnishing takes and gives."""
    s.d[COINS_OPEN] = 0
    swap(s, seat, BY_TILE + argument)
