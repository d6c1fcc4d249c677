"""Chapter RUBY: what a ruby is exchanged for."""

import pytest

from tests.games.caverna.boards import at, working
from tests.games.caverna.scenes import Scene, counts, dwarf, of_kind, player
from tests.laws import clause

FOR_ONE = ["wood", "stone", "ore", "grain", "vegetable", "food", "gold"]
ANIMALS = ["dog", "sheep", "donkey", "wild_boar"]
EXCHANGES = [f"ruby {good}" for good in FOR_ONE + ANIMALS]


def owner(goods: str, board: dict[str, str] | None = None) -> Scene:
    """Seat 0 to move in round 2."""
    return working(2, player(goods, board=board or {}))


def not_placing(here: Scene) -> list[str]:
    """All legal moves but placements."""
    return [move for move in here.legal() if not move.startswith("place ")]


@clause("CAV-RUBY-01", "CAV-RUBY-02")
@pytest.mark.parametrize("good", FOR_ONE + ANIMALS)
def test_a_ruby_is_exchanged_for_one_good_or_two_food(good: str) -> None:
    here = owner("ruby 1").play(f"ruby {good}")
    assert here.goods() == {good: 2 if good == "food" else 1}
    assert here.actor() == 0


@clause("CAV-RUBY-01")
def test_cattle_costs_a_food_more() -> None:
    assert owner("ruby 1 food 3").play("ruby cattle").goods() == {"cattle": 1, "food": 2}


@clause("CAV-RUBY-01")
def test_the_whole_list_of_exchanges() -> None:
    """With one ruby and no food, then with two rubies and one food."""
    assert not_placing(owner("ruby 1")) == [
        *EXCHANGES,
        *at("buy meadow", "4,3"),
        *at("buy field", "4,3"),
        *at("buy tunnel", "2,4", "3,5", "4,5"),
    ]
    assert not_placing(owner("ruby 2 food 1")) == [
        *EXCHANGES,
        "ruby cattle",
        *at("buy meadow", "4,3"),
        *at("buy field", "4,3"),
        *at("buy tunnel", "2,4", "3,5", "4,5"),
        *at("buy cavern", "2,4", "3,5", "4,5"),
    ]


@clause("CAV-RUBY-02")
def test_a_ruby_gives_two_food_in_the_feeding_too() -> None:
    here = working(5, player("ruby 1"), phase="feed", harvest="normal")
    here.play("ruby food")
    assert here.goods() == {"food": 2}
    assert here.legal() == ["feed 0", "feed 1", "feed 2"]


@clause("CAV-RUBY-03")
def test_a_single_field_or_meadow_is_laid_beside_one_or_before_the_entrance() -> None:
    here = owner("ruby 3")
    here.play("buy field 4 3")
    assert of_kind(here.legal(), "buy")[:4] == [
        *at("buy meadow", "3,3", "4,2"),
        *at("buy field", "3,3", "4,2"),
    ]
    here.play("buy meadow 4 2")
    assert here.goods() == {"ruby": 1, "food": 1}
    assert here.board() == {"3,4": "cavern", "4,2": "meadow", "4,3": "field"}
    pasture = owner("ruby 1", {"4,3": "small_pasture"})
    assert of_kind(pasture.legal(), "buy")[:4] == [
        *at("buy meadow", "3,3", "4,2"),
        *at("buy field", "3,3", "4,2"),
    ]


@clause("CAV-RUBY-04")
def test_a_single_tunnel_costs_one_ruby_and_a_cavern_two() -> None:
    here = owner("ruby 3").play("buy cavern 3 5")
    assert here.goods() == {"ruby": 1}
    assert of_kind(here.legal(), "buy")[2:] == at("buy tunnel", "2,4", "2,5", "3,6", "4,5")
    assert here.why("buy cavern 2 4") == ("too-few-rubies", "CAV-RUBY-08")
    here.play("buy tunnel 4 5")
    assert here.goods() == {"food": 1}
    assert here.board() == {"3,4": "cavern", "3,5": "cavern", "4,5": "tunnel"}


@clause("CAV-RUBY-05")
def test_a_tile_that_cannot_be_laid_is_not_bought() -> None:
    here = owner("ruby 9", {"4,3": "meadow"})
    assert here.why("buy meadow 1 1") == ("no-forest-spot", "CAV-TILES-14")
    assert here.why("buy field 4 3") == ("no-forest-spot", "CAV-TILES-14")
    assert here.why("buy tunnel 4 6") == ("no-mountain-spot", "CAV-TILES-03")
    assert here.why("buy cavern 1 6") == ("no-mountain-spot", "CAV-TILES-03")
    forest = [f"{row},{column}" for row in range(1, 5) for column in range(1, 4)]
    rock = ["1,4", "1,5", "1,6", "2,4", "2,5", "2,6", "3,5", "3,6", "4,5", "4,6"]
    full = dict.fromkeys(forest, "field") | dict.fromkeys(rock, "tunnel")
    assert of_kind(owner("ruby 9", full).legal(), "buy") == []


@clause("CAV-RUBY-06")
def test_a_single_meadow_slides_under_a_stable_a_single_field_does_not() -> None:
    here = owner("ruby 1", {"4,3": "field", "3,3": "stable", "2,3": "stable"})
    assert of_kind(here.legal(), "buy")[:3] == [
        *at("buy meadow", "3,3", "4,2"),
        *at("buy field", "4,2"),
    ]
    assert here.why("buy field 3 3") == ("under-stable", "CAV-TILES-17")
    assert here.play("buy meadow 3 3").board()["3,3"] == "meadow stable"


@clause("CAV-RUBY-07")
def test_a_ruby_lifts_the_order_for_one_dwarf() -> None:
    armed = [dwarf(3), dwarf(14), dwarf(14)]
    board = {"3,4": "dwelling"}
    without = working(2, player(dwarfs=armed, board=board))
    assert of_kind(without.legal(), "overtake") == []
    assert without.why("overtake 14") == ("too-few-rubies", "CAV-RUBY-08")
    here = working(2, player("ruby 1", dwarfs=armed, board=board))
    assert of_kind(here.legal(), "overtake") == ["overtake 14"]
    here.play("overtake 14")
    assert here.goods() == {}
    here.play("place supplies")
    assert here.dwarfs() == [(3, None, False), (14, "supplies", False), (14, None, False)]


@clause("CAV-RUBY-08")
def test_exchanges_are_chained_as_long_as_there_are_rubies() -> None:
    here = owner("ruby 4").play("ruby wood", "ruby wood", "ruby gold", "ruby dog")
    assert here.goods() == {"wood": 2, "gold": 1, "dog": 1}
    assert not_placing(here) == []
    assert here.why("ruby wood") == ("too-few-rubies", "CAV-RUBY-08")


@clause("CAV-RUBY-08")
def test_nothing_is_exchanged_back_and_no_pasture_stable_mine_or_furnishing_is_bought() -> None:
    game = owner("ruby 1").game
    names = [game.moves.name(move) for move in range(game.moves.count)]
    assert "ruby ruby" not in names
    assert {name.split()[1] for name in names if name.startswith("buy ")} == {
        "meadow",
        "field",
        "tunnel",
        "cavern",
    }
    assert not_placing(owner("wood 9 stone 9 ore 9")) == []


@clause("CAV-RUBY-08")
def test_rubies_are_exchanged_between_the_parts_of_an_action() -> None:
    here = working(1, player("ruby 2")).play("place housework", "take", "ruby wood")
    here.play("furnish quarry")
    assert here.goods() == {"dog": 1, "ruby": 1}
    assert here.board() == {"3,4": "quarry"}
    assert of_kind(here.legal(), "ruby") == EXCHANGES


@clause("CAV-RUBY-09")
def test_a_meadow_is_bought_and_fenced_in_one_fence_action() -> None:
    here = working(2, player("ruby 1 wood 2"), spaces={"sheep_farming": {"sheep": 1}})
    here.play("place sheep_farming", "buy meadow 4 3", "small-pasture 4 3")
    assert here.board() == {"3,4": "cavern", "4,3": "small_pasture"}
    assert here.goods() == {}
    here = working(2, player("ruby 1 wood 2"), seats=5)
    assert here.why("place fence_building_5") == ("space-useless", "CAV-WORK-07")
    here.play("buy meadow 4 3", "place fence_building_5", "small-pasture 4 3")
    assert here.board() == {"3,4": "cavern", "4,3": "small_pasture"}
    assert here.goods() == {}


@clause("CAV-RUBY-10")
def test_cattle_is_housed_or_converted() -> None:
    here = owner("ruby 1 food 1").play("ruby cattle")
    assert here.goods() == {"cattle": 1}
    assert not_placing(here) == ["eat cattle"]
    crowded = owner("ruby 1 food 1 sheep 2").play("ruby cattle")
    assert crowded.legal() == ["eat sheep", "eat cattle"]
    assert crowded.play("eat cattle").goods() == counts("sheep 2 food 3")


@clause("CAV-RUBY-10")
def test_cattle_is_refused_without_food() -> None:
    here = owner("ruby 1 wood 5 stone 5 ore 5 dog 2")
    assert here.why("ruby cattle") == ("no-food-for-cattle", "CAV-RUBY-01")
    assert not_placing(here)[: len(EXCHANGES) + 1] == [*EXCHANGES, "buy meadow 4 3"]
