"""Reading JSON that somebody wrote: each value is checked, and a wrong one is refused with its
place, what was expected and what came."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed

# What databases, other languages and catalogues count with.
LARGEST: Final = 2**63 - 1


def check_values(value: object, longest: int | None = None) -> None:
    """Refuses JSON with something that cannot be stored or said again: half a character, a number
    beyond 64 bits, or a text beyond a length."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, Mapping):
            left += [*one.keys(), *one.values()]
        elif isinstance(one, (list, tuple)):
            left += one
        elif isinstance(one, str):
            _check_text(one, longest)
        elif isinstance(one, int) and not -LARGEST <= one <= LARGEST:
            raise Refusal("value-too-large")


def _check_text(text: str, longest: int | None) -> None:
    if longest is not None and len(text) > longest:
        raise Refusal("value-too-long", count=len(text), most=longest)
    if any("\ud800" <= char <= "\udfff" for char in text):
        raise Refusal("value-half-character")


def malformed(where: str, expected: str, got: object) -> Refusal:
    """The refusal of a value that does not fit."""
    return Refusal("position-malformed", where=where, expected=expected, got=repr(got)[:80])


def impossible(clause: str) -> Refusal:
    """The refusal of a position that a clause of the rules forbids."""
    return Refusal("position-impossible", clause=clause, rule=Message(clause))


def require_laws(laws: Iterable[tuple[str, bool]]) -> None:
    """Refuses a position that breaks a law of its title, and names every law that it breaks."""
    broken = list(dict.fromkeys(clause for clause, holds in laws if not holds))
    if len(broken) == 1:
        raise impossible(broken[0])
    if broken:
        rules = tuple(
            Message("position-law", {"clause": clause, "rule": Message(clause)})
            for clause in broken
        )
        raise Refusal("position-breaks-laws", count=len(broken), laws=rules)


def as_object(value: object, where: str, keys: Sequence[str]) -> Mapping[str, object]:
    """An object with no key but these."""
    if not isinstance(value, Mapping):
        raise malformed(where, "{}", value)
    for key in value:
        if key not in keys:
            raise malformed(where, listed(keys), key)
    return value


def as_list(value: object, where: str, most: int) -> Sequence[object]:
    """A list of at most that many."""
    if not isinstance(value, (list, tuple)) or len(value) > most:
        raise malformed(where, f"[0..{most}]", value)
    return value


def as_int(value: object, where: str, low: int, high: int) -> int:
    """A whole number within bounds."""
    if type(value) is not int or not low <= value <= high:
        raise malformed(where, f"{low}..{high}", value)
    return value


def as_bool(value: object, where: str) -> bool:
    """True or false."""
    if type(value) is not bool:
        raise malformed(where, "true, false", value)
    return value


def as_word(value: object, where: str, words: Sequence[str | None]) -> int:
    """One of these words, given as its place among them."""
    if value not in words:
        raise malformed(where, listed(words), value)
    return words.index(value)
