"""The storages: points for what is left at the end, for yellow tiles and for weapons."""

import pytest

from tests.games.caverna.furnishings.tiles import (
    NO_BONUS_LINE,
    ROOMY,
    TILES,
    at_work,
    sheet,
)
from tests.games.caverna.scenes import dwarf
from tests.laws import clause


@clause("CAV-SCORE-06", "CAV-SCORE-11")
@pytest.mark.parametrize("stone", [0, 1, 9])
def test_the_stone_storage_scores_one_point_for_each_stone(stone: int) -> None:
    s = at_work(f"stone {stone} wood 5 ore 5 food 5", "stone_storage")
    assert s.sheet() == sheet({"stone_storage": stone}, unused=-21)
    plain = at_work(f"stone {stone} wood 5 ore 5 food 5")
    assert plain.sheet() == sheet()


@clause("CAV-SCORE-06", "CAV-SCORE-11")
@pytest.mark.parametrize(("ore", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (20, 10)])
def test_the_ore_storage_scores_one_point_for_two_ore(ore: int, points: int) -> None:
    s = at_work(f"ore {ore} wood 5 stone 5", "ore_storage")
    assert s.sheet() == sheet({"ore_storage": points}, unused=-21)


@clause("CAV-SCORE-06")
def test_the_main_storage_scores_two_points_for_each_yellow_tile_itself_included() -> None:
    tiles = "main_storage hunting_parlor writing_chamber ore_storage carpenter dwelling"
    s = at_work("", tiles)
    expected = sheet({"ore_storage": 0, "main_storage": 8}, missing=-1, unused=-16, tiles=1 + 3)
    assert s.sheet() == expected


@clause("CAV-SCORE-06")
@pytest.mark.parametrize("tile", TILES)
def test_the_main_storage_counts_yellow_tiles_only(tile: str) -> None:
    yellow = TILES[tile].colour == "yellow"
    owned = "main_storage" if tile == "main_storage" else f"main_storage {tile}"
    points = 2 if tile == "main_storage" or not yellow else 4
    assert dict(at_work("", owned).sheet())["bonus:39"] == points


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(
    ("weapons", "points"), [([0, 0], 0), ([1, 0], 3), ([14, 1], 6), ([0, 0, 0, 0, 14], 3)]
)
def test_the_weapon_storage_scores_three_points_for_each_armed_dwarf(
    weapons: list[int], points: int
) -> None:
    clan = [dwarf(weapon) for weapon in weapons]
    s = at_work("", f"weapon_storage {ROOMY}", dwarfs=clan)
    lines = {"dwarfs": len(clan), "unused": -18, "tiles": 9}
    assert s.sheet() == sheet({"weapon_storage": points}, **lines)


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(
    ("weapons", "points"),
    [([0, 0], 0), ([1, 0], 0), ([1, 1], 8), ([14, 2, 9], 8), ([14, 2, 0], 0)],
)
def test_the_supplies_storage_scores_eight_points_if_every_dwarf_is_armed(
    weapons: list[int], points: int
) -> None:
    clan = [dwarf(weapon) for weapon in weapons]
    s = at_work("", f"supplies_storage {ROOMY}", dwarfs=clan)
    lines = {"dwarfs": len(clan), "unused": -18, "tiles": 9}
    assert s.sheet() == sheet({"supplies_storage": points}, **lines)


@clause("CAV-SCORE-06", "CAV-GROWTH-03")
def test_a_dwarf_born_in_the_last_round_spoils_the_supplies_storage() -> None:
    s = at_work("", "supplies_storage dwelling", dwarfs=[dwarf(3), dwarf(4)])
    lines = {"unused": -20, "tiles": 3}
    assert s.sheet() == sheet({"supplies_storage": 8}, **lines)
    s.play("place wish_for_children", "grow")
    assert s.sheet() == sheet({"supplies_storage": 0}, dwarfs=3, **lines)


@clause("CAV-SCORE-06", "CAV-SCORE-10")
def test_each_yellow_tile_with_a_bonus_has_a_line_of_its_own_in_the_order_of_the_tiles() -> None:
    tiles = [name for name, tile in TILES.items() if tile.colour == "yellow"]
    first = " ".join(tiles[:10])
    s = at_work("stone 3 ore 4", first)
    bonus = dict.fromkeys([tile for tile in tiles[:10] if tile not in NO_BONUS_LINE], 0)
    bonus |= {"stone_storage": 3, "ore_storage": 2, "main_storage": 20}
    assert s.sheet() == sheet(bonus, unused=-12, tiles=1 + 3 + 2)
