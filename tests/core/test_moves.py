"""The move table: numbers, names, targets and back."""

import pytest

from dolmen.core.message import Refusal
from dolmen.core.moves import Kind, MoveTable

COLOURS = ("red", "blue")
SPOTS = ("1", "2", "3")


def table() -> MoveTable:
    return MoveTable(
        [
            Kind("pass", "pass", target="seat:{seat}"),
            Kind("put", "{0} to {1}", COLOURS, SPOTS, target="spot:{1}"),
        ]
    )


def test_moves_are_numbered_kind_after_kind_the_last_argument_fastest() -> None:
    assert [table().name(move) for move in range(table().count)] == [
        "pass",
        "red to 1",
        "red to 2",
        "red to 3",
        "blue to 1",
        "blue to 2",
        "blue to 3",
    ]


def test_numbers_encode_and_decode_back() -> None:
    moves = table()
    for move in range(moves.count):
        kind, args = moves.decode(move)
        assert moves.encode(kind.code, *args) == move
    assert repr(moves.kinds["put"]) == "Kind('put', 1..6)"


def test_targets_name_the_element_and_the_seat() -> None:
    moves = table()
    assert [moves.target(move, 4) for move in (0, 1, 6)] == ["seat:4", "spot:1", "spot:3"]


def test_names_parse_whatever_the_case_and_spaces() -> None:
    moves = table()
    assert [moves.parse(text) for text in ("pass", "  Red  TO 2 ", "blue to 3")] == [0, 2, 6]


def test_an_unknown_name_is_refused_with_what_was_typed() -> None:
    with pytest.raises(Refusal) as caught:
        table().parse("green  to 1")
    assert caught.value.message == ("move-unknown", {"text": "green to 1"})


@pytest.mark.parametrize("move", [-1, 7])
def test_a_number_outside_the_table_is_refused(move: int) -> None:
    with pytest.raises(IndexError, match="expected a move from 0 to 6"):
        table().name(move)


def test_wrong_arguments_are_refused() -> None:
    with pytest.raises(ValueError, match="expected 2 arguments"):
        table().encode("put", 1)
    with pytest.raises(ValueError, match="expected 0 to 2"):
        table().encode("put", 1, 3)


def test_two_moves_may_not_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name"):
        MoveTable([Kind("a", "go", target="x"), Kind("b", "go", target="y")])
