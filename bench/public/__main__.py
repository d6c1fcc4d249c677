"""The table of public peers: `make peers`. Ours and theirs play in turns, a part of a second each,
by CPU time of one thread; what counts are medians over the rounds. JSON lines on stdout, progress
on stderr, and with --write the table of docs/performance.md."""

import argparse
import datetime
import itertools
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from bench.checkout import interval
from bench.public import ours
from bench.public.rows import NOT_MEASURED, ROWS, Row
from bench.report import Line, machine, rounded
from dolmen import engine

ROOT: Final = Path(__file__).resolve().parents[2]
PAGE: Final = ROOT / "docs" / "performance.md"
ENVIRONMENT: Final = ROOT / ".venv-peers" / "bin" / "python"
# JAX would take all cores; its CPU time counts either way, but one thread wastes none.
ONE_THREAD: Final = {
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
    "OMP_NUM_THREADS": "1",
}
MARKS: Final = ("<!-- written by make peers -->", "<!-- end -->")


class NoPeerError(Exception):
    """A peer does not play; the text says which and why."""


class Size(NamedTuple):
    """Rounds, and seconds of CPU time a peer plays in each."""

    rounds: int
    seconds: float


FULL: Final = Size(11, 0.3)
QUICK: Final = Size(1, 0.02)


class Rival:
    """A public engine in a process of its own, which stays for all rounds."""

    def __init__(self, python: Path, name: str) -> None:
        self.name = name
        command = [str(python), str(Path(__file__).with_name("players.py")), name]
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | ONE_THREAD,
        )
        self._answer("ready")

    def play(self, seconds: float) -> ours.Speed:
        """So much CPU time of random games."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        told = json.loads(self._answer("{"))
        return told["moves"] / told["cpu"], told["games"] / told["cpu"]

    def close(self) -> None:
        """Ends it."""
        self.process.communicate()

    def _answer(self, start: str) -> str:
        """Its next line that begins so; libraries greet on stdout too."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(start):
                return line
        last = (self.process.communicate()[1] or "nothing said").strip().splitlines()[-1:]
        raise NoPeerError(f"{self.name} does not play: {' '.join(last)}")


def measure(row: Row, size: Size, python: Path) -> Line:
    """One row; where the peer does not play it says so and measures nothing."""
    line: Line = {**row._asdict(), "date": datetime.datetime.now(datetime.UTC).date().isoformat()}
    try:
        rival = Rival(python, row.peer)
    except (NoPeerError, OSError) as error:
        return {**line, "ratio": None, "met": None, "note": str(error), **machine()}
    try:
        play = ours.player(row.title, row.seats, row.manner)
        seeds = itertools.count()
        turns = [
            (ours.speed(play, seeds, size.seconds), rival.play(size.seconds))
            for _ in range(size.rounds)
        ]
    finally:
        rival.close()
    ratios = [our[0] / their[0] for our, their in turns]
    ratio = median(ratios)
    low, high = interval(ratios)
    return {
        **line,
        "ratio": rounded(ratio),
        "low": rounded(low),
        "high": rounded(high),
        "met": None if row.must is None else ratio >= row.must,
        "ours": rounded(median(our[0] for our, _ in turns)),
        "ours_games": rounded(median(our[1] for our, _ in turns)),
        "theirs": rounded(median(their[0] for _, their in turns)),
        "theirs_games": rounded(median(their[1] for _, their in turns)),
        "rounds": size.rounds,
        **machine(),
    }


def table(lines: Sequence[Line]) -> Iterator[str]:
    """The rows for people, as Markdown."""
    first = lines[0]
    yield (
        f"Measured on {first['date']} on {first['cpu']}, Python {first['python']}, engine "
        f"{first['engine']}; load at the end {', '.join(f'{one:.1f}' for one in os.getloadavg())}."
    )
    yield ""
    yield (
        "| ours | peer | ours, moves/s (games/s) | its moves/s (games/s) "
        "| ratio (95 % interval) | must | |"
    )
    yield "|---|---|---:|---:|---:|---:|---|"
    for line in lines:
        head = f"| {line['title']} {line['seats']}, {line['manner']} | {line['peer']} |"
        must = "" if line["must"] is None else f"≥ {line['must']:g}"
        if line["ratio"] is None:
            yield f"{head} | | | {must} | **not measured**: {line['note']} |"
            continue
        verdict = "reached" if line["met"] else "**not reached**"
        sides = f"{speed(line, 'ours')} | {speed(line, 'theirs')}"
        ratio = f"{line['ratio']:,.4g} ({line['low']:,.4g}–{line['high']:,.4g})"
        yield f"{head} {sides} | {ratio} | {must} | {verdict if must else ''} |"
    yield ""
    yield from (f"- Not measured: {who}: {why}." for who, why in NOT_MEASURED.items())


def speed(line: Line, side: str) -> str:
    """Moves a second, and games where any ended."""
    games = line[f"{side}_games"]
    return f"{line[side]:,}" + (f" ({games:,})" if games else "")


def write(lines: Sequence[Line], page: Path) -> None:
    """The table into the page, between its marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(MARKS[0])
    after = rest.partition(MARKS[1])[2]
    text = "\n".join(table(lines))
    page.write_text(f"{before}{MARKS[0]}\n\n{text}\n\n{MARKS[1]}{after}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures; a ratio that is missed is told and fails nothing."""
    parser = argparse.ArgumentParser(prog="python -m bench.public", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="one short round: whether it works")
    parser.add_argument("--only", default="", help="rows whose title, manner or peer has this")
    parser.add_argument("--write", action="store_true", help="the table into docs/performance.md")
    parser.add_argument("--python", type=Path, default=ENVIRONMENT, help="where the peers are")
    asked = parser.parse_args(arguments)
    rows = [row for row in ROWS if asked.only in f"{row.title} {row.manner} {row.peer}"]
    if not rows:
        parser.error(f"no row has “{asked.only}”")
    if not asked.python.exists():
        parser.error(f"no peers at {asked.python}: `make peers` installs them")
    say(f"Engine: {engine.kind()}.")
    lines: list[Line] = []
    for row in rows:
        lines.append(measure(row, QUICK if asked.quick else FULL, asked.python))
        print(json.dumps(lines[-1]), flush=True)
        say(f"{row.title} {row.manner} / {row.peer}: {lines[-1]['ratio']}")
    say("\n".join(table(lines)))
    if asked.write:
        write(lines, PAGE)
    return 0


def say(text: str) -> None:
    """Something for people."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
