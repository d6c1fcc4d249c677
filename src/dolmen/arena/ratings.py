"""A table of ratings for several bots, by OpenSkill (Plackett and Luce): unlike Elo it takes games
of any number of seats. Its package comes with the extra `arena`, so it is imported late."""

from collections.abc import Iterable
from statistics import fmean
from typing import Any, NamedTuple

from dolmen.bots.figures import Z
from dolmen.bots.seated import Played


class Rating(NamedTuple):
    """How strong a bot is: the mean, the deviation, and a 95 % interval. Everybody begins at 25."""

    name: str
    mean: float
    deviation: float
    low: float
    high: float


def rate(names: Iterable[str], games: Iterable[Played]) -> list[Rating]:
    """The bots of some games, the strongest first. A bot with several seats of one game learns from
    each of them, and goes on with the mean."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for name in names:
        begun = model.rating()
        known[name] = (begun.mu, begun.sigma)
    for game in games:
        teams = [[model.rating(mu=known[bot][0], sigma=known[bot][1])] for bot in game.bots]
        after: Any = model.rate(teams, ranks=list(game.ranks))
        for name in dict.fromkeys(game.bots):
            mine = [team[0] for team, bot in zip(after, game.bots, strict=True) if bot == name]
            known[name] = (fmean(one.mu for one in mine), fmean(one.sigma for one in mine))
    found = [
        Rating(name, mean, deviation, mean - Z * deviation, mean + Z * deviation)
        for name, (mean, deviation) in known.items()
    ]
    return sorted(found, key=lambda rating: -rating.mean)
