"""Points: the walk up the column, the sheet by ritual, ranks and ties."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import CARD_CIRCLES, CIRCLES, SEATS
from dolmen.games.druides.events import COLUMN_GREW
from dolmen.games.druides.state import (
    BY_COLUMN,
    CIRCLE,
    ENDING,
    LIFTED,
    PLAYERS,
    POINTS,
    RITUALS,
    WINNER,
    DruidesState,
    lowest,
)


def score(d: vec[u8], seat: i64) -> i64:
    """DRU-TRACK-01 The score of a pawn: its circle, counted from the score of the lowest one."""
    return lowest(d) + i64(d[CIRCLE + seat])


def scores(s: DruidesState) -> list[int]:
    """The scores of all seats."""
    d = s.d
    listed: list[int] = []
    seat: i64
    for seat in range(i64(d[PLAYERS])):
        listed.append(score(d, seat))
    return listed


def bottom_card_taken(d: vec[u8], mover: i64) -> bool:
    """DRU-TRACK-04 Whether a pawn other than the mover's stands on the lowest card."""
    seat: i64
    for seat in range(i64(d[PLAYERS])):
        if seat != mover and d[CIRCLE + seat] < CARD_CIRCLES:
            return True
    return False


def climb(s: DruidesState, d: vec[u8], seat: i64, amulets: i64) -> i64:
    """DRU-TRACK-03 Moves a pawn one circle for each amulet; gives the circles it really climbed.

    Fewer than asked for means that it is stopped at the top and wins (DRU-TRACK-05). A pawn that
    comes to the top circle with its last step is not stopped (DRU-TRACK-06)."""
    left = amulets
    while left > 0:
        room = CIRCLES - 1 - i64(d[CIRCLE + seat])
        if left <= room:
            d[CIRCLE + seat] += u8(left)
            left = 0
        else:
            d[CIRCLE + seat] = CIRCLES - 1
            left -= room
            if bottom_card_taken(d, seat):
                d[WINNER] = u8(seat)
                break
            lift_bottom_card(s, d)
    return amulets - left


def lift_bottom_card(s: DruidesState, d: vec[u8]) -> None:
    """DRU-TRACK-04 The lowest card of the column goes on top: every circle sinks by one card."""
    seat: i64
    for seat in range(i64(d[PLAYERS])):
        d[CIRCLE + seat] -= CARD_CIRCLES
    d[LIFTED] += 1
    note(s, COLUMN_GREW, EVERYONE, lowest(d))


def sheet(d: vec[u8], seat: i64) -> list[tuple[str, int]]:
    """Points by ritual, in the order held; the one that the column cut short is the last row."""
    rows = i64(d[RITUALS])
    if d[ENDING] == BY_COLUMN:
        rows += 1
    listed: list[tuple[str, int]] = []
    i: i64
    for i in range(rows):
        listed.append((f"ritual:{i + 1}", i64(d[POINTS + SEATS * i + seat])))
    return listed


def ranks(d: vec[u8]) -> list[int]:
    """DRU-END-02, DRU-END-04 The higher the score the better the rank, equal scores share it; but
    the seat stopped on the column wins alone (DRU-END-03), in the last ritual too (DRU-END-06)."""
    listed: list[int] = []
    seat: i64
    other: i64
    for seat in range(i64(d[PLAYERS])):
        better: i64 = 0
        for other in range(i64(d[PLAYERS])):
            if other != seat and ranks_before(d, other, seat):
                better += 1
        listed.append(better + 1)
    return listed


def ranks_before(d: vec[u8], a: i64, b: i64) -> bool:
    """Whether seat a stands before seat b at the end."""
    if d[ENDING] == BY_COLUMN and i64(d[WINNER]) == a:
        return True
    if d[ENDING] == BY_COLUMN and i64(d[WINNER]) == b:
        return False
    return score(d, a) > score(d, b)
