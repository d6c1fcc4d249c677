"""Positions that play can reach and values that belong nowhere, for Hypothesis."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from hypothesis import strategies as st

from dolmen.core.game import Game
from dolmen.games import TITLES, open_game
from tests.contract.tables import manners, tables
from tests.game_walks import broken_off, walk

Position = tuple[Game[Any], Any]
# A walk is broken off after at most so many moves.
LONGEST: Final = 250
# How often a title's dumps are looked at for the words that it writes there.
LEARN_EVERY: Final = 25


@st.composite
def positions(draw: st.DrawFn, title: str) -> Position:
    """A table of any seats and options, and a position of it: a walk broken off somewhere."""
    game = draw(st.sampled_from(list(tables(title)))).open()
    if "first" in game.options and draw(st.booleans()):
        first = draw(st.integers(0, game.seats - 1))
        game = open_game(title, game.seats, **{**game.options, "first": first})
    moves = draw(st.integers(0, LONGEST))
    manner = draw(st.sampled_from(manners(title)))
    return game, broken_off(game, draw(st.integers(0, 10**6)), manner, moves)


@cache
def vocabulary(title: str) -> list[str]:
    """The words in dumps of a title, keys among them: what looks right where it is not."""
    found: set[str] = set()
    seats = TITLES[title].quick_seats
    game = open_game(title, seats)
    for seed, manner in enumerate(manners(title)):
        for i, (s, _) in enumerate(walk(game, seed, manner)):
            if i % LEARN_EVERY == 0:
                found.update(words(game.dump(s)))
    return sorted(found)


def words(value: object) -> Iterator[str]:
    """All texts inside."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


def anything(title: str) -> st.SearchStrategy[object]:
    """What may stand where a value of a dump should be."""
    known = st.sampled_from(vocabulary(title))
    leaves = (
        st.none()
        | st.booleans()
        | st.integers(-3, 300)
        | st.integers()
        | st.floats()
        | st.text(max_size=5)
        | known
    )
    keys = known | st.text(max_size=3)
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=6) | st.dictionaries(keys, inner, max_size=4),
        max_leaves=12,
    )


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place inside where another value could stand, as its holder and key or index."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict | list):
        for at, inner in value.items() if isinstance(value, dict) else enumerate(value):
            found += [(value, at), *spots(inner)]
    return found
