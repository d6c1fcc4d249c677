"""The 23 items of loot: what each one does, what it costs and where it ends."""

import pytest

from tests.games.caverna.boards import FOREST, at, working
from tests.games.caverna.furnishings.tiles import furnishable
from tests.games.caverna.scenes import ASIDE, Scene, counts, dwarf, of_kind, player
from tests.laws import clause


def logger(strength: int, goods: str = "", board: dict[str, str] | None = None) -> Scene:
    """Seat 0 has just sent a dwarf of that strength from logging on a level-1 expedition."""
    worker = player(goods, board=board or {}, dwarfs=[dwarf(strength), ASIDE])
    return working(5, worker).play("place logging_1_3")


def useless(strength: int, item: str, goods: str = "", board: dict[str, str] | None = None) -> bool:
    """Whether the item is refused because it could not be carried out."""
    here = logger(strength, goods, board)
    return here.why(f"loot {item}") == ("loot-useless", "CAV-EXPEDITION-02")


@clause("CAV-EXPEDITION-03")
@pytest.mark.parametrize(
    ("item", "strength", "gained"),
    [
        ("wood", 1, "wood 1"),
        ("dog", 1, "dog 1"),
        ("grain", 2, "grain 1"),
        ("sheep", 2, "sheep 1"),
        ("stone", 3, "stone 1"),
        ("donkey", 3, "donkey 1"),
        ("vegetable", 4, "vegetable 1"),
        ("ore", 4, "ore 2"),
        ("wild_boar", 5, "wild_boar 1"),
        ("gold", 6, "gold 2"),
        ("cattle", 10, "cattle 1"),
    ],
)
def test_goods(item: str, strength: int, gained: str) -> None:
    here = logger(strength).play(f"loot {item}")
    assert here.goods() == counts(gained)
    assert here.told("looted") == [f"looted P0 {item}"]
    assert here.dwarfs()[0] == (strength + 1, "logging_1_3", False)


@clause("CAV-EXPEDITION-05")
def test_plus_one_to_all_weapons() -> None:
    worker = player(dwarfs=[dwarf(1), dwarf(8)])
    here = working(5, worker).play("place logging_1_3", "loot all_weapons_plus_1")
    assert here.dwarfs() == [(3, "logging_1_3", False), (9, None, False)]


@clause("CAV-EXPEDITION-09")
def test_furnish_a_cavern_takes_any_tile_at_its_printed_price() -> None:
    here = logger(7, "wood 4 stone 3").play("loot furnish_cavern")
    assert here.legal() == furnishable("wood 4 stone 3")
    here.play("furnish dwelling")
    assert here.board() == {"3,4": "dwelling"}
    assert here.goods() == {}
    assert here.actor() == 1
    assert useless(7, "furnish_cavern", "wood 9", {"3,4": "dwelling"})


@clause("CAV-EXPEDITION-09")
def test_furnish_a_cavern_pays_less_with_the_carpenter_and_asks_for_a_site() -> None:
    board = {"3,4": "carpenter", "3,5": "cavern", "2,4": "cavern"}
    here = logger(7, "wood 1", board).play("loot furnish_cavern")
    assert here.legal() == furnishable("wood 1", wood=1, owned="carpenter")
    here.play("furnish seam")
    assert here.legal() == at("site", "2,4", "3,5")
    assert here.play("site 3 5").board() == board | {"3,5": "seam"}
    assert here.goods() == {}


@clause("CAV-FURNISH-09", "CAV-EXPEDITION-09")
def test_furnish_a_cavern_covers_the_trader_without_any_cavern() -> None:
    here = logger(7, "wood 2", {"3,4": "trader"}).play("loot furnish_cavern")
    assert here.legal() == ["furnish spare_part_storage"]
    assert here.play("furnish spare_part_storage").board() == {"3,4": "spare_part_storage"}


@clause("CAV-ANIMALS-09", "CAV-EXPEDITION-09")
def test_the_stable_is_free_and_one_only() -> None:
    """No stone is asked, none is paid; after one stable the item is over, at any level."""
    here = logger(8, "stone 2").play("loot stable")
    assert here.legal() == at("stable", *FOREST)
    here.play("stable 2 2")
    assert here.board() == {"2,2": "stable", "3,4": "cavern"}
    assert here.goods() == {"stone": 2}
    assert here.actor() == 1
    worker = player(dwarfs=[dwarf(8), ASIDE])
    long = working(5, worker).play("place blacksmithing", "loot stable", "stable 4 3")
    assert of_kind(long.legal(), "stable") == []
    assert long.why("loot stable") == ("taken-already", "CAV-EXPEDITION-02")
    assert long.why("stable 1 1") == ("not-now", "CAV-WORK-03")


@clause("CAV-ANIMALS-11", "CAV-EXPEDITION-09")
def test_the_stable_keeps_to_the_limit_of_three() -> None:
    built = dict.fromkeys(["1,1", "1,2", "1,3"], "stable")
    assert useless(8, "stable", "stone 9", built)
    here = logger(8, "", {"1,1": "stable", "4,3": "field", "3,3": "small_pasture stable"})
    free = [cell for cell in FOREST if cell not in ("1,1", "4,3", "3,3")]
    assert here.play("loot stable").legal() == at("stable", *free)


@clause("CAV-EXPEDITION-09")
def test_a_tunnel_from_loot() -> None:
    here = logger(9).play("loot tunnel")
    assert here.legal() == at("lay", "2,4", "3,5", "4,5")
    here.play("lay 4 5")
    assert here.board() == {"3,4": "cavern", "4,5": "tunnel"}
    assert here.goods() == {"food": 1}
    assert here.actor() == 1


@clause("CAV-EXPEDITION-09")
def test_a_cavern_from_loot() -> None:
    here = logger(14, "", {"3,5": "tunnel"}).play("loot cavern")
    assert here.legal() == at("lay", "2,4", "2,5", "3,6", "4,5")
    assert here.play("lay 2 5").board() == {"2,5": "cavern", "3,4": "cavern", "3,5": "tunnel"}


@clause("CAV-EXPEDITION-04", "CAV-EXPEDITION-09")
def test_tunnel_and_cavern_from_one_expedition_the_cavern_furnished_by_a_third_item() -> None:
    worker = player("wood 1", board={"3,4": "carpenter"}, dwarfs=[dwarf(14), ASIDE])
    here = working(9, worker, seats=3).play("place exploration")
    assert here.why("loot furnish_cavern") == ("loot-useless", "CAV-EXPEDITION-02")
    here.play("loot tunnel", "lay 3 5", "loot cavern")
    assert here.legal() == at("lay", "2,4", "2,5", "3,6", "4,5")
    here.play("lay 3 6", "loot furnish_cavern", "furnish seam")
    assert here.board() == {"3,4": "carpenter", "3,5": "tunnel", "3,6": "seam"}
    assert here.goods() == {}


@clause("CAV-EXPEDITION-09")
def test_no_tunnel_or_cavern_without_a_spot_and_no_question_with_only_one() -> None:
    rock = ["1,4", "1,5", "2,4", "2,5", "2,6", "3,5", "3,6", "4,5", "4,6"]
    board = dict.fromkeys(rock, "tunnel")
    here = logger(14, "", board).play("loot cavern")
    assert here.board() == board | {"1,6": "cavern", "3,4": "cavern"}
    assert here.goods() == {"food": 2}
    assert useless(9, "tunnel", "", board | {"1,6": "tunnel"})
    assert useless(14, "cavern", "", board | {"1,6": "tunnel"})


@clause("CAV-ANIMALS-02", "CAV-EXPEDITION-09")
def test_a_small_pasture_from_loot_costs_one_wood() -> None:
    meadows = {"4,3": "meadow", "4,2": "meadow"}
    here = logger(9, "wood 3", meadows).play("loot small_pasture")
    assert here.legal() == at("small-pasture", "4,2", "4,3")
    here.play("small-pasture 4 2")
    assert here.board() == {"3,4": "cavern", "4,2": "small_pasture", "4,3": "meadow"}
    assert here.goods() == {"wood": 2}
    assert useless(9, "small_pasture", "", meadows)
    assert useless(9, "small_pasture", "wood 9", {"4,3": "field"})
    free = logger(9, "", {"3,4": "carpenter", "4,3": "meadow", "4,2": "meadow"})
    free.play("loot small_pasture", "small-pasture 4 3")
    assert free.board()["4,3"] == "small_pasture"


@clause("CAV-ANIMALS-02", "CAV-EXPEDITION-09")
def test_a_large_pasture_from_loot_costs_two_wood() -> None:
    meadows = {"4,3": "meadow", "4,2": "meadow", "3,3": "meadow"}
    here = logger(10, "wood 3", meadows).play("loot large_pasture")
    assert here.legal() == ["large-pasture 3 3 south", "large-pasture 4 2 east"]
    here.play("large-pasture 4 2 east")
    assert here.goods() == {"wood": 1}
    assert here.board() == {
        "3,3": "meadow",
        "3,4": "cavern",
        "4,2": "large_pasture east",
        "4,3": "large_pasture",
    }
    assert useless(10, "large_pasture", "wood 1", meadows)
    assert useless(10, "large_pasture", "wood 9", {"4,3": "meadow", "4,2": "small_pasture"})
    cheap = logger(10, "wood 1", meadows | {"3,4": "carpenter"})
    cheap.play("loot large_pasture", "large-pasture 3 3 south")
    assert cheap.goods() == {}


@clause("CAV-EXPEDITION-09")
def test_a_meadow_from_loot() -> None:
    here = logger(11, "", {"4,3": "field", "4,2": "stable"}).play("loot meadow")
    assert here.legal() == at("lay", "3,3", "4,2")
    here.play("lay 4 2")
    assert here.board() == {"3,4": "cavern", "4,2": "meadow stable", "4,3": "field"}
    assert here.goods() == {"food": 1}
    first = logger(11).play("loot meadow")
    assert first.board() == {"3,4": "cavern", "4,3": "meadow"}


@clause("CAV-EXPEDITION-09")
def test_a_field_from_loot() -> None:
    here = logger(12, "", {"4,3": "meadow", "4,2": "stable"}).play("loot field")
    assert here.board() == {"3,3": "field", "3,4": "cavern", "4,2": "stable", "4,3": "meadow"}
    assert useless(12, "field", "", {"4,3": "stable"})
    den = logger(12, "", {"4,3": "meadow", "4,2": "field", "4,1": "field"}).play("loot field")
    assert den.legal() == at("lay", "3,1", "3,2", "3,3")
    assert den.play("lay 3 1").goods() == {"wild_boar": 1}


@clause("CAV-DWELLING-04", "CAV-EXPEDITION-09")
def test_a_dwelling_from_loot_is_an_ordinary_one_for_two_wood_and_two_stone() -> None:
    here = logger(11, "wood 8 stone 6", {"3,5": "cavern"}).play("loot dwelling")
    assert here.legal() == at("site", "3,4", "3,5")
    here.play("site 3 5")
    assert here.board() == {"3,4": "cavern", "3,5": "dwelling"}
    assert here.goods() == {"wood": 6, "stone": 4}
    assert useless(11, "dwelling", "wood 1 stone 2")
    assert useless(11, "dwelling", "wood 2 stone 1")
    assert useless(11, "dwelling", "wood 2 stone 2", {"3,4": "carpenter"})


@clause("CAV-EXPEDITION-09")
def test_discounts_and_the_builder_hold_for_the_looted_dwelling() -> None:
    board = {"2,4": "carpenter", "1,4": "stone_carver", "1,5": "builder"}
    here = logger(11, "wood 1 stone 1 ore 2", board).play("loot dwelling")
    assert here.legal() == [
        "pay plain",
        "pay ore for wood",
        "pay ore for stone",
        "pay ore for both",
    ]
    here.play("pay ore for both")
    assert here.goods() == {"wood": 1, "stone": 1}
    assert here.board() == board | {"3,4": "dwelling"}


@clause("CAV-SOW-02", "CAV-EXPEDITION-09")
def test_a_sowing_from_loot_is_one_whole_sow_action() -> None:
    fields = dict.fromkeys(["4,3", "4,2", "4,1", "3,3", "3,2"], "field")
    here = logger(12, "grain 3 vegetable 1", fields).play("loot sow")
    assert here.legal() == ["sow grain", "sow vegetable"]
    here.play("sow grain", "sow grain")
    assert here.legal() == ["eat grain", "eat vegetable", "sow vegetable", "stop"]
    assert here.why("sow grain") == ("sown-enough", "CAV-SOW-02")
    here.play("sow vegetable")
    assert sorted(content for cell, content in here.board().items() if cell != "3,4") == [
        "field",
        "field",
        "field grain 3",
        "field grain 3",
        "field vegetable 2",
    ]
    assert useless(12, "sow", "grain 1", {"4,3": "field grain 1"})
    assert useless(12, "sow", "", fields)


@clause("CAV-WORK-07", "CAV-EXPEDITION-09")
def test_a_sowing_from_loot_ends_only_once_something_was_sown() -> None:
    fields = dict.fromkeys(["4,3", "4,2"], "field")
    here = logger(12, "grain 2", fields).play("loot sow")
    assert here.legal() == ["sow grain"]
    assert here.why("stop") == ("part-first", "CAV-WORK-07")
    here.play("sow grain")
    assert here.legal() == ["eat grain", "sow grain", "stop"]


PASTURES = {"4,3": "small_pasture", "4,2": "small_pasture", "3,3": "small_pasture"}


@clause("CAV-HARVEST-22", "CAV-EXPEDITION-09")
def test_breeding_from_loot_chooses_one_or_two_species() -> None:
    """Ample room for three species: every one, every two, not three, and not none."""
    board = PASTURES | {"3,2": "small_pasture"}
    board |= {"2,2": "large_pasture east", "2,3": "large_pasture", "1,1": "large_pasture east"}
    board |= {"1,2": "large_pasture"}
    here = logger(14, "sheep 2 donkey 2 cattle 3 wild_boar 1", board).play("loot breed")
    assert here.legal() == [
        "breed sheep",
        "breed donkey",
        "breed sheep donkey",
        "breed cattle",
        "breed sheep cattle",
        "breed donkey cattle",
    ]
    assert here.why("breed nothing") == ("births-declined", "CAV-HARVEST-22")
    assert here.why("breed sheep donkey cattle") == ("too-many-species", "CAV-HARVEST-22")
    assert here.why("breed wild_boar") == ("not-parents", "CAV-HARVEST-15")
    here.play("breed sheep cattle")
    assert here.goods() == counts("sheep 3 donkey 2 cattle 4 wild_boar 1")


@clause("CAV-HARVEST-16", "CAV-EXPEDITION-09")
def test_breeding_from_loot_with_too_little_room() -> None:
    """Two sheep fill the pasture, two boars the entrance: the one stable takes one newborn."""
    board = {"4,3": "small_pasture", "4,2": "meadow stable"}
    here = logger(14, "sheep 2 wild_boar 2", board).play("loot breed")
    assert here.legal() == ["breed sheep", "breed wild_boar"]
    assert here.why("breed sheep wild_boar") == ("newborns-unhoused", "CAV-HARVEST-16")
    here.play("breed wild_boar")
    assert here.goods() == counts("sheep 2 wild_boar 3")


@clause("CAV-HARVEST-16", "CAV-EXPEDITION-09")
def test_no_breeding_from_loot_without_room_for_a_single_newborn() -> None:
    assert useless(14, "breed", "sheep 2 wild_boar 2", {"4,3": "small_pasture"})
    assert useless(14, "breed", "sheep 1 wild_boar 1", {"4,3": "small_pasture"})
    assert useless(14, "breed", "dog 4")


@clause("CAV-HARVEST-22", "CAV-EXPEDITION-09")
def test_an_animal_eaten_before_makes_room_for_a_looted_birth() -> None:
    here = logger(14, "sheep 3", {"2,4": "cavern", "4,3": "meadow stable"})
    assert here.why("loot breed") == ("loot-useless", "CAV-EXPEDITION-02")
    here.play("eat sheep", "loot breed", "breed sheep")
    assert here.goods() == {"sheep": 3, "food": 1}


@clause("CAV-EXPEDITION-09")
def test_a_looted_birth_pays_in_the_quarry_and_in_the_breeding_cave() -> None:
    board = PASTURES | {"3,4": "quarry", "2,4": "breeding_cave"}
    here = logger(14, "sheep 2 donkey 2", board | {"1,4": "ruby_mine"})
    here.play("loot breed", "breed sheep donkey")
    assert here.goods() == counts("sheep 3 donkey 3 stone 1 food 2")
