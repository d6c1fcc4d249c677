"""Measures how strong the levels are, and writes the table of docs/strength.md: `make strength`.

Every measure is an arena. All of them share a time, two hours on all cores unless told otherwise:
each has a part of what is left, plays blocks until that is spent or its games are played, and what
it is worth is told by its interval. Games are kept in a folder, so that a run that was killed goes
on, and games of another build are never mixed in. Each title has a part of the page of its own, so
that one can be measured anew and the others stand."""

import argparse
import os
import platform
import re
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import pairwise
from math import log10, sqrt
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from dolmen import engine
from dolmen.arena.book import Book
from dolmen.arena.hands import beside, by_processes
from dolmen.arena.plan import Plan
from dolmen.arena.play import play
from dolmen.arena.run import run
from dolmen.arena.standing import Row, Standing, block_share
from dolmen.bots import LEVELS, Budget
from dolmen.bots.figures import Interval
from dolmen.bots.levels import own_budget
from dolmen.bots.seated import Played
from dolmen.core.message import Refusal
from dolmen.games import TITLES, open_game
from dolmen.words import Words

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "strength.md"
LIST: Final = Path(__file__).with_suffix(".toml")
# Around the part of a title.
BEGIN: Final = "<!-- written by make strength: {title} -->"
END: Final = "<!-- end: {title} -->"
# What every title must show, whatever else it does.
LADDER_GOAL: Final = 0.65
RANDOM_GOAL: Final = 0.99
# The level that ratings are counted from, and what it has.
ANCHOR: Final = "player"
ANCHORED: Final = 1500
# A share of nothing or of all would be infinitely many points of Elo away.
SMALLEST: Final = 0.002


class Measure(NamedTuple):
    """One thing to be shown; see strength.toml."""

    title: str
    bots: str
    seats: int = 2
    games: int = 200
    time: int = 0
    iterations: int = 0
    goal: float = 0.0
    points: float = 0.0
    game: float = 0.0
    weight: float = 1.0
    options: Mapping[str, object] = {}
    # Every game has another start: an option of so many values, from the first on.
    vary: str = ""
    first: int = 0

    @property
    def name(self) -> str:
        """What its file is called."""
        parts = [self.title, self.bots.replace(",", "-"), f"{self.seats}-seats"]
        parts += [f"{self.time}-ms"] if self.time else []
        parts += [f"{self.iterations}-iterations"] if self.iterations else []
        parts += [f"{key}-{value}" for key, value in self.options.items()]
        parts += [f"{self.vary}-from-{self.first}"] if self.vary else []
        return "_".join(parts)

    @property
    def dearness(self) -> float:
        """What a block costs beside those of other measures, if a game has as many decisions
        everywhere: the limits of a thought, seat by seat, in every rotation."""
        bots = self.plan().seating(1).bots
        each = self.time / 1000
        thoughts = [each or own_budget(self.title, bot, self.seats).seconds for bot in bots]
        return self.seats * sum(thoughts)

    def plan(self) -> Plan:
        """The arena."""
        budget = None
        if self.time or self.iterations:
            budget = Budget(self.iterations, self.time / 1000)
        game = open_game(self.title, self.seats, **self.options)
        return Plan(game, tuple(self.bots.split(",")), 1, budget)


class Shown(NamedTuple):
    """What came of a measure: the row of its first bot, and the results of its blocks."""

    measure: Measure
    row: Row
    blocks: Sequence[float]

    @property
    def seconds(self) -> float:
        """CPU time of its first bot in a whole game."""
        return self.row.milliseconds / 1000 * self.row.choices / max(1, self.row.games)

    @property
    def is_reached(self) -> bool:
        """Whether the goal was met, in what was seen."""
        measure, row = self.measure, self.row
        is_quick = not measure.game or self.seconds <= measure.game
        return row.share.mean >= measure.goal and row.points.mean >= measure.points and is_quick

    @property
    def is_sure(self) -> bool:
        """Whether the whole interval lies on the side of the goal that its mean lies on; a single
        block says nothing of how far another one may be from it."""
        measure, row = self.measure, self.row
        if len(self.blocks) < 2:
            return False
        if measure.points:
            return not row.points.low < measure.points <= row.points.high
        return not row.share.low < measure.goal <= row.share.high

    @property
    def verdict(self) -> str:
        """What the table says of it."""
        if not self.blocks:
            return "**not measured**"
        reached = "reached" if self.is_reached else "**not reached**"
        return f"{reached}, surely" if self.is_sure else f"{reached} so far"


def ladder(title: str) -> list[Measure]:
    """Each level against the one below, and the second one against chance."""
    found = [
        Measure(title, f"{upper},{lower}", goal=LADDER_GOAL) for lower, upper in pairwise(LEVELS)
    ]
    return [*found, Measure(title, f"{ANCHOR},random", goal=RANDOM_GOAL, games=300)]


def measures() -> list[Measure]:
    """Everything that is shown, title by title."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))["measure"]
    return [
        measure
        for title in TITLES
        for measure in [
            *ladder(title),
            *(Measure(**entry) for entry in listed if entry["title"] == title),
        ]
    ]


def start_of(measure: Measure, number: int) -> Measure:
    """One game of a measure whose games all have another start, as a measure of its own."""
    options = {**measure.options, measure.vary: measure.first + number - 1}
    return measure._replace(options=options, vary="", games=1)


def play_start(measure: Measure, number: int) -> Played:
    """Plays that game."""
    return play(start_of(measure, number).plan(), 1)._replace(number=number)


class _Enough(Exception):
    """The time of a measure is spent."""


def show(measure: Measure, jobs: int, seconds: float, folder: Path) -> Shown:
    """Plays a measure for so long at most; a block that counts is always waited for, unless there
    is no time at all: then it is shown as it stands."""
    standing = Standing(measure.plan(), measure.games)
    until = monotonic() + seconds

    def tell(now: Standing) -> None:
        if (now.blocks or seconds <= 0) and monotonic() >= until:
            raise _Enough

    try:
        if measure.vary:
            _show_starts(standing, measure, jobs, folder, tell)
        else:
            with Book(folder / f"{measure.name}.jsonl", standing.plan) as book:
                run(standing, by_processes(jobs), book, tell)
    except _Enough:
        pass
    name = standing.plan.bots[0]
    return Shown(
        measure,
        standing.row(name),
        [block_share(block, name) for block in standing.blocks],
    )


def _show_starts(
    standing: Standing,
    measure: Measure,
    jobs: int,
    folder: Path,
    tell: Callable[[Standing], None],
) -> None:
    """Plays each start once, and keeps it in a file of its own."""

    def book(number: int) -> Book:
        start = start_of(measure, number)
        return Book(folder / f"{start.name}.jsonl", start.plan())

    for number in range(1, measure.games + 1):
        with book(number) as kept:
            for played in kept.games.values():
                standing.add(played._replace(number=number))
    tell(standing)
    with closing(beside(play_start, measure, list(standing.missing()), jobs)) as games:
        for played in games:
            with book(played.number) as kept:
                kept.add(played._replace(number=1))
            standing.add(played)
            tell(standing)


def show_all(
    wanted: Sequence[Measure],
    jobs: int,
    seconds: float,
    folder: Path,
    tell: Callable[[Shown], None],
) -> list[Shown]:
    """Every measure. Those whose blocks are quick come first, and what one does not need is left to
    those after it: where time is short, it lacks to the few rows that would have spent most of it,
    not to whichever stand last on the page."""
    until = monotonic() + seconds
    order = sorted(range(len(wanted)), key=lambda i: wanted[i].dearness)
    found: dict[int, Shown] = {}
    for done, i in enumerate(order):
        left = max(0.0, until - monotonic())
        part = wanted[i].weight / sum(wanted[other].weight for other in order[done:])
        found[i] = show(wanted[i], jobs, left * part, folder)
        tell(found[i])
    return [found[i] for i in range(len(wanted))]


# Ratings


def elo(share: float) -> float:
    """By how many points one is stronger who wins that share."""
    inside = min(max(share, SMALLEST), 1 - SMALLEST)
    return 400 * log10(inside / (1 - inside))


def difference(shown: Shown) -> Interval:
    """The points between two levels. Where every game was won, half a block is taken as lost."""
    count = len(shown.blocks)
    mean = (sum(shown.blocks) + 0.5) / (count + 1)
    share = shown.row.share
    return Interval(elo(mean), min(elo(mean), elo(share.low)), max(elo(mean), elo(share.high)))


def ratings(found: Iterable[Shown]) -> dict[str, Interval]:
    """Points of Elo by level of a title, without those that have not met what is between them and
    the anchor. Neighbours alone have met, so each is as far from the anchor as the steps between
    them, whose errors are independent."""
    met = {shown.measure.bots: difference(shown) for shown in found if shown.blocks}
    steps = [met.get(f"{upper},{lower}") for lower, upper in pairwise(LEVELS)]
    anchor = LEVELS.index(ANCHOR)
    rated = {}
    for i, level in enumerate(LEVELS):
        there = steps[min(i, anchor) : max(i, anchor)]
        between = [step for step in there if step is not None]
        if len(between) < len(there):
            continue
        sign = 1 if i >= anchor else -1
        mean = ANCHORED + sign * sum(step.mean for step in between)
        up = sqrt(sum((step.high - step.mean) ** 2 for step in between))
        down = sqrt(sum((step.mean - step.low) ** 2 for step in between))
        below, above = (down, up) if sign > 0 else (up, down)
        rated[level] = Interval(mean, mean - below, mean + above)
    return rated


def with_ratings(source: str, rated: Mapping[str, Interval]) -> str:
    """A title's levels.toml with these ratings."""
    for level, rating in rated.items():
        numbers = zip(("mean", "low", "high"), map(round, rating), strict=True)
        table = f"[{level}.rating]\n" + "".join(f"{key} = {value}\n" for key, value in numbers)
        pattern = re.compile(rf"^\[{level}\.rating\]\n(?:(?:mean|low|high) *=.*\n)*", re.MULTILINE)
        source, count = pattern.subn(table, source)
        if not count:
            source = f"{source.rstrip()}\n\n{table}"
    return source


# The page


def table(found: Sequence[Shown]) -> list[str]:
    """A row for each measure."""
    lines = [
        "| title | who, seats, CPU a move | result (95 %) | goal | | games | CPU a move |",
        "|---|---|---|---|---|---|---|",
    ]
    for shown in found:
        measure, row = shown.measure, shown.row
        first, _, others = measure.bots.partition(",")
        who = f"{first} vs {others}" if others else f"{first} alone"
        if measure.seats > 2:
            who = f"{first} vs {measure.seats - 1} × {others}"
        if measure.vary:
            who = f"{who}, {measure.games} starts ({measure.vary} from {measure.first})"
        limit = f"{measure.time} ms" if measure.time else "its own"
        if measure.points:
            mean, low, high = row.points
            result = f"{mean:.1f} points ({low:.1f}–{high:.1f}), best {row.best}"
            goal = f"≥ {measure.points:g}"
            goal += f" in {measure.game:g} s a game" if measure.game else ""
            result += f"; {shown.seconds:.1f} s a game"
        else:
            mean, low, high = (100 * part for part in row.share)
            result = f"{mean:.1f} % ({low:.1f}–{high:.1f})"
            goal = f"≥ {100 * measure.goal:g} %"
        if not shown.blocks:
            result = "no block played to its end"
        cells = [
            TITLES[measure.title].name,
            f"{who}, {measure.seats}, {limit}",
            result,
            goal,
            shown.verdict,
            str(row.games),
            f"{row.milliseconds:.1f} ms",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def report(title: str, found: Sequence[Shown], jobs: int, hours: float) -> str:
    """What stands on the page about a title."""
    when = datetime.now(UTC).date().isoformat()
    load = ", ".join(f"{part:.1f}" for part in os.getloadavg())
    within = f"within {hours:g} h" if hours else "shown as far as it had come"
    measured = (
        f"Measured on {when} on {processor()}, {os.cpu_count()} cores, {jobs} processes, {within}; "
        f"Python {platform.python_version()}, engine {engine.kind()}. Load at the end: {load} "
        "(bots have CPU time: a loaded machine plays fewer games, not worse ones)."
    )
    lines = [BEGIN.format(title=title), "", measured, "", *table(found), ""]
    rated = ratings(found)
    if len(rated) > 1:
        cells = [f"{mean:.0f} ({low:.0f}–{high:.0f})" for mean, low, high in rated.values()]
        lines += [
            f"Ratings in points of Elo at two seats, `{ANCHOR}` being {ANCHORED}:",
            "",
            f"| {' | '.join(rated)} |",
            "|" + "---|" * len(rated),
            f"| {' | '.join(cells)} |",
            "",
        ]
    return "\n".join([*lines, END.format(title=title)])


def processor() -> str:
    """What computes here."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.machine()
    found = re.search(r"^model name\s*: (.*)$", text, re.MULTILINE)
    return found[1] if found else platform.machine()


def written(page: str, title: str, text: str) -> str:
    """The page with another part about a title."""
    before, _, rest = page.partition(BEGIN.format(title=title))
    _, _, after = rest.partition(END.format(title=title))
    return f"{before}{text}{after}"


def write_ratings(title: str, found: Sequence[Shown]) -> None:
    """Puts the ratings into the title's levels.toml."""
    path = ROOT / "src" / "dolmen" / "games" / title / "levels.toml"
    source = path.read_text(encoding="utf-8")
    path.write_text(with_ratings(source, ratings(found)), encoding="utf-8")


def quick(measure: Measure) -> Measure:
    """A small version of it: a block or two, thoughts of a few milliseconds."""
    return measure._replace(games=2 * measure.seats, time=min(measure.time, 20) or 5)


def main(arguments: Sequence[str]) -> int:
    """Measures, and writes the page."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__)
    parser.add_argument(
        "--hours", type=float, default=1.9, help="wall time for all of it; 0: show what was played"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--title", choices=TITLES, help="one title; the others stay as they are")
    parser.add_argument("--only", default="", help="measures whose name has this in it")
    parser.add_argument("--folder", type=Path, default=ROOT / ".strength")
    parser.add_argument("--quick", action="store_true", help="a small version; writes nothing")
    parser.add_argument("--ratings", action="store_true", help="write them into levels.toml")
    given: Any = parser.parse_args(arguments)
    titles = [given.title] if given.title else list(TITLES)
    wanted = [
        measure for measure in measures() if measure.title in titles and given.only in measure.name
    ]
    if given.quick:
        wanted = [quick(measure) for measure in wanted]
    folder: Path = given.folder / "quick" if given.quick else given.folder
    folder.mkdir(parents=True, exist_ok=True)

    def tell(shown: Shown) -> None:
        print(table([shown])[-1], flush=True)

    try:
        found = show_all(wanted, given.jobs, 3600 * given.hours, folder, tell)
    except Refusal as refusal:
        parser.error(Words("en").say(refusal.message))
    if given.quick or given.only:
        return 0
    for title in titles:
        shown = [one for one in found if one.measure.title == title]
        page = PAGE.read_text(encoding="utf-8")
        part = report(title, shown, given.jobs, given.hours)
        PAGE.write_text(written(page, title, part), encoding="utf-8")
        if given.ratings:
            write_ratings(title, shown)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
