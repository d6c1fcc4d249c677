"""Sentences before they are words: a Fluent message id with its arguments.

The rules never write a sentence; whoever talks to a person (terminal, server, page) turns a message
into words of that person's language."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Union


class Who(NamedTuple):
    """A player inside a sentence: the table puts the name in."""

    seat: int


NO_ARGS: "Mapping[str, Arg]" = {}


class Message(NamedTuple):
    """A message id of the catalogues and what goes into its places."""

    id: str
    args: "Mapping[str, Arg]" = NO_ARGS


Arg = Union[int, str, Who, Message, "tuple[Message, ...]"]


class Why(NamedTuple):
    """A reason why a move is refused: its code, the clause behind it, the message that says it."""

    code: str
    clause: str
    message: str


# Roles of events, for whoever writes a log: it begins a turn, or somebody let a chance go by.
TURN: Final = "turn"
PASS: Final = "pass"


class EventKind(NamedTuple):
    """A kind of event: its number, the message that tells it, the clause it follows from, what its
    arguments are called in that message, and its role in a log."""

    number: int
    message: str
    clause: str
    args: tuple[str, ...] = ()
    role: str = ""


def spell(message: Message) -> str:
    """A message without a catalogue: its id and arguments, plain."""
    inside = ", ".join(f"{key}={value!r}" for key, value in message.args.items())
    return f"{message.id}({inside})"


class Refusal(ValueError):
    """Something asked for cannot be had. It carries the reason as a message, so that each caller
    hears it in their own language; `str` says it in English once the package has set `say`."""

    say: Callable[[Message], str] = staticmethod(spell)

    def __init__(self, id: str, **args: Arg) -> None:
        self.message = Message(id, args)
        super().__init__(id, args)

    def __str__(self) -> str:
        return type(self).say(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return (refuse, (self.message,))


def refuse(message: Message) -> Refusal:
    """The refusal that says this."""
    return Refusal(message.id, **message.args)
