"""Sheets side by side: every line of anybody, in an order that all sheets agree with."""

from typing import Any

from dolmen.core.sheet import sheet_lines


class Sheets:
    """A game of which nothing but the sheets is known."""

    def __init__(self, *sheets: list[tuple[str, int]]) -> None:
        self.seats = len(sheets)
        self.sheets = sheets

    def sheet(self, s: object, seat: int) -> list[tuple[str, int]]:
        """The sheet of a seat."""
        return self.sheets[seat]


def lines(*sheets: list[tuple[str, int]]) -> list[tuple[str, list[int | None]]]:
    """The lines of these sheets."""
    game: Any = Sheets(*sheets)
    return [(line.category, line.points) for line in sheet_lines(game, None)]


def test_equal_sheets_are_laid_side_by_side() -> None:
    assert lines([("huts", 3), ("gold", 1)], [("huts", 0), ("gold", -2)]) == [
        ("huts", [3, 0]),
        ("gold", [1, -2]),
    ]


def test_a_line_that_some_lack_comes_after_the_one_it_follows() -> None:
    first = [("tiles", 1), ("bonus:3", 2), ("gold", 5)]
    second = [("tiles", 0), ("bonus:7", 4), ("gold", 6)]
    third = [("start", 9), ("tiles", 7), ("gold", 8), ("end", 1)]
    assert lines(first, second, third) == [
        ("start", [None, None, 9]),
        ("tiles", [1, 0, 7]),
        ("bonus:7", [None, 4, None]),
        ("bonus:3", [2, None, None]),
        ("gold", [5, 6, 8]),
        ("end", [None, None, 1]),
    ]
