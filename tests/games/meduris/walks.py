"""Whole games from a seed, played in several manners, so that rare positions come up too."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.scenario import names

Manner = Callable[[list[str]], list[str]]


def anyhow(legal: list[str]) -> list[str]:
    """Every move is as good as any other."""
    return legal


def lazily(legal: list[str]) -> list[str]:
    """No construction as long as a worker can move: piles run empty."""
    return [move for move in legal if move.startswith(("lift", "take"))] or legal


def busily(legal: list[str]) -> list[str]:
    """Huts and temples whenever they can be paid, and both materials at every hut."""
    good = [move for move in legal if move.startswith(("hut", "temple", "offer both", "pay"))]
    return good or [move for move in legal if not move.startswith("swap")] or legal


def oddly(legal: list[str]) -> list[str]:
    """Replacing and swapping whenever possible."""
    return [move for move in legal if move.startswith(("replace", "swap", "give"))] or legal


MANNERS: Final[list[Manner]] = [anyhow, lazily, busily, oddly]


def walk(game: Game[Any], seed: int, manner: Manner = anyhow) -> Iterator[tuple[Any, str | None]]:
    """A game to the end: the one state before each move and the move, then the state at the end."""
    rng = Rng(seed)
    s = game.start()
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            move = game.draw(s, rng)
        else:
            chosen = manner(names(game, s))
            # Now and then anything, so that no manner goes on for ever.
            if rng.below(8) == 0:
                chosen = names(game, s)
            move = game.moves.parse(chosen[rng.below(len(chosen))])
        yield s, game.moves.name(move)
        game.apply(s, move)
    yield s, None
