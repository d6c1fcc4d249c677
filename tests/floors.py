"""How much of each package the tests must run, in percent of lines and branches.

DOLMEN_FLOORS=1 makes less an error; `make test` sets it. Rules, core and bots are measured
interpreted, by scenarios alone: a walk executes much and asserts little of it. What is not measured
in a run is not looked at."""

import io
from pathlib import Path
from typing import Final

import coverage

SOURCES: Final = Path(__file__).parents[1] / "src" / "dolmen"
FLOORS: Final = {
    "core": 100.0,
    "games": 100.0,
    "bots": 95.0,
    "words": 100.0,
    "server": 94.0,
    "terminal": 99.0,
    "commands": 95.0,
}


def below_floor(packages: list[str]) -> list[str]:
    """What is said of each package that is covered too little by the run that has just ended."""
    measured = coverage.Coverage()
    measured.load()
    found = []
    for package in packages:
        printed = io.StringIO()
        reached = measured.report(
            include=[f"{SOURCES / package}/*"], file=printed, show_missing=True, skip_covered=True
        )
        if reached < FLOORS[package]:
            line = f"dolmen.{package}: {reached:.2f} % covered, expected {FLOORS[package]:.0f} %"
            found.append(f"{line}\n{printed.getvalue()}")
    return found
