"""What a client sends over the socket; all but hello, view and looking also over HTTP."""

from typing import Final

import msgspec
from msgspec import Struct

from dolmen.server.wire.fields import (
    Ballot,
    ChatText,
    ClientId,
    Count,
    Key,
    Language,
    MoveName,
    MoveNames,
    SeatNumber,
    TargetName,
)


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: who looks, from which seat (none: watching), and what is known already.

    `token` is that of a seat link; without it the identity of the cookie counts. With `lang` every
    phrase comes with its sentence in that language as well. With `whole` every position comes
    whole, as an update; without, what changed. `look` is the key of a link that shows what a seat
    sees: with it one only looks."""

    seat: SeatNumber | None = None
    token: Key | None = None
    look: Key | None = None
    n: Count | None = None
    lang: Language | None = None
    whole: bool = False


class AskView(Struct, tag="view", tag_field="type", forbid_unknown_fields=True):
    """Asks for the whole position, with what led to it since entry `n`: the answer is an update."""

    n: Count | None = None


class Looking(Struct, tag="looking", tag_field="type", forbid_unknown_fields=True):
    """Whether somebody has the table before their eyes; whoever never says does. Notices keep quiet
    meanwhile. There is no answer."""

    on: bool


class Play(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """One move by name, made for the position after `n` entries."""

    id: ClientId
    n: Count
    move: MoveName


class TakeBack(Struct, tag="take_back", tag_field="type", forbid_unknown_fields=True):
    """Takes back the turn that the seat plays, as far as no barrier lies in it; with `one` its last
    move only; with `to` whatever was played after that entry, against bots alone even across
    barriers."""

    id: ClientId
    n: Count
    one: bool = False
    to: Count | None = None


class Redo(Struct, tag="redo", tag_field="type", forbid_unknown_fields=True):
    """Plays again what was taken back: all of it, or with `one` up to the seat's next decision."""

    id: ClientId
    n: Count
    one: bool = False


class Propose(Struct, tag="propose", tag_field="type", forbid_unknown_fields=True):
    """Proposes to take back whatever was played after entry `to`, past a barrier."""

    id: ClientId
    n: Count
    to: Count


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Agrees to a proposal or refuses it; `proposal` is its entry."""

    id: ClientId
    proposal: Count
    yes: bool


class AskWhy(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """Why nothing can be done at a target, or why a move, or some, cannot be played; and what they
    cost and bring."""

    id: ClientId
    target: TargetName | None = None
    move: MoveName | None = None
    moves: MoveNames | None = None


class AskAdvice(Struct, tag="advice", tag_field="type", forbid_unknown_fields=True):
    """Asks for good moves in the position after `n` entries, unless the table was made without
    advice. Everybody at the table is told that somebody asked."""

    id: ClientId
    n: Count


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A line for everybody at the table."""

    id: ClientId
    text: ChatText


class Vote(Struct, tag="vote", tag_field="type", forbid_unknown_fields=True):
    """A vote to end the game, or to hand somebody's seat to a bot; `yes` false takes it back."""

    id: ClientId
    what: Ballot
    seat: SeatNumber | None = None
    yes: bool = True


class Resign(Struct, tag="resign", tag_field="type", forbid_unknown_fields=True):
    """Gives the game up: with two seats it ends, with more a bot plays on for this seat."""

    id: ClientId
    n: Count


# What HTTP takes as well, for clients without a socket.
Act = Play | TakeBack | Redo | Propose | Answer | AskWhy | AskAdvice | Say | Vote | Resign
ClientMessage = Hello | AskView | Looking | Act

_client: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_act: Final[msgspec.json.Decoder[Act]] = msgspec.json.Decoder(Act)


def decode_client(text: str) -> ClientMessage:
    """A message of the socket; raises msgspec.DecodeError."""
    return _client.decode(text)


def decode_act(data: bytes) -> Act:
    """A message sent by HTTP; raises msgspec.DecodeError."""
    return _act.decode(data)
