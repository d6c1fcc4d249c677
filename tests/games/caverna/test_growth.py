"""Chapter GROWTH: how families grow."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import (
    ASIDE,
    Scene,
    dwarf,
    lone_dwarf,
    of_kind,
    player,
    refused_load,
    step,
)
from tests.laws import clause
from tests.scenario import Dump

ROOM_FOR_THREE = {"3,4": "dwelling"}
CELLS = ["3,4", "2,4", "1,4", "1,5"]


def clan(dwarfs: int, tiles: list[str], goods: str = "") -> Dump:
    """A player with so many unarmed dwarfs at home and these tiles in the cave."""
    board = dict(zip(CELLS, tiles, strict=False))
    return player(goods, board=board, dwarfs=[dwarf() for _ in range(dwarfs)])


def wish(dwarfs: int, tiles: list[str]) -> tuple[str, str]:
    """Whether that family may grow on wish for children, or why not."""
    here = working(4, clan(dwarfs, [*tiles, "cavern"], "wood 4 stone 3"))
    return here.play("place wish_for_children").why("grow")


@clause("CAV-GROWTH-01")
@pytest.mark.parametrize(
    ("seats", "number", "spaces"),
    [
        (2, 3, []),
        (2, 4, ["wish_for_children"]),
        (3, 7, ["wish_for_children"]),
        (2, 8, ["family_life"]),
        (1, 8, ["family_life"]),
        (4, 1, ["growth"]),
        (7, 4, ["growth", "wish_for_children"]),
        (5, 8, ["growth", "family_life"]),
    ],
)
def test_where_families_grow(seats: int, number: int, spaces: list[str]) -> None:
    """At once, that is: the urgent face asks for a dwelling first (CAV-GROWTH-07)."""
    here = working(number, player(board=ROOM_FOR_THREE), seats=seats)
    offering = []
    for move in of_kind(here.legal(), "place"):
        there = here.copy().play(move)
        if there.actor() == 0 and "grow" in there.legal():
            offering.append(move.removeprefix("place "))
    assert offering == spaces


@clause("CAV-GROWTH-02")
@pytest.mark.parametrize(
    ("dwarfs", "tiles"),
    [(2, []), (3, ["dwelling"]), (4, ["couple_dwelling"]), (3, ["mixed_dwelling"])],
)
def test_growth_is_refused_without_room(dwarfs: int, tiles: list[str]) -> None:
    assert wish(dwarfs, tiles) == ("no-room", "CAV-GROWTH-02")
    assert wish(dwarfs, ["simple_dwelling_4_2", *tiles]) == ("legal", "")


@clause("CAV-GROWTH-02")
def test_a_space_that_only_grows_is_refused_without_room() -> None:
    here = working(8, player())
    assert here.why("place family_life") == ("space-useless", "CAV-WORK-07")


@clause("CAV-GROWTH-03")
def test_the_newborn_joins_its_parent_unarmed_and_occupies_no_space() -> None:
    armed = [dwarf(5), dwarf(9)]
    here = working(4, player(board=ROOM_FOR_THREE, dwarfs=armed))
    here.play("place wish_for_children", "grow")
    assert here.dwarfs() == [
        (5, "wish_for_children", False),
        (9, None, False),
        (0, "wish_for_children", True),
    ]
    assert here.told("grown") == ["grown P0"]
    assert here.why("place wish_for_children") == ("space-occupied", "CAV-WORK-02")


@clause("CAV-GROWTH-03")
def test_the_newborn_works_from_the_next_round_on() -> None:
    here = lone_dwarf(
        2, round=4, players=[player("food 3", board=ROOM_FOR_THREE), player("food 2")]
    )
    here.play("place wish_for_children", "grow")
    assert here.dump()["phase"] == "feed"
    assert here.dwarfs() == [(0, None, False), (0, None, False), (0, None, True)]
    here.play("feed 3", "feed 2", "reveal donkey_farming")
    assert here.dwarfs() == [(0, None, False)] * 3
    for space in ("wood_gathering", "sustenance_1_3"):
        here.play(f"place {space}")
        while here.actor() == 0 and here.dump()["turn"]["space"] is not None:
            step(here)
        while here.actor() == 1:
            step(here)
    here.play("place clearing_1_3")
    assert here.dwarfs() == [
        (0, "wood_gathering", False),
        (0, "sustenance_1_3", False),
        (0, "clearing_1_3", False),
    ]


@clause("CAV-GROWTH-03")
def test_a_newborn_is_not_placed_in_its_round() -> None:
    """Seat 0 has no other dwarf left: seat 1 places both of his, one after the other."""
    players = [player(board=ROOM_FOR_THREE, dwarfs=[dwarf(), ASIDE]), player("food 9")]
    here = working(4, *players).play("place wish_for_children", "grow", "place supplies")
    assert here.actor() == 1
    assert here.dump()["phase"] == "work"


@clause("CAV-GROWTH-04")
@pytest.mark.parametrize(
    "tiles",
    [
        ["dwelling", "couple_dwelling", "mixed_dwelling"],
        ["dwelling", "dwelling", "dwelling"],
    ],
)
def test_five_dwarfs_are_the_most(tiles: list[str]) -> None:
    assert wish(5, tiles) == ("family-full", "CAV-GROWTH-04")


@clause("CAV-GROWTH-04")
def test_six_are_the_most_with_the_additional_dwelling() -> None:
    tiles = ["dwelling", "couple_dwelling", "additional_dwelling"]
    assert wish(5, tiles) == ("legal", "")
    assert wish(6, tiles) == ("family-full", "CAV-GROWTH-04")


@clause("CAV-GROWTH-05")
def test_one_use_gives_one_newborn_but_several_spaces_may_be_used() -> None:
    """Room for five: growth and wish for children in one round, one newborn each."""
    away = [ASIDE, ASIDE]
    players = [clan(2, ["couple_dwelling", "dwelling"], "grain 1")]
    players += [player(dwarfs=away) for _ in range(3)]
    here = working(4, *players, seats=4).play("place growth")
    assert here.legal() == ["eat grain", "grow", "take"]
    here.play("grow")
    assert of_kind(here.legal(), "grow", "take") == []
    here.play("end", "place wish_for_children", "grow")
    assert [born for _, _, born in here.dwarfs()] == [False, False, True, True]


@clause("CAV-GROWTH-05")
def test_a_couple_dwelling_on_the_urgent_face_still_gives_one_newborn() -> None:
    here = working(8, player("wood 8 stone 6 grain 1"))
    here.play("place urgent_wish_for_children", "furnish couple_dwelling", "grow")
    assert here.legal() == ["eat grain", "end"]
    assert len(here.dwarfs()) == 3


@clause("CAV-GROWTH-06")
def test_room_for_four_and_three_in_play() -> None:
    players = [clan(3, ["couple_dwelling"]), player(dwarfs=[ASIDE, ASIDE])]
    players += [player(dwarfs=[ASIDE, ASIDE]) for _ in range(2)]
    here = working(4, *players, seats=4).play("place wish_for_children", "grow")
    assert len(here.dwarfs()) == 4
    here.play("place growth")
    assert here.legal() == ["take"]
    here.play("take")
    assert here.goods() == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@clause("CAV-GROWTH-07")
def test_on_the_urgent_face_growth_follows_a_dwelling_or_gold_is_taken_instead() -> None:
    here = working(8, player("wood 4 stone 3")).play("place urgent_wish_for_children")
    assert here.legal() == [
        "furnish dwelling",
        "furnish simple_dwelling_4_2",
        "furnish simple_dwelling_3_3",
        "furnish additional_dwelling",
        "take",
    ]
    gold = here.copy().play("take")
    assert gold.goods() == {"wood": 4, "stone": 3, "gold": 3}
    assert of_kind(gold.legal(), "furnish", "grow") == []
    here.play("furnish dwelling")
    assert here.legal() == ["grow", "end"]
    assert len(here.play("end").dwarfs()) == 2


@clause("CAV-GROWTH-07")
def test_on_the_urgent_face_a_free_dwelling_does_not_do() -> None:
    """The room is there already, yet growth asks for a dwelling built with the same action."""
    here = working(8, player(board=ROOM_FOR_THREE | {"3,5": "cavern"}))
    here.play("place urgent_wish_for_children")
    assert here.legal() == ["take"]
    here.play("take")
    assert here.goods() == {"gold": 3}
    assert len(here.dwarfs()) == 2
    here = working(8, player("wood 4 stone 2", board=ROOM_FOR_THREE | {"3,5": "cavern"}))
    here.play("place urgent_wish_for_children")
    assert here.legal() == ["furnish simple_dwelling_4_2", "take"]
    assert here.why("grow") == ("no-child-here", "CAV-GROWTH-01")


@clause("CAV-GROWTH-07")
def test_the_plain_face_gives_growth_or_a_dwelling_not_both() -> None:
    tiles = ["simple_dwelling_3_3", "cavern", "cavern"]
    here = working(4, clan(2, tiles, "wood 4 stone 2"))
    here.play("place wish_for_children")
    assert here.legal() == ["furnish simple_dwelling_4_2", "grow"]
    grown = here.copy().play("grow")
    assert grown.goods() == {"wood": 4, "stone": 2}
    assert grown.actor() == 1
    here.play("furnish simple_dwelling_4_2", "site 1 4")
    assert here.actor() == 1
    assert len(here.dwarfs()) == 2


@clause("CAV-GROWTH-07", "CAV-GROWTH-10")
def test_the_additional_dwelling_on_the_urgent_face_makes_room_for_the_sixth_only() -> None:
    few = working(8, player("wood 4 stone 3"))
    few.play("place urgent_wish_for_children", "furnish additional_dwelling")
    assert len(few.dwarfs()) == 2
    assert few.actor() == 1
    five = working(8, clan(5, ["dwelling", "dwelling", "dwelling", "cavern"], "wood 4 stone 3"))
    five.play("place urgent_wish_for_children", "furnish additional_dwelling")
    assert five.legal() == ["grow", "end"]
    assert len(five.play("grow").dwarfs()) == 6


@clause("CAV-GROWTH-08")
def test_building_and_growing_on_the_urgent_face() -> None:
    here = working(8, player("wood 4 stone 3"))
    here.play("place urgent_wish_for_children")
    assert here.why("grow") == ("no-child-here", "CAV-GROWTH-01")
    here.play("furnish dwelling", "grow")
    assert here.dwarfs() == [
        (0, "urgent_wish_for_children", False),
        (0, None, False),
        (0, "urgent_wish_for_children", True),
    ]
    assert here.goods() == {}
    assert here.board() == {"3,4": "dwelling"}


@clause("CAV-GROWTH-09")
def test_family_life_grows_and_or_sows_in_either_order() -> None:
    worker = player("grain 1", board=ROOM_FOR_THREE | {"4,3": "field"})
    here = working(8, worker).play("place family_life")
    assert here.legal() == ["eat grain", "grow", "sow grain"]
    assert here.copy().play("grow").legal() == ["eat grain", "sow grain", "end"]
    assert here.copy().play("sow grain").legal() == ["grow", "end"]
    for order in (["grow", "sow grain"], ["sow grain", "grow"]):
        there = here.copy().play(*order)
        assert there.board() == {"3,4": "dwelling", "4,3": "field grain 3"}
        assert len(there.dwarfs()) == 3
        assert there.actor() == 1


@clause("CAV-GROWTH-10")
@pytest.mark.parametrize("additional", [False, True])
@pytest.mark.parametrize("rooms", range(4))
@pytest.mark.parametrize("dwarfs", range(2, 6))
def test_who_may_grow(dwarfs: int, rooms: int, additional: bool) -> None:
    """The rule of the clause, for every family that can be."""
    tiles = ["dwelling"] * rooms + ["additional_dwelling"] * additional
    if dwarfs > 2 + rooms:
        refused_load(2, round=4, players=[clan(dwarfs, tiles)])
        return
    here = working(4, clan(dwarfs, tiles))
    legal = (dwarfs < 5 and 2 + rooms > dwarfs) or (dwarfs == 5 and additional)
    assert ("place wish_for_children" in here.legal()) == legal


@clause("CAV-GROWTH-10")
def test_the_sixth_dwarf_is_like_the_others() -> None:
    """It is placed, it eats two food, it scores one point."""
    worker = clan(6, ["dwelling", "couple_dwelling", "additional_dwelling"], "food 12")
    here = working(5, worker)
    assert dict(here.sheet())["dwarfs"] == 6
    fed = feeding(worker)
    assert fed.legal() == [f"feed {food}" for food in range(13)]
    players = [worker, player(dwarfs=[ASIDE, ASIDE])]
    spaces = ["supplies", "housework", "slash_and_burn", "excavation_1_3", "drift_mining_1_3"]
    worker["dwarfs"] = [dwarf(0, space) for space in spaces] + [dwarf()]
    last = working(5, *players, spaces={"wood_gathering": {"wood": 1}})
    assert "place wood_gathering" in last.legal()


def feeding(worker: Dump) -> Scene:
    """Seat 0 is to feed the family in the harvest of round 5."""
    return working(5, worker, phase="feed", harvest="normal")


@clause("CAV-GROWTH-11")
def test_growth_to_the_sixth_dwarf() -> None:
    additional = "additional_dwelling"
    assert wish(5, ["dwelling", "couple_dwelling", additional]) == ("legal", "")
    assert wish(6, ["dwelling", "couple_dwelling", additional]) == ("family-full", "CAV-GROWTH-04")
    assert wish(4, ["couple_dwelling", additional]) == ("no-room", "CAV-GROWTH-02")
    assert wish(5, ["dwelling", "dwelling", "couple_dwelling"])[0] == "family-full"
