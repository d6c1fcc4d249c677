"""Plans for tests of the arena, and games of them without a game."""

from dolmen.arena.plan import Plan
from dolmen.bots import Budget
from dolmen.bots.seated import Played
from dolmen.games import open_game
from tests.sample import LIGHT

QUICK = Budget(iterations=4)


def plan(*bots: str, seats: int = 2, seed: int = 1, title: str = LIGHT) -> Plan:
    """Bots at a table of the lightest title."""
    return Plan(open_game(title, seats), bots, seed, QUICK)


def won_by(plan: Plan, number: int, winners: set[str], points: int = 10) -> Played:
    """A game that these bots won; others have a point less."""
    bots = plan.seating(number).bots
    ranks = tuple(1 if bot in winners else 2 for bot in bots)
    scores = tuple(points + 1 - rank for rank in ranks)
    some = (1,) * len(bots)
    return Played(number, bots, scores, ranks, (), some, (0.5,) * len(bots), (0.5,) * len(bots))
