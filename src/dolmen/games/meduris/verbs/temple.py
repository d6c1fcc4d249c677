"""Building a temple: where, and for which price. Chapter MED-TEMPLE."""

from dolmen.core.game import EVERYONE, Buffer, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import MOST, purse
from dolmen.games.meduris.data import NO_CHIP
from dolmen.games.meduris.events import TEMPLE_BUILT
from dolmen.games.meduris.moves import AS_MOVE, BIT, TEMPLE_AT
from dolmen.games.meduris.refusals import (
    CHIP_ON_FIELD,
    NO_SITE_FOR_TEMPLE,
    NO_SUCH_FIELD,
    NO_TEMPLE_LEFT,
    TOO_FEW_CHIPS,
)
from dolmen.games.meduris.state import (
    BUILDING,
    CHIP,
    FIELD,
    FIELD_COUNT,
    FIRST,
    FOR_TEMPLE,
    PAIR,
    SEAT,
    SECOND,
    TEMPLE,
    TEMPLES_LEFT,
    UNBUILT,
    MedurisState,
)
from dolmen.games.meduris.turn import after_construction, owe


def fits(d: vec[u8], field: i64, holds: i64) -> bool:
    """MED-TEMPLE-01, MED-TEMPLE-02 Whether an unbuilt field takes a temple of a player with such a
    purse: no chip, and one of each of its materials, whatever stands beside it (MED-SETTLE-06)."""
    return d[CHIP + field] == NO_CHIP and (holds >> i64(d[PAIR + field])) & MOST > 0


def choices(d: vec[u8]) -> i64:
    """MED-TEMPLE-01 THE rule: with a temple in reserve, every unbuilt field that fits."""
    seat = i64(d[SEAT])
    chosen: i64 = 0
    if d[TEMPLES_LEFT + seat] == 0:
        return chosen
    holds = purse(d, seat)
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if d[BUILDING + field] == UNBUILT and fits(d, field, holds):
            chosen |= BIT[field]
    return chosen


def fill(d: vec[u8], holds: i64, out: Buffer, count: i64) -> i64:
    """Written out for speed: as `choices`, with a purse that huts need too, and no set of bits
    between."""
    if holds == 0 or d[TEMPLES_LEFT + i64(d[SEAT])] == 0:
        return count
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if d[BUILDING + field] == UNBUILT and fits(d, field, holds):
            out[count] = AS_MOVE[TEMPLE_AT + field]
            count += 1
    return count


def why_not(d: vec[u8], field: i64) -> Reason:
    """MED-TEMPLE-01, MED-SWAP-10 No field of this board, built on, no temple left, a chip there, or
    too dear."""
    if field >= i64(d[FIELD_COUNT]):
        return NO_SUCH_FIELD
    if d[BUILDING + field] != UNBUILT:
        return NO_SITE_FOR_TEMPLE
    if d[TEMPLES_LEFT + i64(d[SEAT])] == 0:
        return NO_TEMPLE_LEFT
    return TOO_FEW_CHIPS if d[CHIP + field] == NO_CHIP else CHIP_ON_FIELD


def play(d: vec[u8], field: i64) -> None:
    """MED-TEMPLE-02 One chip of each of the two materials is due."""
    d[FIELD] = u8(field)
    owe(d, FOR_TEMPLE, i64(d[FIRST + field]), 1, i64(d[SECOND + field]), 1)


def place(s: MedurisState, d: vec[u8]) -> None:
    """MED-TEMPLE-03 Placed; no rune (MED-RUNE-04), the druid moves."""
    field = i64(d[FIELD])
    seat = i64(d[SEAT])
    d[BUILDING + field] = u8(TEMPLE + seat)
    d[TEMPLES_LEFT + seat] -= 1
    note(s, TEMPLE_BUILT, EVERYONE, seat, field)
    after_construction(s, d)
