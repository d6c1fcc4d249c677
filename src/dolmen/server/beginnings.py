"""What of a record a new table begins with: its moves up to a point, or its options and its dice.
It walks the record, so it runs where records are read."""

from typing import Any, NamedTuple

from dolmen.core import fair
from dolmen.core.game import OVER
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.server.record import Record
from dolmen.server.refusals import Denied

# A move that was played elsewhere: the seat that decided, if it was not chance, and its name.
Given = tuple[int | None, str]


class Begun(NamedTuple):
    """The beginning of a record, as a new table takes it over: who decided each move, and which
    it was; and its dice, where those are wanted again."""

    title: str
    seats: int
    options: dict[str, Any]
    moves: list[Given]
    dice: fair.Dice | None = None


def can_repeat(log: Log[Any]) -> bool:
    """Whether a table can be made with the dice of a game."""
    return log.is_over and log.seed is not None and log.nonces is not None


def begin_again(record: Record, at: int) -> Begun:
    """A record up to a point from which somebody can play on."""
    game, moves = record.log.game, record.log.moves
    if at > len(moves):
        raise Refusal("log-point", asked=at, most=len(moves))
    if game.actor(record.track.position(at)) == OVER or (at == len(moves) and record.log.is_over):
        raise Denied("not-playing")
    return Begun(game.title, game.seats, game.options, _given(record, at))


def begin_same(record: Record) -> Begun:
    """What of a finished game another is begun with that shall have the same dice: its options,
    the moves it was given, its seed and what was brought to it."""
    log = record.log
    if not log.is_over:
        raise Denied("still-running")
    if not can_repeat(log):
        raise Denied("no-same-dice")
    game = log.game
    given = _given(record, log.given)
    return Begun(game.title, game.seats, game.options, given, log.dice())


def _given(record: Record, count: int) -> list[Given]:
    name = record.log.game.moves.name
    return [(step.seat, name(step.move)) for step in record.track.steps(0, count)]
