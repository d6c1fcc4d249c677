"""The guest room: "either … or" may be used as and/or."""

import pytest

from tests.games.caverna.furnishings.tiles import at_work
from tests.games.caverna.scenes import Scene, counts, dwarf, of_kind
from tests.laws import clause

DWELLINGS = [
    "furnish dwelling",
    "furnish simple_dwelling_4_2",
    "furnish simple_dwelling_3_3",
    "furnish additional_dwelling",
]
FIRST_FIELDS = [
    "meadow-field 3 3 south",
    "meadow-field 4 2 east",
    "meadow-field 4 3 north",
    "meadow-field 4 3 west",
]


def clan(s: Scene) -> int:
    """How many dwarfs P0 has in play."""
    return len(s.player()["dwarfs"])


@clause("CAV-WORK-12")
def test_without_the_guest_room_the_wish_gives_a_newborn_or_a_dwelling() -> None:
    s = at_work("wood 4 stone 3", "dwelling").play("place wish_for_children")
    assert s.legal() == [*DWELLINGS, "grow"]
    grown = s.copy().play("grow")
    assert (grown.actor(), grown.goods(), clan(grown)) == (1, counts("wood 4 stone 3"), 3)
    s.play("furnish dwelling")
    assert (s.actor(), s.goods(), clan(s)) == (1, {}, 2)


@clause("CAV-WORK-13", "CAV-FURNISH-07")
def test_with_the_guest_room_the_wish_gives_both_in_any_order() -> None:
    s = at_work("wood 4 stone 3", "guest_room dwelling").play("place wish_for_children")
    assert s.legal() == [*DWELLINGS, "grow"]
    grown = s.copy().play("grow")
    assert grown.legal() == [*DWELLINGS, "end"]
    grown.play("furnish dwelling")
    assert (grown.actor(), grown.goods(), clan(grown)) == (1, {}, 3)
    s.play("furnish dwelling")
    assert s.legal() == ["grow", "end"]
    s.play("grow")
    assert (s.actor(), s.goods(), clan(s)) == (1, {}, 3)


@clause("CAV-WORK-13")
def test_with_the_guest_room_one_option_alone_is_enough() -> None:
    s = at_work("wood 4 stone 3", "guest_room dwelling")
    s.play("place wish_for_children", "grow", "end")
    assert (s.actor(), s.goods(), clan(s)) == (1, counts("wood 4 stone 3"), 3)


@clause("CAV-WORK-13", "CAV-GROWTH-02")
def test_the_dwelling_built_first_makes_room_for_the_newborn_of_the_same_wish() -> None:
    s = at_work("wood 4 stone 3", "guest_room").play("place wish_for_children")
    assert s.legal() == DWELLINGS
    s.play("furnish dwelling", "grow")
    assert (s.actor(), clan(s)) == (1, 3)


@clause("CAV-WORK-12", "CAV-GROWTH-07")
def test_without_the_guest_room_the_urgent_wish_gives_gold_or_a_dwelling() -> None:
    s = at_work("wood 4 stone 3", in_round=8).play("place urgent_wish_for_children")
    assert s.legal() == [*DWELLINGS, "take"]
    gold = s.copy().play("take", "end")
    assert (gold.actor(), gold.goods()) == (1, counts("wood 4 stone 3 gold 3"))
    s.play("furnish dwelling", "grow")
    assert (s.actor(), s.goods(), clan(s)) == (1, {}, 3)


@clause("CAV-WORK-13", "CAV-GROWTH-07")
@pytest.mark.parametrize(
    "moves",
    [
        ["furnish dwelling", "grow", "take", "end"],
        ["take", "furnish dwelling", "grow", "end"],
        ["furnish dwelling", "take", "grow", "end"],
    ],
)
def test_with_the_guest_room_the_urgent_wish_gives_dwelling_newborn_and_gold(
    moves: list[str],
) -> None:
    s = at_work("wood 4 stone 3", "guest_room", in_round=8)
    s.play("place urgent_wish_for_children", *moves)
    assert (s.actor(), s.goods(), clan(s)) == (1, counts("gold 3"), 3)


@clause("CAV-WORK-12", "CAV-WORK-13")
def test_the_gold_closes_no_part_of_the_other_branch() -> None:
    """Growth that the dwelling allows can still be done after the gold, or left out."""
    s = at_work("wood 4 stone 3", "guest_room", in_round=8)
    s.play("place urgent_wish_for_children", "furnish dwelling")
    assert s.legal() == ["grow", "take", "end"]
    s.play("take")
    assert s.legal() == ["coins", "grow", "end"]
    again = Scene(s.game, s.game.load(s.dump()))
    assert again.legal() == s.legal()
    s.play("end")
    assert (s.actor(), s.goods(), clan(s)) == (1, counts("gold 3"), 2)


@clause("CAV-GROWTH-07")
def test_even_with_the_guest_room_the_urgent_newborn_needs_the_dwelling_of_the_same_action() -> (
    None
):
    s = at_work("", "guest_room dwelling", in_round=8)
    s.play("place urgent_wish_for_children", "take")
    assert s.goods() == counts("gold 3")
    assert "grow" not in s.legal()


@clause("CAV-WORK-12", "CAV-MINES-05")
def test_without_the_guest_room_one_ruby_mine_is_built() -> None:
    land = {"3,5": "tunnel", "2,5": "deep_tunnel", "2,4": "ore_mine"}
    s = at_work("", "", land, in_round=6).play("place ruby_mine_construction")
    assert s.legal() == ["ruby-mine 2 5", "ruby-mine 3 5"]
    s.play("ruby-mine 3 5")
    assert (s.actor(), s.goods()) == (1, {})


@clause("CAV-WORK-13", "CAV-MINES-05")
@pytest.mark.parametrize("order", [["2 5", "3 6"], ["3 6", "2 5"]])
def test_with_the_guest_room_one_ruby_mine_on_a_tunnel_and_one_on_a_deep_tunnel(
    order: list[str],
) -> None:
    land = {"3,6": "tunnel", "2,5": "deep_tunnel", "2,4": "ore_mine"}
    s = at_work("", "guest_room", land, in_round=6).play("place ruby_mine_construction")
    s.play(f"ruby-mine {order[0]}")
    assert of_kind(s.legal(), "ruby-mine", "end") == [f"ruby-mine {order[1]}", "end"]
    s.play(f"ruby-mine {order[1]}", "end")
    assert s.goods() == counts("ruby 1")
    assert s.board() == {
        "3,4": "cavern",
        "3,5": "guest_room",
        "3,6": "ruby_mine",
        "2,5": "ruby_mine",
        "2,4": "ore_mine",
    }


@clause("CAV-WORK-12", "CAV-MINES-05")
def test_the_guest_room_does_not_give_two_mines_on_ordinary_tunnels() -> None:
    land = {"3,6": "tunnel", "2,5": "tunnel"}
    s = at_work("", "guest_room", land, in_round=6)
    s.play("place ruby_mine_construction", "ruby-mine 3 6")
    assert s.actor() == 1
    assert s.board()["2,5"] == "tunnel"


@clause("CAV-TRADE-02", "CAV-WORK-12")
def test_without_the_guest_room_growth_gives_goods_or_a_newborn() -> None:
    s = at_work("", "dwelling", seats=4).play("place growth")
    assert s.legal() == ["grow", "take"]
    grown = s.copy().play("grow")
    assert (grown.actor(), grown.goods(), clan(grown)) == (1, {}, 3)
    s.play("take")
    assert s.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert s.legal() == ["coins", "end"]


@clause("CAV-TRADE-02", "CAV-WORK-13")
@pytest.mark.parametrize("order", [["grow", "take"], ["take", "grow"]])
def test_with_the_guest_room_growth_gives_goods_and_a_newborn(order: list[str]) -> None:
    s = at_work("", "guest_room dwelling", seats=4).play("place growth")
    assert s.legal() == ["grow", "take"]
    s.play(*order, "end")
    assert s.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert (s.actor(), clan(s)) == (1, 3)


@clause("CAV-WORK-12", "CAV-TRADE-02")
def test_the_owner_of_the_guest_room_may_still_use_one_branch_only() -> None:
    s = at_work("", "guest_room dwelling", seats=4).play("place growth", "grow")
    assert s.legal() == ["take", "end"]
    s.play("end")
    assert (s.actor(), s.goods(), clan(s)) == (1, {}, 3)


@clause("CAV-WORK-13", "CAV-CONVERT-08")
def test_the_gold_of_the_urgent_wish_may_buy_the_materials_of_its_dwelling() -> None:
    s = at_work("wood 3 stone 2", "guest_room trader", in_round=8)
    s.play("place urgent_wish_for_children")
    assert s.legal() == ["take"]
    s.play("take", "use trader")
    assert of_kind(s.legal(), "furnish") == DWELLINGS
    s.play("furnish dwelling", "grow")
    assert (s.actor(), s.goods(), clan(s)) == (1, counts("ore 1 gold 1"), 3)


@clause("CAV-WORK-13", "CAV-MINES-06")
def test_the_ruby_of_the_first_mine_may_buy_the_tunnel_of_the_second() -> None:
    land = {"2,5": "deep_tunnel", "2,4": "ore_mine"}
    s = at_work("", "guest_room", land, in_round=6).play("place ruby_mine_construction")
    assert s.legal() == ["ruby-mine 2 5"]
    s.play("ruby-mine 2 5", "buy tunnel 3 6")
    assert s.legal() == ["ruby-mine 3 6", "end"]
    s.play("ruby-mine 3 6")
    assert (s.actor(), s.goods()) == (1, {})


@clause("CAV-TILES-08", "CAV-WORK-12")
def test_without_the_guest_room_extension_gives_one_branch() -> None:
    s = at_work(seats=7).play("place extension")
    assert s.legal() == ["extend forest", "extend mountain"]
    s.play("extend forest")
    assert s.goods() == counts("wood 1")
    assert s.legal() == [*FIRST_FIELDS, "end"]
    s.play("meadow-field 4 3 north")
    assert (s.actor(), s.goods()) == (1, counts("wood 1"))


@clause("CAV-TILES-08", "CAV-WORK-13")
def test_with_the_guest_room_extension_gives_both_branches_once_in_the_game() -> None:
    s = at_work("", "guest_room", seats=7).play("place extension")
    s.play("extend forest", "meadow-field 4 3 north", "extend mountain")
    assert s.goods() == counts("wood 1 stone 1")
    s.play("cavern-tunnel 2 4 north")
    assert s.board() == {
        "4,3": "meadow",
        "3,3": "field",
        "3,4": "cavern",
        "3,5": "guest_room",
        "2,4": "cavern",
        "1,4": "tunnel",
    }
    assert (s.actor(), s.player()["extended"]) == (1, True)


@clause("CAV-TILES-08", "CAV-WORK-12", "CAV-WORK-13")
@pytest.mark.parametrize("branches", [["forest", "mountain"], ["mountain", "forest"]])
@pytest.mark.parametrize(
    "tiles",
    [
        ["meadow-field 4 3 north", "cavern-tunnel 2 4 north"],
        ["cavern-tunnel 2 4 north", "meadow-field 4 3 north"],
    ],
)
def test_with_the_guest_room_both_goods_of_the_extension_may_come_before_both_tiles(
    branches: list[str], tiles: list[str]
) -> None:
    s = at_work("", "guest_room", seats=7).play("place extension")
    s.play(*(f"extend {branch}" for branch in branches))
    assert (s.goods(), s.player()["extended"]) == (counts("wood 1 stone 1"), True)
    both = s.legal()
    assert of_kind(both, "meadow-field") == FIRST_FIELDS
    assert len(of_kind(both, "cavern-tunnel")) > 0
    assert of_kind(both, "extend") == []
    assert Scene(s.game, s.game.load(s.dump())).legal() == both
    s.play(tiles[0])
    one_left = s.legal()
    assert of_kind(one_left, tiles[0].split()[0]) == []
    assert Scene(s.game, s.game.load(s.dump())).legal() == one_left
    ended = s.copy().play("end")
    assert ended.actor() == 1
    s.play(tiles[1])
    assert (s.actor(), s.goods()) == (1, counts("wood 1 stone 1"))
    assert s.board() == {
        "4,3": "meadow",
        "3,3": "field",
        "3,4": "cavern",
        "3,5": "guest_room",
        "2,4": "cavern",
        "1,4": "tunnel",
    }


@clause("CAV-TILES-08", "CAV-WORK-13")
@pytest.mark.parametrize(
    ("branch", "good", "other"), [("forest", "wood", "mountain"), ("mountain", "stone", "forest")]
)
def test_even_with_the_guest_room_no_branch_of_the_extension_is_used_twice(
    branch: str, good: str, other: str
) -> None:
    s = at_work("", "guest_room", seats=7).play("place extension", f"extend {branch}")
    assert s.goods() == counts(f"{good} 1")
    assert of_kind(s.legal(), "extend") == [f"extend {other}"]
    assert s.why(f"extend {branch}") == ("no-extension-here", "CAV-TILES-08")


@clause("CAV-TILES-08")
def test_the_second_extension_of_the_guest_room_is_one_branch_again() -> None:
    s = at_work("", seats=7, others=[], token=0)
    owner = s.dump()
    owner["players"][0]["board"]["3,5"] = "guest_room"
    owner["players"][0]["extended"] = True
    again = Scene(s.game, s.game.load(owner))
    again.play("place extension", "extend forest")
    assert again.legal() == [*FIRST_FIELDS, "end"]
    again.play("meadow-field 4 3 west")
    assert (again.actor(), again.goods()) == (1, counts("wood 1 food 1"))


@clause("CAV-TILES-08")
def test_one_branch_of_extension_does_not_use_up_the_guest_room() -> None:
    s = at_work("", "guest_room", seats=7).play("place extension", "extend mountain", "end")
    assert s.goods() == counts("stone 1")
    assert s.player()["extended"] is False


@clause("CAV-TILES-02")
def test_the_guest_room_does_not_touch_the_choice_of_tile_on_excavation() -> None:
    s = at_work("", "guest_room", spaces={"excavation_1_3": {"stone": 2}})
    s.play("place excavation_1_3", "cavern-cavern 2 4 east")
    assert (s.actor(), s.goods()) == (1, counts("stone 2"))


@clause("CAV-IMITATE-10", "CAV-WORK-13")
def test_the_guest_room_serves_an_imitator() -> None:
    rival = {"dwarfs": [dwarf(0, "growth"), dwarf()]}
    s = at_work("food 2", "guest_room dwelling", seats=4, others=[rival])
    s.play("place imitation_4_7", "imitate growth", "take", "grow", "end")
    assert s.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    assert clan(s) == 3
