"""`dolmen fork`: what would have come of a game, had it gone on from some move."""

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.arena.fork import AS_THEY_LIKE, FORMAT, Fork, ForkBook, Outcome, SeatRow, played, rows
from dolmen.arena.picture import Axes, Curve, draw, sampled
from dolmen.bots import BOTS
from dolmen.bots.figures import share_of
from dolmen.commands import INTERRUPTED
from dolmen.commands.arena import STANDARD_OUTPUT, budget_of, check_count, check_plot
from dolmen.commands.arguments import BOTS_LABEL, WHOLE, bot_names, check_seed, read_record
from dolmen.commands.screen import show_json, show_line, show_table
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.words import Words

PLACES: Final = 6
GAMES: Final = 100


def add(app: App, words: Words) -> None:
    """Adds the command."""
    file = words.text("cli-label-file")

    @app.command(name="fork", help=words.text("cli-fork-help"), usage=words.text("cli-fork-usage"))
    def fork(
        record: Annotated[Path, Parameter(help=words.text("cli-replay-record"), metavar=file)],
        /,
        *,
        bots: Annotated[
            str,
            Parameter(help=words.text("fork-who", allowed=listed(list(BOTS))), metavar=BOTS_LABEL),
        ],
        at: Annotated[int | None, WHOLE, Parameter(help=words.text("fork-at"))] = None,
        games: Annotated[int, WHOLE, Parameter(help=words.text("fork-games"))] = GAMES,
        try_: Annotated[
            tuple[str, ...],
            Parameter(name="--try", help=words.text("fork-try"), metavar="MOVE"),
        ] = (),
        time: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-time"), metavar="MS")
        ] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        json: Annotated[
            str | None,
            Parameter(help=words.text("arena-json"), metavar=file, allow_leading_hyphen=True),
        ] = None,
        plot: Annotated[Path | None, Parameter(help=words.text("arena-plot"), metavar=file)] = None,
    ) -> int:
        log = read_record(record)
        check_count("--games", games)
        check_count("--jobs", jobs)
        check_seed(seed)
        count = len(log.moves) if at is None else at
        if not 0 <= count <= len(log.moves):
            raise Refusal("fork-beyond", at=str(count), most=len(log.moves))
        names = tuple(bot_names(bots, log.game.seats))
        asked = Fork(
            log.game,
            tuple(log.moves[:count]),
            names,
            games,
            seed,
            try_ or (AS_THEY_LIKE,),
            budget_of(time, iterations),
        )
        asked.check()
        check_plot(plot)
        kept = None if json in (None, STANDARD_OUTPUT) else Path(str(json))
        warn_when_slow(words)
        with nullcontext() if kept is None else ForkBook(kept, asked) as book:
            found = gather(asked, book, jobs, words)
            closing = as_object(asked, found)
            if book is not None:
                book.write(closing)
        if json == STANDARD_OUTPUT:
            show_json({"format": FORMAT, "fork": asked.terms(), **closing})
        else:
            show(asked, found, words)
        if plot is not None:
            plot.write_text(picture(asked, found, words), encoding="utf-8")
        return 0 if len(found) == games * len(asked.tries) else INTERRUPTED


def gather(fork: Fork, book: ForkBook | None, jobs: int, words: Words) -> list[Outcome]:
    """Plays what is missing. Ctrl-C ends it: what was played counts."""
    found = [] if book is None else list(book.outcomes.values())
    had = [(one.tried, one.number) for one in found]
    label = words.text("cli-simulate-progress")
    with progress(fork.games * len(fork.tries), label) as tick, suppress(KeyboardInterrupt):
        for outcome in played(fork, jobs, had):
            if book is not None:
                book.add(outcome)
            found.append(outcome)
            tick(len(found))
    return found


def as_object(fork: Fork, found: Sequence[Outcome]) -> dict[str, object]:
    """The result for programs."""
    return {
        "asked": fork.games * len(fork.tries),
        "games": len(found),
        "at": len(fork.moves),
        "seats": [_row_object(row) for row in rows(fork, found)],
    }


def _row_object(row: SeatRow) -> dict[str, object]:
    share, points = row.share, row.points
    figures = {
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "points": points.mean,
        "points_low": points.low,
        "points_high": points.high,
    }
    told = {"try": row.tried or None, "seat": row.seat, "bot": row.bot, "games": row.games}
    return {**told, **{name: round(value, PLACES) for name, value in figures.items()}}


def show(fork: Fork, found: Sequence[Outcome], words: Words) -> None:
    """The result for people."""
    title = words.text(f"{fork.game.title}-title")
    show_line(words.text("fork-plan", title=title, at=len(fork.moves), seed=str(fork.seed)))
    asked = fork.games * len(fork.tries)
    if len(found) < asked:
        show_line(words.text("cli-simulate-stopped", games=len(found), asked=asked))
    if not found:
        return
    print()
    several = fork.tries != (AS_THEY_LIKE,)
    headings = [
        *([words.text("fork-heading-try")] if several else []),
        words.text("cli-heading-seat"),
        words.text("cli-heading-bot"),
        words.text("cli-heading-won"),
        words.text("arena-heading-interval"),
        words.text("cli-heading-mean"),
        words.text("arena-heading-interval"),
    ]
    cells = [
        [*([row.tried or "–"] if several else []), *_cells(row, fork.game.seats, words)]
        for row in rows(fork, found)
    ]
    show_table(headings, cells, numbers=4)


def _cells(row: SeatRow, seats: int, words: Words) -> list[str]:
    def between(low: float, high: float, form: str) -> str:
        return f"{words.text(form, value=low)} – {words.text(form, value=high)}"

    share, points = row.share, row.points
    # Who plays alone wins always, and that says nothing.
    won = ["–", "–"]
    if seats > 1:
        won = [
            words.text("cli-percent", value=100 * share.mean),
            between(100 * share.low, 100 * share.high, "cli-percent"),
        ]
    return [
        str(row.seat),
        row.bot,
        *won,
        words.text("cli-decimal", value=points.mean),
        between(points.low, points.high, "cli-decimal"),
    ]


def picture(fork: Fork, found: Sequence[Outcome], words: Words) -> str:
    """How the share of the seat that was to decide became clear, try by try; where the bots go on
    as they like, that of every seat."""
    curves: list[Curve] = []
    several = fork.tries != (AS_THEY_LIKE,)
    seats = [max(int(fork.game.actor(fork.start()[0])), 0)] if several else range(fork.game.seats)
    for place, tried in enumerate(fork.tries):
        games = sorted((one for one in found if one.tried == place), key=lambda one: one.number)
        for seat in seats:
            parts = [one.parts[seat] for one in games]
            points = [(count, share_of(parts[:count])) for count in sampled(len(parts))]
            curves.append(Curve(tried if several else f"{seat} {fork.bots[seat]}", points))
    title = words.text(
        "fork-plan",
        title=words.text(f"{fork.game.title}-title"),
        at=len(fork.moves),
        seed=str(fork.seed),
    )
    below, beside = words.text("arena-axis-games"), words.text("arena-axis-share")
    return draw(curves, Axes(title, below, beside, 0, 1, 1 / fork.game.seats))
