"""The course of a game: set-up, the two moves of a turn, building, and the ends."""

from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import build_hut, factor, unbuilt
from dolmen.games.meduris.data import (
    BONUS_CHIPS,
    DRUID_CHIP,
    FACE_DOWN,
    FREE_HUT,
    MINUS,
    NO_CHIP,
    PLUS,
    STACK,
    TWO,
)
from dolmen.games.meduris.druid import accept, begin_circuit, go_on, walk
from dolmen.games.meduris.events import (
    BONUS_LAID,
    BONUS_TURNED,
    BONUS_TWO,
    CHIP_GIVEN,
    CHIP_RETURNED,
    CHIP_TAKEN,
    CHIPS_GAINED,
    CHIPS_PAID,
    CIRCUIT,
    DECLINED,
    ENDED,
    FREE_BUILDING,
    HUT_BUILT,
    LAST_TURNS,
    ROLLED,
    RUNE_TAKEN,
    STARTS,
    SWAPPED,
    TEMPLE_BUILT,
    TURN_BEGAN,
    WORKER_LIFTED,
    WORKER_PLACED,
)
from dolmen.games.meduris.payment import give_chip, only_paying, pay_direct, replace
from dolmen.games.meduris.state import (
    ACTING,
    BONUS,
    BUILDING,
    CHIP,
    DISTRICT,
    DRAW_FIRST,
    FINISH,
    FIRST,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    GIVING,
    HUTS_LEFT,
    NO_MATERIAL,
    NOBODY,
    NOTHING,
    PAYING,
    PILE,
    PLACING,
    PLAIN,
    RETURNING,
    ROLLING,
    RUNE,
    SECOND,
    SWAPPING,
    TAKING,
    TEMPLE,
    TEMPLES_LEFT,
    TURNING,
    WORKERS_LEFT,
    MedurisState,
    book,
    chips_held,
    gain,
    give,
    next_seat,
    workers_on,
)

# Set-up


def lay_chip(s: MedurisState, field: i64) -> None:
    """MED-SETUP-06 A bonus chip face down; the sixth one is followed by turning them up."""
    s.d[CHIP + field] = FACE_DOWN
    if s.laid == 0:
        s.first_chip = field
    s.last_chip = field
    s.laid += 1
    note(s, BONUS_LAID, EVERYONE, field)
    if s.laid == BONUS_CHIPS:
        s.phase = TURNING
        s.laid = 0


def turn_chip(s: MedurisState, kind: i64) -> None:
    """MED-SETUP-06 The next chip, in the order of the fields, is turned up."""
    d = s.d
    field: i64 = 0
    while d[CHIP + field] != FACE_DOWN:
        field += 1
    d[CHIP + field] = u8(kind)
    s.laid += 1
    note(s, BONUS_TURNED, EVERYONE, field, kind)
    if s.laid == BONUS_CHIPS:
        s.first_chip = NOBODY
        s.last_chip = NOBODY
        begin_workers(s)


def begin_workers(s: MedurisState) -> None:
    """MED-SETUP-12 The starting seat, drawn unless the table named one."""
    s.phase = DRAW_FIRST
    if s.first != NOBODY:
        start_with(s, s.first)


def start_with(s: MedurisState, seat: i64) -> None:
    """MED-SETUP-13 The first worker is the starting player's."""
    s.seat = seat
    s.asked = seat
    s.phase = PLACING
    note(s, STARTS, EVERYONE, seat)


def place_worker(s: MedurisState, plain: i64) -> None:
    """MED-SETUP-13 A worker on a plain, without yield; after the last one the first turn begins."""
    d = s.d
    d[PLAIN + 3 * plain + workers_on(d, plain)] = u8(s.asked + 1)
    d[WORKERS_LEFT + s.asked] -= 1
    note(s, WORKER_PLACED, EVERYONE, s.asked, plain)
    s.asked = next_seat(s, s.asked)
    if d[WORKERS_LEFT + s.asked] == 0:
        begin_turn(s)


# Move 1/2


def begin_turn(s: MedurisState) -> None:
    """MED-TURN-01 A turn starts with the die."""
    s.asked = s.seat
    s.built = 0
    s.face = NOBODY
    s.phase = ROLLING
    note(s, TURN_BEGAN, EVERYONE, s.seat)


def roll(s: MedurisState, face: i64) -> None:
    """MED-SMALL-01 to 06 The small yield."""
    s.face = face
    note(s, ROLLED, EVERYONE, s.seat, face)
    if face == PLUS:
        s.phase = TAKING
        settle_taking(s)
    elif face == MINUS:
        s.phase = RETURNING
        settle_returning(s)
    else:
        yield_plain(s, face, False)
        s.phase = ACTING


def yield_plain(s: MedurisState, plain: i64, big: bool) -> None:
    """MED-SMALL-02, -03, MED-BIG-03 to 05 A plain produces, the top worker served first."""
    d = s.d
    height = workers_on(d, plain)
    while height > 0:
        seat = i64(d[PLAIN + 3 * plain + height - 1]) - 1
        due: i64 = height if big else 1
        got = gain(d, seat, plain, due)
        if got > 0:
            note(s, CHIPS_GAINED, EVERYONE, seat, plain, got)
        height -= 1


def piles_empty(d: vec[u8]) -> bool:
    """Whether no material is left on the mountain."""
    return d[PILE] == 0 and d[PILE + 1] == 0 and d[PILE + 2] == 0 and d[PILE + 3] == 0


def settle_taking(s: MedurisState) -> None:
    """MED-SMALL-05 With all piles empty nobody is asked."""
    if piles_empty(s.d):
        s.asked = s.seat
        s.phase = ACTING


def settle_returning(s: MedurisState) -> None:
    """MED-SMALL-06 Who has no chips is not asked; after the last one the active player acts."""
    while chips_held(s.d, s.asked) == 0:
        if next_seat(s, s.asked) == s.seat:
            s.asked = s.seat
            s.phase = ACTING
            return
        s.asked = next_seat(s, s.asked)


def next_asked(s: MedurisState) -> bool:
    """Asks the next player clockwise; false after a whole round, when the active player acts."""
    s.asked = next_seat(s, s.asked)
    if s.asked != s.seat:
        return True
    s.phase = ACTING
    return False


def take(s: MedurisState, material: i64) -> None:
    """MED-SMALL-04 A chip of choice, or none."""
    if material == NO_MATERIAL:
        note(s, DECLINED, EVERYONE, s.asked)
    else:
        gain(s.d, s.asked, material, 1)
        note(s, CHIP_TAKEN, EVERYONE, s.asked, material)
    if next_asked(s):
        settle_taking(s)


def return_chip(s: MedurisState, material: i64) -> None:
    """MED-SMALL-06 A chip of choice back to its pile."""
    give(s.d, s.asked, material, 1)
    note(s, CHIP_RETURNED, EVERYONE, s.asked, material)
    if next_asked(s):
        settle_returning(s)


# Move 2/2


def lift(s: MedurisState, plain: i64, height: i64, to: i64) -> None:
    """MED-BIG-01 to 05 A worker goes on top of another plain, and that plain produces."""
    d = s.d
    i = PLAIN + 3 * plain + height
    last = PLAIN + 3 * plain + STACK - 1
    while i < last:
        d[i] = d[i + 1]
        i += 1
    d[last] = 0
    d[PLAIN + 3 * to + workers_on(d, to)] = u8(s.seat + 1)
    note(s, WORKER_LIFTED, EVERYONE, s.seat, plain, to)
    yield_plain(s, to, True)
    end_turn(s)


def begin_swap(s: MedurisState, material: i64) -> None:
    """MED-SWAP-04 Three chips are to be given for one of this material."""
    s.a = material
    s.replacing = material
    s.to_give = 3
    s.lowest = 0
    s.phase = SWAPPING


def give_for_swap(s: MedurisState, material: i64) -> None:
    """MED-SWAP-04 A chip for the swap; after the third the wanted one is taken."""
    give_chip(s, material)
    note(s, CHIP_GIVEN, EVERYONE, s.asked, material)
    if s.to_give == 0:
        gain(s.d, s.asked, s.replacing, 1)
        note(s, SWAPPED, EVERYONE, s.asked, s.replacing)
        clear_payment(s)
        s.phase = ACTING


def choose_hut(s: MedurisState, field: i64) -> None:
    """MED-HUT-02, MED-BONUS-02 The price is due, unless the chip there makes the hut free."""
    if s.d[CHIP + field] == FREE_HUT:
        s.field = field
        note(s, FREE_BUILDING, EVERYONE, s.seat)
        place_hut(s)
        return
    begin_payment(s, FOR_HUT, field, factor(s.d, field))


def begin_payment(s: MedurisState, purpose: i64, field: i64, count: i64) -> None:
    """So many of both materials of a field are due."""
    s.purpose = purpose
    s.field = field
    s.a = i64(s.d[FIRST + field])
    s.b = i64(s.d[SECOND + field])
    s.due_a = count
    s.due_b = count
    s.phase = PAYING
    settle_payment(s)


def begin_offer_one(s: MedurisState, material: i64) -> None:
    """MED-SWAP-09 One chip of this material is due."""
    s.purpose = FOR_ONE
    s.a = material
    s.due_a = 1
    s.phase = PAYING
    settle_payment(s)


def settle_payment(s: MedurisState) -> None:
    """MED-SWAP-11 Where paying is the only choice it needs no asking."""
    if only_paying(s):
        pay(s)


def begin_replacement(s: MedurisState, material: i64) -> None:
    """MED-SWAP-11 One chip due is replaced by three others."""
    replace(s, material)
    s.phase = GIVING


def give_for_replacement(s: MedurisState, material: i64) -> None:
    """MED-SWAP-11 A chip for the replacement; after the third the payment goes on."""
    give_chip(s, material)
    note(s, CHIP_GIVEN, EVERYONE, s.asked, material)
    if s.to_give == 0:
        s.phase = PAYING
        settle_payment(s)


def pay(s: MedurisState) -> None:
    """Everything not replaced is paid, and what it was for happens."""
    pay_direct(s)
    if s.due_a > 0:
        note(s, CHIPS_PAID, EVERYONE, s.asked, s.a, s.due_a)
    if s.due_b > 0:
        note(s, CHIPS_PAID, EVERYONE, s.asked, s.b, s.due_b)
    purpose = s.purpose
    clear_payment(s)
    if purpose == FOR_HUT:
        place_hut(s)
    elif purpose == FOR_TEMPLE:
        place_temple(s)
    else:
        accept(s, purpose == FOR_BOTH)
        after_offer(s)


def clear_payment(s: MedurisState) -> None:
    """Nothing is due any more; the field stays until what is paid for has happened."""
    s.purpose = NOTHING
    s.a = NO_MATERIAL
    s.b = NO_MATERIAL
    s.due_a = 0
    s.due_b = 0
    s.replacing = NO_MATERIAL
    s.lowest = 0


def place_hut(s: MedurisState) -> None:
    """MED-HUT-03 Placed, then bonus chip, rune and druid."""
    d = s.d
    field = s.field
    seat = s.seat
    build_hut(s, field, seat)
    d[HUTS_LEFT + seat] -= 1
    note(s, HUT_BUILT, EVERYONE, seat, field)
    chip = d[CHIP + field]
    if chip == TWO:
        book(d, seat, BONUS, 2)
        note(s, BONUS_TWO, EVERYONE, seat)
    if chip != DRUID_CHIP:
        d[CHIP + field] = NO_CHIP
    district = i64(d[DISTRICT + field])
    if i64(d[RUNE + district]) != seat + 1:
        d[RUNE + district] = u8(seat + 1)
        note(s, RUNE_TAKEN, EVERYONE, seat, district)
    after_construction(s)


def place_temple(s: MedurisState) -> None:
    """MED-TEMPLE-03 Placed; no rune, the druid moves."""
    s.d[BUILDING + s.field] = u8(TEMPLE + s.seat)
    s.d[TEMPLES_LEFT + s.seat] -= 1
    note(s, TEMPLE_BUILT, EVERYONE, s.seat, s.field)
    after_construction(s)


def after_construction(s: MedurisState) -> None:
    """MED-DRUID-01 The druid moves; without a ritual the turn is over."""
    s.built = 1
    s.field = NOBODY
    if not walk(s):
        end_turn(s)


def after_offer(s: MedurisState) -> None:
    """MED-OFFER-08 On to the next hut, or the end of the ritual or of the circuit."""
    if go_on(s):
        return
    s.field = NOBODY
    if s.final:
        finish(s)
    else:
        end_turn(s)


# Ends


def end_turn(s: MedurisState) -> None:
    """MED-FINALE-13 The tests at the end of a turn, in their order."""
    if s.last_turns > 0:
        s.last_turns -= 1
        if s.last_turns == 0:
            begin_final_round(s)
            return
    elif all_placed(s.d, s.seat):
        s.last_turns = s.seats - 1
        note(s, LAST_TURNS, EVERYONE, s.seat)
    elif ends_at_once(s):
        begin_final_round(s)
        return
    s.seat = next_seat(s, s.seat)
    begin_turn(s)


def all_placed(d: vec[u8], seat: i64) -> bool:
    """MED-FINALE-01 Whether a seat has placed both temples and all huts."""
    return d[HUTS_LEFT + seat] == 0 and d[TEMPLES_LEFT + seat] == 0


def ends_at_once(s: MedurisState) -> bool:
    """MED-FINALE-10, -03, -12 Nobody can place, nobody wants to, or nobody ever does."""
    if s.built:
        s.idle = 0
        s.stale = 0
    else:
        s.idle += 1
        s.stale += 1
        if not piles_empty(s.d):
            s.stale = 0
    if not anybody_can_place(s):
        return True
    if s.stalemate_end and s.stale == s.seats:
        return True
    return s.idle_limit > 0 and s.idle >= s.idle_limit * s.seats


def anybody_can_place(s: MedurisState) -> bool:
    """MED-FINALE-10 A hut for an unbuilt field, or a temple for one without a chip."""
    d = s.d
    huts: i64 = 0
    temples: i64 = 0
    seat: i64
    for seat in range(s.seats):
        huts += i64(d[HUTS_LEFT + seat])
        temples += i64(d[TEMPLES_LEFT + seat])
    field: i64
    for field in range(s.fields):
        if unbuilt(d, field) and (huts > 0 or (temples > 0 and d[CHIP + field] == NO_CHIP)):
            return True
    return False


def begin_final_round(s: MedurisState) -> None:
    """MED-FINALE-04 No die, no yield, no building: only the last circuit."""
    s.face = NOBODY
    note(s, CIRCUIT, EVERYONE)
    if not begin_circuit(s):
        finish(s)


def finish(s: MedurisState) -> None:
    """MED-SCORE-01 Temples and runes are counted by `score`; the game is over."""
    s.asked = s.seat
    s.phase = FINISH
    note(s, ENDED, EVERYONE)
