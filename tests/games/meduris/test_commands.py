"""The title in the `dolmen` command: values that are JSON, and boards from files."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from dolmen.core.log import Log
from dolmen.games import open_game
from dolmen.words import LANGUAGES
from tests.commands.command_runs import (
    Run,
    assert_one_line,
    simulated,
    written,
)

pytestmark = pytest.mark.surface


def test_titles_shows_values_as_they_are_typed_and_hints_for_others(run: Run) -> None:
    out = run("titles").out
    for line in (
        'colours: ["red", "lightgreen", "blue", "purple"],',
        "bonus: random, photo, […], {…}",
        "stalemate_end: true, false",
        "idle_limit: 20, 0..1000",
        "open_stocks: false, true",
        "board: none, {…}",
    ):
        assert line in out


BONUS: Final = '{"2":"hut","8":"two","12":"druid","17":"druid","21":"hut","26":"two"}'


@pytest.mark.parametrize(
    ("typed", "name", "value"),
    [
        ("idle_limit=0", "idle_limit", 0),
        ("stalemate_end=false", "stalemate_end", False),
        ("stalemate_end=False", "stalemate_end", False),
        ("open_stocks=true", "open_stocks", True),
        ("bonus=photo", "bonus", "photo"),
        ('bonus="photo"', "bonus", "photo"),
        (f"bonus={BONUS}", "bonus", json.loads(BONUS)),
        ("bonus=[26,2,8,12,17,21]", "bonus", [2, 8, 12, 17, 21, 26]),
        ('colours=["purple","red","blue"]', "colours", ["purple", "red", "blue"]),
        ("board=none", "board", None),
        ("board=null", "board", None),
    ],
)
def test_a_value_may_be_json(run: Run, typed: str, name: str, value: object) -> None:
    result = run("simulate", "meduris", "--games", "1", "--json", "--option", typed)
    assert result.code == 0
    assert simulated(result.out)["options"][name] == value


def own_board(fields: int = 32) -> dict[str, Any]:
    """A board that somebody drew: nine districts with names of their own."""
    pairs = (["wood", "wool"], ["copper", "stone"], ["wool", "stone"])
    listed_fields = [
        {"index": i, "materials": pairs[i % 3], "district": f"hill {min(i // 3, 8)}"}
        for i in range(fields)
    ]
    return {"name": "Hills", "fields": listed_fields}


def test_a_value_may_come_from_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my board.json"
    path.write_text(json.dumps(own_board()), encoding="utf-8-sig")
    result = run("simulate", "meduris", "--games", "2", "--json", "--option", f"board=@{path}")
    assert result.code == 0
    board = simulated(result.out)["options"]["board"]
    assert [field["district"] for field in board["fields"]][:4] == ["hill 0"] * 3 + ["hill 1"]


def test_a_record_of_a_board_of_ones_own_names_it_in_brief(run: Run, tmp_path: Path) -> None:
    game = open_game("meduris", 3, board=own_board(), first=0)
    path = tmp_path / "hills.jsonl"
    written(path, Log(game, ("Ann", "Bo", "Cy"), (None, None, None)))
    out = run("replay", str(path)).out
    assert " board={…}\n" in out
    assert 'colours=["red", "lightgreen", "blue"],' in out
    assert "idle_limit=20, open_stocks=false," in " ".join(out.split())


REFUSED: Final = [
    "simulate meduris --seats 5",
    "simulate meduris --option idle_limit=-1",
    "simulate meduris --option idle_limit=99999999999999999999",
    "simulate meduris --option idle_limit=many",
    "simulate meduris --option idle_limit=true",
    "simulate meduris --option open_stocks=1",
    'simulate meduris --option colours=["red","red","blue"]',
    'simulate meduris --option colours=["red","pink","blue"]',
    "simulate meduris --option colours=red",
    "simulate meduris --seats 4 --option bonus=photo",
    'simulate meduris --option bonus={{"2":"hut"}}',
    "simulate meduris --option bonus={close}",
    "simulate meduris --option bonus=[2,8,12,17,21]",
    "simulate meduris --option bonus=[]",
    "simulate meduris --option bonus=[2,2,8,12,17,21]",
    "simulate meduris --option bonus=[2,8,11,17,21,26]",
    "simulate meduris --option bonus=[2,8,12,17,21,32]",
    "simulate meduris --option bonus=[2,8,12,17,21,true]",
    "simulate meduris --option bonus=photo --option board=@{board}",
    "simulate meduris --option board=hills",
    "simulate meduris --option board=[]",
    "simulate meduris --option board=@{tmp}",
    "simulate meduris --option board=@{tmp}/nothing.json",
    "simulate meduris --option board=@{board}/more",
    "simulate meduris --option board=@{board31}",
    "simulate meduris --seats 4 --option board=@{board}",
]


@pytest.fixture
def places(tmp_path: Path) -> dict[str, str]:
    """Files to be named in a command line."""
    for fields in (31, 32):
        board = tmp_path / f"board{fields}.json"
        board.write_text(json.dumps(own_board(fields), indent=1), encoding="utf-8")
    return {
        "tmp": str(tmp_path),
        "board": str(tmp_path / "board32.json"),
        "board31": str(tmp_path / "board31.json"),
        "close": BONUS.replace("12", "11"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", dict.fromkeys(REFUSED))
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, places: dict[str, str], monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert_one_line(run(*line.format(**places).split()), lang)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "simulate meduris --option idle_limit=-1",
            "The option idle_limit takes a whole number from 0 to 1000, not “-1”.",
        ),
        (
            "simulate meduris --option board=@{board31}",
            "This board breaks MED-SETUP-16. It has 31 fields, but with 3 players it takes 32.",
        ),
        (
            "simulate meduris --option bonus={close}",
            "These bonus chips break MED-SETUP-06. Fields 8 and 11 are too close: ",
        ),
        (
            "simulate meduris --option bonus=[2,8,12,17,21]",
            "These bonus chips break MED-SETUP-06. It takes 6 fields; these are 5.",
        ),
        (
            "simulate meduris --option bonus=[2,2,8,12,17,21]",
            "These bonus chips break MED-SETUP-06. Field 2 is named twice: ",
        ),
    ],
)
def test_a_refusal_names_what_was_given_and_what_is_allowed(
    run: Run, places: dict[str, str], line: str, message: str
) -> None:
    expected = f"dolmen: {message.format(**places)}"
    assert run(*line.format(**places).split()).err.startswith(expected)


def test_titles_as_json_tells_the_form_of_a_value(run: Run) -> None:
    listing = {title["title"]: title for title in json.loads(run("titles", "--json").out)["titles"]}
    assert listing["meduris"]["options"]["2"]["bonus"] == {
        "allowed": ["random", "photo"],
        "default": "random",
        "form": "[…], {…}",
    }
