"""Dolmen: a table for board games that knows the rules.

import dolmen

game = dolmen.game(next(iter(dolmen.TITLES)), seats=3)
state = game.start()
"""

from typing import TYPE_CHECKING, Any, Final

from dolmen import engine

engine.choose()  # before anything of the engine is imported

from dolmen.core.message import Message, Refusal
from dolmen.games import TITLES, open_game

if TYPE_CHECKING:
    from dolmen.core.game import Game

__version__: Final = "0.1.0"
__all__ = ["TITLES", "Refusal", "__version__", "game"]


def game(title: str, seats: int, **options: object) -> "Game[Any]":
    """One title with its seat count and options; a wrong one is refused by name."""
    return open_game(title, seats, **options)


def _say_in_english(message: Message) -> str:
    # Words are read only when there is something to say: a researcher's import stays quick.
    from dolmen.words import Words

    return Words("en").say(message)


Refusal.say = staticmethod(_say_in_english)
