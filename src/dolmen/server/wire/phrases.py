"""Something to read, as messages over the socket have it."""

from typing import Any

from msgspec import Struct

from dolmen.server.wire.fields import Role


class Phrase(Struct, omit_defaults=True):
    """Something to read: a message of the Fluent catalogues with its arguments.

    An argument is a number, a text, a seat (`{"seat": 2}`, said by its name), another phrase, or a
    list of phrases. `text` is the sentence, if the client asked for a language. What happened in a
    game has the `clause` it follows from, and its `role` in a log: it begins a turn, or somebody
    let a chance go by."""

    id: str
    args: dict[str, Any] = {}
    text: str | None = None
    clause: str | None = None
    role: Role = ""
