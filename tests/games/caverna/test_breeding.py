"""Chapter HARVEST, breeding: one newborn a species, all at once, if all find room."""

from typing import Any, Final

import pytest

from tests.games.caverna.scenes import Scene, counts, dwarf, of_kind, player, scene
from tests.laws import clause

# Room for four species at once: three pastures and the entrance.
FOUR: Final = {
    "4,3": "small_pasture stable",
    "3,3": "small_pasture stable",
    "2,3": "small_pasture stable",
    "4,2": "small_pasture",
    "3,2": "small_pasture",
}


def barn(goods: str, board: dict[str, str] | None = None, **more: Any) -> Scene:
    """Seat 0 of two is to breed in a harvest."""
    own = player(goods, board=board, **more)
    return scene(2, round=5, phase="breed", harvest="normal", players=[own])


def breeds(here: Scene) -> list[str]:
    return of_kind(here.legal(), "breed")


@clause("CAV-HARVEST-15")
@pytest.mark.parametrize("animal", ["sheep", "donkey", "wild_boar", "cattle"])
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_or_more_of_a_species_have_exactly_one_young(animal: str, count: int) -> None:
    here = barn(f"{animal} {count}", FOUR)
    assert breeds(here) == [f"breed {animal}"]
    here.play(f"breed {animal}")
    assert here.goods() == counts(f"{animal} {count + 1}")
    assert here.told("bred") == [f"bred P0 {animal}"]
    assert breeds(here) == []


@clause("CAV-HARVEST-15")
def test_one_animal_alone_has_none() -> None:
    here = barn("sheep 1 donkey 1 wild_boar 1 cattle 1", FOUR)
    assert here.legal() == [
        "eat sheep",
        "eat donkey",
        "eat wild_boar",
        "eat cattle",
        "breed nothing",
    ]
    assert here.why("breed cattle") == ("not-parents", "CAV-HARVEST-15")
    assert here.why("breed sheep donkey") == ("not-parents", "CAV-HARVEST-15")


@clause("CAV-HARVEST-16")
def test_all_newborns_arrive_together() -> None:
    here = barn("sheep 2 donkey 2 wild_boar 2 cattle 2", FOUR)
    assert breeds(here) == ["breed sheep donkey wild_boar cattle"]
    here.play("breed sheep donkey wild_boar cattle")
    assert here.goods() == counts("sheep 3 donkey 3 wild_boar 3 cattle 3")
    assert here.told("bred") == [
        "bred P0 sheep",
        "bred P0 donkey",
        "bred P0 wild_boar",
        "bred P0 cattle",
    ]


@clause("CAV-HARVEST-16")
def test_a_newborn_without_room_is_not_received() -> None:
    here = barn("sheep 2")
    assert here.legal() == ["eat sheep", "breed nothing"]
    assert here.why("breed sheep") == ("newborns-unhoused", "CAV-HARVEST-16")
    here.play("breed nothing")
    assert here.goods() == counts("sheep 2")


@clause("CAV-HARVEST-16")
def test_animals_are_rearranged_for_the_newborns() -> None:
    """The sheep of the entrance go to the large pasture, so that the boars have the entrance."""
    board = {"4,2": "large_pasture east", "4,3": "large_pasture", "3,3": "stable"}
    here = barn("sheep 2 wild_boar 2", board)
    assert breeds(here) == ["breed sheep wild_boar"]
    here.play("breed sheep wild_boar")
    assert here.goods() == counts("sheep 3 wild_boar 3")


@clause("CAV-HARVEST-17")
def test_dogs_do_not_breed_but_watch_the_young_sheep() -> None:
    assert barn("dog 4 sheep 1").legal() == ["eat sheep", "breed nothing"]
    watched = barn("dog 1 sheep 3", {"4,3": "meadow"})
    assert breeds(watched) == ["breed sheep"]
    assert watched.play("breed sheep").goods() == counts("dog 1 sheep 4")


@clause("CAV-HARVEST-17")
def test_parents_may_live_apart() -> None:
    """A donkey in each of two mines, no room for two anywhere but the entrance of the boars."""
    board = {"3,5": "ore_mine", "3,6": "ruby_mine", "4,3": "meadow stable"}
    here = barn("donkey 2 wild_boar 2", board)
    assert breeds(here) == ["breed donkey", "breed wild_boar"]
    here.play("breed donkey")
    assert here.goods() == counts("donkey 3 wild_boar 2")


@clause("CAV-HARVEST-18")
def test_newborns_are_housed_first_and_may_be_eaten_afterwards() -> None:
    here = barn("sheep 2", {"4,3": "meadow stable"})
    assert here.legal() == ["eat sheep", "breed sheep"]
    here.play("breed sheep")
    assert (here.actor(), here.dump()["phase"]) == (0, "bred")
    assert here.legal() == ["eat sheep", "end"]
    here.play("eat sheep", "eat sheep", "eat sheep")
    assert here.goods() == counts("food 3")


@clause("CAV-HARVEST-18")
def test_a_birth_without_room_is_no_food() -> None:
    """Neither parents nor young are eaten at the birth to make room for it."""
    here = barn("cattle 2")
    assert here.why("breed cattle") == ("newborns-unhoused", "CAV-HARVEST-16")
    here.play("eat cattle")
    assert breeds(here) == ["breed nothing"]


@clause("CAV-HARVEST-19")
def test_two_boars_in_the_entrance_and_a_stable_in_the_forest() -> None:
    here = barn("wild_boar 2", {"1,1": "stable"})
    assert here.legal() == ["eat wild_boar", "breed wild_boar"]
    here.play("breed wild_boar")
    assert here.goods() == counts("wild_boar 3")


@clause("CAV-HARVEST-20")
def test_six_sheep_become_seven_one_donkey_stays_one_and_four_dogs_stay_four() -> None:
    board = {"4,2": "large_pasture east stable", "4,3": "large_pasture", "3,3": "small_pasture"}
    here = barn("sheep 6 donkey 1 dog 4", board)
    assert breeds(here) == ["breed sheep"]
    here.play("breed sheep")
    assert here.goods() == counts("sheep 7 donkey 1 dog 4")


@clause("CAV-HARVEST-21")
@pytest.mark.parametrize(
    ("animal", "after"), [("sheep", "sheep 3 wild_boar 2"), ("wild_boar", "sheep 2 wild_boar 3")]
)
def test_the_owner_chooses_who_gets_the_only_free_place(animal: str, after: str) -> None:
    here = barn("sheep 2 wild_boar 2", {"4,3": "small_pasture", "4,2": "meadow stable"})
    assert here.legal() == ["eat sheep", "eat wild_boar", "breed sheep", "breed wild_boar"]
    here.play(f"breed {animal}")
    assert here.goods() == counts(after)


@clause("CAV-HARVEST-22")
def test_births_that_fit_are_not_declined() -> None:
    here = barn("sheep 2 donkey 2", FOUR)
    assert here.legal() == ["eat sheep", "eat donkey", "eat donkeys", "breed sheep donkey"]
    for fewer in ("breed nothing", "breed sheep", "breed donkey"):
        assert here.why(fewer) == ("births-declined", "CAV-HARVEST-22")


@clause("CAV-HARVEST-22")
def test_every_set_that_cannot_be_enlarged_may_be_picked() -> None:
    """Three species with young, and room for two of these."""
    board = {
        "4,3": "small_pasture",
        "3,3": "small_pasture",
        "2,3": "meadow stable",
        "1,3": "meadow stable",
    }
    here = barn("sheep 2 donkey 2 cattle 2", board)
    assert breeds(here) == ["breed sheep donkey", "breed sheep cattle", "breed donkey cattle"]
    assert here.why("breed sheep donkey cattle") == ("newborns-unhoused", "CAV-HARVEST-16")
    assert here.why("breed cattle") == ("births-declined", "CAV-HARVEST-22")


@clause("CAV-HARVEST-22")
def test_a_breeding_is_one_choice_with_exchanges_only_before_and_after() -> None:
    here = barn("sheep 2 donkey 2 ruby 1", FOUR)
    here.play("breed sheep donkey")
    assert here.events() == [
        "bred P0 sheep",
        "gained P0 sheep 1",
        "bred P0 donkey",
        "gained P0 donkey 1",
    ]
    assert here.dump()["phase"] == "bred"
    assert of_kind(here.legal(), "eat", "breed", "end") == [
        "eat sheep",
        "eat donkey",
        "eat donkeys",
        "end",
    ]


@clause("CAV-HARVEST-22")
def test_a_ruby_may_bring_the_second_parent_just_before() -> None:
    here = barn("cattle 1 ruby 1 food 1", {"4,3": "small_pasture stable"})
    assert breeds(here) == ["breed nothing"]
    here.play("ruby cattle")
    assert breeds(here) == ["breed cattle"]


LOOTED: Final = {
    "4,3": "small_pasture stable",
    "3,3": "small_pasture stable",
    "2,3": "small_pasture stable",
}


@clause("CAV-HARVEST-22")
def test_the_loot_breeds_one_or_two_species() -> None:
    own = player(
        "sheep 2 donkey 2 wild_boar 2 cattle 1", board=LOOTED, dwarfs=[dwarf(14), dwarf(14)]
    )
    here = scene(2, round=1, players=[own], spaces={"logging_1_3": {"wood": 3}})
    here.play("place logging_1_3", "loot breed")
    assert here.legal() == [
        "breed sheep",
        "breed donkey",
        "breed sheep donkey",
        "breed wild_boar",
        "breed sheep wild_boar",
        "breed donkey wild_boar",
    ]
    three = "breed sheep donkey wild_boar"
    assert here.why(three) == ("too-many-species", "CAV-HARVEST-22")
    here.play("breed donkey wild_boar")
    assert here.goods() == counts("wood 3 sheep 2 donkey 3 wild_boar 3 cattle 1")


@clause("CAV-HARVEST-23")
def test_whoever_eats_a_sheep_in_the_feeding_has_it_back_by_breeding() -> None:
    """Three sheep, and room for three: the entrance and a stable on a meadow."""
    own = player("sheep 3 food 3", board={"4,3": "meadow stable"})
    fed = scene(2, round=5, phase="feed", harvest="normal", players=[own, player("food 4")])
    here = fed.copy().play("eat sheep", "feed 4", "feed 4")
    assert here.legal() == ["eat sheep", "breed sheep"]
    assert here.play("breed sheep").goods() == counts("sheep 3")
    here = fed.play("feed 3", "feed 4")
    assert here.legal() == ["eat sheep", "breed nothing"]
    assert here.play("breed nothing").goods() == counts("sheep 3")


@clause("CAV-HARVEST-22")
def test_whoever_has_no_choice_and_nothing_to_exchange_is_not_asked_to_breed() -> None:
    here = scene(
        2,
        round=5,
        phase="feed",
        harvest="normal",
        players=[player("food 4"), player("sheep 2 food 4", board={"4,3": "meadow stable"})],
    )
    here.play("feed 4", "feed 4")
    assert (here.actor(), here.legal()) == (1, ["eat sheep", "breed sheep"])
