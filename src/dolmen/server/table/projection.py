"""What leaves a match, each for one viewer: the position, and why not.

Reasons are given to the seat that decides only, since those of another's moves could tell what is
hidden."""

from collections.abc import Callable

from dolmen.core.course import is_barrier
from dolmen.core.game import OK
from dolmen.core.message import Message
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.table.match import Match
from dolmen.server.wire.messages import EntryTold, Explanation, LegalMove, Update, WhyNot


def update(match: Match, viewer: int | None, since: int | None, speaker: Speaker) -> Update:
    """The position for one viewer, with what led to it since the entry it knows."""
    missed = [one for one in match.recent if since is None or one.entry.n > since]
    start = missed[0].entry.n - 1 if missed else match.n
    if since is not None and start > since:
        # Too much was missed: the view says it all.
        missed, start = [], match.n
    game, state, actor = match.game, match.log.state, match.actor
    is_mine = viewer is not None and actor == viewer and match.seats.bot_at(viewer) is None
    return Update(
        n=match.n,
        since=start,
        entries=[
            EntryTold(
                one.entry.n,
                one.entry.seat,
                one.kind,
                [speaker.told(told) for told in one.told(viewer)],
            )
            for one in missed
        ],
        view=game.view(state, viewer),
        actor=actor,
        ask=None if actor is None else speaker.phrase(game.ask(state)),
        legal=[legal_move(match, move, speaker) for move in game.legal(state)] if is_mine else [],
        can_take_back=is_mine and match.undo_point() is not None,
    )


def legal_move(match: Match, move: int, speaker: Speaker) -> LegalMove:
    """A move that is legal now."""
    game, state = match.game, match.log.state
    return LegalMove(
        game.moves.name(move),
        game.moves.target(move, game.actor(state)),
        speaker.phrase(game.describe(move)),
        is_barrier(game, state, move),
    )


def explain(
    match: Match, seat: int, id: str, chosen: Callable[[int], bool], speaker: Speaker
) -> Explanation:
    """Why the moves that are chosen cannot be played."""
    game, state = match.game, match.log.state
    try:
        match.check_turn(seat)
    except Denied as denied:
        return Explanation(match.n, id, speaker.phrase(denied.message), [], [])
    legal: list[LegalMove] = []
    refused: list[WhyNot] = []
    for move in filter(chosen, range(game.moves.count)):
        reason = game.reason(state, move)
        if reason == OK:
            legal.append(legal_move(match, move, speaker))
            continue
        why = game.reasons[reason]
        words, said = speaker.phrase(game.describe(move)), speaker.phrase(Message(why.message))
        refused.append(WhyNot(game.moves.name(move), words, why.code, why.clause, said))
    nothing = not legal and not refused
    general = speaker.phrase(Message("server-nothing-here")) if nothing else None
    return Explanation(match.n, id, general, legal, refused)
