"""The score sheets of all seats side by side: a seat may have lines that another one has not."""

from typing import NamedTuple

from dolmen.core.game import Game, S


class SheetLine(NamedTuple):
    """A category, and what each seat got in it; None where the seat has no such line."""

    category: str
    points: list[int | None]


def sheet_lines(game: Game[S], s: S) -> list[SheetLine]:
    """Every category of any seat once; a line that some seats have not comes after the one it
    follows on the sheet of those who have it."""
    sheets = [game.sheet(s, seat) for seat in range(game.seats)]
    order: list[str] = []
    for sheet in sheets:
        place = 0
        for category, _ in sheet:
            if category not in order:
                order.insert(place, category)
            place = order.index(category) + 1
    columns = [dict(sheet) for sheet in sheets]
    return [SheetLine(name, [column.get(name) for column in columns]) for name in order]
