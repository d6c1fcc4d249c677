"""Players that decide at once. Where turns are long they err about how one begins: a judge that
only ever takes the best plays the same game a thousand times on the same dice."""

from typing import Any, Final, Protocol

from dolmen.bots.budget import Budget
from dolmen.bots.continuation import drawn
from dolmen.bots.judges import judge
from dolmen.bots.plan import Planner
from dolmen.core.game import CHANCE, OVER, Game, new_buffer
from dolmen.core.judge import new_numbers
from dolmen.core.rng import Rng
from dolmen.review.walk import has_turns

# How far they misjudge how a turn begins, in hundredths of a point: as the usual level where turns
# are long.
NOISE: Final = 200
SEED: Final = 0


class Quick(Protocol):
    """A player that decides at once, for every seat."""

    def __call__(self, s: Any, rng: Rng) -> int:
        """The move it makes."""


def quick_player(game: Game[Any]) -> Quick:
    """Draws each move by how much the judge thinks of it, as in `play_on`; where turns are long it
    errs about how one begins."""
    if has_turns(game):
        planner = Planner(game, SEED, 0, Budget(), {"noise": NOISE})

        def misjudge(s: Any, rng: Rng) -> int:
            planner.rng = rng
            return planner.misjudge(s)

        return misjudge
    known, out = judge(game), new_buffer(game.moves.count)
    weights = new_numbers([0] * game.moves.count)

    def weigh(s: Any, rng: Rng) -> int:
        count = known.sensible(s, out)
        if count == 1:
            return int(out[0])
        known.weigh(s, out, count, weights)
        return int(out[drawn(weights, count, rng)])

    return weigh


def play_out(game: Game[Any], quick: Quick, s: Any, rng: Rng) -> None:
    """Plays a game to its end, in place; one player decides for every seat."""
    while (actor := int(game.actor(s))) != OVER:
        game.apply(s, int(game.draw(s, rng)) if actor == CHANCE else quick(s, rng))
