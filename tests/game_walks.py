"""Whole games from a seed, played in some manner, so that rare positions come up too.

The manners of a title stand in the walks.py of its tests."""

from collections.abc import Iterator
from typing import Any, Final

from dolmen.core.conform import Manner, anyhow
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.scenario import names

__all__ = ["Manner", "anyhow", "broken_off", "walk"]

# Now and then anything, so that no manner goes on for ever.
ANYHOW_EVERY: Final = 8


def walk(
    game: Game[Any], seed: int, manner: Manner = anyhow, anyhow_every: int = ANYHOW_EVERY
) -> Iterator[tuple[Any, str | None]]:
    """A game to the end: the one state before each move and the move, then the state at the end."""
    rng = Rng(seed)
    s = game.start()
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            move = game.draw(s, rng)
        else:
            legal = names(game, s)
            freely = anyhow_every > 0 and rng.below(anyhow_every) == 0
            chosen = legal if freely else manner(game, s, legal)
            move = game.moves.parse(chosen[rng.below(len(chosen))])
        yield s, game.moves.name(move)
        game.apply(s, move)
    yield s, None


def broken_off(game: Game[Any], seed: int, manner: Manner, moves: int) -> Any:
    """The position after so many moves of a walk, or the last one."""
    reached = game.start()
    for i, (s, _) in enumerate(walk(game, seed, manner)):
        reached = s
        if i == moves:
            break
    return reached.clone()
