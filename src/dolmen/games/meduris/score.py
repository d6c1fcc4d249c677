"""Points by source, ranks and ties."""

from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import behind, run_size
from dolmen.games.meduris.data import DISTRICTS, HUTS, RUNE_POINTS, START_SCORE, TEMPLES_EACH
from dolmen.games.meduris.state import (
    BONUS,
    BUILDING,
    FIELD_COUNT,
    HUTS_LEFT,
    INTERIM,
    OFFERINGS,
    REFUSALS,
    RUNE,
    SEAT_COUNT,
    TEMPLE,
    TEMPLES_LEFT,
    MedurisState,
    ahead,
    chips_held,
    marker,
    points,
)


def temple_points(s: MedurisState, seat: i64) -> i64:
    """MED-SCORE-02 The runs on both sides of each temple, whoever shares them (MED-SCORE-03); a
    temple beside it is worth nothing (MED-SCORE-04)."""
    d = s.d
    total: i64 = 0
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if i64(d[BUILDING + field]) == TEMPLE + seat:
            total += run_size(d, behind(d, field)) + run_size(d, ahead(d, field))
    return total


def runes(d: vec[u8], seat: i64) -> i64:
    """How many rune stones a seat holds."""
    count: i64 = 0
    district: i64
    for district in range(DISTRICTS):
        if i64(d[RUNE + district]) == seat + 1:
            count += 1
    return count


def score(s: MedurisState, seat: i64) -> i64:
    """MED-SCORE-01 The marker, temples and runes (MED-SCORE-05), as if the game ended now; nothing
    for what is left over (MED-SCORE-06)."""
    return marker(s.d, seat) + temple_points(s, seat) + RUNE_POINTS[runes(s.d, seat)]


def scores(s: MedurisState) -> list[int]:
    """The scores of all seats."""
    listed: list[int] = []
    seat: i64
    for seat in range(i64(s.d[SEAT_COUNT])):
        listed.append(score(s, seat))
    return listed


def sheet(s: MedurisState, seat: i64) -> list[tuple[str, int]]:
    """Where the points of a seat come from."""
    d = s.d
    return [
        ("start", START_SCORE),
        ("offerings", points(d, seat, OFFERINGS)),
        ("refusals", -points(d, seat, REFUSALS)),
        ("bonus", points(d, seat, BONUS)),
        ("interim", points(d, seat, INTERIM)),
        ("temples", temple_points(s, seat)),
        ("runes", RUNE_POINTS[runes(d, seat)]),
    ]


def pieces_left(d: vec[u8], seat: i64) -> i64:
    """Huts and temples that a seat has not placed."""
    return i64(d[HUTS_LEFT + seat]) + i64(d[TEMPLES_LEFT + seat])


def pieces_built(s: MedurisState, seat: i64) -> i64:
    """MED-TIES-01 Huts and temples on the board."""
    return HUTS[i64(s.d[SEAT_COUNT])] + TEMPLES_EACH - pieces_left(s.d, seat)


def ranks(s: MedurisState) -> list[int]:
    """MED-TIES-01, MED-TIES-02, MED-TIES-03 Score, then pieces built, then chips left; equal in all
    share a rank."""
    seats = i64(s.d[SEAT_COUNT])
    listed: list[int] = []
    seat: i64
    other: i64
    for seat in range(seats):
        better: i64 = 0
        for other in range(seats):
            if ranks_before(s, other, seat):
                better += 1
        listed.append(better + 1)
    return listed


def ranks_before(s: MedurisState, x: i64, y: i64) -> bool:
    """Whether seat x stands before seat y."""
    if score(s, x) != score(s, y):
        return score(s, x) > score(s, y)
    if pieces_built(s, x) != pieces_built(s, y):
        return pieces_built(s, x) > pieces_built(s, y)
    return chips_held(s.d, x) > chips_held(s.d, y)
