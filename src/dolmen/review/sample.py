"""Games that are played on from a position, by quick and sensible players: what each seat has of
the win in the end, and its points."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from dolmen.bots.advice import finisher
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.review.futures import Futures
from dolmen.review.walk import has_turns

# How far a chance to win may be off where more games would make it surer.
WANTED: Final = 0.05
# Games between two looks at how sure it is.
STAGES: Final = (48, 96, 160, 240, 320, 400, 460)
# So many are played on from a position in any case.
FEWEST: Final = 4


class Result(NamedTuple):
    """What each seat has of a win, a shared one in parts, and its points."""

    parts: tuple[float, ...]
    points: tuple[int, ...]


class Value(NamedTuple):
    """What a position is worth to each seat, by how many games that was found; 0: it is known."""

    chances: tuple[Interval, ...]
    points: tuple[Interval, ...]
    games: int


class Stopped(Exception):
    """Whoever wanted a review wants it no longer."""


class Games:
    """Plays games on, counts them, and says how many there were so far. One of which nothing had to
    be played, since all of it was known, is not counted: it costs next to nothing."""

    def __init__(self, game: Game[Any], tell: Callable[[int], bool] = lambda done: True) -> None:
        self.game = game
        self.played = 0
        self._futures = Futures(game) if has_turns(game) else None
        self._finish = finisher(game)
        self._tell = tell

    def play(self, s: Any, luck: int) -> Result:
        """Plays a position on to its end; the position is of no use to anybody after that."""
        rng = Rng(luck)
        if self._futures is None:
            self._finish(s, rng)
            self.played += 1
        else:
            before = self._futures.played
            s = self._futures.end(s, rng)
            self.played += self._futures.played > before
        if not self._tell(self.played):
            raise Stopped
        return result_of(self.game, s)

    def value(self, s: Any, rng: Rng, most: int, wanted: float = WANTED) -> Value:
        """What a true position is worth: by so many games that count at most, fewer where it is
        sure."""
        results: list[Result] = []
        until = self.played + most
        for stage in STAGES:
            while len(results) < stage and self.played < until:
                results.append(self.play(s.clone(), int(rng.word())))
            is_sure = all(one.high - one.low <= 2 * wanted for one in chances_of(results))
            if is_sure or self.played >= until:
                break
        return value_of(results)


def result_of(game: Game[Any], s: Any, ranks: Sequence[int] = ()) -> Result:
    """What a game that is over came to; its players may have ended it with other ranks."""
    ranks = ranks or game.ranks(s)
    winners = list(ranks).count(1)
    parts = tuple(1 / winners if rank == 1 else 0.0 for rank in ranks)
    return Result(parts, tuple(game.scores(s)))


def chances_of(results: Sequence[Result]) -> tuple[Interval, ...]:
    """The share of each seat."""
    return tuple(share_of(parts) for parts in zip(*(one.parts for one in results), strict=True))


def value_of(results: Sequence[Result]) -> Value:
    """What some games show of where they began."""
    points = zip(*(one.points for one in results), strict=True)
    return Value(chances_of(results), tuple(mean_of(each) for each in points), len(results))


def known_value(result: Result) -> Value:
    """The end of a game is known."""
    return Value(
        tuple(Interval(part, part, part) for part in result.parts),
        tuple(Interval(float(one), float(one), float(one)) for one in result.points),
        0,
    )
