"""The colours of the table as Textual takes them. The drawings do without it: a command draws a
board where no Textual is installed."""

from typing import Final

from rich.segment import Segment
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from dolmen.terminal.look import (
    ACCENT,
    BAD,
    BARRIER,
    EDGE,
    FRESH,
    GOOD,
    INK,
    INK_2,
    INK_LINE,
    LIT,
    LIT_FILL,
    SLAB,
    SLAB_2,
    TABLE,
    TABLE_2,
    in_ascii,
)

DUSK: Final = Theme(
    name="dusk",
    primary=ACCENT,
    secondary=FRESH,
    accent=ACCENT,
    warning=LIT,
    error=BAD,
    success=GOOD,
    foreground=INK,
    background=TABLE,
    surface=SLAB,
    panel=SLAB_2,
    variables={
        "block-cursor-background": ACCENT,
        "block-cursor-foreground": INK_LINE,
        "block-cursor-text-style": "none",
        "block-cursor-blurred-background": LIT_FILL,
        "block-cursor-blurred-foreground": INK,
        "block-cursor-blurred-text-style": "none",
        "footer-background": TABLE_2,
        "footer-key-foreground": ACCENT,
        "footer-description-foreground": INK_2,
        "input-cursor-background": INK,
        "input-cursor-foreground": INK_LINE,
        "scrollbar": EDGE,
        "scrollbar-hover": INK_2,
        "scrollbar-active": ACCENT,
        "scrollbar-background": SLAB,
        "scrollbar-background-hover": SLAB,
        "scrollbar-background-active": SLAB,
        "barrier": BARRIER,
        "ink-2": INK_2,
        "table-2": TABLE_2,
    },
)


class Ascii(LineFilter):
    """Shows every sign in ASCII, where the terminal has nothing else: one place for all screens."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """A line with other signs, in as many cells."""
        return [Segment(in_ascii(text), style, control) for text, style, control in segments]
