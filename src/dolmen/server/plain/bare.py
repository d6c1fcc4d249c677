"""A view of a title that says nothing about it: facts and tables under the names of their keys."""

from collections.abc import Mapping
from typing import Any, Final

from dolmen.server.plain.position import NOTHING, Fact, Grid, Position, Row, Voice

# A list under this key has a row for each seat.
PLAYERS: Final = "players"


def spelled(name: str) -> str:
    """A key as a reader would write it: "last_turns" is "Last turns"."""
    words = name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]


def tell_bare(view: Mapping[str, Any], voice: Voice) -> Position:
    """A view as facts and tables; what is empty is left out."""
    told = Position([], [])
    _tell(told, view, "", voice)
    return told


def _tell(told: Position, part: Mapping[str, Any], above: str, voice: Voice) -> None:
    for key, value in part.items():
        label = f"{above}: {spelled(key)}" if above else spelled(key)
        if _is_table(value):
            told.grids.append(_grid(label, key, value, voice))
        elif isinstance(value, Mapping) and any(_is_part(inner) for inner in value.values()):
            _tell(told, value, label, voice)
        elif text := _text(value, voice):
            told.facts.append(Fact(label, text))


def _is_part(value: Any) -> bool:
    return isinstance(value, Mapping) or _is_table(value)


def _is_table(value: Any) -> bool:
    """Whether a value is a list of objects."""
    return isinstance(value, list) and any(isinstance(item, Mapping) for item in value)


def _grid(label: str, key: str, rows: list[Any], voice: Voice) -> Grid:
    objects = [row if isinstance(row, Mapping) else {} for row in rows]
    columns = list(dict.fromkeys(name for row in objects for name in row))
    texts = {name: [_text(row.get(name), voice) for row in objects] for name in columns}
    kept = [name for name in columns if any(texts[name])]
    lines = [
        Row(_head(key, i, voice), [texts[name][i] or NOTHING for name in kept])
        for i in range(len(rows))
    ]
    return Grid(label, [spelled(name) for name in kept], lines)


def _head(key: str, index: int, voice: Voice) -> str:
    if key == PLAYERS and index < len(voice.names):
        return voice.name(index)
    return str(index + 1)


def _text(value: Any, voice: Voice) -> str:
    """A value in one cell."""
    if value is None or value is False or value in ("", [], {}):
        return ""
    if value is True:
        return voice.words.text("plain-yes")
    if isinstance(value, Mapping):
        inner = {key: _text(part, voice) for key, part in value.items()}
        return "; ".join(f"{spelled(key)}: {text}" for key, text in inner.items() if text)
    if isinstance(value, list):
        return ", ".join(_text(item, voice) or NOTHING for item in value)
    return str(value)
