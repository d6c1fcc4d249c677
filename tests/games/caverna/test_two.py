"""Chapter TWO: what is different with two players."""

from collections import Counter
from fractions import Fraction
from typing import Final

import pytest

from tests.games.caverna.box import SPACES
from tests.games.caverna.scenes import (
    CARDS,
    CHANCE,
    OVER,
    lone_dwarf,
    opening,
    player,
    refused_load,
    scene,
    step,
    until_chance,
)
from tests.laws import clause

WOOD: Final = {"wood_gathering": {"wood": 1}}


@clause("CAV-TWO-01")
def test_exploration_is_removed() -> None:
    here = opening(2, first=0)
    revealed = []
    while here.actor() != OVER:
        if here.dump()["phase"] == "reveal":
            assert "reveal exploration" not in here.legal()
            assert here.why("reveal exploration") == ("not-in-deck", "CAV-SETUP-12")
        step(here)
        revealed += [event.split()[1] for event in here.told("revealed")]
    assert len(revealed) == 11
    assert Counter(revealed[6:8]) == Counter(["ore_delivery", "family_life"])
    assert here.why("place exploration") == ("game-over", "CAV-END-01")


@clause("CAV-TWO-02")
def test_round_8_is_followed_by_round_10() -> None:
    here = lone_dwarf(2, round=8, marker="leaf", spaces=WOOD, players=[player("food 9")] * 2)
    here.play("place wood_gathering")
    until_chance(here)
    assert here.legal() == ["reveal ore_trading", "reveal adventure", "reveal ruby_delivery"]
    here.play("reveal adventure")
    assert here.dump()["round"] == 10
    assert len(here.dump()["cards"]) == 9


@clause("CAV-TWO-02")
def test_there_is_no_round_9() -> None:
    assert scene(2, round=10).dump()["cards"] == [
        card for card in CARDS[:10] if card != "exploration"
    ]
    message = refused_load(2, round=9, marker="leaf", questions=1)
    assert (message.id, message.args["clause"]) == ("position-impossible", "CAV-ROUND-01")
    here = opening(2, first=0)
    rounds = set()
    while here.actor() != OVER:
        rounds.add(here.dump()["round"])
        step(here)
    assert rounds - {0} == {1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12}


@clause("CAV-TWO-03")
@pytest.mark.parametrize("start", ["leaf", "question"])
def test_three_leaves_and_three_question_marks_so_all_events_occur(start: str) -> None:
    """As many of one kind as there are come first, then all of the other."""
    here = lone_dwarf(2, round=5, spaces=WOOD, players=[player("food 9")] * 2)
    left = Counter(leaf=3, question=3)
    endings = []
    seen = []
    while here.actor() != OVER:
        if here.dump()["phase"] == "marker":
            seen.append(here.dump()["round"])
            total = sum(left.values())
            weights = dict(zip(here.legal(), here.game.weights(here.state), strict=True))
            shares = {
                move: Fraction(weight, sum(weights.values())) for move, weight in weights.items()
            }
            assert shares == {
                f"marker {kind}": Fraction(count, total) for kind, count in left.items() if count
            }
        move = step(here, f"marker {start}")
        if move.startswith("marker"):
            left[move.split()[1]] -= 1
        endings += here.told("harvest")
    # Once one kind is out, nothing is left to chance.
    assert (seen, left[start]) == ([6, 7, 8], 0)
    # Round 5, then three normal harvests and the three events.
    assert len(endings) == 7
    assert Counter(endings).most_common()[0][1] == 4
    assert len(set(endings)) == 4


@clause("CAV-TWO-04")
def test_ruby_mining_gets_its_first_ruby_in_round_3() -> None:
    here = opening(2, first=0)
    rubies: dict[int, dict[str, int]] = {}
    while here.dump()["round"] < 5:
        if here.actor() == CHANCE:
            step(here)
            continue
        rubies.setdefault(here.dump()["round"], here.on("ruby_mining"))
        legal = [move for move in here.legal() if "ruby" not in move]
        step(here, *(move for move in legal if move.startswith("place")))
    assert rubies == {1: {}, 2: {}, 3: {"ruby": 1}, 4: {"ruby": 2}}


@clause("CAV-TWO-04")
@pytest.mark.parametrize("number", [1, 2])
def test_ruby_mining_is_useless_before_that(number: int) -> None:
    here = scene(2, round=number)
    assert here.why("place ruby_mining") == ("space-useless", "CAV-WORK-07")


@clause("CAV-TWO-05")
def test_the_base_board_alone_without_imitation_and_one_food_each() -> None:
    for first in (0, 1):
        here = opening(2).play(f"first P{first}")
        assert sorted(here.view()["spaces"]) == sorted(SPACES[2])
        assert not [space for space in SPACES[2] if "imitation" in space]
        assert [here.goods(seat) for seat in (0, 1)] == [{"food": 1}] * 2
