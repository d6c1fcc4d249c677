"""What a move of Meduris costs and brings. A legal move is played on a copy, and what happens there
is what it does; where the payment is a choice that follows, the price is due and the rest is what
paying would bring. Everything that happens is public (MED-SETUP-14), so nothing is given away."""

from collections.abc import Iterator, Sequence
from typing import Final

from dolmen.core.effect import (
    BECOMES,
    CHANGE,
    DUE,
    FOLLOWS,
    LACKS,
    LEFT,
    Effect,
    counted,
    summed,
)
from dolmen.core.game import Event
from dolmen.core.message import Message, Who
from dolmen.core.native import i64
from dolmen.games.meduris import rules
from dolmen.games.meduris.board import factor, run_size
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    DISTRICTS,
    DRUID_CHIP,
    MATERIAL_NAMES,
    MATERIALS,
)
from dolmen.games.meduris.events import (
    BONUS_TWO,
    CHIP_GIVEN,
    CHIP_RETURNED,
    CHIP_TAKEN,
    CHIPS_GAINED,
    CHIPS_PAID,
    DRUID_AT,
    DRUID_STEPS,
    FREE_BUILDING,
    HUT_BUILT,
    OFFERED,
    REFUSED,
    RUNE_TAKEN,
    RUNES_SCORED,
    SWAPPED,
)
from dolmen.games.meduris.moves import HUT_AT, OFFER_BOTH, OFFER_ONE, SWAP_FOR, TEMPLE_AT
from dolmen.games.meduris.refusals import (
    LEGAL,
    NO_HUT_LEFT,
    NO_TEMPLE_LEFT,
    OFFER_UNPAYABLE,
    SWAP_TOO_FEW,
    TOO_FEW_CHIPS,
)
from dolmen.games.meduris.state import (
    ASKED,
    CHIP,
    DUE_A,
    DUE_B,
    FIELD,
    FIRST,
    GIVING,
    MATERIAL_A,
    MATERIAL_B,
    NO_MATERIAL,
    PAYING,
    PHASE,
    REPLACING,
    RUNE,
    SECOND,
    STOCK,
    SWAPPING,
    TO_GIVE,
    MedurisState,
    chips_held,
    marker,
)
from dolmen.games.meduris.verbs import swap

POINT: Final = "point"
RUNE_STONE: Final = "rune"
CHIP_OF_ANY: Final = "chip"

# A material and how many chips of it.
Price = list[tuple[int, int]]


def holdings(s: MedurisState, seat: i64) -> dict[str, int]:
    """Chips by material, the points on the track, and rune stones."""
    d = s.d
    held = {name: _stock(s, seat, i) for i, name in enumerate(MATERIAL_NAMES)}
    held[POINT] = int(marker(d, seat))
    held[RUNE_STONE] = sum(int(d[RUNE + i]) == seat + 1 for i in range(DISTRICTS))
    return held


def _stock(s: MedurisState, seat: int, material: int) -> int:
    return int(s.d[STOCK + MATERIALS * seat + material])


def effects(s: MedurisState, move: i64, districts: Sequence[str]) -> list[Effect]:
    """What a move costs and brings; of one that is refused, what is missing."""
    why = int(rules.reason(s, move))
    if why != LEGAL:
        return list(_missing(s, int(move), why))
    actor = int(s.d[ASKED])
    after = s.clone()
    events: list[Event] = []
    after.events = events
    rules.apply(after, move)
    d = after.d
    if d[PHASE] == PAYING and s.d[PHASE] not in (PAYING, GIVING):
        price = [(int(d[MATERIAL_A]), int(d[DUE_A])), (int(d[MATERIAL_B]), int(d[DUE_B]))]
        found = _due(s, actor, price)
        # Chips that are there for certain pay for it, so that what it brings is seen.
        for material, count in _asked(price):
            d[STOCK + MATERIALS * actor + material] += count
        swap.pay(after, d)
        paid = [event for event in events if event.kind != CHIPS_PAID]
        return [*found, *_brought(s, after, paid, actor, FOLLOWS, districts)]
    if d[PHASE] in (GIVING, SWAPPING) and s.d[PHASE] != d[PHASE]:
        return list(_exchange(int(d[TO_GIVE]), int(d[REPLACING]), d[PHASE] == SWAPPING))
    return list(_brought(s, after, events, actor, CHANGE, districts))


def _asked(price: Price) -> Price:
    return [(material, count) for material, count in price if material != NO_MATERIAL and count]


def _due(s: MedurisState, seat: int, price: Price) -> list[Effect]:
    """MED-HUT-02, MED-SWAP-08 A price that may be paid in several ways, beside the stock."""
    found = []
    for material, count in _asked(price):
        have = _stock(s, seat, material)
        noun = Message("meduris-effect-due", {"chips": _chips(material, count), "have": have})
        found.append(counted(DUE, MATERIAL_NAMES[material], -count, noun))
    return found


def _exchange(count: int, material: int, is_swap: bool) -> Iterator[Effect]:
    """MED-SWAP-01, MED-SWAP-04 Three chips of other materials are to be given for one."""
    yield counted(DUE, CHIP_OF_ANY, -count, _others(material, count))
    if is_swap:
        yield counted(FOLLOWS, MATERIAL_NAMES[material], 1, _chips(material, 1))


def _others(material: int, count: int) -> Message:
    name = Message("meduris-material", {"material": MATERIAL_NAMES[material]})
    return Message("meduris-effect-others", {"material": name, "count": count})


def _chips(material: int, count: int) -> Message:
    return Message("meduris-chips", {"material": MATERIAL_NAMES[material], "count": count})


# What playing a move does


def _brought(
    s: MedurisState,
    after: MedurisState,
    events: Sequence[Event],
    actor: int,
    kind: str,
    districts: Sequence[str],
) -> Iterator[Effect]:
    """What happened, as effects: chips and points first, one's own before those of others, then
    what stands on the board."""
    changes = summed(change for event in events for change in _changes(event))
    for (seat, what), amount in sorted(changes.items(), key=lambda change: change[0][0] != actor):
        other = None if seat == actor else seat
        yield counted(kind, what, amount, _noun(what, abs(amount)), other)
        if kind == CHANGE and amount < 0 and other is None and what in MATERIAL_NAMES:
            left = _stock(after, actor, MATERIAL_NAMES.index(what))
            yield counted(LEFT, what, left, _noun(what, left))
    for event in events:
        if event.kind == RUNE_TAKEN:
            yield from _rune(s, event, kind, districts)
        elif event.kind in _STANDS:
            yield _stands(s, after, event)
    built = [int(event.b) for event in events if event.kind == HUT_BUILT]
    if built and s.d[CHIP + built[0]] == DRUID_CHIP:
        chip = Message("meduris-chip", {"chip": CHIP_NAMES[DRUID_CHIP - 1]})
        yield Effect(BECOMES, "bonus", 1, Message("meduris-effect-stored", {"chip": chip}))
    if any(event.kind == RUNES_SCORED for event in events):
        yield Effect(BECOMES, "river", 1, Message("meduris-effect-river"))


# What changes a stock or the track: which of the arguments is the amount (0: it is one), and how.
_AMOUNT: Final = {
    CHIPS_GAINED: ("c", 1),
    CHIP_TAKEN: ("", 1),
    CHIP_RETURNED: ("", -1),
    CHIP_GIVEN: ("", -1),
    SWAPPED: ("", 1),
    CHIPS_PAID: ("c", -1),
    RUNES_SCORED: ("b", 1),
    OFFERED: ("b", 1),
    REFUSED: ("b", -1),
}
_SCORED: Final = frozenset({RUNES_SCORED, OFFERED, REFUSED})


def _changes(event: Event) -> Iterator[tuple[int, str, int]]:
    """MED-OFFER-08 Chips that come and go, and points that are counted at once."""
    if event.kind == BONUS_TWO:
        yield int(event.a), POINT, 2
    elif event.kind in _AMOUNT:
        name, sign = _AMOUNT[event.kind]
        amount = int(getattr(event, name)) if name else 1
        what = POINT if event.kind in _SCORED else MATERIAL_NAMES[event.b]
        yield int(event.a), what, sign * amount


def _noun(what: str, count: int) -> Message:
    if what == POINT:
        return Message("meduris-effect-points", {"count": count})
    return _chips(MATERIAL_NAMES.index(what), count)


def _rune(s: MedurisState, event: Event, kind: str, districts: Sequence[str]) -> Iterator[Effect]:
    """MED-RUNE-01 A rune stone changes hands."""
    name = districts[event.b]
    noun = Message(
        "meduris-effect-rune", {"district": Message("meduris-district", {"district": name})}
    )
    at = f"rune:{name}"
    yield counted(kind, RUNE_STONE, 1, noun, None, at)
    holder = int(s.d[RUNE + event.b]) - 1
    if holder >= 0:
        yield counted(kind, RUNE_STONE, -1, noun, holder, at)


_STANDS: Final = frozenset({HUT_BUILT, FREE_BUILDING, DRUID_STEPS, DRUID_AT})


def _stands(s: MedurisState, after: MedurisState, event: Event) -> Effect:
    """MED-SETTLE-01, MED-DRUID-01 How large a settlement is then, and where the druid goes."""
    if event.kind == FREE_BUILDING:
        return Effect(BECOMES, "free", 1, Message("meduris-effect-free"))
    if event.kind == HUT_BUILT:
        field = int(event.b)
        size = int(run_size(after.d, field))
        words = Message("meduris-effect-settlement", {"count": size})
        return Effect(BECOMES, "settlement", size, words, None, f"field:{field}")
    if event.kind == DRUID_STEPS:
        step = int(event.a)
        return Effect(BECOMES, "druid", step, Message("meduris-effect-steps", {"step": step}))
    field = int(event.a)
    words = Message("meduris-effect-druid", {"field": field, "player": Who(int(event.b))})
    return Effect(BECOMES, "druid", field, words, None, f"field:{field}")


# What is missing


def _missing(s: MedurisState, move: int, why: int) -> Iterator[Effect]:
    """MED-SWAP-10 What a building or an offering would cost, and what the stock lacks of it; the
    reserve, where that is empty."""
    d = s.d
    actor = int(d[ASKED])
    if why in (TOO_FEW_CHIPS, OFFER_UNPAYABLE):
        price = _price(s, move)
        yield from _due(s, actor, price)
        for material, count in _asked(price):
            lacks = count - _stock(s, actor, material)
            if lacks > 0:
                yield counted(LACKS, MATERIAL_NAMES[material], lacks, _chips(material, lacks))
    elif why == SWAP_TOO_FEW:
        material = move - SWAP_FOR
        lacks = swap.TRIPLE - int(chips_held(d, actor)) + _stock(s, actor, material)
        yield counted(LACKS, CHIP_OF_ANY, lacks, _others(material, lacks))
    elif why in (NO_HUT_LEFT, NO_TEMPLE_LEFT):
        piece = "hut" if why == NO_HUT_LEFT else "temple"
        yield counted(LACKS, piece, 1, Message("meduris-effect-piece", {"piece": piece}))


def _price(s: MedurisState, move: int) -> Price:
    """MED-HUT-02, MED-TEMPLE-02, MED-OFFER-03 What a building or an offering costs."""
    d = s.d
    if OFFER_ONE <= move < OFFER_BOTH:
        return [(move - OFFER_ONE, 1)]
    if move == OFFER_BOTH:
        here = int(d[FIELD])
        return [(int(d[FIRST + here]), 1), (int(d[SECOND + here]), 1)]
    is_hut = HUT_AT <= move < TEMPLE_AT
    field = move - (HUT_AT if is_hut else TEMPLE_AT)
    due = int(factor(d, field)) if is_hut else 1
    return [(int(d[FIRST + field]), due), (int(d[SECOND + field]), due)]
