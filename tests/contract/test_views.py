"""What a title shows: its view has the type that it declares, for every seat and for spectators,
and whoever speaks of a view or draws it has words for all of it."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import pytest

from dolmen.core.game import OVER, Game
from dolmen.core.log import read
from dolmen.core.shape import misfits
from dolmen.games import TITLES, open_game, room
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import tell_view
from dolmen.terminal.boards import Scene, board_of
from dolmen.words import LANGUAGES, Words
from dolmen.words.facts import Position
from tests.contract.tables import Table, each_table_in_some_manner, manners, records
from tests.game_walks import Manner, walk

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")
# Looking takes its time: so often in a game, speaking and drawing only at some of the positions.
LOOKS: Final = 4
SPEAK_EVERY: Final = 5
LOOK_EVERY: Final = 7
WIDTH: Final = 78

Seen = tuple[Game[Any], Any]


@cache
def looks(title: str) -> tuple[Seen, ...]:
    """Positions of the recorded games of a title, the last of each among them."""
    found = []
    for path in records(title):
        log = read(path.read_text(encoding="utf-8").splitlines(), open_game)
        s = log.game.start()
        step = len(log.moves) // LOOKS + 1
        for number, move in enumerate(log.moves, start=1):
            log.game.apply(s, move)
            if number % step == 0 or number == len(log.moves):
                found.append((log.game, s.clone()))
    return tuple(found)


def viewers(game: Game[Any], s: Any) -> Iterator[int | None]:
    """A spectator and whoever decides; at the end everybody."""
    yield None
    actor = game.actor(s)
    yield from range(game.seats) if actor == OVER else [max(actor, 0)]


@pytest.mark.parametrize("title", TITLES)
def test_a_view_is_what_its_title_declares(title: str) -> None:
    declared = room(title, "shape").View
    assert len(looks(title)) > 20
    for game, s in looks(title):
        for viewer in viewers(game, s):
            assert list(misfits(game.view(s, viewer), declared)) == []


@pytest.mark.wide
@each_table_in_some_manner
def test_so_it_is_on_every_table(table: Table, manner: Manner) -> None:
    declared = room(table.title, "shape").View
    game = table.open()
    for number, (s, _) in enumerate(walk(game, manners(table.title).index(manner), manner)):
        if number % LOOK_EVERY == 0 or game.actor(s) == OVER:
            for viewer in viewers(game, s):
                assert list(misfits(game.view(s, viewer), declared)) == []


@pytest.mark.surface
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_key_and_word_of_a_view_is_said(title: str, lang: str) -> None:
    words = Words(lang)
    for game, s in looks(title)[LANGUAGES.index(lang) :: SPEAK_EVERY]:
        for viewer in viewers(game, s):
            voice = Voice(words, NAMES[: game.seats])
            check_told(tell_view(title, game.view(s, viewer), voice))


def check_told(told: Position) -> None:
    """Nothing is empty, and every row is as long as its head."""
    assert all(fact.label and fact.text for fact in told.facts)
    for grid in told.grids:
        assert grid.rows
        assert all(len(row.cells) == len(grid.columns) for row in grid.rows)
        assert all(row.head and all(row.cells) for row in grid.rows)


@pytest.mark.surface
@pytest.mark.parametrize("title", TITLES)
def test_every_view_can_be_drawn(title: str) -> None:
    board = board_of(title)
    for game, s in looks(title)[::SPEAK_EVERY]:
        names, bots = NAMES[: game.seats], [None] * game.seats
        for viewer in viewers(game, s):
            scene = Scene(Words("en"), viewer, names, bots, max(game.actor(s), 0))
            view = game.view(s, viewer)
            for page in range(len(board.pages(view, scene).titles)):
                drawn = board.draw(view, scene._replace(page=page), WIDTH)
                assert all(line.cell_len <= WIDTH for line in drawn.split("\n"))
