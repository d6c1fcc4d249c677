"""Chapter WEAPONS: forging, and what a weapon is and is not."""

import pytest

from tests.games.caverna.boards import working
from tests.games.caverna.scenes import ASIDE, dwarf, of_kind, player
from tests.laws import clause

LOOT_OF_ONE = ["loot all_weapons_plus_1", "loot wood", "loot dog"]


def forges(most: int) -> list[str]:
    return [f"forge {strength}" for strength in range(1, most + 1)]


@clause("CAV-WEAPONS-01")
def test_blacksmithing_forges_and_goes_on_a_level_3_expedition() -> None:
    here = working(1, player("ore 1")).play("place blacksmithing")
    assert here.legal() == ["forge 1"]
    here.play("forge 1")
    assert here.legal() == [*LOOT_OF_ONE, "end"]
    here.play("loot wood", "loot dog")
    assert here.legal() == ["loot all_weapons_plus_1", "stop"]
    here.play("loot all_weapons_plus_1")
    assert here.actor() == 1
    assert here.dwarfs()[0] == (3, "blacksmithing", False)


@clause("CAV-WEAPONS-01")
def test_adventure_forges_and_goes_on_two_level_1_expeditions() -> None:
    here = working(11, player("ore 1")).play("place adventure")
    assert here.legal() == ["forge 1"]
    here.play("forge 1")
    assert here.legal() == [*LOOT_OF_ONE, "end"]
    here.play("loot wood")
    assert here.dwarfs()[0] == (2, "adventure", False)
    assert here.legal() == [*LOOT_OF_ONE, "loot grain", "loot sheep", "end"]
    here.play("loot wood")
    assert here.goods() == {"wood": 2}
    assert here.dwarfs()[0] == (3, "adventure", False)
    assert here.actor() == 1


@clause("CAV-WEAPONS-01")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_these_two_spaces_forge(seats: int) -> None:
    here = working(12, player("ore 8"), seats=seats)
    offering = []
    for move in of_kind(here.legal(), "place"):
        there = here.copy().play(move)
        if there.actor() == 0 and of_kind(there.legal(), "forge"):
            offering.append(move.removeprefix("place "))
    assert offering == ["blacksmithing", "adventure"]


@clause("CAV-WEAPONS-02")
@pytest.mark.parametrize(("ore", "strongest"), [(1, 1), (3, 3), (7, 7), (8, 8), (9, 8), (20, 8)])
def test_a_weapon_costs_its_strength_in_ore_one_to_eight(ore: int, strongest: int) -> None:
    here = working(1, player(f"ore {ore}")).play("place blacksmithing")
    assert here.legal() == forges(strongest)
    if strongest < 8:
        assert here.why("forge 8") == ("too-little-ore", "CAV-WEAPONS-02")
    for strength in range(1, strongest + 1):
        there = here.copy().play(f"forge {strength}")
        assert there.goods() == ({"ore": ore - strength} if ore > strength else {})
        assert there.dwarfs() == [(strength, "blacksmithing", False), (0, None, False)]


@clause("CAV-WEAPONS-02")
def test_no_move_forges_above_eight() -> None:
    game = working(1).game
    names = [game.moves.name(move) for move in range(game.moves.count)]
    assert [name for name in names if name.startswith("forge")] == forges(8)


@clause("CAV-WEAPONS-03")
def test_an_armed_dwarf_never_forges_again() -> None:
    here = working(1, player("ore 9", dwarfs=[dwarf(1), ASIDE])).play("place blacksmithing")
    assert here.legal() == LOOT_OF_ONE
    assert here.why("forge 5") == ("armed", "CAV-WEAPONS-03")
    forged = working(1, player("ore 9")).play("place blacksmithing", "forge 1")
    assert of_kind(forged.legal(), "forge") == []


@clause("CAV-WEAPONS-04")
def test_a_weapon_stays_with_its_dwarf() -> None:
    """From the forging through the return home to the next round."""
    players = [player("ore 4", dwarfs=[dwarf(), ASIDE]), player(dwarfs=[ASIDE, ASIDE])]
    here = working(1, *players).play("place blacksmithing", "forge 4")
    assert here.why("disarm 4") == ("no-such-furnishing", "CAV-FURNISH-07")
    here.play("end", "reveal sheep_farming")
    assert sorted(here.dwarfs()) == [(0, None, False), (4, None, False)]
    assert of_kind(here.legal(), "disarm") == []


@clause("CAV-WEAPONS-04")
def test_only_the_peaceful_cave_takes_a_weapon() -> None:
    worker = player(board={"3,4": "peaceful_cave"}, dwarfs=[dwarf(5), dwarf(9)])
    here = working(1, worker)
    assert of_kind(here.legal(), "disarm") == ["disarm 5", "disarm 9"]
    assert here.why("disarm 4") == ("no-such-weapon", "CAV-WEAPONS-04")
    here.play("disarm 9")
    assert here.goods() == {"food": 9}
    assert here.dwarfs() == [(5, None, False), (0, None, False)]


@clause("CAV-WEAPONS-05")
def test_strength_never_exceeds_fourteen() -> None:
    """By experience, and by +1 to all weapons."""
    worker = player(dwarfs=[dwarf(14), dwarf(14)])
    here = working(1, worker).play("place blacksmithing", "loot all_weapons_plus_1", "stop")
    assert [weapon for weapon, _, _ in here.dwarfs()] == [14, 14]
    worker = player(dwarfs=[dwarf(13), dwarf(13)])
    here = working(1, worker).play("place blacksmithing", "loot all_weapons_plus_1", "stop")
    assert [weapon for weapon, _, _ in here.dwarfs()] == [14, 14]


@clause("CAV-WEAPONS-06")
def test_the_new_weapon_is_used_at_once_or_not() -> None:
    here = working(1, player("ore 2")).play("place blacksmithing", "forge 2")
    assert here.legal() == [*LOOT_OF_ONE, "loot grain", "loot sheep", "end"]
    alone = here.copy().play("end")
    assert alone.dwarfs()[0] == (2, "blacksmithing", False)
    assert alone.actor() == 1
    here.play("loot grain", "stop")
    assert here.dwarfs()[0] == (3, "blacksmithing", False)


@clause("CAV-WEAPONS-06")
@pytest.mark.parametrize(("number", "space"), [(1, "blacksmithing"), (11, "adventure")])
def test_an_armed_dwarf_uses_the_space_for_the_expedition_alone(number: int, space: str) -> None:
    here = working(number, player(dwarfs=[dwarf(1), ASIDE])).play(f"place {space}")
    assert here.legal() == LOOT_OF_ONE


@clause("CAV-WEAPONS-07")
@pytest.mark.parametrize(("number", "space"), [(1, "blacksmithing"), (11, "adventure")])
def test_an_unarmed_dwarf_without_ore_is_not_placed_there(number: int, space: str) -> None:
    here = working(number, player("wood 9"))
    assert here.why(f"place {space}") == ("space-useless", "CAV-WORK-07")
    bought = working(number, player("ruby 1")).play("ruby ore", f"place {space}")
    assert bought.legal() == ["forge 1"]


@clause("CAV-WEAPONS-07")
def test_the_blacksmith_makes_the_weakest_weapons_free() -> None:
    here = working(1, player(board={"3,4": "blacksmith"})).play("place blacksmithing")
    assert here.legal() == forges(2)
    here.play("forge 2")
    assert here.dwarfs()[0] == (2, "blacksmithing", False)


@clause("CAV-WEAPONS-08")
def test_weapons_are_public_and_do_nothing_to_others() -> None:
    players = [player("ore 8"), player("sheep 1", dwarfs=[dwarf(3), dwarf()])]
    here = working(1, *players)
    before = here.player(1)
    here.play("place blacksmithing", "forge 8", "loot all_weapons_plus_1", "stop")
    assert here.player(1) == before
    for viewer in (None, 0, 1):
        dwarfs = [each["dwarfs"] for each in here.view(viewer)["players"]]
        assert [[one["weapon"] for one in own] for own in dwarfs] == [[10, 0], [3, 0]]
