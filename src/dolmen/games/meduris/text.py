"""Events, moves and questions of Meduris as messages; the sentences are in `words`."""

from collections.abc import Sequence
from typing import Final

from dolmen.core.game import Event
from dolmen.core.message import Arg, Message, Who
from dolmen.core.native import i64
from dolmen.games.meduris.board import run_size
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    FACE_NAMES,
    MATERIAL_NAMES,
)
from dolmen.games.meduris.events import EVENTS, RUNE_TAKEN
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

_PURPOSES: Final = {
    FOR_HUT: "hut",
    FOR_TEMPLE: "temple",
    FOR_ONE: "one",
    FOR_BOTH: "both",
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
    kind = EVENTS[event.kind]
    names = kind.args
    values = (event.a, event.b, event.c)
    words: dict[str, Arg] = {name: _word(name, values[i]) for i, name in enumerate(names)}
    if event.kind == RUNE_TAKEN:
        words["district"] = Message("meduris-district", {"district": districts[event.b]})
    return Message(kind.message, words)


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
