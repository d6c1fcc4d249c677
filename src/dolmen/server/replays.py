"""A record walked: one point of it, its score sheet, how the points went, and whether its dice were
fair. All of it takes time that grows with the game, so it runs in a process beside the server."""

from typing import Any, Final, NamedTuple

from dolmen.core import fair
from dolmen.core.log import Log
from dolmen.core.message import Message
from dolmen.core.sheet import sheet_lines
from dolmen.server.beginnings import can_repeat
from dolmen.server.record import Record
from dolmen.server.refusals import Denied
from dolmen.server.sheets import lines_of
from dolmen.server.speaker import Speaker
from dolmen.server.tracks import Track
from dolmen.server.wire.answers import Curve, Gain, RecordInfo, Sheet
from dolmen.server.wire.messages import EntryTold, Update
from dolmen.server.wire.phrases import Phrase

# How many moves are told at once; whoever wants more asks again from there.
MOST_TOLD: Final = 200


class Overview(NamedTuple):
    """One point of a record and what is said beside it, for a page without script."""

    title: str
    names: list[str]
    moves: int
    point: Update
    # At the end only: each source of points with what every seat got from it.
    sheet: "SheetSeen | None"
    is_over: bool
    verdict: str
    why: Message | None
    seed: str | None
    commitment: str | None
    # Whether a table can be made with its dice, and the table whose dice it was played with.
    can_repeat: bool
    origin: str | None
    crossings: int
    advice: list[int]


class SheetSeen(NamedTuple):
    """A score sheet before it is words."""

    rows: list[tuple[Message, list[int | None]]]
    scores: list[int]
    ranks: list[int]


def describe(record: Record, id: str) -> RecordInfo:
    """What a record says of itself, and whether its dice were fair."""
    log, verdict = record.log, record.verdict
    return RecordInfo(
        id=id,
        title=log.game.title,
        version=log.version,
        seats=log.game.seats,
        options=log.game.options,
        names=log.names,
        bots=log.bots,
        moves=len(log.moves),
        over=log.is_over,
        dice=1 if log.nonces is None else 2,
        commitment=log.commitment,
        duplicate=log.duplicate,
        crossings=log.crossings,
        advice=log.advice,
        verified=verdict.value,
        why=None if verdict.why is None else as_object(Speaker(log.names).phrase(verdict.why)),
    )


def replay_point(
    record: Record, count: int, viewer: int | None, lang: str | None, since: int | None = None
) -> Update:
    """A point of a finished game, with what was told of the moves after `since`, or of the last
    one: nothing is asked there any more. What lies too far back is left out, as `since` says."""
    record.check_seat(viewer)
    return point_of(record.track, count, viewer, Speaker(record.log.names, lang), since)


def point_of(
    track: Track, count: int, viewer: int | None, speaker: Speaker, since: int | None = None
) -> Update:
    """The same of any game that was walked."""
    most = len(track.moves)
    if count > most:
        raise Denied("no-point", most=most)
    wanted = count - 1 if since is None else min(since, count)
    first = max(wanted, count - MOST_TOLD, 0)
    game, position = track.game, track.position(count)
    actor = int(game.actor(position))
    return Update(
        n=count,
        since=first,
        entries=tell_moves(track, first, count, viewer, speaker),
        view=game.view(position, viewer),
        actor=actor if actor >= 0 else None,
        ask=speaker.phrase(game.ask(position)) if actor >= 0 else None,
        legal=[],
        can_take_back=False,
    )


def tell_moves(
    track: Track, first: int, last: int, viewer: int | None, speaker: Speaker
) -> list[EntryTold]:
    """What was told of some moves: entries are numbered as the record numbers its lines."""
    return [
        EntryTold(n, step.seat, "move", [speaker.told(one) for one in step.told(viewer)])
        for n, step in enumerate(track.steps(first, last), start=first + 1)
    ]


def look_at(record: Record, at: int | None, viewer: int | None, lang: str) -> Overview:
    """One point of a record, the end unless said, with its score sheet if it is the end."""
    log = record.log
    most = len(log.moves)
    count = most if at is None else min(at, most)
    point = replay_point(record, count, viewer, lang)
    sheet = see_sheet(log) if count == most else None
    value, _, why = record.verdict
    return Overview(
        title=log.game.title,
        names=log.names,
        moves=most,
        point=point,
        sheet=sheet,
        is_over=log.is_over,
        verdict=value,
        why=why,
        seed=log.seed,
        commitment=log.commitment,
        can_repeat=can_repeat(log),
        origin=log.duplicate,
        crossings=log.crossings,
        advice=log.advice,
    )


def see_sheet(log: Log[Any]) -> SheetSeen:
    """The sheets of all seats side by side, at the position the log has come to."""
    game, state = log.game, log.state
    rows = [(game.heading(category), points) for category, points in sheet_lines(game, state)]
    scores = [int(points) for points in game.scores(state)]
    return SheetSeen(rows, scores, [int(rank) for rank in log.ranks()])


class Stood(NamedTuple):
    """What a game that is over came to, and the seal of its dice, if they can be had again."""

    title: str
    names: list[str]
    bots: list[str | None]
    scores: list[int]
    ranks: list[int]
    given_up: bool
    seal: str | None


def see_end(record: Record) -> Stood:
    """What a record came to."""
    log = record.log
    return Stood(
        log.game.title,
        log.names,
        log.bots,
        [int(points) for points in log.scores()],
        [int(rank) for rank in log.ranks()],
        log.ended is not None,
        fair.seal(bytes.fromhex(log.seed)) if can_repeat(log) and log.seed is not None else None,
    )


def score_sheet(record: Record) -> Sheet:
    """The sheet of every seat, category by category."""
    log = record.log
    game, state = log.game, log.state
    lines = lines_of(game, state, Speaker(log.names))
    scores = [int(points) for points in log.scores()]
    return Sheet(scores=scores, ranks=[int(rank) for rank in log.ranks()], lines=lines)


def score_curve(record: Record) -> Curve:
    """The points at every step, as if the game ended there."""
    log, game = record.log, record.log.game
    speaker = Speaker(log.names)
    scores = [[int(points) for points in game.scores(record.track.position(0))]]
    gains: list[Gain] = []
    for n, step in enumerate(record.track.steps(0, len(log.moves)), start=1):
        after = [int(points) for points in game.scores(step.after)]
        gained = [now - was for now, was in zip(after, scores[-1], strict=True)]
        scores.append(after)
        if any(gained):
            told = [as_object(speaker.told(one)) for one in step.told(None)]
            gains.append(Gain(n=n, points=gained, told=told))
    return Curve(scores=scores, gains=gains)


def as_object(phrase: Phrase) -> dict[str, Any]:
    """A phrase as an answer by HTTP has it."""
    return {"id": phrase.id, "args": phrase.args, "clause": phrase.clause, "role": phrase.role}
