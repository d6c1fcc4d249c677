"""A finished table as the game that its record tells."""

from typing import Any

from dolmen.core.log import Log
from dolmen.server.refusals import Denied
from dolmen.server.table.dice import show_dice
from dolmen.server.table.match import FINISHED, Match


def finished_log(match: Match) -> Log[Any]:
    """The game of a finished table, with the seed of its dice."""
    if match.fault is not None:
        raise Denied("frozen", why=match.fault)
    if match.row.status not in FINISHED:
        raise Denied("still-running")
    log, seats = match.log, match.seats
    log.names, log.crossings = seats.names, match.standing.crossings
    log.advice = match.standing.asked_by(match.game.seats)
    log.bots = [seat.bot for seat in seats.rows]
    show_dice(match.row, seats, log)
    return log
