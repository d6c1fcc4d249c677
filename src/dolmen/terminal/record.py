"""The record on disk: written whole or not at all."""

import contextlib
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path


def save(path: Path, lines: Iterable[str]) -> None:
    """Writes a record. Whatever happens meanwhile, the file is the old one or the new one."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(
        "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", delete=False
    ) as file:
        part = Path(file.name)
        try:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Makes the new name last through a power cut, where the system can."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def next_path(path: Path) -> Path:
    """A name beside a record that no file has yet: "game.jsonl", "game-2.jsonl", "game-3.jsonl"."""
    number = 2
    while (found := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return found


def command() -> str:
    """How to call this program again: by name where the shell finds it, else by its path, from
    here if it is below."""
    started = Path(sys.argv[0])
    if started.name != "dolmen" or shutil.which("dolmen"):
        return "dolmen"
    path = os.path.relpath(started)
    return shlex.quote(str(started.resolve()) if path.startswith(os.pardir) else path)
