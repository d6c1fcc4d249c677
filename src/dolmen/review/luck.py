"""How lucky a draw was: what it is worth less what was to be expected.

Games that are played on cannot tell it for every card: each is worth a few hundredths, and a
hundred games are off by ten. The judge of the title sees what a card changes without any noise, but
not how much that counts; so games say that once for the whole record (`slope`), and the luck of
every draw is the judge's, times it. Over all outcomes of a draw, weighted as they are drawn, it is
nothing, exactly; and so it is over all seats. The draws that mattered most are measured by games of
their own: the judge chose them, so nothing looks luckier for having been chosen. As long as these
are few, what the judge says counts beside them, else the luck of a game would be their noise."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from dolmen.bots.figures import Interval, Z, gain_of
from dolmen.bots.judges import judge
from dolmen.core.game import Game
from dolmen.core.judge import ONE, new_numbers
from dolmen.core.rng import Rng
from dolmen.review.sample import Games, Result
from dolmen.review.walk import Draw

# So many of the luckiest and of the unluckiest draws of each seat are told.
TOLD: Final = 3
# A draw that changed less is not worth telling.
LEAST: Final = 0.005
# How far off the judge is believed to be before any game was played, as a part of what it says.
DOUBT: Final = 0.5


class Fortune(NamedTuple):
    """A draw: how many moves came before, what came, how likely that was, the luck of every seat,
    and where games measured it, the interval of each and the chance to win that was expected."""

    at: int
    move: int
    likely: float
    luck: tuple[float, ...]
    measured: tuple[Interval, ...] = ()
    expected: tuple[float, ...] = ()


class Seen(NamedTuple):
    """A draw through the eyes of the judge: its outcomes, how likely each is, and how much better
    or worse than expected each is for every seat."""

    draw: Draw
    outcomes: list[int]
    weights: list[int]
    luck: list[list[float]]


def seen(game: Game[Any], draws: Sequence[Draw]) -> list[Seen]:
    """What the judge sees in every outcome of every draw."""
    known = judge(game)
    out = new_numbers([0] * game.seats)
    found: list[Seen] = []
    for draw in draws:
        outcomes, weights = game.legal(draw.state), game.weights(draw.state)
        worths: list[list[float]] = []
        for outcome in outcomes:
            s = draw.state.clone()
            game.apply(s, outcome)
            known.chances(s, out)
            # Rounding leaves a little over: who adds up must come to one.
            total = sum(int(out[seat]) for seat in range(game.seats)) or ONE
            worths.append([int(out[seat]) / total for seat in range(game.seats)])
        means = [weighted(weights, [worth[seat] for worth in worths]) for seat in range(game.seats)]
        luck = [[one - mean for one, mean in zip(worth, means, strict=True)] for worth in worths]
        found.append(Seen(draw, outcomes, weights, luck))
    return found


def weighted(weights: Sequence[int], values: Sequence[float]) -> float:
    """The mean of values that are as likely as their weights say."""
    return sum(w * one for w, one in zip(weights, values, strict=True)) / sum(weights)


def slope(games: Games, draws: Sequence[Seen], most: int, rng: Rng) -> Interval:
    """How much of what the judge sees comes true: by games through every draw, each with an outcome
    as likely as it is. Before any game it is believed to be right within `DOUBT`; never is it below
    nothing."""
    each = most // len(draws) if draws else 0
    above = below = spread = 0.0
    for one in draws:
        rows: list[tuple[list[float], Result]] = []
        for _ in range(each):
            which = _drawn(one.weights, rng)
            s = one.draw.state.clone()
            games.game.apply(s, one.outcomes[which])
            rows.append((one.luck[which], games.play(s, int(rng.word()))))
        for seat in range(games.game.seats):
            mean = sum(result.parts[seat] for _, result in rows) / max(1, each)
            for luck, result in rows:
                above += luck[seat] * (result.parts[seat] - mean)
                below += luck[seat] ** 2
                spread += (luck[seat] * (result.parts[seat] - mean)) ** 2
    believed = 1 / DOUBT**2
    told = below**2 / spread if spread else 0.0
    found = (believed + told * above / below) / (believed + told) if below else 1.0
    half = Z / sqrt(believed + told)
    return Interval(max(0.0, found), max(0.0, found - half), found + half)


def believed(judged: Sequence[float], found: Sequence[Interval]) -> tuple[Interval, ...]:
    """What games found of the luck of each seat and what the judge said, each as sure as it is; the
    judge is believed to be right within `DOUBT`. Over the seats it adds up as both do."""
    doubt = DOUBT * max(map(abs, judged))
    spread = max(one.high - one.low for one in found) / 2 / Z
    share = doubt**2 / (doubt**2 + spread**2) if doubt else 0.0
    half = Z * sqrt(share) * spread
    means = [said + share * (one.mean - said) for said, one in zip(judged, found, strict=True)]
    return tuple(Interval(mean, mean - half, mean + half) for mean in means)


def _drawn(weights: Sequence[int], rng: Rng) -> int:
    left = int(rng.below(sum(weights)))
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return i
    raise AssertionError("the weights of a draw do not add up")


def fortunes(draws: Sequence[Seen], share: float) -> list[Fortune]:
    """The luck of every draw."""
    found: list[Fortune] = []
    for one in draws:
        which = one.outcomes.index(one.draw.move)
        likely = one.weights[which] / sum(one.weights)
        luck = tuple(share * each for each in one.luck[which])
        found.append(Fortune(one.draw.at, one.draw.move, likely, luck))
    return found


def extremes(found: Sequence[Fortune], seat: int) -> tuple[list[Fortune], list[Fortune]]:
    """The luckiest draws of a seat and the unluckiest, the greatest first."""
    order = sorted(found, key=lambda one: (-one.luck[seat], one.at))
    lucky = [one for one in order[:TOLD] if one.luck[seat] >= LEAST]
    unlucky = [one for one in order[::-1][:TOLD] if one.luck[seat] <= -LEAST]
    return lucky, unlucky


def measure_luck(games: Games, one: Seen, fortune: Fortune, each: int, rng: Rng) -> Fortune:
    """The luck of one draw by games of its own: so many after what came, and so many after what
    else could have come."""
    which = one.outcomes.index(one.draw.move)
    rest = [0 if i == which else weight for i, weight in enumerate(one.weights)]
    came: list[Result] = []
    other: list[Result] = []
    for _ in range(each):
        dice = int(rng.word())
        for results, outcome in ((came, which), (other, _drawn(rest, rng))):
            s = one.draw.state.clone()
            games.game.apply(s, one.outcomes[outcome])
            results.append(games.play(s, dice))
    # What came is a part of what was expected.
    likely = fortune.likely
    pairs = list(zip(came, other, strict=True))
    seats = range(games.game.seats)
    gains = [gain_of([a.parts[seat] - b.parts[seat] for a, b in pairs]) for seat in seats]
    found = [Interval(*((1 - likely) * end for end in gain)) for gain in gains]
    measured = believed(fortune.luck, found)
    expected = tuple(
        fmean(likely * a.parts[seat] + (1 - likely) * b.parts[seat] for a, b in pairs)
        for seat in seats
    )
    luck = tuple(one.mean for one in measured)
    return fortune._replace(luck=luck, measured=measured, expected=expected)
