"""The judge of a game: that of its title with the weights it ships, or one that knows points."""

from typing import Any

from dolmen.bots import weights
from dolmen.core.game import Game
from dolmen.core.judge import PLAIN_WEIGHTS, Judge, new_numbers
from dolmen.games import TITLES, room


def judge(game: Game[Any], given: list[int] | None = None) -> Judge[Any]:
    """What judges positions of a game; with other weights than the shipped ones if some are given
    (in the order of the title's WEIGHTS)."""
    known: Any = room(game.title, "judge") if game.title in TITLES else None
    if known is None:
        return Judge(game, new_numbers(given or list(PLAIN_WEIGHTS)))
    if given is None:
        given = weights.load(game.title, known.WEIGHTS, game.seats)
    made: Judge[Any] = known.open_judge(game, new_numbers(given))
    return made
