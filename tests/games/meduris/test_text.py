"""Questions, headings and events as messages, and who hears what."""

from typing import Any

import pytest

import dolmen
from dolmen.core.game import Event
from dolmen.core.message import Message, Who
from tests.games.meduris.scenes import BLUE, GREEN, RED, position
from tests.scenario import play, story

WOOL = Message("meduris-material", {"material": "wool"})
STONE = Message("meduris-material", {"material": "stone"})
AT_DRUID: dict[str, Any] = {
    "step": "offer",
    "huts": {GREEN: [9]},
    "temples": {RED: [20, 22], BLUE: [25]},
    "druid": 9,
    "asked": GREEN,
    "built": True,
    "face": "wool",
    "payment": {"field": 9},
    "stocks": {1: "wool 3 wood 9"},
}


def price(**due: int) -> tuple[Message, ...]:
    return tuple(Message("meduris-chips", {"material": m, "count": n}) for m, n in due.items())


@pytest.mark.parametrize(
    ("keys", "moves", "question"),
    [
        ({"step": "roll"}, ["roll plus"], Message("meduris-ask-take", {"player": Who(0)})),
        (
            {"step": "roll"},
            ["roll minus", "return wood"],
            Message("meduris-ask-return", {"player": Who(1)}),
        ),
        ({}, [], Message("meduris-ask-act", {"player": Who(0)})),
        ({"step": "roll"}, [], Message("meduris-ask-chance", {})),
        (
            {"stocks": {0: "wood 9"}},
            ["swap for stone", "give wood"],
            Message("meduris-ask-swap", {"player": Who(0), "material": STONE, "count": 2}),
        ),
        (
            {"stocks": {0: "wood 9 stone 1"}},
            ["hut 18"],
            Message(
                "meduris-ask-pay",
                {"player": Who(0), "purpose": "hut", "price": price(stone=1, wood=1)},
            ),
        ),
        (
            {"stocks": {0: "wood 9 wool 3"}},
            ["temple 18", "replace stone", "give wood", "give wood", "give wood"],
            Message(
                "meduris-ask-pay", {"player": Who(0), "purpose": "temple", "price": price(wood=1)}
            ),
        ),
        (
            {"stocks": {0: "wood 9 stone 1"}},
            ["temple 18", "replace stone"],
            Message("meduris-ask-give", {"player": Who(0), "material": STONE, "count": 3}),
        ),
        (AT_DRUID, [], Message("meduris-ask-offer", {"player": Who(1), "field": 9, "size": 1})),
        (
            AT_DRUID,
            ["offer wool"],
            Message(
                "meduris-ask-pay", {"player": Who(1), "purpose": "one", "price": price(wool=1)}
            ),
        ),
        (
            AT_DRUID,
            ["offer both"],
            Message(
                "meduris-ask-pay",
                {"player": Who(1), "purpose": "both", "price": price(wool=1, stone=1)},
            ),
        ),
        (
            {**AT_DRUID, "final": True, "built": False, "mark": 9},
            ["offer nothing"],
            Message("meduris-ask-over", {}),
        ),
    ],
)
def test_every_step_asks_its_question(
    keys: dict[str, Any], moves: list[str], question: Message
) -> None:
    game, s = position(**keys)
    play(game, s, *moves)
    assert game.ask(s) == question


def test_set_up_has_its_questions() -> None:
    game = dolmen.game("meduris", 3)
    assert game.ask(game.start()) == Message("meduris-ask-chance", {})
    game = dolmen.game("meduris", 3, bonus="photo", first=2)
    assert game.ask(game.start()) == Message("meduris-ask-place-worker", {"player": Who(2)})


def test_every_row_of_the_sheet_has_its_heading() -> None:
    game, s = position()
    assert [game.heading(category) for category, _ in game.sheet(s, 0)] == [
        Message(f"meduris-sheet-{name}", {})
        for name in ("start", "offerings", "refusals", "bonus", "interim", "temples", "runes")
    ]


def test_the_course_of_a_turn_is_told() -> None:
    game, s = position(
        "roll",
        stocks={0: "wood 6", 1: "", 2: "wood 1"},
        plains={"wood": [RED, GREEN, BLUE], "stone": [RED, GREEN, BLUE]},
    )
    assert story(
        game,
        s,
        "roll plus",
        "take stone",
        "decline",
        "take wool",
        "swap for copper",
        "give wood",
        "give wood",
        "give wood",
        "temple 3",
        "pay",
    ) == [
        "rolled P0 plus",
        "chip-taken P0 stone",
        "declined P1",
        "chip-taken P2 wool",
        "chip-given P0 wood",
        "chip-given P0 wood",
        "chip-given P0 wood",
        "swapped P0 copper",
        "chips-paid P0 wood 1",
        "chips-paid P0 copper 1",
        "temple-built P0 3",
        "druid-steps 1",
        "turn-began P1",
    ]


def test_setting_up_is_told() -> None:
    game = dolmen.game("meduris", 2, bonus="photo")
    s = game.start()
    assert story(game, s, "first P1", *["worker to wood", "worker to stone"] * 3) == [
        "starts P1",
        "worker-placed P1 wood",
        "worker-placed P0 stone",
        "worker-placed P1 wood",
        "worker-placed P0 stone",
        "worker-placed P1 wood",
        "worker-placed P0 stone",
        "turn-began P1",
    ]


def test_every_event_is_told_to_all_but_one_could_be_kept_from_some() -> None:
    """The contract allows an audience; no event of the title uses it."""
    game, s = position()
    event = Event(4, 1 << 1, False, 0, 0, 0)
    told = [game.tell(s, event, seat) for seat in (0, 1, None)]
    assert told == [None, Message("meduris-event-turn-began", {"player": Who(0)}), None]
    public = Event(10, -1, False, 2, 1, 3)
    assert [game.tell(s, public, seat) for seat in (0, 1, 2, None)] == [
        Message("meduris-event-worker-lifted", {"player": Who(2), "plain": WOOL, "to": STONE})
    ] * 4


def test_no_event_shows_a_secret() -> None:
    game, s = position(stocks={0: "wood 6 stone 2"}, huts={GREEN: [2, 9]}, temples={RED: [20]})
    s.events = []
    play(game, s, "temple 18", "replace stone", "give wood", "give wood", "give wood")
    assert s.events != []
    assert not any(event.shows for event in s.events)
