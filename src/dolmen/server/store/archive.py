"""A backup as a file: JSON Lines, the same whatever database it came from.

A header names the format, the revision of the tables and their columns; then comes a line for each
row, `["log", ...]`; the last line has the number of rows of each table and a checksum of all lines
before it. A name that ends in .gz is compressed. What is read tells that by its first bytes, since
what a pipe brought into such a name is not."""

import contextlib
import gzip
import hashlib
import json
import os
import sys
import zlib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

from dolmen.core.log import Damaged
from dolmen.core.message import Message, Refusal
from dolmen.server.store.database import PRIVATE

FORMAT: Final = "dolmen-backup/1"
GZIP: Final = ".gz"
PACKED: Final = b"\x1f\x8b"
PART: Final = ".part"
STANDARD_OUTPUT: Final = "-"
# A row is a record at most, each character of which may be written as six.
LONGEST_LINE: Final = 8 * 1024 * 1024


class Manifest(NamedTuple):
    """What a backup holds: the revision of its tables, their columns, and how many rows."""

    revision: str
    columns: dict[str, list[str]]
    counts: dict[str, int]


class Archive:
    """A backup being written. It gets its name only once it is whole."""

    def __init__(self, path: Path, revision: str, columns: Mapping[str, Iterable[str]]) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(columns, 0))
        self._path = path
        self._part = path.with_name(path.name + PART)
        self._sum = hashlib.sha256()
        self._is_pipe = str(path) == STANDARD_OUTPUT
        self._raw, self._out = self._open(path)
        named = {name: list(of) for name, of in columns.items()}
        self._write({"format": FORMAT, "revision": revision, "tables": named})

    def _open(self, path: Path) -> tuple[IO[bytes], "IO[bytes] | gzip.GzipFile"]:
        if self._is_pipe:
            return sys.stdout.buffer, sys.stdout.buffer
        if path.exists():
            raise Refusal("backup-exists", path=str(path))
        with _spoken(path):
            flags = os.O_CREAT | os.O_WRONLY | os.O_TRUNC
            raw = os.fdopen(os.open(self._part, flags, PRIVATE), "wb")
            # It may be there already, from a backup that was cut off.
            self._part.chmod(PRIVATE)
        if path.suffix == GZIP:
            return raw, gzip.GzipFile("", "wb", fileobj=raw, mtime=0)
        return raw, raw

    def add(self, table: str, rows: Iterable[Iterable[object]]) -> None:
        """Writes rows of a table."""
        with _spoken(self._path):
            for row in rows:
                self._write([table, *row])
                self.counts[table] += 1

    def finish(self) -> None:
        """Closes the backup and gives it its name."""
        with _spoken(self._path):
            self._write({"counts": self.counts, "sha256": self._sum.hexdigest()})
            if self._out is not self._raw:
                self._out.close()
            self._raw.flush()
            if self._is_pipe:
                return
            os.fsync(self._raw.fileno())
            self._raw.close()
            self._part.rename(self._path)

    def discard(self) -> None:
        """Throws away what was written so far; a pipe has it, without the line that ends it."""
        if self._is_pipe:
            return
        for file in (self._out, self._raw):
            with contextlib.suppress(OSError, ValueError):
                file.close()
        self._part.unlink(missing_ok=True)

    def _write(self, value: object) -> None:
        line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        self._sum.update(line)
        self._out.write(line)


@contextlib.contextmanager
def _spoken(path: Path) -> Iterator[None]:
    """What the disk refuses, as a refusal."""
    try:
        yield
    except OSError as error:
        raise Refusal("backup-file", path=str(path), reason=error.strerror or str(error)) from error


def read_rows(path: Path) -> Iterator[tuple[str, list[Any]]]:
    """The rows of a backup that was checked: table and values."""
    with contextlib.closing(_lines(path)) as lines:
        next(lines)
        for line in lines:
            value = json.loads(line)
            if isinstance(value, list):
                yield value[0], value[1:]


def check_backup(path: Path, known: Iterable[str]) -> Manifest:
    """Reads a backup from end to end; refuses one that is not whole, or of another revision."""
    total = hashlib.sha256()
    manifest: Manifest | None = None
    closing: dict[str, Any] | None = None
    number = 0
    with contextlib.closing(_lines(path)) as lines:
        for number, line in enumerate(lines, start=1):
            value = _parse(number, line)
            if closing is not None:
                raise damaged(number, "backup-after-end")
            if manifest is None:
                manifest = _read_header(value, known)
            elif isinstance(value, dict):
                closing = value
                continue
            else:
                _count_row(number, value, manifest)
            total.update(line)
    if manifest is None or closing is None:
        raise damaged(number + 1, "backup-cut")
    if closing != {"counts": manifest.counts, "sha256": total.hexdigest()}:
        raise damaged(number, "backup-sum")
    return manifest


def _lines(path: Path) -> Generator[bytes, None, None]:
    number = 0
    try:
        with path.open("rb") as file:
            is_packed = file.peek(len(PACKED)).startswith(PACKED)
            told = gzip.GzipFile(fileobj=file) if is_packed else file
            while line := told.readline(LONGEST_LINE + 1):
                number += 1
                if len(line) > LONGEST_LINE:
                    raise damaged(number, "backup-line-long")
                yield line
    except (EOFError, zlib.error, gzip.BadGzipFile):
        raise damaged(number + 1, "backup-cut") from None
    except OSError as error:
        raise Refusal("backup-file", path=str(path), reason=error.strerror or str(error)) from error


def _parse(number: int, line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise damaged(number, "backup-not-json") from None


def _read_header(value: Any, known: Iterable[str]) -> Manifest:
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        raise Refusal("backup-foreign", expected=FORMAT)
    revision, columns = value.get("revision"), value.get("tables")
    if not isinstance(revision, str) or not isinstance(columns, dict):
        raise damaged(1, "backup-header")
    for names in columns.values():
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise damaged(1, "backup-header")
    if revision not in known:
        raise Refusal("backup-newer", found=revision)
    return Manifest(revision, columns, dict.fromkeys(columns, 0))


def _count_row(number: int, value: Any, manifest: Manifest) -> None:
    if not isinstance(value, list) or not value or not isinstance(value[0], str):
        raise damaged(number, "backup-row")
    columns = manifest.columns.get(value[0])
    if columns is None or len(columns) != len(value) - 1:
        raise damaged(number, "backup-row")
    manifest.counts[value[0]] += 1


def damaged(line: int, reason: str) -> Damaged:
    """A backup that cannot be read."""
    return Damaged(line, Message(reason), "backup")
