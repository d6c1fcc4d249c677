"""`dolmen review`: a finished game looked at again."""

from collections.abc import Callable
from json import dumps
from math import inf
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.commands.arguments import WHOLE, check_seed
from dolmen.commands.records import read_record
from dolmen.commands.review_page import page
from dolmen.commands.screen import show_heading, show_line, show_table
from dolmen.commands.series import check_file
from dolmen.commands.waiting import Tick, progress, warn_when_slow
from dolmen.core.message import Refusal
from dolmen.review.effort import USUAL, Effort, games_within
from dolmen.review.form import as_object
from dolmen.review.review import check, review
from dolmen.words import Words
from dolmen.words.review import Telling

# Steps of the progress bar, however many games there are.
WIDTH: Final = 100


def add(app: App, words: Words) -> None:
    """Adds the command."""
    file = words.text("cli-label-file")

    @app.command(
        name="review", help=words.text("cli-review-help"), usage=words.text("cli-review-usage")
    )
    def review_record(
        record: Annotated[Path, Parameter(help=words.text("review-help-record"), metavar=file)],
        /,
        *,
        seat: Annotated[int | None, WHOLE, Parameter(help=words.text("review-help-seat"))] = None,
        budget: Annotated[
            float | None, Parameter(help=words.text("review-help-budget"), metavar="S")
        ] = None,
        games: Annotated[int | None, WHOLE, Parameter(help=words.text("review-help-games"))] = None,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        json: Annotated[
            Path | None, Parameter(help=words.text("review-help-json"), metavar=file)
        ] = None,
        html: Annotated[
            Path | None, Parameter(help=words.text("review-help-html"), metavar=file)
        ] = None,
    ) -> int:
        check_effort(budget, games)
        check_seed(seed)
        log = read_record(record)
        check(log, seat)
        check_apart(record, json, html)
        check_file(json)
        check_file(html)
        warn_when_slow(words)
        if games is None:
            games = games_within(log.game, log.game.start(), budget or USUAL)
        with progress(WIDTH, words.text("review-progress")) as tick:
            found = review(log, Effort(games, seed), seat, ticking(tick, games))
        telling = Telling(words, log, found)
        if json is not None:
            written = dumps(as_object(found, log.game), ensure_ascii=False, indent=1)
            json.write_text(f"{written}\n", encoding="utf-8")
        if html is not None:
            html.write_text(page(telling), encoding="utf-8")
        show(telling)
        for path in filter(None, (json, html)):
            show_line(words.text("review-written", path=str(path)))
        return 0


def check_effort(budget: float | None, games: int | None) -> None:
    """Refuses no time, no games, and both at once."""
    if budget is not None and games is not None:
        raise Refusal("review-both")
    for option, given in (("--budget", budget), ("--games", games)):
        # What is no number at all is not above nothing either.
        if given is not None and not 0 < given < inf:
            raise Refusal("review-budget", option=option, given=f"{given:g}")


def check_apart(*paths: Path | None) -> None:
    """Refuses to write over the record, or one thing over the other."""
    known: set[Path] = set()
    for path in filter(None, paths):
        if path.resolve() in known:
            raise Refusal("review-twice", path=str(path))
        known.add(path.resolve())


def ticking(tick: Tick, games: int) -> Callable[[int], bool]:
    """Moves the bar on; nobody but Ctrl-C ends a review here."""

    def tell(done: int) -> bool:
        tick(min(WIDTH, WIDTH * done // games))
        return True

    return tell


def show(telling: Telling) -> None:
    """The review, for people."""
    show_heading(telling.heading())
    show_line(telling.basis())
    for part in telling.parts():
        print()
        show_heading(part.heading)
        for sentence in part.sentences:
            show_line(sentence)
        if part.rows:
            show_table(part.columns, part.rows, part.numbers)
