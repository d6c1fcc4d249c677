"""What the games of an arena come to, bot by bot."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from dolmen.arena.plan import Plan
from dolmen.arena.sprt import Sprt, Verdict
from dolmen.bots.figures import Interval, mean_of, share_of
from dolmen.bots.seated import Played


class Row(NamedTuple):
    """A bot over all games that count. `share` is that of the games it won, its seats together;
    `even` what it would be if all seats were equal."""

    name: str
    games: int
    wins: int
    share: Interval
    even: float
    points: Interval
    best: int
    choices: int
    milliseconds: float
    longest: float


class Decision(NamedTuple):
    """How far the sequential test came."""

    sprt: Sprt
    ratio: float
    verdict: Verdict


class Standing:
    """The games so far, in any order. Whole blocks count, one after the other from the first: what
    is counted does not depend on how fast which game was."""

    def __init__(self, plan: Plan, games: int, sprt: Sprt | None = None) -> None:
        self.plan = plan
        self.asked = plan.whole(games)
        self.sprt = sprt
        self.played: dict[int, Played] = {}
        # Blocks that count, each with its games.
        self.blocks: list[list[Played]] = []
        self.verdict: Verdict = "open"
        self._firsts: list[float] = []

    def add(self, played: Played) -> bool:
        """Counts a game; gives whether a block more counts now."""
        self.played[played.number] = played
        before = len(self.blocks)
        seats = self.plan.game.seats
        while not self.is_over():
            first = len(self.blocks) * seats + 1
            block = [self.played.get(number) for number in range(first, first + seats)]
            whole = [game for game in block if game is not None]
            if len(whole) < seats:
                break
            self._count(whole)
        return len(self.blocks) > before

    def _count(self, block: list[Played]) -> None:
        self.blocks.append(block)
        first = self.plan.bots[0]
        if self.sprt is not None and first in block[0].bots:
            self._firsts.append(block_share(block, first))
            self.verdict = self.sprt.verdict(self._firsts)

    @property
    def games(self) -> int:
        """Games that count."""
        return len(self.blocks) * self.plan.game.seats

    def is_over(self) -> bool:
        """Whether all was played that was asked for, or the test has decided."""
        return self.verdict != "open" or self.games >= self.asked

    def missing(self) -> Iterable[int]:
        """The games that nobody played yet, in order."""
        return (number for number in range(1, self.asked + 1) if number not in self.played)

    def decision(self) -> Decision | None:
        """What the sequential test says."""
        if self.sprt is None:
            return None
        return Decision(self.sprt, self.sprt.ratio(self._firsts), self.verdict)

    def counted(self) -> Iterable[Played]:
        """The games that count, in order."""
        return (game for block in self.blocks for game in block)

    def row(self, name: str) -> Row:
        """One bot."""
        blocks = [block for block in self.blocks if name in block[0].bots]
        games = [game for block in blocks for game in block]
        seats = [(game, seat) for game in games for seat in _seats_of(game, name)]
        decided = sum(game.choices[seat] for game, seat in seats)
        thought = sum(game.seconds[seat] for game, seat in seats)
        return Row(
            name,
            len(games),
            sum(any(game.ranks[seat] == 1 for seat in _seats_of(game, name)) for game in games),
            share_of([block_share(block, name) for block in blocks]),
            len(seats) / (len(games) * self.plan.game.seats) if games else 0.0,
            mean_of([block_points(block, name) for block in blocks]),
            max((game.scores[seat] for game, seat in seats), default=0),
            decided,
            1000 * thought / decided if decided else 0.0,
            1000 * max((game.longest[seat] for game, seat in seats), default=0.0),
        )

    def rows(self) -> list[Row]:
        """All bots, in the order they were named."""
        return [self.row(name) for name in dict.fromkeys(self.plan.bots)]


def block_share(block: Sequence[Played], name: str) -> float:
    """The share of a block that a bot won, from 0 to 1, all its seats together."""
    return sum(game.parts()[seat] for game in block for seat in _seats_of(game, name)) / len(block)


def block_points(block: Sequence[Played], name: str) -> float:
    """The mean points of a bot in a block."""
    scores = [game.scores[seat] for game in block for seat in _seats_of(game, name)]
    return sum(scores) / len(scores)


def _seats_of(game: Played, name: str) -> list[int]:
    return [seat for seat, bot in enumerate(game.bots) if bot == name]
