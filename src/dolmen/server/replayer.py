"""What runs in a process that replays: the records it has read, and its answers, ready to send."""

import pickle
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from pydantic import BaseModel

from dolmen.core.game import Game
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.server.record import Record, read_record, take_record
from dolmen.server.replays import (
    MOST_TOLD,
    describe,
    tell_moves,
)
from dolmen.server.speaker import Speaker
from dolmen.server.tracks import Shelf, Track
from dolmen.server.worker import fault_of, set_alarms

# How much may lie on the shelves of one process, in characters of records: some hundred games. A
# record of so many characters takes about as many bytes, with its positions.
SHELF: Final = 16 * 1024 * 1024
# How many characters a move takes in a record, and a game with no move at all.
MOVE: Final = 50
GAME: Final = 20_000

_records: Final[Shelf[Record]] = Shelf(SHELF)
_tracks: Final[Shelf[Track]] = Shelf(SHELF)


class Reply(NamedTuple):
    """What comes back: something, that it was refused, or what went wrong and where; and how long
    the processor worked for it."""

    value: Any
    refusal: Refusal | None = None
    fault: str = ""
    seconds: float = 0.0


def attend(question: bytes, seconds: float, wall: float) -> Reply:
    """Does what is asked. Refusals and errors go back as values: an error that cannot be unpickled
    would break the pool."""
    set_alarms(seconds, wall)
    begun = time.process_time()
    try:
        work, args = pickle.loads(question)
        reply = Reply(work(*args))
    except Refusal as refusal:
        reply = Reply(None, refusal)
    except Exception as error:
        reply = Reply(None, None, fault_of(error))
    finally:
        set_alarms(0, 0)
    return reply._replace(seconds=time.process_time() - begun)


class Asked(NamedTuple):
    """Something that is asked of a record: its name, where it can be read, unless it is known
    here already, what is asked, and the rest of the question."""

    key: str
    source: "str | Log[Any] | None"
    work: Callable[..., Any]
    args: tuple[Any, ...]


# The answer where `source` is needed.
UNREAD: Final = b""


def ask_record(asked: Asked) -> Any:
    """What is asked of a record, with answers of the interface as the bytes they are sent as."""
    record = _records.get(asked.key)
    if record is None:
        if asked.source is None:
            return UNREAD
        record = _shelve(asked.key, asked.source)
    return _packed(asked.work(record, *asked.args))


class Received(NamedTuple):
    """A record that somebody brought: its new name, and what it says of itself, ready to send."""

    id: str
    title: str
    info: bytes


def receive(id: str, text: str, most: int) -> Received:
    """Reads a record that somebody brings; refused unless every line of it is right."""
    record = take_record(text, most)
    _records.put(id, record, GAME + len(text))
    return Received(id, record.log.game.title, _packed(describe(record, id)))


class Retold(NamedTuple):
    """A game whose story is wanted: its moves so far, as they stand now."""

    key: str
    game: Game[Any]
    moves: list[int]
    names: list[str]


def retell(retold: Retold, viewer: int | None, after: int, lang: str | None) -> bytes:
    """What one viewer was told of the moves after so many, some at a time."""
    track = _tracks.get(retold.key) or Track(retold.game)
    track.follow(retold.moves)
    _tracks.put(retold.key, track, GAME + MOVE * len(retold.moves))
    last = min(after + MOST_TOLD, len(retold.moves))
    speaker = Speaker(retold.names, lang)
    told = tell_moves(track, after, last, viewer, speaker) if after < last else []
    return msgspec.json.encode(told)


def lines(record: Record) -> bytes:
    """A record to keep."""
    return "".join(f"{line}\n" for line in record.log.lines()).encode()


def _shelve(key: str, source: "str | Log[Any]") -> Record:
    if isinstance(source, str):
        record, weight = read_record(source), len(source)
    else:
        record, weight = Record(source), MOVE * len(source.moves)
    _records.put(key, record, GAME + weight)
    return record


def _packed(answer: Any) -> Any:
    if isinstance(answer, BaseModel):
        return answer.model_dump_json().encode()
    return msgspec.json.encode(answer) if isinstance(answer, msgspec.Struct) else answer
