"""`dolmen verify`: checks that every die and card of a finished game is what the seed of its table
had to give."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from dolmen.commands import FAILED
from dolmen.commands.asked import read_record
from dolmen.commands.screen import show_json, show_line
from dolmen.core.fair import Check, check
from dolmen.core.log import Log
from dolmen.words import Words


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="verify", help=words.text("cli-verify-help"), usage=words.text("cli-verify-usage")
    )
    def verify(
        record: Annotated[
            Path,
            Parameter(help=words.text("cli-verify-record"), metavar=words.text("cli-label-file")),
        ],
        /,
        *,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        log = read_record(record)
        checks = None if log.seed is None else check(log, bytes.fromhex(log.seed))
        if json:
            show_json(as_object(log, checks))
        elif checks is not None:
            show(log, checks, words)
        fault = find_fault(log, checks, words)
        if fault is None:
            return 0
        print(f"dolmen: {fault}", file=sys.stderr)
        return FAILED


def find_fault(log: Log[Any], checks: Sequence[Check] | None, words: Words) -> str | None:
    """Why the game is not verified, in words: the first wrong die, or that nothing can be checked;
    nothing if it is."""
    if checks is None:
        return words.text(_missing(log))
    wrong = [found for found in checks if not found.holds]
    if not wrong:
        return None
    name = log.game.moves.name
    return words.text(
        "cli-verify-wrong",
        line=record_line(wrong[0]),
        expected=name(wrong[0].expected),
        found=name(wrong[0].found),
        wrong=len(wrong),
        count=len(checks),
    )


def _missing(log: Log[Any]) -> str:
    """What a record without a seed lacks."""
    if log.commitment is None:
        return "cli-verify-no-commitment"
    return "cli-verify-no-seed" if log.is_over else "cli-verify-open"


def record_line(found: Check) -> int:
    """The line of a record that a die or card stands in: the header is the first."""
    return found.number + 1


def show(log: Log[Any], checks: Sequence[Check], words: Words) -> None:
    """What was checked, for people."""
    show_line(words.text("cli-verify-seed", seed=str(log.seed)))
    show_line(words.text("cli-verify-commitment", commitment=str(log.commitment)))
    if log.given:
        show_line(words.text("cli-verify-given", count=log.given))
    if all(found.holds for found in checks):
        show_line(words.text("cli-verify-held", count=len(checks)))


def as_object(log: Log[Any], checks: Sequence[Check] | None) -> dict[str, object]:
    """The same for programs, with all that is needed to roll the dice again."""
    name = log.game.moves.name
    return {
        "title": log.game.title,
        "version": log.game.version,
        "moves": len(log.moves),
        "given": log.given,
        "commitment": log.commitment,
        "seed": log.seed,
        "verified": None if checks is None else all(found.holds for found in checks),
        "checks": [
            {
                "n": found.number,
                "line": record_line(found),
                "outcomes": [
                    [name(move), weight]
                    for move, weight in zip(found.outcomes, found.weights, strict=True)
                ],
                "expected": name(found.expected),
                "found": name(found.found),
            }
            for found in checks or ()
        ],
    }
