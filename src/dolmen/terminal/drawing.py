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

    def show(self, draw: Callable[[int], Text]) -> None:
        """Shows another board: a text for any width."""
        width = self.size.width
        before = self._height(width)
        self._draw = draw
        self._drawn.clear()
        self.refresh(layout=self._height(width) != before)

    def render(self) -> Text:
        """The board at the width of this place."""
        return self._at(self.size.width)

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

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """A grid measures a cell that spans its columns by the width of the first: set it right."""
        if self.styles.column_span > 1:
            width = container.width - self.styles.gutter.width
        return super().get_content_height(container, viewport, width)
