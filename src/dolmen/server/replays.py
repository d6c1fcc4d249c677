"""A record walked from its beginning: one point of it, its score sheet, and how the points went."""

from typing import Any

from dolmen.core.course import Course
from dolmen.core.log import Log
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.wire.answers import Curve, Gain, Sheet, SheetLine
from dolmen.server.wire.messages import EntryTold, Phrase, Update


def replay_point(
    log: Log[Any], count: int, viewer: int | None, speaker: Speaker, since: int | None = None
) -> Update:
    """A point of a finished game, with what was told of the moves after `since`, or of the last
    one: nothing is asked there any more."""
    if count > len(log.moves):
        raise Denied("no-point", most=len(log.moves))
    first = max(count - 1, 0) if since is None else min(since, count)
    game, course = log.game, Course(log.game)
    entries: list[EntryTold] = []
    for n, move in enumerate(log.moves[:count], start=1):
        step = course.step(move)
        if n > first:
            told = [speaker.told(one) for one in step.told(viewer)]
            entries.append(EntryTold(n, step.seat, "move", told))
    actor = course.actor
    return Update(
        n=count,
        since=first,
        entries=entries,
        view=game.view(course.state, viewer),
        actor=actor if actor >= 0 else None,
        ask=speaker.phrase(game.ask(course.state)) if actor >= 0 else None,
        legal=[],
        can_take_back=False,
    )


def score_sheet(log: Log[Any]) -> Sheet:
    """The sheet of every seat, category by category."""
    game, state = log.game, log.state
    speaker = Speaker(log.names)
    lines = []
    for seat in range(game.seats):
        rows = []
        for category, points in game.sheet(state, seat):
            phrase = speaker.phrase(game.heading(category))
            words = {"id": phrase.id, "args": phrase.args}
            rows.append(SheetLine(category=category, words=words, points=int(points)))
        lines.append(rows)
    scores = [int(points) for points in log.scores()]
    return Sheet(scores=scores, ranks=[int(rank) for rank in log.ranks()], lines=lines)


def score_curve(log: Log[Any]) -> Curve:
    """The points at every step, as if the game ended there."""
    game, course = log.game, Course(log.game)
    speaker = Speaker(log.names)
    scores = [[int(points) for points in game.scores(course.state)]]
    gains: list[Gain] = []
    for n, move in enumerate(log.moves, start=1):
        step = course.step(move)
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
