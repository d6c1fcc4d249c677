"""Chapter HARVEST, feeding: what dwarfs eat, conversions, begging, and the caves that help."""

from typing import Any, Final

import pytest

from tests.games.caverna.scenes import (
    Scene,
    counts,
    dwarf,
    of_kind,
    player,
    scene,
    step,
)
from tests.laws import clause

# A round that ends like this.
ENDINGS: Final[dict[str, dict[str, Any]]] = {
    "normal": {"round": 5},
    "food": {"round": 4},
    "choice": {"round": 8, "marker": "question", "questions": 2},
}
HOMES: Final = {"3,4": "dwelling", "2,4": "dwelling", "1,4": "dwelling"}


def table(
    goods: str, adults: int = 2, newborns: int = 0, harvest: str = "normal", **board: str
) -> Scene:
    """Seat 0 of two is fed; the board by cells as in c25="working_cave"."""
    laid = HOMES | {f"{cell[1]},{cell[2]}": what for cell, what in board.items()}
    dwarfs = [dwarf() for _ in range(adults)] + [dwarf(born=True) for _ in range(newborns)]
    chosen = "fields" if harvest == "choice" else None
    own = player(goods, board=laid, dwarfs=dwarfs, choice=chosen)
    players = [own, player(choice=chosen)]
    return scene(2, phase="feed", harvest=harvest, players=players, **ENDINGS[harvest])


def due(here: Scene) -> int:
    """The food that seat 0 owes."""
    return int(here.view()["players"][0]["due"])


def feeds(most: int) -> list[str]:
    """Every amount that can be paid."""
    return [f"feed {food}" for food in range(most + 1)]


@clause("CAV-HARVEST-10")
@pytest.mark.parametrize(
    ("adults", "newborns", "harvest", "food"),
    [
        (2, 0, "normal", 4),
        (5, 0, "normal", 10),
        (2, 1, "normal", 5),
        (3, 2, "normal", 8),
        (2, 0, "food", 2),
        (3, 2, "food", 5),
        (4, 0, "choice", 8),
    ],
)
def test_a_dwarf_eats_two_and_a_newborn_one(
    adults: int, newborns: int, harvest: str, food: int
) -> None:
    here = table("food 12", adults, newborns, harvest)
    assert due(here) == food
    assert here.legal() == feeds(food)
    here.play(f"feed {food}")
    assert here.goods() == counts(f"food {12 - food}") if food < 12 else {}
    assert here.player()["begging"] == 0


@clause("CAV-HARVEST-10")
def test_a_newborn_eats_two_from_the_next_feeding_on() -> None:
    here = scene(
        1,
        round=6,
        players=[
            player("food 20", board={"3,4": "dwelling"}, dwarfs=[dwarf(at="housework"), dwarf()])
        ],
    )
    here.play("place wish_for_children", "grow")
    assert due(here) == 5
    here.play("feed 5")
    while not of_kind(here.legal(), "feed"):
        step(here)
    assert (here.dump()["round"], due(here)) == (7, 6)


@clause("CAV-HARVEST-11")
def test_three_adults_and_a_newborn_eat_seven_and_four_in_a_one_food_ending() -> None:
    assert due(table("food 9", 3, 1)) == 7
    assert table("food 9", 3, 1).legal() == feeds(7)
    assert due(table("food 9", 3, 1, "food")) == 4
    assert table("food 9", 3, 1, "food").legal() == feeds(4)


@clause("CAV-HARVEST-12")
def test_missing_food_is_made_by_conversions() -> None:
    here = table("grain 1 sheep 2 gold 3 ruby 1")
    exchanges = of_kind(here.legal(), "eat", "coins")
    assert exchanges == ["eat sheep", "eat grain", "coins"]
    assert of_kind(here.legal(), "feed") == feeds(0)
    here.play("coins", "coin", "eat grain", "eat sheep")
    assert here.goods() == counts("food 4 sheep 1 ruby 1")
    assert of_kind(here.legal(), "feed") == feeds(4)
    here.play("feed 4")
    assert here.player()["begging"] == 0


@clause("CAV-HARVEST-12")
@pytest.mark.parametrize("harvest", ["normal", "food", "choice"])
@pytest.mark.parametrize("paid", [0, 1, 2])
def test_each_food_not_paid_is_a_begging_marker_even_when_it_could_be_paid(
    harvest: str, paid: int
) -> None:
    here = table("food 9 grain 1", harvest=harvest)
    owed = 2 if harvest == "food" else 4
    assert of_kind(here.legal(), "feed") == feeds(owed)
    here.play(f"feed {paid}")
    missing = owed - paid
    assert here.goods() == counts(f"food {9 - paid} grain 1")
    assert here.player()["begging"] == missing
    assert here.told("begged") == ([f"begged P0 {missing}"] if missing else [])


@clause("CAV-HARVEST-12")
def test_nobody_is_made_to_convert() -> None:
    here = table("grain 9 vegetable 9")
    here.play("feed 0")
    assert here.goods() == counts("grain 9 vegetable 9")
    assert here.player()["begging"] == 4


@clause("CAV-HARVEST-12")
def test_nobody_pays_more_than_is_due_or_than_is_there() -> None:
    assert table("food 9").why("feed 5") == ("feeds-too-much", "CAV-HARVEST-24")
    assert table("food 3").why("feed 4") == ("too-little-food", "CAV-HARVEST-12")


@clause("CAV-HARVEST-13")
def test_dwarfs_are_never_given_up_and_begging_markers_stay_and_cost_three_points() -> None:
    here = table("ruby 4 gold 9 food 9", 4)
    kinds = {move.split()[0] for move in here.legal()}
    assert kinds == {"ruby", "buy", "coins", "feed"}
    before = here.score()
    here.play("feed 0")
    assert len(here.player()["dwarfs"]) == 4
    assert here.score() == before - 3 * 8
    assert dict(here.sheet())["begging"] == -24
    while here.dump()["round"] < 7 and here.actor() != -2:
        step(here)
        assert here.player()["begging"] >= 8


@clause("CAV-HARVEST-14")
def test_three_adults_with_four_food_beg_twice() -> None:
    here = table("food 4", 3)
    assert here.legal() == feeds(4)
    before = here.score()
    here.play("feed 4")
    assert here.goods() == {}
    assert here.player()["begging"] == 2
    assert dict(here.sheet())["begging"] == -6
    assert here.score() == before - 6


# What helps


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize(
    ("paid", "spent"), [("wood", "wood 1"), ("stone", "stone 1"), ("ore", "ore 2")]
)
def test_the_working_cave_feeds_one_dwarf_whole(paid: str, spent: str) -> None:
    here = table("wood 2 stone 2 ore 3 food 9", c25="working_cave")
    assert here.legal() == ["cave wood", "cave stone", "cave ore", *feeds(4)]
    here.play(f"cave {paid}")
    assert here.told("spent") == [f"spent P0 {spent}"]
    assert due(here) == 2
    assert here.legal() == feeds(2)
    assert here.why("cave wood") == ("cave-used", "CAV-HARVEST-24")


@clause("CAV-HARVEST-24")
def test_the_working_cave_takes_no_other_price() -> None:
    here = table("ore 1 grain 1 food 9", c25="working_cave")
    assert here.legal() == ["eat grain", *feeds(4)]
    assert here.why("cave ore") == ("no-material", "CAV-CONVERT-04")
    assert table("wood 1").why("cave wood") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize(
    ("adults", "newborns", "harvest", "before", "after"),
    [
        (2, 1, "normal", 5, 3),  # an adult rather than the newborn
        (3, 0, "food", 3, 2),
        (2, 1, "food", 3, 2),
        (3, 1, "choice", 7, 5),
    ],
)
def test_the_working_cave_saves_the_whole_share_of_one_dwarf(
    adults: int, newborns: int, harvest: str, before: int, after: int
) -> None:
    here = table("wood 1 food 12", adults, newborns, harvest, c25="working_cave")
    assert due(here) == before
    here.play("cave wood")
    assert due(here) == after
    assert here.legal() == feeds(after)


@clause("CAV-HARVEST-24")
def test_the_working_cave_helps_anew_in_each_feeding() -> None:
    here = scene(
        1,
        round=5,
        phase="feed",
        harvest="normal",
        players=[player("wood 2 food 9", board={"3,4": "working_cave"})],
    )
    here.play("cave wood", "feed 2")
    while not of_kind(here.legal(), "feed"):
        step(here)
    assert of_kind(here.legal(), "cave")[0] == "cave wood"


MINES: Final[dict[str, Any]] = {
    "c25": "ore_mine", "c26": "ruby_mine", "c35": "ore_mine", "c36": "deep_tunnel",
}  # fmt: skip


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize(
    ("donkeys", "harvest", "food"),
    [(0, "normal", 4), (1, "normal", 3), (2, "normal", 2), (3, "normal", 1), (2, "food", 0)],
)
def test_the_mining_cave_saves_one_food_for_each_donkey_in_a_mine(
    donkeys: int, harvest: str, food: int
) -> None:
    here = table(f"food 9 donkey {donkeys}", harvest=harvest, c15="mining_cave", **MINES)
    assert due(here) == food
    assert of_kind(here.legal(), "feed") == feeds(food)


@clause("CAV-HARVEST-24")
def test_donkeys_beyond_the_mines_save_nothing_and_the_due_is_never_below_zero() -> None:
    here = table("food 9 donkey 5", c15="mining_cave", **MINES)
    assert due(here) == 1
    here = table("food 9 donkey 3", harvest="food", c15="mining_cave", **MINES)
    assert due(here) == 0
    assert of_kind(here.legal(), "feed") == feeds(0)
    here.play("feed 0")
    assert here.player()["begging"] == 0


@clause("CAV-HARVEST-24")
def test_donkeys_eaten_before_paying_no_longer_count() -> None:
    here = table("food 9 donkey 3", c15="mining_cave", **MINES)
    assert due(here) == 1
    here.play("eat donkeys")
    assert due(here) == 3
    assert of_kind(here.legal(), "feed") == feeds(3)


@clause("CAV-HARVEST-24")
def test_both_caves_help_together() -> None:
    extra: dict[str, Any] = {"c15": "mining_cave", "c16": "working_cave", **MINES}
    here = table("food 9 donkey 1 stone 1", 2, 1, **extra)
    assert due(here) == 4
    here.play("cave stone")
    assert due(here) == 2
    here.play("feed 1")
    assert here.player()["begging"] == 1


@clause("CAV-HARVEST-24")
@pytest.mark.parametrize("harvest", ["normal", "food"])
def test_whoever_owes_nothing_and_has_nothing_to_exchange_is_not_asked(harvest: str) -> None:
    """Seat 1 has four donkeys in four mines, and nothing is due: but donkeys could be eaten."""
    mines = {"3,4": "mining_cave", "2,4": "ore_mine", "2,5": "ore_mine", "1,4": "ruby_mine"}
    mines |= {"1,5": "ruby_mine"}
    here = scene(
        2,
        phase="feed",
        harvest=harvest,
        players=[player("food 9"), player("donkey 4", board=mines)],
        **ENDINGS[harvest],
    )
    here.play("feed 2")
    assert here.actor() == 1
    assert here.legal() == ["eat donkey", "eat donkeys", "feed 0"]
