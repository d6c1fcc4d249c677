"""Why a move is good: from what a seat may know, by the terms of the lore, and in words."""

from collections.abc import Sequence
from typing import Any, Final

import pytest

from dolmen.bots import BOTS, strongest
from dolmen.bots.advice import (
    FEWEST_GAMES,
    MOST,
    POINT,
    Reason,
    Sample,
    advise,
    candidates,
    reasons,
)
from dolmen.bots.greedy import Points
from dolmen.core.game import CHANCE, NO_MOVE, OVER, Game
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.games import open_game
from dolmen.words import LANGUAGES, Words
from tests.core.stones import DEAL, SHOW, TAKE_ONE, TAKE_TWO, Stones
from tests.game_walks import walk
from tests.sample import ALL, seats

# Both have a card, seat 0 is to move.
DEALT: Final = {"cards": [2, 3]}
LOOK_EVERY: Final = 13


def test_the_strongest_is_the_last_of_the_register() -> None:
    assert strongest() == "master"
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


# Two stones are left, both cards lie open, seat 0 is one point behind.
LAST_TWO: Final = {"cards": [2, 3], "shown": [1, 1], "taken": [2, 2], "left": 2}


class Stubborn:
    """A bot that always wants the same."""

    def __init__(self, move: int, ranking: Sequence[int] = ()) -> None:
        self.move = move
        self.so_far = NO_MOVE
        self.memory = b""
        self.ranking = list(ranking)
        self.stop = False

    def choose(self, state: Any) -> int:
        # Nobody is kept from playing on in the world that he got.
        state.left = 0
        return self.move


@pytest.mark.parametrize("wanted", [TAKE_ONE, TAKE_TWO])
def test_the_better_move_comes_first_whatever_the_bot_wanted(wanted: int) -> None:
    game = Stones()
    found = advise(Stubborn(wanted), game, game.load(LAST_TWO), 0, seed=1, games=20, seconds=0)
    two, one = found.moves
    assert (two.move, one.move) == (TAKE_TWO, TAKE_ONE)
    # Two stones win by six points to five, one loses by five to six.
    assert (two.chance.mean, two.points) == (1.0, (6.0, 6.0, 6.0))
    assert (one.chance.mean, one.points) == (0.0, (5.0, 5.0, 5.0))
    assert two.chance.low > one.chance.high
    assert (found.is_clear, found.games) == (True, 20)
    assert [reason.words.args["what"] for reason in two.reasons] == [Message("advice-lead")]
    assert one.reasons == []


def test_what_cannot_be_told_apart_is_left_in_the_order_of_the_bot() -> None:
    game = Stones()
    # The other card is hidden: two stones win against 1 and 3 and share against 4.
    s = game.load({**LAST_TWO, "shown": [1, 0]})
    found = advise(Stubborn(TAKE_TWO), game, s, 0, seed=1, games=300, seconds=0)
    first = found.moves[0]
    assert first.move == TAKE_TWO
    assert first.chance.low < 5 / 6 < first.chance.high
    # With so few games nothing is sure.
    few = advise(Stubborn(TAKE_ONE), game, s, 0, seed=1, games=2, seconds=0)
    assert ([one.move for one in few.moves], few.is_clear) == ([TAKE_ONE, TAKE_TWO], False)


def test_the_only_move_is_measured_too() -> None:
    game = Stones()
    s = game.load({"cards": [2, 3], "shown": [1, 1], "taken": [3, 2], "left": 1})
    found = advise(Stubborn(TAKE_TWO), game, s, 0, seed=1, games=3, seconds=0)
    [only] = found.moves
    assert (only.move, only.chance.mean, only.points.mean) == (TAKE_ONE, 1.0, 6.0)
    assert (only.reasons, found.is_clear) == ([], True)


def test_a_move_that_is_none_is_given_back_and_not_played() -> None:
    game = Stones()
    found = advise(Stubborn(DEAL), game, game.load(LAST_TWO), 0, seed=1)
    assert ([one.move for one in found.moves], found.games) == ([DEAL], 0)


def test_a_bot_that_ranks_its_moves_is_believed_before_the_lore() -> None:
    game = Stones()
    s = game.load({"cards": [2, 3]})
    ranked = Stubborn(TAKE_ONE, [TAKE_ONE, SHOW, TAKE_TWO])
    assert candidates(ranked, game, s, 0, 1) == [TAKE_ONE, SHOW, TAKE_TWO]
    # The lore counts points, and two stones are more than a card that is shown.
    assert candidates(Stubborn(TAKE_ONE), game, s, 0, 1) == [TAKE_ONE, TAKE_TWO, SHOW]


def test_a_sample_has_its_time_and_a_few_games_in_any_case() -> None:
    game = Stones()
    sample = Sample(game, [TAKE_ONE])
    sample.play(game.load(LAST_TWO), 0, Rng(1), 1000, 1e-9)
    assert sample.games == FEWEST_GAMES


def test_who_plays_alone_is_told_by_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Stones()
    monkeypatch.setattr(game, "seats", 1)
    monkeypatch.setattr(game, "ranks", lambda s: [1])
    found = advise(Stubborn(TAKE_ONE), game, game.load(LAST_TWO), 0, seed=1, games=5, seconds=0)
    assert [one.move for one in found.moves] == [TAKE_TWO, TAKE_ONE]
    assert found.is_clear


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
