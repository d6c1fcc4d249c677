"""Asking for good moves: for whoever is to move, unless the table was made without advice. What the
bot says is for them alone; that they asked is told to everybody, and stands in the record."""

from dolmen.bots import strongest
from dolmen.bots.advice import Advised
from dolmen.bots.figures import Interval
from dolmen.core.course import is_barrier
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.table.menu import name_moves
from dolmen.server.table.plans import plan_advice
from dolmen.server.tables import Tables
from dolmen.server.wire import moves as wire
from dolmen.server.wire.requests import AskAdvice
from dolmen.server.workers import Workers


async def ask_advice(tables: Tables, desk: Desk, seat: int, message: AskAdvice) -> int:
    """Notes that a seat asks, once in a position, and gives the number of the entry after which the
    position stands. A seat that is not to move has nothing to ask."""
    match = desk.match
    match.check_turn(seat)
    if not match.row.advice:
        raise Denied("advice-off")
    # What was asked for a moment ago, by this message or another, has been told.
    if seat not in match.standing.advised:
        match.check_present(message.n)
        match.caps.check_advice(match.n, len(match.log.moves))
        await tables.commit(desk, plan_advice(match, seat, message.id, tables.now()))
    elif message.n not in (match.n - 1, match.n):
        raise Denied("stale", n=match.n)
    return desk.match.n


async def advise(
    workers: Workers,
    desk: Desk,
    seat: int,
    n: int,
    message: AskAdvice,
    speaker: Speaker,
    address: str,
) -> wire.Advice:
    """What the strongest bot advises in the position after entry `n`. It gets a world that the seat
    cannot rule out, the same one for all that looks the same to it. If the table went on meanwhile,
    the advice is stale."""
    bot, game, state = strongest(), desk.match.game, desk.match.log.state
    advice = await workers.advise(bot, game, state, seat, address)
    if advice is None:
        raise Denied("no-advice")
    match = desk.match
    match.check_present(n)
    return wire.Advice(
        n=n,
        id=message.id,
        bot=bot,
        moves=[_told(match, one, speaker) for one in advice.moves],
        clear=advice.is_clear,
        games=advice.games,
    )


def _told(match: Match, one: Advised, speaker: Speaker) -> wire.AdvisedMove:
    game, state = match.game, match.log.state
    [named] = name_moves(match, [one.move], [is_barrier(game, state, one.move)], speaker)
    return wire.AdvisedMove(
        move=named,
        chance=_estimate(one.chance),
        points=_estimate(one.points),
        reasons=[
            wire.AdviceReason(reason.gain, speaker.phrase(reason.words)) for reason in one.reasons
        ],
        effects=[speaker.effect(effect) for effect in game.effects(state, one.move)],
    )


def _estimate(found: Interval) -> wire.Estimate:
    return wire.Estimate(found.mean, found.low, found.high)
