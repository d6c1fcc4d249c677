"""Random games of which every decision is kept, over the rules themselves: what is legal goes as
sets into the mask, and one move is drawn from them without a list of all."""

from dolmen.core.blocks import mark, wipe
from dolmen.core.buffers import Mask
from dolmen.core.native import i16, i64, u8, vec
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail
from dolmen.games.druides.moves import DISCARD_GEM, DRAW_GEM, RITUAL_AT
from dolmen.games.druides.observation import observe_into
from dolmen.games.druides.rules import apply, apply_outcome, choose, draw
from dolmen.games.druides.state import (
    DISCARDING,
    DRAWING,
    FINISH,
    PHASE,
    RITUAL,
    SEAT,
    DruidesState,
)
from dolmen.games.druides.verbs import discard, place, ritual
from dolmen.games.druides.verbs import draw as drawing


def roll(
    s: DruidesState, asked: i64, choices: Rng, dice: Rng, trail: Trail, row: i64, end: i64
) -> i64:
    """The same rows as the contract's own loop, without its calls."""
    d = s.d
    observations = trail.observations
    bits = trail.bits
    actors = trail.actors
    moves = trail.moves
    size = trail.size
    width = trail.bytes
    while row < end:
        phase = d[PHASE]
        active: int = d[SEAT]
        seat: i64 = active
        if phase <= DRAWING:
            if asked >> seat & 1 == 0:
                return row
            wipe(bits, row * width, width)
            mark_moves(d, seat, bits, row * width)
            move = choose(d, seat, choices)
            observe_into(d, seat, observations, row * size)
            actors[row] = i16(seat)
            moves[row] = i16(move)
            apply(s, d, seat, move)
            row += 1
        elif phase == FINISH:
            return row
        else:
            apply_outcome(s, d, seat, draw(d, seat, dice))
    return row


def mark_moves(d: vec[u8], seat: i64, bits: Mask, at: i64) -> None:
    """The legal moves of a seat, as bits from that byte on."""
    phase = d[PHASE]
    if phase == DRAWING:
        mark(drawing.choices(d, seat), DRAW_GEM, bits, at)
    elif phase == RITUAL:
        mark(ritual.choices(d, seat), RITUAL_AT, bits, at)
    elif phase == DISCARDING:
        mark(discard.choices(d, seat), DISCARD_GEM, bits, at)
    else:
        place.mark_cards(d, seat, bits, at)
