"""Why a move of Druides is refused: each reason with its code, its clause and its message."""

from typing import Final

from dolmen.core.message import Why

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
