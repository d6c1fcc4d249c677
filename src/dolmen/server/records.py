"""Records up and down: finished tables and uploaded files, replayed, branched and verified."""

from typing import Any

from dolmen.core import fair
from dolmen.core.course import told_to
from dolmen.core.log import Log, read
from dolmen.games import open_game
from dolmen.server.hub import Hub
from dolmen.server.keys import new_id
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.store import RecordRow
from dolmen.server.tables import check_name
from dolmen.server.wire import Curve, EntryTold, Gain, RecordInfo, Sheet, SheetLine, Update


class Records:
    """The games that can be looked at from beginning to end."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    def read(self, text: str) -> Log[Any]:
        """An uploaded record, checked from the first line to the last."""
        log = read(lines_of(text), open_game)
        for name in (*log.names, *(bot for bot in log.bots if bot is not None)):
            check_name(name)
        return log

    async def keep(self, player: str, log: Log[Any], text: str) -> str:
        """Stores a record that was read."""
        id = new_id()
        lines = "\n".join(lines_of(text)) + "\n"
        row = RecordRow(id, player, log.game.title, lines, self.hub.now())
        await self.hub.store.save_record(row)
        return id

    async def lines(self, id: str) -> list[str]:
        """A record, line by line: of an uploaded file, or of a table that has ended."""
        row = await self.hub.store.record(id)
        if row is not None:
            return lines_of(row.lines)
        if await self.hub.store.table(id) is None:
            raise Denied("unknown-record")
        async with self.hub.at(id) as desk:
            return desk.room.record()

    async def log(self, id: str) -> Log[Any]:
        """A record as the game it tells."""
        return read(await self.lines(id), open_game)

    async def info(self, id: str) -> RecordInfo:
        """What a record says of itself, and whether its dice were fair."""
        log = await self.log(id)
        return RecordInfo(
            id=id,
            title=log.game.title,
            version=log.game.version,
            seats=log.game.seats,
            options=log.game.options,
            names=log.names,
            bots=log.bots,
            moves=len(log.moves),
            over=log.is_over,
            verified=verified(log),
        )

    async def at(
        self, id: str, count: int, viewer: int | None, lang: str | None, since: int | None = None
    ) -> Update:
        """The position after that many moves, and what was told of those after `since`, or of the
        last one."""
        log = await self.log(id)
        if viewer is not None and viewer >= log.game.seats:
            raise Denied("no-seat")
        return replay_point(log, count, viewer, Speaker(log.names, lang), since)

    async def sheet(self, id: str) -> Sheet:
        """Who got which points for what, at the end."""
        log = await self.log(id)
        return score_sheet(log)

    async def curve(self, id: str) -> Curve:
        """The points after every move, and what was told where they changed."""
        return score_curve(await self.log(id))


def verified(log: Log[Any]) -> bool | None:
    """Whether every die and card is what the seed had to give; None: there is nothing to check."""
    if log.seed is None or log.commitment is None:
        return None
    return all(check.holds for check in fair.check(log, bytes.fromhex(log.seed)))


def replay_point(
    log: Log[Any], count: int, viewer: int | None, speaker: Speaker, since: int | None = None
) -> Update:
    """A point of a finished game: nothing is asked there any more."""
    moves = list(log.moves)
    if count > len(moves):
        raise Denied("no-point", most=len(moves))
    first = max(count - 1, 0) if since is None else min(since, count)
    log.back_to(first)
    game = log.game
    entries: list[EntryTold] = []
    for n, move in enumerate(moves[first:count], start=first + 1):
        actor = int(game.actor(log.state))
        events = log.play(move)
        phrases = [speaker.told(told) for told in told_to(game, log.state, events, viewer)]
        entries.append(EntryTold(n, actor if actor >= 0 else None, "move", phrases))
    actor = int(game.actor(log.state))
    return Update(
        n=count,
        since=first,
        entries=entries,
        view=game.view(log.state, viewer),
        actor=actor if actor >= 0 else None,
        ask=speaker.phrase(game.ask(log.state)) if actor >= 0 else None,
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
    """Plays a record again and counts the points at every step, as if the game ended there."""
    game = log.game
    moves = list(log.moves)
    speaker = Speaker(log.names)
    log.back_to(0)
    scores = [[int(points) for points in log.scores()]]
    gains: list[Gain] = []
    for n, move in enumerate(moves, start=1):
        events = log.play(move)
        after = [int(points) for points in log.scores()]
        gained = [now - was for now, was in zip(after, scores[-1], strict=True)]
        scores.append(after)
        if any(gained):
            phrases = [speaker.told(told) for told in told_to(game, log.state, events, None)]
            words = [
                {"id": p.id, "args": p.args, "clause": p.clause, "role": p.role} for p in phrases
            ]
            gains.append(Gain(n=n, points=gained, told=words))
    return Curve(scores=scores, gains=gains)


def lines_of(text: str) -> list[str]:
    """A file as its lines: only \\n ends one, since names may hold other breaks."""
    return text.removesuffix("\n").split("\n")
