"""Messages that nobody should send: valid ones bent a little or a lot, and plain noise.

Everything comes from one seeded generator, so that a run can be repeated."""

import json
import random
from typing import Any, Final

import msgspec

from dolmen.server.wire.fields import FRAME_LIMIT
from dolmen.server.wire.requests import (
    AskAdvice,
    Play,
    Propose,
    Redo,
    Resign,
    Say,
    TakeBack,
    Vote,
    decode_client,
)

ODD: Final[tuple[object, ...]] = (
    None,
    True,
    False,
    0,
    -1,
    6,
    7,
    2**31,
    2**53 + 1,
    2**64,
    -(2**70),
    1.5,
    1e308,
    "",
    " ",
    "\x00",
    "\ud83d",
    "a" * 101,
    "é" * 600,
    "__proto__",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE log; --",
    "{0.__class__}",
    "%s%n",
    "\u202e",
    [],
    {},
    [[[[[[]]]]]],
    {"seat": 0},
    {"type": "move"},
)
KEYS: Final = (
    *("type", "id", "n", "move", "moves", "target", "text", "what", "seat", "yes", "one", "to"),
    *("proposal", "token", "lang"),
)
BAD_TEXTS: Final = (
    b"",
    b"null",
    b"[]",
    b"{",
    b'{"type":"move"',
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b'{"type":"move","type":"chat"}',
    b"[" * 4000,
    b'{"a":' * 1000,
    b"NaN",
    b"1e999999",
    b'"' + b"\\u0000" * 100 + b'"',
)


class Mutator:
    """Bends messages."""

    def __init__(self, seed: int, moves: list[str], targets: list[str]) -> None:
        self.rng = random.Random(seed)
        self.moves = moves
        self.targets = targets

    def base(self, n: int) -> dict[str, Any]:
        """A message as a client would send it, for the position after `n` entries or another."""
        rng = self.rng
        at = n if rng.random() < 0.5 else rng.randrange(-2, n + 50)
        id = f"f{rng.getrandbits(40)}"
        kind = rng.randrange(12)
        if kind >= 8:
            return self.talk(kind, id, at)
        if kind <= 1:
            return {"type": "move", "id": id, "n": at, "move": rng.choice(self.moves)}
        if kind == 2:
            back = {"type": "take_back", "id": id, "n": at}
            return back | rng.choice(({}, {"one": True}, {"to": rng.randrange(-1, n + 2)}))
        if kind == 3:
            return {"type": "why", "id": id, "move": rng.choice(self.moves)}
        if kind == 4:
            return {"type": "why", "id": id, "target": rng.choice(self.targets)}
        if kind == 5:
            return {"type": "chat", "id": id, "text": "hello"}
        if kind == 6:
            what, seat = rng.choice((("end", None), ("bot", rng.randrange(7))))
            return {"type": "vote", "id": id, "what": what, "seat": seat, "yes": rng.random() < 0.5}
        return {"type": "resign", "id": id, "n": at}

    def talk(self, kind: int, id: str, n: int) -> dict[str, Any]:
        """The same of what goes back or forth between people, or asks a bot."""
        rng = self.rng
        if kind == 8:
            return {"type": "redo", "id": id, "n": n, "one": rng.random() < 0.5}
        if kind == 9:
            return {"type": "propose", "id": id, "n": n, "to": rng.randrange(-1, 9)}
        if kind == 10:
            answer = {"type": "answer", "id": id, "proposal": rng.choice((n, n - 1, 0))}
            return answer | {"yes": rng.random() < 0.5}
        return {"type": "advice", "id": id, "n": n}

    def message(self, n: int) -> bytes:
        """A message of the socket: bent, broken, or noise."""
        chance = self.rng.random()
        if chance < 0.08:
            return self.noise()
        message = self.base(n)
        if chance < 0.75:
            for _ in range(self.rng.choice((1, 1, 1, 2, 3))):
                self.bend(message)
        text = dumped(message)
        return self.break_text(text) if chance > 0.9 else text

    def bend(self, message: dict[str, Any]) -> None:
        """Changes one thing of a message."""
        rng = self.rng
        how = rng.randrange(5)
        if how == 0 and message:
            del message[rng.choice(list(message))]
        elif how == 1:
            message[rng.choice(KEYS)] = rng.choice(ODD)
        elif how == 2 and message:
            message[rng.choice(list(message))] = rng.choice(ODD)
        elif how == 3:
            message[f"x{rng.randrange(1000)}"] = rng.choice(ODD)
        else:
            key = rng.choice(KEYS)
            message[key] = message.get(key, "")
            if isinstance(message[key], str):
                message[key] = self.bend_text(message[key])

    def bend_text(self, text: str) -> str:
        """Changes a few letters."""
        rng = self.rng
        at = rng.randrange(len(text) + 1)
        new = chr(rng.choice((0, 10, 32, 34, 92, 0x2028, 0xE9, 0x1F600, rng.randrange(32, 0xD000))))
        return text[:at] + new * rng.choice((1, 1, 1, 50)) + text[at + rng.randrange(3) :]

    def break_text(self, text: bytes) -> bytes:
        """Changes a few bytes, whatever they mean."""
        rng = self.rng
        broken = bytearray(text)
        for _ in range(rng.randrange(1, 4)):
            if broken:
                broken[rng.randrange(len(broken))] = rng.randrange(256)
        if rng.random() < 0.3:
            del broken[rng.randrange(len(broken) + 1) :]
        return bytes(broken)

    def noise(self) -> bytes:
        """Bytes that were never a message."""
        if self.rng.random() < 0.5:
            return self.rng.choice(BAD_TEXTS)
        return self.rng.randbytes(self.rng.randrange(200))

    def frames(self) -> bytes:
        """Bytes where frames of a socket should be."""
        rng = self.rng
        kind = rng.randrange(6)
        if kind == 0:
            return rng.randbytes(rng.randrange(1, 300))
        if kind == 1:  # reserved bits and kinds
            return bytes((rng.randrange(256), 0x80 | rng.randrange(126))) + rng.randbytes(130)
        if kind == 2:  # a client that does not mask
            return b"\x81\x05hello"
        if kind == 3:  # larger than allowed, in its head or in full
            size = rng.choice((FRAME_LIMIT + 1, 2**20, 2**62))
            return b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0" + b"a" * 9000
        if kind == 4:  # pieces that belong to nothing
            return b"\x00\x81\0\0\0\0a" * rng.randrange(1, 5)
        return b"\x88\x82\0\0\0\0" + rng.randbytes(2)  # odd close codes


def dumped(message: object) -> bytes:
    """A message as JSON, even if it holds half a character."""
    return json.dumps(message).encode()


def is_harmful(data: bytes, n: int) -> bool:
    """Whether a seat that sent this could rightly change something: then the fuzzer must not."""
    try:
        message = decode_client(data.decode(errors="replace"))
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    if isinstance(message, Say | Vote):
        return True
    kinds = Play | TakeBack | Redo | Propose | Resign | AskAdvice
    return isinstance(message, kinds) and message.n == n


def is_text(data: bytes) -> bool:
    """Whether bytes are text at all."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
