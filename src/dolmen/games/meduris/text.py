"""Events, reasons and questions of Meduris as messages; the sentences are in `words`."""

from collections.abc import Sequence
from typing import Final

from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who, Why
from dolmen.core.native import i64
from dolmen.games.meduris.board import run_size
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    FACE_NAMES,
    MATERIAL_NAMES,
)
from dolmen.games.meduris.moves import TABLE
from dolmen.games.meduris.state import (
    FINISH,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    ROLLING,
    STEPS,
    MedurisState,
)

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
DRUID_STEPS: Final = 19  # where he stands: -3 to -1 are the steps
DRUID_AT: Final = 20  # field, whose hut
RUNES_SCORED: Final = 21  # seat, points
OFFERED: Final = 22  # seat, points
REFUSED: Final = 23  # seat, points lost
CHIP_OFFERED: Final = 24  # seat
LAST_TURNS: Final = 25  # who placed everything
CIRCUIT: Final = 26
ENDED: Final = 27

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
]

_PURPOSES: Final = {
    FOR_HUT: "hut",
    FOR_TEMPLE: "temple",
    FOR_ONE: "one",
    FOR_BOTH: "both",
}

# The message of each event, and what its three arguments are called.
_EVENTS: Final[dict[int, tuple[str, tuple[str, ...]]]] = {
    BONUS_LAID: ("meduris-event-bonus-laid", ("field",)),
    BONUS_TURNED: ("meduris-event-bonus-turned", ("field", "chip")),
    STARTS: ("meduris-event-starts", ("player",)),
    WORKER_PLACED: ("meduris-event-worker-placed", ("player", "plain")),
    TURN_BEGAN: ("meduris-event-turn-began", ("player",)),
    ROLLED: ("meduris-event-rolled", ("player", "face")),
    CHIPS_GAINED: ("meduris-event-chips-gained", ("player", "material", "count")),
    CHIP_TAKEN: ("meduris-event-chip-taken", ("player", "material")),
    DECLINED: ("meduris-event-declined", ("player",)),
    CHIP_RETURNED: ("meduris-event-chip-returned", ("player", "material")),
    WORKER_LIFTED: ("meduris-event-worker-lifted", ("player", "plain", "to")),
    CHIP_GIVEN: ("meduris-event-chip-given", ("player", "material")),
    SWAPPED: ("meduris-event-swapped", ("player", "material")),
    FREE_BUILDING: ("meduris-event-free-building", ("player",)),
    CHIPS_PAID: ("meduris-event-chips-paid", ("player", "material", "count")),
    HUT_BUILT: ("meduris-event-hut-built", ("player", "field")),
    TEMPLE_BUILT: ("meduris-event-temple-built", ("player", "field")),
    BONUS_TWO: ("meduris-event-bonus-two", ("player",)),
    RUNE_TAKEN: ("meduris-event-rune-taken", ("player", "district")),
    DRUID_STEPS: ("meduris-event-druid-steps", ("step",)),
    DRUID_AT: ("meduris-event-druid-at", ("field", "player")),
    RUNES_SCORED: ("meduris-event-runes-scored", ("player", "count")),
    OFFERED: ("meduris-event-offered", ("player", "count")),
    REFUSED: ("meduris-event-refused", ("player", "count")),
    CHIP_OFFERED: ("meduris-event-chip-offered", ("player",)),
    LAST_TURNS: ("meduris-event-last-turns", ("player",)),
    CIRCUIT: ("meduris-event-circuit", ()),
    ENDED: ("meduris-event-ended", ()),
}


def _word(name: str, value: int) -> Arg:
    """An argument of an event in words or numbers."""
    if name == "player":
        return Who(value)
    if name in ("material", "plain", "to"):
        return Message("meduris-material", {"material": MATERIAL_NAMES[value]})
    if name == "face":
        return Message("meduris-face", {"face": FACE_NAMES[value]})
    if name == "chip":
        return Message("meduris-chip", {"chip": CHIP_NAMES[value - 1]})
    # The steps are counted from the druid's temple: 1, 2, 3.
    return value + 4 if name == "step" else value


def tell(event: Event, seat: i64 | None, districts: Sequence[str]) -> Message | None:
    """Every event is public (AMB-18); the audience is asked all the same."""
    if not event.heard_by(-1 if seat is None else seat):
        return None
    id, names = _EVENTS[event.kind]
    values = (event.a, event.b, event.c)
    words: dict[str, Arg] = {name: _word(name, values[i]) for i, name in enumerate(names)}
    if event.kind == RUNE_TAKEN:
        words["district"] = Message("meduris-district", {"district": districts[event.b]})
    return Message(id, words)


# What the arguments of each kind of move are called in its words.
_MOVES: Final[dict[str, tuple[str, ...]]] = {
    "worker": ("plain",),
    "lift": ("plain", "height", "to"),
    "hut": ("field",),
    "temple": ("field",),
    "swap": ("material",),
    "give": ("material",),
    "replace": ("material",),
    "offer-one": ("material",),
    "take": ("material",),
    "return": ("material",),
    "first": ("player",),
    "lay": ("field",),
    "roll": ("face",),
}


def describe(move: i64) -> Message:
    """A move as it stands in a list of choices."""
    kind, args = TABLE.decode(move)
    words: dict[str, Arg] = {
        name: _word(name, args[i]) for i, name in enumerate(_MOVES.get(kind.code, ()))
    }
    if kind.code == "lift":
        words["height"] = args[1] + 1
    if kind.code == "turn":
        words["chip"] = _word("chip", args[0] + 1)
    return Message(f"meduris-move-{kind.code}", words)


def ask(s: MedurisState) -> Message:
    """What is to be decided now."""
    words: dict[str, Arg] = {"player": Who(s.asked)}
    if s.phase == FINISH:
        return Message("meduris-ask-over")
    if s.phase >= ROLLING:
        return Message("meduris-ask-chance")
    step = STEPS[s.phase]
    if step == "offer":
        words["field"] = s.field
        words["size"] = run_size(s.d, s.field)
    if step in ("swap", "give"):
        words["material"] = _word("material", s.replacing)
        words["count"] = s.to_give
    if step == "pay":
        words["purpose"] = _PURPOSES[s.purpose]
        words["price"] = price(s)
    return Message(f"meduris-ask-{step}", words)


def price(s: MedurisState) -> tuple[Message, ...]:
    """What is still due directly."""
    due = [(s.a, s.due_a), (s.b, s.due_b)]
    return tuple(
        Message("meduris-chips", {"material": MATERIAL_NAMES[material], "count": count})
        for material, count in due
        if count > 0
    )


def heading(category: str) -> Message:
    """A row of the score sheet."""
    return Message(f"meduris-sheet-{category}")
