"""A view as facts and tables. Whoever knows a title words them; for a title that says nothing about
its view the names of the keys do, on the pages without script as in the terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from dolmen.words import Words

NOTHING: Final = "–"
# A list under this key has a row for each seat.
PLAYERS: Final = "players"


class Fact(NamedTuple):
    """One thing to know."""

    label: str
    text: str


class Row(NamedTuple):
    """A line of a table."""

    head: str
    cells: list[str]


class Grid(NamedTuple):
    """A table: columns that are empty in every row are left out. `key` is its key in the view."""

    label: str
    columns: list[str]
    rows: list[Row]
    key: str = ""


class Position(NamedTuple):
    """A view in words."""

    facts: list[Fact]
    grids: list[Grid]


def spelled(name: str) -> str:
    """A key as a reader would write it: "last_turns" is "Last turns"."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def spell_view(view: Mapping[str, Any], words: Words, names: Sequence[str]) -> Position:
    """A view under the names of its keys; what is empty is left out."""
    told = Position([], [])
    _Speller(words, names).tell(told, view, "")
    return told


class _Speller:
    """Spells for one reader: their language, and the names at the table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names

    def tell(self, told: Position, part: Mapping[str, Any], above: str) -> None:
        for key, value in part.items():
            label = f"{above}: {spelled(key)}" if above else spelled(key)
            if _is_table(value):
                told.grids.append(self.grid(label, key, value))
            elif isinstance(value, Mapping) and any(map(_is_part, value.values())):
                self.tell(told, value, label)
            elif text := self.text(value):
                told.facts.append(Fact(label, text))

    def grid(self, label: str, key: str, rows: Sequence[Any]) -> Grid:
        objects = [row if isinstance(row, Mapping) else {} for row in rows]
        columns = dict.fromkeys(name for row in objects for name in row)
        texts = {name: [self.text(row.get(name)) for row in objects] for name in columns}
        kept = [name for name in columns if any(texts[name])]
        lines = [
            Row(self.head(key, i), [texts[name][i] or NOTHING for name in kept])
            for i in range(len(rows))
        ]
        return Grid(label, [spelled(name) for name in kept], lines, key)

    def head(self, key: str, index: int) -> str:
        """What a row is called."""
        if key == PLAYERS and index < len(self.names):
            return self.names[index]
        return str(index + 1)

    def text(self, value: Any) -> str:
        """A value in one cell."""
        if value is None or value is False or value in ("", [], {}):
            return ""
        if value is True:
            return self.words.text("plain-yes")
        if isinstance(value, Mapping):
            inner = {key: self.text(part) for key, part in value.items()}
            return "; ".join(f"{spelled(key)}: {text}" for key, text in inner.items() if text)
        if isinstance(value, list):
            return ", ".join(self.text(item) or NOTHING for item in value)
        return str(value)


def _is_part(value: Any) -> bool:
    return isinstance(value, Mapping) or _is_table(value)


def _is_table(value: Any) -> bool:
    """Whether a value is a list of objects."""
    return isinstance(value, list) and any(isinstance(item, Mapping) for item in value)
