"""Games that are played on from a position, by quick and sensible players: what each seat has of
the win in the end, and its points."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from dolmen.bots.advice import finisher
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.core.game import Game
from dolmen.core.rng import Rng
from dolmen.review.futures import Futures
from dolmen.review.quick import play_out, quick_player
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
    be played, since all of it was known, is not counted: it costs next to nothing. Players who err
    do so where turns are long; elsewhere they draw their moves anyway."""

    def __init__(self, game: Game[Any], tell: Callable[[int], bool] = lambda done: True) -> None:
        self.game = game
        self.played = 0
        self._end = ending(game)
        self._erring = ending(game, errs=True)
        self._tell = tell

    def play(self, s: Any, luck: int, *, errs: bool = False) -> Result:
        """Plays a position on to its end; the position is of no use to anybody after that."""
        end, was_played = (self._erring if errs else self._end)(s, Rng(luck))
        self.played += was_played
        if not self._tell(self.played):
            raise Stopped
        return result_of(self.game, end)

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


def ending(game: Game[Any], *, errs: bool = False) -> Callable[[Any, Rng], tuple[Any, bool]]:
    """What gives the end of a game that is played on from a position, and whether any of it had to
    be played: by the players of advice, or where turns are long by some who err."""
    if not has_turns(game):
        return _played_by(finisher(game))
    if errs:
        return _played_by(partial(play_out, game, quick_player(game)))
    futures = Futures(game)

    def end(s: Any, rng: Rng) -> tuple[Any, bool]:
        before = futures.played
        return futures.end(s, rng), futures.played > before

    return end


def _played_by(finish: Callable[[Any, Rng], None]) -> Callable[[Any, Rng], tuple[Any, bool]]:
    def end(s: Any, rng: Rng) -> tuple[Any, bool]:
        finish(s, rng)
        return s, True

    return end


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
