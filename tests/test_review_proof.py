"""The proof of reviews, small: marks against masters are rare, promises are kept, luck adds up."""

from pathlib import Path

import pytest

from dolmen.bots.figures import Interval
from dolmen.core.rng import Rng
from dolmen.review.marks import Choice, measure
from dolmen.review.sample import Games
from dolmen.review.walk import Decision
from tests.core.stones import TAKE_ONE, TAKE_TWO, Stones
from tests.dice import fair_game
from tests.review.test_review import ERROR, log_of
from tests.sample import LIGHT
from tools.review_proof import BEGIN, END, keeps, luck_off, main


@pytest.mark.wide
def test_the_luck_of_a_whole_game_adds_up_exactly() -> None:
    draws, off = luck_off(fair_game(LIGHT, 2))
    assert draws > 10
    assert off < 1e-12


def test_a_promise_is_kept_or_it_is_not() -> None:
    log = log_of(ERROR)
    s = log.game.load({"cards": [2, 3], "shown": [1, 1], "taken": [3, 1], "left": 2, "seat": 1})
    decision = Decision(5, s, 1, TAKE_ONE)
    found = measure(Games(Stones()), Choice(decision, TAKE_TWO, 1.0), 50, Rng(4))
    assert found.loss.low > 0.2
    assert keeps(log, found, 50, Rng(5))
    assert not keeps(log, found._replace(loss=Interval(0.1, 0.09, 0.11)), 50, Rng(5))


@pytest.mark.wide
def test_the_table_is_written_into_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    few = ("--games", "1", "--iterations", "2", "--budget", "1500", "--pairs", "10")
    main([LIGHT, *few, "--page", str(page)])
    lines = page.read_text(encoding="utf-8").splitlines()
    assert (lines[:2], lines[-2:]) == (["before", BEGIN], [END, "after"])
    assert lines[2].startswith("Goals: (a) at most 2%, (b) at least 95%")
    assert lines[-3] == capsys.readouterr().out.rstrip("\n")
    assert lines[-3].count("|") == 5
