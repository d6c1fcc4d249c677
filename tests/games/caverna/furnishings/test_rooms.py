"""Cuddle room, breakfast room, stubble room and work room."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    at_breeding,
    at_housework,
    at_work,
    furnishable,
    holder,
    on_expedition,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind, refused_load
from tests.laws import clause

THREE = [dwarf(), dwarf(), dwarf()]
FIELDS = {"4,3": "field", "3,3": "field"}


@clause("CAV-ANIMALS-18")
@pytest.mark.parametrize(
    ("animals", "count"),
    [
        ("sheep 2 cattle 2", 2),
        ("sheep 4", 2),
        ("sheep 3 donkey 2", 3),
        ("sheep 5", 3),
    ],
)
def test_the_cuddle_room_houses_as_many_sheep_as_there_are_dwarfs(animals: str, count: int) -> None:
    s = at_work(animals, "cuddle_room dwelling", dwarfs=THREE[:count])
    assert s.goods() == counts(animals)
    assert set(s.view()["players"][0]["animals"]) == {"3,5", "4,4"}


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-24")
@pytest.mark.parametrize(
    ("animals", "count"),
    [
        ("sheep 5", 2),
        ("sheep 3 cattle 1", 2),
        ("sheep 6", 3),
        ("donkey 3", 2),
        ("wild_boar 2 donkey 1", 2),
    ],
)
def test_the_cuddle_room_houses_no_more_and_no_other_animal(animals: str, count: int) -> None:
    crowded = holder(animals, "cuddle_room dwelling", dwarfs=THREE[:count])
    assert refused_load(round=5, players=[crowded])


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-25")
def test_a_newborn_dwarf_counts_at_once_for_the_cuddle_room() -> None:
    """With two dwarfs a fifth sheep is one too many; with the newborn it stays."""
    before = at_work("sheep 4 ruby 1", "cuddle_room dwelling")
    crowded = before.copy()
    crowded.play("ruby sheep")
    assert crowded.legal() == ["eat sheep"]
    before.play("place wish_for_children", "grow", "ruby sheep", "end")
    assert before.goods() == counts("sheep 5")
    assert before.actor() == 1


@clause("CAV-ANIMALS-18")
@pytest.mark.parametrize(
    "animals", ["cattle 3", "cattle 5", "cattle 3 sheep 2", "sheep 2 cattle 1"]
)
def test_the_breakfast_room_houses_three_cattle(animals: str) -> None:
    assert at_work(animals, "breakfast_room").goods() == counts(animals)


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-24")
@pytest.mark.parametrize(
    "animals", ["cattle 6", "cattle 4 sheep 1", "sheep 3", "donkey 2 wild_boar 1"]
)
def test_the_breakfast_room_houses_no_fourth_and_nothing_but_cattle(animals: str) -> None:
    assert refused_load(round=5, players=[holder(animals, "breakfast_room")])


@clause("CAV-HARVEST-16", "CAV-ANIMALS-18")
def test_the_calf_goes_to_the_breakfast_room() -> None:
    s = at_breeding("cattle 2 sheep 2", "breakfast_room")
    assert of_kind(s.legal(), "breed") == ["breed cattle"]
    s.play("breed cattle")
    assert s.goods() == counts("cattle 3 sheep 2")


@clause("CAV-ANIMALS-19")
@pytest.mark.parametrize("animals", ["sheep 2 donkey 1 cattle 1", "wild_boar 4", "cattle 3"])
def test_the_stubble_room_lets_each_empty_field_hold_one_animal_of_any_species(
    animals: str,
) -> None:
    assert at_work(animals, "stubble_room", FIELDS).goods() == counts(animals)
    assert refused_load(round=5, players=[holder(animals, "", FIELDS)])


@clause("CAV-ANIMALS-19", "CAV-ANIMALS-24")
@pytest.mark.parametrize(
    ("animals", "field"),
    [
        ("wild_boar 5", "field"),
        ("wild_boar 4", "field grain 3"),
        ("wild_boar 4", "field grain 1"),
        ("wild_boar 4", "field vegetable 2"),
        ("sheep 2 donkey 2 cattle 1", "field"),
    ],
)
def test_a_sown_field_and_a_second_animal_on_a_field_are_refused(animals: str, field: str) -> None:
    land = {"4,3": "field", "3,3": field}
    assert refused_load(round=5, players=[holder(animals, "stubble_room", land)])


@clause("CAV-ANIMALS-25", "CAV-ANIMALS-26")
def test_sowing_the_stubble_sends_its_animal_away_at_the_end_of_the_sow_part() -> None:
    s = at_work("sheep 2 donkey 1 cattle 1 grain 2", "stubble_room", FIELDS)
    s.play("place slash_and_burn", "sow grain")
    assert "sow grain" in s.legal()
    s.play("sow grain")
    assert s.legal() == ["eat sheep", "eat donkey", "eat cattle"]
    assert s.why("end") == ("animals-first", "CAV-ANIMALS-25")
    s.play("eat donkey")
    assert s.legal() == ["eat sheep", "eat cattle"]
    s.play("eat cattle")
    assert s.goods() == counts("sheep 2 food 4")


@clause("CAV-ANIMALS-14", "CAV-ANIMALS-26")
def test_an_animal_of_the_stubble_moves_where_there_is_room() -> None:
    s = at_work("sheep 1 grain 1", "stubble_room", {"4,3": "field"})
    s.play("place slash_and_burn", "sow grain", "end")
    assert s.goods() == counts("sheep 1")
    assert s.actor() == 1


@clause("CAV-HARVEST-08", "CAV-ANIMALS-19")
def test_a_field_emptied_by_the_harvest_is_stubble_for_the_newborns_of_the_same_harvest() -> None:
    land = {"4,3": "field grain 1"}
    placed = [dwarf(0, "housework"), dwarf()]
    other = holder("food 9", dwarfs=[dwarf(0, "logging_1_3"), dwarf(0, "supplies")])
    s = at_work("sheep 2 food 9", "stubble_room", land, placed, others=[other])
    s.play("place slash_and_burn", "meadow-field 3 3 west", "end")
    s.play("feed 4", "feed 4", "breed sheep")
    assert s.goods() == counts("sheep 3 grain 1 food 5")


@clause("CAV-FURNISH-04")
def test_without_the_work_room_no_tunnel_is_furnished() -> None:
    land = {"3,4": "dwelling", "3,5": "tunnel", "2,4": "deep_tunnel", "2,5": "ore_mine"}
    s = at_housework("wood 9 stone 9", land=land)
    assert of_kind(s.legal(), "furnish") == []
    assert s.why("furnish carpenter") == ("no-cavern", "CAV-FURNISH-03")


@clause("CAV-FURNISH-04", "CAV-TILES-19")
def test_the_work_room_opens_tunnels_and_deep_tunnels_without_a_mine() -> None:
    land = {
        "3,6": "tunnel",
        "2,4": "deep_tunnel",
        "1,4": "ore_mine",
        "4,5": "ruby_mine",
        "4,6": "cavern",
    }
    s = at_housework("stone 1", "work_room", land)
    s.play("furnish carpenter")
    assert s.legal() == ["site 2 4", "site 3 4", "site 3 6", "site 4 6"]
    deep = s.copy()
    deep.play("site 2 4")
    assert deep.board()["2,4"] == "carpenter"
    s.play("site 3 6")
    assert s.board() == {
        "1,4": "ore_mine",
        "2,4": "deep_tunnel",
        "3,4": "cavern",
        "3,5": "work_room",
        "3,6": "carpenter",
        "4,5": "ruby_mine",
        "4,6": "cavern",
    }


@clause("CAV-FURNISH-10", "CAV-FURNISH-04")
def test_the_work_room_itself_needs_a_cavern() -> None:
    s = at_housework("stone 1", land={"3,4": "dwelling", "3,5": "tunnel"})
    assert s.why("furnish work_room") == ("no-cavern", "CAV-FURNISH-03")
    dug = at_housework("stone 1", land={"3,5": "tunnel"})
    dug.play("furnish work_room")
    assert dug.board() == {"3,4": "work_room", "3,5": "tunnel"}


@clause("CAV-FURNISH-04", "CAV-DWELLING-01")
def test_the_work_room_serves_dwellings_of_the_wish_and_of_the_loot_too() -> None:
    land = {"3,4": "carpenter", "3,6": "tunnel"}
    wish = at_work("wood 4 stone 3", "work_room", land)
    wish.play("place wish_for_children", "furnish dwelling")
    assert wish.board() == land | {"3,5": "work_room", "3,6": "dwelling"}
    loot = on_expedition(11, "wood 2 stone 2", "work_room", land)
    loot.play("loot dwelling")
    assert loot.board() == land | {"3,5": "work_room", "3,6": "dwelling"}
    cavern = on_expedition(11, "wood 1", "work_room", land)
    cavern.play("loot furnish_cavern", "furnish trader")
    assert cavern.board() == land | {"3,5": "work_room", "3,6": "trader"}


@clause("CAV-RUBY-04", "CAV-FURNISH-04")
def test_with_the_work_room_a_tunnel_for_one_ruby_is_a_building_site() -> None:
    s = at_housework("wood 1 ruby 1", "work_room", {"3,4": "carpenter"})
    assert of_kind(s.legal(), "furnish") == []
    s.play("buy tunnel 2 4", "furnish trader")
    assert s.goods() == with_dog("wood 1")
    assert s.board()["2,4"] == "trader"


@clause("CAV-MINES-02", "CAV-MINES-05")
def test_a_furnished_tunnel_takes_no_mine_any_more() -> None:
    land = {"3,6": "trader", "2,6": "tunnel", "2,5": "tunnel"}
    s = at_work("", "work_room", land, in_round=6)
    ore = s.copy().play("place ore_mine_construction")
    assert ore.legal() == ["ore-mine 2 5 east", "ore-mine 2 6 west"]
    s.play("place ruby_mine_construction")
    assert s.legal() == ["ruby-mine 2 5", "ruby-mine 2 6"]


@clause("CAV-FURNISH-07")
def test_the_work_room_of_another_player_opens_nothing() -> None:
    land = {"3,4": "dwelling", "3,5": "tunnel"}
    s = at_housework("wood 9 stone 9", land=land, others=[holder("", "work_room")])
    assert of_kind(s.legal(), "furnish") == []
    free = at_housework("wood 1", "work_room", {"3,4": "dwelling", "3,6": "tunnel"})
    assert of_kind(free.legal(), "furnish") == furnishable("wood 1", owned="work_room")
