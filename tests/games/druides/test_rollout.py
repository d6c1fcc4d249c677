"""Decisions kept in rollouts: the mask and the choice without a list are those of the list."""

from typing import Any

import pytest

import dolmen
from dolmen.core.blocks import pack
from dolmen.core.game import CHANCE, OVER, Game, new_buffer, new_mask
from dolmen.core.rng import Rng
from dolmen.games.druides import rollout, rules
from dolmen.games.druides.moves import MOVES
from dolmen.games.druides.state import PHASE, STEPS
from tests.games.druides.scenes import hand, place, position
from tests.scenario import play

BYTES = 64
HANDS = [hand("jet 1", "jet 2", "amethyst 9", "servant 1", "servant 6"), hand("garnet 4")]


def check(game: Game[Any], s: Any) -> None:
    """The bits of a position, and what each draw brings."""
    d, seat, out = s.d, game.actor(s), new_buffer(MOVES)
    count = rules.fill(d, seat, out)
    due, bits = new_mask(BYTES), new_mask(BYTES)
    pack(out, count, BYTES, due, 0)
    rollout.mark_moves(d, seat, bits, 0)
    assert list(bits) == list(due)
    for stream in range(12):
        assert rules.choose(d, seat, Rng(1, stream)) == out[Rng(1, stream).below(count)]


@pytest.mark.parametrize("rituals", [0, 9])
def test_cards_go_to_the_places_that_are_left(rituals: int) -> None:
    """DRU-TURN-03, DRU-REPLACE-02 With a whole row, and with gaps in it; after a first gem, and
    after a first servant."""
    game, s = position(2, hands=HANDS, rituals=rituals, step="place")
    for first in ("jet 2", "servant 6"):
        after = s.clone()
        check(game, after)
        slot = next(name[-1] for move in game.legal(s) if (name := game.moves.name(move)))
        play(game, after, f"{first} to {slot}")
        check(game, after)


def test_each_step_marks_what_it_offers() -> None:
    """DRU-TURN-02, DRU-TURN-08, DRU-HAND-02 Rituals, gems to discard, cards to draw."""
    game, s = position(
        2,
        {
            2: place("jet", "P0 jet 4", "P1 garnet 7", "P1:5"),
            5: place("amber", "P0:4", "P1:2", "P0:3"),
        },
        hands=HANDS,
        step="ritual",
    )
    seen = set()
    for move in ("no ritual", "jet 1 to 2", "jet 2 to 5", "keep gems", "stop"):
        check(game, s)
        seen.add(STEPS[s.d[PHASE]])
        play(game, s, move)
    assert seen == {"ritual", "place", "place-second", "discard", "draw"}


def test_whole_games_are_marked_alike() -> None:
    game, rng = dolmen.game("druides", 3), Rng(8)
    for _ in range(2):
        s = game.start()
        while (actor := game.actor(s)) != OVER:
            if actor == CHANCE:
                game.apply(s, game.draw(s, rng))
            else:
                check(game, s)
                game.apply(s, rules.choose(s.d, actor, rng))
