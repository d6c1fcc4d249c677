"""What of a position of Meduris tells who will win it: small numbers for each seat, side by side in
one vec. The judge weighs them; they hold no weight of their own."""

from typing import Final

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import MOST, factor, next_hut, purse, run_size
from dolmen.games.meduris.data import (
    DISTRICTS,
    DRUID_CHIP,
    FREE_HUT,
    MATERIALS,
    NO_CHIP,
    RUNE_POINTS,
    STACK,
)
from dolmen.games.meduris.score import pieces_left, runes, temple_points
from dolmen.games.meduris.state import (
    BUILDING,
    CHIP,
    DISTRICT,
    DRUID,
    FIELD_COUNT,
    FIRST,
    NO_FIELD,
    OWN_TEMPLE,
    PHASE,
    PILE,
    PLAIN,
    ROLLING,
    RUNE,
    SEAT,
    SEAT_COUNT,
    SECOND,
    STEP_3,
    STOCK,
    TEMPLE,
    TEMPLES_LEFT,
    UNBUILT,
    MedurisState,
    ahead,
    chips_held,
    is_hut,
    marker,
    owner,
    workers_on,
)

# The features of a seat, in the order of their names below.
POINTS: Final = 0  # where the marker stands
TEMPLES: Final = 1  # what its temples would score
RUNE_SCORE: Final = 2  # what its runes would score
SAFE_RUNES: Final = 3  # runes that nobody can take any more
RUNES: Final = 4  # a point each whenever the druid crosses the river
PIECES_LEFT: Final = 5
ROWS: Final = 6  # the sizes of the rows of its huts: what the final circuit pays for both
HUTS: Final = 7  # huts that will be asked
RITUAL: Final = 8  # the same of those that the next construction has asked
RITUAL_AFTER: Final = 9  # and of those after these
KINDS: Final = 10  # materials in stock
FIRST_CHIPS: Final = 11  # chips, up to two of a material
MORE_CHIPS: Final = 12  # up to four
CHIPS: Final = 13  # all of them
PAYS_ONE: Final = 14  # pairs of materials that the stock can pay, with swaps
PAYS_TWO: Final = 15  # and pay twice
PAYS_THREE: Final = 16
OFFERINGS: Final = 17  # chips that its own huts will be asked for
YIELD: Final = 18  # chips that its best big yield would bring
DRUID_CHIPS: Final = 19  # what its stored offerings would score
TO_ROLL: Final = 20  # its turn begins
TO_ACT: Final = 21  # its turn is under way
SITE: Final = 22  # what a temple that it has left could score at once
HOLD: Final = 23  # what its runes cost to take: the least factor of each district, 7 if none
FEATURES: Final = 24

NAMES: Final = (
    "points",
    "temples",
    "rune-score",
    "safe-runes",
    "runes",
    "pieces-left",
    "rows",
    "huts",
    "ritual",
    "ritual-after",
    "kinds",
    "first-chips",
    "more-chips",
    "chips",
    "pays-one",
    "pays-two",
    "pays-three",
    "offerings",
    "yield",
    "druid-chips",
    "to-roll",
    "to-act",
    "site",
    "hold",
)

# Room to count in: the least factor of each district, then what the huts of each seat are asked
# for, material by material, then the best site of a temple.
LEAST: Final = 0
WANTED: Final = LEAST + 9
BEST_SITE: Final = WANTED + 4 * 4
ROOM: Final = BEST_SITE + 1

NONE_LEFT: Final = 7  # more than any factor that is paid
FIRST_TWO: Final = 2
FIRST_FOUR: Final = 4


def read(s: MedurisState, out: vec[i64], room: vec[i64]) -> None:
    """Writes the features of every seat."""
    d = s.d
    seats = i64(d[SEAT_COUNT])
    i: i64
    for i in range(FEATURES * seats):
        out[i] = 0
    for i in range(ROOM):
        room[i] = NONE_LEFT if i < WANTED else 0
    read_fields(d, out, room)
    read_rituals(d, out)
    read_yields(d, out)
    seat: i64
    for seat in range(seats):
        at = FEATURES * seat
        count = runes(d, seat)
        out[at + POINTS] = marker(d, seat)
        out[at + TEMPLES] = temple_points(s, seat)
        out[at + RUNES] = count
        out[at + RUNE_SCORE] = RUNE_POINTS[count]
        out[at + PIECES_LEFT] = pieces_left(d, seat)
        if d[TEMPLES_LEFT + seat] > 0:
            out[at + SITE] = room[BEST_SITE]
        read_stock(d, seat, out, room)
    for i in range(DISTRICTS):
        if d[RUNE + i] > 0:
            at = FEATURES * (i64(d[RUNE + i]) - 1)
            out[at + HOLD] += room[LEAST + i]
            if room[LEAST + i] == NONE_LEFT:
                out[at + SAFE_RUNES] += 1
    turn: i64 = TO_ROLL if d[PHASE] == ROLLING else TO_ACT
    out[FEATURES * i64(d[SEAT]) + turn] = 1


def read_fields(d: vec[u8], out: vec[i64], room: vec[i64]) -> None:
    """Rows and what they are asked for, and what the unbuilt fields offer."""
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        building = i64(d[BUILDING + field])
        if building == UNBUILT:
            read_site(d, field, room)
        elif building < TEMPLE:
            seat = owner(d, field)
            size = run_size(d, field)
            at = FEATURES * seat
            out[at + ROWS] += size
            out[at + HUTS] += 1
            if d[CHIP + field] == DRUID_CHIP:
                out[at + DRUID_CHIPS] += size
            room[WANTED + MATERIALS * seat + i64(d[FIRST + field])] += 1
            room[WANTED + MATERIALS * seat + i64(d[SECOND + field])] += 1


def read_site(d: vec[u8], field: i64, room: vec[i64]) -> None:
    """What a hut here costs, of which the least takes the rune, and what a temple would score."""
    price = factor(d, field)
    if d[CHIP + field] == NO_CHIP and price - 1 > room[BEST_SITE]:
        room[BEST_SITE] = price - 1
    if d[CHIP + field] == FREE_HUT:
        price = 1
    district = LEAST + i64(d[DISTRICT + field])
    if price < room[district]:
        room[district] = price


def read_rituals(d: vec[u8], out: vec[i64]) -> None:
    """Whom the next two constructions have asked, unless they only bring the druid down his
    steps."""
    at = i64(d[DRUID])
    if OWN_TEMPLE <= at < STEP_3:
        return
    ritual: i64
    end: i64 = 2
    for ritual in range(end):
        hut = next_hut(d, at)
        if hut == NO_FIELD:
            return
        while is_hut(d, hut):
            out[FEATURES * owner(d, hut) + RITUAL + ritual] += run_size(d, hut)
            at = hut
            hut = ahead(d, hut)


def read_stock(d: vec[u8], seat: i64, out: vec[i64], room: vec[i64]) -> None:
    """Chips, what they pay, and what they are wanted for."""
    at = FEATURES * seat
    material: i64
    for material in range(MATERIALS):
        count = i64(d[STOCK + MATERIALS * seat + material])
        wanted = room[WANTED + MATERIALS * seat + material]
        if count > 0:
            out[at + KINDS] += 1
        out[at + FIRST_CHIPS] += count if count < FIRST_TWO else FIRST_TWO
        out[at + MORE_CHIPS] += count if count < FIRST_FOUR else FIRST_FOUR
        out[at + OFFERINGS] += count if count < wanted else wanted
    out[at + CHIPS] = chips_held(d, seat)
    holds = purse(d, seat)
    while holds > 0:
        pays = holds & MOST
        if pays > 0:
            out[at + PAYS_ONE] += 1
        if pays > 1:
            out[at + PAYS_TWO] += 1
        if pays > 2:
            out[at + PAYS_THREE] += 1
        holds >>= 5


def read_yields(d: vec[u8], out: vec[i64]) -> None:
    """What a worker put on top would bring each seat, at the best plain for it."""
    plain: i64
    seat: i64
    height: i64
    for plain in range(MATERIALS):
        top = workers_on(d, plain)
        if top == STACK:
            continue
        for seat in range(i64(d[SEAT_COUNT])):
            brings = top + 1
            for height in range(top):
                if i64(d[PLAIN + STACK * plain + height]) == seat + 1:
                    brings += height + 1
            if brings > i64(d[PILE + plain]):
                brings = i64(d[PILE + plain])
            if brings > out[FEATURES * seat + YIELD]:
                out[FEATURES * seat + YIELD] = brings
