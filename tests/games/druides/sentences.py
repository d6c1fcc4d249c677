"""All that Druides can say, for the tests of the words."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from dolmen.core.game import EVERYONE, Event
from dolmen.core.message import Message
from dolmen.games.druides import state as druides_state
from dolmen.games.druides import text as druides
from dolmen.words import Words

# First words of moves that only chance plays: nobody is asked for them.
CHANCES: Final = frozenset({"first", "deal", "lay"})


def says(game: Any) -> Iterator[Message]:
    """Headings, questions and events of Druides, with some arguments."""
    yield from (druides.heading(f"ritual:{number}") for number in range(1, 12))
    s = game.start()
    for phase in range(druides_state.FINISH + 1):
        s.d[druides_state.PHASE] = phase
        yield druides.ask(s)
    for kind, a, b, c in product(range(len(game.events)), (0, 1, 2), (0, 1, 2, 5), (0, 1, 5)):
        for viewer in (None, 0, 1, 2):
            message = druides.tell(Event(kind, EVERYONE, False, a, b, c), viewer)
            assert message is not None
            yield message


def absent(game: Any) -> set[str]:
    """Every table has all targets."""
    return set()


def hand(view: Any, seat: int, words: Words) -> list[str]:
    """The gems in a hand, in words."""
    names = [name.split() for name in view["players"][seat]["hand"]["gems"]]
    return [f"{words.text('druides-kind', kind=kind)} {number}" for kind, number in names]
