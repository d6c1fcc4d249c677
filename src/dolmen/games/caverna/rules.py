"""The rules of Caverna: whose move it is, what is legal, what chance brings, what a move does."""

from dolmen.core.game import CHANCE, OVER, Buffer
from dolmen.core.native import i64
from dolmen.core.rng import Rng
from dolmen.games.caverna.acting import apply_building, apply_detail, apply_part, apply_placing
from dolmen.games.caverna.data import CARDS
from dolmen.games.caverna.exchange import exchange
from dolmen.games.caverna.listing import fill_action, fill_placing, fill_step
from dolmen.games.caverna.moves import (
    AS_MOVE,
    FIRST_SEAT,
    FURNISH,
    MEADOW_FIELD,
    PAY,
    PLACE,
    REVEAL,
    TURN_MARKER,
)
from dolmen.games.caverna.rounds import in_deck, markers_left, reveal, start_with, turn_marker
from dolmen.games.caverna.state import (
    COINS_OPEN,
    DRAW_FIRST,
    FINISH,
    FLOW,
    LEAF,
    PHASE,
    QUESTION,
    REVEALING,
    SEAT,
    WORK,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.turn import proceed


def actor(s: CavernaState) -> i64:
    """The seat that is asked, or CHANCE, or OVER."""
    phase = s.d[PHASE]
    if phase < DRAW_FIRST:
        return s.d[SEAT]
    return OVER if phase == FINISH else CHANCE


def fill(s: CavernaState, out: Buffer) -> i64:
    """The legal moves; at chance the outcomes."""
    d = s.d
    if d[PHASE] >= DRAW_FIRST:
        return fill_outcomes(s, out)
    seat = d[SEAT]
    p = place_of(seat)
    if d[FLOW] > 0:
        return fill_action(s, seat, p, out)
    if d[PHASE] == WORK:
        return fill_placing(d, p, out)
    return fill_step(d, p, out)


def fill_outcomes(s: CavernaState, out: Buffer) -> i64:
    """What chance can bring; nothing once the game is over."""
    phase = s.d[PHASE]
    count: i64 = 0
    i: i64
    if phase == DRAW_FIRST:
        for i in range(s.seats):
            out[i] = AS_MOVE[FIRST_SEAT + i]
        return s.seats
    if phase == REVEALING:
        for i in range(CARDS):
            if in_deck(s, i):
                out[count] = AS_MOVE[REVEAL + i]
                count += 1
        return count
    if phase == FINISH:
        return 0
    for i in range(2):
        if markers_left(s, LEAF + i) > 0:
            out[count] = AS_MOVE[TURN_MARKER + i]
            count += 1
    return count


def draw(s: CavernaState, rng: Rng) -> i64:
    """One outcome by weight."""
    phase = s.d[PHASE]
    if phase == DRAW_FIRST:
        return FIRST_SEAT + rng.below(s.seats)
    if phase == REVEALING:
        return REVEAL + nth_card(s, rng.below(cards_in_deck(s)))
    leaves = markers_left(s, LEAF)
    n = rng.below(leaves + markers_left(s, QUESTION))
    return TURN_MARKER if n < leaves else TURN_MARKER + 1


def cards_in_deck(s: CavernaState) -> i64:
    """How many cards may come this round."""
    count: i64 = 0
    card: i64
    for card in range(CARDS):
        if in_deck(s, card):
            count += 1
    return count


def nth_card(s: CavernaState, n: i64) -> i64:
    """The n-th card that may come."""
    card: i64 = 0
    while n > 0 or not in_deck(s, card):
        if in_deck(s, card):
            n -= 1
        card += 1
    return card


def weights(s: CavernaState) -> list[int]:
    """How likely each outcome is, in whole parts."""
    phase = s.d[PHASE]
    if phase == DRAW_FIRST:
        return [1] * s.seats
    if phase == REVEALING:
        return [1] * cards_in_deck(s)
    counted: list[int] = [markers_left(s, LEAF), markers_left(s, QUESTION)]
    return [weight for weight in counted if weight > 0]


def apply(s: CavernaState, move: i64) -> None:
    """Plays a legal move, unchecked, and what follows by itself."""
    d = s.d
    seat = d[SEAT]
    if move < PLACE:
        exchange(s, seat, move)
        proceed(s, True)
        return
    d[COINS_OPEN] = 0
    if move < MEADOW_FIELD:
        apply_placing(s, seat, move)
    elif move < FURNISH:
        apply_building(s, seat, move)
    elif move < PAY:
        apply_part(s, seat, move)
    elif move < FIRST_SEAT:
        apply_detail(s, seat, move)
    elif move < REVEAL:
        start_with(s, move - FIRST_SEAT)
    elif move < TURN_MARKER:
        reveal(s, move - REVEAL)
    else:
        turn_marker(s, move - TURN_MARKER + 1)
    proceed(s, False)


def playout(s: CavernaState, rng: Rng, out: Buffer) -> i64:
    """The same games as the contract's own loop, without its calls."""
    moves: i64 = 0
    d = s.d
    while d[PHASE] != FINISH:
        if d[PHASE] < DRAW_FIRST:
            apply(s, i64(out[rng.below(fill(s, out))]))
            moves += 1
        else:
            apply(s, draw(s, rng))
    return moves
