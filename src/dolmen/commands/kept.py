"""Records of games in the terminal: where they are kept, and which of them were left."""

import json
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.core.message import Refusal

PATTERN: Final = "*.jsonl"


class Kept(NamedTuple):
    """A record among one's data, as far as its first and its last line tell it."""

    path: Path
    title: str
    names: tuple[str, ...]
    moves: int
    is_over: bool
    played: datetime


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where records are kept unless a file is named."""
    root = environ.get("XDG_DATA_HOME")
    return (Path(root) if root else Path.home() / ".local" / "share") / "dolmen"


def kept_games(folder: Path) -> list[Kept]:
    """Every record in a folder, the last played first; what is none is left out."""
    found = [kept for path in folder.glob(PATTERN) if (kept := read_kept(path)) is not None]
    return sorted(found, key=lambda kept: kept.played, reverse=True)


def read_kept(path: Path) -> Kept | None:
    """What a record says of itself; nothing is replayed, since there may be hundreds."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
        played = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
        header: dict[str, Any] = json.loads(lines[0])
        last: dict[str, Any] = json.loads(lines[-1])
        is_over = "scores" in last
        names = tuple(str(name) for name in header["names"])
        moves = len(lines) - 1 - is_over
        return Kept(path, str(header["title"]), names, moves, is_over, played)
    except (OSError, ValueError, LookupError, TypeError):
        return None


def resumable(typed: str, folder: Path) -> Path:
    """The file that `--resume` names: a path, or the number of a game that was left."""
    if not typed.isdecimal():
        return Path(typed)
    left = [kept for kept in kept_games(folder) if not kept.is_over]
    if not 1 <= int(typed) <= len(left):
        raise Refusal("cli-games-no-such", number=typed, count=len(left))
    return left[int(typed) - 1].path
