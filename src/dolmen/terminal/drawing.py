"""The place of the board on the screen: drawn once for each width, scrolled if too high."""

from collections.abc import Callable

from rich.text import Text
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.widget import Widget


class Drawing(Widget):
    """A board as text of the width that there is."""

    DEFAULT_CSS = "Drawing { height: auto; }"

    def __init__(self) -> None:
        super().__init__(id="drawing")
        self._draw: Callable[[int], Text] = lambda width: Text()
        self._drawn: dict[int, Text] = {}
        # Whether the first line, which names the pages, stays in sight; how far it was scrolled.
        self._pinned = False
        self._scrolled = 0

    def show(self, draw: Callable[[int], Text], pinned: bool = False) -> None:
        """Shows another board: a text for any width, whose first line stays in sight if asked."""
        width = self.size.width
        before = self._height(width)
        self._draw, self._pinned = draw, pinned
        self._drawn.clear()
        self.refresh(layout=self._height(width) != before)

    def render(self) -> Text:
        """The board at the width of this place."""
        board = self._at(self.size.width)
        if not self._pinned or not self._scrolled:
            return board
        lines = board.split("\n")
        lines[self._scrolled] = lines[0]
        return Text("\n").join(lines)

    def scroll_by(self, lines: int) -> None:
        """So many lines are above what is in sight."""
        self._scrolled = lines
        self.refresh()

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the board has at that width."""
        return self._height(width)

    def _at(self, width: int) -> Text:
        if width not in self._drawn:
            self._drawn[width] = self._draw(width)
        return self._drawn[width]

    def _height(self, width: int) -> int:
        return self._at(width).plain.count("\n") + 1


class Pane(VerticalScroll):
    """The board, as high as it needs to be."""

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """The board knows how far it was scrolled."""
        super().watch_scroll_y(old_value, new_value)
        self.query_one(Drawing).scroll_by(int(new_value))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A grid measures a cell that spans its columns by the width of the first: set it right."""
        if self.styles.column_span > 1:
            width = container.width - self.styles.gutter.width
        return super().get_content_height(container, viewport, width)
