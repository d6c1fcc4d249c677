"""What a move costs and brings, and what is missing for one that is refused."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import ASIDE, Scene, dwarf, player
from tests.laws import clause
from tests.scenario import priced


def price(here: Scene, move: str) -> list[str]:
    return priced(here.game, here.state, move)


@clause("CAV-SUPPLY-05", "CAV-WORK-16", "CAV-WORK-19", "CAV-FIRST-02")
@pytest.mark.parametrize(
    ("space", "effects"),
    [
        (
            "supplies",
            [f"change {good} +1" for good in ("wood", "stone", "ore", "food")]
            + ["change gold +2", "change point +2"],
        ),
        ("starting_player_1_3", ["change food +2", "change ore +2", "becomes token +1"]),
        ("drift_mining_1_3", ["change stone +3"]),
        ("housework", ["follows dog +1"]),
        ("sheep_farming", ["follows sheep +2"]),
    ],
)
def test_a_space_says_what_it_gives_now(space: str, effects: list[str]) -> None:
    lying = {
        "starting_player_1_3": {"food": 2},
        "drift_mining_1_3": {"stone": 3},
        "sheep_farming": {"sheep": 2},
    }
    here = working(2, player("wood 4"), spaces=lying)
    assert price(here, f"place {space}") == effects


@clause("CAV-FURNISH-02", "CAV-FURNISH-03", "CAV-DWELLING-02")
def test_a_furnishing_says_its_price_after_discounts_its_points_and_what_is_missing() -> None:
    board = {"3,4": "carpenter", "2,4": "cavern", "1,4": "cavern"}
    here = working(1, player("wood 3 stone 3", board=board)).play("place housework")
    assert price(here, "furnish dwelling") == [
        "change wood -3",
        "change stone -3",
        "follows point +3",
    ]
    assert price(here, "furnish couple_dwelling") == [
        "due wood -7",
        "due stone -6",
        "lacks wood +4",
        "lacks stone +3",
    ]
    # Asked at any time, whatever the action is.
    here = working(1, player("wood 3 stone 2"))
    assert price(here, "furnish dwelling") == [
        "due wood -4",
        "due stone -3",
        "lacks wood +1",
        "lacks stone +1",
    ]
    assert price(here, "furnish cuddle_room") == ["due wood -1"]
    assert price(here, "furnish carpenter") == ["due stone -1"]


@clause("CAV-FURNISH-02")
def test_with_the_builder_a_price_that_can_be_paid_in_ways_is_due() -> None:
    board = {"3,4": "builder", "2,4": "cavern"}
    here = working(1, player("wood 4 stone 3 ore 1", board=board)).play("place housework")
    assert price(here, "furnish dwelling") == ["due wood -4", "due stone -3", "follows point +3"]
    here.play("furnish dwelling")
    # The dog of housework comes by itself then.
    assert price(here, "pay ore for wood") == [
        "change wood -3",
        "change stone -3",
        "change ore -1",
        "change dog +1",
        "change point +4",
    ]


@clause("CAV-FURNISH-03")
def test_without_an_empty_cavern_that_is_what_is_missing() -> None:
    here = working(1, player("wood 9 stone 9", board={"3,4": "cuddle_room"})).play(
        "place housework"
    )
    assert price(here, "furnish carpenter") == ["due stone -1", "lacks cavern +1"]


@clause("CAV-WEAPONS-02", "CAV-EXPEDITION-02", "CAV-EXPEDITION-03")
def test_forging_and_loot_say_what_they_take_and_give() -> None:
    here = working(1, player("ore 2", dwarfs=[dwarf(0), ASIDE])).play("place blacksmithing")
    assert price(here, "forge 2") == ["change ore -2", "becomes strength +2"]
    assert price(here, "forge 5") == ["due ore -5", "lacks ore +3"]
    here.play("forge 2")
    assert price(here, "loot grain") == ["change grain +1", "change point +1"]
    assert price(here, "loot cattle") == ["lacks strength +8"]


@clause("CAV-HARVEST-12", "CAV-HARVEST-13", "CAV-CONVERT-03", "CAV-RUBY-01")
def test_feeding_begging_and_exchanges_say_what_goes_and_comes() -> None:
    here = working(3, player("food 3 sheep 1 ruby 1"), phase="feed")
    assert price(here, "feed 1") == ["change food -1", "change begging +3", "change point -9"]
    assert price(here, "feed 4") == ["due food -4", "lacks food +1"]
    assert price(here, "eat sheep") == ["change sheep -1", "change food +1", "change point -3"]
    assert price(here, "ruby wood") == ["change ruby -1", "change wood +1", "change point -1"]


@clause("CAV-RUBY-08", "CAV-IMITATE-08")
def test_rubies_and_the_food_of_an_imitation_that_are_missing_are_told() -> None:
    here = working(1, player("food 1"), seats=3)
    assert price(here, "buy cavern 2 4") == ["due ruby -2", "lacks ruby +2"]
    assert price(here, "ruby wood") == ["due ruby -1", "lacks ruby +1"]
    assert price(here, "place imitation_3") == ["due food -4", "lacks food +3"]


@clause("CAV-ANIMALS-04", "CAV-ANIMALS-09", "CAV-MARKET-02")
def test_pastures_stables_and_wares_say_what_is_missing() -> None:
    meadows = {"3,3": "meadow", "4,3": "meadow"}
    sheep = {"sheep_farming": {"sheep": 1}}
    here = working(2, player("wood 1", board=meadows), spaces=sheep).play("place sheep_farming")
    assert price(here, "small-pasture 3 3") == ["due wood -2", "lacks wood +1"]
    assert price(here, "large-pasture 3 3 south") == ["due wood -4", "lacks wood +3"]
    assert price(here, "stable 3 3") == ["due stone -1", "lacks stone +1"]
    here = working(1, player(), seats=5).play("place weekly_market", "market cattle")
    assert price(here, "market wild_boar") == ["due gold -2", "lacks gold +1"]


@clause("CAV-GROWTH-01", "CAV-SCORE-03")
def test_a_newborn_is_a_dwarf_and_its_point() -> None:
    away = [player(dwarfs=[ASIDE, ASIDE]) for _ in range(3)]
    room = player(board={"3,4": "dwelling"})
    here = working(4, room, *away, seats=4).play("place wish_for_children")
    assert price(here, "grow") == ["change dwarf +1", "change point +1"]


@clause("CAV-FURNISH-02", "CAV-FURNISH-04")
def test_a_tile_that_is_laid_at_once_brings_its_points_and_one_without_points_none() -> None:
    here = working(1, player("wood 4 stone 3")).play("place housework")
    assert price(here, "furnish dwelling") == [
        "change wood -4",
        "change stone -3",
        "change dog +1",
        "change point +4",
    ]
    here = working(1, player("stone 1", board={"2,4": "cavern"})).play("place housework")
    assert price(here, "furnish carpenter") == ["change stone -1"]


@clause("CAV-FURNISH-06", "CAV-WORK-02")
def test_what_is_refused_for_another_reason_than_its_price_says_nothing() -> None:
    other = player(board={"3,4": "carpenter"})
    here = working(1, player("stone 1"), other).play("place housework")
    assert price(here, "furnish carpenter") == []
    assert price(here, "place housework") == []


@clause("CAV-WEAPONS-01", "CAV-IMITATE-01", "CAV-IMITATE-02")
def test_a_space_that_gives_nothing_by_itself_brings_nothing_yet() -> None:
    here = working(1, player("ore 2", dwarfs=[dwarf(0), ASIDE]))
    assert price(here, "place blacksmithing") == []
    other = player(dwarfs=[dwarf(0, "supplies"), dwarf(0, "housework")])
    here = working(1, player("food 4"), other, player(), seats=3)
    assert price(here, "place imitation_3") == ["change food -4"]
    here.play("place imitation_3")
    assert price(here, "imitate housework") == ["follows dog +1"]


@clause("CAV-SCORE-03")
def test_what_effects_count_is_what_the_owner_has() -> None:
    """Two dwarfs and a sheep count one each, a ruby one; three farm animals, grain and vegetables
    are missing, and twenty-two spaces are empty."""
    here = working(1, player("sheep 1 ruby 1 wood 3"))
    held = here.game.holdings(here.state, 0)
    assert {name: count for name, count in held.items() if count} == {
        "wood": 3,
        "sheep": 1,
        "ruby": 1,
        "dwarf": 2,
        "point": 2 + 1 + 1 - 3 * 2 - 22,
    }
