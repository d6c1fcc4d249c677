"""The keys and the signs, explained."""

from typing import ClassVar, Final

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, Static

from dolmen.terminal.boards import Board
from dolmen.terminal.look import ACCENT, BARRIER, BARRIER_SIGN, INK, LIT, TURN_SIGN
from dolmen.terminal.screens.language import Spoken
from dolmen.words import Words

# Keys as they stand on keyboards (an empty one has a name in each language) and what they do.
KEYS: Final = (
    ("↑ ↓", "arrows"),
    ("", "enter"),
    ("abc…", "type"),
    ("", "escape"),
    ("Tab", "tab"),
    ("Ctrl+Z", "back"),
    ("Ctrl+Y", "redo"),
    ("1 … 9", "number"),
    ("? F1", "help"),
    ("F2 Ctrl+R", "rules"),
    ("F3 F4 Ctrl+N P", "page"),
    ("F6 Ctrl+G", "advice"),
    ("Ctrl+↑ ↓", "roll"),
    ("Ctrl+Q", "quit"),
)


class Help(Spoken[None]):
    """What the keys do and what the signs mean."""

    CSS = """
    Help { background: $background; }
    Help VerticalScroll { padding: 1 2; background: $surface; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "dismiss", "terminal-key-close"),
        Binding("enter", "dismiss", show=False),
    ]

    def __init__(self, words: Words, board: Board, page_count: int) -> None:
        super().__init__(words)
        self.board = board
        # How many pages the board has.
        self.page_count = page_count

    def compose(self) -> ComposeResult:
        with VerticalScroll():
            yield Static(Group(*self._keys(), Text(), *self._signs()))
        yield Footer()

    def _keys(self) -> list[Text | Grid]:
        rows = [
            (
                Text(key or self.words.text(f"terminal-name-{id}"), f"bold {ACCENT}"),
                self.words.text(f"terminal-help-{id}"),
            )
            for key, id in KEYS
            if id != "page" or self.page_count > 1
        ]
        return [self._title("terminal-help-keys"), _rows(rows)]

    def _signs(self) -> list[Text | Grid]:
        rows = [
            (Text(BARRIER_SIGN, f"bold {BARRIER}"), self.words.text("terminal-help-barrier")),
            (Text(TURN_SIGN, f"bold {LIT}"), self.words.text("terminal-help-turn")),
            *self.board.legend(self.words),
        ]
        return [self._title("terminal-help-signs"), _rows(rows)]

    def _title(self, id: str) -> Text:
        return Text(self.words.text(id), f"bold {ACCENT}")


def _rows(rows: list[tuple[Text, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(min_width=8, no_wrap=True)
    grid.add_column(ratio=1)
    for sign, meaning in rows:
        grid.add_row(sign, Text(meaning, INK))
    return grid
