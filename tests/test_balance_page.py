"""The page of balance: what it plays anybody can type, and its studies stand between its marks."""

from pathlib import Path

import pytest

from dolmen.commands.parser import build
from dolmen.games import TITLES
from dolmen.words import Words
from tools import balance


def test_there_is_a_study_of_every_title_that_the_command_line_knows() -> None:
    assert [study.title for study in balance.STUDIES] == list(TITLES)
    app = build(Words("en"))
    for study in balance.STUDIES:
        app.parse_args(balance.command(study, 2), exit_on_error=False, print_error=False)


def test_studies_stand_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text(f"before\n{balance.BEGIN}\nold\n{balance.END}\nafter\n")
    balance.write(["one", "two"], page)
    assert page.read_text() == f"before\n{balance.BEGIN}\n\none\n\ntwo\n\n{balance.END}\nafter\n"


def test_the_page_has_its_marks() -> None:
    text = balance.PAGE.read_text(encoding="utf-8")
    assert text.count(balance.BEGIN) == text.count(balance.END) == 1


def test_no_games_are_one_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        balance.main(["--games", "0"])
    assert "at least one game" in capsys.readouterr().err
