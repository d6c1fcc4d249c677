"""Chapter SETUP: from the box to the first round."""

import re
from fractions import Fraction
from typing import Final

import pytest

import dolmen
from dolmen.core.message import Message
from dolmen.core.rng import Rng
from dolmen.words import Words
from tests.games.caverna.box import (
    FULL_ONLY,
    INTRODUCTORY,
    ROUND_BOARDS,
    SIDE_1_3,
    SIDE_4_7,
    SMALL_3,
    SPACES,
)
from tests.games.caverna.scenes import (
    CARDS,
    CHANCE,
    GOODS,
    OVER,
    Scene,
    lone_dwarf,
    opening,
    player,
    refusal,
    scene,
    step,
    until_round,
)
from tests.laws import clause


def in_play(here: Scene) -> list[str]:
    return [*here.view()["spaces"]]


def boards(here: Scene) -> list[str]:
    """The printed spaces in play, without the round cards."""
    return sorted(space for space in in_play(here) if space not in CARDS)


@clause("CAV-SETUP-01")
@pytest.mark.parametrize("seats", [0, 8, -1, True, "3", 3.0, None])
def test_any_other_number_of_players_is_refused(seats: object) -> None:
    with pytest.raises(dolmen.Refusal) as refused:
        dolmen.game("caverna", seats)  # type: ignore[arg-type]  # what a caller may try
    assert refused.value.message == Message(
        "seats-refused",
        {"title": "caverna", "seats": str(seats), "allowed": "1, 2, 3, 4, 5, 6, 7"},
    )


@clause("CAV-SETUP-01")
@pytest.mark.parametrize("seats", range(1, 8))
def test_every_player_has_a_home_board_and_three_stables_and_nobody_else_has(seats: int) -> None:
    here = opening(seats, first=0)
    owned = [(own["board"], own["stables"]) for own in here.view()["players"]]
    assert owned == [({"3,4": "cavern"}, 3)] * seats
    assert len(here.dump()["players"]) == seats


@clause("CAV-SETUP-02")
@pytest.mark.parametrize("seats", range(1, 8))
def test_two_adult_unarmed_dwarfs_of_each_player_stand_in_the_cave(seats: int) -> None:
    here = opening(seats, first=0)
    for seat in range(seats):
        assert here.dwarfs(seat) == [(0, None, False)] * 2
    assert [own["stables"] for own in here.view()["players"]] == [3] * seats


@clause("CAV-SETUP-03")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_table_names_the_starting_player_or_the_dice_do(seats: int) -> None:
    for seat in range(seats):
        named = opening(seats, first=seat)
        assert (named.dump()["token"], named.dump()["phase"]) == (seat, "reveal")
    drawn = opening(seats)
    assert (drawn.dump()["token"], drawn.actor()) == (None, CHANCE)
    assert drawn.legal() == [f"first P{seat}" for seat in range(seats)]
    assert len(set(drawn.game.weights(drawn.state))) == 1
    for seed in range(5):
        once, again = (drawn.game.draw(drawn.state, Rng(seed)) for _ in range(2))
        assert once == again
        here = drawn.copy().play(drawn.game.moves.name(once))
        assert f"first P{here.dump()['token']}" == drawn.game.moves.name(once)


@clause("CAV-SETUP-03")
@pytest.mark.parametrize("first", [-1, 3, "0", True, 0.0])
def test_a_starting_player_who_does_not_sit_there_is_refused(first: object) -> None:
    assert refusal(3, first=first) == Message(
        "option-refused",
        {"title": "caverna", "option": "first", "value": str(first), "allowed": "none, 0, 1, 2"},
    )


@clause("CAV-SETUP-04")
@pytest.mark.parametrize("seats", range(2, 8))
def test_food_is_dealt_by_the_place_after_the_starting_player_and_nothing_else(seats: int) -> None:
    by_place = [1, 1, 2, 3, 3, 3, 3]
    for first in range(seats):
        here = opening(seats).play(f"first P{first}")
        for seat in range(seats):
            food = by_place[(seat - first) % seats]
            assert here.player(seat)["goods"] == dict.fromkeys(GOODS, 0) | {"food": food}
        assert sorted(here.told("gained")) == [
            f"gained P{seat} food {by_place[(seat - first) % seats]}" for seat in range(seats)
        ]


@clause("CAV-SETUP-05")
def test_five_players_of_whom_the_third_starts() -> None:
    here = opening(5).play("first P2")
    assert [here.goods(seat)["food"] for seat in range(5)] == [3, 3, 1, 1, 2]


@clause("CAV-SETUP-06")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_boards_with_round_spaces_are_always_used_and_one_side_of_the_third(seats: int) -> None:
    found = boards(opening(seats, first=0))
    assert [space for space in found if space in ROUND_BOARDS] == sorted(ROUND_BOARDS)
    side, other = (SIDE_1_3, SIDE_4_7) if seats <= 3 else (SIDE_4_7, SIDE_1_3)
    covered = set() if seats > 1 else set(SIDE_1_3) - set(SPACES[1])
    assert set(side) - covered <= set(found)
    assert not set(other) & set(found)


@clause("CAV-SETUP-07")
@pytest.mark.parametrize("seats", range(1, 8))
def test_additional_boards_by_the_number_of_players(seats: int) -> None:
    assert boards(opening(seats, first=0)) == sorted(SPACES[seats])
    counts = {1: 8, 2: 12, 3: 15, 4: 13, 5: 19, 6: 19, 7: 22}
    assert len(SPACES[seats]) == counts[seats]


@clause("CAV-SETUP-08")
def test_three_players_have_the_spaces_of_the_small_additional_board() -> None:
    for first in (None, 0, 1, 2):
        for furnishings in ("full", "introductory"):
            here = opening(3, first=first, furnishings=furnishings)
            assert [space for space in SMALL_3 if space in in_play(here)] == SMALL_3


@pytest.mark.wide
@clause("CAV-SETUP-09")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_four_leaves_and_three_question_marks_are_turned_up_in_rounds_6_to_12(seats: int) -> None:
    here = lone_dwarf(seats, round=5)
    assert here.dump()["questions"] == 0
    left = {"leaf": 4, "question": 3}
    for number in range(6, 11):
        while here.dump()["phase"] != "marker":
            step(here)
        assert here.dump()["round"] == number
        weights = dict(zip(here.legal(), here.game.weights(here.state), strict=True))
        parts = sum(weights.values())
        assert {move: Fraction(weight, parts) for move, weight in weights.items()} == {
            f"marker {kind}": Fraction(count, sum(left.values())) for kind, count in left.items()
        }
        kind = "question" if number % 2 == 0 else "leaf"
        here.play(f"marker {kind}")
        left[kind] -= 1
    # The question marks are out: two leaves are left, and nothing to draw.
    for number in (11, 12):
        until_round(here, number)
        assert (here.dump()["phase"], here.dump()["marker"]) == ("work", "leaf")


@clause("CAV-SETUP-09")
def test_nobody_sees_a_marker_before_it_is_turned_up() -> None:
    """Two positions that differ in what chance will turn up next do not exist: no order is kept."""
    here = scene(3, round=6, marker="leaf")
    for seat in (None, 0, 1, 2):
        seen = here.view(seat)
        assert [key for key in seen if "marker" in key] == ["marker"]
        assert (seen["marker"], seen["questions"], seen["leaves"]) == ("leaf", 0, 0)


@clause("CAV-SETUP-10")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_full_set_is_the_default_and_all_of_it_is_on_offer(seats: int) -> None:
    everything = sorted([*INTRODUCTORY, *FULL_ONLY])
    assert len(everything) == 47 + 1
    for options in ({}, {"furnishings": "full"}):
        here = opening(seats, first=0, **options)
        for seat in (None, *range(seats)):
            assert sorted(here.view(seat)["furnishings"]) == everything


@clause("CAV-SETUP-10")
def test_tiles_outside_the_introductory_set_are_out_of_the_game() -> None:
    assert len(INTRODUCTORY) == 27
    rich = "wood 20 stone 20 ore 20 grain 4 vegetable 4 food 9 gold 9"
    here = scene(2, options={"furnishings": "introductory"}, round=1, players=[player(rich)])
    assert sorted(here.view()["furnishings"]) == sorted(INTRODUCTORY)
    here.play("place housework")
    offered = [move for move in here.legal() if move.startswith("furnish ")]
    assert sorted(offered) == sorted(f"furnish {tile}" for tile in INTRODUCTORY)
    assert {here.why(f"furnish {tile}") for tile in FULL_ONLY} == {
        ("furnishing-taken", "CAV-FURNISH-06")
    }


@clause("CAV-SETUP-10")
def test_any_other_set_is_refused() -> None:
    assert refusal(4, furnishings="small") == Message(
        "option-refused",
        {
            "title": "caverna",
            "option": "furnishings",
            "value": "small",
            "allowed": "full, introductory",
        },
    )


@clause("CAV-SETUP-11")
@pytest.mark.parametrize("seats", [6, 7])
def test_six_and_seven_players_have_the_full_set_unless_they_choose_otherwise(seats: int) -> None:
    assert len(opening(seats, first=0).view()["furnishings"]) == 48
    small = opening(seats, first=0, furnishings="introductory")
    assert len(small.view()["furnishings"]) == 27


STAGES: Final = [set(CARDS[:3]), set(CARDS[4:6]), set(CARDS[6:9]), set(CARDS[9:])]


@pytest.mark.wide
@clause("CAV-SETUP-12", "CAV-SETUP-13")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (3, 2), (4, 3), (7, 4)])
def test_cards_come_stage_by_stage_in_random_order_the_fourth_always_the_same(
    seats: int, seed: int
) -> None:
    here = opening(seats, first=0)
    rng = Rng(seed)
    revealed: list[str] = []
    while here.actor() != OVER:
        number = len(revealed) + 1
        if here.dump()["phase"] == "reveal":
            assert here.dump()["round"] == number
            stage = STAGES[(number - 1) // 3]
            assert set(here.legal()) == {f"reveal {card}" for card in stage - set(revealed)}
            assert len(set(here.game.weights(here.state))) == 1
        if here.actor() == CHANCE:
            here.play(here.game.moves.name(here.game.draw(here.state, rng)))
        else:
            step(here)
        revealed += [event.split()[1] for event in here.told("revealed")]
    assert sorted(revealed) == sorted(CARDS)
    assert revealed[3] == "wish_for_children"
    stages = [revealed[:3], revealed[4:6], revealed[6:9], revealed[9:]]
    assert [set(stage) for stage in stages] == STAGES


@clause("CAV-SETUP-12")
def test_the_order_of_the_deck_is_hidden_until_the_reveal() -> None:
    here = opening(3, first=0)
    for seat in (None, 0, 1, 2):
        assert here.view(seat)["cards"] == []
        assert not set(CARDS) & set(in_play(here))
    assert {
        card: here.why(f"reveal {card}") for card in CARDS if f"reveal {card}" not in here.legal()
    } == dict.fromkeys(CARDS[3:], ("not-in-deck", "CAV-SETUP-12"))


@clause("CAV-SETUP-14")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_two_faces_are_one_card_and_in_play_from_round_4_only(seats: int) -> None:
    faces = ["wish_for_children", "urgent_wish_for_children"]
    rich = [player("wood 9 stone 9")]
    early = scene(seats, round=3, players=rich)
    assert [early.why(f"place {face}") for face in faces] == [("space-absent", "CAV-WORK-18")] * 2
    fourth = scene(seats, round=4, players=rich)
    assert [face for face in faces if face in in_play(fourth)] == faces[:1]
    late = scene(seats, round=8, players=rich, marker=None if seats == 1 else "leaf")
    assert [face for face in faces if face in in_play(late)] == faces[1:]
    assert fourth.dump()["cards"].count("wish_for_children") == 1
    assert late.dump()["cards"].count("wish_for_children") == 1


@clause("CAV-SETUP-15")
@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
def test_the_loot_list_is_there_for_everybody_and_part_of_no_position(lang: str) -> None:
    words = Words(lang)
    loot = opening(2).game.moves.kinds["loot"].args[0]
    assert len(loot) == 23
    for item in loot:
        assert words.text(f"caverna-loot-{item.replace('_', '-')}")
    here = scene(2, round=1)
    assert not [key for key in here.dump() if re.search("loot|reminder", key)]
    assert not [key for key in here.player(0) if re.search("loot|reminder", key)]
