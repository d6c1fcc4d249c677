"""The board of a title that brings none: the players, and its view as facts and cards."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from dolmen.terminal.boards import IN_ORDER, ONE_PAGE, Line, Pages, Scene
from dolmen.terminal.look import (
    ACCENT,
    BLACK_MOON,
    BLUE_DROP,
    GREEN_LEAF,
    INK,
    INK_2,
    LIT,
    PURPLE_STAR,
    RED_SUN,
    SLAB_2,
    TURN_SIGN,
    WHITE_RING,
    YELLOW_PEAK,
    Mark,
)
from dolmen.terminal.slab import Block, fit, flow, hang
from dolmen.words import Words
from dolmen.words.facts import Grid, spell_view

MARKS: Final = (
    RED_SUN,
    BLUE_DROP,
    BLACK_MOON,
    GREEN_LEAF,
    PURPLE_STAR,
    YELLOW_PEAK,
    WHITE_RING,
)
LISTING: Final = IN_ORDER
ONE_BY_ONE: Final = False
# More than so many players share marks.
ROUNDS: Final = 3
# No column is wider, so that a table of many columns can be read.
WIDEST: Final = 24


def marks(view: Mapping[str, object]) -> Sequence[Mark]:
    """The marks of the seats: always the same."""
    return MARKS * ROUNDS


def pages(view: Mapping[str, object], scene: Scene) -> Pages:
    """Everything is on one page."""
    return ONE_PAGE


def step(line: Line, words: Words) -> str:
    """Every move stands by itself."""
    return ""


def price(line: Line) -> Text:
    """Signs for what it counts are unknown."""
    return Text()


def legend(words: Words) -> list[tuple[Text, str]]:
    """The signs of the players."""
    return [(Text(mark.sign, f"bold {mark.colour}"), words.text(mark.name)) for mark in MARKS]


def draw(view: Mapping[str, object], scene: Scene, width: int) -> Text:
    """The view as that viewer sees it."""
    told = spell_view(view, scene.words, scene.names)
    lines = players(view, scene, width)
    for fact in told.facts:
        words = [Text(word, INK) for word in fact.text.split(" ")]
        lines += hang(Text(f"{fact.label}:", INK_2), words, width)
    for grid in told.grids:
        lines += [Text(), *card(grid, width)]
    return Text("\n").join(fit(line, width) for line in lines)


def players(view: Mapping[str, object], scene: Scene, width: int) -> Block:
    """Who plays, and whose turn it is."""
    pieces = []
    for seat, (name, mark) in enumerate(zip(scene.names, marks(view), strict=False)):
        turn = f"{TURN_SIGN} " if seat == scene.actor else ""
        pieces.append(
            Text.assemble(
                (turn, f"bold {LIT}"), (f"{mark.sign} ", f"bold {mark.colour}"), (name, INK)
            )
        )
    return flow(pieces, width, gap="   ")


def card(grid: Grid, width: int) -> Block:
    """A table under its name, its columns as wide as they need to be."""
    table = [["", *grid.columns], *([row.head, *row.cells] for row in grid.rows)]
    widths = [
        min(WIDEST, max(Text(line[column]).cell_len for line in table))
        for column in range(len(table[0]))
    ]
    lines = [fit(Text(grid.label, f"bold {ACCENT}"), width, f"on {SLAB_2}")]
    for number, cells in enumerate(table):
        style = INK_2 if number == 0 else INK
        parts = [
            fit(Text(cell, style), cells_wide)
            for cell, cells_wide in zip(cells, widths, strict=True)
        ]
        lines.append(Text("  ").join(parts))
    return lines
