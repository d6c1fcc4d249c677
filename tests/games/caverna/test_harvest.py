"""Chapter HARVEST: how rounds end, what is harvested, and what dwarfs eat. See test_breeding."""

from typing import Any, Final

import pytest

from tests.games.caverna.scenes import (
    CHANCE,
    Scene,
    counts,
    dwarf,
    of_kind,
    opening,
    player,
    scene,
    step,
    until_chance,
)
from tests.laws import clause
from tests.scenario import Dump

# A field to harvest, two sheep to breed, a place for their young, and food for all.
FARM: Final = {"4,3": "field grain 3", "3,3": "field vegetable 2", "4,2": "small_pasture"}
HELD: Final = "sheep 2 food 9"


def last_of_round(seats: int, number: int, own: Dump | None = None, **more: Any) -> Scene:
    """The last dwarf of the round is put on a space by the last seat: its end has come. Seat 0,
    who has a farm unless told otherwise, is asked first."""
    placed = iter(["housework", "slash_and_burn", "supplies", "drift_mining_1_3"])
    players = [own or player(HELD, board=FARM), *(player("food 9") for _ in range(seats - 1))]
    for seat, held in enumerate(players):
        dwarfs = held.setdefault("dwarfs", [dwarf(), dwarf()])
        for i, one in enumerate(dwarfs):
            last = seat == seats - 1 and i == len(dwarfs) - 1
            dwarfs[i] = {**one, "at": None if last else next(placed, "aside")}
    here = scene(
        seats,
        round=number,
        seat=seats - 1,
        players=players,
        spaces={"wood_gathering": {"wood": 1}},
        **more,
    )
    here.play("place wood_gathering")
    if seats == 1:
        told = here.events()
        if here.dump()["phase"] == "work":
            here.play("end")
            assert told[0] == "placed P0 wood_gathering 0"
    return here


def ending(here: Scene) -> dict[str, Any]:
    """What the end of a round is like for seat 0, by what happens to a farm: its fields, the food
    that is due, and its young; None where nobody is asked."""
    found: dict[str, Any] = {"choice": False, "due": None, "bred": False}
    board = here.board()
    if of_kind(here.legal(), "harvest"):
        found["choice"] = True
        return found
    if of_kind(here.legal(), "feed"):
        found["due"] = here.view()["players"][0]["due"]
        here.play(of_kind(here.legal(), "feed")[-1])
    sheep = here.goods()["sheep"]
    while here.actor() >= 0:
        # Rounds go on by a chance; a solo round by its placements.
        if of_kind(here.legal(), "place", "keep"):
            break
        step(here)
    found["bred"] = here.goods()["sheep"] > sheep
    found["fields"] = [board[cell] for cell in ("4,3", "3,3")]
    return found


UNTOUCHED: Final = ["field grain 3", "field vegetable 2"]
REAPED: Final = ["field grain 2", "field vegetable 1"]
NOTHING: Final = {"choice": False, "due": None, "bred": False, "fields": UNTOUCHED}
NORMAL: Final = {"choice": False, "due": 4, "bred": True, "fields": REAPED}
ONE_FOOD: Final = {"choice": False, "due": 2, "bred": False, "fields": UNTOUCHED}
CHOICE: Final = {"choice": True, "due": None, "bred": False}


# Which rounds


@clause("CAV-HARVEST-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize(
    ("number", "end"), [(1, NOTHING), (2, NOTHING), (3, NORMAL), (4, ONE_FOOD)]
)
def test_the_first_four_rounds_end_as_printed(seats: int, number: int, end: dict[str, Any]) -> None:
    assert ending(last_of_round(seats, number)) == end


@clause("CAV-HARVEST-01", "CAV-HARVEST-11")
def test_in_round_four_a_newborn_counts_as_well() -> None:
    own = player("food 9", board={"3,4": "dwelling"}, dwarfs=[dwarf(), dwarf(), dwarf(born=True)])
    here = scene(2, round=4, phase="feed", harvest="food", players=[own])
    assert here.view()["players"][0]["due"] == 3
    assert here.legal() == ["feed 0", "feed 1", "feed 2", "feed 3"]


@clause("CAV-HARVEST-02")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("number", [5, 6, 7, 8, 10, 11, 12])
def test_round_five_and_every_leaf_end_with_a_harvest(seats: int, number: int) -> None:
    marker: dict[str, Any] = {"marker": "leaf"} if number > 5 else {}
    assert ending(last_of_round(seats, number, **marker)) == NORMAL


@clause("CAV-HARVEST-02", "CAV-SOLO-06")
@pytest.mark.parametrize("number", [5, 6, 7, 8, 10, 11, 12])
def test_the_solo_player_harvests_in_every_round_from_the_fifth_on(number: int) -> None:
    assert ending(last_of_round(1, number)) == NORMAL


@clause("CAV-HARVEST-03", "CAV-HARVEST-04")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(
    ("number", "questions", "end"),
    [
        (6, 0, NOTHING),
        (8, 0, NOTHING),
        (7, 1, ONE_FOOD),
        (10, 1, ONE_FOOD),
        (8, 2, CHOICE),
        (12, 2, CHOICE),
    ],
)
def test_question_marks_bring_their_events_in_turn(
    seats: int, number: int, questions: int, end: dict[str, Any]
) -> None:
    here = last_of_round(seats, number, marker="question", questions=questions)
    assert ending(here) == end


@clause("CAV-HARVEST-05")
def test_a_question_mark_is_recorded_once_resolved_and_everybody_sees_it() -> None:
    here = last_of_round(3, 7, marker="question", questions=1)
    assert here.dump()["questions"] == here.view(1)["questions"] == here.view()["questions"] == 1
    until_chance(here)
    assert here.dump()["questions"] == here.view(1)["questions"] == here.view()["questions"] == 2


@pytest.mark.wide
@clause("CAV-HARVEST-06")
def test_the_endings_follow_from_the_markers() -> None:
    here = opening(3, first=0)
    markers = iter(["leaf", "question", "leaf", "question", "question", "leaf", "leaf"])
    told: list[str] = []
    while here.actor() >= -1:
        if here.dump()["phase"] == "marker":
            here.play(f"marker {next(markers)}")
        else:
            step(here)
        told += here.told("harvest")
    kinds = "none none normal food normal normal none normal food choice normal normal"
    assert told == [f"harvest {kind}" for kind in kinds.split()]


# The third event


def third_event(**more: Any) -> Scene:
    """Two players with a farm each are to choose."""
    return scene(
        2,
        round=10,
        phase="choose",
        harvest="choice",
        marker="question",
        questions=2,
        players=[player(HELD, board=FARM), player(HELD, board=FARM)],
        **more,
    )


def farm(here: Scene, seat: int) -> tuple[list[str], dict[str, int]]:
    return [here.board(seat)[cell] for cell in ("4,3", "3,3")], here.goods(seat)


@clause("CAV-HARVEST-04")
def test_under_the_third_event_each_chooses_for_himself_and_never_gets_both() -> None:
    here = third_event()
    assert here.legal() == ["harvest fields", "harvest breeding"]
    here.play("harvest fields")
    assert (here.actor(), here.legal()) == (1, ["harvest fields", "harvest breeding"])
    here.play("harvest breeding")
    # Field step of the one who chose it, then both eat.
    assert (here.actor(), here.dump()["phase"]) == (0, "feed")
    assert farm(here, 0) == (REAPED, counts("grain 1 vegetable 1 sheep 2 food 9"))
    assert farm(here, 1) == (UNTOUCHED, counts("sheep 2 food 9"))
    here.play("feed 4")
    assert (here.actor(), here.dump()["phase"]) == (1, "feed")
    here.play("feed 4")
    # Only the other one breeds.
    assert (here.actor(), here.dump()["phase"]) == (1, "breed")
    assert here.legal() == ["eat sheep", "breed sheep"]
    here.play("breed sheep", "end")
    assert here.actor() == CHANCE
    assert farm(here, 0) == (REAPED, counts("grain 1 vegetable 1 sheep 2 food 5"))
    assert farm(here, 1) == (UNTOUCHED, counts("sheep 3 food 5"))
    assert [held["choice"] for held in here.dump()["players"]] == [None, None]


@clause("CAV-HARVEST-04")
@pytest.mark.parametrize("choice", ["fields", "breeding"])
def test_all_may_choose_the_same(choice: str) -> None:
    here = third_event().play(f"harvest {choice}", f"harvest {choice}")
    until_chance(here)
    reaped = choice == "fields"
    goods = counts("grain 1 vegetable 1 sheep 2 food 5" if reaped else "sheep 3 food 5")
    expected = (REAPED if reaped else UNTOUCHED, goods)
    assert farm(here, 0) == farm(here, 1) == expected


@clause("CAV-HARVEST-04")
def test_a_choice_is_public_before_the_next_one_is_made() -> None:
    here = third_event().play("harvest breeding")
    assert here.events() == ["chose P0 breeding"]
    assert [seen["choice"] for seen in here.view(1)["players"]] == ["breeding", None]


@clause("CAV-HARVEST-02", "CAV-HARVEST-04")
def test_after_the_third_event_a_normal_harvest_has_both_steps_again() -> None:
    """The choice of the event is no choice for later."""
    here = third_event().play("harvest breeding", "harvest breeding")
    until_chance(here)
    assert here.dump()["questions"] == 3
    before = farm(here, 0)
    assert before == (UNTOUCHED, counts("sheep 3 food 5"))
    spaces = ("supplies", "logging_1_3", "wood_gathering", "ore_mining_1_3")
    while of_kind(here.legal(), "feed") == []:
        step(here, *(f"place {space}" for space in spaces))
    assert (here.actor(), here.dump()["harvest"]) == (0, "normal")
    assert farm(here, 0)[0] == REAPED
    here.play("feed 4", "feed 4", "breed sheep", "end", "breed sheep")
    assert [here.goods(seat)["sheep"] for seat in (0, 1)] == [4, 4]


# The steps of a normal harvest


@clause("CAV-HARVEST-07")
def test_a_harvest_is_fields_then_feeding_then_breeding() -> None:
    own = player(HELD, board=FARM)
    here = last_of_round(2, 5, own)
    assert here.events()[-4:] == [
        "home",
        "harvest normal",
        "gained P0 grain 1",
        "gained P0 vegetable 1",
    ]
    assert (here.actor(), here.dump()["phase"]) == (0, "feed")
    here.play("feed 4")
    assert here.events() == ["spent P0 food 4", "fed P0 4"]
    assert (here.actor(), here.dump()["phase"]) == (1, "feed")
    here.play("feed 4")
    assert (here.actor(), here.dump()["phase"]) == (0, "breed")
    here.play("breed sheep")
    assert here.told("bred") == ["bred P0 sheep"]
    assert (here.actor(), here.dump()["phase"]) == (0, "bred")
    assert here.legal() == ["eat sheep", "eat grain", "eat vegetable", "end"]
    here.play("end")
    assert (here.actor(), here.dump()["round"]) == (CHANCE, 6)


@clause("CAV-HARVEST-07")
def test_every_step_is_over_for_all_before_the_next_begins() -> None:
    farms = [player(HELD, board=FARM) for _ in range(3)]
    here = scene(3, round=5, phase="feed", harvest="normal", token=1, players=farms)
    asked = []
    while here.actor() >= 0:
        asked.append((here.actor(), here.dump()["phase"]))
        step(here)
    assert asked == [
        *((seat, "feed") for seat in (1, 2, 0)),
        *((seat, phase) for seat in (1, 2, 0) for phase in ("breed", "bred")),
    ]


@clause("CAV-HARVEST-08")
def test_one_token_moves_from_every_sown_field_and_can_be_eaten_at_once() -> None:
    board = {
        "4,3": "field grain 3",
        "3,3": "field grain 1",
        "2,3": "field vegetable 2",
        "1,3": "field vegetable 1",
        "4,2": "field",
    }
    here = last_of_round(2, 5, player("food 1", board=board))
    assert here.board() == {
        "4,3": "field grain 2",
        "3,3": "field",
        "2,3": "field vegetable 1",
        "1,3": "field",
        "4,2": "field",
        "3,4": "cavern",
    }
    assert here.goods() == counts("grain 2 vegetable 2 food 1")
    assert here.legal() == ["eat grain", "eat vegetable", "feed 0", "feed 1"]
    here.play("eat vegetable", "eat grain", "feed 4")
    assert here.goods() == counts("grain 1 vegetable 1")
    assert here.player()["begging"] == 0


@clause("CAV-HARVEST-09")
def test_two_harvests_of_three_grain_and_two_vegetables() -> None:
    board = {"4,3": "field grain 3", "3,3": "field vegetable 2"}
    first = last_of_round(2, 5, player("", board=board))
    second = last_of_round(2, 6, player("grain 1 vegetable 1", board=first.board()), marker="leaf")
    assert first.goods() == counts("grain 1 vegetable 1")
    assert second.goods() == counts("grain 2 vegetable 2")
    assert second.board() == {"3,4": "cavern", "4,3": "field grain 1", "3,3": "field"}
