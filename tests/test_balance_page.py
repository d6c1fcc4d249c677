"""The page of balance: what it plays anybody can type, and its studies stand between its marks."""

from pathlib import Path

import pytest

from dolmen.games import TITLES
from tools import balance


def test_there_is_a_study_of_every_title() -> None:
    assert [study.title for study in balance.STUDIES] == list(TITLES)
    assert balance.command(balance.STUDIES[0], 2)[-2:] == ["--games", "2"]


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
