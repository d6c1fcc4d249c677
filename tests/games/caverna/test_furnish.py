"""Chapter FURNISH: taking a tile, paying for it and laying it in the cave."""

import pytest

from tests.games.caverna.boards import at, working
from tests.games.caverna.furnishings.tiles import TILES, furnishable
from tests.games.caverna.scenes import ASIDE, Scene, counts, dwarf, of_kind, player
from tests.laws import clause

MINED = {
    "2,4": "cavern",
    "2,5": "tunnel",
    "2,6": "deep_tunnel",
    "1,6": "ore_mine",
    "3,5": "ruby_mine",
    "4,5": "tunnel",
}


def housework(goods: str = "", board: dict[str, str] | None = None) -> Scene:
    """Seat 0 has just placed a dwarf on housework in round 1."""
    return working(1, player(goods, board=board or {})).play("place housework")


@clause("CAV-FURNISH-01")
@pytest.mark.parametrize("seats", range(1, 8))
def test_housework_furnishes_from_the_first_round_on(seats: int) -> None:
    here = working(1, player("wood 1"), seats=seats).play("place housework")
    assert here.legal() == [
        "furnish cuddle_room",
        "furnish breakfast_room",
        "furnish stone_carver",
        "furnish trader",
        "furnish stone_supplier",
        "furnish dog_school",
        "furnish quarry",
        "furnish broom_chamber",
        "take",
    ]


@clause("CAV-FURNISH-01")
def test_loot_furnishes_too() -> None:
    armed = [dwarf(7), ASIDE]
    here = working(1, player("wood 1", dwarfs=armed)).play("place blacksmithing")
    here.play("loot furnish_cavern")
    assert here.legal() == furnishable("wood 1")


@clause("CAV-FURNISH-01")
def test_the_dog_comes_before_or_after_the_furnishing_and_is_never_left() -> None:
    here = housework("wood 1")
    assert here.why("end") == ("part-first", "CAV-WORK-07")
    first = here.copy().play("take")
    assert first.goods() == {"wood": 1, "dog": 1}
    assert first.legal() == [*furnishable("wood 1"), "end"]
    here.play("furnish cuddle_room")
    assert here.goods() == {"dog": 1}
    assert here.actor() == 1


@clause("CAV-FURNISH-02")
@pytest.mark.parametrize("tile", ["dwelling", "carpenter", "food_chamber", "state_parlor"])
def test_one_tile_is_taken_its_whole_price_paid_and_laid_on_a_cavern(tile: str) -> None:
    """With 9 of everything; the state parlor beside the entrance gives 2 food at once, and the
    dog of housework comes last."""
    plenty = dict.fromkeys(["wood", "stone", "ore", "food", "grain", "vegetable", "gold"], 9)
    here = housework(" ".join(f"{good} {n}" for good, n in plenty.items()))
    assert of_kind(here.legal(), "furnish") == [f"furnish {name}" for name in TILES]
    here.play(f"furnish {tile}")
    paid = {good: n - TILES[tile].price.get(good, 0) for good, n in plenty.items()}
    if tile == "state_parlor":
        paid["food"] += 2
    assert here.goods() == paid | {"dog": 1}
    assert here.board() == {"3,4": tile}
    assert of_kind(here.legal(), "furnish", "pay", "site") == []


@clause("CAV-FURNISH-03")
def test_without_an_empty_cavern_nothing_is_furnished() -> None:
    here = housework("wood 9 stone 9", {"3,4": "cuddle_room", "3,5": "tunnel"})
    assert here.legal() == ["take"]
    assert here.why("furnish carpenter") == ("no-cavern", "CAV-FURNISH-03")


@clause("CAV-FURNISH-03")
def test_without_the_means_to_pay_a_tile_is_refused() -> None:
    here = housework("wood 3 stone 3")
    assert of_kind(here.legal(), "furnish") == furnishable("wood 3 stone 3")
    assert here.why("furnish dwelling") == ("too-expensive", "CAV-FURNISH-03")
    assert here.why("furnish stubble_room") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-04")
def test_caverns_are_the_sites_the_printed_one_among_them() -> None:
    here = housework("wood 1", MINED).play("furnish cuddle_room")
    assert here.legal() == at("site", "2,4", "3,4")
    for cell in ("2 5", "2 6", "1 6", "3 5", "4 6"):
        assert here.why(f"site {cell}") == ("no-site", "CAV-FURNISH-04")
    assert here.play("site 2 4").board() == MINED | {"2,4": "cuddle_room", "3,4": "cavern"}


@clause("CAV-FURNISH-04")
def test_the_work_room_opens_tunnels_and_deep_tunnels_never_mines() -> None:
    here = housework("wood 1", MINED | {"3,4": "work_room"}).play("furnish cuddle_room")
    assert here.legal() == at("site", "2,4", "2,5", "2,6", "4,5")
    assert here.why("site 1 6") == ("no-site", "CAV-FURNISH-04")
    assert here.why("site 3 5") == ("no-site", "CAV-FURNISH-04")
    here.play("site 2 6")
    assert here.board()["2,6"] == "cuddle_room"


@clause("CAV-FURNISH-04")
def test_the_work_room_itself_needs_a_cavern() -> None:
    board = {"3,4": "dwelling", "3,5": "tunnel", "2,4": "cavern"}
    here = housework("stone 1", board).play("furnish work_room")
    assert here.board() == board | {"2,4": "work_room"}
    here = housework("stone 1", {"3,4": "dwelling", "3,5": "tunnel"})
    assert here.why("furnish work_room") == ("no-cavern", "CAV-FURNISH-03")


@clause("CAV-FURNISH-05")
def test_no_furnishing_is_built_over() -> None:
    """But for the trader and the spare part storage, which replace each other."""
    board = {"3,4": "trader", "2,4": "dwelling"}
    here = housework("wood 9 stone 9 ore 9", board)
    assert here.legal() == ["furnish spare_part_storage", "take"]
    here.play("furnish spare_part_storage")
    assert here.board() == {"3,4": "spare_part_storage", "2,4": "dwelling"}


@clause("CAV-FURNISH-06")
def test_a_unique_tile_once_taken_is_on_offer_to_nobody() -> None:
    board = {"3,4": "carpenter"}
    for mine, theirs in (({}, board), (board | {"3,5": "cavern"}, {})):
        players = [player("stone 9 wood 9", board=mine), player(board=theirs)]
        here = working(1, *players).play("place housework")
        assert here.why("furnish carpenter") == ("furnishing-taken", "CAV-FURNISH-06")
        assert "carpenter" not in here.view()["furnishings"]


@clause("CAV-FURNISH-06")
def test_the_ordinary_dwelling_never_runs_out() -> None:
    """All ten other spaces of the mountain are dwellings already, for both players."""
    cells = ["1,4", "1,5", "1,6", "2,4", "2,5", "2,6", "3,5", "3,6", "4,5", "4,6"]
    board = dict.fromkeys(cells, "dwelling")
    players = [player("wood 4 stone 3", board=board), player(board=board)]
    here = working(1, *players).play("place housework", "furnish dwelling")
    assert here.board() == board | {"3,4": "dwelling"}
    assert "dwelling" in here.view()["furnishings"]


@clause("CAV-FURNISH-07")
def test_an_ability_is_in_force_from_the_placing_on() -> None:
    here = housework("stone 2 grain 1 vegetable 1")
    assert here.why("use cooking_cave") == ("no-such-furnishing", "CAV-FURNISH-07")
    here.play("furnish cooking_cave")
    assert here.legal() == ["eat grain", "eat vegetable", "use cooking_cave", "end"]
    assert here.play("use cooking_cave").goods() == {"food": 5, "dog": 1}


@clause("CAV-FURNISH-07")
def test_an_ability_serves_its_owner_alone() -> None:
    players = [player("grain 1 vegetable 1"), player(board={"3,4": "cooking_cave"})]
    here = working(1, *players)
    assert of_kind(here.legal(), "use") == []
    assert here.why("use cooking_cave") == ("no-such-furnishing", "CAV-FURNISH-07")


@clause("CAV-FURNISH-08")
def test_an_ordinary_dwelling_on_the_printed_cavern() -> None:
    here = housework("wood 4 stone 3")
    assert here.view()["players"][0]["room"] == 2
    here.play("furnish dwelling")
    assert here.board() == {"3,4": "dwelling"}
    assert here.goods() == {"dog": 1}
    assert here.view()["players"][0]["room"] == 3
    again = housework("wood 4 stone 3", {"3,4": "dwelling"})
    assert again.why("furnish dwelling") == ("no-cavern", "CAV-FURNISH-03")
    dug = housework("wood 4 stone 3", {"3,4": "dwelling", "3,5": "cavern"})
    assert "furnish dwelling" in dug.legal()


@clause("CAV-FURNISH-09")
@pytest.mark.parametrize(
    ("old", "new", "wood"),
    [("trader", "spare_part_storage", 2), ("spare_part_storage", "trader", 1)],
)
def test_one_of_the_two_tiles_covers_the_other_for_good(old: str, new: str, wood: int) -> None:
    """Two caverns are empty, yet no site is asked: the new tile goes on the old one."""
    board = {"2,4": old, "3,5": "cavern", "3,4": "cavern"}
    players = [player(f"wood {wood}", board=board), player("wood 5")]
    here = working(1, *players).play("place housework", f"furnish {new}")
    assert here.board() == board | {"2,4": new}
    assert here.dump()["gone"] == [old]
    assert here.goods() == {"dog": 1}
    assert here.view()["players"][0]["owned"] == [new]
    assert dict(here.sheet())["tiles"] == TILES[new].points
    assert here.told("covered") == [f"covered P0 {old}"]
    assert {old, new} & set(here.view()["furnishings"]) == set()


@clause("CAV-FURNISH-09")
def test_each_of_the_two_tiles_is_laid_like_any_other_if_the_other_is_not_owned() -> None:
    players = [player("wood 2"), player(board={"3,4": "trader"})]
    here = working(1, *players).play("place housework", "furnish spare_part_storage")
    assert here.board() == {"3,4": "spare_part_storage"}
    assert here.dump()["gone"] == []
    assert here.board(1) == {"3,4": "trader"}


@clause("CAV-FURNISH-09")
def test_the_covered_tile_has_no_effect_and_is_counted_by_nothing() -> None:
    """The main storage counts yellow tiles: a covered spare part storage is none."""
    board = {"3,4": "trader", "3,5": "main_storage"}
    here = working(
        1, player("wood 1 stone 1 ore 1 gold 2", board=board), gone=["spare_part_storage"]
    )
    assert of_kind(here.legal(), "use") == ["use trader"]
    assert here.why("use spare_part_storage") == ("no-such-furnishing", "CAV-FURNISH-07")
    bonus = [points for line, points in here.sheet() if line.startswith("bonus:")]
    assert bonus == [2]


@clause("CAV-FURNISH-10")
@pytest.mark.parametrize(
    ("tile", "goods"),
    [("builder", "ore 1"), ("stone_carver", "stone 9"), ("blacksmith", "wood 1 stone 1 ore 9")],
)
def test_a_tile_never_helps_to_pay_for_itself(tile: str, goods: str) -> None:
    here = housework(goods)
    assert here.why(f"furnish {tile}") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-FURNISH-10")
@pytest.mark.parametrize(
    ("tile", "goods", "left"),
    [
        ("stone_carver", "wood 2", "wood 1 stone 2"),
        ("blacksmith", "wood 2 stone 3", "wood 1 stone 1 ore 2"),
        ("carpenter", "stone 1 wood 1", "wood 1"),
        ("supplies_storage", "wood 1 food 4", "food 1"),
    ],
)
def test_the_immediate_gain_comes_after_the_payment(tile: str, goods: str, left: str) -> None:
    assert housework(goods).play(f"furnish {tile}").goods() == counts(f"dog 1 {left}")


@clause("CAV-FURNISH-10")
def test_the_dog_school_brings_wood_for_the_dog_of_the_same_housework_if_it_comes_first() -> None:
    here = housework()
    late = here.copy().play("take", "furnish dog_school")
    assert late.goods() == {"dog": 1}
    here.play("furnish dog_school")
    assert here.goods() == {"dog": 1, "wood": 1}
