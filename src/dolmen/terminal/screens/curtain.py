"""The curtain between two people at one keyboard: nobody's cards are on it."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from dolmen.terminal.look import INK_2, Mark
from dolmen.terminal.screens.language import Spoken
from dolmen.words import Words


class Curtain(Spoken[None]):
    """Asks for the keyboard to be passed on."""

    CSS = """
    Curtain { align: center middle; background: $table-2; }
    Curtain #pass { width: 100%; text-align: center; }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "dismiss", "terminal-key-lift"),
    ]

    def __init__(self, words: Words, name: str, mark: Mark) -> None:
        super().__init__(words)
        self.player = name
        self.mark = mark

    def compose(self) -> ComposeResult:
        pass_on = self.words.text("terminal-pass", name=self.player)
        lift = self.words.text("terminal-lift", name=self.player)
        title = (f"{self.mark.sign}\n\n{pass_on}", f"bold {self.mark.colour}")
        yield Static(Text.assemble(title, (f"\n\n{lift}", INK_2)), id="pass")
        yield Footer()
