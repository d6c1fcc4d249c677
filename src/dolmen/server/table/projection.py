"""What leaves a match, each for one viewer: the position, and why not.

Reasons are given to the seat that decides only, since those of another's moves could tell what is
hidden."""

from collections.abc import Iterable

from dolmen.core.course import is_barrier
from dolmen.core.game import OK
from dolmen.core.message import Message
from dolmen.games import TITLES
from dolmen.server.refusals import Denied
from dolmen.server.sheets import lines_of
from dolmen.server.speaker import Speaker
from dolmen.server.table.entries import Recent
from dolmen.server.table.match import Match
from dolmen.server.table.menu import legal_moves, name_moves
from dolmen.server.table.proposals import reach
from dolmen.server.table.sights import Shown
from dolmen.server.wire.answers import SheetSoFar
from dolmen.server.wire.messages import EntryBrief, EntryTold, Update
from dolmen.server.wire.moves import EffectTold, Explanation, WhyNot
from dolmen.server.wire.phrases import Phrase


def update(match: Match, viewer: int | None, since: int | None, speaker: Speaker) -> Update:
    """The position for one viewer, with what led to it since the entry it knows."""
    start, entries = missed(match, since)
    is_mine = viewer is not None and viewer == decider(match)
    return Update(
        n=match.n,
        since=start,
        entries=tell(entries, viewer, speaker),
        view=match.game.view(match.log.state, viewer),
        actor=match.actor,
        ask=asked(match, speaker),
        legal=legal_moves(match, speaker) if is_mine else [],
        can_take_back=is_mine and match.undo_point() is not None,
        can_redo=is_mine and bool(match.log.course.ahead),
        reach=reach(match),
    )


def sheet_so_far(match: Match, speaker: Speaker) -> SheetSoFar:
    """The score sheets as if the game ended now, empty where a title keeps them secret."""
    game, state = match.game, match.log.state
    if not TITLES[game.title].open_sheet:
        return SheetSoFar(n=match.n, scores=[], lines=[])
    scores = [int(points) for points in game.scores(state)]
    return SheetSoFar(n=match.n, scores=scores, lines=lines_of(game, state, speaker))


def shown(match: Match, viewer: int | None) -> Shown:
    """The position as a viewer sees it."""
    return match.sights.of(match.game, match.log.state, match.n, viewer)


def missed(match: Match, since: int | None) -> tuple[int, list[Recent]]:
    """The entries after one that is known, and the number of that one."""
    # The last of them stands at the end, and their numbers have no gaps.
    recent = match.recent
    count = len(recent) if since is None else match.n - since
    if not 0 < count <= len(recent):
        # Nothing was missed, or too much: then the view says it all.
        return match.n, []
    return match.n - count, [recent[i] for i in range(-count, 0)]


def tell(entries: list[Recent], viewer: int | None, speaker: Speaker) -> list[EntryTold]:
    """What a viewer hears of entries."""
    return [
        EntryTold(
            one.entry.n, one.entry.seat, one.kind, [speaker.told(told) for told in one.told(viewer)]
        )
        for one in entries
    ]


def tell_briefly(entries: list[Recent], viewer: int | None, speaker: Speaker) -> list[EntryBrief]:
    """The same as a change has it."""
    told = tell(entries, viewer, speaker)
    return [EntryBrief(entry.seat, entry.kind, entry.told) for entry in told]


def asked(match: Match, speaker: Speaker) -> Phrase | None:
    """What whoever decides is asked, if anybody is."""
    return None if match.actor is None else speaker.phrase(match.game.ask(match.log.state))


def decider(match: Match) -> int | None:
    """The person who decides, if it is one and no bot."""
    actor = match.actor
    return None if actor is None or match.seats.bot_at(actor) is not None else actor


def explain(
    match: Match, seat: int, id: str, moves: Iterable[int], speaker: Speaker
) -> Explanation:
    """Why moves cannot be played, or what they cost and bring."""
    game, state = match.game, match.log.state
    try:
        match.check_turn(seat)
    except Denied as denied:
        return Explanation(match.n, id, speaker.phrase(denied.message), [], [], {})
    legal: list[int] = []
    refused: list[WhyNot] = []
    effects: dict[str, list[EffectTold]] = {}
    for move in moves:
        reason = game.reason(state, move)
        found = game.effects(state, move)
        if found:
            effects[game.moves.name(move)] = [speaker.effect(effect) for effect in found]
        if reason == OK:
            legal.append(move)
            continue
        why = game.reasons[reason]
        words, said = speaker.phrase(game.describe(move)), speaker.phrase(Message(why.message))
        refused.append(WhyNot(game.moves.name(move), words, why.code, why.clause, said))
    nothing = not legal and not refused
    general = speaker.phrase(Message("server-nothing-here")) if nothing else None
    finals = [is_barrier(game, state, move) for move in legal]
    named = name_moves(match, legal, finals, speaker)
    return Explanation(match.n, id, general, named, refused, effects)
