"""The course of a turn: what follows a move by itself, and who is asked next."""

from dolmen.core.flow import NOTHING, close_flow, open_flow, settle
from dolmen.core.game import EVERYONE, note
from dolmen.core.native import i64
from dolmen.games.caverna.action import asked_of, top_atom
from dolmen.games.caverna.events import TURN_ENDED
from dolmen.games.caverna.flows import (
    BOOK,
    BUY,
    EAGER,
    HOUSE,
    HOUSE_BIT,
    HOUSE_NODE,
    SEVERAL,
)
from dolmen.games.caverna.housing import housed
from dolmen.games.caverna.rounds import clear_spaces, next_asked, return_home, supply
from dolmen.games.caverna.state import (
    ACTED,
    BREEDING,
    CHOICE,
    CHOOSING,
    COINS_OPEN,
    DWARF,
    EITHER,
    FEEDING,
    FLOW,
    HARVESTING,
    IMITATING,
    KEEPING,
    LAST,
    NOBODY,
    PHASE,
    SEAT,
    SPACE,
    UNCHECKED,
    WORK,
    CavernaState,
    next_seat,
    place_of,
    weakest_home,
)
from dolmen.games.caverna.verbs import end, exchange, keep, parts, take


def end_step(s: CavernaState) -> None:
    """What the end of a turn or of a step leads to."""
    phase = s.d[PHASE]
    if phase == WORK:
        end_turn(s)
    elif phase == KEEPING:
        end_keeping(s)
    else:
        next_asked(s)


def end_turn(s: CavernaState) -> None:
    """The action is over; the next player is asked."""
    d = s.d
    note(s, TURN_ENDED, EVERYONE, d[SEAT])
    while d[FLOW] > 0:
        close_flow(d, FLOW)
    d[DWARF] = NOBODY
    d[SPACE] = NOBODY
    d[IMITATING] = 0
    d[ACTED] = 0
    next_turn(s)


def next_turn(s: CavernaState) -> None:
    """CAV-WORK-01, CAV-WORK-05 The next player with a dwarf in the cave; after the last one all go
    home."""
    d = s.d
    d[COINS_OPEN] = 0
    _i: i64
    for _i in range(s.seats):
        d[SEAT] = next_seat(s, d[SEAT])
        if weakest_home(d, place_of(d[SEAT])) >= 0:
            return
    return_home(s)


def end_keeping(s: CavernaState) -> None:
    """CAV-SOLO-11 The other full spaces are emptied, then comes the supply."""
    clear_spaces(s)
    supply(s)


def proceed(s: CavernaState, exchanged: bool) -> None:
    """Plays on until somebody has a real decision: runs parts that only give, closes what cannot go
    on, and skips questions without a choice."""
    d = s.d
    while True:
        if d[UNCHECKED] != 0:
            d[UNCHECKED] = 0
            # Purchases of one market use are checked together (CAV-ANIMALS-25).
            check = exchanged or top_atom(d) != BUY
            if check and not housed(d, place_of(d[SEAT])):
                if top_atom(d) != HOUSE:
                    open_flow(d, FLOW, HOUSE_NODE)
                return
        exchanged = False
        if d[FLOW] > 0:
            if not flow_goes_on(s):
                return
        elif not phase_goes_on(s):
            return


def flow_goes_on(s: CavernaState) -> bool:
    """Whether the action under way went on by itself."""
    d = s.d
    seat = d[SEAT]
    p = place_of(seat)
    if top_atom(d) == NOTHING:
        return action_goes_on(s, seat, p)
    asked = asked_of(d, p)
    if asked & HOUSE_BIT != 0:
        if not housed(d, p):
            return False
        close_flow(d, FLOW)
        return True
    if asked & SEVERAL == 0 or end.goes_on(d, p, asked):
        return False
    end.stop(s, seat, asked)
    return True


def action_goes_on(s: CavernaState, seat: i64, p: i64) -> bool:
    """CAV-WORK-19 A part that only gives is received; the turn ends when there is nothing else to
    decide."""
    d = s.d
    node = settle(BOOK, d, FLOW, take.gifts(d, p), EAGER)
    if node != NOTHING:
        d[ACTED] = 1
        take.give(s, seat, node)
        return True
    if d[ACTED] == 0 or exchange.any_choice(d, p) or parts.offered(d, p) != 0:
        return False
    end_turn(s)
    return True


def phase_goes_on(s: CavernaState) -> bool:
    """Whether a question outside an action answered itself."""
    d = s.d
    phase = d[PHASE]
    # A clan always owes food, unless donkeys in the mining cave's mines save it: they can be eaten.
    if phase == WORK or phase == CHOOSING or phase == FEEDING or phase > LAST:
        return False
    p = place_of(d[SEAT])
    if phase == KEEPING:
        if keep.choices(d, p, 0) != 0:
            return False
        end_keeping(s)
        return True
    if phase == BREEDING and d[HARVESTING] == EITHER and d[p + CHOICE] != 2:
        next_asked(s)
        return True
    # Whoever has nothing to exchange has no animals, and nothing to breed either.
    if exchange.any_choice(d, p):
        return False
    next_asked(s)
    return True
