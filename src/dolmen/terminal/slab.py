"""Blocks of text on a slab: lines cut or filled to a width, wrapped, and laid side by side."""

import textwrap
from collections.abc import Iterable, Sequence

from rich.text import Text

Block = list[Text]


def fit(text: Text, width: int, style: str = "") -> Text:
    """One line of exactly that width, on a ground of that style."""
    line = Text(style=style).append_text(text)
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def flow(pieces: Iterable[Text], width: int, gap: str = " ") -> Block:
    """Pieces in a row, in a new line where the width ends; at least one line."""
    lines: Block = []
    for piece in pieces:
        if lines and lines[-1].cell_len + len(gap) + piece.cell_len <= width:
            lines[-1].append(gap).append_text(piece)
        else:
            lines.append(Text().append_text(piece))
    return lines or [Text()]


def hang(title: Text, pieces: Iterable[Text], width: int) -> Block:
    """A title, and pieces beside it that wrap under the first of them."""
    indent = title.cell_len + 1
    first, *others = flow(pieces, width - indent)
    return [Text.assemble(title, " ", first), *(Text(" " * indent) + line for line in others)]


def fill(block: Sequence[Text], width: int, height: int, style: str = "") -> Block:
    """A block of exactly that size."""
    lines = [fit(line, width, style) for line in block[:height]]
    return lines + [fit(Text(), width, style) for _ in range(height - len(lines))]


def beside(blocks: Sequence[Block], gap: int) -> Block:
    """Blocks of equal height side by side."""
    lines: Block = []
    for parts in zip(*blocks, strict=True):
        line = Text()
        for i, part in enumerate(parts):
            if i:
                line.append(" " * gap)
            line.append_text(part)
        lines.append(line)
    return lines


def shared_words(above: str, words: str) -> int:
    """How many letters two lines have in common at the start, in whole words."""
    shared = 0
    for i, (old, new) in enumerate(zip(above, words, strict=False), start=1):
        if old != new:
            break
        if new == " ":
            shared = i
    return shared


def unbroken(text: Text, width: int) -> Text:
    """A text in lines of that width, whose spaces that may not break do not: Rich breaks at any."""
    if width < 1:
        return text
    broken = text.copy()
    broken.plain = "\n".join(_lines_of(part, width) for part in text.plain.split("\n"))
    return broken


def _lines_of(paragraph: str, width: int) -> str:
    """A break stands for a space, so that all styles stay in their places; a paragraph of another
    make is left to Rich."""
    lines = "\n".join(textwrap.wrap(paragraph, width, break_on_hyphens=False))
    return lines if len(lines) == len(paragraph) else paragraph
