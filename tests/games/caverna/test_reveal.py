"""Chapter REVEAL: the card of the round, and its harvest marker."""

import pytest

from dolmen.core.message import Message
from tests.games.caverna.scenes import (
    CARDS,
    CHANCE,
    OVER,
    Scene,
    lone_dwarf,
    opening,
    player,
    refusal,
    scene,
    step,
    until_chance,
    until_round,
)
from tests.laws import clause
from tests.scenario import Dump

WOOD = {"wood_gathering": {"wood": 1}}


def cards_in_play(here: Scene) -> list[str]:
    return [
        space for space in here.view()["spaces"] if space in (*CARDS, "urgent_wish_for_children")
    ]


@pytest.mark.wide
@clause("CAV-REVEAL-01")
def test_the_card_of_the_round_is_in_play_from_this_round_to_the_end() -> None:
    here = opening(3, first=0)
    expected: set[str] = set()
    while here.actor() != OVER:
        move = step(here)
        revealed = {event.split()[1] for event in here.told("revealed")}
        expected |= revealed
        if "family_life" in revealed:
            expected ^= {"wish_for_children", "urgent_wish_for_children"}
        if move.startswith("reveal "):
            assert move.split()[1] in revealed
        assert set(cards_in_play(here)) == expected
    assert len(expected) == 12


@clause("CAV-REVEAL-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_may_use_a_card_in_the_round_of_its_reveal(seat: int) -> None:
    here = scene(
        2, round=1, cards=["sheep_farming"], seat=seat, token=seat,
        spaces={"sheep_farming": {"sheep": 1}},
    )  # fmt: skip
    assert "place sheep_farming" in here.legal()
    assert here.why("place blacksmithing") == ("space-absent", "CAV-WORK-18")


@clause("CAV-REVEAL-02")
@pytest.mark.parametrize("seats", range(1, 8))
def test_the_fourth_round_shows_wish_for_children(seats: int) -> None:
    food = [player("food 4")] * seats
    space = "wood_gathering" if seats <= 3 else "forest_exploration_4_7"
    here = lone_dwarf(seats, round=3, players=food, spaces={space: {"wood": 1}})
    here.play(f"place {space}")
    told = here.events() + until_round(here, 4)
    assert "revealed wish_for_children" in told
    assert set(cards_in_play(here)) == {*CARDS[:3], "wish_for_children"}


@clause("CAV-REVEAL-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_family_life_turns_the_card_of_round_4_in_the_same_round(seats: int) -> None:
    here = lone_dwarf(
        seats, round=6, marker="leaf", spaces=WOOD, players=[player("food 4")] * seats
    )
    assert "wish_for_children" in cards_in_play(here)
    here.play("place wood_gathering")
    until_chance(here)
    here.play("reveal family_life")
    assert "urgent" in here.events()
    until_round(here, 7)
    assert set(cards_in_play(here)) == {
        *(card for card in CARDS[:6] if card != "wish_for_children"),
        "urgent_wish_for_children",
        "family_life",
    }
    assert here.why("place wish_for_children") == ("space-absent", "CAV-WORK-18")
    # 3 gold are there for everybody.
    assert "place urgent_wish_for_children" in here.legal()


@pytest.mark.wide
@clause("CAV-REVEAL-03")
def test_it_stays_turned_for_the_rest_of_the_game() -> None:
    here = opening(2, first=0)
    turned = False
    while here.actor() != OVER:
        step(here, "reveal family_life")
        faces = {"wish_for_children", "urgent_wish_for_children"} & set(cards_in_play(here))
        turned = turned or "urgent" in here.events()
        if here.dump()["round"] >= 4 and here.dump()["phase"] != "reveal":
            assert faces == {"urgent_wish_for_children" if turned else "wish_for_children"}
    assert turned


@pytest.mark.wide
@clause("CAV-REVEAL-04")
@pytest.mark.parametrize("seats", range(1, 8))
def test_markers_are_turned_up_from_round_6_on_except_in_solo(seats: int) -> None:
    here = opening(seats)
    seen: dict[int, str | None] = {}
    while here.actor() != OVER:
        if here.dump()["phase"] == "work":
            seen[here.dump()["round"]] = here.dump()["marker"]
        step(here)
    up = [number for number, marker in seen.items() if marker is not None]
    assert up == {1: [], 2: [6, 7, 8, 10, 11, 12]}.get(seats, [6, 7, 8, 9, 10, 11, 12])


@clause("CAV-REVEAL-04")
@pytest.mark.parametrize("kind", ["leaf", "question"])
def test_a_marker_stays_up_until_the_harvest(kind: str) -> None:
    here = lone_dwarf(2, round=5, spaces=WOOD, players=[player("food 4")] * 2)
    here.play("place wood_gathering")
    while here.dump()["phase"] != "marker":
        step(here)
    here.play(f"marker {kind}")
    seen = set()
    while here.actor() >= 0:
        seen.add(here.dump()["marker"])
        for seat in (None, 0, 1):
            assert here.view(seat)["marker"] == kind
        step(here)
    assert seen == {kind}
    assert (here.dump()["questions"], here.dump()["leaves"]) == (
        (1, 0) if kind == "question" else (0, 1)
    )


def ending(marker: str, questions: int, **options: object) -> Scene:
    """The end of round 8 with three players, who have 3 food each, and so many events before."""
    own: Dump = player("food 3")
    here = lone_dwarf(
        3, options=options, round=8, marker=None if options else marker, questions=questions,
        spaces=WOOD, players=[own] * 3,
    )  # fmt: skip
    here.play("place wood_gathering")
    if options:
        assert (here.actor(), here.dump()["phase"]) == (CHANCE, "marker")
        here.play(f"marker {marker}")
    return here


@clause("CAV-REVEAL-05", "CAV-REVEAL-04")
def test_a_question_mark_is_the_event_of_its_rank() -> None:
    none = ending("question", 0)
    assert (none.dump()["round"], none.dump()["questions"]) == (9, 1)
    assert [none.goods(seat)["food"] for seat in range(3)] == [3, 3, 3]
    fed = ending("question", 1)
    assert (fed.dump()["phase"], fed.dump()["harvest"]) == ("feed", "food")
    # 1 food for each of the two dwarfs.
    assert fed.legal() == ["feed 0", "feed 1", "feed 2"]
    choice = ending("question", 2)
    assert (choice.dump()["phase"], choice.legal()) == (
        "choose",
        ["harvest fields", "harvest breeding"],
    )


@clause("CAV-REVEAL-04")
@pytest.mark.parametrize("questions", [0, 1, 2])
def test_a_leaf_announces_a_normal_harvest_whatever_came_before(questions: int) -> None:
    here = ending("leaf", questions)
    assert (here.dump()["phase"], here.dump()["harvest"]) == ("feed", "normal")
    assert here.legal() == ["feed 0", "feed 1", "feed 2", "feed 3"]


@clause("CAV-REVEAL-06")
@pytest.mark.parametrize(("marker", "questions"), [("leaf", 0), ("question", 0), ("question", 1)])
def test_a_marker_turned_up_at_the_end_brings_the_same_event(marker: str, questions: int) -> None:
    early, late = ending(marker, questions), ending(marker, questions, markers="end")
    same = ("round", "harvest", "questions", "leaves", "seat", "left", "players")
    assert late.told("harvest") == early.told("harvest")
    assert {key: late.dump()[key] for key in same} == {key: early.dump()[key] for key in same}


@clause("CAV-REVEAL-06")
def test_with_markers_at_the_end_nobody_knows_them_during_the_round() -> None:
    here = lone_dwarf(
        3, options={"markers": "end"}, round=5, spaces=WOOD, players=[player("food 4")] * 3
    )
    here.play("place wood_gathering")
    until_round(here, 6)
    while here.actor() >= 0:
        for seat in (None, 0, 1, 2):
            assert here.view(seat)["marker"] is None
        step(here)
    assert (here.dump()["phase"], here.dump()["round"]) == ("marker", 6)
    # Everybody is at home already: phase 5 begins.
    assert {at for seat in range(3) for _, at, _ in here.dwarfs(seat)} == {None}
    assert (here.legal(), here.game.weights(here.state)) == (
        ["marker leaf", "marker question"],
        [4, 3],
    )


@clause("CAV-REVEAL-06")
def test_start_is_the_default_and_nothing_else_is_allowed() -> None:
    assert opening(3).game.options["markers"] == "start"
    assert refusal(3, markers="middle") == Message(
        "option-refused",
        {"title": "caverna", "option": "markers", "value": "middle", "allowed": "start, end"},
    )
    here = lone_dwarf(3, round=5, spaces=WOOD, players=[player("food 4")] * 3)
    here.play("place wood_gathering")
    while not (here.actor() == CHANCE and here.dump()["phase"] == "marker"):
        step(here)
    # The card is out, nothing is supplied yet.
    assert (here.dump()["round"], len(here.dump()["cards"])) == (6, 6)
    assert here.on("wood_gathering") == {}
