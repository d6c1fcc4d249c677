"""`dolmen games`, and taking up what was left."""

import json
import os
from pathlib import Path

import pytest

from dolmen.cli import spelled_out
from dolmen.commands.kept import data_folder, resumable
from dolmen.core.message import Refusal
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run, assert_one_line, recorded
from tests.sample import LIGHT


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One's data: a game that was left, one left later, one that is over, and something else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    data = data_folder(os.environ)
    data.mkdir()
    for age, (name, moves) in enumerate([("early", 10), ("late", 20), ("over", None)]):
        path = recorded(data / f"{name}.jsonl", moves)
        os.utime(path, (1_000_000 + age, 1_000_000 + age))
    (data / "notes.jsonl").write_text("not a record", encoding="utf-8")
    (data / "list.jsonl").write_text("[1]", encoding="utf-8")
    return data


def test_what_was_left_is_listed_the_last_first(run: Run, folder: Path) -> None:
    told = json.loads(run("games", "--json").out)
    assert told["folder"] == str(folder)
    assert [(game["file"], game["moves"]) for game in told["games"]] == [
        (str(folder / "late.jsonl"), 20),
        (str(folder / "early.jsonl"), 10),
    ]
    assert {game["title"] for game in told["games"]} == {LIGHT}
    rows = [line.split("\t") for line in run("games").out.splitlines()]
    assert rows[0] == ["No.", "Title", "Players", "Moves", "Last played"]
    assert [row[:4] for row in rows[1:3]] == [
        ["1", TITLES[LIGHT].name, "Ann, Bo", "20"],
        ["2", TITLES[LIGHT].name, "Ann, Bo", "10"],
    ]


def test_what_is_over_is_listed_by_its_file(run: Run, folder: Path) -> None:
    rows = [line.split("\t") for line in run("games", "--finished").out.splitlines()]
    assert rows[0] == ["No.", "File", "Title", "Players", "Moves"]
    assert rows[1][:4] == ["1", "over.jsonl", TITLES[LIGHT].name, "Ann, Bo"]
    assert len(json.loads(run("games", "--finished", "--json").out)["games"]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_left_is_said(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    place = str(tmp_path / "dolmen")
    for flags, id in (((), "cli-games-none"), (("--finished",), "cli-games-none-finished")):
        out = run("games", *flags, "--lang", lang).out
        due = Words(lang).text(id, folder=place)
        assert out.split() == due.split()


def test_a_game_is_resumed_by_its_number_or_its_file(folder: Path) -> None:
    assert resumable("1", folder) == folder / "late.jsonl"
    assert resumable("2", folder) == folder / "early.jsonl"
    assert resumable("my/game.jsonl", folder) == Path("my/game.jsonl")
    for wrong in ("0", "3"):
        with pytest.raises(Refusal) as refused:
            resumable(wrong, folder)
        assert refused.value.message == ("cli-games-no-such", {"number": wrong, "count": 2})


def files(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.iterdir())


def test_what_is_not_wanted_any_more_is_removed(run: Run, folder: Path) -> None:
    assert run("games", "--remove", "2").out == "early.jsonl is removed.\n"
    assert files(folder) == ["late", "list", "notes", "over"]
    assert run("games", "--remove", "late.jsonl").out == "late.jsonl is removed.\n"
    told = json.loads(run("games", "--finished", "--remove", "all", "--json").out)
    assert [game["file"] for game in told["games"]] == [str(folder / "over.jsonl")]
    # What is no game stays.
    assert files(folder) == ["list", "notes"]


def test_several_are_removed_at_once(run: Run, folder: Path) -> None:
    assert run("games", "--remove", "all").out == "2 games are removed.\n"
    assert files(folder) == ["list", "notes", "over"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["0", "3", "over.jsonl", "../dolmen/late.jsonl", "notes.jsonl"])
def test_nothing_is_removed_that_the_list_does_not_have(
    run: Run, folder: Path, lang: str, typed: str
) -> None:
    before = files(folder)
    assert_one_line(run("games", "--remove", typed, "--lang", lang), lang)
    assert files(folder) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_that_is_none_is_refused(run: Run, folder: Path, lang: str) -> None:
    assert_one_line(run("play", "--resume", "7", "--lang", lang), lang)


def test_resume_without_a_value_is_the_last_game() -> None:
    assert spelled_out(["play", "--resume"]) == ["play", "--resume", "1"]
    assert spelled_out(["play", "--resume", "--seed", "3"]) == [
        *("play", "--resume", "1", "--seed", "3")
    ]
    assert spelled_out(["play", "--resume", "2"]) == ["play", "--resume", "2"]


def test_help_may_be_asked_for_as_a_command(run: Run) -> None:
    assert run("help", "games") == run("games", "--help")
    assert run("help") == run("--help")
