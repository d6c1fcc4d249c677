"""Bots at a table with dice: a game is played on from wherever it stands, and what they did is
counted."""

from typing import Final

import pytest

from dolmen.bots.seated import Seated
from dolmen.core.fair import Dice
from dolmen.core.game import CHANCE, OVER
from dolmen.core.message import Refusal
from dolmen.games import open_game
from tests.sample import LIGHT

SEED: Final = bytes(range(16))
NONCES: Final = ["", ""]


def seated(names: tuple[str, str] = ("random", "random")) -> Seated:
    """Two bots of a light title, with dice of their own."""
    game = open_game(LIGHT, 2)
    return Seated(game, names, [(1, 2), (3, 4)], Dice(SEED, NONCES), None)


def test_a_game_is_played_to_its_end_and_counted() -> None:
    table = seated()
    game = table.game
    told: list[int] = []
    played = table.play_on(7, game.start(), [], {}, told.append)
    # What it tells is what a replay of its moves comes to.
    s, decided, drawn = game.start(), [0, 0], 0
    for name in played.moves:
        actor = int(game.actor(s))
        if actor == CHANCE:
            drawn += 1
        else:
            decided[actor] += 1
        move = game.moves.parse(name)
        assert move in game.legal(s)
        game.apply(s, move)
    assert game.actor(s) == OVER
    assert (played.number, played.bots) == (7, ("random", "random"))
    assert (played.scores, played.ranks) == (tuple(game.scores(s)), tuple(game.ranks(s)))
    assert played.choices == tuple(decided)
    assert told == list(range(1, drawn + sum(decided) + 1))
    winners = played.ranks.count(1)
    assert played.parts() == [1 / winners if rank == 1 else 0.0 for rank in played.ranks]


def test_the_same_dice_and_seeds_play_the_same_game() -> None:
    first, again = seated(), seated()
    game = first.game
    whole = first.play_on(1, game.start(), [], {})
    assert (
        again.play_on(1, game.start(), [], {})._replace(
            seconds=whole.seconds, longest=whole.longest
        )
        == whole
    )


def test_a_bot_that_plays_what_is_not_legal_ends_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = seated()
    monkeypatch.setattr("dolmen.bots.rand.Random.choose", lambda self, state: 0)
    with pytest.raises(Refusal) as refused:
        table.play_on(3, table.game.start(), [], {})
    assert refused.value.message.id == "arena-illegal"
    assert refused.value.message.args == {"bot": "random", "game": 3, "move": "0"}
