"""A bot in forty lines: sits down by a seat link and plays. python examples/bot.py LINK

It needs only the `websockets` package. Replace `choose` with something clever."""

import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect


def choose(update: dict[str, Any]) -> str:
    """One of the legal moves, by name; `update["view"]` is all this seat may know."""
    return str(random.choice(update["legal"])["move"])


def main(link: str) -> None:
    """Plays the seat of a link, `http://host/seat/TABLE/KEY`, to the end of the game."""
    parts = urlsplit(link)
    _, _, table, key = parts.path.split("/")
    scheme = "wss" if parts.scheme == "https" else "ws"
    with connect(f"{scheme}://{parts.netloc}/api/tables/{table}/live") as socket:
        socket.send(json.dumps({"type": "hello", "token": key, "lang": "en", "whole": True}))
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update" and message["legal"]:
                n = message["n"]
                move = {"type": "move", "id": f"bot-{n}", "n": n, "move": choose(message)}
                socket.send(json.dumps(move))
            elif message["type"] == "refused":
                print(message["sentence"])
            elif message["type"] in ("welcome", "table") and message["table"]["outcome"]:
                print("scores:", message["table"]["outcome"]["scores"])
                return


if __name__ == "__main__":
    main(sys.argv[1])
