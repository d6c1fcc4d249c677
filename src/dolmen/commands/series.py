"""What commands share that play many games to learn something of them (`arena`, `balance`, `fork`):
what is typed, where the results go, and how shares and points are told."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from cyclopts import Parameter

from dolmen.arena.book import Lines, unwritable
from dolmen.arena.cluster import by_cluster
from dolmen.arena.hands import Way, by_processes
from dolmen.arena.study import Asked, Result, StudyBook
from dolmen.bots import Budget
from dolmen.bots.figures import Interval
from dolmen.commands import INTERRUPTED, require_extra
from dolmen.commands.arguments import check_seed, check_title
from dolmen.commands.screen import show_json, show_line
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.core.game import Game
from dolmen.core.message import Refusal
from dolmen.games import seat_counts
from dolmen.words import Words

STANDARD_OUTPUT: Final = "-"
FEWEST_SEATS: Final = 2
PICTURE: Final = ".svg"
PLACES: Final = 6
GAMES: Final = 100

# What is typed


def thinking_time(words: Words) -> Parameter:
    """How long a bot may think."""
    return Parameter(help=words.text("arena-time"), metavar="MS")


def results_file(words: Words) -> Parameter:
    """Where results are kept, or `-`."""
    label = words.text("cli-label-file")
    return Parameter(help=words.text("arena-json"), metavar=label, allow_leading_hyphen=True)


def picture_file(words: Words, about: str = "arena-plot") -> Parameter:
    """Where a picture is drawn."""
    return Parameter(help=words.text(about), metavar=words.text("cli-label-file"))


def cluster_address(words: Words) -> Parameter:
    """The cluster that plays, if one does."""
    return Parameter(help=words.text("arena-ray"), metavar="ADDRESS")


def way_of(jobs: int, address: str | None, title: str) -> Way:
    """How games are played: in so many processes, or on a cluster."""
    if address is None:
        return by_processes(jobs)
    require_extra("cluster")
    return by_cluster(import_module("ray"), address, title)


def usual_seats(title: str, bots: Sequence[str]) -> int:
    """As many seats as bots, if the title is made for them, else two, or the fewest it has."""
    check_title(title)
    allowed = seat_counts(title)
    if len(bots) in allowed:
        return len(bots)
    return FEWEST_SEATS if FEWEST_SEATS in allowed else allowed[0]


def check_count(option: str, count: int, least: int = 1) -> None:
    """Refuses less of anything than it takes."""
    if count < least:
        raise Refusal("arena-count", option=option, least=str(least), count=str(count))


def check_amounts(games: int, jobs: int, seed: int) -> None:
    """Refuses games, processes and seeds that cannot be had."""
    check_count("--games", games)
    check_count("--jobs", jobs)
    check_seed(seed)


def budget_of(time: int | None, iterations: int | None) -> Budget | None:
    """How long every bot may think about a move, whatever its level says."""
    if time is not None and iterations is not None:
        raise Refusal("arena-budget")
    if time is not None:
        check_count("--time", time)
        return Budget(seconds=time / 1000)
    if iterations is not None:
        check_count("--iterations", iterations)
        return Budget(iterations)
    return None


def check_plot(path: Path | None) -> None:
    """Refuses what a picture cannot be written to."""
    if path is None:
        return
    if path.suffix != PICTURE:
        raise Refusal("arena-picture", path=str(path), suffix=PICTURE)
    check_file(path)


def check_file(path: Path | None) -> None:
    """Refuses a file that cannot be written to, before hours are spent on what goes there."""
    if path is None:
        return
    try:
        path.open("a", encoding="utf-8").close()
    except OSError as error:
        raise unwritable(path, error) from None


# Playing, and where the results go

B = TypeVar("B", bound=Lines)
R = TypeVar("R", bound=Result)


class Series(ABC, Generic[B]):
    """Many games with one question: how they are played, and what they come to."""

    def __init__(self, words: Words) -> None:
        self.words = words

    @abstractmethod
    def opening(self) -> dict[str, object]:
        """The format of the results, and what was asked."""

    @abstractmethod
    def open_book(self, path: Path) -> B:
        """The file that games are kept in."""

    @abstractmethod
    def play(self, book: B | None) -> None:
        """Plays what is missing. Ctrl-C ends it: what was played counts."""

    @abstractmethod
    def is_whole(self) -> bool:
        """Whether all was played that was asked for."""

    @abstractmethod
    def as_object(self) -> dict[str, object]:
        """The result for programs."""

    @abstractmethod
    def show(self) -> None:
        """The result for people."""

    @abstractmethod
    def picture(self) -> str:
        """The result to look at."""

    def carry_out(self, json: str | None, plot: Path | None) -> int:
        """Plays, and gives the results to whoever asked; the exit code of the command."""
        check_plot(plot)
        kept = None if json in (None, STANDARD_OUTPUT) else Path(str(json))
        warn_when_slow(self.words)
        with nullcontext() if kept is None else self.open_book(kept) as book:
            self.play(book)
            closing = self.as_object()
            if book is not None:
                book.write(closing)
        if json == STANDARD_OUTPUT:
            show_json({**self.opening(), **closing})
        else:
            self.show()
        if plot is not None:
            plot.write_text(self.picture(), encoding="utf-8")
        return 0 if self.is_whole() else INTERRUPTED


class StudySeries(Series[StudyBook[R]]):
    """A study: so many results are asked for, and all that came are kept."""

    def __init__(self, words: Words, asked: int) -> None:
        super().__init__(words)
        self.asked = asked
        self.found: list[R] = []

    @abstractmethod
    def results(self, known: Iterable[Asked]) -> Iterable[R]:
        """The games as they end, but for those that are known."""

    def play(self, book: StudyBook[R] | None) -> None:
        """Plays what is missing, after what the file has."""
        known = {} if book is None else book.games
        self.found = list(known.values())
        label = self.words.text("cli-simulate-progress")
        with progress(self.asked, label) as tick, suppress(KeyboardInterrupt):
            for game in self.results(list(known)):
                if book is not None:
                    book.add(game)
                self.found.append(game)
                tick(len(self.found))

    def is_whole(self) -> bool:
        """Whether all was played that was asked for."""
        return len(self.found) == self.asked

    def show_stopped(self) -> None:
        """Says if it was ended early."""
        if not self.is_whole():
            games, asked = len(self.found), self.asked
            show_line(self.words.text("cli-simulate-stopped", games=games, asked=asked))


# How shares and points are told


def rounded(values: dict[str, Any]) -> dict[str, Any]:
    """Numbers with as many places as say something."""
    return {
        key: round(value, PLACES) if isinstance(value, float) else value
        for key, value in values.items()
    }


def figures(share: Interval, points: Interval) -> dict[str, Any]:
    """A share of the wins and points for programs."""
    return rounded(
        {
            "share": share.mean,
            "low": share.low,
            "high": share.high,
            "points": points.mean,
            "points_low": points.low,
            "points_high": points.high,
        }
    )


def headings(words: Words) -> list[str]:
    """What stands above `cells`."""
    ids = ("cli-heading-won", "arena-heading-interval", "cli-heading-mean")
    return [words.text(id) for id in (*ids, "arena-heading-interval")]


def cells(share: Interval, points: Interval, seats: int, words: Words) -> list[str]:
    """A share of the wins and points for people, each with its interval. Who plays alone wins
    always, and that says nothing."""
    won = ["–", "–"]
    if seats > 1:
        won = _with_interval(Interval(*(100 * end for end in share)), "cli-percent", words)
    return [*won, *_with_interval(points, "cli-decimal", words)]


def _with_interval(interval: Interval, form: str, words: Words) -> list[str]:
    told = words.text(form, value=interval.mean)
    return [told, between(interval.low, interval.high, form, words)]


def between(low: float, high: float, form: str, words: Words) -> str:
    """An interval."""
    return f"{words.text(form, value=low)} – {words.text(form, value=high)}"


def tell_plan(game: Game[Any], seed: int, words: Words) -> str:
    """What is played, in a line."""
    title = words.text(f"{game.title}-title")
    return words.text("cli-simulate-plan", title=title, seats=game.seats, seed=str(seed))
