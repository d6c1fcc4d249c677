"""Puzzles that are shipped: each can be played up to, asks somebody who has a choice, and was
proven by the larger sample."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest

from dolmen.games import TITLES, open_game
from dolmen.review.form import read_message
from dolmen.review.puzzles import AGAIN, FORMAT, MARGIN, PAIRS
from dolmen.server.puzzles import PUZZLES, exercise_of, puzzles_of
from dolmen.words import Words
from tests.sample import ALL, OTHER
from tools.puzzles_again import main

# So many of each title, at least.
SHIPPED: Final = 60


@pytest.mark.parametrize("title", ALL)
def test_every_puzzle_is_proven_and_can_be_played(title: str) -> None:
    file = files(TITLES[title].package).joinpath(PUZZLES)
    lines = file.read_text(encoding="utf-8").splitlines()
    assert len(lines) >= SHIPPED
    for text in lines:
        line = json.loads(text)
        game = open_game(title, line["seats"], **line["options"])
        assert (line["format"], line["version"]) == (FORMAT, game.version)
        s = game.start()
        for name in line["moves"]:
            move = game.moves.parse(name)
            assert move in game.legal(s)
            game.apply(s, move)
        assert game.actor(s) == line["seat"]
        legal = {game.moves.name(move) for move in game.legal(s)}
        assert {line["best"], line["second"]} <= legal
        assert line["best"] != line["second"]
        assert line["gain"][1] > MARGIN
        assert line["games"] == AGAIN * PAIRS
        # How the turn goes on, and why.
        assert line["line"][0] == line["best"]
        for name in line["line"]:
            assert game.actor(s) == line["seat"]
            game.apply(s, game.moves.parse(name))
        for why in line["reasons"]:
            assert Words("fr").say(read_message(why))
    names = [puzzle.place.name for puzzle in puzzles_of(title)]
    assert len(set(names)) == len(names) == len(lines)
    assert {exercise_of(puzzle.place).of for puzzle in puzzles_of(title)} <= {len(lines)}


@pytest.mark.wide
def test_what_is_no_puzzle_any_more_goes(tmp_path: Path) -> None:
    text = files(TITLES[OTHER].package).joinpath(PUZZLES).read_text(encoding="utf-8")
    clear = max(map(json.loads, text.splitlines()), key=lambda line: float(line["gain"][1]))
    # The other way round it is none.
    wrong = {**clear, "best": clear["second"], "second": clear["best"]}
    path = tmp_path / "puzzles.jsonl"
    path.write_text(f"{json.dumps(wrong)}\n{json.dumps(clear)}\n", encoding="utf-8")
    main([OTHER, "--file", str(path)])
    [kept] = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert {**kept, "gain": clear["gain"]} == clear
    assert kept["gain"][1] > MARGIN
