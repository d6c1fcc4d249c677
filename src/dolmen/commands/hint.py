"""`dolmen hint`: good moves at a point of a recorded game, for whoever is to move there."""

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from dolmen.bots import seat_bot, strongest
from dolmen.bots.advice import THOUGHT, Advice, Advised, advise
from dolmen.bots.figures import Interval
from dolmen.commands.arguments import WHOLE
from dolmen.commands.records import read_record
from dolmen.commands.screen import show_heading, show_json, show_line
from dolmen.commands.waiting import meanwhile
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.words import Words
from dolmen.words.advice import tell_odds, tell_reasons, tell_verdict

# The same question gets the same answer.
SEED: Final = 0


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(name="hint", help=words.text("cli-hint-help"), usage=words.text("cli-hint-usage"))
    def hint(
        record: Annotated[
            Path,
            Parameter(help=words.text("cli-hint-record"), metavar=words.text("cli-label-file")),
        ],
        /,
        *,
        at: Annotated[int | None, WHOLE, Parameter(help=words.text("cli-hint-at"))] = None,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        log = read_record(record)
        if at is not None:
            log.back_to(at)
        seat = log.course.actor
        if seat < 0:
            raise Refusal("cli-hint-nobody", count=len(log.moves))
        bot = seat_bot(strongest(), log.game, SEED, seat, THOUGHT)
        with meanwhile(words.text("terminal-advice-thinking")):
            advice = advise(bot, log.game, log.state, seat, SEED)
        if json:
            show_json(as_object(log, seat, advice))
        else:
            show(log, seat, advice, words)
        return 0


def show(log: Log[Any], seat: int, advice: Advice, words: Words) -> None:
    """The moves, for people."""
    game, names = log.game, log.names
    only = len(game.legal(log.state)) == 1
    show_heading(words.text("cli-hint-title", name=names[seat], count=len(log.moves)))
    for number, one in enumerate(advice.moves, start=1):
        print()
        show_line(f"{number}. {words.say(game.describe(one.move), names)}")
        show_line(tell_odds(words, one.chance, one.points, alone=game.seats == 1))
        show_line(tell_reasons(words, [words.say(why.words) for why in one.reasons], only=only))
    verdict = tell_verdict(words, len(advice.moves), clear=advice.is_clear)
    if verdict:
        print()
        show_line(verdict)


def as_object(log: Log[Any], seat: int, advice: Advice) -> dict[str, object]:
    """The same for programs."""
    return {
        "title": log.game.title,
        "at": len(log.moves),
        "seat": seat,
        "bot": strongest(),
        "games": advice.games,
        "clear": advice.is_clear,
        "moves": [_move(log, one) for one in advice.moves],
    }


def _move(log: Log[Any], one: Advised) -> dict[str, object]:
    return {
        "move": log.game.moves.name(one.move),
        "chance": _figures(one.chance),
        "points": _figures(one.points),
        "reasons": [{"gain": why.gain, "term": why.words.id} for why in one.reasons],
    }


def _figures(found: Interval) -> dict[str, float]:
    return found._asdict()
