"""What is printed: its layout, and who stops reading it."""

import shlex
import subprocess

import pytest

from dolmen.commands.screen import fold, show_rows, show_table, widths
from dolmen.games import TITLES
from tests.commands.command_runs import (
    DOLMEN,
    clean_environ,
)
from tests.sample import LIGHT


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"{shlex.join(DOLMEN)} rules {LIGHT} | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=clean_environ({}), check=True
    )
    assert (done.stdout, done.stderr) == (f"{TITLES[LIGHT].name}: the rules\n", "")


@pytest.mark.parametrize("command", ["titles", "--version", f"rules {LIGHT}", "--help"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{shlex.join(DOLMEN)} {command} > /dev/full"],
        capture_output=True,
        text=True,
        env=clean_environ({}),
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "dolmen: That did not work: No space left on device.\n"


def test_long_lines_are_folded_and_indented() -> None:
    assert fold("one two three four five six", 24, "  ", "1 ") == "1 one two three four\n  five six"


def test_rows_for_a_pipe_are_lines_with_tabs(capsys: pytest.CaptureFixture[str]) -> None:
    show_rows(["Id", "Names"], [["a" * 100, "Ann, Bo"]])
    assert capsys.readouterr().out == f"Id\tNames\n{'a' * 100}\tAnn, Bo\n"


def test_rows_on_a_narrow_screen_never_break_the_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    show_rows(["Id", "Names"], [["DAY8au3y4X3sqCRA", "Annabel, Bernadette, Clementine"]])
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith("DAY8au3y4X3sqCRA  Annabel")
    assert len(lines) > 2


@pytest.mark.parametrize(
    ("least", "natural", "room", "found"),
    [
        # All fit as they are; the narrowest grow first; what is too wide gives.
        ([3, 3], [9, 3], 40, [9, 3]),
        ([3, 3], [9, 5], 10, [5, 5]),
        ([3, 3], [9, 5], 13, [8, 5]),
        ([10, 3, 3], [10, 9, 3], 9, [3, 3, 3]),
        ([10, 3], [10, 3], 1, [1, 1]),
    ],
)
def test_how_wide_columns_are(
    least: list[int], natural: list[int], room: int, found: list[int]
) -> None:
    assert widths(least, natural, room) == found


def test_a_table_that_just_fits_loses_no_letter(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "25")
    show_table(["Joueur", "Précision", "Erreur par coup"], [["Anna", "100 %", "0,0 %"]], 2)
    assert capsys.readouterr().out.splitlines() == [
        "                   Erreur",
        "                      par",
        "Joueur  Précision    coup",
        "Anna        100 %   0,0 %",
    ]


def test_a_date_on_a_narrow_screen_breaks_between_day_and_hour(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    headings = ["Table", "Title", "State", "Players", "To move", "Last change (UTC)", "Entries"]
    row = ["wdGwdc_o7qzJ4ffH", "Meeples", "being played", "Anna, Nolwenn", "Anna"]
    show_rows(headings, [[*row, "2026-11-18 21:18", "36"]], numbers=1)
    lines = capsys.readouterr().out.splitlines()
    [found] = [line for line in lines if "2026-11-18" in line.split()]
    assert found.startswith("wdGwdc_o7qzJ4ffH")
    assert max(len(line) for line in lines if "\x1b" not in line) <= 80
