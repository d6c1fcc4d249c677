"""How much a review may cost, and what it is spent on.

All is counted in games that are played on, never in time: the same record, seed and number of games
give the same review on every machine."""

from time import thread_time
from typing import Any, Final, NamedTuple

from dolmen.bots.advice import finisher
from dolmen.core.game import Game
from dolmen.core.rng import Rng

# CPU seconds that a review takes unless told otherwise, and the fewest games that make sense.
USUAL: Final = 55.0
FEWEST: Final = 200
# Games that are timed to turn seconds into games; they are rounded to whole hundreds.
TIMED: Final = 24
ROUND: Final = 100
# From a position in the middle half as much is left to play as from the start.
HALF: Final = 2
# Parts of all games, in hundredths: how it stood, which moves look best, how much luck there was,
# and a closer look at what mattered most. What is left proves which moves are better, and tells by
# how much.
CURVE: Final = 46
CHOICE: Final = 20
LUCK: Final = 6
CLOSER: Final = 12
WHOLE: Final = 100


class Effort(NamedTuple):
    """What a review was made with."""

    games: int
    seed: int = 0

    def part(self, hundredths: int) -> int:
        """So many games of all."""
        return self.games * hundredths // WHOLE


def games_within(game: Game[Any], start: Any, seconds: float) -> int:
    """About how many games can be played on in so long, from positions all over a game."""
    finish = finisher(game)
    begun = thread_time()
    for luck in range(TIMED):
        finish(start.clone(), Rng(luck))
    one = (thread_time() - begun) / TIMED / HALF
    return max(FEWEST, int(seconds / max(one, 1e-6)) // ROUND * ROUND)
