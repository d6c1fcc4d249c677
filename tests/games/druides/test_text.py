"""Questions, headings and events as messages, and who hears what."""

from typing import Any

import pytest

from dolmen.core.game import Event, Game
from dolmen.core.message import Message, Who
from tests.games.druides.scenes import GEMS, hand, place, position
from tests.scenario import play, story

READY = {3: place("jet", "P1 jet 9", "P1 amber 9", "P1:6")}


@pytest.mark.parametrize(
    ("step", "keys", "question"),
    [
        ("ritual", {"at": READY}, "ritual"),
        ("place", {}, "placing"),
        ("place-second", {"acted": True}, "second"),
        ("place-gem", {"acted": True}, "second-gem"),
        ("discard", {"acted": True}, "discarding"),
        ("draw", {"acted": True}, "drawing"),
        ("gem-due", {"acted": True}, "chance"),
        ("servant-due", {"acted": True}, "chance"),
    ],
)
def test_every_step_asks_its_question(step: str, keys: dict[str, Any], question: str) -> None:
    game, s = position(2, hands=[{}, hand("jet 1", "servant 1")], step=step, seat=1, **keys)
    assert game.ask(s) == Message(f"druides-ask-{question}", {"player": Who(1)})


def test_chance_and_the_end_have_their_questions() -> None:
    game, s = position(2, READY, step="ritual", seat=1)
    play(game, s, "ritual 3")
    assert game.ask(s) == Message("druides-ask-chance", {"player": Who(1)})
    assert game.ask(game.start()) == Message("druides-ask-chance", {"player": Who(0)})
    game, s = position(2, step="draw")
    play(game, s, "stop", "stop")
    assert game.ask(s) == Message("druides-ask-over", {"player": Who(1)})


def test_a_row_of_the_sheet_is_headed_by_the_number_of_the_ritual() -> None:
    game, s = position(2, scores=[3, 9], step="draw")
    assert [game.heading(category) for category, _ in game.sheet(s, 0)] == [
        Message("druides-sheet-ritual", {"number": 1})
    ]


def every_card_moves() -> tuple[Game[Any], Any, list[str]]:
    """A turn in which P0 places, discards and draws all there is to place, discard and draw."""
    held = hand("amber 1", "amber 2", "servant 1")
    game, s = position(2, hands=[held], step="place")
    moves = ["amber 1 to 2", "servant 1 to 3", "discard amber 2"]
    return game, s, [*moves, "draw gem", "deal jet 5", "draw servant", "deal servant 6", "stop"]


def test_the_owner_is_told_which_cards_moved() -> None:
    game, s, moves = every_card_moves()
    assert story(game, s, *moves, seat=0) == [
        "gem-placed-own P0 garnet 2 amber 1",
        "servant-placed-own P0 amber 3 1",
        "gem-discarded-own P0 amber 2",
        "gem-drawn-own P0 jet 5",
        "servant-drawn-own P0 6",
        "turn-began P1",
    ]


@pytest.mark.parametrize("viewer", [1, None])
def test_the_others_are_told_that_cards_moved_and_where(viewer: int | None) -> None:
    game, s, moves = every_card_moves()
    assert story(game, s, *moves, seat=viewer) == [
        "gem-placed P0 garnet 2",
        "servant-placed P0 amber 3",
        "gem-discarded P0",
        "gem-drawn P0",
        "servant-drawn P0",
        "turn-began P1",
    ]


def test_setting_up_is_told() -> None:
    game, _ = position(2, step="draw")
    s = game.start()
    deals = [f"deal {gem}" for gem in GEMS[:8]] + [
        f"deal servant {value}" for value in (1, 2, 3)
    ] * 2
    heard = story(
        game, s, *["lay jet", "lay amber"] * 2, "lay garnet", "lay emerald", *deals, "first P1"
    )
    assert heard == [
        "place-laid 1 jet",
        "place-laid 2 amber",
        "place-laid 3 jet",
        "place-laid 4 amber",
        "place-laid 5 garnet",
        "place-laid 6 emerald",
        *["gem-drawn P0"] * 4,
        *["gem-drawn P1"] * 4,
        *["servant-drawn P0"] * 3,
        *["servant-drawn P1"] * 3,
        "starts P1",
    ]


def test_an_event_is_kept_from_whom_it_is_not_meant_for() -> None:
    """No event of the title is, but the contract allows it."""
    game, s = position(2, step="draw")
    event = Event(4, 1 << 1, False, 0, 0, 0)
    told = [game.tell(s, event, seat) for seat in (0, 1, None)]
    assert told == [None, Message("druides-event-turn-began", {"player": Who(0)}), None]


def test_a_ritual_shows_what_was_hidden_and_nothing_else_does() -> None:
    """So that no move before it can be taken back."""
    game, s, moves = every_card_moves()
    s.events = []
    play(game, s, *moves)
    assert [event.shows for event in s.events] == [False] * 6
    game, s = position(2, READY, hands=[hand("jet 1")], step="ritual")
    s.events = []
    play(game, s, "ritual 3", "lay jet")
    told = [game.tell(s, event, None) for event in s.events if event.shows]
    assert [message.id for message in told if message is not None] == [
        "druides-event-gem-matches",
        "druides-event-gem-does-not-match",
        "druides-event-servant-served",
    ]
