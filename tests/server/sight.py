"""What a client knows of a position: differences made whole, as the page does it."""

from typing import Any

from dolmen.server.wire.difference import applied


class Sight:
    """The last position of one socket, and the moves it was told."""

    def __init__(self) -> None:
        self.update: dict[str, Any] = {}
        self._told: dict[str, dict[str, Any]] = {}

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message; of a change the update that it stands for."""
        if message["type"] == "change":
            message = self._whole(message)
        if message["type"] == "update":
            self.update = message
            self._told.update({move["move"]: move for move in message["legal"]})
        return message

    def _whole(self, change: dict[str, Any]) -> dict[str, Any]:
        assert change["base"] == self.update["n"], "a difference from another position"
        since = change.get("since", change["base"])
        legal: list[dict[str, Any]] = []
        for item in change.get("legal", []):
            last = legal[-1] if legal else {}
            legal.append(self._told[item] if isinstance(item, str) else applied(last, item))
        actor = change.get("actor")
        return {
            "type": "update",
            "n": change["n"],
            "since": since,
            "entries": [
                {"n": n, "seat": None, "kind": "move", "told": [], **entry}
                for n, entry in enumerate(change.get("entries", []), start=since + 1)
            ],
            "view": applied(self.update["view"], change.get("view", {})),
            "actor": actor,
            "ask": change.get("ask", None if actor is None else self.update["ask"]),
            "legal": legal,
            "can_take_back": change.get("can_take_back", False),
            "can_redo": change.get("can_redo", False),
            "reach": change.get("reach", self.update["reach"]),
        }
