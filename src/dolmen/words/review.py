"""A review in words: its tables and sentences, the same for a terminal and for a page."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from dolmen.bots.figures import Interval
from dolmen.core.log import Log
from dolmen.review.alone import played_in
from dolmen.review.grades import MARKED
from dolmen.review.luck import Fortune
from dolmen.review.review import Account, Review
from dolmen.review.sources import about_sources, masters, sources
from dolmen.words import Words


class Part(NamedTuple):
    """A part of a review: a heading, sentences, and a table whose last columns are numbers."""

    heading: str
    sentences: Sequence[str]
    columns: Sequence[str] = ()
    rows: Sequence[Sequence[str]] = ()
    numbers: int = 0


def percent(words: Words, value: float) -> str:
    """A chance."""
    return words.text("review-percent", value=round(100 * value) or 0)


def within(words: Words, one: Interval, tell: Callable[[float], str]) -> str:
    """A value and between what it lies, unless it is known."""
    mean, low, high = (tell(value) for value in one)
    if one.low == one.high:
        return mean
    return words.text("review-interval", mean=mean, low=low, high=high)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names; one that several seats have, as in games of bots, gets the number of its seat."""
    return [
        f"{name}\N{NO-BREAK SPACE}{seat}" if names.count(name) > 1 else name
        for seat, name in enumerate(names, 1)
    ]


class Telling:
    """Tells one review in one language."""

    def __init__(self, words: Words, log: Log[Any], review: Review) -> None:
        self.words = words
        self.log = log
        self.review = review
        self.names = told_apart(log.names)

    def heading(self) -> str:
        """What it is."""
        title = self.words.text(f"{self.log.game.title}-title")
        return self.words.text("review-title", title=title)

    def basis(self) -> str:
        """What it rests on."""
        header = self.review.header
        return self.words.text(
            "review-basis-alone" if header.seats == 1 else "review-basis",
            games=header.games,
            seed=str(header.seed),
            release=header.release,
            version=header.version,
        )

    def parts(self) -> list[Part]:
        """All parts, in the order in which they are read."""
        if self.log.game.seats == 1:
            return [self._turns(), self._points([0])]
        seats = [account.seat for account in self.review.accounts]
        return [self._sums(), self._turned(), self._marks(), self._luck(), self._points(seats)]

    def percent(self, value: float, *, signed: bool = False) -> str:
        """A chance, or how much one changed."""
        told = percent(self.words, value)
        return f"+{told}" if signed and round(100 * value) > 0 else told

    def interval(self, one: Interval, tell: Callable[[float], str]) -> str:
        """A value and between what it lies."""
        return within(self.words, one, tell)

    def move(self, move: int) -> str:
        """A move in words."""
        return self.words.say(self.log.game.describe(move), self.names)

    def _columns(self, *names: str) -> list[str]:
        return [self.words.text(f"review-column-{name}") for name in names]

    def _heading(self, name: str) -> str:
        return self.words.text(f"review-heading-{name}")

    def _sums(self) -> Part:
        accounts = self.review.accounts
        columns = ("player", "start", "luck", "play", "others", "rest", "result", "without")
        rows = [
            [
                self.names[one.seat],
                self.percent(one.start),
                *(self.percent(x, signed=True) for x in (one.luck, one.play, one.others, one.rest)),
                self.percent(one.result),
                self.percent(one.without_luck),
                self.percent(one.accuracy / 100),
                self.words.text("review-tenths", value=100 * one.error),
            ]
            for one in accounts
        ]
        said = [self.words.text("review-sums"), *(self._grades(one) for one in accounts)]
        table = self._columns(*columns, "accuracy", "error")
        return Part(self._heading("sums"), said, table, rows, len(table) - 1)

    def _grades(self, account: Account) -> str:
        counted = [
            self.words.text("review-grade-count", count=count, grade=name)
            for name, count in account.grades.items()
        ]
        name = self.names[account.seat]
        return self.words.text("review-grades", name=name, grades=self.words.join(counted))

    def _turned(self) -> Part:
        review, said = self.review, []
        for account in review.accounts:
            for swing in account.turned:
                first, last = review.curve[swing.first], review.curve[swing.last]
                said.append(
                    self.words.text(
                        "review-turned",
                        name=self.names[account.seat],
                        first=first.at + 1,
                        last=last.at,
                        before=self.percent(first.value.chances[account.seat].mean),
                        after=self.percent(last.value.chances[account.seat].mean),
                    )
                )
        if review.decided is not None:
            chances = review.curve[-1].value.chances
            winner = max(range(len(chances)), key=lambda seat: chances[seat].mean)
            name = self.names[winner]
            said.append(self.words.text("review-decided", count=review.decided, name=name))
        return Part(self._heading("turned"), said or [self.words.text("review-no-turn")])

    def _marks(self) -> Part:
        rows = []
        for mark in self.review.marks:
            found = mark.finding
            if found.grade not in MARKED:
                continue
            better = self.move(found.better)
            if len(mark.line) > 1:
                line = self.words.join([self.move(move) for move in mark.line[1:]])
                better = f"{better}; {self.words.text('review-line', line=line)}"
            rows.append(
                [
                    str(found.decision.at + 1),
                    self.names[found.decision.seat],
                    self.move(found.decision.move),
                    better,
                    self.words.join([self.words.say(why.words) for why in mark.reasons]),
                    self.words.text("review-grade", grade=found.grade),
                    self.interval(found.loss, self.percent),
                ]
            )
        said = [self.words.text("review-honest")]
        if not rows:
            said.append(self.words.text("review-no-marks"))
        columns = self._columns("move", "player", "played", "better", "why", "grade", "loss")
        return Part(self._heading("marks"), said, columns, rows, 1)

    def _luck(self) -> Part:
        rows = [
            self._fortune(one, account.seat)
            for account in self.review.accounts
            for one in (*account.luckiest, *account.unluckiest)
        ]
        said = [] if rows else [self.words.text("review-no-luck")]
        columns = self._columns("player", "move", "what", "likely", "expected", "luck")
        return Part(self._heading("luck"), said, columns, rows, 3)

    def _fortune(self, one: Fortune, seat: int) -> list[str]:
        return [
            self.names[seat],
            str(one.at + 1),
            self.move(one.move),
            self.words.text("review-likely", of=1 / one.likely),
            self.percent(one.expected[seat]),
            self.interval(one.measured[seat], lambda value: self.percent(value, signed=True)),
        ]

    def _points(self, seats: Sequence[int]) -> Part:
        game = self.log.game
        known = masters(game.title, game.seats)
        rows = []
        for source in sources(self.log, seats):
            row = [self.words.say(source.heading, self.names), *map(str, source.points)]
            if source.master is not None:
                row.append(self.words.text("cli-decimal", value=source.master))
            rows.append(row)
        said = [] if known is None else [self.words.text("review-master", games=known.games)]
        about = about_sources(game.title)
        if about is not None:
            said.append(self.words.say(about))
        columns = ["", *(self.names[seat] for seat in seats)]
        if known is not None:
            columns += self._columns("master")
        return Part(self._heading("points"), said, columns, rows, len(columns) - 1)

    def _turn(self, moves: Sequence[int]) -> str:
        return self.words.join([self.move(move) for move in moves])

    def _turns(self) -> Part:
        turns = self.review.turns
        points = self.log.scores()[0]
        best = max([turn.best for turn in turns], default=points)
        said = [self.words.text("review-alone", points=points, best=best, lost=best - points)]
        rows = [
            [
                str(turn.at + 1),
                self._turn(played),
                self._turn(turn.line),
                self.words.text("review-grade", grade=turn.grade),
                str(turn.best),
                str(turn.lost),
            ]
            for turn, played in zip(turns, played_in(turns, self.log.moves), strict=True)
            if turn.lost
        ]
        if not rows:
            said.append(self.words.text("review-alone-none"))
        columns = self._columns("move", "played", "better", "grade", "best", "given")
        return Part(self._heading("turns"), said, columns, rows, 2)
