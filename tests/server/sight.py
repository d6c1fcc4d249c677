"""What a client knows of a position: differences made whole, as the page does it."""

from typing import Any

from dolmen.server.wire.difference import applied


class Sight:
    """The last position of one socket."""

    def __init__(self) -> None:
        self.update: dict[str, Any] = {}

    def read(self, message: dict[str, Any]) -> dict[str, Any]:
        """A message; of a change the update that it stands for."""
        if message["type"] == "change":
            assert message["base"] == self.update["n"], "a difference from another position"
            message = {**message, "type": "update"}
            del message["base"]
            message["view"] = applied(self.update["view"], message["view"])
        if message["type"] == "update":
            self.update = message
        return message
