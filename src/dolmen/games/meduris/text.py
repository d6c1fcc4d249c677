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
    ASKED,
    DUE_A,
    DUE_B,
    FIELD,
    FINISH,
    FOR_BOTH,
    FOR_HUT,
    FOR_ONE,
    FOR_TEMPLE,
    MATERIAL_A,
    MATERIAL_B,
    PHASE,
    PURPOSE,
    REPLACING,
    ROLLING,
    STEPS,
    TO_GIVE,
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
    return value


def tell(event: Event, seat: i64 | None, districts: Sequence[str]) -> Message | None:
    """MED-SETUP-14 Every event is public; the audience is asked all the same."""
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
    d = s.d
    words: dict[str, Arg] = {"player": Who(d[ASKED])}
    if d[PHASE] == FINISH:
        return Message("meduris-ask-over")
    if d[PHASE] >= ROLLING:
        return Message("meduris-ask-chance")
    step = STEPS[d[PHASE]]
    if step == "offer":
        words["field"] = int(d[FIELD])
        words["size"] = run_size(d, int(d[FIELD]))
    if step in ("swap", "give"):
        words["material"] = _word("material", d[REPLACING])
        words["count"] = int(d[TO_GIVE])
    if step == "pay":
        words["purpose"] = _PURPOSES[d[PURPOSE]]
        words["price"] = price(s)
    return Message(f"meduris-ask-{step}", words)


def price(s: MedurisState) -> tuple[Message, ...]:
    """What is still due directly."""
    d = s.d
    due = [(d[MATERIAL_A], int(d[DUE_A])), (d[MATERIAL_B], int(d[DUE_B]))]
    return tuple(
        Message("meduris-chips", {"material": MATERIAL_NAMES[material], "count": count})
        for material, count in due
        if count > 0
    )


def heading(category: str) -> Message:
    """A row of the score sheet."""
    return Message(f"meduris-sheet-{category}")
