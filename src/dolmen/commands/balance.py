"""`dolmen balance`: whether seats, options and what players use are worth the same."""

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.arena.balance import (
    FORMAT,
    OPTION,
    SEAT,
    Examined,
    Laboratory,
    MarkRow,
    Notebook,
    examined,
    laboratory,
    rows,
)
from dolmen.arena.picture import Axes, Bar, draw_bars
from dolmen.bots import BOTS
from dolmen.commands import INTERRUPTED
from dolmen.commands.arena import (
    STANDARD_OUTPUT,
    budget_of,
    check_count,
    check_plot,
    usual_seats,
)
from dolmen.commands.arguments import (
    BOTS_LABEL,
    WHOLE,
    bots_listed,
    check_seed,
    open_table,
    options_typed,
)
from dolmen.commands.screen import show_json, show_line, show_table
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.core.options import listed
from dolmen.words import Words

PLACES: Final = 6
GAMES: Final = 100
# Groups that every title has.
OURS: Final = {SEAT: "balance-group-seat", OPTION: "balance-group-option"}


def add(app: App, words: Words) -> None:
    """Adds the command."""
    file = words.text("cli-label-file")

    @app.command(
        name="balance", help=words.text("cli-balance-help"), usage=words.text("cli-balance-usage")
    )
    def balance(
        title: Annotated[
            str, Parameter(help=words.text("cli-title"), metavar=words.text("cli-label-title"))
        ],
        /,
        *,
        bots: Annotated[
            str,
            Parameter(
                help=words.text("arena-bots", allowed=listed(list(BOTS))), metavar=BOTS_LABEL
            ),
        ],
        games: Annotated[int, WHOLE, Parameter(help=words.text("balance-games"))] = GAMES,
        seats: Annotated[int | None, WHOLE, Parameter(help=words.text("arena-seats"))] = None,
        vary: Annotated[
            tuple[str, ...], Parameter(help=words.text("balance-vary"), metavar="OPTION")
        ] = (),
        time: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-time"), metavar="MS")
        ] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[
            str | None,
            Parameter(help=words.text("arena-json"), metavar=file, allow_leading_hyphen=True),
        ] = None,
        plot: Annotated[
            Path | None, Parameter(help=words.text("balance-plot"), metavar=file)
        ] = None,
    ) -> int:
        names = bots_listed(bots)
        game = open_table(title, usual_seats(title, names) if seats is None else seats, option)
        check_count("--games", games)
        check_count("--jobs", jobs)
        check_seed(seed)
        lab = laboratory(
            title,
            game.seats,
            names,
            games,
            given=game.options,
            varied=vary,
            seed=seed,
            budget=budget_of(time, iterations),
        )
        check_plot(plot)
        kept = None if json in (None, STANDARD_OUTPUT) else Path(str(json))
        warn_when_slow(words)
        with nullcontext() if kept is None else Notebook(kept, lab) as book:
            found = gather(lab, book, jobs, words)
            closing = as_object(lab, found)
            if book is not None:
                book.write(closing)
        if json == STANDARD_OUTPUT:
            show_json({"format": FORMAT, "balance": lab.terms(), **closing})
        else:
            show(lab, found, words)
        if plot is not None:
            plot.write_text(picture(lab, found, words), encoding="utf-8")
        return 0 if len(found) == asked_of(lab) else INTERRUPTED


def asked_of(lab: Laboratory) -> int:
    """How many games a study has."""
    return lab.games * len(lab.plans)


def gather(lab: Laboratory, book: Notebook | None, jobs: int, words: Words) -> list[Examined]:
    """Plays what is missing. Ctrl-C ends it: what was played counts."""
    found = [] if book is None else list(book.games.values())
    had = [(game.place, game.number) for game in found]
    label = words.text("cli-simulate-progress")
    with progress(asked_of(lab), label) as tick, suppress(KeyboardInterrupt):
        for game in examined(lab, jobs, had):
            if book is not None:
                book.add(game)
            found.append(game)
            tick(len(found))
    return found


def as_object(lab: Laboratory, found: Sequence[Examined]) -> dict[str, object]:
    """The result for programs."""
    return {
        "asked": asked_of(lab),
        "games": len(found),
        "even": round(1 / lab.plans[0].game.seats, PLACES),
        "rows": [_row_object(row) for row in rows(found)],
    }


def _row_object(row: MarkRow) -> dict[str, object]:
    share, points = row.share, row.points
    figures = {
        "share": share.mean,
        "low": share.low,
        "high": share.high,
        "points": points.mean,
        "points_low": points.low,
        "points_high": points.high,
    }
    told = {"group": row.group, "name": row.name, "seats": row.seats, "of": row.of}
    return {**told, **{name: round(value, PLACES) for name, value in figures.items()}}


def show(lab: Laboratory, found: Sequence[Examined], words: Words) -> None:
    """The result for people, a table a group."""
    plan = lab.plans[0]
    title = words.text(f"{plan.game.title}-title")
    seats = plan.game.seats
    show_line(words.text("cli-simulate-plan", title=title, seats=seats, seed=str(plan.seed)))
    asked = asked_of(lab)
    if len(found) < asked:
        show_line(words.text("cli-simulate-stopped", games=len(found), asked=asked))
    for group, of_group in groupby(rows(found), key=lambda row: row.group):
        print()
        headings = [
            heading(plan.game.title, group, words),
            words.text("balance-heading-seats"),
            words.text("cli-heading-won"),
            words.text("arena-heading-interval"),
            words.text("cli-heading-mean"),
            words.text("arena-heading-interval"),
        ]
        show_table(headings, [_cells(row, seats, words) for row in of_group], numbers=5)


def heading(title: str, group: str, words: Words) -> str:
    """What a group is called: by us, by its title, or as it is."""
    id = OURS.get(group, f"{title}-balance-{group}")
    return words.text(id) if words.has(id) else group


def _cells(row: MarkRow, seats: int, words: Words) -> list[str]:
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
        row.name,
        str(row.seats),
        *won,
        words.text("cli-decimal", value=points.mean),
        between(points.low, points.high, "cli-decimal"),
    ]


def picture(lab: Laboratory, found: Sequence[Examined], words: Words) -> str:
    """Shares of wins with their intervals, group by group; of one who plays alone, points."""
    plan = lab.plans[0]
    alone = plan.game.seats == 1
    bars: list[Bar] = []
    for group, of_group in groupby(rows(found), key=lambda row: row.group):
        bars.append(Bar(heading(plan.game.title, group, words)))
        bars += [Bar(row.name, row.points if alone else row.share) for row in of_group]
    title = words.text(
        "cli-simulate-plan",
        title=words.text(f"{plan.game.title}-title"),
        seats=plan.game.seats,
        seed=str(plan.seed),
    )
    if not alone:
        below = words.text("arena-axis-share")
        return draw_bars(bars, Axes(title, below, "", 0, 1, 1 / plan.game.seats))
    ends = [end for bar in bars if bar.interval is not None for end in bar.interval]
    low, high = min(ends, default=0.0), max(ends, default=1.0)
    return draw_bars(bars, Axes(title, words.text("arena-axis-points"), "", low, high))
