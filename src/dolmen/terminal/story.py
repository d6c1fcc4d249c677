"""The log in words: every event as the viewer may know it, the newest in sight."""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.widgets import RichLog

from dolmen.core.course import Told
from dolmen.core.message import TURN, Message, Who
from dolmen.terminal.look import EDGE, INK, Mark
from dolmen.terminal.slab import shared_words, unbroken
from dolmen.words import Words

STOP: Final = "."
TIMES: Final = "×"
# The sign of a player and the space after it, and the one at the end of the line.
MARGIN: Final = 3


class Story(RichLog):
    """Lines of the log; they wrap anew when the width changes."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        marks: Sequence[Mark],
        listener: int | None = None,
    ) -> None:
        super().__init__(id="story", wrap=True, min_width=1)
        self.words = words
        self.names = names
        # Who alone reads it, and is told "You draw a gem".
        self.listener = listener
        self.marks = marks
        self.told: list[Told] = []
        # What the last line tells, and where it begins among the lines of the screen.
        self._last: list[Told] = []
        self._begins = 0
        self._drawn_width = 0

    def tell(self, told: Iterable[Told]) -> None:
        """Adds to the story."""
        for one in told:
            self.told.append(one)
            if self._last and _join(self._last[-1], one):
                # The line that it joins is written anew, and what was painted of it is forgotten:
                # a RichLog keeps each line as it was first seen.
                del self.lines[self._begins :]
                self._line_cache.clear()
                self.refresh()
            else:
                self._last.clear()
                self._begins = len(self.lines)
            self._last.append(one)
            self.write(self._line(self._last), expand=True)

    def retell(self, told: Iterable[Told]) -> None:
        """Tells another story instead: that of another viewer, or a shorter one."""
        self.clear()
        self.told.clear()
        self._last.clear()
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

    def _line(self, told: Sequence[Told]) -> RenderableType:
        sentence = joined([self.words.say(one.message, self.names, self.listener) for one in told])
        mark = self._mark(told[0].message)
        line = Grid.grid(padding=(0, 1, 0, 0), expand=True)
        line.add_column(width=1)
        line.add_column(ratio=1)
        style = f"bold {mark.colour}" if told[0].role == TURN else INK
        width = self.scrollable_content_region.width - MARGIN
        line.add_row(Text(mark.sign, mark.colour), unbroken(Text(sentence, style), width))
        return line

    def _mark(self, message: Message) -> Mark:
        """The mark of the player that a line is about, or a quiet one."""
        for value in message.args.values():
            if isinstance(value, Who) and 0 <= value.seat < len(self.marks):
                return self.marks[value.seat]
        return Mark("·", EDGE, "")


def _join(last: Told, one: Told) -> bool:
    """Whether two things are told in one line: of the same kind, about the same player."""
    return (
        last.role == one.role == ""
        and last.message.id == one.message.id
        and _players(last.message) == _players(one.message)
    )


def _players(message: Message) -> list[Who]:
    return [value for value in message.args.values() if isinstance(value, Who)]


def joined(sentences: Sequence[str]) -> str:
    """Sentences of one kind in one line: what they begin with is said once, what is said again and
    again is counted."""
    if len(sentences) == 1:
        return sentences[0]
    if len(set(sentences)) == 1:
        return f"{sentences[0].rstrip(STOP)} {TIMES}{len(sentences)}{STOP}"
    first, *others = sentences
    shared = min(shared_words(first, other) for other in others)
    if not shared:
        return " ".join(sentences)
    rests = [sentence[shared:].rstrip(STOP) for sentence in sentences]
    return f"{first[:shared]}{', '.join(rests)}{STOP}"
