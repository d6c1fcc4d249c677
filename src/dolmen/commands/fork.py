"""`dolmen fork`: what would have come of a game, had it gone on from some move."""

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from dolmen.arena.fork import AS_THEY_LIKE, FORMAT, Fork, ForkBook, Outcome, SeatRow, played, rows
from dolmen.arena.hands import Way
from dolmen.arena.picture import Axes, Curve, draw, sampled
from dolmen.arena.study import Asked
from dolmen.bots.figures import share_of
from dolmen.commands.arguments import WHOLE, bot_names, bots_typed
from dolmen.commands.records import read_record
from dolmen.commands.screen import show_line, show_table
from dolmen.commands.series import (
    GAMES,
    StudySeries,
    budget_of,
    cells,
    check_amounts,
    cluster_address,
    figures,
    headings,
    picture_file,
    results_file,
    thinking_time,
    way_of,
)
from dolmen.core.fair import Dice
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.review.sequel import SAME, dice_of
from dolmen.words import Words


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(name="fork", help=words.text("cli-fork-help"), usage=words.text("cli-fork-usage"))
    def fork(
        record: Annotated[
            Path,
            Parameter(help=words.text("cli-replay-record"), metavar=words.text("cli-label-file")),
        ],
        /,
        *,
        bots: Annotated[str, bots_typed(words, "fork-who")],
        at: Annotated[int | None, WHOLE, Parameter(help=words.text("fork-at"))] = None,
        games: Annotated[int, WHOLE, Parameter(help=words.text("fork-games"))] = GAMES,
        try_: Annotated[
            tuple[str, ...],
            Parameter(name="--try", help=words.text("fork-try"), metavar="MOVE"),
        ] = (),
        same_dice: Annotated[
            bool, Parameter(help=words.text("fork-same-dice"), negative=())
        ] = False,
        time: Annotated[int | None, WHOLE, thinking_time(words)] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        json: Annotated[str | None, results_file(words)] = None,
        plot: Annotated[Path | None, picture_file(words)] = None,
        ray: Annotated[str | None, cluster_address(words)] = None,
    ) -> int:
        log = read_record(record)
        check_amounts(games, jobs, seed)
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
            own_dice(log, count) if same_dice else None,
        )
        asked.check()
        return ForkSeries(words, asked, way_of(jobs, ray, log.game.title)).carry_out(json, plot)


def own_dice(log: Log[Any], at: int) -> Dice:
    """The dice of a record, to go on with after so many moves; refused where it has none."""
    which = dice_of(log, at)
    if which != SAME:
        raise Refusal("fork-dice", dice=which)
    return log.dice()


class ForkSeries(StudySeries[Outcome]):
    """A fork, played here or elsewhere."""

    def __init__(self, words: Words, fork: Fork, way: Way) -> None:
        super().__init__(words, fork.games * len(fork.tries))
        self.fork = fork
        self.way = way
        # Whether moves are compared, or the bots go on as they like.
        self.compares = fork.tries != (AS_THEY_LIKE,)

    def opening(self) -> dict[str, object]:
        """The format of the results, and what was asked."""
        return {"format": FORMAT, "fork": self.fork.terms()}

    def open_book(self, path: Path) -> ForkBook:
        """The file that games are kept in."""
        return ForkBook(path, self.fork)

    def results(self, known: Iterable[Asked]) -> Iterable[Outcome]:
        """The games as they end."""
        return played(self.fork, self.way, known)

    def as_object(self) -> dict[str, object]:
        """The result for programs."""
        return {
            "asked": self.asked,
            "games": len(self.found),
            "at": len(self.fork.moves),
            "seats": [_row_object(row) for row in rows(self.fork, self.found)],
        }

    def show(self) -> None:
        """The result for people."""
        words = self.words
        show_line(self.told())
        self.show_stopped()
        if not self.found:
            return
        print()
        above = [words.text("cli-heading-seat"), words.text("cli-heading-bot"), *headings(words)]
        below = [[row.tried or "–", *self.cells(row)] for row in rows(self.fork, self.found)]
        if self.compares:
            show_table([words.text("fork-heading-try"), *above], below, numbers=4)
        else:
            show_table(above, [line[1:] for line in below], numbers=4)

    def cells(self, row: SeatRow) -> list[str]:
        """A seat after one of the tries."""
        seats = self.fork.game.seats
        return [str(row.seat), row.bot, *cells(row.share, row.points, seats, self.words)]

    def told(self) -> str:
        """What is played, in a line."""
        return self.words.text(
            "fork-plan" if self.fork.dice is None else "fork-plan-same",
            title=self.words.text(f"{self.fork.game.title}-title"),
            at=len(self.fork.moves),
            seed=str(self.fork.seed),
        )

    def picture(self) -> str:
        """How the share of the seat that was to decide became clear, try by try; where the bots go
        on as they like, that of every seat."""
        fork, words = self.fork, self.words
        curves: list[Curve] = []
        deciding = max(int(fork.game.actor(fork.start()[0])), 0)
        seats = [deciding] if self.compares else range(fork.game.seats)
        for place, tried in enumerate(fork.tries):
            of_try = (one for one in self.found if one.place == place)
            games = sorted(of_try, key=lambda one: one.number)
            for seat in seats:
                parts = [one.parts[seat] for one in games]
                points = [(count, share_of(parts[:count])) for count in sampled(len(parts))]
                curves.append(
                    Curve(tried if self.compares else f"{seat} {fork.bots[seat]}", points)
                )
        below, beside = words.text("arena-axis-games"), words.text("arena-axis-share")
        return draw(curves, Axes(self.told(), below, beside, 0, 1, 1 / fork.game.seats))


def _row_object(row: SeatRow) -> dict[str, object]:
    told = {"try": row.tried or None, "seat": row.seat, "bot": row.bot, "games": row.games}
    return {**told, **figures(row.share, row.points)}
