"""Types of JSON values: what fits them, what does not, and how a schema says it."""

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import pytest

from dolmen.core.shape import EVERY, misfits, schema

Colour = Literal["red", "blue"]


class Pawn(TypedDict):
    """A pawn
    somewhere."""

    colour: Colour
    at: int | None
    name: NotRequired[str]


class Board(TypedDict):
    """The whole."""

    pawns: list[Pawn]
    stock: Annotated[dict[Colour, int], EVERY]
    owed: dict[Colour, int]
    left: NotRequired[Annotated[dict[Colour, int], EVERY]]
    final: bool


def board(**changed: Any) -> dict[str, Any]:
    """A board that fits, but for what is changed."""
    pawns = [{"colour": "red", "at": 3}, {"colour": "blue", "at": None, "name": "b"}]
    return {"pawns": pawns, "stock": {"red": 1, "blue": 0}, "owed": {}, "final": True} | changed


def test_what_fits_has_no_misfits() -> None:
    assert list(misfits(board(), Board)) == []
    assert list(misfits(board(left={"red": 0, "blue": 0}, owed={"red": 2}), Board)) == []


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"final": 1}, "view.final: 1 is not <class 'bool'>"),
        ({"more": 1}, "view: more is not declared"),
        ({"pawns": [3]}, "view.pawns[0]: 3 is no object"),
        ({"pawns": {}}, "view.pawns: {} is not list[tests.core.test_shape.Pawn]"),
        ({"pawns": [{"colour": "red"}]}, "view.pawns[0]: at is missing"),
        ({"pawns": [{"colour": "green", "at": 1}]}, "view.pawns[0].colour: 'green' is none of"),
        ({"pawns": [{"colour": "red", "at": "x"}]}, "view.pawns[0].at: 'x' is none of"),
        ({"stock": {"red": 1}}, "view.stock: ['red'] are not all keys"),
        ({"left": {}}, "view.left: [] are not all keys"),
        ({"owed": {"green": 1}}, "view.owed: key: 'green' is none of"),
        ({"owed": {"red": True}}, "view.owed.red: True is not <class 'int'>"),
    ],
)
def test_whatever_does_not_fit_is_named(changed: dict[str, Any], told: str) -> None:
    [misfit] = misfits(board(**changed), Board)
    assert misfit.startswith(told)


def test_a_schema_says_the_same() -> None:
    found: dict[str, dict[str, Any]] = {}
    for _ in range(2):
        assert schema(Board, "My", found) == {"$ref": "#/components/schemas/MyBoard"}
    counts = {
        "type": "object",
        "additionalProperties": {"type": "integer"},
        "propertyNames": {"enum": ["red", "blue"]},
    }
    assert found["MyBoard"]["properties"] == {
        "pawns": {"type": "array", "items": {"$ref": "#/components/schemas/MyPawn"}},
        "stock": counts | {"required": ["red", "blue"]},
        "owed": counts,
        "left": counts | {"required": ["red", "blue"]},
        "final": {"type": "boolean"},
    }
    assert found["MyBoard"]["required"] == ["pawns", "stock", "owed", "final"]
    assert found["MyPawn"] == {
        "title": "MyPawn",
        "description": "A pawn somewhere.",
        "type": "object",
        "properties": {
            "colour": {"type": "string", "enum": ["red", "blue"]},
            "at": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "name": {"type": "string"},
        },
        "required": ["colour", "at"],
        "additionalProperties": False,
    }
    assert schema(dict[str, int], "My", found) == {
        "type": "object",
        "additionalProperties": {"type": "integer"},
    }
