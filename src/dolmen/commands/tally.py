"""What the games of a simulation come to: a running count, seat by seat, of what the contract of
every title gives."""

from typing import Any, NamedTuple

from dolmen.core.game import Game


class Row(NamedTuple):
    """One seat over all games: its share of the wins and its scores."""

    seat: int
    won: float
    mean: float
    lowest: int
    highest: int


class Tally:
    """The games so far."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.games = 0
        self.decisions = 0
        # Of play alone, and of everything: the laws of every game are checked as well.
        self.seconds = 0.0
        self.all_seconds = 0.0
        self.broken: dict[str, int] = {}  # a law and the first game that broke it
        self._won = [0.0] * game.seats
        self._scores: list[tuple[int, int, int]] = []  # by seat: sum, lowest, highest

    def add(self, end: Any, decisions: int, seconds: float) -> None:
        """Counts a finished game and checks every law of the title in its last position."""
        self.games += 1
        self.decisions += decisions
        self.seconds += seconds
        for law, holds in self.game.laws(end):
            if not holds:
                self.broken.setdefault(law, self.games)
        self._add_scores(self.game.scores(end))
        winners = [seat for seat, rank in enumerate(self.game.ranks(end)) if rank == 1]
        for seat in winners:
            self._won[seat] += 1 / len(winners)

    def _add_scores(self, scores: list[int]) -> None:
        if not self._scores:
            self._scores = [(score, score, score) for score in scores]
            return
        self._scores = [
            (total + score, min(lowest, score), max(highest, score))
            for score, (total, lowest, highest) in zip(scores, self._scores, strict=True)
        ]

    def rows(self) -> list[Row]:
        """A row for each seat; none before the first game is over."""
        return [
            Row(seat, self._won[seat] / self.games, total / self.games, lowest, highest)
            for seat, (total, lowest, highest) in enumerate(self._scores)
        ]

    def speed(self) -> float:
        """Decisions of players in a second of play."""
        return self.decisions / self.seconds if self.seconds else 0.0

    def checked_speed(self) -> float:
        """The same with all that is done beside: what whoever waits gets."""
        return self.decisions / self.all_seconds if self.all_seconds else 0.0
