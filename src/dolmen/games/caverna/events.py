"""What happens in Caverna: kinds of events, each with its clause, its arguments and its role."""

from typing import Final

from dolmen.core.message import PASS, TURN, EventKind

# Kinds of events, and what their arguments are.
STARTED: Final = 0  # seat
ROUND_BEGAN: Final = 1  # round
REVEALED: Final = 2  # space
URGENT: Final = 3
MARKER_TURNED: Final = 4  # 1 leaf, 2 question mark
SUPPLIED: Final = 5  # space, good, count
CLEARED: Final = 6  # space
KEPT_SPACE: Final = 7  # seat, space
GAINED: Final = 8  # seat, good, count
SPENT: Final = 9  # seat, good, count
PLACED: Final = 10  # seat, space, strength
OVERTOOK: Final = 11  # seat, strength
STAYED: Final = 12  # seat, strength
IMITATED: Final = 13  # seat, space
TOKEN_TAKEN: Final = 14  # seat
TILE_LAID: Final = 15  # seat, cell, tile
FENCED: Final = 16  # seat, cell, 0 small or 1 large
STABLED: Final = 17  # seat, cell
FURNISHED_WITH: Final = 18  # seat, furnishing, cell
COVERED: Final = 19  # seat, furnishing
GROWN: Final = 20  # seat
SOWN: Final = 21  # seat, cell, good
FORGED: Final = 22  # seat, strength
LOOTED: Final = 23  # seat, item
EXPERIENCED: Final = 24  # seat, strength
ARMED_ALL: Final = 25  # seat
DISARMED: Final = 26  # seat, strength
TURN_ENDED: Final = 27  # seat
CAME_HOME: Final = 28
HARVEST_BEGAN: Final = 29  # 0 none, 1 normal, 2 one food, 3 choice
CHOSE: Final = 30  # seat, 0 fields or 1 breeding
FED: Final = 31  # seat, food
CAVE_FED_ONE: Final = 32  # seat, good
BEGGED: Final = 33  # seat, markers
BRED_ANIMAL: Final = 34  # seat, animal
ENDED: Final = 35

EVENTS: Final = (
    EventKind(STARTED, "caverna-event-started", "CAV-SETUP-03", ("player",)),
    EventKind(ROUND_BEGAN, "caverna-event-round-began", "CAV-ROUND-02", ("round",), TURN),
    EventKind(REVEALED, "caverna-event-revealed", "CAV-REVEAL-01", ("space",)),
    EventKind(URGENT, "caverna-event-urgent", "CAV-REVEAL-03", ()),
    EventKind(MARKER_TURNED, "caverna-event-marker", "CAV-REVEAL-04", ("marker",)),
    EventKind(SUPPLIED, "caverna-event-supplied", "CAV-SUPPLY-01", ("space", "good", "count")),
    EventKind(CLEARED, "caverna-event-cleared", "CAV-SOLO-07", ("space",)),
    EventKind(KEPT_SPACE, "caverna-event-kept", "CAV-SOLO-08", ("player", "space")),
    EventKind(GAINED, "caverna-event-gained", "CAV-WORK-16", ("player", "good", "count")),
    EventKind(SPENT, "caverna-event-spent", "CAV-WORK-16", ("player", "good", "count")),
    EventKind(PLACED, "caverna-event-placed", "CAV-WORK-01", ("player", "space", "strength"), TURN),
    EventKind(OVERTOOK, "caverna-event-overtook", "CAV-WORK-09", ("player", "strength")),
    EventKind(STAYED, "caverna-event-stayed", "CAV-WORK-22", ("player", "strength"), PASS),
    EventKind(IMITATED, "caverna-event-imitated", "CAV-IMITATE-02", ("player", "space")),
    EventKind(TOKEN_TAKEN, "caverna-event-token", "CAV-FIRST-01", ("player",)),
    EventKind(TILE_LAID, "caverna-event-tile-laid", "CAV-TILES-03", ("player", "cell", "tile")),
    EventKind(FENCED, "caverna-event-fenced", "CAV-ANIMALS-04", ("player", "cell", "size")),
    EventKind(STABLED, "caverna-event-stabled", "CAV-ANIMALS-10", ("player", "cell")),
    EventKind(
        FURNISHED_WITH,
        "caverna-event-furnished",
        "CAV-FURNISH-02",
        ("player", "furnishing", "cell"),
    ),
    EventKind(COVERED, "caverna-event-covered", "CAV-FURNISH-09", ("player", "furnishing")),
    EventKind(GROWN, "caverna-event-grown", "CAV-GROWTH-03", ("player",)),
    EventKind(SOWN, "caverna-event-sown", "CAV-SOW-01", ("player", "cell", "good")),
    EventKind(FORGED, "caverna-event-forged", "CAV-WEAPONS-02", ("player", "strength")),
    EventKind(LOOTED, "caverna-event-looted", "CAV-EXPEDITION-02", ("player", "loot")),
    EventKind(
        EXPERIENCED, "caverna-event-experienced", "CAV-EXPEDITION-06", ("player", "strength")
    ),
    EventKind(ARMED_ALL, "caverna-event-armed", "CAV-EXPEDITION-05", ("player",)),
    EventKind(DISARMED, "caverna-event-disarmed", "CAV-WEAPONS-04", ("player", "strength")),
    EventKind(TURN_ENDED, "caverna-event-turn-ended", "CAV-WORK-03", ("player",)),
    EventKind(CAME_HOME, "caverna-event-home", "CAV-HOME-01", ()),
    EventKind(HARVEST_BEGAN, "caverna-event-harvest", "CAV-HARVEST-01", ("harvest",)),
    EventKind(CHOSE, "caverna-event-chose", "CAV-HARVEST-04", ("player", "choice")),
    EventKind(FED, "caverna-event-fed", "CAV-HARVEST-10", ("player", "count")),
    EventKind(CAVE_FED_ONE, "caverna-event-cave-fed", "CAV-CONVERT-04", ("player", "good")),
    EventKind(BEGGED, "caverna-event-begged", "CAV-HARVEST-12", ("player", "count")),
    EventKind(BRED_ANIMAL, "caverna-event-bred", "CAV-HARVEST-15", ("player", "good")),
    EventKind(ENDED, "caverna-event-over", "CAV-END-01", ()),
)
