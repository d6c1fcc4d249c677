"""The table of public peers: its rows, its one line for whoever does not play, its page. Who is
faster no test asks."""

import json
import sys
from pathlib import Path

import pytest

from bench.public import __main__ as peers
from bench.public.ours import PARTS, player
from bench.public.players import PLAYERS
from bench.public.rows import BATCH, DRIVEN, INTERPRETED, LOOP, ROLLOUT, ROWS, SEARCH, Row
from bench.titles import TITLES

HERE = Path(sys.executable)  # OpenSpiel is here too, for the adapters
SMALL = {LOOP: 6, DRIVEN: 6, INTERPRETED: 6, SEARCH: 20, BATCH: 1024, ROLLOUT: 1024}


def test_every_row_names_a_title_a_manner_and_a_peer() -> None:
    assert len(set(ROWS)) == len(ROWS)
    for row in ROWS:
        (title,) = (one for one in TITLES if one.name == row.title)
        assert row.seats in title.seats
        assert row.manner in PARTS
        assert row.peer in PLAYERS


@pytest.mark.parametrize("manner", PARTS)
def test_ours_plays_in_every_manner(manner: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.public.ours.PARTS", SMALL)
    moves, games, spent = player(TITLES[0].name, 3, manner)(1)
    assert moves > 0
    assert spent > 0
    assert (games > 0) == (manner in (LOOP, DRIVEN, INTERPRETED))


def test_a_row_is_measured_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bench.public.ours.PARTS", SMALL)
    asked = ["--quick", "--only", "openspiel-connect-four", "--python", str(HERE)]
    assert peers.main(asked) == 0
    told = capsys.readouterr()
    (line,) = (json.loads(one) for one in told.out.splitlines())
    assert 0 < line["low"] <= line["ratio"] <= line["high"]
    assert line["met"] is None
    assert line["theirs_games"] > 0
    assert "| openspiel-connect-four | " in told.err
    assert f"| {line['ratio']:,.4g} ({line['low']:,.4g}–{line['high']:,.4g}) |" in told.err


def test_a_peer_that_does_not_play_is_said_so_and_the_others_go_on() -> None:
    row = Row(TITLES[0].name, 3, LOOP, "catanatron", 150)
    line = peers.measure(row, peers.QUICK, HERE)
    assert (line["ratio"], line["met"]) == (None, None)
    assert "catanatron does not play: ModuleNotFoundError" in str(line["note"])
    assert "**not measured**" in "\n".join(peers.table([line]))


@pytest.mark.parametrize(
    ("asked", "said"),
    [(["--only", "nobody"], "no row has “nobody”"), (["--python", "/nowhere"], "make peers")],
)
def test_what_cannot_be_measured_is_one_error(
    asked: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        peers.main(asked)
    assert said in capsys.readouterr().err.splitlines()[-1]


def test_the_table_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "performance.md"
    page.write_text(f"before\n{peers.MARKS[0]}\nold\n{peers.MARKS[1]}\nafter\n")
    row = Row(TITLES[0].name, 3, LOOP, "catanatron", 150)
    peers.write([peers.measure(row, peers.QUICK, HERE)], page)
    text = page.read_text()
    assert text.startswith(f"before\n{peers.MARKS[0]}\n\nMeasured on ")
    assert text.endswith(f"\n\n{peers.MARKS[1]}\nafter\n")
    assert "old" not in text


def test_the_page_has_its_marks() -> None:
    text = peers.PAGE.read_text(encoding="utf-8")
    assert all(text.count(mark) == 1 for mark in peers.MARKS)
