"""Chapter IMITATE: an action that an opponent has taken."""

from typing import Final

import pytest

from tests.games.caverna.scenes import (
    Scene,
    counts,
    dwarf,
    of_kind,
    player,
    scene,
)
from tests.laws import clause
from tests.scenario import Dump

COSTS: Final = {
    3: {"imitation_3": 4},
    4: {"imitation_4_7": 2},
    5: {"imitation_4_7": 2, "imitation_5": 4},
    6: {"imitation_4_7": 2, "imitation_6_7": 1},
    7: {"imitation_4_7": 2, "imitation_6_7": 1, "imitation_7": 0},
}


def on(*spaces: str) -> Dump:
    """An opponent with a dwarf on each of these spaces."""
    dwarfs = [dwarf(0, space) for space in spaces]
    dwarfs += [dwarf(0, "aside")] * (2 - len(dwarfs))
    return player(dwarfs=dwarfs)


def facing(*spaces: str, seats: int = 3, number: int = 1, own: Dump | None = None) -> Scene:
    """Seat 0 faces an opponent on these spaces and has one dwarf left."""
    mine: Dump = {"dwarfs": [dwarf(), dwarf(0, "aside")], **(own or player("food 4"))}
    rest = [on()] * (seats - 2)
    return scene(
        seats,
        round=number,
        marker="leaf" if number > 5 else None,
        players=[mine, on(*spaces), *rest],
    )


@clause("CAV-IMITATE-01")
@pytest.mark.parametrize("seats", range(1, 8))
def test_imitation_spaces_and_their_prices_by_the_number_of_players(seats: int) -> None:
    listed = [space for space in scene(seats, round=1).view()["spaces"] if "imitation" in space]
    assert sorted(listed) == sorted(COSTS.get(seats, {}))
    if seats < 3:
        return
    for space, cost in COSTS[seats].items():
        target = "supplies" if seats == 3 else "clearing_4_7"
        here = facing(target, seats=seats, own=player("food 9"))
        here.play(f"place {space}")
        # Paid first: before the target is named.
        assert here.goods() == {"food": 9 - cost}
        assert here.legal() == [f"imitate {target}"]


@clause("CAV-IMITATE-02")
def test_only_spaces_occupied_by_an_opponent_are_picked() -> None:
    own = player("food 4", dwarfs=[dwarf(), dwarf(0, "clearing_1_3")])
    here = scene(3, round=1, players=[own, on("supplies", "housework"), on("slash_and_burn")])
    here.play("place imitation_3")
    assert here.legal() == ["imitate housework", "imitate slash_and_burn", "imitate supplies"]
    assert here.why("imitate sustenance_1_3") == ("not-occupied", "CAV-IMITATE-02")
    here.play("imitate supplies")
    assert here.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")


@clause("CAV-IMITATE-03")
def test_starting_player_other_imitations_and_own_spaces_are_not_picked() -> None:
    own = player("food 9", dwarfs=[dwarf(), dwarf(0, "clearing_4_7")])
    here = scene(
        5,
        round=1,
        players=[own, on("starting_player_4_7", "growth"), on("imitation_5"), on(), on()],
    )
    here.play("place imitation_4_7")
    assert here.legal() == ["imitate growth"]
    assert here.why("imitate starting_player_4_7") == ("not-imitable", "CAV-IMITATE-03")
    assert here.why("imitate imitation_5") == ("not-imitable", "CAV-IMITATE-03")
    assert here.why("imitate imitation_4_7")[1] == "CAV-IMITATE-03"
    assert here.why("imitate clearing_4_7") == ("own-dwarf", "CAV-IMITATE-03")
    assert here.why("imitate housework") == ("not-occupied", "CAV-IMITATE-02")


@clause("CAV-IMITATE-04")
def test_the_dwarf_stays_on_the_imitation_space_and_the_other_where_it_is() -> None:
    here = facing("supplies")
    here.play("place imitation_3", "imitate supplies")
    assert {at for _, at, _ in here.dwarfs(0)} == {"imitation_3", "aside"}
    assert here.view()["spaces"]["supplies"]["dwarf"] == 1
    assert here.view()["spaces"]["imitation_3"]["dwarf"] == 0
    assert here.told("imitated") == ["imitated P0 supplies"]


@clause("CAV-IMITATE-05")
def test_accumulated_goods_are_not_received_everything_else_is() -> None:
    """Wood lies on clearing though it is occupied: the position says so, and it stays."""
    own = player("food 4", dwarfs=[dwarf(5), dwarf(0, "aside")])
    here = scene(
        3,
        round=1,
        players=[own, on("clearing_1_3", "logging_1_3"), on("strip_mining")],
        spaces={"clearing_1_3": {"wood": 2}, "strip_mining": {"ore": 3}},
    )
    here.play("place imitation_3")
    assert here.legal() == ["imitate logging_1_3", "imitate clearing_1_3", "imitate strip_mining"]
    clearing = here.copy().play("imitate clearing_1_3")
    assert clearing.goods() == {}
    assert [move.split()[0] for move in clearing.legal()] == ["meadow-field"] * 4
    strip = here.copy().play("imitate strip_mining")
    assert strip.goods() == {"wood": 2}
    assert (strip.on("clearing_1_3"), strip.on("strip_mining")) == ({"wood": 2}, {"ore": 3})
    # The expedition is made with the weapon of the imitating dwarf.
    away = here.copy().play("imitate logging_1_3")
    loot = "all_weapons_plus_1 wood dog grain sheep stone donkey vegetable ore wild_boar"
    assert away.legal() == [f"loot {item}" for item in loot.split()]


@clause("CAV-IMITATE-06")
def test_several_imitations_may_copy_the_same_space() -> None:
    own = player("food 3", dwarfs=[dwarf(), dwarf(), dwarf()], board={"3,4": "dwelling"})
    here = scene(7, round=1, players=[own, on("weekly_market"), *[on()] * 5])
    for space in ("imitation_4_7", "imitation_6_7", "imitation_7"):
        here.play(f"place {space}", "imitate weekly_market", "end")
    assert here.goods() == {"gold": 12}


@clause("CAV-IMITATE-07")
def test_two_ore_mines_and_an_opponent_on_ore_mining() -> None:
    board = {"3,4": "cavern", "3,5": "ore_mine", "3,6": "deep_tunnel", "2,5": "ore_mine",
             "2,6": "deep_tunnel"}  # fmt: skip
    own = player("food 2", board=board, dwarfs=[dwarf(), dwarf(0, "aside")])
    here = scene(
        4, round=1, players=[own, on("ore_mining_4_7"), on(), on()],
        spaces={"ore_mining_4_7": {"ore": 5}},
    )  # fmt: skip
    here.play("place imitation_4_7", "imitate ore_mining_4_7")
    assert here.goods() == {"ore": 4}
    assert here.on("ore_mining_4_7") == {"ore": 5}


@clause("CAV-IMITATE-08")
def test_without_food_or_without_a_target_imitation_cannot_be_used() -> None:
    poor = facing("supplies", own=player("food 3"))
    assert poor.why("place imitation_3") == ("imitation-useless", "CAV-IMITATE-08")
    # An exchange brings the missing food, before the placement.
    rich = facing("supplies", own=player("food 3 grain 1"))
    assert rich.why("place imitation_3") == ("imitation-useless", "CAV-IMITATE-08")
    rich.play("eat grain", "place imitation_3", "imitate supplies")
    assert rich.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")
    for spaces in ((), ("starting_player_1_3",), ("wood_gathering", "blacksmithing")):
        here = facing(*spaces)
        assert here.why("place imitation_3") == ("imitation-useless", "CAV-IMITATE-08")


# What is left of each space for an imitator who owns nothing but food.
@clause("CAV-IMITATE-09")
@pytest.mark.parametrize(
    ("seats", "number", "target", "left"),
    [
        (3, 1, "wood_gathering", None),
        (5, 1, "depot", None),
        (7, 1, "large_depot", None),
        (3, 1, "ore_mining_1_3", None),
        (3, 9, "ore_delivery", None),
        (3, 3, "ruby_mining", None),
        (3, 12, "ruby_delivery", None),
        (3, 1, "logging_1_3", None),
        (3, 3, "sheep_farming", None),
        (3, 6, "donkey_farming", None),
        (5, 1, "fence_building_5", None),
        (3, 1, "excavation_1_3", ["cavern-tunnel", "cavern-cavern"]),
        (3, 1, "drift_mining_1_3", ["cavern-tunnel"]),
        (6, 1, "drift_mining_6_7", ["cavern-tunnel"]),
        (3, 1, "clearing_1_3", ["meadow-field"]),
        (4, 1, "sustenance_4_7", ["meadow-field"]),
        (3, 1, "sustenance_1_3", ["eat", "meadow-field", "end"]),
        (5, 1, "small_scale_drift_mining", ["cavern-tunnel", "end"]),
        (3, 1, "housework", ["furnish", "take"]),
        (7, 1, "extension", ["extend"]),
    ],
)
def test_what_is_left_to_imitate(
    seats: int, number: int, target: str, left: list[str] | None
) -> None:
    here = facing(target, seats=seats, number=number, own=player("food 4"))
    space = next(iter(COSTS[seats]))
    if left is None:
        assert here.why(f"place {space}") == ("imitation-useless", "CAV-IMITATE-08")
        return
    here.play(f"place {space}", f"imitate {target}")
    assert list(dict.fromkeys(move.split()[0] for move in here.legal())) == left


@clause("CAV-IMITATE-09")
@pytest.mark.parametrize(
    ("target", "mines", "received"),
    [
        ("ore_mining_1_3", {"3,5": "ore_mine", "3,6": "deep_tunnel"}, "ore 2"),
        ("ore_delivery", {"3,5": "ore_mine", "3,6": "deep_tunnel"}, "ore 2"),
        ("ruby_mining", {"2,4": "ruby_mine"}, "ruby 1"),
        ("ruby_delivery", {"2,4": "ruby_mine", "3,5": "ruby_mine"}, "ruby 1"),
        ("strip_mining", {}, "wood 2"),
        ("forest_exploration_3", {}, "vegetable 1"),
    ],
)
def test_mines_and_fixed_goods_are_left(target: str, mines: dict[str, str], received: str) -> None:
    own = player("food 4", board={"3,4": "cavern", **mines})
    here = facing(target, number=12, own=own)
    here.play("place imitation_3", f"imitate {target}")
    assert here.goods() == counts(received)


@clause("CAV-IMITATE-09")
def test_a_delivery_of_rubies_needs_two_mines() -> None:
    own = player("food 4", board={"3,4": "cavern", "2,4": "ruby_mine"})
    here = facing("ruby_delivery", number=12, own=own)
    assert here.why("place imitation_3") == ("imitation-useless", "CAV-IMITATE-08")
    other = facing("ruby_delivery", "supplies", number=12, own=own).play("place imitation_3")
    assert other.legal() == ["imitate supplies"]
    assert other.why("imitate ruby_delivery") == ("nothing-to-imitate", "CAV-IMITATE-09")


@clause("CAV-IMITATE-10")
def test_the_imitators_own_state_decides_and_a_newborn_stays_with_its_parent() -> None:
    own = player("food 2", board={"3,4": "dwelling", "2,4": "guest_room"})
    here = facing("growth", seats=4, own=own).play("place imitation_4_7", "imitate growth")
    # With the guest room, goods and growth.
    assert here.legal() == ["grow", "take"]
    here.play("grow")
    assert (0, "imitation_4_7", True) in here.dwarfs(0)
    here.play("take")
    assert here.goods() == counts("wood 1 stone 1 ore 1 food 1 gold 2")


@clause("CAV-IMITATE-10")
def test_the_price_paid_is_no_action() -> None:
    here = facing("clearing_1_3").play("place imitation_3", "imitate clearing_1_3")
    assert here.goods() == {}
    assert here.why("end") == ("part-first", "CAV-WORK-07")
    assert len(of_kind(here.legal(), "meadow-field")) == 4


@clause("CAV-IMITATE-11")
def test_fences_without_sheep() -> None:
    own = player("food 4 wood 2", board={"3,4": "cavern", "4,3": "meadow"})
    here = facing("sheep_farming", number=2, own=own)
    here.play("place imitation_3", "imitate sheep_farming", "small-pasture 4 3")
    assert here.goods() == {}
    assert here.board() == {"3,4": "cavern", "4,3": "small_pasture"}
    # Nothing else can be done: the turn is over, and so is the round.
    assert here.dump()["round"] == 3
