"""What a title hides: other worlds, made from its law and not from its view, look the same to
whoever may not know the difference."""

import json
import random
from typing import Any

import pytest

from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Refusal
from dolmen.core.sheet import sheet_lines
from dolmen.games import TITLES
from tests.contract.tables import TABLES, Table, manners, secrets
from tests.game_walks import walk

LOOK_EVERY = 11


def seen(game: Game[Any], s: Any, viewer: int | None) -> str:
    """All that a position shows to a viewer."""
    actor = int(game.actor(s))
    asked = game.ask(s) if actor >= 0 else None
    mine = (game.legal(s), game.finals(s)) if viewer is not None and viewer == actor else None
    return json.dumps([game.view(s, viewer), actor, repr(asked), mine])


def worlds(game: Game[Any], s: Any, viewer: int | None, rng: random.Random) -> list[Any]:
    """Another world for that viewer, unless the laws of the title refuse it."""
    position = game.dump(s)
    try:
        other = game.load(secrets(game.title).another(game, position, viewer, rng))
    except Refusal:
        return []
    return [] if game.dump(other) == position else [other]


def remembers_all(title: str) -> bool:
    """Whether a perfect memory, which every bot has, knows all that this title hides from the eye:
    then there is no other world for a bot."""
    return bool(getattr(secrets(title), "REMEMBERED", False))


def unknown_worlds(game: Game[Any], s: Any, seat: int, rng: random.Random) -> list[Any]:
    """Other worlds that a bot at that seat cannot rule out, made from the law of the title."""
    if secrets(game.title) is None or remembers_all(game.title):
        return []
    return worlds(game, s, seat, rng)


@pytest.mark.parametrize(
    "table", [table for table in TABLES if secrets(table.title) is not None], ids=str
)
def test_another_world_looks_the_same(table: Table) -> None:
    game, rng = table.open(), random.Random(table.seats)
    found = 0
    for number, (s, _) in enumerate(walk(game, table.seats, manners(table.title)[0])):
        if number % LOOK_EVERY or game.actor(s) in (CHANCE, OVER):
            continue
        for viewer in (*range(game.seats), None):
            for other in worlds(game, s, viewer, rng):
                found += 1
                assert seen(game, other, viewer) == seen(game, s, viewer)
                if TITLES[table.title].open_sheet:
                    assert sheet_lines(game, other) == sheet_lines(game, s)
    # Somebody knows more than somebody else, unless the table plays openly.
    hides = any(game.eyes(seat) != game.eyes(None) for seat in range(game.seats))
    assert bool(found) == hides


@pytest.mark.parametrize("title", TITLES)
def test_a_title_that_hides_something_says_what(title: str) -> None:
    assert (secrets(title) is not None) == TITLES[title].hidden
