"""Players made of code, by name."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from dolmen.bots.bot import Bot as Bot
from dolmen.bots.budget import Budget as Budget
from dolmen.bots.greedy import Greedy
from dolmen.bots.levels import LEVELS as LEVELS
from dolmen.bots.levels import USUAL as USUAL
from dolmen.bots.levels import level
from dolmen.bots.plan import Planner
from dolmen.bots.policy import Learnt
from dolmen.bots.rand import Random
from dolmen.bots.searcher import PLAIN, Searcher
from dolmen.core.game import Game
from dolmen.core.judge import PLAIN_WEIGHTS, Judge, new_numbers
from dolmen.core.message import Refusal
from dolmen.core.options import listed

# Makes a bot of a game, a seed, a seat, a budget and the settings of a level.
Thinker = Callable[[Game[Any], int, int, Budget, Mapping[str, int]], Bot]


def _random(
    game: Game[Any], seed: int, seat: int, budget: Budget, settings: Mapping[str, int]
) -> Bot:
    return Random(game, seed, seat)


def _greedy(
    game: Game[Any], seed: int, seat: int, budget: Budget, settings: Mapping[str, int]
) -> Bot:
    return Greedy(game, seed, seat)


def _search(
    game: Game[Any], seed: int, seat: int, budget: Budget, settings: Mapping[str, int]
) -> Bot:
    return Searcher(game, seed, seat, budget, settings)


def _plain(
    game: Game[Any], seed: int, seat: int, budget: Budget, settings: Mapping[str, int]
) -> Bot:
    # Not even the judge of its title: a yardstick knows the rules alone.
    known = Judge(game, new_numbers(list(PLAIN_WEIGHTS)))
    return Searcher(game, seed, seat, budget, {**PLAIN, **settings}, known)


def _plan(
    game: Game[Any], seed: int, seat: int, budget: Budget, settings: Mapping[str, int]
) -> Bot:
    return Planner(game, seed, seat, budget, settings)


# Ways to think, by the names that levels know them by.
THINKERS: Final[Mapping[str, Thinker]] = {
    "random": _random,
    "greedy": _greedy,
    "plain": _plain,
    "search": _search,
    "plan": _plan,
}
# Thinkers that play under their own name, for tests and research.
YARDSTICKS: Final = ("random", "greedy", "plain")
# The weakest first: whoever asks for advice asks the last.
BOTS: Final = (*YARDSTICKS, *LEVELS)


# Bots that learnt some tables of some titles, by the policies that these bring. Nobody is offered
# one at a table; arenas and research know them.
LEARNT: Final = ("ppo",)
KNOWN: Final = (*BOTS, *LEARNT)


def seat_bot(name: str, game: Game[Any], seed: int, seat: int, budget: Budget | None = None) -> Bot:
    """A bot for a seat of that game; its choices follow from the seed and the budget alone, which
    is that of its level unless another is given."""
    if name in YARDSTICKS:
        return THINKERS[name](game, seed, seat, budget or Budget(), {})
    if name in LEARNT:
        return Learnt(game, seat)
    if name not in LEVELS:
        raise Refusal("bot-unknown", bot=name, allowed=listed(list(KNOWN)))
    found = level(game.title, name, game.seats)
    return THINKERS[found.thinker](game, seed, seat, budget or found.budget, found.settings)


def strongest() -> str:
    """The name of the bot that plays best."""
    return LEVELS[-1]
