"""What a dwarf that is to be placed could do: the spaces of use to it, and those it could imitate.
Clauses CAV-WORK-07 and CAV-WORK-21."""

from typing import Final

from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    FOOD,
    IMITABLE,
    IMITATION_COST,
    RUBY_DELIVERY,
    SPACE_COUNT,
)
from dolmen.games.caverna.flows import ALWAYS, GIFTS, HOUSE, ORE_BONUS, RUBY_BONUS, STARTS
from dolmen.games.caverna.grid import place_of_bit
from dolmen.games.caverna.state import (
    ASIDE,
    AT,
    DWARFS,
    FREE,
    HOME,
    IN_PLAY,
    ORE_MINES,
    RUBY_MINES,
    STOCKED,
)
from dolmen.games.caverna.verbs import parts


def _spaces(atoms: int) -> int:
    """The spaces that may start with one of these atoms, as bits."""
    return sum(2**space for space in range(SPACE_COUNT) if STARTS[space] & atoms)


def _atoms(first: int, some: int) -> int:
    """The atoms that some of six spaces may start with, as bits."""
    found = 0
    for space in range(first, min(first + SIX, SPACE_COUNT)):
        if some >> space - first & 1:
            found |= STARTS[space]
    return found


# Spaces as bits: those that always give something, those that give for each mine, imitation
# spaces, and what may be imitated.
GIVING: Final[i64] = _spaces(ALWAYS)
FOR_ORE_MINES: Final[i64] = _spaces(2**ORE_BONUS)
FOR_RUBY_MINES: Final[i64] = _spaces(2**RUBY_BONUS)
FOR_ONE_RUBY_MINE: Final[i64] = _spaces(2**RUBY_BONUS) & ~(2**RUBY_DELIVERY)
IMITATIONS: Final[i64] = sum(2**space for space in range(SPACE_COUNT) if IMITATION_COST[space] >= 0)
IMITABLES: Final[i64] = sum(2**space for space in range(SPACE_COUNT) if IMITABLE[space])

# The atoms that a set of spaces may start with is looked up by six spaces at once: by the first of
# the six, and by which of them.
SIX: Final = 6
SETS: Final = 1 << SIX
STARTS_OF: Final = vec[i64](
    [i64(_atoms(first, some)) for first in range(0, SPACE_COUNT, SIX) for some in range(SETS)]
)
# By atom: the spaces that may start with it.
SPACES_OF: Final = vec[i64]([i64(_spaces(2**atom)) for atom in range(HOUSE)])


def useful(d: vec[i64], p: i64, strength: i64, spaces: i64) -> i64:
    """CAV-WORK-21, CAV-IMITATE-09 Of a set of spaces those of which a dwarf of that strength could
    carry out some part without the goods that lie there; imitation is another matter."""
    found: i64 = GIVING
    if d[p + ORE_MINES] > 0:
        found |= FOR_ORE_MINES
    if d[p + RUBY_MINES] > 0:
        found |= FOR_ONE_RUBY_MINE if d[p + RUBY_MINES] == 1 else FOR_RUBY_MINES
    found &= spaces
    wanted: i64 = 0
    left = spaces & ~found
    at: i64 = 0
    while left != 0:
        wanted |= STARTS_OF[at + (left & (SETS - 1))]
        at += SETS
        left >>= SIX
    can = parts.possible(d, p, wanted & ~GIFTS, strength)
    while can != 0:
        bit = can & -can
        found |= SPACES_OF[place_of_bit(bit)] & spaces
        can ^= bit
    return found


def usable(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-WORK-07, CAV-WORK-21 The free spaces where a dwarf of that strength could carry out some
    part, as bits."""
    free = d[FREE]
    found = free & d[STOCKED]
    copies = free & IMITATIONS
    found |= useful(d, p, strength, free & ~found & ~copies)
    if copies != 0 and targets(d, p, strength) != 0:
        while copies != 0:
            bit = copies & -copies
            # CAV-IMITATE-01, CAV-IMITATE-08 The food must be there.
            if d[p + FOOD] >= IMITATION_COST[place_of_bit(bit)]:
                found |= bit
            copies ^= bit
    return found


def targets(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-IMITATE-02, CAV-IMITATE-03, CAV-IMITATE-09 The spaces of opponents that leave something
    to do."""
    own: i64 = 0
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        at = d[p + AT + dwarf]
        if at != HOME and at != ASIDE:
            own |= BIT[at - 1]
    return useful(d, p, strength, d[IN_PLAY] & ~d[FREE] & ~own & IMITABLES)
