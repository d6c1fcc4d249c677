"""The manners in which random players play this title, so that rare positions come up too."""

from typing import Any, Final

from dolmen.core.game import Game
from tests.game_walks import Manner, anyhow, walk

__all__ = ["MANNERS", "Manner", "walk"]


def lazily(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """No construction as long as a worker can move: piles run empty."""
    return [move for move in legal if move.startswith(("lift", "take"))] or legal


def busily(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Huts and temples whenever they can be paid, and both materials at every hut."""
    good = [move for move in legal if move.startswith(("hut", "temple", "offer both", "pay"))]
    return good or [move for move in legal if not move.startswith("swap")] or legal


def oddly(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
    """Replacing and swapping whenever possible."""
    return [move for move in legal if move.startswith(("replace", "swap", "give"))] or legal


MANNERS: Final[list[Manner]] = [anyhow, lazily, busily, oddly]
# What the contract is tested on besides every seat count and every listed value.
MORE_TABLES: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {"bonus": "photo", "open_stocks": True, "first": 1}),
    (4, {"bonus": [0, 5, 12, 19, 27, 36]}),
    (3, {"stalemate_end": False, "idle_limit": 1, "colours": ["purple", "red", "blue"]}),
]
