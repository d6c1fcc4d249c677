"""Chapter END: after round 12."""

from typing import Final

import pytest

from tests.games.caverna.scenes import (
    OVER,
    Scene,
    counts,
    dwarf,
    lone_dwarf,
    player,
    scene,
    step,
)
from tests.laws import clause
from tests.scenario import Dump

WOOD: Final = {"wood_gathering": {"wood": 1}}


@clause("CAV-END-01")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_game_ends_after_the_harvest_of_round_12(seats: int) -> None:
    space = "wood_gathering" if seats <= 3 else "forest_exploration_4_7"
    here = lone_dwarf(
        seats, round=12, spaces={space: {"wood": 1}},
        players=[player("food 4")] * seats,
    )  # fmt: skip
    here.play(f"place {space}")
    for seat in range(seats):
        assert (here.actor(), here.dump()["phase"]) == (seat, "feed")
        here.play("feed 4")
    assert (here.actor(), here.dump()["phase"], here.legal()) == (OVER, "over", [])
    assert here.why("end") == ("game-over", "CAV-END-01")
    assert here.events()[-1] == "over"


@clause("CAV-END-01")
def test_births_in_the_last_harvest_count() -> None:
    own = player("food 4 sheep 2", board={"3,4": "cavern", "4,3": "small_pasture"})
    here = lone_dwarf(2, round=12, spaces=WOOD,
                      players=[own, player("food 4")])  # fmt: skip
    here.play("place wood_gathering", "end")
    before = dict(here.sheet())["animals"]
    while here.actor() != OVER:
        step(here)
    assert here.goods() == counts("wood 1 sheep 3")
    assert (before, dict(here.sheet())["animals"]) == (2, 3)


@clause("CAV-END-02")
def test_most_points_win_and_those_tied_for_first_all_win() -> None:
    here = scene(
        4, phase="over", round=12,
        players=[player("gold 5"), player("gold 3"), player("gold 5"), player("gold 1 dog 1")],
    )  # fmt: skip
    assert here.game.scores(here.state) == [-23, -25, -23, -26]
    assert here.game.ranks(here.state) == [1, 3, 1, 4]


@clause("CAV-END-02")
def test_nothing_breaks_a_tie() -> None:
    """Same points, but other goods, dwarfs and begging markers."""
    first = player("gold 8 food 30 wood 9", begging=1)
    second = player("gold 4", board={"3,4": "simple_dwelling_4_2"}, dwarfs=[dwarf()] * 3)
    here = scene(2, phase="over", round=12, players=[first, second])
    assert here.game.scores(here.state) == [-28 + 8 - 3, -28 + 4 + 1]
    assert here.game.ranks(here.state) == [1, 1]


def last_exchanges(seats: int, players: list[Dump]) -> Scene:
    """Round 12 is over, the feeding paid: what is left are the last exchanges."""
    here = lone_dwarf(seats, round=12, spaces=WOOD, players=players)
    here.play("place wood_gathering")
    while here.dump()["phase"] != "last":
        step(here)
    return here


@clause("CAV-END-03", "CAV-END-04")
def test_goods_are_turned_into_gold_before_scoring() -> None:
    """Beer, hunting and blacksmithing parlor and spare parts."""
    board = {
        "3,4": "beer_parlor",
        "2,4": "hunting_parlor",
        "3,5": "blacksmithing_parlor",
        "2,5": "spare_part_storage",
    }
    own = player("wood 1 stone 1 ore 2 ruby 1 grain 2 food 4 wild_boar 2", board=board)
    here = last_exchanges(2, [own, player("food 4")])
    assert here.actor() == 0
    assert here.goods() == counts("wood 2 stone 1 ore 2 ruby 1 grain 2 wild_boar 2")
    gold = 0
    for move, gain in (
        ("use beer_parlor for gold", 3),
        ("use hunting_parlor", 2),
        ("use blacksmithing_parlor", 2),
        ("use spare_part_storage", 2),
    ):
        here.play(move)
        gold += gain
        assert here.goods()["gold"] == gold
    assert here.goods() == counts("wood 1 food 3 gold 9")
    assert dict(here.sheet())["gold"] == 9


@clause("CAV-END-04")
def test_the_last_exchanges_know_tiles_rubies_food_and_nothing_else() -> None:
    here = last_exchanges(2, [player("ruby 1 food 5"), player("food 4")])
    assert here.goods() == counts("wood 1 ruby 1 food 1")
    goods = "wood stone ore grain vegetable food gold dog sheep donkey wild_boar cattle"
    assert here.legal() == [
        *(f"ruby {good}" for good in goods.split()),
        "buy meadow 4 3",
        "buy field 4 3",
        *(f"buy tunnel {cell}" for cell in ("2 4", "3 5", "4 5")),
        "end",
    ]
    before = here.score()
    # The spring pays its food as ever: a ruby less, a space more used.
    here.play("buy tunnel 4 5")
    assert here.goods() == counts("wood 1 food 2")
    assert here.score() == before
    assert (here.actor(), here.dump()["phase"]) == (OVER, "over")


@clause("CAV-END-04")
def test_scoring_starts_when_all_have_finished() -> None:
    here = last_exchanges(3, [player("gold 2 food 4"), player("food 4"), player("grain 1 food 4")])
    # Seat 1 has nothing to exchange and is not asked.
    assert (here.actor(), here.legal()) == (0, ["coins", "end"])
    here.play("end")
    assert (here.actor(), here.legal()) == (2, ["eat grain", "end"])
    here.play("end")
    assert here.actor() == OVER


@clause("CAV-END-04")
def test_the_last_exchanges_come_after_the_third_event_too() -> None:
    here = lone_dwarf(
        2, round=12, marker="question", spaces=WOOD, players=[player("gold 2 food 4")]
    )
    here.play("place wood_gathering", "end", "harvest fields", "harvest fields")
    here.play("feed 4", "feed 0")
    assert (here.actor(), here.dump()["phase"], here.legal()) == (0, "last", ["coins", "end"])
