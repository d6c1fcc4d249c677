"""The rules of the title, clause by clause, with chapters and a search."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option

from dolmen.terminal.look import ACCENT, INK, INK_2
from dolmen.terminal.screens.language import Spoken
from dolmen.words import Words
from dolmen.words.typed_moves import fold


class Clause(Static):
    """One clause, or the heading of a chapter."""

    def __init__(self, clause: str, text: str) -> None:
        self.is_chapter = "-" not in clause.partition("-")[2]
        if self.is_chapter:
            shown = Text(text, f"bold {ACCENT}")
        else:
            shown = Text.assemble((f"{clause}\n", INK_2), (text, INK))
        super().__init__(shown, id=clause, classes="chapter" if self.is_chapter else "clause")
        self.folded = fold(f"{clause} {text}")


class Rules(Spoken[None]):
    """The law of a title."""

    CSS = """
    Rules { background: $background; }
    Rules #search { dock: top; height: 1; padding: 0 1; background: $panel; }
    Rules #chapters { width: 24; height: 100%; background: $surface; padding: 1 0 0 1; }
    Rules #clauses { padding: 1 2; background: $background; }
    Rules .clause { margin-bottom: 1; max-width: 76; }
    Rules .chapter { margin-bottom: 1; }
    Rules #nothing { display: none; color: $ink-2; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f2", "dismiss", "terminal-key-close"),
        Binding("down", "roll(2)", show=False),
        Binding("up", "roll(-2)", show=False),
        Binding("pagedown", "roll(12)", show=False),
        Binding("pageup", "roll(-12)", show=False),
        Binding("tab", "app.focus_next", "terminal-key-chapters"),
    ]

    def __init__(self, words: Words, title: str, clause: str = "") -> None:
        super().__init__(words)
        self.book = f"{title}-rules"
        self.clause = clause

    def compose(self) -> ComposeResult:
        yield Input(id="search", compact=True, placeholder=self.words.text("terminal-search"))
        clauses = list(self._clauses())
        with Horizontal():
            yield OptionList(
                *(Option(c.content, id=c.id) for c in clauses if c.is_chapter),
                id="chapters",
                compact=True,
            )
            with VerticalScroll(id="clauses", can_focus=False):
                if self.words.has(f"{self.book}-intro"):
                    intro = Text(self.words.text(f"{self.book}-intro"), INK_2)
                    yield Static(intro, classes="clause")
                yield from clauses
                yield Static(Text(self.words.text("terminal-nothing-found")), id="nothing")
        yield Footer()

    def on_mount(self) -> None:
        if self.clause:
            self.call_after_refresh(self._go_to, self.clause)

    def _clauses(self) -> Iterator[Clause]:
        for id in self.words.ids(self.book):
            if not id.startswith(self.book):
                yield Clause(id, self.words.text(id))

    def _go_to(self, clause: str) -> None:
        self.query_one("#clauses").scroll_to_widget(
            self.query_one(f"#{clause}"), top=True, animate=False
        )

    def action_roll(self, lines: int) -> None:
        """Scrolls the clauses while the search has the keys."""
        self.query_one("#clauses").scroll_relative(y=lines, animate=False)

    def _show(self, text: str) -> None:
        """Leaves the clauses that have the text; scattered words if none has it word for word."""
        wanted = fold(text)
        clauses = list(self.query(Clause))
        found = [clause for clause in clauses if wanted in clause.folded]
        found = found or [c for c in clauses if all(word in c.folded for word in wanted.split())]
        for clause in clauses:
            clause.display = clause in found
        self.query_one("#nothing").display = not found
        self.query_one("#clauses").scroll_home(animate=False)

    @on(Input.Changed)
    def find(self, event: Input.Changed) -> None:
        """Searches while the player types."""
        self._show(event.value)

    @on(OptionList.OptionHighlighted)
    @on(OptionList.OptionSelected)
    def turn_to(self, event: OptionList.OptionMessage) -> None:
        """Goes to a chapter, with all clauses to be seen."""
        if not self.query_one("#chapters").has_focus:
            return
        field = self.query_one(Input)
        with field.prevent(Input.Changed):
            field.value = ""
        self._show("")
        self.call_after_refresh(self._go_to, str(event.option.id))
