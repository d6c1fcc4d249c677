"""What the commands write: lines, tables and JSON that fit the width of the screen."""

import json
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text


def console() -> Console:
    """The screen, without colours of its own making."""
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
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for i, heading in enumerate(headings):
        is_number = i >= len(headings) - numbers
        # What does not fit goes on in the next line: half an id is none.
        justify: JustifyMethod = "right" if is_number else "left"
        table.add_column(Text(heading), justify=justify, overflow="fold", no_wrap=i < whole)
    _show_rows(table, rows)


def show_grid(rows: Sequence[Sequence[str]]) -> None:
    """Columns without headings."""
    _show_rows(Table.grid(padding=(0, 2, 0, 0)), rows)


def _show_rows(table: Table, rows: Sequence[Sequence[str]]) -> None:
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen = console()
    with screen.capture() as lines:
        screen.print(table)
    for line in lines.get().splitlines():
        print(line.rstrip())


def show_heading(text: str) -> None:
    """A line that opens a part."""
    console().print(Text(text, style="bold"))


def show_line(text: str, indent: int = 0) -> None:
    """A text, wrapped at the width of the screen, all its lines indented alike."""
    print(fold(text, console().width, " " * indent))


def fold(text: str, width: int, indent: str, first: str | None = None) -> str:
    """A text in lines of at most that width; the first may start with something else."""
    return textwrap.fill(
        text,
        width=max(width, 20),
        initial_indent=indent if first is None else first,
        subsequent_indent=indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def show_json(value: object) -> None:
    """One JSON value on one line, for programs."""
    print(json.dumps(value, ensure_ascii=False))
