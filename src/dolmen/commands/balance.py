"""`dolmen balance`: whether seats, options and what players use are worth the same."""

from collections.abc import Iterable
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
    Notebook,
    TraitRow,
    examined,
    laboratory,
    rows,
)
from dolmen.arena.hands import Way
from dolmen.arena.picture import Axes, Bar, draw_bars
from dolmen.arena.study import Asked
from dolmen.commands.arguments import (
    WHOLE,
    bots_listed,
    bots_typed,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.screen import show_line, show_table
from dolmen.commands.series import (
    GAMES,
    PLACES,
    StudySeries,
    budget_of,
    cells,
    check_amounts,
    cluster_address,
    figures,
    headings,
    picture_file,
    results_file,
    tell_plan,
    thinking_time,
    usual_seats,
    way_of,
)
from dolmen.words import Words

# Groups that every title has.
OURS: Final = {SEAT: "balance-group-seat", OPTION: "balance-group-option"}


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="balance", help=words.text("cli-balance-help"), usage=words.text("cli-balance-usage")
    )
    def balance(
        title: Annotated[str, title_typed(words)],
        /,
        *,
        bots: Annotated[str, bots_typed(words, "arena-bots")],
        games: Annotated[int, WHOLE, Parameter(help=words.text("balance-games"))] = GAMES,
        seats: Annotated[int | None, WHOLE, Parameter(help=words.text("arena-seats"))] = None,
        vary: Annotated[
            tuple[str, ...], Parameter(help=words.text("balance-vary"), metavar="OPTION")
        ] = (),
        time: Annotated[int | None, WHOLE, thinking_time(words)] = None,
        iterations: Annotated[
            int | None, WHOLE, Parameter(help=words.text("arena-iterations"))
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[str | None, results_file(words)] = None,
        plot: Annotated[Path | None, picture_file(words, "balance-plot")] = None,
        ray: Annotated[str | None, cluster_address(words)] = None,
    ) -> int:
        names = bots_listed(bots)
        game = open_table(title, usual_seats(title, names) if seats is None else seats, option)
        check_amounts(games, jobs, seed)
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
        return BalanceSeries(words, lab, way_of(jobs, ray, game.title)).carry_out(json, plot)


class BalanceSeries(StudySeries[Examined]):
    """A study of balance, played here or elsewhere."""

    def __init__(self, words: Words, lab: Laboratory, way: Way) -> None:
        super().__init__(words, lab.games * len(lab.plans))
        self.lab = lab
        self.way = way
        self.game, self.seed = lab.plans[0].game, lab.plans[0].seed

    def opening(self) -> dict[str, object]:
        """The format of the results, and what was asked."""
        return {"format": FORMAT, "balance": self.lab.terms()}

    def open_book(self, path: Path) -> Notebook:
        """The file that games are kept in."""
        return Notebook(path, self.lab)

    def results(self, known: Iterable[Asked]) -> Iterable[Examined]:
        """The games as they end."""
        return examined(self.lab, self.way, known)

    def as_object(self) -> dict[str, object]:
        """The result for programs."""
        return {
            "asked": self.asked,
            "games": len(self.found),
            "even": round(1 / self.game.seats, PLACES),
            "rows": [_row_object(row) for row in rows(self.found)],
        }

    def show(self) -> None:
        """The result for people, a table a group."""
        words = self.words
        show_line(tell_plan(self.game, self.seed, words))
        self.show_stopped()
        for group, of_group in groupby(rows(self.found), key=lambda row: row.group):
            print()
            above = [self.heading(group), words.text("balance-heading-seats"), *headings(words)]
            show_table(above, [self.cells(row) for row in of_group], numbers=5)

    def heading(self, group: str) -> str:
        """What a group is called: by us, by its title, or as it is."""
        id = OURS.get(group, f"{self.game.title}-balance-{group}")
        return self.words.text(id) if self.words.has(id) else group

    def cells(self, row: TraitRow) -> list[str]:
        """One trait."""
        return [
            row.name,
            str(row.seats),
            *cells(row.share, row.points, self.game.seats, self.words),
        ]

    def picture(self) -> str:
        """Shares of wins with their intervals, group by group; of one who plays alone, points."""
        seats, words = self.game.seats, self.words
        alone = seats == 1
        bars: list[Bar] = []
        for group, of_group in groupby(rows(self.found), key=lambda row: row.group):
            bars.append(Bar(self.heading(group)))
            bars += [Bar(row.name, row.points if alone else row.share) for row in of_group]
        title = tell_plan(self.game, self.seed, words)
        if not alone:
            below = words.text("arena-axis-share")
            return draw_bars(bars, Axes(title, below, "", 0, 1, 1 / seats))
        ends = [end for bar in bars if bar.interval is not None for end in bar.interval]
        low, high = min(ends, default=0.0), max(ends, default=1.0)
        return draw_bars(bars, Axes(title, words.text("arena-axis-points"), "", low, high))


def _row_object(row: TraitRow) -> dict[str, object]:
    told = {"group": row.group, "name": row.name, "seats": row.seats, "of": row.of}
    return {**told, **figures(row.share, row.points)}
