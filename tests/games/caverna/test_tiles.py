"""Chapter TILES: where twin tiles go in the mountain and in the forest, and what they pay."""

import pytest

from tests.games.caverna.boards import FOREST, alike, at, twins, working
from tests.games.caverna.scenes import Scene, lone_dwarf, of_kind, player
from tests.laws import clause

# The six pairs of CAV-TILES-05.
SIX = ["1,4-2,4", "2,4-2,5", "2,5-3,5", "3,5-3,6", "3,5-4,5", "4,5-4,6"]
FIRST_FOUR = twins("meadow-field", "4,3-3,3", "4,3-4,2")
BEGUN = {"4,3": "meadow", "3,3": "field"}


def builder(board: dict[str, str] | None = None, goods: str = "", seats: int = 2) -> Scene:
    """Seat 0 to move in round 1 with that board; no space holds any goods."""
    return working(1, player(goods, board=board or {}), seats=seats)


@clause("CAV-TILES-01")
@pytest.mark.parametrize(
    ("seats", "space", "tiles"),
    [
        (2, "excavation_1_3", [*twins("cavern-tunnel", *SIX), *alike("cavern-cavern", *SIX)]),
        (4, "excavation_4_7", [*twins("cavern-tunnel", *SIX), *alike("cavern-cavern", *SIX)]),
        (2, "drift_mining_1_3", twins("cavern-tunnel", *SIX)),
        (4, "drift_mining_4_7", twins("cavern-tunnel", *SIX)),
    ],
)
def test_the_stone_is_taken_whole_and_a_twin_tile_may_be_laid(
    seats: int, space: str, tiles: list[str]
) -> None:
    here = working(1, seats=seats, spaces={space: {"stone": 5}}).play(f"place {space}")
    assert here.goods() == {"stone": 5}
    assert here.on(space) == {}
    assert here.legal() == [*tiles, "end"]
    tiled = here.copy().play("cavern-tunnel 4 6 west")
    assert tiled.board() == {"3,4": "cavern", "4,5": "tunnel", "4,6": "cavern"}
    assert tiled.goods() == {"stone": 5, "food": 1}
    assert tiled.actor() == 1
    declined = here.play("end")
    assert declined.board() == {"3,4": "cavern"}
    assert declined.actor() == 1


@clause("CAV-TILES-01")
def test_the_tile_may_be_laid_though_no_stone_lies_there() -> None:
    here = builder().play("place drift_mining_1_3")
    assert here.legal() == twins("cavern-tunnel", *SIX)


@clause("CAV-TILES-02")
@pytest.mark.parametrize(
    ("seats", "space"),
    [
        (2, "drift_mining_1_3"),
        (4, "drift_mining_4_7"),
        (5, "small_scale_drift_mining"),
        (6, "drift_mining_6_7"),
    ],
)
def test_only_the_excavation_yields_two_caverns(seats: int, space: str) -> None:
    here = working(1, seats=seats, spaces={}).play(f"place {space}")
    assert of_kind(here.legal(), "cavern-tunnel", "cavern-cavern") == twins("cavern-tunnel", *SIX)
    assert here.why("cavern-cavern 1 4 south") == ("no-cavern-tile-here", "CAV-TILES-02")


@clause("CAV-TILES-02")
def test_the_excavation_lays_one_face_or_the_other() -> None:
    here = builder().play("place excavation_1_3", "cavern-cavern 2 4 east")
    assert here.board() == {"2,4": "cavern", "2,5": "cavern", "3,4": "cavern"}
    assert here.actor() == 1


@clause("CAV-TILES-03")
def test_a_pair_touches_the_cave_with_a_side_of_one_half_never_with_a_corner() -> None:
    """(1,6), (3,6) and (4,6) touch nothing; the pair (3,6)-(4,6) is out of reach."""
    here = builder({"2,4": "tunnel", "2,5": "cavern"}).play("place drift_mining_1_3")
    assert here.legal() == twins(
        "cavern-tunnel",
        "1,4-1,5",
        "1,5-1,6",
        "1,6-2,6",
        "2,6-3,6",
        "3,5-3,6",
        "3,5-4,5",
        "4,5-4,6",
    )
    assert here.why("cavern-tunnel 3 6 south") == ("no-mountain-spot", "CAV-TILES-03")
    assert here.why("cavern-tunnel 2 4 east") == ("no-mountain-spot", "CAV-TILES-03")


@clause("CAV-TILES-04")
@pytest.mark.parametrize(
    "row", ["tunnel", "cavern", "deep_tunnel", "ore_mine", "ruby_mine", "carpenter"]
)
def test_every_covered_space_is_a_neighbour_for_the_next_tile(row: str) -> None:
    """The tile at (3,6) alone brings (2,6) and (4,6) into reach."""
    partner = {"ore_mine": "deep_tunnel", "deep_tunnel": "ore_mine"}.get(row, "tunnel")
    here = builder({"3,5": partner, "3,6": row}).play("place drift_mining_1_3")
    assert here.legal() == twins(
        "cavern-tunnel",
        "1,4-2,4",
        "1,5-2,5",
        "1,6-2,6",
        "2,4-2,5",
        "2,5-2,6",
        "4,5-4,6",
    )


@clause("CAV-TILES-05")
def test_the_starting_board_has_six_pairs() -> None:
    here = builder().play("place excavation_1_3")
    assert of_kind(here.legal(), "cavern-cavern") == alike("cavern-cavern", *SIX)
    assert of_kind(here.legal(), "cavern-tunnel") == twins("cavern-tunnel", *SIX)
    assert len(here.legal()) == 6 + 12


@clause("CAV-TILES-07")
def test_without_a_pair_no_tile_is_laid_and_no_single_one_given_instead() -> None:
    """(1,5), (3,5) and (4,6) are left, no two of them neighbours."""
    full = dict.fromkeys(["1,4", "1,6", "2,4", "2,5", "2,6", "3,6", "4,5"], "cavern")
    here = working(1, player(board=full), spaces={"excavation_1_3": {"stone": 1}})
    assert here.why("place drift_mining_1_3") == ("space-useless", "CAV-WORK-07")
    here.play("place excavation_1_3")
    assert here.goods() == {"stone": 1}
    assert here.board() == full | {"3,4": "cavern"}
    assert here.actor() == 1


@clause("CAV-TILES-07")
def test_without_a_pair_in_the_forest_the_other_parts_stay() -> None:
    full = dict.fromkeys((cell for cell in FOREST if cell not in ("1,1", "2,2")), "meadow")
    spaces = {"clearing_1_3": {"wood": 2}}
    here = working(1, player(board=full), spaces=spaces)
    assert here.why("place slash_and_burn") == ("space-useless", "CAV-WORK-07")
    here.play("place clearing_1_3")
    assert here.goods() == {"wood": 2}
    assert here.actor() == 1


@clause("CAV-TILES-08")
def test_small_drift_mining_gives_one_stone_with_five_players_whether_a_tile_comes_or_not() -> None:
    here = builder(seats=5).play("place small_scale_drift_mining")
    assert here.goods() == {"stone": 1}
    assert here.legal() == [*twins("cavern-tunnel", *SIX), "end"]
    assert here.copy().play("cavern-tunnel 1 4 south").goods() == {"stone": 1}
    assert here.play("end").goods() == {"stone": 1}


@clause("CAV-TILES-08")
@pytest.mark.parametrize("seats", [6, 7])
def test_small_drift_mining_accumulates_with_six_or_seven(seats: int) -> None:
    here = working(1, seats=seats, spaces={"drift_mining_6_7": {"stone": 3}})
    here.play("place drift_mining_6_7")
    assert here.goods() == {"stone": 3}
    assert here.legal() == [*twins("cavern-tunnel", *SIX), "end"]


@clause("CAV-TILES-08")
def test_the_extension_gives_one_branch_its_good_always_its_tile_at_choice() -> None:
    here = builder(seats=7).play("place extension")
    assert here.legal() == ["extend forest", "extend mountain"]
    forest = here.copy().play("extend forest")
    assert forest.goods() == {"wood": 1}
    assert forest.legal() == [*FIRST_FOUR, "end"]
    assert forest.play("meadow-field 4 3 north").board() == {
        "3,3": "field",
        "3,4": "cavern",
        "4,3": "meadow",
    }
    assert forest.actor() == 1
    mountain = here.play("extend mountain")
    assert mountain.goods() == {"stone": 1}
    assert mountain.legal() == [*twins("cavern-tunnel", *SIX), "end"]
    assert mountain.play("end").board() == {"3,4": "cavern"}
    assert mountain.actor() == 1


@clause("CAV-TILES-09")
def test_with_four_to_seven_players_drift_mining_fills_faster_than_excavation() -> None:
    spaces = {"drift_mining_4_7": {"stone": 2}, "excavation_4_7": {"stone": 2}}
    here = lone_dwarf(4, round=1, spaces=spaces)
    here.play("place housework", "take", "end", "reveal sheep_farming")
    assert here.on("drift_mining_4_7") == {"stone": 4}
    assert here.on("excavation_4_7") == {"stone": 3}


@clause("CAV-TILES-10")
@pytest.mark.parametrize(
    ("seats", "space", "lying", "received"),
    [
        (2, "clearing_1_3", {"wood": 3}, {"wood": 3}),
        (4, "clearing_4_7", {"wood": 4}, {"wood": 4}),
        (2, "sustenance_1_3", {"food": 2}, {"food": 2, "grain": 1}),
        (2, "sustenance_1_3", {}, {"grain": 1}),
        (4, "sustenance_4_7", {"grain": 1, "vegetable": 2}, {"grain": 1, "vegetable": 2}),
    ],
)
def test_clearing_and_sustenance_give_goods_and_a_meadow_with_field_at_choice(
    seats: int, space: str, lying: dict[str, int], received: dict[str, int]
) -> None:
    here = working(1, seats=seats, spaces={space: lying}).play(f"place {space}")
    assert here.goods() == received
    crops = [crop for crop in ("grain", "vegetable") if crop in received]
    assert here.legal() == [*(f"eat {crop}" for crop in crops), *FIRST_FOUR, "end"]
    here.play("end")
    assert here.board() == {"3,4": "cavern"}
    assert here.actor() == 1


@clause("CAV-TILES-10")
def test_slash_and_burn_lays_a_meadow_with_field_and_then_sows() -> None:
    here = builder(goods="grain 1").play("place slash_and_burn")
    assert here.legal() == ["eat grain", *FIRST_FOUR]
    here.play("meadow-field 4 3 west")
    assert here.legal() == ["eat grain", "sow grain", "end"]
    assert here.play("sow grain").board() == {
        "3,4": "cavern",
        "4,2": "field grain 3",
        "4,3": "meadow",
    }
    assert here.goods() == {"food": 1}
    assert here.actor() == 1


@clause("CAV-TILES-11")
def test_a_meadow_with_field_covers_two_uncovered_neighbours_either_way_round() -> None:
    covered = {"4,3": "meadow", "4,2": "field", "3,3": "small_pasture", "3,2": "meadow"}
    here = builder(covered).play("place clearing_1_3")
    assert here.legal() == twins(
        "meadow-field", "1,2-2,2", "1,3-2,3", "2,1-2,2", "2,1-3,1", "2,2-2,3", "3,1-4,1"
    )
    assert here.play("meadow-field 2 2 north").board() == covered | {
        "3,4": "cavern",
        "2,2": "meadow",
        "1,2": "field",
    }


@clause("CAV-TILES-12")
def test_the_first_forest_tile_covers_the_space_before_the_entrance() -> None:
    here = builder().play("place clearing_1_3")
    assert here.legal() == FIRST_FOUR
    assert here.why("meadow-field 3 2 south") == ("first-tile", "CAV-TILES-12")
    single = builder(goods="ruby 1")
    bought = [move for move in single.legal() if move.startswith(("buy meadow", "buy field"))]
    assert bought == ["buy meadow 4 3", "buy field 4 3"]
    assert single.why("buy field 4 2") == ("first-tile", "CAV-TILES-12")


@clause("CAV-TILES-13")
def test_an_untouched_forest_has_four_placements() -> None:
    here = builder().play("place slash_and_burn")
    assert here.legal() == [
        "meadow-field 3 3 south",
        "meadow-field 4 2 east",
        "meadow-field 4 3 north",
        "meadow-field 4 3 west",
    ]


@clause("CAV-TILES-14")
def test_later_tiles_share_a_side_with_a_field_meadow_or_pasture_never_with_a_mere_stable() -> None:
    here = builder(BEGUN | {"1,1": "stable"}).play("place clearing_1_3")
    assert here.legal() == twins(
        "meadow-field", "1,3-2,3", "2,2-2,3", "2,2-3,2", "3,1-3,2", "3,2-4,2", "4,1-4,2"
    )
    assert here.why("meadow-field 1 1 south") == ("no-forest-spot", "CAV-TILES-14")


@clause("CAV-TILES-14")
@pytest.mark.parametrize("front", ["meadow", "field", "field grain 2", "small_pasture"])
def test_fields_need_not_touch_fields_nor_meadows_meadows(front: str) -> None:
    here = builder({"4,3": front}).play("place clearing_1_3")
    assert here.legal() == twins("meadow-field", "2,3-3,3", "3,2-3,3", "3,2-4,2", "4,1-4,2")


@clause("CAV-TILES-17")
def test_the_meadow_half_slides_under_a_stable_never_the_field_half() -> None:
    here = builder({"3,3": "stable"}).play("place clearing_1_3")
    assert here.legal() == [
        "meadow-field 3 3 south",
        "meadow-field 4 2 east",
        "meadow-field 4 3 west",
    ]
    assert here.why("meadow-field 4 3 north") == ("under-stable", "CAV-TILES-17")
    assert here.play("meadow-field 3 3 south").board() == {
        "3,3": "meadow stable",
        "3,4": "cavern",
        "4,3": "field",
    }


@clause("CAV-TILES-17")
def test_two_stabled_spaces_take_no_meadow_with_field() -> None:
    here = builder(BEGUN | {"3,2": "stable", "4,2": "stable"}).play("place clearing_1_3")
    assert here.legal() == [
        *twins("meadow-field", "1,3-2,3", "2,2-2,3"),
        "meadow-field 3 2 north",
        "meadow-field 3 2 west",
        "meadow-field 4 2 west",
    ]
    assert here.why("meadow-field 3 2 south") == ("under-stable", "CAV-TILES-17")
    assert here.why("meadow-field 4 2 north") == ("under-stable", "CAV-TILES-17")


@clause("CAV-TILES-18")
def test_a_tile_lies_on_the_board_and_in_its_own_half() -> None:
    here = builder().play("place clearing_1_3")
    assert here.why("meadow-field 4 3 south") == ("outside", "CAV-TILES-18")
    here = builder().play("place drift_mining_1_3")
    assert here.why("cavern-tunnel 4 5 south") == ("outside", "CAV-TILES-18")
    names = [here.game.moves.name(move) for move in range(here.game.moves.count)]
    across = ["4 3 east", "4 4 west", "3 3 east", "3 4 west", "1 4 west", "2 3 east"]
    assert [name for name in names if name.endswith(tuple(across))] == []


@clause("CAV-TILES-19")
def test_tiles_are_built_over_in_five_ways_only() -> None:
    """Every kind of cell lies on the board, and each action finds its own cells alone."""
    board = dict.fromkeys(FOREST, "field") | {
        "4,3": "meadow",
        "4,2": "meadow",
        "4,1": "small_pasture",
        "3,1": "large_pasture east",
        "3,2": "large_pasture",
        "1,4": "tunnel",
        "1,5": "tunnel",
        "1,6": "deep_tunnel",
        "2,6": "ore_mine",
        "2,4": "ruby_mine",
        "2,5": "cavern",
        "3,5": "dwelling",
        "3,6": "deep_tunnel",
        "4,6": "ore_mine",
        "4,5": "cuddle_room",
        "3,4": "breakfast_room",
    }
    goods = "wood 9 stone 9 ruby 2"
    spaces = {"sheep_farming": {"sheep": 1}}
    here = working(6, player(goods, board=board), spaces=spaces)
    assert of_kind(here.legal(), "buy") == []
    assert here.why("buy tunnel 1 4") == ("no-mountain-spot", "CAV-TILES-03")
    assert here.why("buy meadow 1 1") == ("no-forest-spot", "CAV-TILES-14")
    mining = here.copy().play("place ore_mine_construction")
    assert of_kind(mining.legal(), "ore-mine") == twins("ore-mine", "1,4-1,5")
    ruby = here.copy().play("place ruby_mine_construction")
    assert of_kind(ruby.legal(), "ruby-mine") == at("ruby-mine", "1,4", "1,5", "1,6", "3,6")
    fences = here.copy().play("place sheep_farming")
    assert of_kind(fences.legal(), "small-pasture") == at("small-pasture", "4,2", "4,3")
    assert of_kind(fences.legal(), "large-pasture") == ["large-pasture 4 2 east"]
    furnished = here.play("place housework", "furnish carpenter")
    assert furnished.board()["2,5"] == "carpenter"


@clause("CAV-TILES-20")
def test_a_stable_on_the_front_space_lets_only_a_meadow_go_there_first() -> None:
    here = builder({"4,3": "stable"}, "ruby 1")
    bought = [move for move in here.legal() if move.startswith(("buy meadow", "buy field"))]
    assert bought == ["buy meadow 4 3"]
    assert here.why("buy field 4 3") == ("under-stable", "CAV-TILES-17")
    here.play("place clearing_1_3")
    assert of_kind(here.legal(), "meadow-field") == [
        "meadow-field 4 3 north",
        "meadow-field 4 3 west",
    ]
