"""The title in the `dolmen` command: a sheet with lines of its own."""

from pathlib import Path

import pytest

from tests.commands.command_runs import Run

pytestmark = pytest.mark.surface


def test_sheets_with_lines_of_their_own_stand_side_by_side(run: Run) -> None:
    record = Path(__file__).parent / "logs" / "two.jsonl"
    table = run("replay", str(record)).out.partition("Scores")[2].splitlines()
    rows = {line[:32].strip(): line[32:].split() for line in table}
    assert rows["Weaving parlor"] == ["–", "5"]
    assert rows["Prayer chamber"] == ["–", "0"]
    assert rows["Gold"] == ["0", "4"]
    assert rows["Total"] == ["32", "38"]


def test_titles_lists_seats_options_and_clauses(run: Run) -> None:
    out = run("titles").out
    row = next(line for line in out.splitlines() if line.startswith("caverna"))
    assert " ".join(row.split()) == "caverna 1–7 first: none, 0, 1, 2, 3, 4, 5, 6 293"
    assert "furnishings: full, introductory" in out
