"""Where a table stands, in one sentence."""

from collections.abc import Sequence

from dolmen.core.log import LAPSED
from dolmen.server.refusals import Denied
from dolmen.server.table.desk import Desk
from dolmen.server.wire.table import TableState
from dolmen.words import Words


def tell_standing(desk: Desk, state: TableState, words: Words) -> str:
    """Whom it waits for, or how it ended."""
    match, names = desk.match, desk.match.seats.names
    if state.status == "open":
        count = sum(seat.kind == "open" for seat in state.seats)
        return words.text("plain-status-open", count=count)
    if match.frozen is not None:
        return words.say(Denied("frozen", why=match.frozen).message, names)
    if match.actor is not None and match.due_bot is not None:
        return words.text("bot-thinks", who=names[match.actor])
    if match.actor is not None:
        return words.text("plain-status-playing", name=names[match.actor])
    return _winners(state, words)


def _winners(state: TableState, words: Words) -> str:
    outcome = state.outcome
    if outcome is not None and outcome.how == LAPSED:
        return words.text("server-ended-lapsed")
    ranks: Sequence[int] = outcome.ranks if outcome is not None else ()
    names = [seat.name for seat, rank in zip(state.seats, ranks, strict=False) if rank == 1]
    return words.text("plain-status-over", names=words.join(names), count=len(names))
