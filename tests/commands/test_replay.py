"""`dolmen replay`: a record in words."""

import json
import re
from pathlib import Path

import pytest

from dolmen.commands.records import read_record
from dolmen.core.log import AGREED, RESIGNED, Ending
from dolmen.games import TITLES, open_game
from dolmen.terminal.boards import Scene, board_of
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import (
    Run,
    recorded,
    stopped,
    written,
)
from tests.dice import branched_game
from tests.sample import LIGHT

VERSION = open_game(LIGHT, 2).version


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_in_words(run: Run, record: Path, lang: str) -> None:
    result = run("replay", str(record), "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == words.text("cli-replay-title", title=TITLES[LIGHT].name, version=VERSION)
    assert lines[1] == words.text("cli-replay-person", seat=0, name="Ann")
    assert lines[2] == words.text("cli-replay-bot", seat=1, name="Bo", bot="greedy")
    assert max(map(len, lines)) <= 80
    assert words.text("cli-replay-rank") in lines[-1]


def test_the_position_is_the_whole_one_and_can_be_loaded(run: Run, record: Path) -> None:
    told = json.loads(run("replay", str(record), "--at", "40", "--json").out)
    game = open_game(LIGHT, 2, first=0)
    whole = told["position"]
    assert game.dump(game.load(whole)) == whole
    assert [move["n"] for move in told["moves"]] == list(range(1, 41))
    assert (told["title"], told["names"], told["over"]) == (LIGHT, ["Ann", "Bo"], False)
    assert (told["scores"], told["ranks"]) == (game.scores(game.load(whole)), None)


def test_people_see_the_board_and_no_json(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--at", "40").out
    assert "The position after move 40" in out
    assert "What seat 1 sees after move 40" in out
    assert "{" not in out
    state = read_record(record)
    state.back_to(40)
    scene = Scene(Words("en"), 0, ["Ann", "Bo"], (None, "greedy"), 0, roomy=True, brief=True)
    drawn = board_of(LIGHT).draw(state.game.view(state.state, 0), scene, 80).plain.splitlines()
    assert drawn[0].rstrip() in out.splitlines()
    last = re.findall(r"^ *([0-9]+)  ", out.partition("The position")[0], re.MULTILINE)
    assert max(map(int, last)) <= 40


def test_a_game_that_goes_on_says_so(run: Run, opening: Path) -> None:
    assert "\n30 moves, the game goes on.\n" in run("replay", str(opening)).out


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Ending(AGREED), "40 moves, then the players agreed to end the game."),
        (Ending(RESIGNED, 1), "40 moves, then Bram resigned."),
    ],
)
def test_who_ended_a_game_is_told(run: Run, tmp_path: Path, ending: Ending, sentence: str) -> None:
    path = str(stopped(tmp_path / "stopped.jsonl", ending))
    fair = "Its dice and cards can be checked: dolmen verify does it."
    out = run("replay", path).out
    assert f"\n{sentence}\n{fair}\n" in out
    assert "The position after move 40" in out
    assert out.splitlines()[-1].split() == ["Rank", "1", "2" if ending.seat else "1"]
    # Earlier positions belong to the same finished game, but nobody had a rank then.
    out = run("replay", path, "--at", "39").out
    assert f"\n{sentence}\n{fair}\n" in out
    assert "The position after move 39" in out
    assert out.splitlines()[-1].startswith("Total")


def test_moves_from_another_record_are_told(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "branch.jsonl", branched_game(LIGHT, 2, given=40))
    assert "\nThe first 40 moves come from another record.\n" in run("replay", str(path)).out


def test_names_cannot_play_with_the_screen(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path / "rude.jsonl", 40, ("\x1b[2J\nAnn", "x" * 3000))
    out = run("replay", str(path)).out
    assert "\x1b" not in out
    assert "�[2J�Ann draws a gem." in out
