"""What a move costs and brings, known before it is played.

An effect is typed, so that a client can draw it, and has words, so that every client can say it.
The rules alone make effects; nobody else computes a price."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from dolmen.core.message import Message, Who

# The kinds. `change` and `left` are held to the position after the move (`core.conform`).
CHANGE: Final = "change"  # a holding grows or shrinks by so much, at once
LEFT: Final = "left"  # so much of a holding is left then
DUE: Final = "due"  # so much is to be paid, by choices that follow
FOLLOWS: Final = "follows"  # so much may come, by choices or by chance that follow
BECOMES: Final = "becomes"  # how something stands then that is no holding
LACKS: Final = "lacks"  # so much is missing for a move that is refused

KINDS: Final = frozenset({CHANGE, LEFT, DUE, FOLLOWS, BECOMES, LACKS})


# The messages of kinds that can go both ways, by whether something goes away.
_FRAMES: Final = {
    (CHANGE, False): "effect-gain",
    (CHANGE, True): "effect-loss",
    (FOLLOWS, True): "effect-follows-loss",
}


class Effect(NamedTuple):
    """One thing that a move costs or brings: its kind, what it is about (for `change` and `left`
    the name of a holding), how much of it (what goes away is below 0), and the same in words. It
    concerns whoever plays the move, unless it names a seat; `at` is a target on the board."""

    kind: str
    what: str
    amount: int
    words: Message
    seat: int | None = None
    at: str = ""


def counted(
    kind: str, what: str, amount: int, noun: Message, seat: int | None = None, at: str = ""
) -> Effect:
    """An effect that is so much of something; the noun says how much ("2 wood")."""
    frame = _FRAMES.get((kind, amount < 0), f"effect-{kind}")
    words = Message(frame, {"what": noun})
    if seat is not None:
        words = Message("effect-other", {"player": Who(seat), "effect": words})
    return Effect(kind, what, amount, words, seat, at)


def spoken(effects: Iterable[Effect], say: Callable[[Message], str]) -> str:
    """Effects in one line of words."""
    return " · ".join(say(effect.words) for effect in effects)


def summed(changes: Iterable[tuple[int, str, int]]) -> dict[tuple[int, str], int]:
    """Changes of holdings by seat and name, added up; what came and went again is left out."""
    total: dict[tuple[int, str], int] = {}
    for seat, what, amount in changes:
        total[seat, what] = total.get((seat, what), 0) + amount
    return {key: amount for key, amount in total.items() if amount}
