"""How promising a move of Druides looks before it is thought about.

Asking the judge what comes of each move says little here: a card placed changes hardly anything
until somebody announces. So what counts is what a card is for."""

from typing import Final

from dolmen.core.judge import POINT
from dolmen.core.native import i64, u8, vec
from dolmen.games.druides.data import KIND_OF, SLOTS, VALUES
from dolmen.games.druides.moves import (
    CARD_OF,
    DISCARD_GEM,
    DRAW_GEM,
    GEM_TO,
    KEEP,
    NO_RITUAL,
    NO_RITUAL_BIT,
    RITUAL_AT,
    SERVANT_TO,
    STOP,
)
from dolmen.games.druides.places import (
    amulets_at,
    has_rival,
    has_servant,
    in_row,
    lowest_rival,
    share,
)
from dolmen.games.druides.state import PLACE, PLAYERS, servants_held
from dolmen.games.druides.verbs.ritual import choices

# What the weights of moves are called, in their order. But for the first they say how much such a
# move is worth a thought, in hundredths of one that is nothing special.
NAMES: Final = (
    "ritual_rival",  # a point that a ritual brings the best of the others
    "gem_alone",  # a gem that fits, to own servants alone
    "gem_shared",  # to own servants and those of others
    "gem_early",  # where no servant lies yet
    "gem_theirs",  # to servants of others alone
    "gem_astray",  # a gem that fits another place of the row
    "gem_filling",  # a gem that fits none, to own servants alone
    "gem_loose",  # the same anywhere else
    "servant_first",  # a servant where none lies
    "servant_amulet",  # each amulet that waits for it there
    "servant_before",  # a servant that is served before all of the others
    "servant_take",  # each amulet that it takes from them
    "servant_behind",  # a servant that is served after one of the others
    "servant_rest",  # each amulet that is left to it
    "servant_again",  # a servant where one's own lies
    "keep",
    "discard_fitting",  # a gem that fits a place of the row
    "discard_loose",  # a gem that fits none
    "stop",
    "draw_gem",
    "draw_servant",  # while few are in hand
    "draw_more",  # a fourth servant, or more
)
RITUAL_RIVAL: Final = 0
GEM_ALONE: Final = 1
GEM_SHARED: Final = 2
GEM_EARLY: Final = 3
GEM_THEIRS: Final = 4
GEM_ASTRAY: Final = 5
GEM_FILLING: Final = 6
GEM_LOOSE: Final = 7
SERVANT_FIRST: Final = 8
SERVANT_AMULET: Final = 9
SERVANT_BEFORE: Final = 10
SERVANT_TAKE: Final = 11
SERVANT_BEHIND: Final = 12
SERVANT_REST: Final = 13
SERVANT_AGAIN: Final = 14
KEEPING: Final = 15
DISCARD_FITTING: Final = 16
DISCARD_LOOSE: Final = 17
STOPPING: Final = 18
DRAWING_GEM: Final = 19
DRAWING_SERVANT: Final = 20
DRAWING_MORE: Final = 21

# Servants in hand from which one more is seldom of use.
PLENTY: Final = 3


def ritual_merit(d: vec[u8], seat: i64, move: i64, w: vec[i64], first: i64) -> i64:
    """What a ritual brings, in hundredths of a point: its own part, less some of what the best of
    the others has of it. `first` is the place of the first weight of moves."""
    if move == NO_RITUAL:
        return 0
    slot = move - RITUAL_AT
    amulets = amulets_at(d, slot)
    own: i64 = share(d, slot, amulets, seat, seat)
    most: i64 = 0
    other: i64
    for other in range(i64(d[PLAYERS])):
        if other != seat:
            part: i64 = share(d, slot, amulets, other, seat)
            if part > most:
                most = part
    return POINT * own - w[first + RITUAL_RIVAL] * most


def best_ritual(d: vec[u8], seat: i64, w: vec[i64], first: i64) -> i64:
    """The ritual of most use to a seat that may hold one; none, if none is of any use and it may
    refrain (DRU-RITUAL-09)."""
    legal = choices(d, seat)
    found: i64 = NO_RITUAL
    best: i64 = 0
    must = legal & NO_RITUAL_BIT == 0
    slot: i64
    for slot in range(SLOTS):
        if legal >> slot & 1:
            use = ritual_merit(d, seat, RITUAL_AT + slot, w, first)
            if use > best or (must and found == NO_RITUAL):
                best = use
                found = RITUAL_AT + slot
    return found


def merit(d: vec[u8], seat: i64, move: i64, w: vec[i64], first: i64) -> i64:
    """How much any other move is worth a thought."""
    if move < SERVANT_TO:
        card = CARD_OF[move - GEM_TO]
        return w[first + gem_case(d, seat, i64(KIND_OF[card]), move - GEM_TO - SLOTS * card)]
    if move < DISCARD_GEM:
        card = CARD_OF[move - SERVANT_TO]
        return servant_merit(d, seat, card, move - SERVANT_TO - SLOTS * card, w, first)
    if move == KEEP:
        return w[first + KEEPING]
    if move < KEEP:
        fits = in_row(d, i64(KIND_OF[move - DISCARD_GEM]))
        return w[first + DISCARD_FITTING] if fits else w[first + DISCARD_LOOSE]
    if move == STOP:
        return w[first + STOPPING]
    if move == DRAW_GEM:
        return w[first + DRAWING_GEM]
    few = servants_held(d, seat) < PLENTY
    return w[first + DRAWING_SERVANT] if few else w[first + DRAWING_MORE]


def gem_case(d: vec[u8], seat: i64, kind: i64, slot: i64) -> i64:
    """Which weight a gem has at a place."""
    mine = has_servant(d, seat, slot)
    theirs = has_rival(d, seat, slot)
    if kind == i64(d[PLACE + slot]):
        if mine:
            return GEM_SHARED if theirs else GEM_ALONE
        return GEM_THEIRS if theirs else GEM_EARLY
    if in_row(d, kind):
        return GEM_ASTRAY
    return GEM_FILLING if mine and not theirs else GEM_LOOSE


def servant_merit(d: vec[u8], seat: i64, card: i64, slot: i64, w: vec[i64], first: i64) -> i64:
    """How much a servant is worth a thought at a place, by what it would take if nothing more came
    to it; the rest goes to the last one, which is not counted."""
    if has_servant(d, seat, slot):
        return w[first + SERVANT_AGAIN]
    amulets = amulets_at(d, slot)
    rival = lowest_rival(d, seat, slot)
    if rival == VALUES:
        return w[first + SERVANT_FIRST] + w[first + SERVANT_AMULET] * amulets
    if card < rival:
        take = amulets if amulets < card + 1 else card + 1
        return w[first + SERVANT_BEFORE] + w[first + SERVANT_TAKE] * take
    rest: i64 = amulets - rival - 1
    if rest < 0:
        rest = 0
    return w[first + SERVANT_BEHIND] + w[first + SERVANT_REST] * rest
