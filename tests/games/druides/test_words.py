"""How Druides speaks."""

import pytest

from dolmen.core.game import EVERYONE, Event
from dolmen.core.message import Message, Who
from dolmen.games.druides import text as druides
from dolmen.games.druides.events import GEM_DRAWN
from dolmen.games.druides.moves import KIND_NAMES
from dolmen.words import LANGUAGES, Words
from tests.laws import clauses
from tests.messages import entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_kinds_of_gems_have_names(lang: str) -> None:
    for id in ("druides-kind", "druides-place"):
        assert entries(lang)[id].choices == {frozenset(KIND_NAMES)}


def test_the_owner_hears_which_card_it_was_and_others_do_not() -> None:
    drawn = Event(GEM_DRAWN, EVERYONE, False, 0, 24, 0)
    heard = [druides.tell(drawn, viewer) for viewer in (0, 1, None)]
    english = Words("en")
    assert [english.say(message, ["Ann", "Bo"]) for message in heard if message] == [
        "Ann draws amber 7.",
        "Ann draws a gem.",
        "Ann draws a gem.",
    ]


def test_arguments_may_be_numbers_texts_players_and_messages() -> None:
    gem = Message("druides-gem", {"kind": "amber", "number": 7})
    placed = Message(
        "druides-event-gem-placed-own",
        {
            "player": Who(1),
            "gem": gem,
            "place": Message("druides-place", {"kind": "jet"}),
            "slot": 2,
        },
    )
    assert Words("en").say(placed, ["Ann", "Bo"]) == "Bo plays amber 7: Jet place (2)."
    assert (
        Words("fr").say(placed) == "P1 joue la gemme ambre 7\N{NO-BREAK SPACE}: Lieu de jais (2)."
    )
    assert Words("nl").say(placed, ["Ann"]) == "P1 speelt barnsteen 7: Gitplek (2)."


def test_several_gems_become_a_list() -> None:
    gems = tuple(Message("druides-gem", {"kind": "jet", "number": n}) for n in (1, 2, 3))
    assert (
        Words("en").text("move-unknown", text=gems) == "There is no move “jet 1, jet 2 and jet 3”."
    )


def test_the_law_is_complete() -> None:
    assert len(clauses("druides")) == 72
