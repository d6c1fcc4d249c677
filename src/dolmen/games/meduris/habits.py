"""What hardly needs a thought in Meduris: moves that are pointless, and how a payment or an
offering is finished that nobody thinks about."""

from typing import Final

from dolmen.core.game import Buffer
from dolmen.core.native import i64, u8, vec
from dolmen.games.meduris.board import most_payable, run_size
from dolmen.games.meduris.data import DRUID_CHIP, MATERIALS, STACK
from dolmen.games.meduris.moves import (
    DECLINE,
    GIVE,
    HUT_AT,
    LIFT,
    LIFT_FROM,
    LIFT_HEIGHT,
    LIFT_TO,
    OFFER_BOTH,
    OFFER_CHIP,
    OFFER_NOTHING,
    OFFER_ONE,
    PAY,
    SWAP_FOR,
)
from dolmen.games.meduris.rules import apply_to, fill_from
from dolmen.games.meduris.state import (
    ACTING,
    ASKED,
    CHIP,
    FIELD,
    FINAL_ROUND,
    FIRST,
    OFFERING,
    PAYING,
    PHASE,
    PILE,
    PLAIN,
    SEAT,
    SECOND,
    STOCK,
    SWAPPING,
    TAKING,
    MedurisState,
    chips_held,
)

# Rows from which both materials are given, if they are there, and even by a swap.
WORTH_BOTH: Final = 2
WORTH_SWAPS: Final = 3
TRIPLE: Final = 3


# Moves that are worth a thought


def sensible(d: vec[u8], out: Buffer) -> i64:
    """The legal moves without those that another one is always as good as; there is always one
    left. A swap on its own is never better than the same one within a payment, where it waits for
    what is really missing."""
    count = fill_from(d, out)
    kept: i64 = 0
    i: i64
    for i in range(count):
        if not is_pointless(d, i64(out[i]), i64(out[count - 1])):
            out[kept] = out[i]
            kept += 1
    # A worker that could only go where nothing is left, and nothing to build.
    return kept if kept > 0 else fill_from(d, out)


def is_pointless(d: vec[u8], move: i64, last: i64) -> bool:
    """Whether another legal move is as good; the last of them all is known."""
    phase = i64(d[PHASE])
    if phase == ACTING:
        return move >= SWAP_FOR or (move < HUT_AT and is_idle(d, move - LIFT))
    if phase == PAYING:
        # What can be paid directly need not be replaced.
        return last == PAY and move != PAY
    if phase == OFFERING:
        # A lone hut scores as much for one material.
        return move == OFFER_BOTH and run_size(d, i64(d[FIELD])) == 1
    return phase == TAKING and move == DECLINE


def is_idle(d: vec[u8], lifted: i64) -> bool:
    """Whether lifting a worker brings nothing, or leaves what lifting the one below it leaves."""
    if d[PILE + i64(LIFT_TO[lifted])] == 0:
        return True
    height = i64(LIFT_HEIGHT[lifted])
    below = PLAIN + STACK * i64(LIFT_FROM[lifted]) + height - 1
    return height > 0 and d[below] == d[SEAT] + 1


# Until nothing is under way


def is_under_way(d: vec[u8]) -> bool:
    """Whether a payment, a swap or an offering is not finished."""
    phase = d[PHASE]
    return SWAPPING <= phase <= OFFERING


def settle(s: MedurisState, out: Buffer) -> MedurisState:
    """The position after what is under way was finished by habit: itself if nothing is."""
    if not is_under_way(s.d):
        return s
    c = s.clone()
    while is_under_way(c.d):
        apply_to(c, c.d, habit(c.d, out))
    return c


def habit(d: vec[u8], out: Buffer) -> i64:
    """The usual move within a payment, a swap or an offering."""
    phase = d[PHASE]
    if phase == OFFERING:
        return usual_offer(d)
    count = fill_from(d, out)
    if phase == PAYING:
        # Paying is the last of the moves, where it is one.
        last = i64(out[count - 1])
        return last if last == PAY else i64(out[0])
    # Giving: what there is most of.
    at = STOCK + MATERIALS * i64(d[ASKED]) - GIVE
    best = i64(out[0])
    i: i64
    for i in range(1, count):
        move = i64(out[i])
        if d[at + move] > d[at + best]:
            best = move
    return best


def usual_offer(d: vec[u8]) -> i64:
    """Both in a row, one at a lone hut, of what there is most; nothing if it takes a swap, unless
    that saves much or chips are of no more use."""
    field = i64(d[FIELD])
    seat = i64(d[ASKED])
    size = run_size(d, field)
    a = i64(d[FIRST + field])
    b = i64(d[SECOND + field])
    have_a = i64(d[STOCK + MATERIALS * seat + a])
    have_b = i64(d[STOCK + MATERIALS * seat + b])
    total = chips_held(d, seat)
    stored = d[CHIP + field] == DRUID_CHIP
    if size >= WORTH_BOTH:
        if have_a > 0 and have_b > 0:
            return OFFER_BOTH
        if stored:
            return OFFER_CHIP
        if size >= WORTH_SWAPS and most_payable(total, have_a, have_b) > 0:
            return OFFER_BOTH
    if have_a > 0 or have_b > 0:
        return OFFER_ONE + (a if have_a >= have_b else b)
    if d[FINAL_ROUND] != 0 and total >= TRIPLE:
        return OFFER_ONE + a
    return OFFER_CHIP if stored else OFFER_NOTHING
