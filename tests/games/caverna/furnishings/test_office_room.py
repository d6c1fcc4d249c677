"""The office room: twin tiles hang over the outer edge with one half, for 2 gold each time."""

import pytest

from tests.games.caverna.furnishings.tiles import at_housework, at_work, holder, sheet
from tests.games.caverna.scenes import counts, of_kind, refused_load
from tests.laws import clause

STONES = {"drift_mining_1_3": {"stone": 1}, "excavation_1_3": {"stone": 1}}


@clause("CAV-TILES-18", "CAV-TILES-13")
def test_without_the_office_room_no_tile_hangs_over_the_edge() -> None:
    s = at_work().play("place slash_and_burn")
    assert s.legal() == [
        "meadow-field 3 3 south",
        "meadow-field 4 2 east",
        "meadow-field 4 3 north",
        "meadow-field 4 3 west",
    ]
    assert s.why("meadow-field 4 3 south") == ("outside", "CAV-TILES-18")
    assert refused_load(round=5, players=[holder(land={"4,3": "meadow", "5,3": "field"})])


@clause("CAV-TILES-21")
def test_with_the_office_room_the_first_forest_tile_has_six_placements() -> None:
    s = at_work("", "office_room").play("place slash_and_burn")
    assert s.legal() == [
        "meadow-field 3 3 south",
        "meadow-field 4 2 east",
        "meadow-field 4 3 north",
        "meadow-field 4 3 south",
        "meadow-field 4 3 west",
        "meadow-field 5 3 north",
    ]


@clause("CAV-TILES-21")
@pytest.mark.parametrize(
    ("move", "front", "below"),
    [
        ("meadow-field 4 3 south", "meadow", "field"),
        ("meadow-field 5 3 north", "field", "meadow"),
    ],
)
def test_a_hanging_half_pays_two_gold_at_once(move: str, front: str, below: str) -> None:
    s = at_work("", "office_room").play("place slash_and_burn", move)
    assert s.goods() == counts("gold 2")
    assert s.board() == {"3,4": "cavern", "3,5": "office_room", "4,3": front, "5,3": below}
    assert s.legal() == ["coins", "end"]


@clause("CAV-TILES-21")
def test_a_tile_that_lies_on_the_board_pays_nothing() -> None:
    s = at_work("", "office_room").play("place slash_and_burn", "meadow-field 4 3 north")
    assert (s.actor(), s.goods()) == (1, {})


@clause("CAV-TILES-21", "CAV-TILES-05")
def test_mountain_tiles_hang_over_the_edge_too_but_not_below_the_entrance() -> None:
    s = at_work("", "", {"3,4": "office_room"}, spaces=STONES).play("place drift_mining_1_3")
    assert s.legal() == [
        "cavern-tunnel 1 4 south",
        "cavern-tunnel 2 4 north",
        "cavern-tunnel 2 4 east",
        "cavern-tunnel 2 5 south",
        "cavern-tunnel 2 5 west",
        "cavern-tunnel 3 5 north",
        "cavern-tunnel 3 5 east",
        "cavern-tunnel 3 5 south",
        "cavern-tunnel 3 6 west",
        "cavern-tunnel 4 5 north",
        "cavern-tunnel 4 5 east",
        "cavern-tunnel 4 5 south",
        "cavern-tunnel 4 6 west",
        "cavern-tunnel 5 5 north",
        "end",
    ]
    s.play("cavern-tunnel 5 5 north", "end")
    assert s.goods() == counts("stone 1 food 1 gold 2")
    assert s.board() == {"3,4": "office_room", "4,5": "tunnel", "5,5": "cavern"}


@clause("CAV-TILES-21", "CAV-TILES-02")
def test_a_twin_cavern_hangs_over_the_edge_for_two_gold() -> None:
    s = at_work("", "", {"3,4": "office_room"}, spaces=STONES).play("place excavation_1_3")
    assert of_kind(s.legal(), "cavern-cavern") == [
        "cavern-cavern 1 4 south",
        "cavern-cavern 2 4 east",
        "cavern-cavern 2 5 south",
        "cavern-cavern 3 5 east",
        "cavern-cavern 3 5 south",
        "cavern-cavern 4 5 east",
        "cavern-cavern 4 5 south",
    ]
    s.play("cavern-cavern 4 5 south", "end")
    assert s.goods() == counts("stone 1 food 1 gold 2")


@clause("CAV-TILES-21")
def test_every_hanging_tile_pays_again_whatever_the_edge() -> None:
    land = {"4,3": "meadow", "4,2": "meadow", "4,1": "meadow"}
    s = at_work("", "office_room", land).play("place slash_and_burn")
    assert s.legal() == [
        "meadow-field 2 1 south",
        "meadow-field 2 2 south",
        "meadow-field 2 3 south",
        "meadow-field 3 0 east",
        "meadow-field 3 1 north",
        "meadow-field 3 1 east",
        "meadow-field 3 1 west",
        "meadow-field 3 2 north",
        "meadow-field 3 2 east",
        "meadow-field 3 2 west",
        "meadow-field 3 3 north",
        "meadow-field 3 3 west",
    ]
    s.play("meadow-field 3 1 west")
    assert s.goods() == counts("gold 2 wild_boar 1")
    assert (s.board()["3,1"], s.board()["3,0"]) == ("meadow", "field")


@clause("CAV-FURNISH-04", "CAV-TILES-21")
def test_a_hanging_cavern_can_be_furnished() -> None:
    land = {"3,4": "office_room", "4,5": "tunnel", "5,5": "cavern"}
    s = at_housework("wood 1", land=land)
    s.play("furnish cuddle_room")
    assert s.board() == land | {"5,5": "cuddle_room"}


@clause("CAV-MINES-01", "CAV-TILES-21")
def test_a_hanging_tunnel_can_be_mined_and_a_mine_pays_no_gold() -> None:
    land = {"3,4": "office_room", "4,5": "tunnel", "5,5": "tunnel"}
    s = at_work("", "", land).play("place ore_mine_construction")
    assert s.legal() == ["ore-mine 4 5 south", "ore-mine 5 5 north"]
    s.play("ore-mine 5 5 north")
    assert s.goods() == counts("ore 3")
    assert s.board() == {"3,4": "office_room", "4,5": "deep_tunnel", "5,5": "ore_mine"}


@clause("CAV-ANIMALS-04", "CAV-TILES-21")
def test_hanging_meadows_are_fenced_and_stabled_and_a_pasture_pays_no_gold() -> None:
    land = {"4,3": "meadow", "5,3": "meadow"}
    s = at_work("wood 4 stone 1", "office_room", land).play("place sheep_farming")
    s.play("large-pasture 4 3 south")
    assert s.goods() == counts("stone 1")
    assert "stable 5 3" in s.legal()
    s.play("stable 5 3")
    assert s.board()["5,3"] == "large_pasture stable"
    assert s.goods() == {}


@clause("CAV-ANIMALS-10", "CAV-TILES-21")
def test_a_stable_stands_outside_on_a_hanging_half_only_and_never_on_a_hanging_field() -> None:
    land = {"4,3": "meadow", "5,3": "meadow", "4,2": "meadow", "5,2": "field"}
    s = at_work("stone 1", "office_room", land).play("place sheep_farming")
    board = [f"stable {row} {column}" for row in range(1, 5) for column in range(1, 4)]
    assert s.legal() == [*board, "stable 5 3"]


@clause("CAV-ANIMALS-04", "CAV-MINES-01", "CAV-TILES-21")
def test_two_hanging_halves_side_by_side_become_a_pasture_or_a_mine() -> None:
    land = {"4,3": "field", "5,3": "meadow", "4,2": "field", "5,2": "meadow"}
    s = at_work("wood 4", "office_room", land).play("place sheep_farming")
    assert s.legal() == ["small-pasture 5 2", "small-pasture 5 3", "large-pasture 5 2 east"]
    s.play("large-pasture 5 2 east")
    assert (s.goods(), s.sheet()[7]) == ({}, ("tiles", 4))
    dug = {"4,5": "cavern", "5,5": "tunnel", "4,6": "cavern", "5,6": "tunnel"}
    mine = at_work("", "office_room", dug).play("place ore_mine_construction")
    assert mine.legal() == ["ore-mine 5 5 east", "ore-mine 5 6 west"]


@clause("CAV-SOW-01", "CAV-TILES-21")
def test_a_hanging_field_is_sown() -> None:
    land = {"4,3": "meadow", "5,3": "field"}
    s = at_work("grain 1", "office_room", land)
    s.play("place slash_and_burn", "sow grain")
    assert s.board()["5,3"] == "field grain 3"


@clause("CAV-RUBY-03", "CAV-RUBY-04", "CAV-TILES-18")
def test_single_tiles_never_lie_outside_the_board() -> None:
    s = at_work("ruby 1", "", {"3,4": "office_room", "4,3": "meadow"})
    assert of_kind(s.legal(), "buy") == [
        "buy meadow 3 3",
        "buy meadow 4 2",
        "buy field 3 3",
        "buy field 4 2",
        "buy tunnel 2 4",
        "buy tunnel 3 5",
        "buy tunnel 4 5",
    ]


@clause("CAV-SCORE-04", "CAV-TILES-21")
def test_hanging_halves_do_not_change_the_count_of_unused_spaces() -> None:
    land = {"3,4": "office_room", "4,3": "meadow", "5,3": "field", "4,5": "tunnel", "5,5": "cavern"}
    assert at_work("", "", land).sheet() == sheet(unused=-20)
    fenced = {"3,4": "office_room", "4,3": "meadow", "5,3": "small_pasture"}
    assert at_work("", "", fenced).sheet() == sheet(unused=-21, tiles=2)
