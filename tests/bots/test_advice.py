"""Why a move is good: from what a seat may know, by the terms of the lore, and in words."""

from typing import Any, Final

import pytest

from dolmen.bots import BOTS, strongest
from dolmen.bots.advice import MOST, POINT, Reason, reasons
from dolmen.bots.greedy import Points
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games import open_game
from dolmen.words import LANGUAGES, Words
from tests.core.stones import SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.sample import ALL, seats
from tests.walking import walk

# Both have a card, seat 0 is to move.
DEALT: Final = {"cards": [2, 3]}
LOOK_EVERY: Final = 13


def test_the_strongest_is_the_last_of_the_register() -> None:
    assert strongest() == "greedy"
    assert list(BOTS)[-1] == strongest()


def why(game: Game[Any], s: Any, move: int) -> list[Reason]:
    """The reasons for a move of whoever is to move."""
    return reasons(game, s, int(game.actor(s)), move, Rng(0))


def test_a_title_without_lore_counts_the_lead_against_the_middle_of_the_others() -> None:
    game = Stones()
    s = game.load(DEALT)
    # Two points, where the others bring one and none.
    lead = Message("advice-points", {"what": Message("advice-lead"), "points": 2})
    assert why(game, s, TAKE_TWO) == [Reason(150, lead)]
    # One, where the others bring two and none: as good as the middle.
    assert why(game, s, TAKE_ONE) == []
    assert why(game, s, SHOW) == []


def test_the_only_move_needs_no_reason() -> None:
    game = Stones()
    s = game.load({**DEALT, "taken": [3, 2], "left": 1, "shown": [1, 0]})
    assert why(game, s, TAKE_ONE) == []


class Silent:
    """Lore that says how good a position is and not why."""

    def value(self, s: Any, seat: int) -> int:
        return 0


def test_lore_without_terms_does_not_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dolmen.bots.advice.lore", lambda game: Silent())
    game = Stones()
    assert why(game, game.load(DEALT), TAKE_TWO) == []


def test_what_decides_a_game_is_not_counted_in_points(monkeypatch: pytest.MonkeyPatch) -> None:
    class Decisive(Points):
        """Two stones win the game."""

        def terms(self, s: Any, seat: int) -> list[tuple[str, int]]:
            return [
                ("advice-lead", 1_000_000 if s.taken[seat] == 2 else 0),
                ("advice-crumbs", s.taken[seat]),
            ]

    monkeypatch.setattr("dolmen.bots.advice.lore", Decisive)
    game = Stones()
    found = why(game, game.load(DEALT), TAKE_TWO)
    # And what is little beside it is not worth a word.
    assert found == [Reason(1_000_000, Message("advice-lead"))]


@pytest.mark.parametrize("title", ALL)
def test_every_title_says_why_in_every_language(title: str) -> None:
    game = open_game(title, seats(title))
    said = 0
    for number, (s, move) in enumerate(walk(game, 3)):
        if number % LOOK_EVERY or game.actor(s) in (CHANCE, OVER) or move is None:
            continue
        before = game.dump(s)
        found = why(game, s, game.moves.parse(move))
        assert game.dump(s) == before
        assert found == sorted(found, key=lambda reason: -reason.gain)
        assert len(found) <= MOST
        assert all(reason.gain > 0 for reason in found)
        said += len(found)
        for reason in found:
            shown = reason.words.args.get("points")
            assert not isinstance(shown, int) or abs(shown - reason.gain / POINT) <= 0.5
            for lang in LANGUAGES:
                assert Words(lang).say(reason.words)
    assert said > 0
