"""What holds of the turn under way: who acts where, how far the action has come, what is open.

The stack of the flow is one way from the space's own flow down to what is being done now; a
position that says otherwise was never played."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple

from dolmen.core.flow import ATOM, FRAME, MAY, ONE_OF, SEQ, THEN
from dolmen.core.game import OVER, new_buffer
from dolmen.core.native import i64, vec
from dolmen.games.caverna.action import asked_of, top_atom
from dolmen.games.caverna.data import (
    DWELLING,
    DWELLINGS,
    GUEST_ROOM,
    IMITABLE,
    IMITATION_COST,
    LOOT_BREED,
    LOOT_CAVERN,
    LOOT_DWELLING,
    LOOT_FIELD,
    LOOT_FURNISH,
    LOOT_LARGE,
    LOOT_MEADOW,
    LOOT_SMALL,
    LOOT_SOW,
    LOOT_STABLE,
    LOOT_TUNNEL,
    SPACE_COUNT,
)
from dolmen.games.caverna.flows import (
    ATOM_OF,
    BOOK,
    BUY,
    CAVERN_TILE,
    EXPEDITION,
    FIELD_TILE,
    FURNISH_ANY,
    FURNISH_DWELLING,
    GIFTS,
    HOUSE,
    HOUSE_NODE,
    IMITATE_NODE,
    LOOT_BREED_NODE,
    LOOT_LARGE_NODE,
    LOOT_LAY,
    LOOT_LAY_NODE,
    LOOT_SMALL_NODE,
    LOOT_SOW_NODE,
    LOOT_SOWING,
    LOOT_STABLE_NODE,
    LOOT_TILE_NODE,
    MEADOW_TILE,
    PAY_FOR,
    PAY_NODE,
    SITE_FOR,
    SITE_NODE,
    SOW_FIELDS,
    TRADE_ORE,
    TUNNEL_TILE,
)
from dolmen.games.caverna.housing import housed
from dolmen.games.caverna.moves import TABLE
from dolmen.games.caverna.rules import actor, fill
from dolmen.games.caverna.state import (
    ACTED,
    AT,
    BORN,
    CHOSEN,
    COINS_OPEN,
    DRAW_FIRST,
    DWARF,
    DWARFS,
    FEEDING,
    FLOW,
    IMITATING,
    LAST,
    NOBODY,
    OCCUPANT,
    PHASE,
    SEAT,
    SPACE,
    STRENGTH,
    WEAPON,
    WORK,
    CavernaState,
    dwarf_home,
    owns,
    place_of,
    weakest_home,
)
from dolmen.games.caverna.verbs import loot, market, pay, single, site, sow, trade
from dolmen.games.caverna.verbs.exchange import is_open
from dolmen.games.caverna.verbs.parts import offered
from dolmen.games.caverna.verbs.pay import LOOTED_DWELLING, PRICES_FROM, PRINTED

# Parts of several moves, which have a frame of their own while they go on.
GOING_ON: Final = (EXPEDITION, SOW_FIELDS, BUY, TRADE_ORE)
# What animals may have to be settled on top of, beside the flow of a space.
HOUSED_AFTER: Final = (*GOING_ON, LOOT_SOWING)
# The steps of loot, each with the item that opens it.
LOOT_STEPS: Final = {
    LOOT_TILE_NODE: LOOT_FURNISH,
    LOOT_STABLE_NODE: LOOT_STABLE,
    LOOT_SMALL_NODE: LOOT_SMALL,
    LOOT_LARGE_NODE: LOOT_LARGE,
    LOOT_LAY_NODE + MEADOW_TILE: LOOT_MEADOW,
    LOOT_LAY_NODE + FIELD_TILE: LOOT_FIELD,
    LOOT_LAY_NODE + TUNNEL_TILE: LOOT_TUNNEL,
    LOOT_LAY_NODE + CAVERN_TILE: LOOT_CAVERN,
    LOOT_SOW_NODE: LOOT_SOW,
    LOOT_BREED_NODE: LOOT_BREED,
}


# What the verbs say of their frames.
Law = Callable[[vec[i64], i64, i64, i64], bool]
FRAMES: Final[tuple[tuple[str, tuple[int, ...], Law], ...]] = (
    ("CAV-EXPEDITION-02", (EXPEDITION,), loot.law),
    ("CAV-SOW-02", (SOW_FIELDS, LOOT_SOWING), sow.law),
    ("CAV-MARKET-03", (BUY,), market.law),
    ("CAV-TRADE-03", (TRADE_ORE,), trade.law),
    ("CAV-EXPEDITION-09", (LOOT_LAY,), single.law),
    ("CAV-FURNISH-02", (PAY_FOR,), pay.law),
    ("CAV-FURNISH-04", (SITE_FOR,), site.law),
)


class Frame(NamedTuple):
    """A node of the stack and how far it has come."""

    node: int
    progress: int

    @property
    def atom(self) -> int:
        """Its atom, -1 for a flow of several parts."""
        return int(ATOM_OF[self.node])


def turn_laws(s: CavernaState) -> list[tuple[str, bool]]:
    """The laws of the turn under way."""
    return [
        ("CAV-WORK-03", turn_fits(s)),
        ("CAV-WORK-04", dwarf_fits(s)),
        ("CAV-WORK-09", overtaking_fits(s)),
        ("CAV-IMITATE-04", imitation_fits(s)),
        ("CAV-WORK-12", path_fits(s)),
        ("CAV-WORK-20", beginning_fits(s)),
        ("CAV-EXPEDITION-14", strength_fits(s)),
        *(
            (clause, all(fits(s, frame, atoms, law) for frame in frames(s)))
            for clause, atoms, law in FRAMES
        ),
        ("CAV-ANIMALS-25", settling_fits(s)),
        ("CAV-CONVERT-02", coins_fit(s)),
    ]


def frames(s: CavernaState) -> list[Frame]:
    """The stack, the lowest frame first."""
    d = s.d
    return [
        Frame(int(d[FLOW + i] % FRAME), int(d[FLOW + i] // FRAME)) for i in range(1, d[FLOW] + 1)
    ]


def acts(s: CavernaState) -> bool:
    """Whether a placed dwarf is carrying out an action."""
    d = s.d
    return bool(d[PHASE] == WORK and d[DWARF] != NOBODY and d[SPACE] != NOBODY and d[FLOW] > 0)


def stands_at(s: CavernaState) -> int:
    """The space where the acting dwarf stands, -1 if it is no dwarf that could act."""
    d = s.d
    p = int(place_of(d[SEAT]))
    if not 0 <= d[DWARF] < d[p + DWARFS] - d[p + BORN]:
        return -1
    at = int(d[p + AT + d[DWARF]]) - 1
    return at if at < SPACE_COUNT else -1


def turn_fits(s: CavernaState) -> bool:
    """CAV-WORK-03 An action belongs to a dwarf; outside of one only animals are settled, where
    exchanges are made, and in the work phase there is a dwarf to be placed."""
    d = s.d
    if acts(s):
        return True
    if d[DWARF] != NOBODY or d[SPACE] != NOBODY or d[ACTED]:
        return False
    if d[PHASE] == WORK and weakest_home(d, place_of(d[SEAT])) < 0:
        return False
    exchanging = d[PHASE] == WORK or FEEDING <= d[PHASE] <= LAST
    return not d[FLOW] or bool(exchanging and frames(s) == [Frame(HOUSE_NODE, 0)])


def dwarf_fits(s: CavernaState) -> bool:
    """CAV-WORK-04, CAV-IMITATE-02 A grown dwarf acts on the space where it stands; on an imitation
    space it may act on another one."""
    if not acts(s):
        return True
    at = stands_at(s)
    return at >= 0 and (at == s.d[SPACE] or bool(IMITATION_COST[at] >= 0))


def overtaking_fits(s: CavernaState) -> bool:
    """CAV-WORK-09 Before a placement a ruby lets a dwarf in the cave overtake a weaker one."""
    d = s.d
    if not d[CHOSEN]:
        return True
    if d[PHASE] != WORK or d[FLOW] or d[DWARF] != NOBODY:
        return False
    p = place_of(d[SEAT])
    return bool(dwarf_home(d, p, d[CHOSEN]) >= 0 and d[CHOSEN] > weakest_home(d, p))


def imitation_fits(s: CavernaState) -> bool:
    """CAV-IMITATE-02, CAV-IMITATE-03, CAV-IMITATE-04 Who acts elsewhere imitates a space that an
    opponent occupies."""
    d = s.d
    if not acts(s) or stands_at(s) == d[SPACE]:
        return not d[IMITATING]
    occupant = int(d[OCCUPANT + d[SPACE]])
    return bool(d[IMITATING] and IMITABLE[d[SPACE]] and occupant not in (0, d[SEAT] + 1))


def path_fits(s: CavernaState) -> bool:
    """CAV-WORK-12, CAV-WORK-13, CAV-WORK-14, CAV-WORK-15 The flow of the space, then each time a
    part that was entered; what is closed is what the connectors let be closed."""
    d = s.d
    if not acts(s):
        return True
    path = frames(s)
    if IMITATION_COST[d[SPACE]] >= 0:
        return path == [Frame(IMITATE_NODE, 0)]
    loose = bool(owns(d, place_of(d[SEAT]), GUEST_ROOM))
    if path[0].node != d[SPACE] or not all(closed_fits(frame, loose) for frame in path):
        return False
    return all(
        follows(above, below) or (loose and is_beside(path[: i + 1], above))
        for i, (below, above) in enumerate(pairwise(path))
    )


def is_beside(path: list[Frame], above: Frame) -> bool:
    """CAV-WORK-12, CAV-WORK-13 Whether a branch of an "or" lies on other branches of it that were
    begun: with the guest room none of them closes another."""
    lowest, *branches = path
    nodes = [branch.node for branch in branches]
    return (
        BOOK.kind[lowest.node] == ONE_OF
        and above.node not in nodes
        and all(follows(branch, lowest) for branch in (*branches, above))
    )


def closed_fits(frame: Frame, loose: bool) -> bool:
    """Whether the parts of a flow that are closed can be those; with the guest room "or" is read
    as "and/or". In an order only goods that were not there are passed over."""
    node, closed = frame
    count = int(BOOK.count[node])
    if count == 0:
        return True
    if closed >= 2**count:
        return False
    if BOOK.kind[node] == ONE_OF:
        return loose or closed in (0, 2**count - 1)
    if BOOK.kind[node] not in (SEQ, THEN):
        return True
    later = [closed >> i for i in range(count)]
    passed = [
        part for part, rest in zip(parts_of(node), later, strict=True) if rest and not rest & 1
    ]
    return all(BOOK.kind[part] == ATOM and BOOK.starts[part] & ~GIFTS == 0 for part in passed)


def parts_of(node: int) -> list[int]:
    """The parts of a flow, what may be declined without its "may"."""
    first = int(BOOK.first[node])
    found = [int(BOOK.child[first + i]) for i in range(int(BOOK.count[node]))]
    return [int(BOOK.child[BOOK.first[part]]) if BOOK.kind[part] == MAY else part for part in found]


def follows(above: Frame, below: Frame) -> bool:
    """Whether a frame can lie on another one."""
    several = BOOK.kind[below.node] != ATOM
    if above.node == HOUSE_NODE:
        return above.progress == 0 and (several or below.atom in HOUSED_AFTER)
    if above.node in (PAY_NODE, SITE_NODE):
        return bought_by(above, below)
    if above.node in LOOT_STEPS:
        looting = below.atom == EXPEDITION and below.progress >> LOOT_STEPS[above.node] & 1
        return bool(looting and (above.progress == 0 or above.atom == LOOT_SOWING))
    parts = parts_of(below.node)
    if above.node not in parts or not below.progress >> parts.index(above.node) & 1:
        return False
    return above.atom in GOING_ON or (BOOK.kind[above.node] != ATOM and above.progress > 0)


def bought_by(above: Frame, below: Frame) -> bool:
    """CAV-DWELLING-01 Whether a part begun below lets this furnishing be paid or laid."""
    tile, price = furnishing_of(above)
    if below.atom == EXPEDITION:
        for_less = tile == DWELLING and (price == LOOTED_DWELLING or above.node == SITE_NODE)
        by_dwelling = for_less and below.progress >> LOOT_DWELLING & 1
        return bool(by_dwelling or (price == PRINTED and below.progress >> LOOT_FURNISH & 1))
    if price != PRINTED:
        return False
    begun = [part for i, part in enumerate(parts_of(below.node)) if below.progress >> i & 1]
    atoms = [int(ATOM_OF[part]) for part in begun]
    return FURNISH_ANY in atoms or (FURNISH_DWELLING in atoms and tile < DWELLINGS)


def furnishing_of(frame: Frame) -> tuple[int, int]:
    """The tile that is being paid or laid, and which price it has."""
    if frame.atom == SITE_FOR:
        return frame.progress, PRINTED
    return frame.progress % PRICES_FROM, frame.progress // PRICES_FROM


def beginning_fits(s: CavernaState) -> bool:
    """CAV-WORK-20 It is known whether a first part was carried out; until then one is possible."""
    d = s.d
    if not acts(s):
        return True
    lowest = frames(s)[0]
    if bool(d[ACTED]) != (lowest.progress > 0):
        return False
    return bool(d[ACTED] or lowest.node == IMITATE_NODE or offered(d, place_of(d[SEAT])))


def strength_fits(s: CavernaState) -> bool:
    """CAV-EXPEDITION-01, CAV-EXPEDITION-14 The strength of the traveller's weapon is kept for the
    expedition."""
    d = s.d
    travels = acts(s) and any(frame.atom == EXPEDITION for frame in frames(s))
    if not travels or stands_at(s) < 0:
        return not d[STRENGTH]
    return bool(d[STRENGTH] == d[place_of(d[SEAT]) + WEAPON + d[DWARF]] > 0)


def fits(s: CavernaState, frame: Frame, atoms: tuple[int, ...], law: Law) -> bool:
    """Whether a frame holds what the verb of these atoms allows."""
    if frame.atom not in atoms:
        return True
    return law(s.d, place_of(s.d[SEAT]), frame.node, frame.progress)


def settling_fits(s: CavernaState) -> bool:
    """CAV-ANIMALS-25 Animals are settled only while some have no room."""
    d = s.d
    return top_atom(d) != HOUSE or not housed(d, place_of(d[SEAT]))


def coins_fit(s: CavernaState) -> bool:
    """CAV-CONVERT-02 An exchange of gold is open only where its owner can exchange."""
    d = s.d
    return not d[COINS_OPEN] or bool(
        d[PHASE] < DRAW_FIRST and is_open(asked_of(d, place_of(d[SEAT])))
    )


def can_move(s: CavernaState) -> bool:
    """CAV-WORK-07, CAV-WORK-22 Until the end there is something to do."""
    return actor(s) == OVER or fill(s, new_buffer(TABLE.count)) > 0
