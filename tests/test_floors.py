"""The floors: what is run too little is said with its lines, and what belongs elsewhere is not."""

import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from tests import floors
from tests.floors import SOURCES, Asked, Floor, Measure, below_floors
from tests.sample import ALL


def file(run: int, missing: list[int], ways: list[list[int]]) -> dict[str, Any]:
    """What SlipCover tells of a file without branches that were taken."""
    return {
        "missing_lines": missing,
        "missing_branches": ways,
        "summary": {
            "covered_lines": run,
            "missing_lines": len(missing),
            "covered_branches": 0,
            "missing_branches": len(ways),
        },
    }


REACHED = {
    "files": {
        str(SOURCES / "words" / "a.py"): file(6, [3], [[2, 3]]),
        str(SOURCES / "words" / "b.py"): file(2, [], []),
        str(SOURCES / "words" / "aside" / "c.py"): file(0, [1, 2, 3], []),
        str(SOURCES / "core" / "d.py"): file(0, [1], []),
    }
}


@pytest.mark.parametrize(
    ("percent", "said"),
    [
        (80, []),
        (81, ["dolmen.words: 80.00 % are run, expected 81 %", "  words/a.py: 3, 2->3"]),
    ],
)
def test_lines_and_branches_together_must_reach_the_floor(
    percent: float, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    floor = Floor(percent, ("words/*",), ("words/aside/*",))
    monkeypatch.setattr(floors, "FLOORS", {"words": floor})
    assert below_floors(REACHED, ["words"]) == said


def test_a_package_of_which_nothing_is_known_is_not_reached() -> None:
    said = below_floors({"files": {}}, ["terminal"])
    assert said == ["dolmen.terminal: 0.00 % are run, expected 99 %"]


def test_only_files_of_the_asked_packages_are_measured() -> None:
    asked = Asked(["words", "terminal"])
    names = [
        "words/catalogues.py",
        "terminal/app.py",
        f"games/{ALL[0]}/terminal.py",
        f"games/{ALL[0]}/game.py",
        "core/game.py",
        "cli.py",
    ]
    measured = [name for name in names if asked.matches(SOURCES / name)]
    assert measured == names[:3]
    assert not asked.matches(__file__)


@pytest.fixture
def second_measure() -> Iterator[None]:
    """From Python 3.12 on a second SlipCover takes the place of the first, which gets it back."""
    if sys.version_info >= (3, 12):
        place = (sys.monitoring.COVERAGE_ID, sys.monitoring.events.LINE)
        first = sys.monitoring.register_callback(*place, None)
        yield
        sys.monitoring.register_callback(*place, first)
    else:
        yield


@pytest.mark.usefixtures("second_measure")
def test_what_processes_told_counts_and_what_none_imported_is_missing() -> None:
    measure = Measure(["batch"])
    nothing = measure.reached()["files"]
    names = {SOURCES.parents[1] / name for name in nothing}
    assert names == set((SOURCES / "batch").rglob("*.py"))
    assert all(not file["executed_lines"] for file in nothing.values())
    name, file = max(nothing.items(), key=lambda found: len(found[1]["missing_lines"]))
    half = len(file["missing_lines"]) // 2
    for lines in (file["missing_lines"][:half], file["missing_lines"][half:]):
        left = [line for line in file["missing_lines"] if line not in lines]
        told = {"executed_lines": lines, "missing_lines": left}
        branches = {"executed_branches": file["missing_branches"], "missing_branches": []}
        meta = {"software": "slipcover", "branch_coverage": True}
        measure.told.append({"meta": meta, "files": {name: {**told, **branches}}})
    reached = measure.reached()["files"]
    assert reached.keys() == nothing.keys()
    assert reached[name]["missing_lines"] == []
    others = nothing.keys() - {name}
    assert all(reached[other]["summary"] == nothing[other]["summary"] for other in others)


def test_every_package_has_a_floor() -> None:
    """But for what chooses and compiles the build, which runs in processes of its own."""
    there = {path.name for path in SOURCES.iterdir() if (path / "__init__.py").exists()}
    assert there - floors.FLOORS.keys() == {"engine"}


def test_every_floor_is_asked_for_by_one_goal() -> None:
    text = (SOURCES.parents[1] / "Makefile").read_text(encoding="utf-8")
    asked = [
        name for names in re.findall(r"DOLMEN_FLOORS=(\S+)", text) for name in names.split(",")
    ]
    assert sorted(asked) == sorted(floors.FLOORS)
