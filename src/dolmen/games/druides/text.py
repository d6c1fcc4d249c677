"""Events, reasons and questions of Druides as messages; the sentences are in `words`."""

from typing import Final

from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who, Why
from dolmen.core.native import i64
from dolmen.games.druides.data import KIND_OF, NUMBER_OF
from dolmen.games.druides.moves import KIND_NAMES, TABLE
from dolmen.games.druides.state import (
    BY_BLANK_TURNS,
    BY_COLUMN,
    BY_LAST_RITUAL,
    DISCARDING,
    DRAWING,
    FINISH,
    PLACING,
    RITUAL,
    SECOND,
    SECOND_GEM,
    DruidesState,
)

# Kinds of events, and what their arguments are.
STARTS: Final = 0  # seat
PLACE_LAID: Final = 1  # slot, kind
GEM_DRAWN: Final = 2  # seat, gem
SERVANT_DRAWN: Final = 3  # seat, servant
TURN_BEGAN: Final = 4  # seat
RITUAL_ANNOUNCED: Final = 5  # seat, slot, kind
GEM_SHOWN: Final = 6  # gem, 1 if it matches the place
AMULETS_MADE: Final = 7  # how many
SERVANT_SERVED: Final = 8  # seat, servant, amulets taken
COLUMN_GREW: Final = 9  # the new score of the lowest circle
PLACE_CLOSED: Final = 10  # slot
GEM_PLACED: Final = 11  # seat, gem, slot
SERVANT_PLACED: Final = 12  # seat, servant, slot
GEM_DISCARDED: Final = 13  # seat, gem
DECK_SHUFFLED: Final = 14  # how many gems
BLANK_TURN: Final = 15  # seat
ENDED: Final = 16  # how, who was stopped on the column
SERVANT_STOPPED: Final = 17  # seat, servant, circles climbed before the top

# Reasons why a move is refused; index 0 is no refusal.
LEGAL: Final = 0
GAME_OVER: Final = 1
SETTING_UP: Final = 2
CARD_COMING: Final = 3
PLACE_COMING: Final = 4
CHANCE_DECIDES: Final = 5
NOT_DRAWN_NOW: Final = 6
NOT_THERE: Final = 7
NO_PLACE_THERE: Final = 8
RITUAL_HELD: Final = 9
RITUAL_TOO_LATE: Final = 10
TOO_FEW_CARDS: Final = 11
NO_SERVANT_THERE: Final = 12
RITUAL_OPEN: Final = 13
EMPTY_HAND: Final = 14
NO_RITUAL_STEP: Final = 15
PLACE_FIRST: Final = 16
PLACED_ALREADY: Final = 17
GEM_NOT_HELD: Final = 18
SERVANT_NOT_HELD: Final = 19
TWO_SERVANTS: Final = 20
NO_DISCARD_STEP: Final = 21
DISCARD_NOT_HELD: Final = 22
DISCARD_FIRST: Final = 23
NO_GEM_LEFT: Final = 24
RESERVE_EMPTY: Final = 25

REASONS: Final = [
    Why("legal", "", ""),
    Why("game-over", "DRU-END-07", "druides-why-game-over"),
    Why("setting-up", "DRU-SETUP-06", "druides-why-setting-up"),
    Why("card-coming", "DRU-HAND-02", "druides-why-card-coming"),
    Why("place-coming", "DRU-REPLACE-01", "druides-why-place-coming"),
    Why("chance-decides", "DRU-COMP-09", "druides-why-chance-decides"),
    Why("not-drawn-now", "DRU-COMP-09", "druides-why-not-drawn-now"),
    Why("not-there", "DRU-COMP-07", "druides-why-not-there"),
    Why("no-place-there", "DRU-REPLACE-02", "druides-why-no-place-there"),
    Why("ritual-held", "DRU-RITUAL-03", "druides-why-ritual-held"),
    Why("ritual-too-late", "DRU-TURN-02", "druides-why-ritual-too-late"),
    Why("too-few-cards", "DRU-RITUAL-01", "druides-why-too-few-cards"),
    Why("no-servant-there", "DRU-RITUAL-01", "druides-why-no-servant-there"),
    Why("ritual-open", "DRU-TURN-01", "druides-why-ritual-open"),
    Why("empty-hand", "DRU-RITUAL-09", "druides-why-empty-hand"),
    Why("no-ritual-step", "DRU-TURN-11", "druides-why-no-ritual-step"),
    Why("place-first", "DRU-TURN-07", "druides-why-place-first"),
    Why("placed-already", "DRU-TURN-03", "druides-why-placed-already"),
    Why("gem-not-held", "DRU-TURN-03", "druides-why-gem-not-held"),
    Why("servant-not-held", "DRU-TURN-03", "druides-why-servant-not-held"),
    Why("two-servants", "DRU-TURN-03", "druides-why-two-servants"),
    Why("no-discard-step", "DRU-TURN-08", "druides-why-no-discard-step"),
    Why("discard-not-held", "DRU-TURN-08", "druides-why-discard-not-held"),
    Why("discard-first", "DRU-TURN-01", "druides-why-discard-first"),
    Why("no-gem-left", "DRU-HAND-04", "druides-why-no-gem-left"),
    Why("reserve-empty", "DRU-HAND-03", "druides-why-reserve-empty"),
]

_ENDINGS: Final = {
    BY_LAST_RITUAL: "druides-event-ended-rituals",
    BY_COLUMN: "druides-event-ended-column",
    BY_BLANK_TURNS: "druides-event-ended-blank",
}

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
    return Message(_QUESTIONS.get(s.phase, "druides-ask-chance"), {"player": Who(s.seat)})


def heading(category: str) -> Message:
    """A row of the score sheet: "ritual:3"."""
    name, number = category.split(":")
    return Message(f"druides-sheet-{name}", {"number": int(number)})


def tell(event: Event, seat: i64 | None) -> Message | None:
    """An event as that viewer may know it: a card still hidden is named to its owner alone."""
    viewer = -1 if seat is None else seat
    if not event.heard_by(viewer):
        return None
    kind = event.kind
    own = event.a == viewer
    if kind == GEM_DRAWN:
        return _card("druides-event-gem-drawn", event, own, gem=gem_words(event.b))
    if kind == SERVANT_DRAWN:
        return _card("druides-event-servant-drawn", event, own, value=event.b + 1)
    if kind == GEM_PLACED:
        return _card("druides-event-gem-placed", event, own, gem=gem_words(event.b))
    if kind == SERVANT_PLACED:
        return _card("druides-event-servant-placed", event, own, value=event.b + 1)
    if kind == GEM_DISCARDED:
        return _card("druides-event-gem-discarded", event, own, gem=gem_words(event.b))
    return _open_event(event)


def _card(id: str, event: Event, own: bool, **card: Arg) -> Message:
    """A card that moved face down: only the owner is told which."""
    words: dict[str, Arg] = {"player": Who(event.a)}
    if event.kind in (GEM_PLACED, SERVANT_PLACED):
        words["slot"] = event.c + 1
    if own:
        return Message(f"{id}-own", {**words, **card})
    return Message(id, words)


def _open_event(event: Event) -> Message:
    """An event that holds no secret."""
    kind = event.kind
    if kind == STARTS:
        return Message("druides-event-starts", {"player": Who(event.a)})
    if kind == PLACE_LAID:
        return Message(
            "druides-event-place-laid", {"slot": event.a + 1, "place": place_words(event.b)}
        )
    if kind == TURN_BEGAN:
        return Message("druides-event-turn-began", {"player": Who(event.a)})
    if kind == RITUAL_ANNOUNCED:
        return Message(
            "druides-event-ritual-announced",
            {"player": Who(event.a), "slot": event.b + 1, "place": place_words(event.c)},
        )
    if kind == GEM_SHOWN:
        id = "druides-event-gem-matches" if event.b else "druides-event-gem-does-not-match"
        return Message(id, {"gem": gem_words(event.a)})
    if kind == AMULETS_MADE:
        return Message("druides-event-amulets-made", {"count": event.a})
    if kind == SERVANT_SERVED:
        return Message(
            "druides-event-servant-served",
            {"player": Who(event.a), "value": event.b + 1, "count": event.c},
        )
    if kind == SERVANT_STOPPED:
        return Message(
            "druides-event-servant-stopped",
            {"player": Who(event.a), "value": event.b + 1, "count": event.c},
        )
    if kind == COLUMN_GREW:
        return Message("druides-event-column-grew", {"low": event.a, "high": event.a + 29})
    if kind == PLACE_CLOSED:
        return Message("druides-event-place-closed", {"slot": event.a + 1})
    if kind == DECK_SHUFFLED:
        return Message("druides-event-deck-shuffled", {"count": event.a})
    if kind == BLANK_TURN:
        return Message("druides-event-blank-turn", {"player": Who(event.a)})
    words: dict[str, Arg] = {"player": Who(event.b)} if event.a == BY_COLUMN else {}
    return Message(_ENDINGS[event.a], words)
