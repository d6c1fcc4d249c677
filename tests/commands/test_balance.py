"""`dolmen balance`: what it says, what it keeps, what it draws, and what it refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dolmen.arena.balance import FORMAT, examined
from dolmen.commands import balance as command
from dolmen.words import LANGUAGES
from tests.commands.command_runs import Run, assert_one_line
from tests.sample import LIGHT, SOLO

SMALL = ("--bots", "random", "--seats", "2", "--games", "2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_a_group(run: Run, lang: str) -> None:
    result = run("--lang", lang, "balance", LIGHT, *SMALL)
    assert (result.code, result.err) == (0, "")
    tables = result.out.split("\n\n")
    assert [line.split()[:2] for line in tables[1].splitlines()[1:]] == [["0", "2"], ["1", "2"]]
    assert len(tables) > 2
    assert max(map(len, result.out.splitlines())) <= 80


def test_the_closing_object_and_the_file(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "balance.jsonl"
    told = json.loads(run("balance", LIGHT, *SMALL, "--json", "-").out)
    assert told["format"] == FORMAT
    assert (told["asked"], told["games"], told["even"]) == (2, 2, 0.5)
    assert [(row["group"], row["name"]) for row in told["rows"]][:2] == [
        ("seat", "0"),
        ("seat", "1"),
    ]
    first = run("balance", LIGHT, *SMALL, "--json", str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line).get("game") for line in lines] == [1, 2, None]
    assert json.loads(lines[-1])["rows"] == told["rows"]
    assert run("balance", LIGHT, *SMALL, "--json", str(kept)).out == first.out


@pytest.mark.parametrize(("title", "seats"), [(LIGHT, "2"), (SOLO, "1")])
def test_the_picture_and_who_plays_alone(run: Run, tmp_path: Path, title: str, seats: str) -> None:
    plot = tmp_path / "balance.svg"
    asked = ("--bots", "random", "--seats", seats, "--games", "2", "--plot", str(plot))
    first = run("balance", title, *asked).out.splitlines()[3].split()
    assert (first[2:4] == ["–", "–"]) == (seats == "1")
    drawn = ElementTree.parse(plot).getroot()
    assert sum(one.tag.endswith("circle") for one in drawn) > 1


def test_an_interruption_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = examined

    def cut_short(*given: object) -> object:
        yield next(whole(*given))  # type: ignore[arg-type]  # handed on as it came
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "examined", cut_short)
    assert run("balance", LIGHT, *SMALL).code == 130


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        ("--bots", "merlin"),
        ("--bots", "random", "--seats", "9"),
        ("--bots", "random", "--games", "0"),
        ("--bots", "random", "--jobs", "0"),
        ("--bots", "random", "--seed", "-1"),
        ("--bots", "random", "--vary", "colour"),
        ("--bots", "random", "--option", "colour=red"),
        ("--bots", "random", "--plot", "picture.png"),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_line(
    run: Run, lang: str, more: tuple[str, ...]
) -> None:
    assert_one_line(run("--lang", lang, "balance", LIGHT, *more), lang)
