"""The end: who won, the ranks, and where the points came from."""

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, cast

from rich import box
from rich.table import Table as Sheet
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Footer, OptionList, Static
from textual.widgets.option_list import Option

from dolmen.core.sheet import sheet_lines
from dolmen.terminal.look import ACCENT, EDGE, INK, INK_2, Mark
from dolmen.terminal.screens.language import Spoken
from dolmen.terminal.table import Table
from dolmen.words import Words, plain

Next = Literal["again", "stronger", "look", "quit"]

# Where a seat has no such line on its sheet.
NO_LINE: Final = "–"


class Result(Spoken[Next]):
    """The score sheet and what to do next."""

    CSS = """
    Result { background: $background; }
    Result #winner { padding: 1 2 0 2; text-style: bold; }
    Result #sheet { padding: 0 2; height: 1fr; }
    Result #next { height: auto; padding: 0 2; background: $surface; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss('look')", "terminal-key-look"),
    ]
    AUTO_FOCUS: ClassVar[str | None] = "#next"

    def __init__(self, words: Words, table: Table, marks: Sequence[Mark]) -> None:
        super().__init__(words)
        self.table = table
        self.marks = marks

    def compose(self) -> ComposeResult:
        yield Static(Text(self._winner(), f"bold {ACCENT}"), id="winner")
        with VerticalScroll(id="sheet", can_focus=False):
            yield Static(self._sheet())
        steps: tuple[Next, ...] = ("again", "look", "quit")
        options = [Option(self.words.text(f"terminal-next-{step}"), id=step) for step in steps]
        if self.table.stronger is not None:
            harder = self.words.text("bot-stronger", bot=self.table.stronger)
            options.insert(1, Option(harder, id="stronger"))
        yield OptionList(*options, id="next", compact=True)
        yield Footer()

    @on(OptionList.OptionSelected)
    async def go_on(self, event: OptionList.OptionSelected) -> None:
        """One of the steps was chosen."""
        await self.action_dismiss(cast(Next, event.option.id))

    def _winner(self) -> str:
        ranks = self.table.game.ranks(self.table.state)
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        you = self.table.listener
        id = "terminal-you-win" if you in winners else "terminal-winner"
        named = [plain(self.table.log.names[seat]) for seat in winners if seat != you]
        return self.words.text(id, names=self.words.join(named), count=len(named))

    def _sheet(self) -> Sheet:
        """A row for each source of points, a column for each player, the sums and ranks below."""
        game, state = self.table.game, self.table.state
        sheet = Sheet(box=box.SIMPLE_HEAD, border_style=EDGE, show_edge=False)
        sheet.add_column()
        for name, mark in zip(self.table.log.names, self.marks, strict=False):
            title = Text(f"{mark.sign} {plain(name)}", f"bold {mark.colour}")
            sheet.add_column(title, justify="right", overflow="ellipsis")
        for category, points in sheet_lines(game, state):
            heading = self.words.say(game.heading(category), self.table.log.names)
            figures = [Text(NO_LINE if n is None else str(n), INK) for n in points]
            sheet.add_row(Text(heading, INK_2), *figures)
        sheet.add_section()
        sheet.add_row(*self._row("terminal-total", game.scores(state), f"bold {INK}"))
        sheet.add_row(*self._row("terminal-rank", game.ranks(state), INK_2))
        return sheet

    def _row(self, id: str, numbers: Sequence[int], style: str) -> list[Text]:
        return [Text(self.words.text(id), style), *(Text(str(n), style) for n in numbers)]
