"""Points: the walk up the column, the sheet by ritual, ranks and ties."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import CARD_CIRCLES, CIRCLES
from dolmen.games.druides.events import COLUMN_GREW
from dolmen.games.druides.state import BY_COLUMN, CIRCLE, POINTS, DruidesState


def score(s: DruidesState, seat: i64) -> i64:
    """DRU-TRACK-01 The score of a pawn: its circle, counted from the score of the lowest one."""
    return s.base + i64(s.d[CIRCLE + seat])


def scores(s: DruidesState) -> list[int]:
    """The scores of all seats."""
    listed: list[int] = []
    seat: i64
    for seat in range(s.seats):
        listed.append(score(s, seat))
    return listed


def bottom_card_taken(d: vec[u8], seats: i64, mover: i64) -> bool:
    """DRU-TRACK-04 Whether a pawn other than the mover's stands on the lowest card."""
    seat: i64
    for seat in range(seats):
        if seat != mover and d[CIRCLE + seat] < CARD_CIRCLES:
            return True
    return False


def climb(s: DruidesState, seat: i64, amulets: i64) -> i64:
    """DRU-TRACK-03 Moves a pawn one circle for each amulet; gives the circles it really climbed.

    Fewer than asked for means that it is stopped at the top and wins (DRU-TRACK-05)."""
    d = s.d
    left = amulets
    while left > 0:
        room = CIRCLES - 1 - i64(d[CIRCLE + seat])
        if left <= room:
            d[CIRCLE + seat] += u8(left)
            left = 0
        else:
            d[CIRCLE + seat] = CIRCLES - 1
            left -= room
            if bottom_card_taken(d, s.seats, seat):
                s.winner = seat
                break
            lift_bottom_card(s)
    climbed = amulets - left
    # s.rituals counts the finished ones, so this is the row of the ritual under way.
    d[POINTS + 4 * s.rituals + seat] += u8(climbed)
    return climbed


def lift_bottom_card(s: DruidesState) -> None:
    """DRU-TRACK-04 The lowest card of the column goes on top: every circle sinks by one card."""
    d = s.d
    seat: i64
    for seat in range(s.seats):
        d[CIRCLE + seat] -= CARD_CIRCLES
    s.base += CARD_CIRCLES
    note(s, COLUMN_GREW, EVERYONE, s.base)


def sheet(s: DruidesState, seat: i64) -> list[tuple[str, int]]:
    """Points by ritual, in the order held; the one that the column cut short is the last row."""
    rows = s.rituals + 1 if s.ending == BY_COLUMN else s.rituals
    listed: list[tuple[str, int]] = []
    i: i64
    for i in range(rows):
        listed.append((f"ritual:{i + 1}", i64(s.d[POINTS + 4 * i + seat])))
    return listed


def ranks(s: DruidesState) -> list[int]:
    """DRU-END-03, DRU-END-04 The seat stopped on the column wins alone; else equal scores share."""
    listed: list[int] = []
    seat: i64
    other: i64
    for seat in range(s.seats):
        better: i64 = 0
        for other in range(s.seats):
            if other != seat and ranks_before(s, other, seat):
                better += 1
        listed.append(better + 1)
    return listed


def ranks_before(s: DruidesState, a: i64, b: i64) -> bool:
    """Whether seat a stands before seat b at the end."""
    if s.ending == BY_COLUMN and s.winner == a:
        return True
    if s.ending == BY_COLUMN and s.winner == b:
        return False
    return score(s, a) > score(s, b)
