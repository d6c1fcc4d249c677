"""Writes what the page is told by Python: the OpenAPI document of the server, and for each title
that has a folder of the page its view, as such a document too, and its printed figures.

python -m tools.wire          `make wire` then makes the types of the documents"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from dolmen.core.shape import schema
from dolmen.games import room
from dolmen.server.description import describe

WEB: Final = Path(__file__).resolve().parent.parent / "web"
PLACE: Final = WEB / "openapi.json"
BOARDS: Final = WEB / "src" / "games"
FIGURES: Final = """\
// The printed figures, from src/dolmen/games/{title}/figures.py: made by `make wire`, not by hand.
export const FIGURES = {figures} as const
"""


def text() -> str:
    """The description of the server as the file holds it."""
    return _written(describe())


def titles() -> list[str]:
    """The titles that the page has a folder of."""
    return sorted(folder.name for folder in BOARDS.iterdir() if folder.is_dir())


def view_text(title: str) -> str:
    """The view of a title, described like the server's messages."""
    schemas: dict[str, dict[str, Any]] = {}
    schema(room(title, "shape").View, "", schemas)
    return _written(
        {
            "openapi": "3.1.0",
            "info": {"title": title, "version": "1"},
            "paths": {},
            "components": {"schemas": {name: _spelled(schemas[name]) for name in schemas}},
        }
    )


def figures_text(title: str) -> str:
    """The printed figures of a title, as TypeScript."""
    figures = json.dumps(room(title, "figures").figures(), indent=2, ensure_ascii=False)
    return FIGURES.format(title=title, figures=figures)


def files() -> Iterator[tuple[Path, str]]:
    """Everything that is written here, with its place."""
    yield PLACE, text()
    for title in titles():
        yield BOARDS / title / "view.json", view_text(title)
        if room(title, "figures") is not None:
            yield BOARDS / title / "figures.ts", figures_text(title)


def _spelled(shape: Any) -> Any:
    """A schema whose objects name their keys one by one: what makes the types knows no other way to
    say which keys there may be."""
    if isinstance(shape, list):
        return [_spelled(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if "propertyNames" not in shape:
        return {key: _spelled(part) for key, part in shape.items()}
    value = _spelled(shape["additionalProperties"])
    return {
        "type": "object",
        "properties": dict.fromkeys(shape["propertyNames"]["enum"], value),
        "required": shape.get("required", []),
        "additionalProperties": False,
    }


def _written(document: dict[str, Any]) -> str:
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for place, content in files():
        place.write_text(content, encoding="utf-8")
