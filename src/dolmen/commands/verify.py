"""`dolmen verify`: checks that every die and card of a finished game is what the seed of its table
had to give."""

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from dolmen.commands import FAILED
from dolmen.commands.records import read_record
from dolmen.commands.screen import show_json, show_line
from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.core.verdict import VERIFIED, Verdict, judge
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
        verdict = judge(log)
        if json:
            show_json(as_object(log, verdict))
        elif verdict.checks:
            show(log, verdict, words)
        if verdict.value == VERIFIED:
            return 0
        fault = "" if verdict.why is None else words.say(verdict.why)
        print(f"dolmen: {fault}", file=sys.stderr)
        return FAILED


def show(log: Log[Any], verdict: Verdict, words: Words) -> None:
    """What was checked, for people."""
    show_line(words.text("cli-verify-seed", seed=str(log.seed)))
    show_line(words.text("cli-verify-commitment", commitment=str(log.commitment)))
    if log.nonces is None:
        show_line(words.text("cli-verify-first-form"))
    else:
        brought = sum(nonce is not None for nonce in log.nonces)
        show_line(words.text("cli-verify-nonces", count=brought, seats=log.game.seats))
        if log.given:
            show_line(words.text("cli-verify-given", count=log.given))
    if log.duplicate is not None:
        show_line(words.text("cli-verify-duplicate", origin=log.duplicate))
    if log.crossings:
        show_line(words.text("record-crossings", count=log.crossings))
    for name, count in zip(log.names, log.advice, strict=True):
        if count:
            show_line(words.text("record-advice", name=name, count=count))
    if verdict.value == VERIFIED:
        show_line(words.text("cli-verify-held", count=len(verdict.checks)))


def as_object(log: Log[Any], verdict: Verdict) -> dict[str, object]:
    """The same for programs, with all that is needed to roll the dice again."""
    name = log.game.moves.name
    return {
        "title": log.game.title,
        "version": log.version,
        "moves": len(log.moves),
        "given": log.given,
        "dice": fair.FIRST_FORM if log.nonces is None else fair.SECOND_FORM,
        "nonces": log.nonces,
        "duplicate": log.duplicate,
        "crossings": log.crossings,
        "advice": log.advice,
        "commitment": log.commitment,
        "seed": log.seed if log.is_over else None,
        "verified": verdict.value,
        "checks": [
            {
                "n": found.chance.number,
                "line": found.line,
                "pile": found.chance.pile,
                "ordinal": found.chance.ordinal,
                "outcomes": [
                    [name(move), weight]
                    for move, weight in zip(found.outcomes, found.weights, strict=True)
                ],
                "expected": name(found.expected),
                "found": name(found.found),
            }
            for found in verdict.checks
        ],
    }
