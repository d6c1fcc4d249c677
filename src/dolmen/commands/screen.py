"""What the commands write: lines, tables and JSON that fit the width of the screen. rich, which
draws the tables, takes as long to import as all the rest: who shows lines does without."""

import json
import os
import sys
import textwrap
from collections.abc import Sequence
from shutil import get_terminal_size
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod

# Between two columns.
GAP: Final = 2
# A word as short as a date is not broken.
SHORT: Final = len("2026-11-18")


def console() -> "Console":
    """The screen, without colours of its own making."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False)


def show_rows(headings: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0) -> None:
    """A table whose rows are taken further: the first column is never broken, and a pipe gets one
    line a row with tabs between, for `cut` and `grep`."""
    if sys.stdout.isatty():
        show_table(headings, rows, numbers, whole=1)
        return
    for row in (headings, *rows):
        print("\t".join(row))


def show_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], numbers: int = 0, whole: int = 0
) -> None:
    """A table whose last columns, as many as said, are numbers, and whose first ones are never
    broken."""
    from rich.cells import cell_len
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, GAP, 0, 0), header_style="bold")
    columns = [[heading, *cells] for heading, *cells in zip(headings, *rows, strict=True)]
    natural = [max(map(cell_len, column)) for column in columns]
    # What does not fit goes on in the next line: half an id is none, and half a date neither.
    least = [
        natural[i]
        if i < whole
        else min(max(cell_len(word) for cell in column for word in cell.split(" ")), SHORT)
        for i, column in enumerate(columns)
    ]
    room = width() - GAP * (len(columns) - 1)
    for i, (heading, wide) in enumerate(zip(headings, widths(least, natural, room), strict=True)):
        justify: JustifyMethod = "right" if i >= len(headings) - numbers else "left"
        table.add_column(
            Text(heading), justify=justify, overflow="fold", no_wrap=i < whole, width=wide
        )
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen = console()
    # There is a gap behind the last column too, which is not to be seen.
    screen.width = width() + GAP
    with screen.capture() as lines:
        screen.print(table)
    for line in lines.get().splitlines():
        print(line.rstrip())


def widths(least: Sequence[int], natural: Sequence[int], room: int) -> list[int]:
    """How wide columns are that have so much room: the narrowest grow first. Where there is too
    little for what they need at least, the widest give."""
    found = list(least)
    while sum(found) > max(room, len(found)):
        found[found.index(max(found))] -= 1
    while sum(found) < min(room, sum(natural)):
        narrow = [i for i, wide in enumerate(found) if wide < natural[i]]
        found[min(narrow, key=found.__getitem__)] += 1
    return found


def show_pairs(pairs: Sequence[tuple[str, str]]) -> None:
    """Two columns without headings: what something is called, and what it is."""
    left = max(len(name) for name, _ in pairs) + 2
    for name, about in pairs:
        print(fold(about, width(), " " * left, name.ljust(left)).rstrip())


def show_heading(text: str) -> None:
    """A line that opens a part."""
    bold = sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"
    print(f"\x1b[1m{text}\x1b[0m" if bold else text)


def show_line(text: str, indent: int = 0) -> None:
    """A text, wrapped at the width of the screen, all its lines indented alike."""
    print(fold(text, width(), " " * indent))


def width() -> int:
    """How many letters a line of the screen has."""
    return get_terminal_size().columns


def fold(text: str, columns: int, indent: str, first: str | None = None) -> str:
    """A text in lines of at most that width; the first may start with something else."""
    return textwrap.fill(
        text,
        width=max(columns, 20),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def show_json(value: object) -> None:
    """One JSON value on one line, for programs."""
    print(json.dumps(value, ensure_ascii=False))
