"""Chapter WORK: who places which dwarf where."""

from typing import Final

import pytest

from tests.games.caverna.box import SPACES
from tests.games.caverna.scenes import (
    CHANCE,
    Scene,
    counts,
    dwarf,
    lone_dwarf,
    of_kind,
    player,
    scene,
    step,
)
from tests.laws import clause
from tests.scenario import Dump

GOODS_ON: Final = {
    "logging_1_3": {"wood": 3},
    "wood_gathering": {"wood": 1},
    "ore_mining_1_3": {"ore": 2},
}
# Caverns for a larger clan: room for 3, 4, 5 and 6 dwarfs in all.
HOMES: Final = {
    3: {"3,4": "dwelling"},
    4: {"3,4": "dwelling", "2,4": "dwelling"},
    5: {"3,4": "dwelling", "2,4": "dwelling", "3,5": "dwelling"},
}
# The twelve ways to lay a mountain tile on the starting board.
DIGGING: Final = [
    f"cavern-tunnel {where}"
    for where in (
        "1 4 south", "2 4 north", "2 4 east", "2 5 south", "2 5 west", "3 5 north",
        "3 5 east", "3 5 south", "3 6 west", "4 5 north", "4 5 east", "4 6 west",
    )
]  # fmt: skip


def clan(*weapons: int, goods: str = "", placed: tuple[str, ...] = ()) -> Dump:
    """A player with these dwarfs at home, others placed, and room for all of them."""
    dwarfs = [dwarf(0, at) for at in placed] + [dwarf(weapon) for weapon in weapons]
    return player(goods, board=HOMES.get(len(dwarfs)), dwarfs=dwarfs)


def placements(here: Scene, *moves: str) -> list[int]:
    """Who placed a dwarf each time, while these moves are played."""
    seats = []
    for move in moves:
        if move.startswith(("place", "stay")):
            seats.append(here.actor())
        here.play(move)
    return seats


@clause("CAV-WORK-01")
def test_turns_go_clockwise_from_the_starting_player_until_every_dwarf_is_placed() -> None:
    here = scene(3, round=1, token=1, seat=1, spaces=GOODS_ON)
    seats = placements(
        here,
        "place logging_1_3",
        "place wood_gathering",
        "place ore_mining_1_3",
        "place strip_mining",
        "place starting_player_1_3",
        "place drift_mining_1_3",
        "cavern-tunnel 2 4 north",
    )
    assert seats == [1, 2, 0, 1, 2, 0]
    assert (here.actor(), here.dump()["phase"]) == (CHANCE, "reveal")


@clause("CAV-WORK-02")
def test_a_space_takes_one_dwarf_in_a_round_and_is_free_after_it() -> None:
    here = scene(2, round=1, spaces={"logging_1_3": {"wood": 3}, "wood_gathering": {"wood": 1}})
    here.play("place logging_1_3")
    assert here.why("place logging_1_3") == ("space-occupied", "CAV-WORK-02")
    here.play("place wood_gathering")
    # Nor a second dwarf of the same player.
    assert here.why("place logging_1_3") == ("space-occupied", "CAV-WORK-02")
    assert "place logging_1_3" not in here.legal()
    while here.dump()["round"] == 1 or here.actor() == CHANCE:
        step(here)
    assert "place logging_1_3" in here.legal()


@clause("CAV-WORK-03")
def test_the_action_is_finished_before_the_next_turn() -> None:
    here = scene(2, round=1, spaces={"drift_mining_1_3": {"stone": 1}})
    here.play("place drift_mining_1_3")
    assert (here.actor(), here.goods()) == (0, {"stone": 1})
    assert here.legal() == [*DIGGING, "end"]
    assert here.why("place logging_1_3") == ("not-now", "CAV-WORK-03")
    here.play("end")
    assert here.actor() == 1


@clause("CAV-WORK-04")
def test_neither_unborn_dwarfs_nor_newborns_are_placed() -> None:
    """Seat 0 has one dwarf on a space with its newborn; seat 1 has one in the cave."""
    born = [
        dwarf(0, "wish_for_children"),
        dwarf(0, "aside"),
        dwarf(0, "wish_for_children", born=True),
    ]
    here = scene(
        2,
        round=4,
        seat=1,
        spaces=GOODS_ON,
        players=[
            player("food 9", board=HOMES[3], dwarfs=born),
            player("food 9", dwarfs=[dwarf(), dwarf()]),
        ],
    )
    seats = placements(here, "place logging_1_3", "place wood_gathering")
    assert seats == [1, 1]
    assert here.dump()["phase"] == "feed"


@clause("CAV-WORK-05")
def test_a_player_without_a_dwarf_in_the_cave_is_skipped() -> None:
    here = scene(
        3,
        round=1,
        spaces=GOODS_ON,
        players=[
            clan(0, 0, placed=("housework",)),
            clan(placed=("supplies", "slash_and_burn")),
            clan(0, placed=("clearing_1_3",)),
        ],
    )
    seats = placements(here, "place logging_1_3", "place wood_gathering", "place ore_mining_1_3")
    assert seats == [0, 2, 0]
    assert here.actor() == CHANCE


@clause("CAV-WORK-06")
def test_two_dwarfs_against_four() -> None:
    lying = GOODS_ON | {"drift_mining_1_3": {"stone": 1}, "sustenance_1_3": {"food": 1}}
    here = scene(2, round=1, spaces=lying, players=[clan(0, 0), clan(0, 0, 0, 0)])
    seats = placements(
        here,
        "place logging_1_3",
        "place wood_gathering",
        "place ore_mining_1_3",
        "place starting_player_1_3",
        "place drift_mining_1_3",
        "end",
        "place clearing_1_3",
        "meadow-field 4 3 north",
    )
    assert seats == [0, 1, 0, 1, 1, 1]
    assert here.actor() == CHANCE


@clause("CAV-WORK-07")
def test_a_space_is_not_blocked_without_using_it() -> None:
    """Nothing lies anywhere; blacksmithing wants ore; ore mining wants a mine."""
    here = scene(2, round=1)
    assert here.legal() == [
        f"place {space}"
        for space in (
            "housework", "slash_and_burn", "drift_mining_1_3", "excavation_1_3",
            "starting_player_1_3", "supplies", "clearing_1_3", "sustenance_1_3",
        )
    ]  # fmt: skip
    useless = ["ruby_mining", "logging_1_3", "ore_mining_1_3", "wood_gathering", "blacksmithing"]
    assert [here.why(f"place {space}") for space in useless] == [
        ("space-useless", "CAV-WORK-07")
    ] * 5


@clause("CAV-WORK-07")
def test_at_least_one_action_is_carried_out_beyond_that_all_is_optional() -> None:
    empty = scene(2, round=1).play("place drift_mining_1_3")
    assert empty.legal() == DIGGING
    assert empty.why("end") == ("part-first", "CAV-WORK-07")
    taken = scene(2, round=1, spaces={"drift_mining_1_3": {"stone": 2}}).play(
        "place drift_mining_1_3", "end"
    )
    assert (taken.actor(), taken.goods(), taken.board()) == (1, {"stone": 2}, {"3,4": "cavern"})


@clause("CAV-WORK-08")
def test_the_weakest_dwarf_in_the_cave_goes_first() -> None:
    idle = clan(placed=("supplies", "slash_and_burn"))
    here = scene(2, round=1, spaces=GOODS_ON, players=[clan(14, 3, 0, 3), idle])
    strengths = []
    for space in ("wood_gathering", "ore_mining_1_3", "starting_player_1_3"):
        here.play(f"place {space}")
        strengths += [int(event.split()[-1]) for event in here.told("placed")]
    assert strengths == [0, 3, 3]
    here.play("place logging_1_3")
    assert here.told("placed") == ["placed P0 logging_1_3 14"]
    assert {move.split()[0] for move in here.legal()} == {"loot", "end"}


@clause("CAV-WORK-08")
def test_only_dwarfs_still_in_the_cave_are_compared() -> None:
    """The weaker ones are out already."""
    own = player(
        board=HOMES[3], dwarfs=[dwarf(1, "supplies"), dwarf(0, "slash_and_burn"), dwarf(9)]
    )
    here = scene(2, round=1, spaces=GOODS_ON, players=[own, clan(0, 0)])
    here.play("place wood_gathering")
    assert here.told("placed") == ["placed P0 wood_gathering 9"]


@clause("CAV-WORK-09")
def test_a_ruby_lets_one_dwarf_overtake_and_the_next_is_bound_again() -> None:
    idle = clan(placed=("supplies", "slash_and_burn"))
    here = scene(2, round=1, spaces=GOODS_ON, players=[clan(0, 3, 14, goods="ruby 2"), idle])
    assert of_kind(here.legal(), "overtake") == ["overtake 3", "overtake 14"]
    here.play("overtake 14")
    assert here.goods() == {"ruby": 1}
    assert {move.split()[0] for move in here.legal()} == {"place"}
    here.play("place wood_gathering", "end")
    assert here.told("placed") == ["placed P0 wood_gathering 14"]
    assert of_kind(here.legal(), "overtake") == ["overtake 3"]
    copy = here.copy().play("place ore_mining_1_3")
    assert copy.told("placed") == ["placed P0 ore_mining_1_3 0"]
    here.play("overtake 3", "place ore_mining_1_3")
    assert here.told("placed") == ["placed P0 ore_mining_1_3 3"]
    assert here.goods() == counts("wood 1 ore 2")


@clause("CAV-WORK-10")
def test_strengths_3_and_14_at_home() -> None:
    idle = clan(placed=("supplies", "slash_and_burn"))
    poor = scene(2, round=1, spaces=GOODS_ON, players=[clan(3, 14), idle])
    assert of_kind(poor.legal(), "overtake") == []
    assert poor.why("overtake 14") == ("too-few-rubies", "CAV-RUBY-08")
    poor.play("place wood_gathering")
    assert poor.told("placed") == ["placed P0 wood_gathering 3"]
    rich = scene(2, round=1, spaces=GOODS_ON, players=[clan(3, 14, goods="ruby 1"), idle])
    assert of_kind(rich.legal(), "overtake") == ["overtake 14"]
    # The strength-3 dwarf is due anyway.
    assert rich.why("overtake 3") == ("no-overtaking", "CAV-WORK-08")
    rich.play("overtake 14", "place wood_gathering")
    assert rich.told("placed") == ["placed P0 wood_gathering 14"]


@clause("CAV-WORK-11")
def test_one_ruby_overtakes_four_unarmed_dwarfs() -> None:
    here = scene(2, round=1, spaces=GOODS_ON, players=[clan(0, 0, 0, 0, 14, goods="ruby 1")])
    here.play("overtake 14")
    assert here.goods() == {}
    here.play("place wood_gathering")
    assert sorted(here.dwarfs(0), key=str) == [
        *[(0, None, False)] * 4,
        (14, "wood_gathering", False),
    ]


@clause("CAV-WORK-18")
@pytest.mark.parametrize("seats", range(1, 8))
def test_spaces_of_other_player_counts_and_hidden_cards_do_not_exist(seats: int) -> None:
    here = scene(seats, round=1, cards=["blacksmithing"], players=[player("food 9")])
    in_play = {*SPACES[seats], "blacksmithing"}
    absent = [space for space in here.game.moves.kinds["place"].args[0] if space not in in_play]
    assert {here.why(f"place {space}") for space in absent} == {("space-absent", "CAV-WORK-18")}
    assert len(absent) == 51 - len(in_play)


@clause("CAV-WORK-18")
def test_an_absent_space_is_not_imitated() -> None:
    here = scene(3, round=1, players=[player("food 9"), clan(0, placed=("supplies",))])
    here.play("place imitation_3")
    assert here.legal() == ["imitate supplies"]
    for space in ("growth", "weekly_market", "sheep_farming", "wish_for_children"):
        assert here.why(f"imitate {space}") == ("not-occupied", "CAV-IMITATE-02")


@clause("CAV-WORK-21")
def test_what_a_space_needs_is_exchanged_before_the_placement() -> None:
    """Blacksmithing needs ore, ruby mine construction a tunnel, sowing a crop and a field."""
    here = scene(2, round=6, marker="leaf", players=[player("ruby 1")])
    spaces = ["blacksmithing", "ruby_mine_construction", "ore_mine_construction"]
    assert [here.why(f"place {space}") for space in spaces] == [
        ("space-useless", "CAV-WORK-07")
    ] * 3
    ore = here.copy().play("ruby ore")
    assert "place blacksmithing" in ore.legal()
    tunnel = here.copy().play("buy tunnel 2 4", "place ruby_mine_construction", "ruby-mine 2 4")
    assert tunnel.board() == {"3,4": "cavern", "2,4": "ruby_mine"}


def crowded(*weapons: int, goods: str = "") -> Scene:
    """All useful spaces of two players in round 1 are taken, the others are empty."""
    used = ["housework", "slash_and_burn", "excavation_1_3", "starting_player_1_3", "supplies"]
    own = clan(*weapons, goods=goods, placed=("drift_mining_1_3", "clearing_1_3", "sustenance_1_3"))
    return scene(2, round=1, players=[own, clan(placed=tuple(used))])


@clause("CAV-WORK-22")
def test_a_dwarf_without_a_usable_space_is_set_aside() -> None:
    here = crowded(0)
    assert here.legal() == ["stay home"]
    here.play("stay home")
    assert here.told("stayed") == ["stayed P0 0"]
    # It counted as placed: the round is over, and in the next one it is there again.
    assert (here.actor(), here.dump()["phase"]) == (CHANCE, "reveal")
    while here.actor() == CHANCE:
        step(here)
    assert [at for _, at, _ in here.dwarfs(0)] == [None] * 4


@clause("CAV-WORK-22")
def test_an_exchange_may_open_a_space_but_is_never_forced() -> None:
    here = crowded(0, goods="ruby 1")
    goods = [good for good in here.player(0)["goods"] if good not in ("ruby", "cattle")]
    assert here.legal() == [
        *(f"ruby {good}" for good in goods),
        "buy meadow 4 3",
        "buy field 4 3",
        *(f"buy tunnel {cell}" for cell in ("1 4", "2 5", "3 5", "4 5")),
        "stay home",
    ]
    here.play("ruby ore")
    assert here.legal() == ["place blacksmithing"]
    assert here.why("stay home") == ("must-place", "CAV-WORK-22")


@clause("CAV-WORK-22")
def test_a_dwarf_set_aside_no_longer_holds_back_the_stronger_ones() -> None:
    """Logging and blacksmithing offer an expedition, but the unarmed dwarf is due first."""
    here = crowded(0, 5)
    assert here.legal() == ["stay home"]
    here.play("stay home")
    assert here.actor() == 0
    assert here.legal() == ["place logging_1_3", "place blacksmithing"]
    assert here.why("stay home") == ("must-place", "CAV-WORK-22")


@clause("CAV-WORK-22")
def test_passing_is_refused_while_a_space_is_usable() -> None:
    here = lone_dwarf(2, round=1)
    assert here.why("stay home") == ("must-place", "CAV-WORK-22")
