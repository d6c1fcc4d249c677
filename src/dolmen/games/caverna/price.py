"""What a move of Caverna costs and brings. A legal move is played on a copy, and what happens there
to its player is what it does; beside it stands what is due or may follow. Nothing is hidden."""

from collections.abc import Iterator, Sequence
from typing import Final

from dolmen.core.effect import (
    BECOMES,
    CHANGE,
    DUE,
    FOLLOWS,
    LACKS,
    Effect,
    counted,
    summed,
)
from dolmen.core.flow import top_progress
from dolmen.core.game import Event
from dolmen.core.message import Message
from dolmen.core.native import i64
from dolmen.games.caverna import reasons, rules
from dolmen.games.caverna.action import asked_of, top_atom
from dolmen.games.caverna.data import (
    FOOD,
    GOLD,
    GOOD_NAMES,
    IMITATION_COST,
    LOOT_STRENGTH,
    MARKET_PRICE,
    ORE,
    POINTS_OF,
    RUBY,
    SLOT_GOOD,
    SLOTS,
    STONE,
    WOOD,
)
from dolmen.games.caverna.events import (
    BEGGED,
    EXPERIENCED,
    FORGED,
    GAINED,
    GROWN,
    SPENT,
    TOKEN_TAKEN,
    TURN_ENDED,
)
from dolmen.games.caverna.flows import CAVERN_TILE, PAY_FOR, SITE_FOR
from dolmen.games.caverna.moves import IMITATE, OVERTAKE, PLACE, TABLE, TAKE
from dolmen.games.caverna.refusals import (
    GAME_OVER,
    IMITATION_USELESS,
    LEGAL,
    NO_FOOD_FOR_CATTLE,
    TOO_FEW_RUBIES,
    TOO_LITTLE_FOOD,
    TOO_LITTLE_GOLD,
    TOO_LITTLE_ORE,
    TOO_LITTLE_STONE,
    TOO_LITTLE_WOOD,
    TOO_WEAK,
)
from dolmen.games.caverna.score import score
from dolmen.games.caverna.state import (
    BEGGING,
    DWARF,
    DWARFS,
    FLOW,
    IMITATING,
    NOBODY,
    ON_OFFER,
    ON_SPACE,
    SEAT,
    SPACE,
    CavernaState,
    place_of,
)
from dolmen.games.caverna.verbs import fences, forge, loot, pay, single, site, stable

POINT: Final = "point"
BEGGING_MARKER: Final = "begging"
MEMBER: Final = "dwarf"
CAVERN: Final = "cavern"
STRENGTH: Final = "strength"

# A good and how many of it.
Price = list[tuple[int, int]]


def holdings(s: CavernaState, seat: i64) -> dict[str, int]:
    """Goods, dwarfs, begging markers, and the points as if the game ended now."""
    p = place_of(seat)
    held = {name: int(s.d[p + good]) for good, name in enumerate(GOOD_NAMES)}
    held[MEMBER] = int(s.d[p + DWARFS])
    held[BEGGING_MARKER] = int(s.d[p + BEGGING])
    held[POINT] = int(score(s, seat))
    return held


def effects(s: CavernaState, move: i64) -> list[Effect]:
    """What a move costs and brings; of one that is refused, what it would cost and lacks."""
    why = int(reasons.reason(s, move))
    if why != LEGAL:
        return [] if why == GAME_OVER or rules.actor(s) < 0 else list(_missing(s, int(move), why))
    seat = int(s.d[SEAT])
    after, events = _played(s, move)
    found = list(_brought(s, after, events, seat))
    if PLACE <= move < OVERTAKE or IMITATE <= move < IMITATE + (OVERTAKE - PLACE):
        found += _still_to_take(after, seat)
    kind, args = TABLE.decode(move)
    if kind.code == "furnish":
        found += _still_to_furnish(after, seat, args[0])
    return found


def _played(s: CavernaState, move: i64) -> tuple[CavernaState, list[Event]]:
    after = s.clone()
    events: list[Event] = []
    after.events = events
    rules.apply(after, move)
    return after, events


def _noun(what: str, count: int) -> Message:
    if what in GOOD_NAMES:
        return Message("caverna-count", {"good": what.replace("_", "-"), "count": count})
    return Message(f"caverna-effect-{what}", {"count": count})


def _gained(events: Sequence[Event], seat: int) -> Iterator[tuple[int, str, int]]:
    """Goods that came and went, newborn dwarfs and begging markers of a seat."""
    for event in events:
        if event.kind not in (GAINED, SPENT, BEGGED, GROWN) or event.a != seat:
            continue
        if event.kind == GROWN:
            yield seat, MEMBER, 1
        elif event.kind == BEGGED:
            yield seat, BEGGING_MARKER, int(event.b)
        else:
            sign = 1 if event.kind == GAINED else -1
            yield seat, GOOD_NAMES[event.b], sign * int(event.c)


def _brought(
    s: CavernaState, after: CavernaState, events: Sequence[Event], seat: int
) -> Iterator[Effect]:
    """What the move does at once: what it takes first, then what it gives, then the points."""
    changes = summed(_gained(events, seat))
    for (_, what), amount in sorted(changes.items(), key=lambda change: change[1] > 0):
        yield counted(CHANGE, what, amount, _noun(what, abs(amount)))
    points = int(score(after, seat)) - int(score(s, seat))
    if points:
        yield counted(CHANGE, POINT, points, _noun(POINT, abs(points)))
    for event in events:
        if event.a == seat and event.kind in (FORGED, EXPERIENCED):
            words = Message("caverna-effect-armed", {"strength": int(event.b)})
            yield Effect(BECOMES, STRENGTH, int(event.b), words)
        elif event.a == seat and event.kind == TOKEN_TAKEN:
            yield Effect(BECOMES, "token", 1, Message("caverna-effect-token"))


def _still_to_take(after: CavernaState, seat: int) -> Iterator[Effect]:
    """CAV-WORK-19 The goods of a space that are not taken at once: the owner chooses the moment, or
    something comes before."""
    space = int(after.d[SPACE])
    if space == NOBODY or after.d[SEAT] != seat:
        return
    found: list[tuple[int, str, int]] = []
    if reasons.reason(after, TAKE) == LEGAL:
        after, events = _played(after, TAKE)
        ends = [i for i, event in enumerate(events) if event.kind == TURN_ENDED]
        found += _gained(events[: ends[0]] if ends else events, seat)
    d = after.d
    if d[SPACE] == space and d[DWARF] != NOBODY and not d[IMITATING]:
        for at in range(SLOTS * space, SLOTS * space + SLOTS):
            found.append((seat, GOOD_NAMES[SLOT_GOOD[at]], int(d[ON_SPACE + at])))
    for (_, what), amount in summed(found).items():
        yield counted(FOLLOWS, what, amount, _noun(what, abs(amount)))


def _still_to_furnish(after: CavernaState, seat: int, tile: int) -> Iterator[Effect]:
    """CAV-FURNISH-02 The price where the builder has a choice, and the points of a tile that has
    yet to be laid."""
    d = after.d
    if d[SEAT] != seat or top_atom(d) not in (PAY_FOR, SITE_FOR):
        return
    if top_atom(d) == PAY_FOR:
        price = int(top_progress(d, FLOW)) // pay.PRICES_FROM
        yield from _due(pay.price_of(d, place_of(seat), tile, price))
    if POINTS_OF[tile]:
        points = int(POINTS_OF[tile])
        yield counted(FOLLOWS, POINT, points, _noun(POINT, points))


def _due(price: Price) -> Iterator[Effect]:
    for good, count in price:
        if count > 0:
            name = GOOD_NAMES[good]
            yield counted(DUE, name, -count, _noun(name, count))


# What is missing

# The one good that a reason says there is too little of.
_SCARCE: Final = {
    TOO_LITTLE_WOOD: WOOD,
    TOO_LITTLE_STONE: STONE,
    TOO_LITTLE_ORE: ORE,
    TOO_LITTLE_GOLD: GOLD,
    TOO_LITTLE_FOOD: FOOD,
    TOO_FEW_RUBIES: RUBY,
    NO_FOOD_FOR_CATTLE: FOOD,
}


def _missing(s: CavernaState, move: int, why: int) -> Iterator[Effect]:
    """What a move that is refused would cost, and what its player lacks for it."""
    d, seat = s.d, int(s.d[SEAT])
    kind, args = TABLE.decode(move)
    if kind.code == "furnish":
        yield from _unfurnished(s, seat, args[0])
    elif why in _SCARCE:
        yield from _short(s, seat, [(_SCARCE[why], _price(s, seat, kind.code, args))])
    elif why == IMITATION_USELESS:
        yield from _short(s, seat, [(FOOD, int(IMITATION_COST[args[0]]))])
    elif why == TOO_WEAK:
        p = place_of(seat)
        strength = int(loot.strength_of(d, p, asked_of(d, p)))
        lacks = int(LOOT_STRENGTH[args[0]]) - strength
        yield counted(LACKS, STRENGTH, lacks, _noun(STRENGTH, lacks))


def _price(s: CavernaState, seat: int, kind: str, args: tuple[int, ...]) -> int:
    """How much of the scarce good a move takes; what is not listed takes one."""
    d, p = s.d, place_of(seat)
    if kind == "small-pasture":
        return int(fences.small_price(d, p, False))
    if kind == "large-pasture":
        return int(fences.large_price(d, p, False))
    if kind == "stable":
        return int(stable.price(d, p, False))
    if kind == "forge":
        return int(forge.price(d, p, args[0] + 1))
    if kind == "market":
        return int(MARKET_PRICE[args[0]])
    if kind == "buy-cavern":
        return int(single.price(CAVERN_TILE))
    return args[0] if kind == "feed" else 1


def _short(s: CavernaState, seat: int, price: Price) -> Iterator[Effect]:
    """A price, and what is not there of it."""
    p = place_of(seat)
    yield from _due(price)
    for good, count in price:
        lacks = count - int(s.d[p + good])
        if count > 0 and lacks > 0:
            yield counted(LACKS, GOOD_NAMES[good], lacks, _noun(GOOD_NAMES[good], lacks))


def _unfurnished(s: CavernaState, seat: int, tile: int) -> Iterator[Effect]:
    """CAV-FURNISH-02, CAV-FURNISH-03 The price of a tile on offer, whenever somebody asks, what is
    missing for it, and a place to lay it."""
    d, p = s.d, place_of(seat)
    if not d[ON_OFFER] >> tile & 1:
        return
    price = pay.price_of(d, p, tile, pay.PRINTED)
    if pay.ways(d, p, tile, pay.PRINTED):
        yield from _due(price)
    else:
        yield from _short(s, seat, price)
    if site.sites(d, p, tile) == 0:
        yield counted(LACKS, CAVERN, 1, _noun(CAVERN, 1))
