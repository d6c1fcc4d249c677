"""A view spelled by the names of its keys, for a title that says nothing about its view."""

from typing import Any

import pytest

from dolmen.words import LANGUAGES, Words
from dolmen.words.facts import NOTHING, Fact, Grid, Position, Row, spell_view, spelled


def told(view: dict[str, Any], lang: str = "en") -> Position:
    """A view as somebody reads it at a table of two."""
    return spell_view(view, Words(lang), ["Anna", "Bert"])


@pytest.mark.parametrize(
    ("key", "words"),
    [("last_turns", "Last turns"), ("old-stock", "Old stock"), ("Ring", "Ring"), ("", "")],
)
def test_a_key_is_written_as_a_reader_would(key: str, words: str) -> None:
    assert spelled(key) == words


@pytest.mark.parametrize("value", [None, False, "", [], {}, {"in": {}, "none": None}])
def test_what_is_empty_is_left_out(value: object) -> None:
    assert told({"nothing": value, "round": 3}) == Position([Fact("Round", "3")], [])


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0, "0"),
        (7, "7"),
        ("oak", "oak"),
        ([1, None, 0], f"1, {NOTHING}, 0"),
        ([[1, 2], []], f"1, 2, {NOTHING}"),
        ({"ore_left": 2, "wood": 0, "gone": None}, "Ore left: 2; Wood: 0"),
        ({"paid": [1, 2]}, "Paid: 1, 2"),
    ],
)
def test_a_value_is_one_fact(value: object, text: str) -> None:
    assert told({"what_is": value}) == Position([Fact("What is", text)], [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_yes_is_said_in_the_reader_s_language(lang: str) -> None:
    assert told({"open": True}, lang).facts == [Fact("Open", Words(lang).text("plain-yes"))]


def test_what_holds_other_parts_is_told_part_by_part() -> None:
    view = {"board": {"huts": {"oak": 1}, "round": 2, "rows": [{"n": 5}]}}
    assert told(view) == Position(
        [Fact("Board: Huts", "Oak: 1"), Fact("Board: Round", "2")],
        [Grid("Board: Rows", ["N"], [Row("1", ["5"])], "rows")],
    )


def test_a_list_of_objects_is_a_table_without_its_empty_columns() -> None:
    view = {"stacks": [{"top_card": 3, "gone": None}, {"top_card": None, "ready": True}, None]}
    assert told(view).grids == [
        Grid(
            "Stacks",
            ["Top card", "Ready"],
            [Row("1", ["3", NOTHING]), Row("2", [NOTHING, "yes"]), Row("3", [NOTHING, NOTHING])],
            "stacks",
        )
    ]


def test_players_are_called_by_their_names_as_far_as_these_go() -> None:
    (grid,) = told({"players": [{"coins": 1}, {"coins": 0}, {"coins": 2}]}).grids
    assert grid.rows == [Row("Anna", ["1"]), Row("Bert", ["0"]), Row("3", ["2"])]
