"""How games go on from a position whose players always take the same turn there: only chance makes
a difference, so that what comes between two draws is played once and then known.

Where turns are long the quick players are such players, and a game takes as long as dozens
elsewhere. Late in a game few cards are left to come: hundreds of games are some dozen different
ones there. What is found is what `finish` would have found with the same luck, game by game."""

from array import array
from hashlib import blake2b
from typing import Any, Final

from dolmen.bots.plan import Turns, open_turns
from dolmen.core.game import CHANCE, Game
from dolmen.core.rng import Rng

# So many places are kept; then all are forgotten, and played again where they are come to again.
PLACES: Final = 20_000
# The size of a key in bytes: two positions never share one.
KEY: Final = 16


class Place:
    """Where chance decides next, or the end of a game; and what comes after each outcome."""

    __slots__ = ("after", "is_over", "state")

    def __init__(self, state: Any, *, is_over: bool) -> None:
        self.state = state
        self.is_over = is_over
        self.after: dict[int, Place] = {}


class Futures:
    """Games played on by whole turns, each stretch of them once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.turns: Turns = open_turns(game)
        # How many stretches were truly played.
        self.played = 0
        self._known: dict[bytes, Place] = {}
        self._kept = 0

    def end(self, s: Any, rng: Rng) -> Any:
        """The end of a game that is played on from a position. It is shared: nobody may change
        it."""
        if self._kept >= PLACES:
            self._known.clear()
            self._kept = 0
        key = blake2b(array("q", s.numbers()).tobytes(), digest_size=KEY).digest()
        place = self._known.get(key)
        if place is None:
            place = self._known[key] = self._next(s.clone())
        while not place.is_over:
            outcome = int(self.game.draw(place.state, rng))
            after = place.after.get(outcome)
            if after is None:
                s = place.state.clone()
                self.game.apply(s, outcome)
                after = place.after[outcome] = self._next(s)
            place = after
        return place.state

    def _next(self, s: Any) -> Place:
        """Plays on until chance decides."""
        self.played += 1
        self._kept += 1
        turns, game = self.turns, self.game
        while (actor := int(game.actor(s))) >= 0:
            game.apply(s, int(turns.best(s)))
        return Place(s, is_over=actor != CHANCE)
