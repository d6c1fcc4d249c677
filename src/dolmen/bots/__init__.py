"""Players made of code, by name."""

from typing import Any, Final

from dolmen.bots.greedy import Greedy
from dolmen.bots.rand import Random
from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.core.options import listed

Bot = Random | Greedy

# The weakest first: whoever asks for advice asks the last.
BOTS: Final[dict[str, type[Random] | type[Greedy]]] = {"random": Random, "greedy": Greedy}


def seat_bot(name: str, game: Game[Any], seed: int, seat: int) -> Bot:
    """A bot for a seat of that game; its choices follow from the seed alone."""
    if name not in BOTS:
        raise Refusal("bot-unknown", bot=name, allowed=listed(list(BOTS)))
    return BOTS[name](game, seed, seat)


def strongest() -> str:
    """The name of the bot that plays best."""
    return list(BOTS)[-1]
