"""How much of each package the tests must run, in percent of lines and branches.

DOLMEN_FLOORS=1 makes less an error; `make test` sets it. Rules, core and bots are measured
interpreted, by scenarios alone: a walk executes much and asserts little of it. What is not measured
in a run is not looked at."""

import io
from pathlib import Path
from typing import Final, NamedTuple

import coverage

SOURCES: Final = Path(__file__).parents[1] / "src" / "dolmen"


class Floor(NamedTuple):
    """So much of these files; others among them have a floor elsewhere."""

    percent: float
    files: tuple[str, ...]
    but: tuple[str, ...] = ()


# A title in the terminal and on the pages without script belongs to those surfaces.
TERMINAL: Final = ("games/*/terminal.py", "games/*/terminal/*")
PLAIN: Final = ("games/*/plain.py",)
FLOORS: Final = {
    "core": Floor(100, ("core/*",)),
    "games": Floor(100, ("games/*",), (*TERMINAL, *PLAIN)),
    "bots": Floor(95, ("bots/*",)),
    "words": Floor(100, ("words/*",)),
    "server": Floor(96, ("server/*", *PLAIN)),
    "terminal": Floor(99, ("terminal/*", *TERMINAL)),
    "commands": Floor(95, ("commands/*",)),
}


def below_floor(packages: list[str]) -> list[str]:
    """What is said of each package that is covered too little by the run that has just ended."""
    if not packages:
        return []
    measured = coverage.Coverage()
    measured.load()
    found = []
    for package in packages:
        floor = FLOORS[package]
        printed = io.StringIO()
        reached = measured.report(
            include=[f"{SOURCES}/{file}" for file in floor.files],
            omit=[f"{SOURCES}/{file}" for file in floor.but],
            file=printed,
            show_missing=True,
            skip_covered=True,
        )
        if reached < floor.percent:
            line = f"dolmen.{package}: {reached:.2f} % covered, expected {floor.percent:.0f} %"
            found.append(f"{line}\n{printed.getvalue()}")
    return found
