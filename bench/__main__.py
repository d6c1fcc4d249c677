"""The command line of the bench: JSON lines on stdout, progress on stderr."""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from bench.checkout import compare
from bench.measures import FULL, QUICK, DifferentGamesError, Size, measure
from bench.peers import NoTwinError, Peer, build_twin
from bench.report import Line
from bench.titles import TITLES, Title
from dolmen import engine


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures every title; 1 if two programs played different games from one seed."""
    parser = argparse.ArgumentParser(
        prog="python -m bench",
        description="Speed of the engine beside the C++ twin of a title, one JSON line a measure.",
        epilog="A missed target is told in its line (met: false) and does not fail the bench; "
        "different games from one seed do.",
    )
    parser.add_argument("--quick", action="store_true", help="few games: whether all of it works")
    parser.add_argument(
        "--against",
        type=Path,
        metavar="PATH",
        help="compare with another checkout, whose engine is compiled, instead of the twins",
    )
    asked = parser.parse_args(arguments)
    size = QUICK if asked.quick else FULL
    say(f"Engine: {engine.kind()}.")
    if engine.kind() == "interpreted":
        say("Targets are for the compiled engine (make engine); measured is what runs here.")
    try:
        if asked.against is not None:
            tell(compare(asked.against.resolve(), size))
            return 0
        for title in TITLES:
            run(title, size)
    except DifferentGamesError as error:
        say(f"FAILED: {error}")
        return 1
    return 0


def run(title: Title, size: Size) -> None:
    """Measures one title, line by line."""
    with tempfile.TemporaryDirectory(prefix="dolmen-bench-") as folder:
        twin: Peer | None = None
        no_twin = ""
        try:
            twin = build_twin(title, Path(folder))
        except NoTwinError as missing:
            no_twin = str(missing)
            say(f"{title.name}: {no_twin}")
        tell(measure(title, size, twin, no_twin))


def tell(lines: Iterable[Line]) -> None:
    """Each line as soon as it is measured."""
    for line in lines:
        print(json.dumps(line), flush=True)
        say(summary(line))


def summary(line: Line) -> str:
    """A line for people."""
    text = f"{line['title']}, {line['seats']} seats: {line['measure']} "
    text += "not measured" if line["value"] is None else f"{line['value']:,} {line['unit']}"
    if "low" in line:
        text += f" ({line['low']} to {line['high']})"
    if line["met"] is not None:
        text += f" (must {line['must']:,}, {'reached' if line['met'] else 'MISSED'})"
    return text


def say(text: str) -> None:
    """Something for people."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
