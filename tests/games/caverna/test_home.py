"""Chapter HOME: everybody goes home."""

import pytest

from tests.games.caverna.scenes import (
    OVER,
    dwarf,
    lone_dwarf,
    opening,
    player,
    refused_load,
    scene,
    step,
)
from tests.laws import clause

HOMES = {"3,4": "dwelling", "2,4": "dwelling"}
WOOD = {"wood_gathering": {"wood": 1}}


@clause("CAV-HOME-01")
def test_all_dwarfs_return_those_just_born_too_and_all_spaces_are_free() -> None:
    here = scene(
        2,
        round=4,
        spaces=WOOD,
        players=[
            player(
                "food 8",
                board=HOMES,
                dwarfs=[
                    dwarf(5, "logging_1_3"),
                    dwarf(0, None),
                    dwarf(0, "wish_for_children"),
                    dwarf(0, "wish_for_children", born=True),
                ],
            ),
            player("food 8", dwarfs=[dwarf(0, "supplies"), dwarf(3, "aside")]),
        ],
    )
    taken = [space for space, seen in here.view()["spaces"].items() if seen["dwarf"] is not None]
    assert sorted(taken) == ["logging_1_3", "supplies", "wish_for_children"]
    here.play("place wood_gathering")
    assert here.dump()["phase"] == "feed"
    assert {at for seat in (0, 1) for _, at, _ in here.dwarfs(seat)} == {None}
    assert [sorted(weapon for weapon, _, _ in here.dwarfs(seat)) for seat in (0, 1)] == [
        [0, 0, 0, 5],
        [0, 3],
    ]
    assert {seen["dwarf"] for seen in here.view()["spaces"].values()} == {None}
    assert "home" in here.events()
    # In the round after the birth there are four adults.
    while here.dump()["round"] == 4 or here.actor() < 0:
        step(here)
    assert [born for _, _, born in here.dwarfs(0)] == [False] * 4


@clause("CAV-HOME-02")
def test_no_dwarf_belongs_to_a_dwelling() -> None:
    """A dwarf is a weapon and a space; two boards with the dwellings swapped play the same."""
    boards = [
        HOMES | {"3,5": "couple_dwelling"},
        HOMES | {"3,4": "couple_dwelling", "3,5": "dwelling"},
    ]
    seen = []
    for board in boards:
        dwarfs = [dwarf(3, "aside"), dwarf(7, "aside"), dwarf()]
        own = player("food 9", board=board, dwarfs=dwarfs)
        here = lone_dwarf(2, round=4, spaces=WOOD, players=[own])
        assert {tuple(sorted(each)) for each in here.player(0)["dwarfs"]} <= {
            ("at", "weapon"),
            ("at", "born", "weapon"),
        }
        legal = [here.legal()]
        here.play("place wood_gathering")
        seen.append((legal, here.legal(), here.dwarfs(0), here.score(0)))
    assert seen[0] == seen[1]


@clause("CAV-HOME-03")
@pytest.mark.parametrize(
    ("board", "dwarfs"),
    [
        ({}, 3),
        ({"3,4": "dwelling"}, 4),
        ({"3,4": "couple_dwelling"}, 5),
        ({"3,4": "additional_dwelling"}, 3),
        ({"3,4": "couple_dwelling", "2,4": "dwelling"}, 6),
        ({"3,4": "couple_dwelling", "2,4": "additional_dwelling"}, 6),
        ({"3,4": "couple_dwelling", "2,4": "dwelling", "1,4": "additional_dwelling"}, 7),
    ],
)
def test_dwarfs_without_a_bed_are_refused(board: dict[str, str], dwarfs: int) -> None:
    message = refused_load(round=1, players=[player(board=board, dwarfs=[dwarf()] * dwarfs)])
    if dwarfs == 7:
        assert message.id == "position-malformed"
    else:
        assert (message.id, message.args["clause"]) == ("position-impossible", "CAV-HOME-03")


@pytest.mark.wide
@clause("CAV-HOME-03")
def test_every_dwarf_finds_a_place_through_a_whole_game() -> None:
    """Players who grow whenever they can."""
    here = opening(4, first=0)
    most = 0
    while here.actor() != OVER:
        growing = [move for move in here.legal() if move in ("grow", "place growth")]
        building = [
            move for move in here.legal() if "dwelling" in move or move == "place housework"
        ]
        wood = [
            move for move in here.legal() if move in ("place logging_4_7", "place drift_mining_4_7")
        ]
        step(here, *growing, *building, *wood)
        for seat, own in enumerate(here.view()["players"]):
            most = max(most, len(here.dwarfs(seat)))
            assert len(here.dwarfs(seat)) <= own["room"] + ("additional_dwelling" in own["owned"])
    assert most > 2
