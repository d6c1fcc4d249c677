"""Why a move of Meduris is refused: each reason with its code, its clause and its message."""

from typing import Final

from dolmen.core.message import Why

# Reasons why a move is refused; index 0 is no refusal.
LEGAL: Final = 0
GAME_OVER: Final = 1
SETTING_UP: Final = 2
DIE_COMING: Final = 3
CHANCE_DECIDES: Final = 4
NOT_DRAWN_NOW: Final = 5
BONUS_TOO_CLOSE: Final = 6
NO_SUCH_CHIP: Final = 7
NO_SUCH_SEAT: Final = 8
WORKERS_FIRST: Final = 9
WORKERS_STAND: Final = 10
PLAIN_FULL: Final = 11
DIE_CHOICES_FIRST: Final = 12
NO_DIE_CHOICE: Final = 13
PILE_EMPTY: Final = 14
NOT_IN_STOCK: Final = 15
OFFERING_FIRST: Final = 16
PAYMENT_FIRST: Final = 17
SWAP_FIRST: Final = 18
NO_WORKER_THERE: Final = 19
SAME_PLAIN: Final = 20
NO_SUCH_FIELD: Final = 21
FIELD_BUILT: Final = 22
NO_HUT_LEFT: Final = 23
NO_TEMPLE_LEFT: Final = 24
CHIP_ON_FIELD: Final = 25
TOO_FEW_CHIPS: Final = 26
SWAP_TOO_FEW: Final = 27
NO_GIVING_NOW: Final = 28
NOT_FOR_ITSELF: Final = 29
OUT_OF_ORDER: Final = 30
LEAVES_TOO_LITTLE: Final = 31
NO_PAYMENT_NOW: Final = 32
NOT_DUE: Final = 33
FIRST_SETTLED: Final = 34
NO_OFFERING_NOW: Final = 35
NOT_OF_FIELD: Final = 36
OFFER_UNPAYABLE: Final = 37
NO_DRUID_CHIP: Final = 38
NO_ROOM_FOR_WORKER: Final = 39
NO_SITE_FOR_TEMPLE: Final = 40
NOTHING_TO_SWAP_FOR: Final = 41
NO_CHIP_TO_GIVE: Final = 42
REPLACE_FIRST: Final = 43
CHANCE_LAYS: Final = 44
CHANCE_PICKS: Final = 45
NOT_LAID_NOW: Final = 46
NOT_PICKED_NOW: Final = 47

REASONS: Final = [
    Why("legal", "", ""),
    Why("game-over", "MED-FINALE-07", "meduris-why-game-over"),
    Why("setting-up", "MED-SETUP-06", "meduris-why-setting-up"),
    Why("die-coming", "MED-TURN-01", "meduris-why-die-coming"),
    Why("chance-decides", "MED-SMALL-01", "meduris-why-chance-decides"),
    Why("not-drawn-now", "MED-TURN-06", "meduris-why-not-drawn-now"),
    Why("bonus-too-close", "MED-SETUP-06", "meduris-why-bonus-too-close"),
    Why("no-such-chip", "MED-SETUP-06", "meduris-why-no-such-chip"),
    Why("no-such-seat", "MED-SETUP-01", "meduris-why-no-such-seat"),
    Why("workers-first", "MED-SETUP-13", "meduris-why-workers-first"),
    Why("workers-stand", "MED-SETUP-13", "meduris-why-workers-stand"),
    Why("plain-full", "MED-BIG-02", "meduris-why-plain-full"),
    Why("die-choices-first", "MED-TURN-03", "meduris-why-die-choices-first"),
    Why("no-die-choice", "MED-TURN-06", "meduris-why-no-die-choice"),
    Why("pile-empty", "MED-SMALL-05", "meduris-why-pile-empty"),
    Why("not-in-stock", "MED-SMALL-06", "meduris-why-not-in-stock"),
    Why("offering-first", "MED-TURN-03", "meduris-why-offering-first"),
    Why("payment-first", "MED-SWAP-11", "meduris-why-payment-first"),
    Why("swap-first", "MED-SWAP-04", "meduris-why-swap-first"),
    Why("no-worker-there", "MED-BIG-01", "meduris-why-no-worker-there"),
    Why("same-plain", "MED-BIG-02", "meduris-why-same-plain"),
    Why("no-such-field", "MED-SETUP-03", "meduris-why-no-such-field"),
    Why("field-built", "MED-HUT-01", "meduris-why-field-built"),
    Why("no-hut-left", "MED-HUT-01", "meduris-why-no-hut-left"),
    Why("no-temple-left", "MED-TEMPLE-01", "meduris-why-no-temple-left"),
    Why("chip-on-field", "MED-TEMPLE-01", "meduris-why-chip-on-field"),
    Why("too-few-chips", "MED-SWAP-10", "meduris-why-too-few-chips"),
    Why("swap-too-few", "MED-SWAP-04", "meduris-why-swap-too-few"),
    Why("no-giving-now", "MED-SWAP-05", "meduris-why-no-giving-now"),
    Why("not-for-itself", "MED-SWAP-01", "meduris-why-not-for-itself"),
    Why("out-of-order", "MED-SWAP-11", "meduris-why-out-of-order"),
    Why("leaves-too-little", "MED-SWAP-11", "meduris-why-leaves-too-little"),
    Why("no-payment-now", "MED-SWAP-05", "meduris-why-no-payment-now"),
    Why("not-due", "MED-SWAP-11", "meduris-why-not-due"),
    Why("first-settled", "MED-SWAP-11", "meduris-why-first-settled"),
    Why("no-offering-now", "MED-OFFER-02", "meduris-why-no-offering-now"),
    Why("not-of-field", "MED-OFFER-03", "meduris-why-not-of-field"),
    Why("offer-unpayable", "MED-SWAP-10", "meduris-why-offer-unpayable"),
    Why("no-druid-chip", "MED-BONUS-04", "meduris-why-no-druid-chip"),
    # The same sentences where another chapter decides.
    Why("no-room-for-worker", "MED-SETUP-13", "meduris-why-plain-full"),
    Why("no-site-for-temple", "MED-TEMPLE-01", "meduris-why-field-built"),
    Why("nothing-to-swap-for", "MED-SWAP-04", "meduris-why-pile-empty"),
    Why("no-chip-to-give", "MED-SWAP-02", "meduris-why-not-in-stock"),
    Why("replace-first", "MED-SWAP-11", "meduris-why-replace-first"),
    Why("chance-lays", "MED-SETUP-06", "meduris-why-chance-decides"),
    Why("chance-picks", "MED-SETUP-12", "meduris-why-chance-decides"),
    Why("not-laid-now", "MED-SETUP-06", "meduris-why-not-drawn-now"),
    Why("not-picked-now", "MED-SETUP-12", "meduris-why-not-drawn-now"),
]
