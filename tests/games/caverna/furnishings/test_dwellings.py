"""The six orange tiles: room for dwarfs, and what is special about each."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    ROOMY,
    TILES,
    at_housework,
    at_work,
    holder,
    on_expedition,
    price,
    sheet,
    with_dog,
)
from tests.games.caverna.scenes import counts, dwarf, of_kind, refused_load
from tests.laws import clause

ORANGE = [name for name, tile in TILES.items() if tile.colour == "orange"]
ROOMS = {
    "dwelling": 1,
    "simple_dwelling_4_2": 1,
    "simple_dwelling_3_3": 1,
    "mixed_dwelling": 1,
    "couple_dwelling": 2,
    "additional_dwelling": 0,
}


@clause("CAV-DWELLING-01")
@pytest.mark.parametrize("tile", ORANGE)
def test_wish_for_children_builds_each_kind_of_dwelling_and_nothing_else(tile: str) -> None:
    s = at_work("wood 20 stone 20", dwarfs=[dwarf(), dwarf()])
    s.play("place wish_for_children")
    assert s.legal() == [f"furnish {name}" for name in ORANGE]
    assert s.why("furnish carpenter") == ("not-a-dwelling", "CAV-DWELLING-01")
    s.play(f"furnish {tile}")
    cost = TILES[tile].price
    assert s.goods() == {"wood": 20 - cost["wood"], "stone": 20 - cost["stone"]}
    assert s.board() == {"3,4": tile}


@clause("CAV-DWELLING-03")
@pytest.mark.parametrize("tile", ORANGE)
def test_a_dwelling_adds_the_printed_room_to_the_clan(tile: str) -> None:
    s = at_housework(price(tile))
    assert s.view()["players"][0]["room"] == 2
    s.play(f"furnish {tile}")
    assert s.view()["players"][0]["room"] == 2 + ROOMS[tile]


@clause("CAV-GROWTH-02", "CAV-DWELLING-03")
@pytest.mark.parametrize("tile", ORANGE)
def test_two_dwarfs_grow_with_the_room_of_any_dwelling_but_the_additional_one(tile: str) -> None:
    s = at_work("wood 9 stone 9", tile).play("place wish_for_children")
    assert ("grow" in s.legal()) == (tile != "additional_dwelling")


@clause("CAV-FURNISH-06", "CAV-DWELLING-02")
def test_the_ordinary_dwelling_is_built_any_number_of_times_by_anybody() -> None:
    s = at_work(
        "wood 4 stone 3",
        "dwelling dwelling dwelling dwelling",
        others=[holder("wood 4 stone 3", "dwelling dwelling dwelling")],
    )
    s.play("place housework")
    assert "furnish dwelling" in s.legal()
    s.play("furnish dwelling")
    assert s.goods() == with_dog()
    s.play("place wish_for_children", "furnish dwelling")
    assert s.goods(1) == {}
    assert list(s.board(1).values()).count("dwelling") == 4


@clause("CAV-DWELLING-04", "CAV-EXPEDITION-09")
@pytest.mark.parametrize(
    ("goods", "tiles", "left"),
    [
        ("wood 2 stone 2", "", ""),
        ("wood 4 stone 3", "", "wood 2 stone 1"),
        ("wood 1 stone 2", "carpenter", ""),
        ("wood 2 stone 1", "stone_carver", ""),
        ("wood 1 stone 1", "carpenter stone_carver", ""),
        ("wood 1 stone 1 ore 2", "builder", ""),
        ("ore 2", "builder carpenter stone_carver", ""),
    ],
)
def test_loot_builds_the_ordinary_dwelling_for_2_wood_and_2_stone(
    goods: str, tiles: str, left: str
) -> None:
    s = on_expedition(11, goods, tiles)
    s.play("loot dwelling")
    assert s.board()["3,4"] == "dwelling"
    assert s.goods() == counts(left)


@clause("CAV-EXPEDITION-02", "CAV-DWELLING-04")
@pytest.mark.parametrize(
    ("goods", "tiles"),
    [
        ("wood 1 stone 2", ""),
        ("wood 2 stone 1", ""),
        ("stone 2", "carpenter"),
        ("wood 2", "stone_carver"),
        ("wood 1 stone 1 ore 1", "builder"),
        ("stone 2 ore 5", "builder"),
    ],
)
def test_the_dwelling_of_the_loot_is_refused_without_its_price(goods: str, tiles: str) -> None:
    s = on_expedition(11, goods, tiles)
    assert s.why("loot dwelling") == ("loot-useless", "CAV-EXPEDITION-02")


@clause("CAV-COMPONENTS-03", "CAV-ANIMALS-18", "CAV-DWELLING-03")
@pytest.mark.parametrize(
    "animals", ["sheep 2 wild_boar 2", "sheep 4", "cattle 2 donkey 1", "donkey 1 cattle 1"]
)
def test_the_mixed_dwelling_houses_two_animals_of_one_species_besides_a_dwarf(animals: str) -> None:
    three = [dwarf(), dwarf(), dwarf()]
    s = at_work(animals, "mixed_dwelling", dwarfs=three)
    assert s.goods() == counts(animals)
    housed = s.view()["players"][0]["animals"]
    assert set(housed) <= {"4,4", "3,5"}


@clause("CAV-ANIMALS-18", "CAV-ANIMALS-25")
@pytest.mark.parametrize("animals", ["sheep 5", "sheep 2 donkey 1 cattle 1", "sheep 3 donkey 2"])
def test_the_mixed_dwelling_houses_neither_a_third_animal_nor_a_second_species(
    animals: str,
) -> None:
    assert refused_load(round=5, players=[holder(animals, "mixed_dwelling")])


@clause("CAV-ANIMALS-25")
def test_what_the_mixed_dwelling_and_the_entrance_cannot_house_is_converted() -> None:
    s = at_work("sheep 2 wild_boar 2 ruby 1", "mixed_dwelling")
    s.play("ruby donkey")
    assert s.legal() == ["eat sheep", "eat donkey", "eat wild_boar"]
    s.play("eat sheep")
    assert s.legal() == ["eat sheep", "eat donkey", "eat wild_boar"]
    s.play("eat sheep")
    assert s.goods() == counts("donkey 1 wild_boar 2 food 2")
    assert "place housework" in s.legal()


@clause("CAV-GROWTH-05", "CAV-GROWTH-07")
def test_a_couple_dwelling_built_on_the_urgent_wish_still_gives_one_newborn_a_use() -> None:
    s = at_work("wood 8 stone 6", in_round=8)
    s.play("place urgent_wish_for_children", "furnish couple_dwelling")
    assert s.legal() == ["grow", "end"]
    s.play("grow")
    assert s.actor() == 1
    assert s.player()["dwarfs"] == [
        dwarf(0, "urgent_wish_for_children") | {"born": False},
        dwarf() | {"born": False},
        dwarf(0, "urgent_wish_for_children", born=True),
    ]


@clause("CAV-GROWTH-02")
def test_the_couple_dwelling_has_room_for_two_births() -> None:
    three = [dwarf(), dwarf(), dwarf()]
    four = [*three, dwarf()]
    assert at_work("", "couple_dwelling", dwarfs=three).why("place wish_for_children") == (
        "legal",
        "",
    )
    full = at_work("", "couple_dwelling", dwarfs=four)
    assert full.why("place wish_for_children") == ("space-useless", "CAV-WORK-07")


@clause("CAV-GROWTH-10", "CAV-GROWTH-11", "CAV-DWELLING-05")
@pytest.mark.parametrize(
    ("count", "tiles", "grows"),
    [
        (5, f"{ROOMY} additional_dwelling", True),
        (6, f"{ROOMY} additional_dwelling", False),
        (6, f"{ROOMY} couple_dwelling additional_dwelling", False),
        (4, "dwelling dwelling additional_dwelling", False),
        (2, "additional_dwelling", False),
        (5, f"{ROOMY} dwelling", False),
        (4, f"{ROOMY}", True),
    ],
)
def test_the_additional_dwelling_houses_the_sixth_dwarf_and_nobody_else(
    count: int, tiles: str, grows: bool
) -> None:
    s = at_work("wood 9 stone 9", tiles, dwarfs=[dwarf() for _ in range(count)])
    s.play("place wish_for_children")
    assert ("grow" in s.legal()) == grows


@clause("CAV-GROWTH-10")
def test_a_sixth_dwarf_eats_works_and_scores_like_the_others() -> None:
    five = [dwarf() for _ in range(5)]
    s = at_work("", f"{ROOMY} additional_dwelling", dwarfs=five)
    s.play("place wish_for_children", "grow")
    assert len(s.player()["dwarfs"]) == 6
    assert dict(s.sheet())["dwarfs"] == 6
    fed = at_work("", f"{ROOMY} additional_dwelling", dwarfs=[*five, dwarf()], phase="feed")
    assert fed.view()["players"][0]["due"] == 12


@clause("CAV-DWELLING-05")
def test_five_dwarfs_do_not_live_in_the_additional_dwelling() -> None:
    five = [dwarf() for _ in range(5)]
    crowded = holder("", "dwelling dwelling additional_dwelling", dwarfs=five)
    assert refused_load(round=5, players=[crowded])


@clause("CAV-SCORE-05")
def test_all_dwellings_score_their_printed_points_together() -> None:
    s = at_work("", " ".join([*ORANGE, "dwelling"]))
    assert s.sheet() == sheet(tiles=3 + 0 + 0 + 4 + 5 + 5 + 3, unused=-15)


@clause("CAV-DWELLING-01")
def test_a_dwelling_is_built_by_the_furnish_action_too() -> None:
    s = at_housework("wood 4 stone 3")
    built = [move.split()[1] for move in of_kind(s.legal(), "furnish")]
    assert [tile for tile in built if tile in ORANGE] == [
        "dwelling",
        "simple_dwelling_4_2",
        "simple_dwelling_3_3",
        "additional_dwelling",
    ]


@clause("CAV-FURNISH-08")
def test_after_the_only_cavern_is_a_dwelling_nothing_more_is_furnished() -> None:
    s = at_housework("wood 8 stone 6")
    s.play("furnish dwelling")
    assert s.goods() == with_dog("wood 4 stone 3")
    assert s.view()["players"][0]["room"] == 3
    later = at_work("wood 4 stone 3", land={"3,4": "dwelling"}).play("place housework")
    assert later.why("furnish dwelling") == ("no-cavern", "CAV-FURNISH-03")
