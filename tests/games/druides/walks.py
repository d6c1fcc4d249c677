"""Whole games from a seed, played in several manners, so that rare positions come up too."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.rng import Rng
from tests.scenario import dump, names

Manner = Callable[[Game[Any], Any, list[str]], list[str]]


def anyhow(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Every move is as good as any other."""
    return legal


def lazily(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """No ritual, no card more than needed: hands run empty and rituals are forced."""
    idle = [move for move in legal if move in ("no ritual", "keep gems", "stop")]
    return idle or legal


def stubbornly(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """No ritual, and full hands: every card ends on the table."""
    busy = [move for move in legal if move == "no ritual" or move.startswith("draw")]
    return busy or legal


def greedily(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Gems to places that want them, servants after them, rituals as soon as can be."""
    row = dump(game, s)["row"]
    kinds = {str(slot + 1): laid["kind"] for slot, laid in enumerate(row) if laid is not None}
    good = [
        move
        for move in legal
        if move.startswith(("ritual", "draw"))
        or (" to " in move and move.startswith(("servant", kinds[move[-1]])))
    ]
    return good or legal


MANNERS: Final[list[Manner]] = [anyhow, lazily, stubbornly, greedily]


def walk(game: Game[Any], seed: int, manner: Manner = anyhow) -> Iterator[tuple[Any, str | None]]:
    """A game to the end: the one state before each move and the move, then the state at the end."""
    rng = Rng(seed)
    s = game.start()
    while game.actor(s) != OVER:
        if game.actor(s) == CHANCE:
            move = game.draw(s, rng)
        else:
            chosen = manner(game, s, names(game, s))
            move = game.moves.parse(chosen[rng.below(len(chosen))])
        yield s, game.moves.name(move)
        game.apply(s, move)
    yield s, None
