"""`dolmen hint`: good moves at a point of a record, with their odds and why."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from dolmen.bots import strongest
from dolmen.bots.advice import FEWEST_GAMES, MOVES, advise
from dolmen.core.log import Log
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run, written
from tests.dice import fair_game
from tests.sample import ALL, LIGHT, seats


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As few as there are in any case."""
    quick = partial(advise, games=FEWEST_GAMES, seconds=0)
    monkeypatch.setattr("dolmen.commands.hint.advise", quick)


@pytest.mark.parametrize(("title", "lang"), list(zip(ALL, LANGUAGES, strict=True)))
def test_the_moves_their_odds_and_why(run: Run, tmp_path: Path, title: str, lang: str) -> None:
    log = fair_game(title, seats(title))
    path = str(written(tmp_path / "game.jsonl", log))
    moves = log.moves[:]
    count = next(i for i in range(len(moves)) if has_choice(log, moves, i))
    result = run("hint", path, "--at", str(count), "--lang", lang)
    assert (result.code, result.err) == (0, "")
    words, name = Words(lang), log.names[decider(log, moves, count)]
    assert words.text("cli-hint-title", name=name, count=count) in result.out
    assert [line[:2] for line in result.out.splitlines() if line[1:3] == ". "] == ["1.", "2.", "3."]
    verdicts = [words.text(f"advice-{kind}") for kind in ("clear", "unclear")]
    assert sum(verdict in result.out for verdict in verdicts) == 1
    shown = json.loads(run("hint", path, "--at", str(count), "--json").out)
    assert (shown["title"], shown["at"], shown["bot"]) == (title, count, strongest())
    log.back_to(count)
    legal = {log.game.moves.name(move) for move in log.game.legal(log.state)}
    assert len(shown["moves"]) == MOVES
    for one in shown["moves"]:
        assert one["move"] in legal
        assert 0 <= one["chance"]["low"] <= one["chance"]["mean"] <= one["chance"]["high"] <= 1
        assert one["points"]["low"] <= one["points"]["mean"] <= one["points"]["high"]


def at(log: Log[Any], moves: list[int], count: int) -> Log[Any]:
    """The same game after so many moves."""
    found: Log[Any] = Log(log.game)
    for move in moves[:count]:
        found.play(move)
    return found


def has_choice(log: Log[Any], moves: list[int], count: int) -> bool:
    found = at(log, moves, count)
    return found.course.actor >= 0 and len(log.game.legal(found.state)) >= MOVES


def decider(log: Log[Any], moves: list[int], count: int) -> int:
    return at(log, moves, count).course.actor


def test_where_nobody_decides_there_is_nothing_to_advise(run: Run, tmp_path: Path) -> None:
    log = fair_game(LIGHT, seats(LIGHT))
    path = str(written(tmp_path / "game.jsonl", log))
    over = run("hint", path)
    said = Words("en").text("cli-hint-nobody", count=len(log.moves))
    assert (over.code, over.out, over.err) == (2, "", f"dolmen: {said}\n")
    assert run("hint", path, "--at", "0").err.startswith("dolmen: After move 0 nobody")
    assert run("hint", str(tmp_path / "none.jsonl")).code == 2
