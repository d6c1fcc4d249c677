"""The manners in which random players play this title, so that rare positions come up too."""

from collections.abc import Iterator
from typing import Any, Final

from dolmen.core.game import Game
from tests import game_walks
from tests.game_walks import Manner, anyhow
from tests.scenario import dump

__all__ = ["MANNERS", "Manner", "walk"]


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
    """A game that sticks to its manner: how long one can last is a question of this title."""
    return game_walks.walk(game, seed, manner, anyhow_every=0)
