"""`dolmen puzzles`: mines games of bots and appends what it finds to a file."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dolmen.bots.figures import Interval
from dolmen.core.log import Log
from dolmen.review.puzzles import FORMAT, Puzzle
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run
from tests.sample import LIGHT


def one_each(log: Log[Any], seed: int) -> Iterator[Puzzle]:
    """Instead of minutes: the first move of every game."""
    yield Puzzle([], 0, log.moves[0], log.moves[0], Interval(0.2, 0.1, 0.3), 1000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_puzzles_are_appended_line_by_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setattr("dolmen.commands.puzzles.mine", one_each)
    out = tmp_path / "puzzles.jsonl"
    arguments = ("puzzles", LIGHT, "--games", "2", "--bot", "random", "--out", str(out))
    result = run(*arguments, "--lang", lang)
    said = Words(lang).text("puzzles-written", count=2, games=2, path=str(out))
    assert result.code == 0
    assert " ".join(result.out.split()) == " ".join(said.split())
    assert run(*arguments, "--first", "3").code == 0
    lines = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [(line["format"], line["title"]) for line in lines] == [(FORMAT, LIGHT)] * 4
    assert [(line["seed"], line["game"]) for line in lines] == [(0, n) for n in (1, 2, 3, 4)]


def test_what_is_wrong_is_refused_before_anything_is_played(run: Run, tmp_path: Path) -> None:
    out = str(tmp_path / "none" / "puzzles.jsonl")
    words = Words("en")
    for arguments, why in (
        (("nothing", "--out", "x"), "nothing"),
        ((LIGHT, "--out", out), out),
        (
            (LIGHT, "--games", "0", "--out", "x"),
            words.text("arena-count", option="--games", least="1", count="0"),
        ),
        ((LIGHT, "--bot", "nobody", "--out", "x"), "nobody"),
    ):
        result = run("puzzles", *arguments)
        assert (result.code, result.out) == (2, "")
        assert why in result.err
