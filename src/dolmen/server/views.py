"""The views of the titles in the description of the server: what `view` holds in an update."""

from typing import Any

from dolmen.core.shape import schema
from dolmen.games import TITLES, playable, room


def view_schemas() -> dict[str, Any]:
    """The type of each installed title's view and its parts, as components by name; a title of
    somebody else may declare none."""
    found: dict[str, Any] = {}
    for title in playable():
        declared = room(title, "shape")
        if declared is not None:
            schema(declared.View, TITLES[title].game, found)
    return found
