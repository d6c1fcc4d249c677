"""What the commands write: lines, tables and JSON that fit the width of the screen. rich, which
draws the tables, takes as long to import as all the rest: who shows lines does without."""

import json
import os
import sys
import textwrap
from collections.abc import Sequence
from shutil import get_terminal_size
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console, JustifyMethod


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
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for i, heading in enumerate(headings):
        is_number = i >= len(headings) - numbers
        # What does not fit goes on in the next line: half an id is none.
        justify: JustifyMethod = "right" if is_number else "left"
        # Nor is half a day of a date anything: words as short as one stay whole.
        longest = max(
            len(word)
            for cell in (heading, *(row[i] for row in rows))
            for word in f"{cell} ".split(" ")
        )
        table.add_column(
            Text(heading),
            justify=justify,
            overflow="fold",
            no_wrap=i < whole,
            min_width=min(longest, len("2026-11-18")),
        )
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen = console()
    with screen.capture() as lines:
        screen.print(table)
    for line in lines.get().splitlines():
        print(line.rstrip())


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
