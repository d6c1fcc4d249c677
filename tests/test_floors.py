"""The floors: what is run too little is said with its lines, and what belongs elsewhere is not."""

import re
from typing import Any

import pytest

from tests import floors
from tests.floors import SOURCES, Floor, below_floors


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
