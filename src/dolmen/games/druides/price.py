"""What a move of Druides costs and brings, as its player may know it: cards that go and come by
number, never by what they are, and what a ritual needs (DRU-COMP-07, DRU-RITUAL-01)."""

from collections.abc import Iterator
from typing import Final

from dolmen.core.effect import BECOMES, CHANGE, FOLLOWS, LACKS, Effect, counted
from dolmen.core.message import Message
from dolmen.core.native import i64
from dolmen.games.druides import rules
from dolmen.games.druides.data import RITUAL_CARDS, VALUES
from dolmen.games.druides.moves import TABLE
from dolmen.games.druides.refusals import LEGAL, NO_SERVANT_THERE, TOO_FEW_CARDS
from dolmen.games.druides.state import (
    AT_SLOT,
    GEM_PILE,
    GEMS_HELD,
    SEAT,
    SERVANT_AT,
    SERVANT_ROW,
    DruidesState,
    servants_held,
)

GEM: Final = "gem"
SERVANT: Final = "servant"
CARD: Final = "card"


def holdings(s: DruidesState, seat: i64) -> dict[str, int]:
    """The cards in hand."""
    return {GEM: int(s.d[GEMS_HELD + seat]), SERVANT: int(servants_held(s.d, seat))}


def effects(s: DruidesState, move: i64) -> list[Effect]:
    """What a move costs and brings; of a ritual that is refused, what is missing."""
    kind, args = TABLE.decode(move)
    why = rules.reason(s.d, move)
    if kind.code == "ritual":
        return list(_ritual(s, args[0]) if why == LEGAL else _missing(s, args[0], int(why)))
    if why != LEGAL:
        return []
    if kind.code in ("place-gem", "place-servant"):
        return list(_placed(s, GEM if kind.code == "place-gem" else SERVANT, args[1]))
    if kind.code == "discard":
        return [counted(CHANGE, GEM, -1, _noun(GEM, 1))]
    if kind.code in ("draw-gem", "draw-servant"):
        drawn = GEM if kind.code == "draw-gem" else SERVANT
        return [counted(FOLLOWS, drawn, 1, _noun(drawn, 1))]
    return []


def _noun(what: str, count: int) -> Message:
    return Message("druides-effect-cards", {"card": what, "count": count})


def _lying(s: DruidesState, slot: int) -> tuple[int, int]:
    """The gems and the servants at a place: everybody can count them."""
    return int(s.d[GEM_PILE + slot]), int(s.d[SERVANT_ROW + slot])


def _placed(s: DruidesState, card: str, slot: int) -> Iterator[Effect]:
    """DRU-TURN-05, DRU-RITUAL-01 A card leaves the hand; how many lie at the place then, and
    whether that is enough for a ritual."""
    gems, servants = _lying(s, slot)
    at = f"slot:{slot + 1}"
    lie = gems + servants + 1
    yield counted(CHANGE, card, -1, _noun(card, 1))
    yield Effect(BECOMES, "place", lie, Message("druides-effect-lie", {"count": lie}), None, at)
    if lie >= RITUAL_CARDS and (servants or card == SERVANT):
        yield Effect(BECOMES, "ritual", 1, Message("druides-effect-ripe"), None, at)


def _ritual(s: DruidesState, slot: int) -> Iterator[Effect]:
    """DRU-RITUAL-04, DRU-SCORE-03 What everybody sees of the place: how many gems are turned up,
    how many servants are served, and how many of these are one's own. Which gems they are is found
    out by holding it."""
    gems, servants = _lying(s, slot)
    first = SERVANT_AT + VALUES * int(s.d[SEAT])
    own = sum(s.d[first + card] == AT_SLOT + slot for card in range(VALUES))
    at = f"slot:{slot + 1}"
    yield Effect(BECOMES, GEM, gems, Message("druides-effect-shown", {"count": gems}), None, at)
    served = Message("druides-effect-served", {"count": servants, "own": own})
    yield Effect(BECOMES, SERVANT, servants, served, None, at)


def _missing(s: DruidesState, slot: int, why: int) -> Iterator[Effect]:
    """DRU-RITUAL-01 Three cards, one of them a servant."""
    if why not in (NO_SERVANT_THERE, TOO_FEW_CARDS):
        return
    gems, servants = _lying(s, slot)
    cards = RITUAL_CARDS - gems - servants
    if servants == 0:
        yield counted(LACKS, SERVANT, 1, _noun(SERVANT, 1))
        cards -= 1
    if cards > 0:
        yield counted(LACKS, CARD, cards, _noun(CARD, cards))
