"""Points by category, ranks and ties."""

from dolmen.core.native import i64, vec
from dolmen.games.caverna.board import dug, wooded
from dolmen.games.caverna.data import (
    BIT,
    BOAR,
    BROOM_CHAMBER,
    CATTLE,
    DOG,
    DONKEY,
    DWELLING,
    FIRST_YELLOW,
    FODDER_CHAMBER,
    FOOD_CHAMBER,
    FURNISHING_COUNT,
    GOLD,
    GRAIN,
    MAIN_STORAGE,
    MILKING_PARLOR,
    NO_BONUS,
    ORE,
    ORE_STORAGE,
    POINTS_OF,
    PRAYER_CHAMBER,
    RUBY,
    SHEEP,
    STATE_PARLOR,
    STONE,
    STONE_STORAGE,
    SUPPLIES_STORAGE,
    TREASURE_CHAMBER,
    VEGETABLE,
    WEAPON_STORAGE,
    WEAVING_PARLOR,
    WRITING_CHAMBER,
    YELLOW,
)
from dolmen.games.caverna.grid import FOREST_ON_BOARD, MOUNTAIN_ON_BOARD
from dolmen.games.caverna.state import (
    BEGGING,
    DWARFS,
    DWELT,
    GRAIN_1,
    GRAIN_2,
    GRAIN_3,
    LARGE_EAST,
    LARGE_SOUTH,
    ORE_MINES,
    OWN,
    RUBY_MINES,
    SMALL,
    STABLE,
    TILE_CELL,
    VEGETABLE_1,
    VEGETABLE_2,
    WEAPON,
    CavernaState,
    count_bits,
    owns,
    place_of,
)
from dolmen.games.caverna.verbs.site import dwellings_beside


def animals(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-01 One point an animal, dogs included."""
    return d[p + DOG] + farm_animals(d, p)


def farm_animals(d: vec[i64], p: i64) -> i64:
    """All animals but dogs."""
    return d[p + SHEEP] + d[p + DONKEY] + d[p + BOAR] + d[p + CATTLE]


def missing(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-01 Two points lost for each farm species of which there is none."""
    lost: i64 = 0
    species: i64
    for species in range(SHEEP, CATTLE + 1):
        if d[p + species] == 0:
            lost += 2
    return lost


def grain(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-02 Grain in supply and on fields."""
    return (
        d[p + GRAIN]
        + count_bits(d[p + GRAIN_1])
        + count_bits(d[p + GRAIN_2])
        + count_bits(d[p + GRAIN_3])
    )


def vegetables(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-02 Vegetables in supply and on fields."""
    return d[p + VEGETABLE] + count_bits(d[p + VEGETABLE_1]) + count_bits(d[p + VEGETABLE_2])


def unused(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-04 Spaces of the board with neither tile nor stable."""
    free = (FOREST_ON_BOARD | MOUNTAIN_ON_BOARD) & ~wooded(d, p) & ~dug(d, p)
    return count_bits(free & ~d[p + STABLE])


def tiles(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-05 Printed values of furnishings, pastures and mines."""
    points = 2 * count_bits(d[p + SMALL]) + 3 * d[p + ORE_MINES] + 4 * d[p + RUBY_MINES]
    points += 4 * (count_bits(d[p + LARGE_EAST]) + count_bits(d[p + LARGE_SOUTH]))
    points += POINTS_OF[DWELLING] * count_bits(d[p + DWELT])
    tile: i64 = 1
    own = d[p + OWN] >> 1
    while own != 0:
        if own & 1 != 0:
            points += POINTS_OF[tile]
        own >>= 1
        tile += 1
    return points


def armed(d: vec[i64], p: i64) -> i64:
    """Dwarfs with a weapon."""
    count: i64 = 0
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        if d[p + WEAPON + dwarf] > 0:
            count += 1
    return count


def bonus(d: vec[i64], p: i64, tile: i64) -> i64:
    """CAV-SCORE-06 What a yellow tile adds."""
    if tile == WEAVING_PARLOR:
        return d[p + SHEEP] // 2
    if tile == MILKING_PARLOR:
        return d[p + CATTLE]
    if tile == STATE_PARLOR:
        return 4 * dwellings_beside(d, p, d[TILE_CELL + STATE_PARLOR])
    if tile == STONE_STORAGE:
        return d[p + STONE]
    if tile == ORE_STORAGE:
        return d[p + ORE] // 2
    if tile == MAIN_STORAGE:
        return 2 * count_bits(d[p + OWN] & YELLOW)
    if tile == WEAPON_STORAGE:
        return 3 * armed(d, p)
    if tile == SUPPLIES_STORAGE:
        return 8 if armed(d, p) == d[p + DWARFS] else 0
    if tile == BROOM_CHAMBER:
        if d[p + DWARFS] <= 4:
            return 0
        return 5 * (d[p + DWARFS] - 4)
    if tile == TREASURE_CHAMBER:
        return d[p + RUBY]
    if tile == FOOD_CHAMBER:
        pairs = grain(d, p)
        rest = vegetables(d, p)
        return 2 * (pairs if pairs < rest else rest)
    if tile == PRAYER_CHAMBER:
        return 8 if armed(d, p) == 0 else 0
    if tile == FODDER_CHAMBER:
        return farm_animals(d, p) // 3
    return 0


def all_bonuses(d: vec[i64], p: i64) -> i64:
    """All yellow tiles together."""
    points: i64 = 0
    if d[p + OWN] & YELLOW != 0:
        tile: i64
        for tile in range(FIRST_YELLOW, FURNISHING_COUNT):
            if owns(d, p, tile):
                points += bonus(d, p, tile)
    return points


def losses(d: vec[i64], p: i64) -> i64:
    """What the writing chamber can lower."""
    return missing(d, p) + unused(d, p) + 3 * d[p + BEGGING]


def saved(d: vec[i64], p: i64) -> i64:
    """CAV-SCORE-09 Up to seven of the points lost, with the writing chamber."""
    if not owns(d, p, WRITING_CHAMBER):
        return 0
    lost = losses(d, p)
    if lost > 7:
        return 7
    return lost


def score(s: CavernaState, seat: i64) -> i64:
    """CAV-SCORE-03, CAV-SCORE-07, CAV-SCORE-11, CAV-SCORE-12 All points, as if the game ended now;
    what has no line brings none."""
    d = s.d
    p = place_of(seat)
    points = animals(d, p) + (grain(d, p) + 1) // 2 + vegetables(d, p)
    points += d[p + RUBY] + d[p + DWARFS] + d[p + GOLD]
    points += tiles(d, p) + all_bonuses(d, p)
    return points - losses(d, p) + saved(d, p)


def scores(s: CavernaState) -> list[int]:
    """The scores of all seats."""
    listed: list[int] = []
    seat: i64
    for seat in range(s.seats):
        listed.append(score(s, seat))
    return listed


def sheet(s: CavernaState, seat: i64) -> list[tuple[str, int]]:
    """CAV-SCORE-12 The score sheet."""
    d = s.d
    p = place_of(seat)
    # The writing chamber lowers losses inside their categories, in this order.
    save = saved(d, p)
    lacking = lowered(missing(d, p), save)
    save -= missing(d, p) + lacking
    free = lowered(unused(d, p), save)
    save -= unused(d, p) + free
    begging = lowered(3 * d[p + BEGGING], save)
    listed: list[tuple[str, int]] = [
        ("animals", animals(d, p)),
        ("missing", lacking),
        ("grain", (grain(d, p) + 1) // 2),
        ("vegetables", vegetables(d, p)),
        ("rubies", d[p + RUBY]),
        ("dwarfs", d[p + DWARFS]),
        ("unused", free),
        ("tiles", tiles(d, p)),
    ]
    tile: i64
    for tile in range(FIRST_YELLOW, FURNISHING_COUNT):
        if owns(d, p, tile) and has_bonus(tile):
            listed.append((f"bonus:{tile}", bonus(d, p, tile)))
    listed.append(("gold", d[p + GOLD]))
    listed.append(("begging", begging))
    return listed


def lowered(loss: i64, save: i64) -> i64:
    """A loss as points, less what is saved of it."""
    return 0 if loss < save else save - loss


def has_bonus(tile: i64) -> bool:
    """CAV-SCORE-06, CAV-SCORE-09, CAV-SCORE-10 Whether a yellow tile has a bonus line."""
    return BIT[tile] & NO_BONUS == 0


def ranks(s: CavernaState) -> list[int]:
    """CAV-END-02 By points; equal ones share a rank."""
    listed: list[int] = []
    seat: i64
    other: i64
    for seat in range(s.seats):
        better: i64 = 0
        for other in range(s.seats):
            if score(s, other) > score(s, seat):
                better += 1
        listed.append(better + 1)
    return listed
