"""Events, moves and questions of Druides as messages; the sentences are in `words`."""

from typing import Final

from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who
from dolmen.core.native import i64
from dolmen.games.druides.data import CIRCLES, KIND_OF, NUMBER_OF, SLOTS
from dolmen.games.druides.events import (
    COLUMN_GREW,
    EVENTS,
    GEM_DISCARDED,
    GEM_DRAWN,
    GEM_PLACED,
    GEM_SHOWN,
    SERVANT_DRAWN,
    SERVANT_PLACED,
)
from dolmen.games.druides.moves import KIND_NAMES, TABLE
from dolmen.games.druides.state import (
    DISCARDING,
    DRAWING,
    FINISH,
    PHASE,
    PLACING,
    RITUAL,
    SEAT,
    SECOND,
    SECOND_GEM,
    DruidesState,
)

# A card that moves face down, the second argument: only its owner is told which.
FACE_DOWN: Final = (GEM_DRAWN, SERVANT_DRAWN, GEM_PLACED, SERVANT_PLACED, GEM_DISCARDED)
_DOES_NOT_MATCH: Final = "druides-event-gem-does-not-match"

_QUESTIONS: Final = {
    RITUAL: "druides-ask-ritual",
    PLACING: "druides-ask-placing",
    SECOND: "druides-ask-second",
    SECOND_GEM: "druides-ask-second-gem",
    DISCARDING: "druides-ask-discarding",
    DRAWING: "druides-ask-drawing",
    FINISH: "druides-ask-over",
}


def gem_words(gem: i64) -> Message:
    """A gem by kind and number."""
    return Message("druides-gem", {"kind": KIND_NAMES[i64(KIND_OF[gem])], "number": NUMBER_OF[gem]})


def place_words(kind: i64) -> Message:
    """A mystic place by the kind it wants."""
    return Message("druides-place", {"kind": KIND_NAMES[kind]})


def describe(move: i64) -> Message:
    """A move as it stands in a list of choices."""
    kind, args = TABLE.decode(move)
    words: dict[str, Arg] = {}
    if kind.code in ("place-gem", "discard", "deal-gem"):
        words["gem"] = gem_words(args[0])
    if kind.code in ("place-servant", "deal-servant"):
        words["value"] = args[0] + 1
    if kind.code in ("place-gem", "place-servant"):
        words["slot"] = args[1] + 1
    if kind.code == "ritual":
        words["slot"] = args[0] + 1
    if kind.code == "first":
        words["player"] = Who(args[0])
    if kind.code == "lay":
        words["place"] = place_words(args[0])
    return Message(f"druides-move-{kind.code}", words)


def ask(s: DruidesState) -> Message:
    """What is to be decided now."""
    return Message(
        _QUESTIONS.get(int(s.d[PHASE]), "druides-ask-chance"), {"player": Who(int(s.d[SEAT]))}
    )


def heading(category: str) -> Message:
    """A row of the score sheet: "ritual:3"."""
    name, number = category.split(":")
    return Message(f"druides-sheet-{name}", {"number": int(number)})


def tell(event: Event, seat: i64 | None) -> Message | None:
    """An event as that viewer may know it: a card still hidden is named to its owner alone."""
    viewer: i64 = -1 if seat is None else seat
    if not event.heard_by(viewer):
        return None
    kind = EVENTS[event.kind]
    values = (event.a, event.b, event.c)
    words: dict[str, Arg] = {name: _word(name, values[i]) for i, name in enumerate(kind.args)}
    if words.pop("where", None) is not None:
        lies, slot = divmod(event.c, SLOTS)
        words |= {"place": place_words(lies), "slot": slot + 1}
    if event.kind == GEM_SHOWN:
        matches = words.pop("matches")
        return Message(kind.message if matches else _DOES_NOT_MATCH, words)
    if event.kind == COLUMN_GREW:
        words["high"] = event.a + CIRCLES - 1
    if event.kind not in FACE_DOWN:
        return Message(kind.message, words)
    card = words.pop(kind.args[1])
    if event.a == viewer:
        return Message(f"{kind.message}-own", {**words, kind.args[1]: card})
    return Message(kind.message, words)


def _word(name: str, value: int) -> Arg:
    """An argument of an event in words or numbers."""
    if name == "player":
        return Who(value)
    if name == "gem":
        return gem_words(value)
    if name == "place":
        return place_words(value)
    # Slots and values of servants are counted from one where people read them.
    return value + 1 if name in ("slot", "value") else value
