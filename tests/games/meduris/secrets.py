"""What the law of this title hides from a viewer, written from its clauses and not from its view:
the leak gate and the contract build their other worlds from it.

A viewer is a seat, or None for a spectator."""

import copy
import random
from collections.abc import Mapping
from typing import Any, Final

from dolmen.core.game import Game

Dump = Mapping[str, Any]

CHIPS: Final = ("wood", "wool", "copper", "stone")
# Every gain and payment is seen: whoever remembers all of them knows what lies behind each screen.
REMEMBERED: Final = True
# How often chips change hands behind the screens.
EXCHANGES: Final = 6


def heard(before: Dump, seat: int | None, move: str, after: Dump, viewer: int | None) -> object:
    """What a viewer knows of a move: all that it changes but the stocks (MED-SETUP-14). What a
    stock leaves no choice about is paid at once, and everybody sees it."""
    return move, {key: value for key, value in after.items() if key != "stocks"}


def another(
    game: Game[Any], position: Dump, viewer: int | None, rng: random.Random
) -> dict[str, Any]:
    """MED-SETUP-14 The position with other stocks behind the screens of others. The piles are seen,
    and of each material all chips are somewhere (MED-SETUP-09): so chips only change hands."""
    other = copy.deepcopy(dict(position))
    if position["step"] == "over" or game.options["open_stocks"]:
        return other
    others = [seat for seat in range(len(other["stocks"])) if seat != viewer]
    for _ in range(EXCHANGES if len(others) > 1 else 0):
        one, two = rng.sample(others, 2)
        chip = rng.choice(CHIPS)
        if other["stocks"][one][chip]:
            other["stocks"][one][chip] -= 1
            other["stocks"][two][chip] += 1
    return other
