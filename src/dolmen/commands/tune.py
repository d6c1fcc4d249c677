"""`dolmen tune`: finds better weights for the judge of a title, by playing."""

import shlex
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from dolmen.arena.evolution import FEWEST, usual_population
from dolmen.arena.picture import Axes, Curve, draw
from dolmen.arena.trial import Trials
from dolmen.arena.tuning import Generation, Journal, Task, best_of, gain, tune
from dolmen.bots.figures import Interval
from dolmen.bots.weights import Weights, parse, read, text
from dolmen.commands import INTERRUPTED
from dolmen.commands.arguments import (
    WHOLE,
    bots_listed,
    bots_typed,
    check_seed,
    open_table,
    options_typed,
    title_typed,
)
from dolmen.commands.records import read_bytes as read_file
from dolmen.commands.screen import show_line, show_table
from dolmen.commands.series import check_count, check_file, check_plot, picture_file
from dolmen.commands.waiting import progress, warn_when_slow
from dolmen.core.judge import PLAIN_WEIGHTS, SHARED
from dolmen.core.message import Refusal
from dolmen.games import TITLES, room, seat_counts
from dolmen.words import Words


def add(app: App, words: Words) -> None:
    """Adds the command."""
    file = words.text("cli-label-file")

    @app.command(name="tune", help=words.text("cli-tune-help"), usage=words.text("cli-tune-usage"))
    def tune(
        title: Annotated[str, title_typed(words)],
        /,
        *,
        seats: Annotated[int | None, WHOLE, Parameter(help=words.text("tune-seats"))] = None,
        generations: Annotated[int, WHOLE, Parameter(help=words.text("tune-generations"))] = 20,
        population: Annotated[
            int | None, WHOLE, Parameter(help=words.text("tune-population"))
        ] = None,
        positions: Annotated[int, WHOLE, Parameter(help=words.text("tune-positions"))] = 60,
        panel: Annotated[str, bots_typed(words, "tune-panel")] = "random,greedy,plain",
        iterations: Annotated[int, WHOLE, Parameter(help=words.text("arena-iterations"))] = 30,
        spread: Annotated[int, WHOLE, Parameter(help=words.text("tune-spread"))] = 25,
        start: Annotated[
            Path | None, Parameter(help=words.text("tune-start"), metavar=file)
        ] = None,
        jobs: Annotated[int, WHOLE, Parameter(help=words.text("arena-jobs"))] = 1,
        seed: Annotated[int, WHOLE, Parameter(help=words.text("cli-simulate-seed"))] = 0,
        option: Annotated[tuple[str, ...], options_typed(words)] = (),
        json: Annotated[Path | None, Parameter(help=words.text("tune-json"), metavar=file)] = None,
        out: Annotated[Path | None, Parameter(help=words.text("tune-out"), metavar=file)] = None,
        plot: Annotated[Path | None, picture_file(words, "tune-plot")] = None,
    ) -> int:
        usual = TITLES[title].quick_seats if title in TITLES else 0
        game = open_table(
            title, (usual or seat_counts(title)[0]) if seats is None else seats, option
        )
        names = weight_names(title)
        most = usual_population(len(names)) if population is None else population
        counts = {
            "generations": generations,
            "population": most,
            "positions": positions,
            "iterations": iterations,
            "spread": spread,
        }
        for name, count in {**counts, "jobs": jobs}.items():
            check_count(f"--{name}", count, FEWEST if name == "population" else 1)
        check_seed(seed)
        begun = begin_with(title, names, start)
        trials = Trials(game, tuple(bots_listed(panel)), iterations)
        known = begun.at(game.seats)
        numbers = tuple(known[name] for name in names)
        task = Task(trials, names, numbers, spread, most, positions, seed)
        check_plot(plot)
        check_file(out)
        warn_when_slow(words)
        with nullcontext() if json is None else Journal(json, task) as journal:
            found = run(task, generations, jobs, journal, words)
        if not found:
            return INTERRUPTED
        best = best_of(found)
        settings = {**counts, "panel": panel, "seed": seed}
        if seats is not None:
            settings["seats"] = seats
        made = Weights(
            command(title, settings, option, start),
            *merged(begun, names, best, None if seats is None else game.seats),
        )
        if out is None:
            print(text(made), end="")
        else:
            out.write_text(text(made), encoding="utf-8")
            show(task, found, gain(task, best, jobs), words)
        if plot is not None:
            plot.write_text(picture(task, found, words), encoding="utf-8")
        return 0 if len(found) > generations else INTERRUPTED


def weight_names(title: str) -> tuple[str, ...]:
    """What the judge of a title weighs; one that brings none has what every judge has."""
    known: Any = room(title, "judge")
    return SHARED if known is None else tuple(known.WEIGHTS)


def begin_with(title: str, names: tuple[str, ...], start: Path | None) -> Weights:
    """The weights of a file, or those that the title ships."""
    if start is not None:
        try:
            return parse(title, read_file(start).decode(errors="replace"), names)
        except Refusal as refusal:
            if refusal.message.id != "title-broken":
                raise
            raise Refusal("tune-start-refused", path=str(start), title=title) from None
    if names == SHARED:
        return Weights("", dict(zip(SHARED, PLAIN_WEIGHTS, strict=True)), {})
    return read(title, names)


def merged(
    begun: Weights, names: Sequence[str], best: Generation, seats: int | None
) -> tuple[dict[str, int], dict[str, dict[str, int]]]:
    """Tuned for a seat count that was asked for, they are for tables of so many alone."""
    tuned = dict(zip(names, best.weights, strict=True))
    others = {count: dict(some) for count, some in begun.seats.items()}
    if seats is None:
        return tuned, others
    differing = {name: value for name, value in tuned.items() if value != begun.weights[name]}
    return dict(begun.weights), {**others, str(seats): differing}


def command(
    title: str, settings: dict[str, Any], options: Sequence[str], start: Path | None
) -> str:
    """What was asked, in full, so that it can be asked again."""
    parts = ["dolmen", "tune", title]
    for name, value in settings.items():
        parts += [f"--{name}", str(value)]
    for option in options:
        parts += ["--option", option]
    parts += [] if start is None else ["--start", str(start)]
    return shlex.join(parts)


def run(
    task: Task, generations: int, jobs: int, journal: Journal | None, words: Words
) -> list[Generation]:
    """So many generations, fewer if Ctrl-C is pressed."""
    with progress(generations, words.text("tune-progress")) as tick:

        def tell(found: Generation) -> None:
            tick(found.state.generation, tell_interval(found.worth, words))

        return tune(task, generations, jobs, journal, tell)


def tell_interval(interval: Interval, words: Words) -> str:
    """A worth with its interval."""
    mean, low, high = (words.text("arena-ratio", value=value) for value in interval)
    return words.text("tune-worth", mean=mean, low=low, high=high)


def show(task: Task, found: Sequence[Generation], gained: Interval, words: Words) -> None:
    """The result for people."""
    best = best_of(found)
    show_line(words.text("tune-played", generations=len(found) - 1, best=best.state.generation))
    print()
    headings = ("tune-heading-weight", "tune-heading-before", "tune-heading-after")
    rows = zip(task.names, map(str, task.start), map(str, best.weights), strict=True)
    show_table([words.text(heading) for heading in headings], list(rows), numbers=2)
    print()
    show_line(words.text("tune-gain", gain=tell_interval(gained, words)))


def picture(task: Task, found: Sequence[Generation], words: Words) -> str:
    """What the weights of each generation were worth."""
    points = [(one.state.generation, one.worth) for one in found]
    axes = Axes(
        words.text(f"{task.trials.game.title}-title"),
        words.text("tune-axis-generations"),
        words.text("tune-axis-worth"),
        min(interval.low for _, interval in points),
        max(interval.high for _, interval in points),
    )
    return draw([Curve(words.text("tune-axis-worth"), points)], axes)
