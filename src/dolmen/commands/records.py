"""Files that were named on the command line: what they hold, or why they cannot be read."""

import json
from pathlib import Path
from typing import Any

from dolmen.core.log import Log, read
from dolmen.core.message import Refusal
from dolmen.games import open_game


def read_json(path: Path) -> object:
    """The JSON value in a file that somebody wrote."""
    data = read_bytes(path)
    try:
        return json.loads(data.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        line = error.lineno
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
    except (ValueError, RecursionError):  # a number of thousands of digits, or brackets in brackets
        line = 1
    raise Refusal("cli-json-broken", path=str(path), line=line)


def read_bytes(path: Path) -> bytes:
    """What a file holds."""
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise Refusal("cli-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("cli-json-folder", path=str(path)) from None
    except OSError as error:
        raise Refusal("cli-file-unreadable", path=str(path), why=error.strerror or "") from None


def read_record(path: Path) -> Log[Any]:
    """The game that a file tells."""
    try:
        with path.open(encoding="utf-8") as lines:
            return read(lines, open_game)
    except FileNotFoundError:
        raise Refusal("cli-file-missing", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("cli-file-folder", path=str(path)) from None
    except UnicodeDecodeError:
        raise Refusal("cli-file-not-text", path=str(path)) from None
    except OSError as error:
        raise Refusal("cli-file-unreadable", path=str(path), why=error.strerror or "") from None


def read_arena(path: Path, number: int) -> Log[Any]:
    """One game of a file that an arena has written."""
    from dolmen.arena.book import FORMAT, as_played, damaged, parse, planned
    from dolmen.arena.play import record

    lines = read_bytes(path).splitlines()
    for line, text in enumerate(lines, start=1):
        value = parse(text, line, FORMAT)
        if value.get("game") == number:
            try:
                plan = planned(value["arena"])
                return record(plan, as_played(value))
            except (KeyError, TypeError, ValueError) as error:
                raise damaged(line) from error
    raise Refusal("arena-no-game", path=str(path), game=number)
