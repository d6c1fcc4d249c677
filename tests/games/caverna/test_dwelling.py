"""Chapter DWELLING: building rooms for the family."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import ASIDE, dwarf, of_kind, player
from tests.laws import clause

SIX = [
    "furnish dwelling",
    "furnish simple_dwelling_4_2",
    "furnish simple_dwelling_3_3",
    "furnish mixed_dwelling",
    "furnish couple_dwelling",
    "furnish additional_dwelling",
]


@clause("CAV-DWELLING-01")
@pytest.mark.parametrize(
    ("number", "face", "more"),
    [(4, "wish_for_children", []), (8, "urgent_wish_for_children", ["take"])],
)
def test_both_faces_of_the_card_build_dwellings_only(
    number: int, face: str, more: list[str]
) -> None:
    here = working(number, player("wood 8 stone 6")).play(f"place {face}")
    assert here.legal() == [*SIX, *more]
    assert here.why("furnish cuddle_room") == ("not-a-dwelling", "CAV-DWELLING-01")


@clause("CAV-DWELLING-01")
def test_the_restrictions_of_furnishing_apply() -> None:
    """No cavern; no means; taken by another; and where there are several caverns, a site."""
    full = working(4, player("wood 8 stone 6", board={"3,4": "carpenter"}))
    assert full.why("place wish_for_children") == ("space-useless", "CAV-WORK-07")
    poor = working(4, player("wood 3 stone 2"))
    assert poor.why("place wish_for_children") == ("space-useless", "CAV-WORK-07")
    players = [
        player("wood 8 stone 6", board={"3,5": "cavern"}),
        player(board={"3,4": "couple_dwelling"}),
    ]
    here = working(4, *players).play("place wish_for_children")
    assert here.legal() == [move for move in SIX if move != "furnish couple_dwelling"]
    assert here.why("furnish couple_dwelling") == ("furnishing-taken", "CAV-FURNISH-06")
    here.play("furnish mixed_dwelling")
    assert here.legal() == ["site 3 4", "site 3 5"]
    assert here.play("site 3 5").board() == {"3,4": "cavern", "3,5": "mixed_dwelling"}
    assert here.goods() == {"wood": 3, "stone": 2}
    assert here.actor() == 1


@clause("CAV-DWELLING-02")
def test_an_ordinary_dwelling_costs_four_wood_and_three_stone() -> None:
    here = working(4, player("wood 4 stone 3")).play("place wish_for_children", "furnish dwelling")
    assert here.goods() == {}
    assert here.told("spent") == ["spent P0 wood 4", "spent P0 stone 3"]
    for goods in ("wood 3 stone 3", "wood 4 stone 2"):
        short = working(4, player(goods)).play("place wish_for_children")
        assert short.why("furnish dwelling") == ("too-expensive", "CAV-FURNISH-03")


@clause("CAV-DWELLING-03")
@pytest.mark.parametrize(
    ("tiles", "room"),
    [
        ([], 2),
        (["dwelling"], 3),
        (["simple_dwelling_4_2", "simple_dwelling_3_3"], 4),
        (["mixed_dwelling"], 3),
        (["couple_dwelling"], 4),
        (["dwelling", "dwelling", "couple_dwelling"], 6),
        (["additional_dwelling"], 2),
        (["additional_dwelling", "couple_dwelling", "dwelling"], 5),
    ],
)
def test_the_clan_has_the_room_of_the_entrance_and_of_all_dwellings(
    tiles: list[str], room: int
) -> None:
    board = dict(zip(["3,4", "2,4", "1,4"], tiles, strict=False))
    here = working(1, player(board=board))
    assert here.view()["players"][0]["room"] == room


@clause("CAV-DWELLING-04")
def test_loot_builds_an_ordinary_dwelling_for_two_wood_and_two_stone() -> None:
    worker = player("wood 4 stone 3", dwarfs=[dwarf(11), ASIDE])
    here = working(1, worker).play("place blacksmithing", "loot dwelling")
    assert here.goods() == {"wood": 2, "stone": 1}
    assert here.board() == {"3,4": "dwelling"}
    assert here.view()["players"][0]["room"] == 3
    assert here.why("loot dwelling") == ("taken-already", "CAV-EXPEDITION-02")


@clause("CAV-DWELLING-05")
def test_the_additional_dwelling_has_room_for_the_sixth_dwarf_only() -> None:
    """Two dwarfs, then five: only the family of five may grow with it."""
    alone = working(4, player(board={"3,4": "additional_dwelling"}))
    assert alone.why("place wish_for_children") == ("space-useless", "CAV-WORK-07")
    board = {"3,4": "additional_dwelling"} | dict.fromkeys(["2,4", "1,4", "1,5"], "dwelling")
    five = working(4, player(board=board, dwarfs=[dwarf() for _ in range(5)]))
    assert five.play("place wish_for_children").legal() == ["grow"]
    five.play("grow")
    assert len(five.dwarfs()) == 6
    assert of_kind(five.legal(), "grow") == []
