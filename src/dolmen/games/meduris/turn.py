"""The course of a game: when a turn begins and ends, what follows a construction or an offering,
what is due, and the ends."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.data import NO_CHIP
from dolmen.games.meduris.druid import begin_circuit, go_on, walk
from dolmen.games.meduris.events import CIRCUIT, ENDED, LAST_TURNS, STARTS, TURN_BEGAN
from dolmen.games.meduris.state import (
    ASKED,
    BUILDING,
    BUILT,
    CHIP,
    DRAW_FIRST,
    DUE_A,
    DUE_B,
    FACE,
    FIELD,
    FIELD_COUNT,
    FINAL_ROUND,
    FINISH,
    HUTS_LEFT,
    IDLE,
    IDLE_LIMIT,
    MATERIAL_A,
    MATERIAL_B,
    NO_FACE,
    NO_FIELD,
    NOBODY,
    PAYING,
    PHASE,
    PILE,
    PLACING,
    PURPOSE,
    ROLLING,
    SEAT,
    SEAT_COUNT,
    STALE,
    STALEMATE_END,
    STARTER,
    TEMPLES_LEFT,
    TURNS_LEFT,
    UNBUILT,
    MedurisState,
    next_seat,
    wide,
    write_wide,
)

# Beginnings


def begin_workers(s: MedurisState, d: vec[u8]) -> None:
    """MED-SETUP-12 The starting seat, drawn unless the table named one."""
    d[PHASE] = DRAW_FIRST
    if d[STARTER] != NOBODY:
        start_with(s, d, i64(d[STARTER]))


def start_with(s: MedurisState, d: vec[u8], seat: i64) -> None:
    """MED-SETUP-13 The first worker is the starting player's."""
    d[SEAT] = u8(seat)
    d[ASKED] = u8(seat)
    d[PHASE] = PLACING
    note(s, STARTS, EVERYONE, seat)


def begin_turn(s: MedurisState, d: vec[u8]) -> None:
    """MED-TURN-01 A turn starts with the die."""
    d[ASKED] = d[SEAT]
    d[BUILT] = 0
    d[FACE] = NO_FACE
    d[PHASE] = ROLLING
    note(s, TURN_BEGAN, EVERYONE, i64(d[SEAT]))


# Between a choice and what it brings


def owe(d: vec[u8], purpose: i64, a: i64, due_a: i64, b: i64, due_b: i64) -> None:
    """MED-SWAP-08, MED-SWAP-09 So many chips of one or two materials are due, and for what."""
    d[PURPOSE] = u8(purpose)
    d[MATERIAL_A] = u8(a)
    d[DUE_A] = u8(due_a)
    d[MATERIAL_B] = u8(b)
    d[DUE_B] = u8(due_b)
    d[PHASE] = PAYING


def after_construction(s: MedurisState, d: vec[u8]) -> None:
    """MED-DRUID-01 The druid moves; without a ritual the turn is over (MED-TURN-04)."""
    d[BUILT] = 1
    d[FIELD] = NO_FIELD
    if not walk(s, d):
        end_turn(s, d)


def after_offer(s: MedurisState, d: vec[u8]) -> None:
    """MED-OFFER-08 On to the next hut, or the end of the ritual or of the circuit: then it is the
    turn of the next player, no matter who offered last (MED-TURN-04)."""
    if go_on(s, d):
        return
    d[FIELD] = NO_FIELD
    if d[FINAL_ROUND] != 0:
        finish(s, d)
    else:
        end_turn(s, d)


# Ends


def end_turn(s: MedurisState, d: vec[u8]) -> None:
    """MED-FINALE-13 The tests at the end of a turn, in their order."""
    seat = i64(d[SEAT])
    if d[TURNS_LEFT] > 0:
        d[TURNS_LEFT] -= 1
        if d[TURNS_LEFT] == 0:
            begin_final_round(s, d)
            return
    elif all_placed(d, seat):
        # MED-FINALE-02: one turn for each of the others, however many of them finish in it.
        d[TURNS_LEFT] = d[SEAT_COUNT] - 1
        note(s, LAST_TURNS, EVERYONE, seat)
    elif ends_at_once(d):
        begin_final_round(s, d)
        return
    d[SEAT] = u8(next_seat(d, seat))
    begin_turn(s, d)


def all_placed(d: vec[u8], seat: i64) -> bool:
    """MED-FINALE-01 Whether a seat has placed both temples and all huts."""
    return d[HUTS_LEFT + seat] == 0 and d[TEMPLES_LEFT + seat] == 0


def ends_at_once(d: vec[u8]) -> bool:
    """MED-FINALE-10, MED-FINALE-03, MED-FINALE-12 Nobody can place, nobody wants to, or nobody ever
    does."""
    idle: i64 = 0
    stale: i64 = 0
    if d[BUILT] == 0:
        idle = wide(d, IDLE) + 1
        if piles_empty(d):
            stale = wide(d, STALE) + 1
    write_wide(d, IDLE, idle)
    write_wide(d, STALE, stale)
    if not anybody_can_place(d):
        return True
    seats = i64(d[SEAT_COUNT])
    if d[STALEMATE_END] != 0 and stale == seats:
        return True
    limit = wide(d, IDLE_LIMIT)
    return limit > 0 and idle >= limit * seats


def piles_empty(d: vec[u8]) -> bool:
    """Whether no material is left on the mountain."""
    return d[PILE] == 0 and d[PILE + 1] == 0 and d[PILE + 2] == 0 and d[PILE + 3] == 0


def anybody_can_place(d: vec[u8]) -> bool:
    """MED-FINALE-10 A hut for an unbuilt field, or a temple for one without a chip."""
    huts: i64 = 0
    temples: i64 = 0
    seat: i64
    for seat in range(i64(d[SEAT_COUNT])):
        huts += i64(d[HUTS_LEFT + seat])
        temples += i64(d[TEMPLES_LEFT + seat])
    field: i64
    for field in range(i64(d[FIELD_COUNT])):
        if d[BUILDING + field] == UNBUILT and (
            huts > 0 or (temples > 0 and d[CHIP + field] == NO_CHIP)
        ):
            return True
    return False


def begin_final_round(s: MedurisState, d: vec[u8]) -> None:
    """MED-FINALE-04 No die, no yield, no building: only the last circuit."""
    d[FACE] = NO_FACE
    note(s, CIRCUIT, EVERYONE)
    if not begin_circuit(s, d):
        finish(s, d)


def finish(s: MedurisState, d: vec[u8]) -> None:
    """MED-FINALE-07 Temples and runes are counted by `score`; the game is over."""
    d[ASKED] = d[SEAT]
    d[PHASE] = FINISH
    note(s, ENDED, EVERYONE)
