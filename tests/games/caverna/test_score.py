"""Chapter SCORE: the lines of the sheet, yellow tiles, and who wins."""

from typing import Any, Final

import pytest

from dolmen.games.caverna.data import FURNISHING_NAMES
from tests.games.caverna.boards import FOREST, ROCK
from tests.games.caverna.scenes import Scene, counts, dwarf, of_kind, player, scene
from tests.laws import clause

LINES: Final = (
    "animals", "missing", "grain", "vegetables", "rubies", "dwarfs", "unused", "tiles", "gold",
    "begging",
)  # fmt: skip
FULL_FOREST: Final = dict.fromkeys(FOREST, "meadow")
FULL_MOUNTAIN: Final = dict.fromkeys(ROCK, "tunnel")


def final(goods: str = "", *others: str, **more: Any) -> Scene:
    """After the last harvest: seat 0 holds these goods."""
    players = [player(goods, **more), *(player(held) for held in others)]
    return scene(max(2, len(players)), round=12, phase="over", players=players)


def sheet(**changed: int) -> list[tuple[str, int]]:
    """The sheet of an untouched board, but for these lines; more lines follow the tiles."""
    start = dict.fromkeys(LINES, 0) | {"missing": -8, "dwarfs": 2, "unused": -22}
    more = [(line, points) for line, points in changed.items() if line not in start]
    rows = [(line, changed.get(line, points)) for line, points in start.items()]
    at = LINES.index("tiles") + 1
    return [*rows[:at], *more, *rows[at:]]


def bonus(tile: str) -> str:
    """The line of a yellow tile."""
    return f"bonus:{FURNISHING_NAMES.index(tile)}"


# The lines


@clause("CAV-SCORE-15")
def test_an_untouched_board_scores_minus_twenty_eight() -> None:
    here = final()
    assert here.sheet() == sheet()
    assert here.score() == 2 - 8 - 22 == -28


@clause("CAV-SCORE-15")
def test_there_is_no_lowest_and_no_highest_score() -> None:
    assert final(begging=60).score() == -28 - 180
    assert final("gold 999").score() == 999 - 28


@clause("CAV-SCORE-01")
@pytest.mark.parametrize(
    ("goods", "animals", "missing"),
    [
        ("dog 5", 5, -8),
        ("sheep 2", 2, -6),
        ("donkey 1", 1, -6),
        ("cattle 1 dog 1", 2, -6),
    ],
)
def test_each_animal_is_a_point_and_each_missing_species_costs_two(
    goods: str, animals: int, missing: int
) -> None:
    here = final(goods)
    assert here.sheet() == sheet(animals=animals, missing=missing)


@clause("CAV-SCORE-01")
def test_no_species_is_missing_and_lacking_dogs_costs_nothing() -> None:
    """A place for each: pasture, mine, forest stable, entrance."""
    board = {"4,3": "small_pasture", "1,1": "stable", "2,4": "ore_mine", "2,5": "deep_tunnel"}
    here = final("sheep 2 donkey 1 wild_boar 1 cattle 1", board=board)
    assert here.sheet() == sheet(animals=5, missing=0, unused=-18, tiles=2 + 3)


@clause("CAV-SCORE-02")
@pytest.mark.parametrize(
    ("supply", "fields", "points"),
    [
        (0, [], 0),
        (1, [], 1),
        (2, [], 1),
        (3, [], 2),
        (0, [1], 1),
        (2, [3], 3),
        (1, [3], 2),
        (4, [3, 2], 5),
    ],
)
def test_grain_counts_half_rounded_up_in_supply_and_on_fields(
    supply: int, fields: list[int], points: int
) -> None:
    board = {f"{4 - i},3": f"field grain {count}" for i, count in enumerate(fields)}
    here = final(f"grain {supply}", board=board)
    assert here.sheet() == sheet(grain=points, unused=len(fields) - 22)


@clause("CAV-SCORE-02")
def test_vegetables_count_one_each_in_supply_and_on_fields() -> None:
    board = {"4,3": "field vegetable 2", "3,3": "field vegetable 1", "2,3": "field"}
    here = final("vegetable 4", board=board)
    assert here.sheet() == sheet(vegetables=7, unused=-19)


@clause("CAV-SCORE-03")
def test_rubies_dwarfs_and_gold_count_one_and_begging_markers_minus_three() -> None:
    board = {"3,4": "couple_dwelling"}
    here = final("ruby 3 gold 7", board=board, dwarfs=[dwarf(), dwarf(4), dwarf()], begging=2)
    assert here.sheet() == sheet(rubies=3, gold=7, dwarfs=3, begging=-6, tiles=5)


@clause("CAV-SCORE-04")
@pytest.mark.parametrize(
    ("board", "unused"),
    [
        ({"4,3": "meadow", "3,3": "field"}, -20),
        ({"1,1": "stable"}, -21),
        ({"4,3": "meadow stable"}, -21),
        ({"2,4": "cavern", "2,5": "tunnel", "2,6": "tunnel"}, -19),
        (FULL_FOREST, -10),
        (FULL_MOUNTAIN, -12),
        (FULL_FOREST | FULL_MOUNTAIN, 0),
        # A half outside the board changes nothing.
        ({"3,4": "office_room", "4,3": "meadow", "5,3": "field"}, -21),
    ],
)
def test_a_space_without_tile_or_stable_costs_one(board: dict[str, str], unused: int) -> None:
    assert final(board=board).sheet() == sheet(unused=unused)


@clause("CAV-SCORE-04")
def test_a_deep_tunnel_uses_its_space_like_the_mine_beside_it() -> None:
    mine = {"2,4": "ore_mine", "2,5": "deep_tunnel"}
    assert final(board=mine).sheet() == sheet(unused=-20, tiles=3)


@clause("CAV-SCORE-05")
def test_furnishings_pastures_and_mines_count_their_printed_value() -> None:
    board = {
        "4,3": "small_pasture",
        "2,3": "large_pasture south",
        "3,3": "large_pasture",
        "2,4": "ore_mine",
        "2,5": "deep_tunnel",
        "1,5": "ruby_mine",
        "3,4": "dwelling",
    }
    here = final(board=board)
    assert here.sheet() == sheet(tiles=2 + 4 + 3 + 4 + 3, unused=-22 + 6)


@clause("CAV-SCORE-05")
@pytest.mark.parametrize("animals", ["", "sheep 2"])
def test_the_value_of_a_pasture_does_not_depend_on_animals(animals: str) -> None:
    lines = dict(final(animals, board={"4,3": "small_pasture"}).sheet())
    assert lines["tiles"] == 2


# Printed points of every furnishing, from the tiles.
POINTS: Final = {
    "dwelling": 3, "simple_dwelling_4_2": 0, "simple_dwelling_3_3": 0, "mixed_dwelling": 4,
    "couple_dwelling": 5, "additional_dwelling": 5, "cuddle_room": 2, "breakfast_room": 0,
    "stubble_room": 1, "work_room": 2, "guest_room": 0, "office_room": 0, "carpenter": 0,
    "stone_carver": 1, "blacksmith": 3, "miner": 3, "builder": 2, "trader": 2,
    "wood_supplier": 2, "stone_supplier": 1, "ruby_supplier": 2, "dog_school": 0, "quarry": 2,
    "seam": 1, "slaughtering_cave": 2, "cooking_cave": 2, "working_cave": 2, "mining_cave": 2,
    "breeding_cave": 2, "peaceful_cave": 2, "weaving_parlor": 0, "milking_parlor": 0,
    "state_parlor": 0, "hunting_parlor": 1, "beer_parlor": 3, "blacksmithing_parlor": 2,
    "stone_storage": 0, "ore_storage": 0, "spare_part_storage": 0, "main_storage": 0,
    "weapon_storage": 0, "supplies_storage": 0, "broom_chamber": 0, "treasure_chamber": 0,
    "food_chamber": 0, "prayer_chamber": 0, "writing_chamber": 0, "fodder_chamber": 0,
}  # fmt: skip


@clause("CAV-SCORE-05")
@pytest.mark.parametrize(("tile", "points"), POINTS.items())
def test_every_furnishing_has_its_points(tile: str, points: int) -> None:
    assert dict(final(board={"3,4": tile}).sheet())["tiles"] == points


# Yellow tiles


ALL_ARMED: Final = [dwarf(1), dwarf(14)]
FIVE: Final = [dwarf() for _ in range(5)]
HOMES: Final = {"2,4": "couple_dwelling", "1,4": "dwelling"}
SIX: Final = HOMES | {"1,5": "additional_dwelling"}
BONUSES: Final[list[tuple[str, int, str, dict[str, Any]]]] = [
    ("weaving_parlor", 0, "sheep 1", {}),
    ("weaving_parlor", 1, "sheep 2", {}),
    ("weaving_parlor", 2, "sheep 5", {"board": {"4,3": "small_pasture stable"}}),
    ("milking_parlor", 2, "cattle 2", {}),
    ("state_parlor", 4, "", {}),  # beside the entrance
    ("state_parlor", 8, "", {"board": {"2,4": "dwelling"}}),
    ("state_parlor", 12, "", {"board": {"2,4": "mixed_dwelling", "3,5": "additional_dwelling"}}),
    ("state_parlor", 4, "", {"board": {"2,5": "dwelling", "2,4": "carpenter"}}),
    ("stone_storage", 7, "stone 7", {}),
    ("ore_storage", 3, "ore 7", {}),
    ("main_storage", 2, "", {}),
    ("weapon_storage", 6, "", {"dwarfs": ALL_ARMED}),
    ("weapon_storage", 3, "", {"dwarfs": [dwarf(), dwarf(2)]}),
    ("supplies_storage", 8, "", {"dwarfs": ALL_ARMED}),
    ("supplies_storage", 0, "", {"dwarfs": [dwarf(), dwarf(2)]}),
    ("broom_chamber", 0, "", {"dwarfs": FIVE[:4], "board": HOMES}),
    ("broom_chamber", 5, "", {"dwarfs": FIVE, "board": HOMES}),
    ("broom_chamber", 10, "", {"dwarfs": [*FIVE, dwarf()], "board": SIX}),
    ("treasure_chamber", 4, "ruby 4", {}),
    ("food_chamber", 4, "grain 2 vegetable 5", {}),
    ("food_chamber", 4, "grain 1", {"board": {"4,3": "field grain 2", "3,3": "field vegetable 2"}}),
    ("prayer_chamber", 8, "", {}),
    ("prayer_chamber", 0, "", {"dwarfs": [dwarf(), dwarf(2)]}),
    ("fodder_chamber", 0, "sheep 2 dog 9", {}),
    ("fodder_chamber", 1, "sheep 2 cattle 1", {"board": {"4,3": "small_pasture"}}),
    ("fodder_chamber", 1, "sheep 4 cattle 1", {"board": {"4,3": "small_pasture stable"}}),
]


@clause("CAV-SCORE-06")
@pytest.mark.parametrize(
    ("tile", "points", "goods", "keys"), BONUSES, ids=[f"{b[0]} {b[1]}" for b in BONUSES]
)
def test_a_yellow_tile_adds_its_bonus_on_a_line_of_its_own(
    tile: str, points: int, goods: str, keys: dict[str, Any]
) -> None:
    """All else is scored as if the tile were an empty cavern."""
    board = keys.get("board", {})
    without = final(goods, **keys | {"board": board}).sheet()
    found = final(goods, **keys | {"board": board | {"3,4": tile}}).sheet()
    at = LINES.index("tiles") + 1
    assert POINTS[tile] == 0
    assert found == [*without[:at], (bonus(tile), points), *without[at:]]


@clause("CAV-SCORE-06")
def test_the_main_storage_counts_all_yellow_tiles() -> None:
    board = {
        "3,4": "main_storage",
        "2,4": "hunting_parlor",
        "2,5": "writing_chamber",
        "2,6": "spare_part_storage",
        "1,4": "carpenter",
        "1,5": "dwelling",
    }
    here = final(board=board)
    assert dict(here.sheet())[bonus("main_storage")] == 8


@clause("CAV-SCORE-06", "CAV-SCORE-12")
def test_several_bonus_lines_come_in_the_order_of_the_tiles() -> None:
    board = {"3,4": "fodder_chamber", "2,4": "weaving_parlor", "2,5": "treasure_chamber"}
    here = final("sheep 2 ruby 1", board=board)
    assert here.sheet() == sheet(
        animals=2,
        missing=-6,
        rubies=1,
        unused=-20,
        **{bonus("weaving_parlor"): 1, bonus("treasure_chamber"): 1, bonus("fodder_chamber"): 0},
    )


@clause("CAV-SCORE-07")
@pytest.mark.parametrize(
    ("tile", "goods", "line", "normal", "extra"),
    [
        ("weaving_parlor", "sheep 2", "animals", 2, 1),
        ("milking_parlor", "cattle 2", "animals", 2, 2),
        ("fodder_chamber", "donkey 2", "animals", 2, 0),
        ("food_chamber", "grain 2 vegetable 2", "vegetables", 2, 4),
        ("treasure_chamber", "ruby 5", "rubies", 5, 5),
    ],
)
def test_what_a_tile_counts_keeps_its_normal_points(
    tile: str, goods: str, line: str, normal: int, extra: int
) -> None:
    lines = dict(final(goods, board={"3,4": tile}).sheet())
    assert (lines[line], lines[bonus(tile)]) == (normal, extra)


@clause("CAV-SCORE-08")
def test_sheep_count_as_animals_and_again_for_the_weaving_parlor() -> None:
    board = {"3,4": "weaving_parlor", "4,3": "small_pasture stable"}
    here = final("sheep 6", board=board)
    assert here.sheet() == sheet(
        animals=6, missing=-6, unused=-21, tiles=2, **{bonus("weaving_parlor"): 3}
    )


@clause("CAV-SCORE-09")
@pytest.mark.parametrize(
    ("goods", "begging", "losses"), [("", 0, 30), ("", 3, 39), ("sheep 2", 0, 28)]
)
def test_the_writing_chamber_takes_seven_off_the_losses_in_their_lines(
    goods: str, begging: int, losses: int
) -> None:
    here = final(goods, board={"3,4": "writing_chamber"}, begging=begging)
    lines = dict(here.sheet())
    assert list(lines) == list(LINES)
    assert lines["missing"] + lines["unused"] + lines["begging"] == 7 - losses
    assert max(lines["missing"], lines["unused"], lines["begging"]) <= 0


@clause("CAV-SCORE-09")
def test_the_writing_chamber_never_turns_a_loss_into_a_gain() -> None:
    """Six points are lost: a species, a space, a marker."""
    board = FULL_FOREST | FULL_MOUNTAIN | {"3,4": "writing_chamber", "4,3": "small_pasture"}
    board |= {"2,4": "ore_mine", "2,5": "deep_tunnel", "1,1": "meadow stable"}
    del board["2,6"]
    goods = "sheep 2 donkey 1 wild_boar 2"
    here = final(goods, board=board, begging=1)
    assert here.sheet() == sheet(animals=5, missing=0, unused=0, tiles=5, begging=0)
    without = final(goods, board=board | {"3,4": "cavern"}, begging=1)
    assert without.sheet() == sheet(animals=5, missing=-2, unused=-1, tiles=5, begging=-3)


@clause("CAV-SCORE-10")
@pytest.mark.parametrize(
    ("tile", "goods", "move", "after"),
    [
        ("hunting_parlor", "wild_boar 2", "use hunting_parlor", "gold 2 food 2"),
        ("beer_parlor", "grain 2", "use beer_parlor for gold", "gold 3"),
        ("beer_parlor", "grain 2", "use beer_parlor for food", "food 4"),
        ("blacksmithing_parlor", "ruby 1 ore 1", "use blacksmithing_parlor", "gold 2 food 1"),
        ("spare_part_storage", "wood 1 stone 1 ore 1", "use spare_part_storage", "gold 2"),
    ],
)
def test_some_yellow_tiles_turn_goods_into_gold_before_scoring(
    tile: str, goods: str, move: str, after: str
) -> None:
    own = player(goods, board={"3,4": tile})
    here = scene(2, round=12, phase="last", players=[own])
    assert move in of_kind(here.legal(), "use")
    here.play(move)
    assert here.goods() == counts(after)
    assert here.sheet() == sheet(gold=counts(after).get("gold", 0), tiles=POINTS[tile])


@clause("CAV-SCORE-11")
def test_food_wood_stone_ore_weapons_and_stables_are_worth_nothing() -> None:
    here = final("food 9 wood 9 stone 9 ore 9", dwarfs=ALL_ARMED)
    assert here.sheet() == sheet()
    meadow = final(board={"4,3": "meadow"}).sheet()
    assert final(board={"4,3": "meadow stable"}).sheet() == meadow == sheet(unused=-21)


@clause("CAV-SCORE-12")
def test_the_sheet_has_its_lines_and_sums_to_the_score() -> None:
    here = final("sheep 2 ruby 3 gold 4 grain 5", begging=1)
    assert [line for line, _ in here.sheet()] == list(LINES)
    assert sum(points for _, points in here.sheet()) == here.score()


# The example of the rulebook


EIGHTY: Final = {
    "4,3": "small_pasture stable",
    "4,1": "large_pasture east stable",
    "4,2": "large_pasture stable",
    "3,3": "field grain 3",
    "3,2": "field vegetable 2",
    **dict.fromkeys(["1,1", "1,2", "1,3", "2,1", "2,2", "2,3", "3,1"], "meadow"),
    "3,4": "dwelling",
    "2,4": "dwelling",
    "1,4": "cuddle_room",
    "3,5": "cooking_cave",
    "4,5": "working_cave",
    "2,5": "fodder_chamber",
    "1,5": "tunnel",
    "1,6": "cavern",
    "2,6": "tunnel",
    "3,6": "cavern",
    "4,6": "tunnel",
}
HERD: Final = "dog 2 sheep 4 donkey 2 wild_boar 3 cattle 10"
STOCK: Final = f"{HERD} grain 6 vegetable 3 ruby 1 gold 12"
CLAN: Final = [dwarf() for _ in range(4)]


@clause("CAV-SCORE-13")
def test_the_listed_items_of_the_rulebook_give_seventy_two() -> None:
    here = final(STOCK, board=EIGHTY, dwarfs=CLAN)
    assert here.sheet() == sheet(
        animals=21,
        missing=0,
        grain=5,
        vegetables=5,
        rubies=1,
        dwarfs=4,
        unused=0,
        tiles=12 + 6,
        gold=12,
        **{bonus("fodder_chamber"): 6},
    )
    assert here.score() == 21 + 0 + 12 + 6 + 18 + 5 + 4 + 6 == 72


@clause("CAV-SCORE-14")
def test_with_three_mines_and_two_unused_spaces_it_is_eighty() -> None:
    board = EIGHTY | {
        "1,5": "ore_mine",
        "1,6": "deep_tunnel",
        "2,6": "ruby_mine",
        "3,6": "ore_mine",
    }
    del board["4,6"], board["1,1"]
    here = final(STOCK, board=board, dwarfs=CLAN)
    assert here.sheet() == sheet(
        animals=21,
        missing=0,
        grain=5,
        vegetables=5,
        rubies=1,
        dwarfs=4,
        unused=-2,
        tiles=12 + 6 + 10,
        gold=12,
        **{bonus("fodder_chamber"): 6},
    )
    assert here.score() == 80


# Who wins


@clause("CAV-END-02")
@pytest.mark.parametrize(
    ("gold", "ranks"),
    [
        ([5, 3, 1], [1, 2, 3]),
        ([3, 5, 5], [3, 1, 1]),
        ([4, 4, 4], [1, 1, 1]),
        ([1, 9, 1], [2, 1, 2]),
    ],
)
def test_most_points_win_and_ties_share_the_victory(gold: list[int], ranks: list[int]) -> None:
    here = final(*(f"gold {count}" for count in gold))
    assert here.game.scores(here.state) == [count - 28 for count in gold]
    assert here.game.ranks(here.state) == ranks


@clause("CAV-END-02")
def test_no_tie_is_broken_by_what_is_left() -> None:
    here = final("food 9 wood 9 gold 1", "ruby 1")
    assert here.game.ranks(here.state) == [1, 1]


@clause("CAV-SCORE-12")
def test_scores_are_told_as_if_the_game_ended_now() -> None:
    here = scene(2, round=3, players=[player("gold 3")])
    assert here.game.scores(here.state) == [-25, -28]
    assert [seen["score"] for seen in here.view()["players"]] == [-25, -28]
