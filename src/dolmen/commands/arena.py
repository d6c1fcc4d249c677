"""`dolmen arena`: bots play each other until it is known how strong they are."""

from collections.abc import Sequence
from contextlib import nullcontext, suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.arena.book import FORMAT, Book, unwritable
from dolmen.arena.cluster import games_on
from dolmen.arena.plan import Plan
from dolmen.arena.run import Games, games_by, run
from dolmen.arena.sprt import Sprt, share_at
from dolmen.arena.standing import Standing
from dolmen.bots import BOTS, Budget
from dolmen.commands import INTERRUPTED, candidates, require_extra
from dolmen.commands.arguments import (
    BOTS_LABEL,
    WHOLE,
    bots_listed,
    check_seed,
    check_title,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.outcome import SEVERAL, as_object, picture, show, tell_row
from dolmen.commands.screen import show_json
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.games import seat_counts
from dolmen.words import Words

STANDARD_OUTPUT: Final = "-"
FEWEST_SEATS: Final = 2
PICTURE: Final = ".svg"


def add(app: App, words: Words) -> None:
    """Adds the command."""
    file = words.text("cli-label-file")

    @app.command(
        name="arena", help=words.text("cli-arena-help"), usage=words.text("cli-arena-usage")
    )
    def arena(
        title: Annotated[str, title_typed(words)],
        /,
        *,
        bots: Annotated[
            str,
            Parameter(
                help=words.text("arena-bots", allowed=listed(list(BOTS))),
                metavar=BOTS_LABEL,
                completer=candidates.bots,
            ),
        ],
        games: Annotated[int, WHOLE, Parameter(help=words.text("arena-games"))] = 100,
        seats: Annotated[int | None, WHOLE, Parameter(help=words.text("arena-seats"))] = None,
        time: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-time"), metavar="MS")
        ] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        sprt: Annotated[
            str | None, Parameter(help=words.text("arena-sprt"), metavar="LOW,HIGH")
        ] = None,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[
            str | None,
            Parameter(help=words.text("arena-json"), metavar=file, allow_leading_hyphen=True),
        ] = None,
        plot: Annotated[Path | None, Parameter(help=words.text("arena-plot"), metavar=file)] = None,
        ray: Annotated[
            str | None, Parameter(help=words.text("arena-ray"), metavar="ADDRESS")
        ] = None,
    ) -> int:
        names = tuple(bots_listed(bots))
        game = open_table(title, usual_seats(title, names) if seats is None else seats, option)
        check_count("--games", games)
        check_count("--jobs", jobs)
        check_seed(seed)
        plan = Plan(game, names, seed, budget_of(time, iterations))
        standing = Standing(plan, games, read_sprt(sprt, plan))
        if len(set(names)) >= SEVERAL and game.seats > 1:
            require_extra("arena")
        play_all = games_by(jobs) if ray is None else on_cluster(ray)
        check_plot(plot)
        kept = None if json in (None, STANDARD_OUTPUT) else Path(str(json))
        warn_when_slow(words)
        with nullcontext() if kept is None else Book(kept, plan) as book:
            play(standing, book, play_all, words)
            closing = as_object(standing)
            if book is not None:
                book.write(closing)
        if json == STANDARD_OUTPUT:
            show_json({"format": FORMAT, "arena": plan.terms(), **closing})
        else:
            show(standing, words)
        if plot is not None:
            plot.write_text(picture(standing, words), encoding="utf-8")
        return 0 if standing.is_over() else INTERRUPTED


def usual_seats(title: str, bots: Sequence[str]) -> int:
    """As many seats as bots, if the title is made for them, else two, or the fewest it has."""
    check_title(title)
    allowed = seat_counts(title)
    if len(bots) in allowed:
        return len(bots)
    return FEWEST_SEATS if FEWEST_SEATS in allowed else allowed[0]


def check_count(option: str, count: int) -> None:
    """Refuses less than one of anything."""
    if count < 1:
        raise Refusal("arena-count", option=option, count=str(count))


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


def read_sprt(typed: str | None, plan: Plan) -> Sprt | None:
    """Two shares of wins, or two differences of Elo that stand for shares."""
    if typed is None:
        return None
    seats = plan.game.seats
    even = plan.seating(1).bots.count(plan.bots[0]) / seats
    try:
        low, high = map(float, typed.split(","))
    except ValueError:
        raise Refusal("arena-sprt-refused", sprt=typed) from None
    if not low < high or even == 1:
        raise Refusal("arena-sprt-refused", sprt=typed)
    if low > 0 and high < 1:
        return Sprt(low, high)
    return Sprt(share_at(low, even), share_at(high, even))


def on_cluster(address: str) -> Games:
    """Plays on a cluster."""
    require_extra("cluster")
    return games_on(import_module("ray"), address)


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


def play(standing: Standing, book: Book | None, play_all: Games, words: Words) -> None:
    """Plays the games. Ctrl-C ends it: what was played counts, and games under way do not."""
    label = words.text("cli-simulate-progress")
    with progress(standing.asked, label) as tick, suppress(KeyboardInterrupt):
        run(
            standing,
            play_all,
            book,
            lambda now: tick(now.games, tell_row(now.row(now.plan.bots[0]), words)),
        )
