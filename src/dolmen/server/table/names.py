"""What people and bots are called at a table."""

from collections.abc import Sequence
from typing import Final

from dolmen.core.message import Refusal
from dolmen.server.wire.fields import LONGEST_NAME

# Dolmens stand in Brittany, and so do their bots.
BOT_NAMES: Final = ("Nolwenn", "Erwan", "Maëlle", "Yann", "Gwenn", "Tanguy", "Soazig")


def check_name(name: str) -> str:
    """A name as it is shown: one line, of a length that fits."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refusal("server-name-refused", name=name[:LONGEST_NAME], most=LONGEST_NAME)
    return plain


def bot_name(taken: Sequence[str]) -> str:
    """What a bot is called: the first name that nobody at the table has."""
    return next((name for name in BOT_NAMES if name not in taken), free_name(BOT_NAMES[0], taken))


def free_name(name: str, taken: Sequence[str]) -> str:
    """A name that nobody else at the table has: "Anna", "Anna 2" ..."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
