"""What happens in Meduris: kinds of events, each with its clause, its arguments and its role."""

from typing import Final

from dolmen.core.message import PASS, TURN, EventKind

# Kinds of events, and what their arguments are.
BONUS_LAID: Final = 0  # field
BONUS_TURNED: Final = 1  # field, kind
STARTS: Final = 2  # seat
WORKER_PLACED: Final = 3  # seat, plain
TURN_BEGAN: Final = 4  # seat
ROLLED: Final = 5  # seat, face
CHIPS_GAINED: Final = 6  # seat, material, count
CHIP_TAKEN: Final = 7  # seat, material
DECLINED: Final = 8  # seat
CHIP_RETURNED: Final = 9  # seat, material
WORKER_LIFTED: Final = 10  # seat, from, to
CHIP_GIVEN: Final = 11  # seat, material
SWAPPED: Final = 12  # seat, material
FREE_BUILDING: Final = 13  # seat
CHIPS_PAID: Final = 14  # seat, material, count
HUT_BUILT: Final = 15  # seat, field
TEMPLE_BUILT: Final = 16  # seat, field
BONUS_TWO: Final = 17  # seat
RUNE_TAKEN: Final = 18  # seat, district
DRUID_STEPS: Final = 19  # where he stands: 1 to 3, counted from his temple
DRUID_AT: Final = 20  # field, whose hut
RUNES_SCORED: Final = 21  # seat, points
OFFERED: Final = 22  # seat, points
REFUSED: Final = 23  # seat, points lost
CHIP_OFFERED: Final = 24  # seat
LAST_TURNS: Final = 25  # who placed everything
CIRCUIT: Final = 26
ENDED: Final = 27

EVENTS: Final = (
    EventKind(BONUS_LAID, "meduris-event-bonus-laid", "MED-SETUP-06", ("field",)),
    EventKind(BONUS_TURNED, "meduris-event-bonus-turned", "MED-SETUP-06", ("field", "chip")),
    EventKind(STARTS, "meduris-event-starts", "MED-SETUP-12", ("player",), TURN),
    EventKind(WORKER_PLACED, "meduris-event-worker-placed", "MED-SETUP-13", ("player", "plain")),
    EventKind(TURN_BEGAN, "meduris-event-turn-began", "MED-TURN-01", ("player",), TURN),
    EventKind(ROLLED, "meduris-event-rolled", "MED-SMALL-01", ("player", "face")),
    EventKind(
        CHIPS_GAINED, "meduris-event-chips-gained", "MED-BIG-04", ("player", "material", "count")
    ),
    EventKind(CHIP_TAKEN, "meduris-event-chip-taken", "MED-SMALL-04", ("player", "material")),
    EventKind(DECLINED, "meduris-event-declined", "MED-SMALL-04", ("player",), PASS),
    EventKind(CHIP_RETURNED, "meduris-event-chip-returned", "MED-SMALL-06", ("player", "material")),
    EventKind(
        WORKER_LIFTED, "meduris-event-worker-lifted", "MED-BIG-01", ("player", "plain", "to")
    ),
    EventKind(CHIP_GIVEN, "meduris-event-chip-given", "MED-SWAP-04", ("player", "material")),
    EventKind(SWAPPED, "meduris-event-swapped", "MED-SWAP-04", ("player", "material")),
    EventKind(FREE_BUILDING, "meduris-event-free-building", "MED-BONUS-02", ("player",)),
    EventKind(
        CHIPS_PAID, "meduris-event-chips-paid", "MED-HUT-02", ("player", "material", "count")
    ),
    EventKind(HUT_BUILT, "meduris-event-hut-built", "MED-HUT-01", ("player", "field")),
    EventKind(TEMPLE_BUILT, "meduris-event-temple-built", "MED-TEMPLE-01", ("player", "field")),
    EventKind(BONUS_TWO, "meduris-event-bonus-two", "MED-BONUS-01", ("player",)),
    EventKind(RUNE_TAKEN, "meduris-event-rune-taken", "MED-RUNE-01", ("player", "district")),
    EventKind(DRUID_STEPS, "meduris-event-druid-steps", "MED-DRUID-02", ("step",)),
    EventKind(DRUID_AT, "meduris-event-druid-at", "MED-DRUID-04", ("field", "player")),
    EventKind(RUNES_SCORED, "meduris-event-runes-scored", "MED-RIVER-02", ("player", "count")),
    EventKind(OFFERED, "meduris-event-offered", "MED-OFFER-05", ("player", "count")),
    EventKind(REFUSED, "meduris-event-refused", "MED-OFFER-06", ("player", "count")),
    EventKind(CHIP_OFFERED, "meduris-event-chip-offered", "MED-BONUS-04", ("player",)),
    EventKind(LAST_TURNS, "meduris-event-last-turns", "MED-FINALE-02", ("player",)),
    EventKind(CIRCUIT, "meduris-event-circuit", "MED-FINALE-05", ()),
    EventKind(ENDED, "meduris-event-ended", "MED-SCORE-01", ()),
)
