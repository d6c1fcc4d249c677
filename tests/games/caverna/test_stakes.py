"""What a person is asked twice, and what not at all."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import Scene, dwarf, player, scene
from tests.laws import clause
from tests.scenario import stakes


def harvest(phase: str, goods: str) -> Scene:
    """Seat 0 of two in a step of a harvest."""
    return scene(2, round=5, phase=phase, harvest="normal", players=[player(goods)])


def asked(here: Scene) -> tuple[list[str], str | None]:
    return stakes(here.game, here.state)


@clause("CAV-HARVEST-12")
@pytest.mark.parametrize(
    ("goods", "gambles", "forced"),
    [
        ("food 5", ["feed 0", "feed 1", "feed 2", "feed 3"], None),
        ("food 2", ["feed 0", "feed 1"], None),
        ("food 2 grain 1", ["feed 0", "feed 1", "feed 2"], None),
        ("grain 1", ["feed 0"], None),
        ("", [], "feed 0"),
    ],
)
def test_begging_is_a_gamble_while_there_is_a_way_round_it(
    goods: str, gambles: list[str], forced: str | None
) -> None:
    assert asked(harvest("feed", goods)) == (gambles, forced)


@clause("CAV-HARVEST-15")
@pytest.mark.parametrize(
    ("goods", "forced"),
    [
        ("grain 2 gold 3", "breed nothing"),
        ("sheep 1", "breed nothing"),
        # A ruby may buy the other half of a pair, and whoever eats an animal makes room.
        ("sheep 1 ruby 1", None),
        ("wild_boar 2", None),
    ],
)
def test_no_births_without_parents_are_not_asked_about(goods: str, forced: str | None) -> None:
    here = harvest("breed", goods)
    assert "breed nothing" in here.legal()
    assert asked(here) == ([], forced)


@clause("CAV-CONVERT-01")
def test_a_turn_in_which_only_exchanges_are_left_ends_by_itself() -> None:
    here = working(4, player("grain 1 ruby 1")).play("place supplies")
    assert {"eat grain", "ruby wood", "coins", "end"} <= set(here.legal())
    assert asked(here) == ([], "end")


@clause("CAV-CONVERT-01")
def test_goods_are_taken_by_themselves_where_nothing_else_is_to_do() -> None:
    spaces = {"sheep_farming": {"sheep": 1}}
    here = working(5, player("grain 1"), spaces=spaces)
    here.play("place sheep_farming")
    assert here.legal() == ["eat grain", "take"]
    assert asked(here) == ([], "take")


@clause("CAV-WORK-07")
def test_a_part_that_may_still_be_carried_out_is_asked_about() -> None:
    here = working(1, player()).play("place clearing_1_3")
    assert asked(here) == ([], None)


@clause("CAV-END-04")
def test_the_exchanges_before_the_scoring_are_asked_about() -> None:
    here = scene(2, round=12, phase="last", players=[player("ruby 1")])
    assert "end" in here.legal()
    assert asked(here) == ([], None)


@clause("CAV-HARVEST-10")
def test_where_nobody_is_hungry_feeding_is_not_asked_about() -> None:
    caves = {"3,4": "mining_cave", "3,5": "ore_mine", "3,6": "deep_tunnel", "2,5": "ruby_mine"}
    here = scene(
        2,
        round=4,
        phase="feed",
        harvest="food",
        players=[player("grain 1 donkey 2", board=caves, dwarfs=[dwarf(), dwarf()])],
    )
    assert "feed 0" in here.legal()
    assert asked(here) == ([], "feed 0")
