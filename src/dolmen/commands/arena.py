"""`dolmen arena`: bots play each other until it is known how strong they are."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from dolmen.arena.book import FORMAT, Book
from dolmen.arena.hands import Way
from dolmen.arena.plan import Plan
from dolmen.arena.run import run
from dolmen.arena.sprt import Sprt, share_at
from dolmen.arena.standing import Standing
from dolmen.commands import require_extra
from dolmen.commands.arguments import (
    WHOLE,
    bots_listed,
    bots_typed,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.outcome import SEVERAL, as_object, picture, show, tell_row
from dolmen.commands.series import (
    GAMES,
    Series,
    budget_of,
    check_amounts,
    cluster_address,
    picture_file,
    results_file,
    thinking_time,
    usual_seats,
    way_of,
)
from dolmen.commands.waiting import progress
from dolmen.core.message import Refusal
from dolmen.words import Words


class Arena(Series[Book]):
    """Bots play each other, here or elsewhere."""

    def __init__(self, words: Words, standing: Standing, way: Way) -> None:
        super().__init__(words)
        self.standing = standing
        self.way = way

    def opening(self) -> dict[str, object]:
        """The format of the results, and what was asked."""
        return {"format": FORMAT, "arena": self.standing.plan.terms()}

    def open_book(self, path: Path) -> Book:
        """The file that games are kept in."""
        return Book(path, self.standing.plan)

    def play(self, book: Book | None) -> None:
        """Plays the games. Games that were under way when it was ended do not count."""
        label = self.words.text("cli-simulate-progress")
        with progress(self.standing.asked, label) as tick, suppress(KeyboardInterrupt):
            run(
                self.standing,
                self.way,
                book,
                lambda now: tick(now.games, tell_row(now.row(now.plan.bots[0]), self.words)),
            )

    def is_whole(self) -> bool:
        """Whether it is decided, or all was played."""
        return self.standing.is_over()

    def as_object(self) -> dict[str, object]:
        """The result for programs."""
        return as_object(self.standing)

    def show(self) -> None:
        """The result for people."""
        show(self.standing, self.words)

    def picture(self) -> str:
        """How it became clear."""
        return picture(self.standing, self.words)


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="arena", help=words.text("cli-arena-help"), usage=words.text("cli-arena-usage")
    )
    def arena(
        title: Annotated[str, title_typed(words)],
        /,
        *,
        bots: Annotated[str, bots_typed(words, "arena-bots")],
        games: Annotated[int, WHOLE, Parameter(help=words.text("arena-games"))] = GAMES,
        seats: Annotated[int | None, WHOLE, Parameter(help=words.text("arena-seats"))] = None,
        time: Annotated[int | None, WHOLE, thinking_time(words)] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        sprt: Annotated[
            str | None, Parameter(help=words.text("arena-sprt"), metavar="LOW,HIGH")
        ] = None,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[str | None, results_file(words)] = None,
        plot: Annotated[Path | None, picture_file(words)] = None,
        ray: Annotated[str | None, cluster_address(words)] = None,
    ) -> int:
        names = tuple(bots_listed(bots))
        game = open_table(title, usual_seats(title, names) if seats is None else seats, option)
        check_amounts(games, jobs, seed)
        check_rivals(names, game.seats)
        plan = Plan(game, names, seed, budget_of(time, iterations))
        standing = Standing(plan, games, read_sprt(sprt, plan))
        if len(set(names)) >= SEVERAL and game.seats > 1:
            require_extra("arena")
        return Arena(words, standing, way_of(jobs, ray, title)).carry_out(json, plot)


def check_rivals(names: Sequence[str], seats: int) -> None:
    """Refuses a bot that would meet itself: it wins whatever happens, which tells nothing."""
    if seats > 1 and len(names) == 1:
        raise Refusal("arena-one-bot", bot=names[0])
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Refusal("arena-bot-twice", bot=twice)


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
