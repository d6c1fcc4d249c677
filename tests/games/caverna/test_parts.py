"""Chapter WORK, the action itself: connectors, goods, exchanges between parts, animals."""

from typing import Final

import pytest

from tests.games.caverna.scenes import (
    counts,
    dwarf,
    lone_dwarf,
    of_kind,
    player,
    scene,
)
from tests.laws import clause

FIRST_TILES: Final = [
    f"meadow-field {where}" for where in ("3 3 south", "4 2 east", "4 3 north", "4 3 west")
]
DWELLING: Final = {"3,4": "dwelling"}


@clause("CAV-WORK-12")
def test_goods_or_a_child_but_not_both() -> None:
    here = lone_dwarf(4, round=1, players=[player(board=DWELLING)])
    here.play("place growth")
    assert here.legal() == ["grow", "take"]
    goods = here.copy().play("take")
    assert goods.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert goods.legal() == ["coins", "end"]
    assert goods.why("grow") == ("no-child-here", "CAV-GROWTH-01")
    child = here.copy().play("grow")
    assert child.goods() == {}
    # Nothing is left to do: the round is over.
    assert child.actor() == -1


@clause("CAV-WORK-12")
def test_one_ruby_mine_on_a_tunnel_or_on_a_deep_one() -> None:
    board = {"3,5": "ore_mine", "3,6": "deep_tunnel", "2,4": "tunnel", "3,4": "cavern"}
    here = lone_dwarf(2, round=6, marker="leaf", players=[player(board=board)])
    here.play("place ruby_mine_construction")
    assert here.legal() == ["ruby-mine 2 4", "ruby-mine 3 6"]
    deep = here.copy().play("ruby-mine 3 6")
    assert deep.goods() == {"ruby": 1}
    assert of_kind(deep.legal(), "ruby-mine") == []
    plain = here.copy().play("ruby-mine 2 4")
    assert plain.goods() == {}
    assert plain.dump()["phase"] == "feed"


@clause("CAV-WORK-13")
def test_one_or_both_in_either_order() -> None:
    board = DWELLING | {"4,3": "field", "4,2": "meadow"}
    own = player("grain 1", board=board)
    here = lone_dwarf(2, round=8, marker="leaf", players=[own]).play("place family_life")
    assert here.legal() == ["eat grain", "grow", "sow grain"]
    grown = here.copy().play("grow")
    assert grown.legal() == ["eat grain", "sow grain", "end"]
    both = grown.copy().play("sow grain")
    sown = here.copy().play("sow grain")
    assert sown.legal() == ["grow", "end"]
    sown.play("grow")
    for done in (both, sown):
        assert done.board()["4,3"].startswith("field grain")
        assert len(done.dwarfs(0)) == 3
        assert done.dump()["phase"] == "feed"


@clause("CAV-WORK-14")
def test_those_chosen_are_done_in_the_printed_order() -> None:
    """Slash and burn: a tile, then sowing; once sown, no tile."""
    board = {"4,3": "field", "4,2": "meadow", "3,4": "cavern"}
    own = player("grain 2", board=board)
    here = lone_dwarf(2, round=1, players=[own]).play("place slash_and_burn")
    tiles = of_kind(here.legal(), "meadow-field")
    assert len(tiles) > 0
    assert here.legal() == ["eat grain", *tiles, "sow grain"]
    here.play("sow grain")
    assert here.legal() == ["eat grain", "end"]
    assert here.why(tiles[0]) == ("no-field-tile-here", "CAV-TILES-10")


@clause("CAV-WORK-14")
def test_the_first_part_alone_the_second_alone_or_both() -> None:
    here = lone_dwarf(2, round=1, players=[player("grain 1")]).play("place slash_and_burn")
    assert here.legal() == ["eat grain", *FIRST_TILES]
    here.play("meadow-field 4 2 east")
    # The river under the meadow gave 1 food.
    assert here.goods() == counts("grain 1 food 1")
    assert here.legal() == ["eat grain", "sow grain", "end"]
    alone = here.copy().play("end")
    assert alone.board() == {"3,4": "cavern", "4,2": "meadow", "4,3": "field"}
    here.play("sow grain")
    assert here.board() == {"3,4": "cavern", "4,2": "meadow", "4,3": "field grain 3"}
    assert here.actor() == -1


@clause("CAV-WORK-15")
def test_the_second_is_allowed_after_the_first_only_and_remains_optional() -> None:
    own = player("wood 4 stone 3")
    here = lone_dwarf(2, round=8, marker="leaf", players=[own]).play(
        "place urgent_wish_for_children"
    )
    dwellings = ["dwelling", "simple_dwelling_4_2", "simple_dwelling_3_3", "additional_dwelling"]
    assert here.legal() == [*(f"furnish {tile}" for tile in dwellings), "take"]
    here.play("furnish dwelling")
    assert here.legal() == ["grow", "end"]
    declined = here.copy().play("end")
    assert len(declined.dwarfs(0)) == 2
    here.play("grow")
    assert len(here.dwarfs(0)) == 3


@clause("CAV-WORK-15")
def test_the_second_expedition_of_an_adventure_needs_the_first_and_is_optional() -> None:
    own = player(dwarfs=[dwarf(0, "aside"), dwarf(1)])
    here = lone_dwarf(2, round=12, marker="leaf", players=[own]).play("place adventure")
    loot = ["loot all_weapons_plus_1", "loot wood", "loot dog"]
    assert here.legal() == loot
    here.play("loot wood")
    # Strength 2 now, and every item again.
    assert here.legal() == [*loot, "loot grain", "loot sheep", "end"]
    assert here.copy().play("end").dump()["phase"] == "feed"
    here.play("loot wood")
    assert here.goods() == {"wood": 2}
    assert max(weapon for weapon, _, _ in here.dwarfs(0)) == 3


@clause("CAV-WORK-16")
def test_what_is_received_is_seen_by_all_and_animals_stand_on_the_board() -> None:
    own = player("sheep 1 food 2", board={"4,3": "small_pasture", "4,2": "field", "3,4": "cavern"})
    here = scene(
        2,
        round=2,
        players=[own],
        spaces={"sheep_farming": {"sheep": 3}, "logging_1_3": {"wood": 3}},
    )
    here.play("place sheep_farming", "take", "end")
    for seat in (None, 0, 1):
        seen = here.view(seat)["players"][0]
        assert {good: count for good, count in seen["goods"].items() if count} == counts(
            "food 2 sheep 4"
        )
        assert seen["animals"] == {"4,3": {"sheep": 2}, "4,4": {"sheep": 2}}


@clause("CAV-WORK-17")
def test_an_animal_without_room_is_eaten_before_the_next_part() -> None:
    """A donkey of an expedition; two sheep live at the entrance and nothing else is there."""
    own = player("sheep 2", dwarfs=[dwarf(0, "aside"), dwarf(3)])
    here = lone_dwarf(2, round=1, players=[own]).play("place blacksmithing", "loot donkey")
    assert here.legal() == ["eat sheep", "eat donkey"]
    assert here.why("loot wood") == ("animals-first", "CAV-ANIMALS-25")
    assert here.why("stop") == ("animals-first", "CAV-ANIMALS-25")
    old = here.copy().play("eat sheep")
    assert old.legal() == ["eat sheep", "eat donkey"]
    old.play("eat sheep")
    assert old.goods() == counts("food 2 donkey 1")
    here.play("eat donkey")
    assert here.goods() == counts("food 1 sheep 2")
    loot = ["all_weapons_plus_1", "wood", "dog", "grain", "sheep", "stone"]
    assert here.legal() == ["eat sheep", *(f"loot {item}" for item in loot), "stop"]


# Spaces of goods only: what lies there, what the user has afterwards.
@clause("CAV-WORK-19")
@pytest.mark.parametrize(
    ("seats", "space", "lying", "received"),
    [
        (3, "strip_mining", "ore 1 stone 2", "wood 2 ore 1 stone 2"),
        (3, "forest_exploration_3", "wood 2", "wood 2 vegetable 1"),
        (2, "sustenance_1_3", "food 3", "food 3 grain 1"),
        (2, "clearing_1_3", "wood 3", "wood 3"),
        (2, "excavation_1_3", "stone 3", "stone 3"),
        (2, "supplies", "", "wood 1 stone 1 ore 1 food 1 gold 2"),
        (4, "forest_exploration_4_7", "wood 2", "wood 2 food 2"),
        (5, "small_scale_drift_mining", "", "stone 1"),
        (5, "weekly_market", "", "gold 4"),
        (6, "drift_mining_6_7", "stone 2", "stone 2"),
        (7, "fence_building_6_7", "wood 2", "wood 2"),
        (7, "hardware_rental_6_7", "", "wood 2"),
        (7, "large_depot", "wood 2 ore 1 stone 1", "wood 2 ore 1 stone 1"),
    ],
)
def test_goods_are_received_whole_at_the_placement(
    seats: int, space: str, lying: str, received: str
) -> None:
    here = lone_dwarf(seats, round=1, spaces={space: counts(lying)} if lying else {})
    here.play(f"place {space}")
    assert here.goods() == counts(received)
    assert here.on(space) == {}


@clause("CAV-WORK-19")
def test_goods_whose_moment_is_free_are_not_skipped() -> None:
    """The dog of housework comes before or after the furnishing, but it comes."""
    here = lone_dwarf(2, round=1, players=[player("stone 1")]).play("place housework")
    tiles = ["work_room", "office_room", "carpenter", "builder", "wood_supplier", "dog_school"]
    assert here.legal() == [*(f"furnish {tile}" for tile in tiles), "take"]
    assert here.why("end") == ("part-first", "CAV-WORK-07")
    first = here.copy().play("take", "furnish carpenter")
    last = here.copy().play("furnish carpenter")
    assert [last.told("gained"), first.told("spent")] == [
        ["gained P0 dog 1"],
        ["spent P0 stone 1"],
    ]
    for done in (first, last):
        assert done.goods() == {"dog": 1}
        assert done.actor() == -1
    alone = here.copy().play("take", "end")
    assert alone.goods() == counts("stone 1 dog 1")


@clause("CAV-WORK-19")
def test_under_or_only_the_goods_of_the_branch_chosen_are_received() -> None:
    here = lone_dwarf(7, round=1).play("place extension")
    assert here.legal() == ["extend forest", "extend mountain"]
    forest = here.copy().play("extend forest")
    assert forest.goods() == {"wood": 1}
    assert forest.legal() == [*FIRST_TILES, "end"]
    mountain = here.copy().play("extend mountain")
    assert mountain.goods() == {"stone": 1}
    assert len(of_kind(mountain.legal(), "cavern-tunnel")) == 12


@clause("CAV-WORK-20")
def test_no_exchange_makes_a_space_useless_before_the_first_part() -> None:
    own = player("wood 1 stone 1 ore 2", board={"3,4": "spare_part_storage"})
    here = lone_dwarf(2, round=10, marker="leaf", players=[own]).play("place ore_trading")
    assert here.legal() == ["trade ore"]
    assert here.why("use spare_part_storage") == ("spoils-action", "CAV-WORK-20")
    own["goods"]["ore"] = 5
    here = lone_dwarf(2, round=10, marker="leaf", players=[own]).play("place ore_trading")
    assert here.legal() == ["use spare_part_storage", "trade ore"]
    here.play("use spare_part_storage")
    assert here.goods() == counts("ore 4 gold 2")
    here.play("trade ore", "stop")
    assert here.goods() == counts("ore 2 gold 4 food 1")


@clause("CAV-WORK-20")
def test_a_later_part_that_became_impossible_is_dropped() -> None:
    here = lone_dwarf(2, round=1, players=[player("grain 1")])
    here.play("place slash_and_burn", "meadow-field 4 3 north")
    assert here.legal() == ["eat grain", "sow grain", "end"]
    here.play("eat grain")
    assert here.goods() == {"food": 1}
    assert here.board() == {"3,4": "cavern", "4,3": "meadow", "3,3": "field"}
    assert here.actor() == -1


@clause("CAV-WORK-23")
def test_triggered_gains_are_booked_at_once_cause_first() -> None:
    here = lone_dwarf(2, round=1, players=[player()]).play("place housework", "furnish dog_school")
    assert here.goods() == counts("dog 1 wood 1")
    assert here.told("gained") == ["gained P0 dog 1", "gained P0 wood 1"]


@clause("CAV-WORK-23")
def test_the_longest_chain_is_newborn_donkey_stone_ore() -> None:
    board = {"3,4": "quarry", "2,4": "seam", "3,5": "ore_mine", "3,6": "deep_tunnel"}
    own = player("donkey 2", board=board)
    here = scene(2, phase="breed", round=5, harvest="normal", players=[own])
    here.play("breed donkey")
    assert here.goods() == counts("donkey 3 stone 1 ore 1")
    told = [event for event in here.events() if event.split()[0] in ("bred", "gained")]
    assert told == ["bred P0 donkey", "gained P0 donkey 1", "gained P0 stone 1", "gained P0 ore 1"]


@clause("CAV-WORK-24")
def test_all_sheep_are_taken_and_what_has_no_room_is_eaten() -> None:
    board = {"4,3": "small_pasture", "4,2": "field", "3,4": "cavern"}
    own = player("sheep 2 wild_boar 2", board=board)
    here = lone_dwarf(2, round=2, spaces={"sheep_farming": {"sheep": 3}}, players=[own])
    here.play("place sheep_farming", "take")
    assert here.goods() == counts("sheep 5 wild_boar 2")
    assert here.on("sheep_farming") == {}
    assert here.legal() == ["eat sheep", "eat wild_boar"]
    assert here.why("end") == ("animals-first", "CAV-ANIMALS-25")
    sheep = here.copy().play("eat sheep", "eat sheep")
    assert sheep.legal() == ["eat sheep", "eat wild_boar"]
    sheep.play("eat sheep")
    assert sheep.goods() == counts("food 3 sheep 2 wild_boar 2")
    assert sheep.legal() == ["eat sheep", "eat wild_boar", "end"]
    boars = here.copy().play("eat wild_boar", "eat wild_boar", "eat sheep")
    assert boars.goods() == counts("food 5 sheep 4")
    assert boars.legal() == ["eat sheep", "end"]


@clause("CAV-WORK-25")
def test_a_ruby_for_the_ore_of_a_weapon() -> None:
    own = player("wood 1 stone 1 ruby 1", board={"3,4": "spare_part_storage"})
    here = lone_dwarf(2, round=1, players=[own])
    assert here.why("place blacksmithing") == ("space-useless", "CAV-WORK-07")
    here.play("ruby ore", "place blacksmithing")
    assert here.legal() == ["forge 1"]
    assert here.why("use spare_part_storage") == ("spoils-action", "CAV-WORK-20")
    here.play("forge 1")
    assert here.goods() == counts("wood 1 stone 1")
