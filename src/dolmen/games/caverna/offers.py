"""What a placed dwarf could do: usable spaces, imitation, exchanges that spoil an action."""

from typing import Final

from dolmen.core.flow import offer
from dolmen.core.native import i64, vec
from dolmen.games.caverna.data import (
    BIT,
    FOOD,
    IMITATION_COST,
    PEACEFUL_CAVE,
)
from dolmen.games.caverna.exchange import exchange
from dolmen.games.caverna.flows import (
    ANY_ATOM,
    BOOK,
    EXPEDITION_BIT,
    FURNISH_DWELLING_BIT,
    LAY_FIELD,
    STARTS,
)
from dolmen.games.caverna.means import possible
from dolmen.games.caverna.moves import BUY_MEADOW, EAT
from dolmen.games.caverna.state import (
    ACTED,
    ASIDE,
    AT,
    DWARF,
    DWARFS,
    FLOW,
    FREE,
    HOME,
    IN_PLAY,
    ORE_MINES,
    RUBY_MINES,
    STOCKED,
    WEAPON,
    CavernaState,
    owns,
    place_of,
)
from dolmen.games.caverna.turn import is_loose, offered, ready

# Housework always gives its dog, so nobody need know whether a furnishing can be paid.
USUAL: Final = 33456127  # every atom but FURNISH_ANY and FURNISH_DWELLING

# What no exchange can take away: a child, mines, and what is always given; and what only a single
# tile could: double tiles. With an expedition only handing in the weapon could.
LASTING: Final = 25300543
TILE_BITS: Final = 448

# Spaces as bits: for each atom those that may start with it, those that always give something,
# those that give for each mine, and imitation.
SPACES_WITH: Final = vec[i64](
    [sum(2**space for space in range(51) if STARTS[space] >> atom & 1) for atom in range(25)]
)
GIVING_SPACES: Final = 1126046142453922
ORE_SPACES: Final = 17592188141824
RUBY_SPACE: Final = 1
RUBY_SPACES: Final = 562949953421313
IMITATIONS: Final = 73283149824
IMITABLES: Final = 2251726530404319
WISH_BIT: Final = 2199023255552

FREELY: Final = 0  # every exchange leaves something to do
NO_TILE: Final = 1  # a single tile might not
LOOK: Final = 2  # each one must be looked at


def prospects(d: vec[i64], p: i64, strength: i64) -> i64:
    """The spaces of which a dwarf of that strength could carry out some part without the goods that
    lie there, as bits; imitation is another matter."""
    wanted: i64 = USUAL
    if d[IN_PLAY] & WISH_BIT != 0:
        wanted |= FURNISH_DWELLING_BIT
    can = possible(d, p, wanted, strength)
    found: i64 = GIVING_SPACES
    if d[p + ORE_MINES] > 0:
        found |= ORE_SPACES
    if d[p + RUBY_MINES] > 0:
        found |= RUBY_SPACE if d[p + RUBY_MINES] == 1 else RUBY_SPACES
    atom: i64 = LAY_FIELD
    can >>= LAY_FIELD
    while can != 0:
        if can & 1 != 0:
            found |= SPACES_WITH[atom]
        can >>= 1
        atom += 1
    return found


def usable(d: vec[i64], p: i64, strength: i64) -> i64:
    """CAV-WORK-21 The free spaces where a dwarf of that strength could carry out some part."""
    prospect = prospects(d, p, strength)
    found = d[FREE] & (prospect | d[STOCKED])
    copies = d[FREE] & IMITATIONS
    if copies != 0 and targets(d, p, prospect) != 0:
        space: i64 = 0
        while copies != 0:
            if copies & 1 != 0 and d[p + FOOD] >= IMITATION_COST[space]:
                found |= BIT[space]
            copies >>= 1
            space += 1
    return found


def targets(d: vec[i64], p: i64, prospect: i64) -> i64:
    """CAV-IMITATE-02, -03, -09 The spaces of opponents that leave something to do."""
    own: i64 = 0
    dwarf: i64
    for dwarf in range(d[p + DWARFS]):
        at = d[p + AT + dwarf]
        if at != HOME and at != ASIDE:
            own |= BIT[at - 1]
    return d[IN_PLAY] & ~d[FREE] & ~own & prospect & IMITABLES


def to_imitate(d: vec[i64], p: i64) -> i64:
    """What the dwarf on an imitation space may pick."""
    return targets(d, p, prospects(d, p, d[p + WEAPON + d[DWARF]]))


def caution(d: vec[i64], p: i64) -> i64:
    """CAV-WORK-20 How far exchanges endanger an action of which nothing has been done yet."""
    if d[ACTED] != 0:
        return FREELY
    can = offered(d, p)
    if can & LASTING != 0:
        return FREELY
    if can & EXPEDITION_BIT != 0 and not owns(d, p, PEACEFUL_CAVE):
        return FREELY
    return NO_TILE if can & TILE_BITS != 0 else LOOK


def spoils(s: CavernaState, seat: i64, move: i64, care: i64) -> bool:
    """CAV-WORK-20 Whether an exchange would leave the action without any possible part."""
    if care == FREELY or (care == NO_TILE and not BUY_MEADOW <= move < EAT):
        return False
    c = s.clone()
    exchange(c, seat, move)
    d = c.d
    p = place_of(seat)
    return ready(d, p, offer(BOOK, d, FLOW, is_loose(d, p)) & ANY_ATOM) == 0
