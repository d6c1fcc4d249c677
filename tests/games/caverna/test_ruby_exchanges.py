"""Chapter RUBY, exchanges: what a ruby becomes, and what it never becomes."""

from typing import Final

import pytest

from tests.games.caverna.boards import at
from tests.games.caverna.scenes import Scene, counts, of_kind, open_caverna, player, scene
from tests.laws import clause

FOR_A_RUBY: Final = (
    "wood", "stone", "ore", "grain", "vegetable", "food", "gold",
    "dog", "sheep", "donkey", "wild_boar", "cattle",
)  # fmt: skip
EXCHANGES: Final = ("ruby", "buy", "eat", "coins", "coin", "use", "disarm")


def holding(goods: str, board: dict[str, str] | None = None) -> Scene:
    """Seat 0 of two is to place a dwarf and holds these goods."""
    return scene(2, round=1, players=[player(goods, board=board)])


def exchanges(here: Scene) -> list[str]:
    return of_kind(here.legal(), *EXCHANGES)


@clause("CAV-RUBY-01")
@pytest.mark.parametrize(
    "good",
    ["wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "wild_boar"],
)
def test_a_ruby_becomes_one_of_ten_goods(good: str) -> None:
    here = holding("ruby 1").play(f"ruby {good}")
    assert here.goods() == counts(f"{good} 1")
    assert here.events() == ["spent P0 ruby 1", f"gained P0 {good} 1"]


@clause("CAV-RUBY-01", "CAV-RUBY-02")
def test_a_ruby_has_its_list_and_cattle_takes_a_food_besides() -> None:
    tiles = [*at("buy meadow", "4,3"), *at("buy field", "4,3")]
    tunnels = at("buy tunnel", "2,4", "3,5", "4,5")
    without_food = [f"ruby {good}" for good in FOR_A_RUBY[:-1]]
    assert exchanges(holding("ruby 1")) == [*without_food, *tiles, *tunnels]
    with_food = [f"ruby {good}" for good in FOR_A_RUBY]
    assert exchanges(holding("ruby 1 food 1")) == [*with_food, *tiles, *tunnels]
    caverns = at("buy cavern", "2,4", "3,5", "4,5")
    assert exchanges(holding("ruby 2 food 1")) == [*with_food, *tiles, *tunnels, *caverns]


@clause("CAV-RUBY-02")
def test_a_ruby_becomes_two_food() -> None:
    here = holding("ruby 3").play("ruby food", "ruby food")
    assert here.goods() == counts("ruby 1 food 4")


@clause("CAV-RUBY-08")
def test_rubies_are_exchanged_as_long_as_there_are_any_also_within_an_action() -> None:
    here = holding("ruby 4").play("ruby wood", "place housework", "ruby stone", "ruby ore")
    assert here.goods() == counts("ruby 1 wood 1 stone 1 ore 1")
    here.play("furnish stubble_room", "ruby gold")
    assert "ruby" not in here.goods()
    assert here.why("ruby gold") == ("too-few-rubies", "CAV-RUBY-08")


@clause("CAV-RUBY-08")
def test_rubies_of_one_exchange_after_another_may_chain() -> None:
    """A ruby for food, and that food with another ruby for cattle."""
    here = holding("ruby 2").play("ruby food", "ruby cattle")
    assert here.goods() == counts("food 1 cattle 1")


@clause("CAV-RUBY-08")
def test_nothing_is_exchanged_for_rubies_and_rubies_buy_single_tiles_only() -> None:
    table = open_caverna().moves
    spent = table.kinds["ruby"]
    assert [table.name(spent.first + i) for i in range(spent.count)] == [
        f"ruby {good}" for good in FOR_A_RUBY
    ]
    assert [code for code in table.kinds if code.startswith("buy")] == [
        "buy-meadow",
        "buy-field",
        "buy-tunnel",
        "buy-cavern",
    ]
    rich = holding("wood 9 stone 9 ore 9 grain 9 vegetable 9 gold 9 dog 2 sheep 2 food 9")
    for move in exchanges(rich):
        assert "ruby" not in rich.copy().play(move).goods(), move


@clause("CAV-RUBY-10")
def test_cattle_costs_a_ruby_and_a_food_and_must_be_housed_or_converted() -> None:
    here = holding("ruby 1 food 1").play("ruby cattle")
    assert here.goods() == counts("cattle 1")
    assert exchanges(here) == ["eat cattle"]
    crowded = holding("ruby 1 food 1 sheep 2").play("ruby cattle")
    assert crowded.legal() == ["eat sheep", "eat cattle"]
    crowded.play("eat cattle")
    assert crowded.goods() == counts("food 3 sheep 2")


@clause("CAV-RUBY-10")
def test_without_food_or_a_way_to_it_cattle_is_refused() -> None:
    here = holding("ruby 1")
    assert here.why("ruby cattle") == ("no-food-for-cattle", "CAV-RUBY-01")
    assert "ruby cattle" not in here.legal()
    # The ruby itself would be the only way to food; with a grain there is another.
    assert holding("ruby 1 grain 1").play("eat grain", "ruby cattle").goods() == counts("cattle 1")


@clause("CAV-RUBY-01", "CAV-ANIMALS-25")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "wild_boar"])
def test_an_animal_for_a_ruby_is_settled_before_anything_but_exchanges(animal: str) -> None:
    """The entrance is full of cattle."""
    here = holding("ruby 1 cattle 2 grain 1").play(f"ruby {animal}")
    assert here.legal() == [f"eat {animal}", "eat cattle", "eat grain"]
    assert here.why("place housework") == ("animals-first", "CAV-ANIMALS-25")
    here.play(f"eat {animal}")
    assert exchanges(here) == ["eat cattle", "eat grain"]
