"""Questions, headings and events as messages: words in every language, and nothing hidden."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

import pytest

from dolmen.core.game import EVERYONE, Event
from dolmen.core.message import Message, Who
from dolmen.games.caverna.data import FIRST_CARD, FURNISHING_NAMES, SPACE_NAMES, spaces_of
from dolmen.games.caverna.events import EVENTS, MARKER_TURNED, REVEALED
from dolmen.games.caverna.refusals import REASONS
from dolmen.words import LANGUAGES, Words
from tests.games.caverna.scenes import ASIDE, dwarf, open_caverna, opening, player, scene
from tests.games.caverna.walks import MANNERS, walk

SEATS: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Guy")
# Values for the arguments of events.
VALUES: Final = {
    "player": (0, 6),
    "round": (1, 12),
    "space": range(51),
    "marker": (1, 2),
    "good": range(13),
    "count": (1, 2, 17),
    "strength": (0, 1, 14),
    "cell": (35, 8, 53),
    "tile": range(7),
    "size": (0, 1),
    "furnishing": range(48),
    "loot": range(23),
    "harvest": range(4),
    "choice": (0, 1),
}
ARMED: Final = [dwarf(14), dwarf(14)]
LOGS: Final = {"logging_1_3": {"wood": 3}}
BARN: Final = {"4,3": "small_pasture stable", "3,3": "meadow", "2,3": "meadow"}


def me() -> dict[str, Any]:
    return {"player": Who(0)}


def named(kind: str, id: str) -> Message:
    return Message(f"caverna-{kind}-{id}", {})


ASKED: Final[list[tuple[int, dict[str, Any], list[str], str, dict[str, Any]]]] = [
    (2, {"round": 1}, [], "work", me() | {"strength": 0}),
    (
        2,
        {"round": 1, "players": [player(dwarfs=[dwarf(3), dwarf(5)])]},
        [],
        "work",
        {"strength": 3},
    ),
    (
        2,
        {"round": 1, "players": [player("ruby 1", dwarfs=[dwarf(), dwarf(5)])]},
        ["overtake 5"],
        "overtake",
        {"strength": 5},
    ),
    (2, {"round": 1}, ["place slash_and_burn"], "act", {"space": named("space", "slash-and-burn")}),
    (
        2,
        {"round": 1},
        ["place sustenance_1_3"],
        "more",
        {"space": named("space", "sustenance-1-3")},
    ),
    (
        3,
        {
            "round": 1,
            "players": [player("food 4"), player(dwarfs=[dwarf(at="housework"), ASIDE])],
        },
        ["place imitation_3"],
        "imitate",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player(dwarfs=ARMED)], "spaces": LOGS},
        ["place logging_1_3", "loot tunnel"],
        "lay",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player("wood 9", dwarfs=ARMED)], "spaces": LOGS},
        ["place logging_1_3", "loot furnish_cavern"],
        "furnish",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player(dwarfs=ARMED)], "spaces": LOGS},
        ["place logging_1_3", "loot stable"],
        "stable",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player("wood 2", dwarfs=ARMED, board=BARN)], "spaces": LOGS},
        ["place logging_1_3", "loot small_pasture"],
        "pasture",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player("sheep 2", dwarfs=ARMED, board=BARN)], "spaces": LOGS},
        ["place logging_1_3", "loot breed"],
        "breed",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player(dwarfs=ARMED)]},
        ["place blacksmithing", "loot wood"],
        "loot",
        {"count": 2},
    ),
    (
        2,
        {
            "round": 1,
            "players": [player("grain 2", board={"4,3": "field", "3,3": "field"})],
        },
        ["place slash_and_burn", "sow grain"],
        "sow",
        {},
    ),
    (5, {"round": 1}, ["place weekly_market", "market wood"], "market", {}),
    (
        2,
        {"round": 10, "marker": "leaf", "players": [player("ore 6")]},
        ["place ore_trading", "trade ore"],
        "trade",
        {},
    ),
    (
        2,
        {"round": 1, "players": [player("sheep 2 ruby 1")]},
        ["ruby donkey"],
        "house",
        {},
    ),
    (
        2,
        {
            "round": 1,
            "players": [player("wood 4 stone 3 ore 2", board={"3,4": "builder", "2,4": "cavern"})],
        },
        ["place housework", "furnish dwelling"],
        "pay",
        {"furnishing": named("furnishing", "dwelling")},
    ),
    (
        2,
        {"round": 1, "players": [player("wood 1", board={"2,4": "cavern"})]},
        ["place housework", "furnish cuddle_room"],
        "site",
        {"furnishing": named("furnishing", "cuddle-room")},
    ),
    (
        1,
        {
            "round": 5,
            "phase": "keep",
            "players": [player("ruby 1")],
            "spaces": {"logging_1_3": {"wood": 6}},
        },
        [],
        "keep",
        {},
    ),
    (
        3,
        {"round": 10, "phase": "choose", "harvest": "choice", "marker": "question", "questions": 2},
        [],
        "choose",
        {},
    ),
    (2, {"round": 5, "phase": "feed"}, [], "feed", {"count": 4}),
    (2, {"round": 5, "phase": "breed", "players": [player("sheep 2")]}, [], "breed", {}),
    (
        2,
        {"round": 5, "phase": "breed", "players": [player("sheep 2")]},
        ["breed nothing"],
        "bred",
        {},
    ),
    (2, {"round": 12, "phase": "last", "players": [player("sheep 2")]}, [], "last", {}),
]


@pytest.mark.parametrize(
    ("seats", "position", "moves", "step", "words"),
    ASKED,
    ids=[f"{case[3]} {i}" for i, case in enumerate(ASKED)],
)
def test_every_step_asks_its_question(
    seats: int, position: dict[str, Any], moves: list[str], step: str, words: dict[str, Any]
) -> None:
    here = scene(seats, **position).play(*moves)
    asked = here.game.ask(here.state)
    assert asked == Message(f"caverna-ask-{step}", me() | words)
    for lang in LANGUAGES:
        assert_sentence(Words(lang).say(asked, SEATS))


def test_chance_and_the_end_have_their_questions() -> None:
    here = opening(3)
    assert here.game.ask(here.state) == Message("caverna-ask-chance", {})
    over = scene(2, round=12, phase="over")
    assert over.game.ask(over.state) == Message("caverna-ask-over", {})


def assert_sentence(sentence: str) -> None:
    """Whole, with nothing left open, and with an end."""
    assert sentence.strip() == sentence
    assert "{" not in sentence
    assert "  " not in sentence
    assert not sentence[0].islower(), sentence
    assert sentence[-1] in ".?", sentence


# Words for all that is said


def events() -> Iterator[Event]:
    """Every kind of event with all that may be in it."""
    for kind in EVENTS:
        for args in product(*(VALUES[name] for name in kind.args)):
            a, b, c = (*args, 0, 0, 0)[:3]
            yield Event(kind.number, EVERYONE, False, a, b, c)


@pytest.mark.wide
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_has_words(lang: str) -> None:
    here = opening(7)
    words = Words(lang)
    told = set()
    for event in events():
        message = here.game.tell(here.state, event, None)
        assert message is not None
        told.add(message.id)
        assert_sentence(words.say(message, SEATS))
    assert len(told) == len(EVENTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_and_its_clause_have_words(lang: str) -> None:
    words = Words(lang)
    told = [words.text(reason.message) for reason in REASONS[1:]]
    for sentence in told:
        assert_sentence(sentence)
    assert len(set(told)) == len(told)
    for reason in REASONS[1:]:
        assert words.text(reason.clause)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_the_sheet_has_its_heading(lang: str) -> None:
    """One line for each yellow tile that has a bonus, called after the tile."""
    yellow = [tile for tile in FURNISHING_NAMES if tile.endswith(("parlor", "storage", "chamber"))]
    headings = set()
    for tile in yellow:
        here = scene(2, round=12, phase="over", players=[player(board={"3,4": tile})])
        for category, _ in here.sheet():
            heading = here.game.heading(category)
            if category.startswith("bonus"):
                assert heading == named("furnishing", tile.replace("_", "-"))
            else:
                assert heading == Message(f"caverna-sheet-{category}", {})
            headings.add(Words(lang).say(heading))
    assert len(headings) == 10 + 13
    assert not [heading for heading in headings if heading[0].islower() or heading[-1] in ".?"]


@cache
def spoken_moves(lang: str) -> tuple[str, ...]:
    """Every move as it reads in a list."""
    table = open_caverna(7)
    words = Words(lang)
    return tuple(words.say(table.describe(move), SEATS) for move in range(table.moves.count))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_has_words(lang: str) -> None:
    for sentence in spoken_moves(lang):
        assert sentence.strip() == sentence
        assert "{" not in sentence
        assert "  " not in sentence
        assert not sentence[0].islower(), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", range(1, 8))
def test_no_two_moves_of_one_table_read_alike(seats: int, lang: str) -> None:
    """Spaces of other numbers of players may: they are on the other side of a board."""
    game = open_caverna(seats)
    spaces = {SPACE_NAMES[space] for space in spaces_of(seats)} | set(SPACE_NAMES[FIRST_CARD:])
    heard: dict[str, list[str]] = {}
    for move, sentence in enumerate(spoken_moves(lang)):
        kind, space = game.moves.name(move).split(" ")[0], game.moves.name(move).split(" ")[-1]
        if kind not in ("place", "imitate", "keep") or space in spaces:
            heard.setdefault(sentence.casefold(), []).append(game.moves.name(move))
    assert [names for names in heard.values() if len(names) > 1] == []


@pytest.mark.parametrize("seats", [1, 2, 5])
@pytest.mark.parametrize("number", range(len(MANNERS)))
def test_whole_games_are_told_and_asked_in_every_language(seats: int, number: int) -> None:
    game = open_caverna(seats)
    seen: dict[str, Message] = {}
    for s, _ in walk(game, number, MANNERS[number]):
        asked = game.ask(s)
        seen.setdefault(asked.id, asked)
        for event in s.events or ():
            message = game.tell(s, event, None)
            assert message is not None
            seen.setdefault(message.id, message)
        s.events = []
    assert len(seen) > 20
    for lang in LANGUAGES:
        words = Words(lang)
        for message in seen.values():
            assert_sentence(words.say(message, SEATS[:seats]))


# What is told, and to whom


def test_the_course_of_a_turn_is_told() -> None:
    here = scene(
        2,
        round=2,
        players=[player("wood 2 stone 1", board={"4,3": "meadow"})],
        spaces={"sheep_farming": {"sheep": 2}},
    )
    here.play("place sheep_farming", "small-pasture 4 3", "stable 4 3", "take", "eat sheep", "end")
    assert here.events() == [
        "placed P0 sheep_farming 0",
        "spent P0 wood 2",
        "fenced P0 4 3 small",
        "spent P0 stone 1",
        "stabled P0 4 3",
        "gained P0 sheep 2",
        "spent P0 sheep 1",
        "gained P0 food 1",
        "turn-ended P0",
    ]


def test_an_expedition_is_told() -> None:
    here = scene(2, round=1, players=[player("ore 3"), player(dwarfs=[ASIDE, ASIDE])])
    here.play("place blacksmithing", "forge 2", "loot grain", "loot all_weapons_plus_1", "stop")
    assert here.events() == [
        "placed P0 blacksmithing 0",
        "spent P0 ore 2",
        "forged P0 2",
        "looted P0 grain",
        "gained P0 grain 1",
        "looted P0 all_weapons_plus_1",
        "armed P0",
        "experienced P0 4",
    ]


def test_the_beginning_is_told() -> None:
    here = opening(3)
    here.play("first P1", "reveal sheep_farming")
    assert [event for event in here.events() if not event.startswith("supplied")] == [
        "started P1",
        "gained P1 food 1",
        "gained P2 food 1",
        "gained P0 food 2",
        "round-began 1",
        "revealed sheep_farming",
    ]


def test_every_event_is_told_to_all_alike() -> None:
    """There is no secret that some know: what nobody knows is not drawn yet."""
    here = opening(3, markers="end")
    for event in events():
        heard = [here.game.tell(here.state, event, seat) for seat in (0, 1, 2, None)]
        assert heard == [heard[0]] * 4


@pytest.mark.parametrize("markers", ["start", "end"])
def test_only_what_chance_turns_up_shows_a_secret(markers: str) -> None:
    """So a move can be taken back up to the next card or marker."""
    game = open_caverna(3, markers=markers)
    shown = set()
    for s, _ in walk(game, 7):
        shown |= {event.kind for event in s.events or () if event.shows}
        s.events = []
    assert shown == {REVEALED, MARKER_TURNED}


def test_with_late_markers_nobody_sees_one_before_the_harvest() -> None:
    game = open_caverna(2, markers="end")
    seen = set()
    for s, _ in walk(game, 3):
        view = game.view(s, 0)
        if view["marker"] is not None:
            seen.add(view["phase"])
    assert seen <= {"choose", "feed", "breed", "bred"}
    assert "feed" in seen
