"""A sentence on the screen, broken into lines at the spaces that may break."""

from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

from dolmen.terminal.slab import unbroken


class Sentence(Widget):
    """Some words, as high as they need to be."""

    DEFAULT_CSS = "Sentence { height: auto; }"

    def __init__(self, *, id: str, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._said = Text()

    def update(self, said: Text) -> None:
        """Says something else."""
        self._said = said
        self.refresh(layout=True)

    def render(self) -> Text:
        """The words at the width of this place."""
        return unbroken(self._said, self.content_size.width)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the words take at that width."""
        lines = unbroken(self._said, width).wrap(self.app.console, max(width, 1))
        return len(lines)
