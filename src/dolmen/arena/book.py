"""The games of an arena in a file, a JSON line each: what was played is not played again, whoever
was killed meanwhile. A closing line says what all of them come to."""

import errno
import fcntl
import json
import os
from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Any, BinaryIO, Final, Self

from dolmen.arena.plan import Plan
from dolmen.bots import Budget
from dolmen.bots.seated import Played
from dolmen.core.log import Damaged
from dolmen.core.message import Message, Refusal
from dolmen.games import open_game

FORMAT: Final = "dolmen-arena/1"


class Lines(ABC):
    """A file of JSON lines that grows, all of one undertaking. A line that was not written to its
    end is cut off, and so is whatever `take` does not keep at the end."""

    def __init__(self, path: Path, form: str, kind: str, terms: Mapping[str, object]) -> None:
        self.form = form
        self.kind = kind
        self.terms = terms
        try:
            self._file: BinaryIO = path.open("a+b")
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            claim(self._file, path)
            self._file.seek(0)
            self._read(path, self._file.read())
        except Refusal:
            self.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def take(self, value: Mapping[str, Any]) -> bool:
        """A line that was read; gives whether it stays even if nothing comes after it."""

    def _read(self, path: Path, data: bytes) -> None:
        kept = end = 0
        *whole, rest = data.split(b"\n")
        for number, text in enumerate(whole, start=1):
            end += len(text) + 1
            value = parse(text, number, self.form)
            if value.get(self.kind) != self.terms:
                raise Refusal("arena-foreign", path=str(path), what=self._difference(value))
            try:
                if self.take(value):
                    kept = end
            except (KeyError, TypeError, ValueError):
                raise damaged(number) from None
        if not whole and not self._is_torn(rest):
            raise damaged(1)
        self._file.truncate(kept)

    def _is_torn(self, text: bytes) -> bool:
        """Whether it is how a first line of such a file begins: anything else is somebody's."""
        opening = json.dumps({"format": self.form}).encode()[:-1]
        return opening.startswith(text[: len(opening)])

    def _difference(self, value: Mapping[str, Any]) -> str:
        """The first thing that two undertakings do not agree about."""
        theirs = value.get(self.kind)
        known = theirs if isinstance(theirs, dict) else {}
        return next((key for key in self.terms if known.get(key) != self.terms[key]), self.kind)

    def write(self, value: Mapping[str, object]) -> None:
        """Writes a line down."""
        line = {"format": self.form, self.kind: self.terms, **value}
        self._file.write(json.dumps(line, ensure_ascii=False).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Nothing more is written."""
        self._file.close()


class Book(Lines):
    """The games of an arena."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.plan = plan
        self.games: dict[int, Played] = {}
        super().__init__(path, FORMAT, "arena", plan.terms())

    def take(self, value: Mapping[str, Any]) -> bool:
        """A game; the closing line goes, since there will be another."""
        if "game" not in value:
            return False
        played = as_played(value)
        self.games[played.number] = played
        return True

    def add(self, played: Played) -> None:
        """Writes a game down."""
        self.write(as_line(self.plan, played))
        self.games[played.number] = played


def unwritable(path: Path, error: OSError) -> Refusal:
    """A file that cannot be written to."""
    return Refusal("arena-unwritable", path=str(path), why=error.strerror or "")


def claim(file: IO[Any], path: Path) -> None:
    """Refuses a file that another run writes to; it is ours until it is closed, however this
    process ends. (Bots' processes are spawned: none inherits it and outlives us with it.)"""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Some network disks know no locks: there a run is as safe as whoever starts it is careful.
        if error.errno == errno.EWOULDBLOCK:
            raise Refusal("arena-taken", path=str(path)) from None


def as_line(plan: Plan, played: Played) -> dict[str, object]:
    """What a line of the book says of a game: all that is needed to play it again."""
    block, rotation, _ = plan.seating(played.number)
    told = {key: list(value) for key, value in played._asdict().items() if key != "number"}
    return {
        "game": played.number,
        "block": block + 1,
        "rotation": rotation,
        "dice": plan.dice(block).seed.hex(),
        **told,
    }


def planned(terms: Mapping[str, Any]) -> Plan:
    """The plan that the lines of a book tell of, to play one of its games again."""
    game = open_game(terms["title"], terms["seats"], **terms["options"])
    budget = terms["budget"]
    return Plan(
        game, tuple(terms["bots"]), terms["seed"], None if budget is None else Budget(**budget)
    )


def as_played(value: Mapping[str, Any]) -> Played:
    """The game that a line tells."""
    return Played(int(value["game"]), *(tuple(value[key]) for key in Played._fields[1:]))


def parse(text: bytes, number: int, form: str) -> dict[str, Any]:
    """A line of such a file."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise damaged(number) from None
    if not isinstance(value, dict) or value.get("format") != form:
        raise damaged(number)
    return value


def damaged(number: int) -> Damaged:
    """A line that nobody can read."""
    return Damaged(number, Message("arena-line"), "arena")
