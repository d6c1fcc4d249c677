"""The action under way: what is asked now, and how a part of it begins and goes on."""

from dolmen.core.flow import (
    BIT,
    FRAME,
    FRAME_BITS,
    NODE,
    NOTHING,
    close_flow,
    descend,
    offer,
    open_flow,
    top_node,
)
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import EXTENSION, GUEST_ROOM
from dolmen.games.caverna.flows import (
    ATOM_OF,
    BEGUN_BIT,
    BOOK,
    EXTEND_FOREST,
    NEXT_PART_BIT,
    OVERTAKEN_BIT,
    PLACING_BIT,
    SEVERAL,
    STEP,
)
from dolmen.games.caverna.state import (
    ACTED,
    CHOSEN,
    EXTENDED,
    FLOW,
    PHASE,
    SPACE,
    WORK,
    CavernaState,
    owns,
    place_of,
)


def asked_of(d: vec[i64], p: i64) -> i64:
    """What the seat whose decision this is may do now, as bits of `flows`: before a placement, the
    parts on offer, a step of a part, or a step of harvest and supply."""
    depth = d[FLOW]
    if depth == 0:
        if d[PHASE] != WORK:
            return BIT[STEP + d[PHASE]]
        if d[CHOSEN] == 0:
            return PLACING_BIT
        return OVERTAKEN_BIT
    frame = d[FLOW + depth]
    atom = ATOM_OF[frame & NODE]
    if atom == NOTHING:
        return on_offer(d, p) | NEXT_PART_BIT
    asked = BIT[atom]
    if asked & SEVERAL != 0 and frame >= FRAME:
        asked |= BEGUN_BIT
    return asked


def on_offer(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-12, CAV-WORK-13, CAV-WORK-14, CAV-WORK-15 The parts that the connectors of the space
    let begin now, possible or not."""
    return offer(BOOK, d, FLOW, is_loose(d, p))


def top_atom(d: vec[i64]) -> i64:
    """The atom that is being carried out; NOTHING if the stack is empty or asks which one."""
    node = top_node(d, FLOW)
    if node < 0:
        return NOTHING
    return ATOM_OF[node]


def progress_of(d: vec[i64], asked: i64) -> i64:
    """How far a part of several moves has come; 0 if it has yet to begin."""
    if asked & NEXT_PART_BIT != 0:
        return 0
    return d[FLOW + d[FLOW]] >> FRAME_BITS


def is_loose(d: vec[i64], p: i64) -> bool:
    """CAV-WORK-12 The guest room reads "or" as "and/or", on the extension once a game."""
    return owns(d, p, GUEST_ROOM) and (d[SPACE] != EXTENSION or d[p + EXTENDED] == 0)


def begin(s: CavernaState, seat: i64, atom: i64) -> i64:
    """Opens the flow down to an atom; gives its node. A part is now being carried out."""
    d = s.d
    p = place_of(seat)
    if d[ACTED] != 0 and atom >= EXTEND_FOREST and d[SPACE] == EXTENSION:
        # The second branch of the extension: the guest room has served it.
        node = descend(BOOK, d, FLOW, atom, True)
        d[p + EXTENDED] = 1
        return node
    d[ACTED] = 1
    return descend(BOOK, d, FLOW, atom, is_loose(d, p))


def begin_several(s: CavernaState, seat: i64, atom: i64) -> None:
    """Begins a part of several moves, unless it is under way."""
    if top_atom(s.d) == NOTHING:
        open_flow(s.d, FLOW, begin(s, seat, atom))


def begin_or_close(s: CavernaState, seat: i64, atom: i64) -> bool:
    """Begins a part, or closes the step of loot that stands for it; whether it was loot."""
    if top_atom(s.d) == NOTHING:
        begin(s, seat, atom)
        return False
    close_flow(s.d, FLOW)
    return True
