"""The proof of reviews, small: marks against masters are rare, promises are kept, luck adds up."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from dolmen.bots.figures import Interval
from dolmen.core.rng import Rng
from dolmen.games import TITLES
from dolmen.review.marks import Choice, measure
from dolmen.review.sample import Games
from dolmen.review.walk import Decision
from tests.core.stones import TAKE_ONE, TAKE_TWO, Stones
from tests.dice import fair_game
from tests.review.test_review import ERROR, log_of
from tests.sample import LIGHT, SOLO
from tools import review_proof
from tools.review_proof import (
    BEGIN,
    END,
    HEAD,
    Promise,
    Proof,
    Terms,
    luck_off,
    main,
    promise,
    prove,
    row,
)


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
    kept = promise(log, found, 50, Rng(5))
    assert kept.said == found.loss
    assert kept.won == measure(Games(Stones()), Choice(decision, TAKE_TWO, 1.0), 50, Rng(5)).loss
    assert kept.is_kept
    assert not kept._replace(said=Interval(0.1, 0.09, 0.11)).is_kept


def test_what_is_sampled_twice_is_off_by_both() -> None:
    # Three and four hundredths to either side are five together.
    said = Interval(0.20, 0.17, 0.23)
    assert Promise(said, Interval(0.151, 0.111, 0.191)).is_kept
    assert not Promise(said, Interval(0.149, 0.109, 0.189)).is_kept
    assert not Promise(said, Interval(0.251, 0.211, 0.291)).is_kept


def test_a_row_tells_how_many_were_kept_and_what_was_won_on_average() -> None:
    kept = Promise(Interval(0.2, 0.1, 0.3), Interval(0.18, 0.08, 0.28))
    broken = Promise(Interval(0.3, 0.25, 0.35), Interval(0.16, 0.11, 0.21))
    proof = Proof(LIGHT, Terms(3, 2, 300, 5000, 40), 400, 4, [kept, broken], 90, 2e-16)
    cells = [cell.strip() for cell in row(proof).strip("|").split("|")]
    assert cells[0] == TITLES[LIGHT].name
    assert cells[1].startswith("3 and 2 games, 300 iterations, 5000 games, 40 pairs; ")
    assert cells[2:] == [
        "4 of 400: 1.0 % (0.4 to 2.5)",
        "1 of 2: 50.0 % (9.5 to 90.5)",
        "25.0, -8.0 (-84.2 to +68.2)",
        "2e-16 over 90 draws",
    ]
    none = proof._replace(promises=[], decisions=0)
    assert row(none).count("none") == 3


@pytest.mark.wide
def test_the_table_is_written_into_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "review.md"
    other = f"| {TITLES[SOLO].name} | kept | as | it | was | written |"
    before = f"| {TITLES[LIGHT].name} | goes | since | it | is | old |"
    page.write_text(f"before\n{BEGIN}\n{before}\n{other}\n{END}\nafter\n", encoding="utf-8")
    few = ("--masters", "1", "--novices", "1", "--iterations", "2", "--budget", "1500")
    main([LIGHT, *few, "--pairs", "10", "--page", str(page)])
    told = capsys.readouterr().out.splitlines()
    assert told[1].endswith(" s of CPU time")
    names = [one.name for one in TITLES.values()]
    rows = sorted((told[0], other), key=lambda line: names.index(line.split(" |")[0][2:]))
    assert page.read_text(encoding="utf-8").splitlines() == [
        "before",
        BEGIN,
        *HEAD,
        *rows,
        END,
        "after",
    ]
    assert told[0].startswith(f"| {TITLES[LIGHT].name} | 1 and 1 games, 2 iterations, 1500 games")


def test_whoever_ends_it_early_keeps_what_there_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def ended(proof: Proof, terms: Terms) -> Iterator[Proof]:
        yield proof._replace(terms=terms._replace(novices=1), decisions=60, marks=1)
        raise KeyboardInterrupt

    monkeypatch.setattr(review_proof, "growing", ended)
    found = prove(LIGHT, Terms(1, 40, 300, 5000, 40))
    assert (found.terms.masters, found.terms.novices, found.decisions) == (1, 1, 60)
    told = f"{LIGHT}: 1 and 1 games, 1 of 60 marked, 0 of 0 kept\n"
    assert capsys.readouterr().err == told
