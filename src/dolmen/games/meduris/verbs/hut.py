"""Building a hut: where, for which price, and what it brings. Chapter MED-HUT; with it the bonus
chip beneath (MED-BONUS) and the rune stone of its district (MED-RUNE)."""

from dolmen.core.game import EVERYONE, Buffer, Reason, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import MOST, build_hut, factor, purse
from dolmen.games.meduris.data import DRUID_CHIP, FREE_HUT, NO_CHIP, TWO
from dolmen.games.meduris.events import BONUS_TWO, FREE_BUILDING, HUT_BUILT, RUNE_TAKEN
from dolmen.games.meduris.moves import AS_MOVE, BIT, HUT_AT
from dolmen.games.meduris.refusals import FIELD_BUILT, NO_HUT_LEFT, NO_SUCH_FIELD, TOO_FEW_CHIPS
from dolmen.games.meduris.state import (
    BONUS,
    BUILDING,
    CHIP,
    DISTRICT,
    FIELD,
    FIELD_COUNT,
    FIRST,
    FOR_HUT,
    HUTS_LEFT,
    PAIR,
    RUNE,
    SEAT,
    SECOND,
    UNBUILT,
    MedurisState,
    book,
)
from dolmen.games.meduris.turn import after_construction, owe


def fits(d: vec[u8], field: i64, holds: i64) -> bool:
    """MED-HUT-02, MED-BONUS-02 Whether an unbuilt field takes a hut of a player with such a purse:
    its price can be paid, or the chip makes the hut free."""
    return (holds >> i64(d[PAIR + field])) & MOST >= factor(d, field) or d[CHIP + field] == FREE_HUT


def choices(d: vec[u8]) -> i64:
    """MED-HUT-01 THE rule: with a hut in reserve, every unbuilt field that fits."""
    seat = i64(d[SEAT])
    chosen: i64 = 0
    if d[HUTS_LEFT + seat] == 0:
        return chosen
    holds = purse(d, seat)
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if d[BUILDING + field] == UNBUILT and fits(d, field, holds):
            chosen |= BIT[field]
    return chosen


def fill(d: vec[u8], holds: i64, out: Buffer, count: i64) -> i64:
    """Written out for speed: as `choices`, with a purse that temples need too, and no set of bits
    between. A third of a playout is spent here."""
    if d[HUTS_LEFT + i64(d[SEAT])] == 0:
        return count
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if d[BUILDING + field] == UNBUILT and fits(d, field, holds):
            out[count] = AS_MOVE[HUT_AT + field]
            count += 1
    return count


def why_not(d: vec[u8], field: i64) -> Reason:
    """MED-HUT-01, MED-SWAP-10 No field of this board, built on, no hut left, or too dear."""
    if field >= i64(d[FIELD_COUNT]):
        return NO_SUCH_FIELD
    if d[BUILDING + field] != UNBUILT:
        return FIELD_BUILT
    return NO_HUT_LEFT if d[HUTS_LEFT + i64(d[SEAT])] == 0 else TOO_FEW_CHIPS


def play(s: MedurisState, d: vec[u8], field: i64) -> None:
    """MED-HUT-02, MED-SETTLE-03 Both materials are due, as often as the factor says, unless the
    chip there makes the hut free (MED-BONUS-02)."""
    d[FIELD] = u8(field)
    if d[CHIP + field] == FREE_HUT:
        note(s, FREE_BUILDING, EVERYONE, i64(d[SEAT]))
        place(s, d)
        return
    due = factor(d, field)
    owe(d, FOR_HUT, i64(d[FIRST + field]), due, i64(d[SECOND + field]), due)


def place(s: MedurisState, d: vec[u8]) -> None:
    """MED-HUT-03 Placed, then bonus chip, rune and druid."""
    field = i64(d[FIELD])
    seat = i64(d[SEAT])
    build_hut(d, field, seat)
    d[HUTS_LEFT + seat] -= 1
    note(s, HUT_BUILT, EVERYONE, seat, field)
    take_chip(s, d, field, seat)
    take_rune(s, d, field, seat)
    after_construction(s, d)


def take_chip(s: MedurisState, d: vec[u8], field: i64, seat: i64) -> None:
    """MED-BONUS-01, MED-BONUS-02 The chip leaves the game; a druid chip stays beneath the hut
    (MED-BONUS-03)."""
    chip = d[CHIP + field]
    if chip == TWO:
        book(d, seat, BONUS, 2)
        note(s, BONUS_TWO, EVERYONE, seat)
    if chip != DRUID_CHIP:
        d[CHIP + field] = NO_CHIP


def take_rune(s: MedurisState, d: vec[u8], field: i64, seat: i64) -> None:
    """MED-RUNE-01 The rune stone of the district, from whoever had it; nothing changes if the
    builder did (MED-RUNE-02)."""
    district = i64(d[DISTRICT + field])
    if i64(d[RUNE + district]) != seat + 1:
        d[RUNE + district] = u8(seat + 1)
        note(s, RUNE_TAKEN, EVERYONE, seat, district)
