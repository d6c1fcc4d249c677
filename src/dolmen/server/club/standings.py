"""Standings of an event: results, and ratings by OpenSkill (Plackett and Luce) in which the bots
stand fast. It is worked out in a process beside the server, since it grows with the games."""

from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final, NamedTuple

from dolmen.bots.figures import Z

# The scale of the published ratings of bots (docs/strength.md): 400 points make ten to one. The
# model's own is by the normal curve: so much is the luck of one player in it.
START: Final = 1500.0
UNSURE: Final = 350.0
LUCK: Final = 212.0
DRIFT: Final = 3.5


class Game(NamedTuple):
    """A game that counts: who sat at each seat, by number or as a bot by name (None: somebody who
    left the event), with places and points."""

    seats: list[int | str | None]
    ranks: list[int]
    scores: list[int]


class Stand(NamedTuple):
    """What somebody has come to: their place, which equals share, games, wins, the part of all
    opponents that came behind (a tie counts half), mean points, and a rating with its 95 %
    interval."""

    number: int
    place: int
    games: int
    wins: int
    beaten: float
    points: float
    rating: int
    low: int
    high: int


def standings(
    people: Sequence[int], games: Sequence[Game], anchors: Mapping[str, int], *, by_rating: bool
) -> list[Stand]:
    """Everybody, the best first: by rating, or by how many came behind."""
    ratings = _rate(people, games, anchors)
    merit = _by_rating if by_rating else _by_results
    found = [_stand(one, games, *ratings[one]) for one in people]
    found.sort(key=lambda one: (merit(one), one.number))
    merits = [merit(one) for one in found]
    return [one._replace(place=1 + merits.index(merit(one))) for one in found]


def _by_rating(one: Stand) -> tuple[float, ...]:
    """What places people who play as they like; who has not played comes last."""
    return (not one.games, -one.rating)


def _by_results(one: Stand) -> tuple[float, ...]:
    """What places those who meet in rounds. Parts of opponents are added up in any order: what is
    a hair apart is equal."""
    return (-round(one.beaten, 6), -one.wins, -round(one.points, 6))


def _stand(number: int, games: Sequence[Game], mean: float, deviation: float) -> Stand:
    mine = [(game, game.seats.index(number)) for game in games if number in game.seats]
    low, high = mean - Z * deviation, mean + Z * deviation
    return Stand(
        number,
        0,
        len(mine),
        sum(game.ranks[seat] == 1 for game, seat in mine),
        sum(_beaten(game.ranks, seat) for game, seat in mine),
        fmean(game.scores[seat] for game, seat in mine) if mine else 0.0,
        round(mean),
        round(low),
        round(high),
    )


def _beaten(ranks: Sequence[int], seat: int) -> float:
    """The part of the others that came behind; who tied counts half."""
    others = [rank for other, rank in enumerate(ranks) if other != seat]
    behind = sum(1.0 if rank > ranks[seat] else 0.5 * (rank == ranks[seat]) for rank in others)
    return behind / len(others)


def _rate(
    people: Sequence[int], games: Sequence[Game], anchors: Mapping[str, int]
) -> dict[int, tuple[float, float]]:
    """The ratings after all games, in their order. A bot is as strong as it was measured, before
    the game and after; one that never was, and whoever left, is no measure of anybody."""
    from openskill.models import PlackettLuce  # imported where it is needed, which takes a while

    model: Any = PlackettLuce(mu=START, sigma=UNSURE, beta=LUCK, tau=DRIFT)
    known = dict.fromkeys(people, (START, UNSURE))
    for game in games:
        sat = [
            (who, rank)
            for who, rank in zip(game.seats, game.ranks, strict=True)
            if who in known or who in anchors
        ]
        if len(sat) < 2:
            continue
        teams = [[_rating(model, who, known, anchors)] for who, _ in sat]
        after = model.rate(teams, ranks=[rank for _, rank in sat])
        for (who, _), team in zip(sat, after, strict=True):
            if isinstance(who, int):
                known[who] = (team[0].mu, team[0].sigma)
    return known


def _rating(
    model: Any,
    who: int | str | None,
    known: Mapping[int, tuple[float, float]],
    anchors: Mapping[str, int],
) -> Any:
    if isinstance(who, int):
        mean, deviation = known[who]
        return model.rating(mu=mean, sigma=deviation)
    # Certain, as near as the model takes it.
    return model.rating(mu=float(anchors[str(who)]), sigma=1.0)
