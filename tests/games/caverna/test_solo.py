"""Chapter SOLO: one player."""

import json
from typing import Final

import pytest

import dolmen
from dolmen.core.log import Log, read
from dolmen.games.caverna.data import SOLO_CARDS, SOLO_ORDERS, SOLO_ROUNDS
from tests.games.caverna.box import SPACES
from tests.games.caverna.scenes import (
    CARDS,
    CHANCE,
    OVER,
    Scene,
    counts,
    dwarf,
    lone_dwarf,
    of_kind,
    opening,
    player,
    refusal,
    scene,
    step,
)
from tests.laws import clause

ORDER: Final = {
    1: "blacksmithing",
    2: "sheep_farming",
    3: "ore_mine_construction",
    4: "wish_for_children",
    5: "donkey_farming",
    6: "ruby_mine_construction",
    7: "ore_delivery",
    8: "family_life",
    10: "ore_trading",
    11: "adventure",
    12: "ruby_delivery",
}


def ends_round(number: int, spaces: dict[str, dict[str, int]], goods: str = "food 9") -> Scene:
    """The last dwarf of a round goes to housework; its feeding, if any, is paid."""
    here = lone_dwarf(1, round=number, spaces=spaces, players=[player(goods)])
    here.play("place housework", "take")
    while here.dump()["round"] == number and here.dump()["phase"] != "keep":
        step(here)
    return here


@clause("CAV-SOLO-01")
def test_the_same_actions_and_the_same_score_as_with_others() -> None:
    """Round 3 for one and for two players: only the boards differ."""
    own = player("wood 4 stone 3 ore 2 ruby 1", board={"3,4": "cavern", "4,3": "meadow"})
    one = scene(1, round=3, players=[own])
    two = scene(2, round=3, players=[own])
    covered = set(SPACES[2]) - set(SPACES[1])
    assert one.legal() == [
        move for move in two.legal() if move.removeprefix("place ") not in covered
    ]
    assert one.sheet() == two.sheet(0)


@clause("CAV-SOLO-01")
def test_a_hundred_points_are_no_condition() -> None:
    here = scene(1, phase="over", round=12)
    assert (here.actor(), here.score(), here.game.ranks(here.state)) == (OVER, -28, [1])


@clause("CAV-SOLO-02")
def test_two_food_and_all_dwarfs_one_after_another() -> None:
    here = opening(1)
    assert here.goods() == {"food": 2}
    assert here.actor() == 0
    here.play("place wood_gathering")
    assert (here.actor(), here.dump()["round"]) == (0, 1)
    here.play("place logging_1_3")
    assert here.dump()["round"] == 2


@clause("CAV-SOLO-02")
def test_the_order_by_weapon_and_its_ruby_still_apply() -> None:
    lying = {"wood_gathering": {"wood": 1}, "logging_1_3": {"wood": 3}}
    own = player("ruby 1", dwarfs=[dwarf(7), dwarf(0)])
    here = scene(1, round=1, spaces=lying, players=[own])
    assert of_kind(here.legal(), "overtake") == ["overtake 7"]
    plain = here.copy().play("place wood_gathering")
    assert plain.told("placed") == ["placed P0 wood_gathering 0"]
    here.play("overtake 7", "place wood_gathering")
    assert here.told("placed") == ["placed P0 wood_gathering 7"]


@clause("CAV-SOLO-03")
def test_cards_come_in_a_fixed_order_without_round_9_and_exploration() -> None:
    here = opening(1)
    cards = {}
    known: set[str] = set()
    while here.actor() != OVER:
        # Nothing is left to chance.
        assert here.actor() == 0
        now = set(here.dump()["cards"])
        if now != known:
            cards[here.dump()["round"]] = now - known
            known = now
        step(here)
    assert cards == {number: {card} for number, card in ORDER.items()}


@clause("CAV-SOLO-04")
def test_the_card_of_round_4_is_usable_from_round_4_and_urgent_from_round_8() -> None:
    faces = ["wish_for_children", "urgent_wish_for_children"]
    shown = {}
    for number in ORDER:
        here = scene(1, round=number, players=[player("wood 9 stone 9")])
        shown[number] = [f for f in faces if f"place {f}" in here.legal()]
    assert shown == {
        number: [] if number < 4 else faces[:1] if number < 8 else faces[1:] for number in ORDER
    }


@clause("CAV-SOLO-05")
def test_four_spaces_are_covered_and_there_is_no_imitation() -> None:
    here = opening(1)
    assert sorted(here.view()["spaces"]) == sorted([*SPACES[1], "blacksmithing"])
    covered = ["drift_mining_1_3", "clearing_1_3", "supplies", "starting_player_1_3", "imitation_3"]
    assert [here.why(f"place {space}") for space in covered] == [
        ("space-absent", "CAV-WORK-18")
    ] * 5


@clause("CAV-SOLO-06")
@pytest.mark.parametrize("number", ORDER)
def test_a_normal_harvest_every_round_but_the_first_two_and_the_fourth(number: int) -> None:
    own = player("food 9", board={"3,4": "cavern", "4,3": "field grain 3", "4,2": "meadow"})
    here = lone_dwarf(1, round=number, spaces={"wood_gathering": {"wood": 1}}, players=[own])
    here.play("place wood_gathering")
    kind = {1: "none", 2: "none", 4: "food"}.get(number, "normal")
    assert here.board()["4,3"] == ("field grain 2" if kind == "normal" else "field grain 3")
    if kind == "none":
        assert here.dump()["round"] == number + 1
    else:
        assert (here.dump()["phase"], here.dump()["harvest"]) == ("feed", kind)
        due = 4 if kind == "normal" else 2
        assert of_kind(here.legal(), "feed") == [f"feed {food}" for food in range(due + 1)]
    assert here.actor() != CHANCE


@clause("CAV-SOLO-07")
def test_spaces_of_six_goods_are_emptied_and_supplied_as_empty_ones() -> None:
    lying = {
        "logging_1_3": {"wood": 6},
        "ore_mining_1_3": {"ore": 9},
        "wood_gathering": {"wood": 5},
        # Goods of all kinds count together.
        "ore_delivery": {"stone": 3, "ore": 3},
        "excavation_1_3": {"stone": 7},
    }
    here = ends_round(7, lying)
    assert here.dump()["round"] == 8
    assert {space: here.on(space) for space in lying} == {
        "logging_1_3": {"wood": 3},
        "ore_mining_1_3": {"ore": 2},
        "wood_gathering": {"wood": 6},
        "ore_delivery": {"stone": 1, "ore": 1},
        "excavation_1_3": {"stone": 1},
    }


@clause("CAV-SOLO-07")
def test_nobody_else_empties_spaces() -> None:
    here = lone_dwarf(2, round=1, spaces={"logging_1_3": {"wood": 6}})
    here.play("place housework", "take", "end")
    while here.actor() == CHANCE:
        step(here)
    assert here.on("logging_1_3") == {"wood": 7}


@clause("CAV-SOLO-08")
def test_a_ruby_keeps_the_goods_of_a_space_this_time() -> None:
    lying = {
        "logging_1_3": {"wood": 8},
        "ore_mining_1_3": {"ore": 6},
        "wood_gathering": {"wood": 5},
    }
    here = ends_round(1, lying, "ruby 2")
    assert here.dump()["phase"] == "keep"
    assert here.legal() == ["keep logging_1_3", "keep ore_mining_1_3", "end"]
    assert here.why("keep wood_gathering") == ("under-six", "CAV-SOLO-07")
    assert here.why("ruby wood") == ("no-exchange-now", "CAV-CONVERT-08")
    here.play("keep logging_1_3")
    assert here.goods()["ruby"] == 1
    assert here.why("keep logging_1_3") == ("kept-already", "CAV-SOLO-08")
    assert here.legal() == ["keep ore_mining_1_3", "end"]
    here.play("end")
    assert here.goods()["ruby"] == 1
    assert [here.on(space) for space in lying] == [{"wood": 9}, {"ore": 2}, {"wood": 6}]
    # The test is made again in the next round.
    again = ends_round(2, {"logging_1_3": {"wood": 9}}, "ruby 1")
    assert again.legal() == ["keep logging_1_3", "end"]
    again.play("end")
    assert again.on("logging_1_3") == {"wood": 3}


@clause("CAV-SOLO-08")
def test_without_a_ruby_nothing_is_asked() -> None:
    here = ends_round(1, {"logging_1_3": {"wood": 8}}, "")
    assert (here.dump()["phase"], here.on("logging_1_3")) == ("work", {"wood": 3})


@clause("CAV-SOLO-09")
def test_ruby_mining_accumulates_from_round_1() -> None:
    assert opening(1).on("ruby_mining") == {"ruby": 1}
    assert ends_round(1, {"ruby_mining": {"ruby": 1}}, "").on("ruby_mining") == {"ruby": 2}


@clause("CAV-SOLO-10")
def test_six_wood_with_and_without_a_ruby_and_five() -> None:
    six = {"logging_1_3": {"wood": 6}}
    assert ends_round(1, six, "").on("logging_1_3") == {"wood": 3}
    paid = ends_round(1, six, "ruby 1").play("keep logging_1_3")
    assert (paid.on("logging_1_3"), paid.goods()) == ({"wood": 7}, {"dog": 1})
    assert ends_round(1, {"logging_1_3": {"wood": 5}}, "").on("logging_1_3") == {"wood": 6}


@clause("CAV-SOLO-11")
def test_reveal_test_rubies_supply_and_then_the_effects_of_the_round() -> None:
    """The ruby of the supplier comes too late to protect a space."""
    own = player(board={"3,4": "ruby_supplier"}, suppliers={"ruby_supplier": 2})
    here = lone_dwarf(1, round=1, spaces={"logging_1_3": {"wood": 8}}, players=[own])
    here.play("place housework", "take")
    if "end" in here.legal():
        here.play("end")
    assert (here.dump()["phase"], here.dump()["round"]) == ("work", 2)
    assert here.on("logging_1_3") == {"wood": 3}
    assert here.goods() == counts("dog 1 ruby 1")
    kinds = [event.split()[0] for event in here.events()]
    order = [kinds.index(kind) for kind in ("revealed", "cleared", "supplied", "gained")]
    gained = [i for i, event in enumerate(here.events()) if event == "gained P0 ruby 1"]
    assert order[:3] == sorted(order[:3])
    assert gained[0] > max(i for i, kind in enumerate(kinds) if kind == "supplied")


@clause("CAV-SOLO-11")
def test_a_ruby_owned_before_protects_it() -> None:
    own = player("ruby 1", board={"3,4": "ruby_supplier"}, suppliers={"ruby_supplier": 2})
    here = lone_dwarf(1, round=1, spaces={"logging_1_3": {"wood": 8}}, players=[own])
    here.play("place housework", "take", "end")
    # The card of round 2 is out already, nothing is supplied yet.
    assert here.dump()["phase"] == "keep"
    assert CARDS[1] in here.dump()["cards"]
    assert here.on("wood_gathering") == {}
    here.play("keep logging_1_3")
    assert here.on("logging_1_3") == {"wood": 9}
    assert here.goods() == counts("dog 1 ruby 1")


# Dealt starts


def order_of(here: Scene) -> dict[int, str]:
    """The card of each round, as a quiet player sees them come."""
    found: dict[int, str] = {}
    seen: set[str] = set()
    while here.actor() != OVER:
        number, cards = here.dump()["round"], set(here.dump()["cards"])
        if cards - seen:
            (found[number],) = cards - seen
            seen = cards
        step(here)
    return found


@clause("CAV-SOLO-12")
def test_a_dealt_start_has_its_own_furnishings_and_order_of_cards() -> None:
    """The same number deals the same; 0 is the printed game."""
    here = opening(1, deal=7)
    offered = here.view()["furnishings"]
    assert len(offered) == 25
    assert offered[0] == "dwelling"
    assert opening(1, deal=7).view() == here.view()
    assert opening(1, deal=8).view()["furnishings"] != offered
    assert len(opening(1, deal=0).view()["furnishings"]) == 48
    assert len(opening(1, deal=3, furnishings="introductory").view()["furnishings"]) == 25
    dealt = order_of(here)
    assert list(dealt) == list(ORDER)
    assert dealt != ORDER
    for rounds in ((1, 2, 3), (4,), (5, 6), (7, 8), (10, 11, 12)):
        assert {dealt[number] for number in rounds} == {ORDER[number] for number in rounds}


@clause("CAV-SOLO-12")
def test_every_order_within_the_stages_is_dealt() -> None:
    firsts = {opening(1, deal=number).dump()["cards"][0] for number in range(1, 40)}
    assert firsts == {ORDER[1], ORDER[2], ORDER[3]}
    orders = [SOLO_CARDS[at : at + SOLO_ROUNDS] for at in range(0, len(SOLO_CARDS), SOLO_ROUNDS)]
    assert len(orders) == SOLO_ORDERS == 6 * 2 * 2 * 6
    assert len({tuple(order) for order in orders}) == SOLO_ORDERS


@clause("CAV-SOLO-12")
@pytest.mark.parametrize("deal", [-1, 10_000, "7", None, True])
def test_another_number_is_refused(deal: object) -> None:
    assert refusal(1, deal=deal).args["option"] == "deal"


@clause("CAV-SOLO-12")
def test_only_who_plays_alone_is_dealt_a_start() -> None:
    assert refusal(2, deal=1).id == "option-unknown"


@clause("CAV-SOLO-12")
def test_a_record_states_a_dealt_start_and_not_the_printed_one() -> None:
    """Records and commitments from before there were dealt starts say nothing of them."""
    usual = {"first": None, "furnishings": "full", "markers": "start"}
    for deal, stated in ((0, usual), (7, {**usual, "deal": 7})):
        log = Log(dolmen.game("caverna", 1, deal=deal), ["Anna"], [None])
        assert json.loads(next(log.lines()))["options"] == stated
        again = read(log.lines(), dolmen.game)
        assert again.game.options == {**usual, "deal": deal}
