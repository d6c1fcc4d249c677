"""All that Meduris can say, for the tests of the words."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from dolmen.core.game import EVERYONE, Event
from dolmen.core.message import Message
from dolmen.games.meduris import state
from dolmen.games.meduris import text as meduris

# First words of moves that only chance plays: nobody is asked for them.
CHANCES: Final = frozenset({"first", "lay", "turn", "roll"})

# Values for the arguments of events.
VALUES: Final = {
    "player": (0, 3),
    "field": (0, 39),
    "count": (0, 1, 2, 5),
    "material": range(4),
    "plain": range(4),
    "to": range(4),
    "face": range(6),
    "chip": (1, 2, 3),
    "district": range(9),
    "step": (-3, -2, -1),
}


def says(game: Any) -> Iterator[Message]:
    """Headings, questions and events of Meduris."""
    s = game.start()
    yield from (meduris.heading(category) for category, _ in game.sheet(s, 0))
    purposes = range(state.FOR_HUT, state.FOR_BOTH + 1)
    for phase, purpose, count in product(range(state.FINISH + 1), purposes, (1, 3)):
        d = s.d
        d[state.PHASE], d[state.PURPOSE], d[state.TO_GIVE] = phase, purpose, count
        d[state.MATERIAL_A], d[state.DUE_A], d[state.REPLACING] = 1, count, 1
        d[state.MATERIAL_B], d[state.DUE_B] = 3, count - 1
        yield meduris.ask(s)
    for kind in game.events:
        for args in product(*(VALUES[name] for name in kind.args)):
            a, b, c = (*args, 0, 0, 0)[:3]
            message = game.tell(s, Event(kind.number, EVERYONE, False, a, b, c), None)
            assert message is not None
            yield message


def absent(game: Any) -> set[str]:
    """Every table has all targets."""
    return set()
