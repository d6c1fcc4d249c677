"""Records up and down: finished tables and uploaded files, replayed, branched and verified."""

from typing import Any

from dolmen.core.log import Log, read
from dolmen.core.reading import check_values
from dolmen.core.verdict import judge
from dolmen.games import open_game
from dolmen.server.keys import new_id
from dolmen.server.refusals import Denied
from dolmen.server.replays import as_object, replay_point, score_curve, score_sheet
from dolmen.server.speaker import Speaker
from dolmen.server.store import RecordRow
from dolmen.server.table.names import check_name
from dolmen.server.tables import Tables
from dolmen.server.wire.answers import Curve, RecordInfo, Sheet
from dolmen.server.wire.fields import LONGEST_TEXT
from dolmen.server.wire.messages import Update


class Records:
    """The games that can be looked at from beginning to end."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def read(self, text: str) -> Log[Any]:
        """An uploaded record, checked from the first line to the last."""
        log = read(lines_of(text), open_game)
        check_values(log.game.options, LONGEST_TEXT)
        for name in (*log.names, *(bot for bot in log.bots if bot is not None)):
            check_name(name)
        return log

    async def keep(self, player: str, log: Log[Any], text: str) -> str:
        """Stores a record that was read."""
        id = new_id()
        lines = "\n".join(lines_of(text)) + "\n"
        row = RecordRow(id, player, log.game.title, lines, self.tables.now())
        await self.tables.store.save_record(row)
        return id

    async def lines(self, id: str) -> list[str]:
        """A record, line by line: of an uploaded file, or of a table that has ended."""
        row = await self.tables.store.record(id)
        if row is not None:
            return lines_of(row.lines)
        if await self.tables.store.table(id) is None:
            raise Denied("unknown-record")
        async with self.tables.at(id) as desk:
            return desk.match.record()

    async def log(self, id: str) -> Log[Any]:
        """A record as the game it tells."""
        return read(await self.lines(id), open_game)

    async def info(self, id: str) -> RecordInfo:
        """What a record says of itself, and whether its dice were fair."""
        log = await self.log(id)
        verdict = judge(log)
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
            dice=1 if log.nonces is None else 2,
            commitment=log.commitment,
            duplicate=log.duplicate,
            verified=verdict.value,
            why=None if verdict.why is None else as_object(Speaker(log.names).phrase(verdict.why)),
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


def lines_of(text: str) -> list[str]:
    """A file as its lines: only \\n ends one, since names may hold other breaks."""
    return text.removesuffix("\n").split("\n")
