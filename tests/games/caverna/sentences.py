"""All that Caverna can say, for the tests of the words."""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from dolmen.core.game import EVERYONE, Event
from dolmen.core.log import Log
from dolmen.core.message import Message
from dolmen.games.caverna import data as caverna_data
from dolmen.games.caverna import flows as caverna_flows
from dolmen.games.caverna import state as caverna_state
from dolmen.games.caverna import text as caverna
from dolmen.review.sources import about_sources, sources

# First words of moves that only chance plays: nobody is asked for them.
CHANCES: Final = frozenset({"first", "reveal", "marker"})

# Values for the arguments of events.
VALUES: Final = {
    "player": (0, 6),
    "round": (1, 12),
    "space": range(len(caverna_data.SPACES)),
    "marker": (1, 2),
    "good": range(len(caverna_data.GOOD_NAMES)),
    "count": (1, 2, 5),
    "strength": (0, 1, 14),
    "cell": (9, 36, 46),
    "tile": range(len(caverna.TILE_NAMES)),
    "size": (0, 1),
    "furnishing": range(len(caverna_data.FURNISHINGS)),
    "loot": range(len(caverna_data.LOOT)),
    "harvest": range(len(caverna_data.EVENT_NAMES)),
    "choice": (0, 1),
}


def says(game: Any) -> Iterator[Message]:
    """Headings, questions, events and explanations of Caverna."""
    s = game.start()
    bonuses = [f"bonus:{tile}" for tile in range(caverna_data.FIRST_YELLOW, 48)]
    yield from (game.heading(category) for category, _ in game.sheet(s, 0))
    yield from map(caverna.heading, bonuses)
    yield from (source.heading for source in sources(Log(game), [0]))
    about = about_sources(game.title)
    assert about is not None
    yield about
    yield from questions(s)
    for kind in game.events:
        for args in product(*(VALUES[name] for name in kind.args)):
            a, b, c = (*args, 0, 0, 0)[:3]
            yield game.tell(s, Event(kind.number, EVERYONE, False, a, b, c), None)
    for named, ids in (
        ("space", caverna_data.SPACE_NAMES),
        ("furnishing", caverna_data.FURNISHING_NAMES),
        ("loot", caverna_data.LOOT_NAMES),
    ):
        for id in ids:
            yield Message(f"{caverna.named(named, id).id}-about")


def questions(s: Any) -> Iterator[Message]:
    """What is asked in every phase, and at every part of an action that asks something."""
    for phase, chosen in product(range(caverna_state.FINISH + 1), (0, 1)):
        s.d[caverna_state.PHASE], s.d[caverna_state.CHOSEN] = phase, chosen
        yield caverna.ask(s)
    s.d[caverna_state.PHASE], s.d[caverna_state.CHOSEN] = caverna_state.WORK, 0
    s.d[caverna_state.DWARF] = s.d[caverna_state.FLOW] = 1
    asking = set(caverna.STEPS)
    for node, atom in enumerate(caverna_flows.ATOM_OF):
        for acted in (0, 1) if atom < 0 or atom in asking else ():
            s.d[caverna_state.FLOW + 1], s.d[caverna_state.ACTED] = node, acted
            yield caverna.ask(s)


def absent(game: Any) -> set[str]:
    """Each number of players has its own spaces."""
    return {
        f"space:{space.id}"
        for space in caverna_data.SPACES
        if space.players and str(game.seats) not in space.players
    }
