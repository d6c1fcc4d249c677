"""All that each title can say."""

from functools import cache
from importlib import import_module
from typing import Any

import dolmen
from dolmen.core.message import Message, Who
from dolmen.games import TITLES


def knowing(title: str) -> Any:
    """The module beside the tests of a title that knows all it can say: `says(game)` gives every
    heading, question and event, `absent(game)` the targets that are not on a table of its size;
    where seats hold cards of their own, `hand(view, seat, words)` names them."""
    return import_module(f"tests.games.{title}.sentences")


@cache
def messages(title: str) -> tuple[Message, ...]:
    """All that a title can say."""
    game = dolmen.game(title, seats=4)
    told = [game.describe(move) for move in range(game.moves.count)]
    told += [Message(why.message) for why in game.reasons[1:]]
    return (*told, *knowing(title).says(game))


def events(title: str) -> list[Message]:
    """All that a title can say of what happened, each once."""
    told = [message for message in messages(title) if "-event-" in message.id]
    return list({repr(message): message for message in told}.values())


@cache
def told() -> frozenset[str]:
    """The ids among them."""

    def ids(message: Message) -> set[str]:
        inner: list[Message] = []
        for arg in message.args.values():
            if isinstance(arg, Message):
                inner.append(arg)
            elif isinstance(arg, tuple) and not isinstance(arg, Who):
                inner += arg
        return {message.id}.union(*(ids(arg) for arg in inner))

    return frozenset(id for title in TITLES for message in messages(title) for id in ids(message))
