"""Asking for a good move: only where nobody but bots plays against whoever asks."""

from dolmen.bots import strongest
from dolmen.core.course import is_barrier
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table.desk import Desk
from dolmen.server.table.menu import name_moves
from dolmen.server.table.proposals import is_alone
from dolmen.server.wire.messages import Advice, AdviceReason
from dolmen.server.wire.requests import AskAdvice
from dolmen.server.workers import Workers


def check_advice(desk: Desk, seat: int, message: AskAdvice) -> None:
    """Refuses a seat that is not to move, or that plays against people."""
    match = desk.match
    match.check_turn(seat)
    if not is_alone(match.seats, seat):
        raise Denied("with-people")
    match.check_present(message.n)


async def advise(
    workers: Workers, desk: Desk, seat: int, message: AskAdvice, speaker: Speaker
) -> Advice:
    """What the strongest bot would play. It gets a world that the seat cannot rule out, the same
    one for all that looks the same to it. If the table went on meanwhile, the advice is stale."""
    bot, game, state = strongest(), desk.match.game, desk.match.log.state
    advice = await workers.advise(bot, game, state, seat)
    if advice is None:
        raise Denied("no-advice")
    match, move = desk.match, advice.move
    match.check_present(message.n)
    [named] = name_moves(match, [move], [is_barrier(game, state, move)], speaker)
    return Advice(
        n=match.n,
        id=message.id,
        bot=bot,
        move=named,
        reasons=[
            AdviceReason(reason.gain, speaker.phrase(reason.words)) for reason in advice.reasons
        ],
        effects=[speaker.effect(effect) for effect in game.effects(state, move)],
    )
