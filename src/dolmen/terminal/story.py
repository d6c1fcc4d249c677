"""The log in words: every event as the viewer may know it, the newest in sight."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.widgets import RichLog

from dolmen.core.course import Told
from dolmen.core.message import TURN, Message, Who
from dolmen.terminal.look import EDGE, INK, Mark
from dolmen.words import Words


class Story(RichLog):
    """Lines of the log; they wrap anew when the width changes."""

    def __init__(self, words: Words, names: Sequence[str], marks: Sequence[Mark]) -> None:
        super().__init__(id="story", wrap=True, min_width=1)
        self.words = words
        self.names = names
        self.marks = marks
        self.told: list[Told] = []
        self._drawn_width = 0

    def tell(self, told: Iterable[Told]) -> None:
        """Adds to the story."""
        for one in told:
            self.told.append(one)
            self.write(self._line(one), expand=True)

    def retell(self, told: Iterable[Told]) -> None:
        """Tells another story instead: that of another viewer, or a shorter one."""
        self.clear()
        self.told.clear()
        self.tell(told)
        self.scroll_end(animate=False)

    def on_resize(self, event: events.Resize) -> None:
        """Wraps the lines anew."""
        super().on_resize(event)
        width = self.scrollable_content_region.width
        if width != self._drawn_width:
            self._drawn_width = width
            self.retell(list(self.told))
        self.scroll_end(animate=False)

    def _line(self, told: Told) -> RenderableType:
        sentence = self.words.say(told.message, self.names)
        mark = self._mark(told.message)
        line = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        line.add_column(width=1)
        line.add_column(ratio=1)
        style = f"bold {mark.colour}" if told.role == TURN else INK
        line.add_row(Text(mark.sign, mark.colour), Text(sentence, style))
        return line

    def _mark(self, message: Message) -> Mark:
        """The mark of the player that a line is about, or a quiet one."""
        for value in message.args.values():
            if isinstance(value, Who) and 0 <= value.seat < len(self.marks):
                return self.marks[value.seat]
        return Mark("·", EDGE, "")
