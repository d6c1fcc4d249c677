"""What happens in Druides: kinds of events, each with its clause, its arguments and its role."""

from typing import Final

from dolmen.core.message import PASS, TURN, EventKind

# Kinds of events, and what their arguments are. "Where" is a slot and the kind of the place that
# lies there, as one number: slot + 6 * kind.
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
GEM_PLACED: Final = 11  # seat, gem, where
SERVANT_PLACED: Final = 12  # seat, servant, where
GEM_DISCARDED: Final = 13  # seat, gem
DECK_SHUFFLED: Final = 14  # how many gems
BLANK_TURN: Final = 15  # seat
ENDED_BY_RITUALS: Final = 16
SERVANT_STOPPED: Final = 17  # seat, servant, circles climbed before the top
ENDED_BY_COLUMN: Final = 18  # who was stopped on the column
ENDED_BY_BLANK_TURNS: Final = 19

EVENTS: Final = (
    EventKind(STARTS, "druides-event-starts", "DRU-SETUP-07", ("player",), TURN),
    EventKind(PLACE_LAID, "druides-event-place-laid", "DRU-REPLACE-01", ("slot", "place")),
    EventKind(GEM_DRAWN, "druides-event-gem-drawn", "DRU-HAND-02", ("player", "gem")),
    EventKind(SERVANT_DRAWN, "druides-event-servant-drawn", "DRU-HAND-03", ("player", "value")),
    EventKind(TURN_BEGAN, "druides-event-turn-began", "DRU-TURN-01", ("player",), TURN),
    EventKind(
        RITUAL_ANNOUNCED,
        "druides-event-ritual-announced",
        "DRU-RITUAL-02",
        ("player", "slot", "place"),
    ),
    EventKind(GEM_SHOWN, "druides-event-gem-matches", "DRU-RITUAL-05", ("gem", "matches")),
    EventKind(AMULETS_MADE, "druides-event-amulets-made", "DRU-SCORE-01", ("count",)),
    EventKind(
        SERVANT_SERVED, "druides-event-servant-served", "DRU-SCORE-04", ("player", "value", "count")
    ),
    EventKind(COLUMN_GREW, "druides-event-column-grew", "DRU-TRACK-04", ("low",)),
    EventKind(PLACE_CLOSED, "druides-event-place-closed", "DRU-REPLACE-02", ("slot",)),
    EventKind(GEM_PLACED, "druides-event-gem-placed", "DRU-TURN-05", ("player", "gem", "where")),
    EventKind(
        SERVANT_PLACED, "druides-event-servant-placed", "DRU-TURN-05", ("player", "value", "where")
    ),
    EventKind(GEM_DISCARDED, "druides-event-gem-discarded", "DRU-TURN-08", ("player", "gem")),
    EventKind(DECK_SHUFFLED, "druides-event-deck-shuffled", "DRU-HAND-04", ("count",)),
    EventKind(BLANK_TURN, "druides-event-blank-turn", "DRU-TURN-09", ("player",), PASS),
    EventKind(ENDED_BY_RITUALS, "druides-event-ended-rituals", "DRU-END-01"),
    EventKind(
        SERVANT_STOPPED,
        "druides-event-servant-stopped",
        "DRU-TRACK-05",
        ("player", "value", "count"),
    ),
    EventKind(ENDED_BY_COLUMN, "druides-event-ended-column", "DRU-END-03", ("player",)),
    EventKind(ENDED_BY_BLANK_TURNS, "druides-event-ended-blank", "DRU-END-05"),
)
