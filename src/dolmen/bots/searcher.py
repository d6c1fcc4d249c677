"""The bot that searches: thinks in short spells of compiled code, and between them looks at the
clock and at whether it was told to stop."""

from collections.abc import Mapping
from time import thread_time
from typing import Any, Final, NamedTuple

from dolmen.bots.budget import Budget
from dolmen.bots.judges import judge
from dolmen.bots.levels import settled
from dolmen.bots.search import Search
from dolmen.core.game import NO_MOVE, Game
from dolmen.core.judge import Judge
from dolmen.core.rng import Rng

# What a level may set, and what it is if it does not; `Search` says what they mean.
SETTINGS: Final[Mapping[str, int]] = {
    "explore": 150,
    "urgency": 10,
    "playouts": 0,
    "plain": 0,
    "noise": 0,
    "nodes": 200_000,
}
# Plain UCT: no lore, games played to their end at random.
PLAIN: Final[Mapping[str, int]] = {"explore": 70, "playouts": 100, "plain": 1}
# Without any limit a thought would not end.
USUAL: Final = Budget(iterations=1000)
# Spells of about so many seconds, and at most so many iterations: who does not look at the clock
# is not stopped either.
SPELL: Final = 0.005
LONGEST: Final = 10_000


class Look(NamedTuple):
    """What was found about one move: how often it was tried, the mean chance to win (in parts of
    ONE) and worth (in hundredths of a point) after it, and how promising it looked at first."""

    move: int
    visits: int
    chance: int
    worth: int
    prior: int


class Searcher:
    """A player that searches; see `Bot`."""

    def __init__(
        self,
        game: Game[Any],
        seed: int,
        seat: int,
        budget: Budget,
        settings: Mapping[str, int],
        known: Judge[Any] | None = None,
    ) -> None:
        chosen = settled(game.title, "search", SETTINGS, settings)
        self.game = game
        self.budget = budget if any(budget) else USUAL
        self.so_far = NO_MOVE
        self.memory = b""
        # Whoever sets it ends the thought after the spell under way.
        self.stop = False
        self.search = Search(
            game,
            known or judge(game),
            seat,
            Rng(seed, seat),
            chosen["explore"],
            chosen["urgency"],
            chosen["playouts"],
            bool(chosen["plain"]),
            chosen["noise"],
            chosen["nodes"],
        )

    def choose(self, state: Any) -> int:
        """The move that it likes best when the budget is spent."""
        self.so_far = NO_MOVE
        legal = self.game.legal(state)
        if len(legal) == 1:
            return legal[0]
        self.think(state)
        return self.so_far

    def think(self, state: Any) -> None:
        """Spends the budget on a position; `so_far` is known after one iteration."""
        started = thread_time()
        search, budget = self.search, self.budget
        self.stop = False
        search.begin(state)
        spell = 1
        while True:
            left = budget.iterations - search.iterations if budget.iterations else LONGEST
            before = thread_time()
            search.run(min(spell, left, LONGEST))
            self.so_far = int(search.best())
            now = thread_time()
            if self.stop or search.iterations == budget.iterations:
                return
            if budget.seconds and now - started >= budget.seconds:
                return
            spell = spell * 2 if now - before < SPELL / 2 else max(1, spell // 2)

    @property
    def ranking(self) -> list[int]:
        """The moves of the last thought, the most tried first."""
        found = sorted(self.looks(), key=lambda look: -look.visits)
        return [look.move for look in found]

    def looks(self) -> list[Look]:
        """What the last thought found about each move, ascending by move."""
        return [Look(*found) for found in self.search.looked()]
