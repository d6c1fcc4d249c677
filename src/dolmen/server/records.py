"""Records up and down: finished tables and uploaded files, replayed, branched and verified.

Nothing is replayed here: questions go to the processes that replay, and what they answer is sent
on as it is."""

from collections.abc import Callable
from typing import Any

from dolmen.core.log import Log
from dolmen.review.sequel import Fork
from dolmen.server.beginnings import Begun, begin_again, begin_same
from dolmen.server.challenge import check_unsealed
from dolmen.server.exercise import Exercise, find_exercise
from dolmen.server.keys import new_id
from dolmen.server.record import lines_of
from dolmen.server.refusals import Denied
from dolmen.server.replayer import (
    UNREAD,
    Asked,
    Received,
    Retold,
    ask_record,
    lines,
    receive,
    retell,
)
from dolmen.server.replayers import Replayers
from dolmen.server.replays import (
    Overview,
    Stood,
    describe,
    look_at,
    replay_point,
    score_curve,
    score_sheet,
    see_end,
)
from dolmen.server.sequel import Place, Played, Standing, find_fork
from dolmen.server.store import RecordRow, Store
from dolmen.server.table.finished import finished_log
from dolmen.server.table.match import FINISHED, Match
from dolmen.server.tables import Tables
from dolmen.server.told_reviews import reviewable, tell_exercises, tell_parts, tell_review
from dolmen.server.told_sequels import (
    ChoicesSeen,
    SequelSeen,
    find_choices,
    see_choices,
    see_sequel,
    sequel_point,
    tell_sequel,
)
from dolmen.words.review import Part


class Records:
    """The games that can be looked at from beginning to end. Answers of the interface come as the
    bytes that are sent."""

    def __init__(self, tables: Tables, replayers: Replayers) -> None:
        self.tables = tables
        self._replayers = replayers

    async def check(self, text: str) -> Received:
        """A record that somebody brings, if every line of it is right."""
        return await self._replayers.ask(receive, new_id(), text, self.tables.settings.record_moves)

    async def keep(self, player: str, record: Received, text: str) -> None:
        """Stores a record that was checked."""
        kept = "\n".join(lines_of(text)) + "\n"
        row = RecordRow(record.id, player, record.title, kept, self.tables.now())
        await self.tables.store.save_record(row)

    async def lines(self, id: str) -> bytes:
        """A record, line by line: of an uploaded file, or of a table that has ended."""
        row = await self.tables.store.record(id)
        return await self._send(id, lines) if row is None else row.lines.encode()

    async def info(self, id: str) -> bytes:
        """What a record says of itself, and whether its dice were fair."""
        return await self._send(id, describe, id)

    async def at(
        self, id: str, count: int, viewer: int | None, lang: str | None, since: int | None = None
    ) -> bytes:
        """The position after that many moves, and what was told of those after `since`, or of the
        last one."""
        return await self._send(id, replay_point, count, viewer, lang, since)

    async def sheet(self, id: str) -> bytes:
        """Who got which points for what, at the end."""
        return await self._send(id, score_sheet)

    async def curve(self, id: str) -> bytes:
        """The points after every move, and what was told where they changed."""
        return await self._send(id, score_curve)

    async def overview(self, id: str, at: int | None, viewer: int | None, lang: str) -> Overview:
        """One point of a record, for a page without script."""
        found: Overview = await self._ask(id, look_at, at, viewer, lang)
        return found

    async def begun(self, id: str, at: int) -> Begun:
        """A record up to a point from which somebody plays on."""
        found: Begun = await self._ask(id, begin_again, at)
        return found

    async def same_dice(self, id: str) -> Begun:
        """What a new table takes over from a finished game to be played with its dice."""
        found: Begun = await self._ask(id, begin_same)
        return found

    async def stood(self, id: str) -> Stood:
        """What a record came to, and the seal of its dice."""
        found: Stood = await self._ask(id, see_end)
        return found

    async def reviewed(self, id: str) -> Log[Any]:
        """A game that is over, to be reviewed."""
        found: Log[Any] = await self._ask(id, reviewable)
        return found

    async def review_told(self, id: str, body: str) -> bytes:
        """A stored review of a record, as the page is told it."""
        return await self._send(id, tell_review, body)

    async def review_parts(self, id: str, body: str, lang: str) -> list[Part]:
        """The same in words."""
        found: list[Part] = await self._ask(id, tell_parts, body, lang)
        return found

    async def exercises(self, id: str, body: str) -> list[list[int]]:
        """Where each seat has an exercise in a stored review of a record."""
        found: list[list[int]] = await self._ask(id, tell_exercises, body)
        return found

    async def exercise(self, id: str, body: str, at: int) -> Exercise:
        """The exercise that a stored review of a record has after so many moves."""
        found: Exercise = await self._ask(id, find_exercise, id, body, at)
        return found

    async def choices(self, id: str, at: int) -> bytes:
        """What could be played after so many moves of a finished game."""
        return await self._send(id, find_choices, at)

    async def choices_seen(self, id: str, at: int, lang: str) -> ChoicesSeen:
        """The same in words."""
        found: ChoicesSeen = await self._ask(id, see_choices, at, lang)
        return found

    async def fork(self, place: Place) -> tuple[Fork, int]:
        """A finished game taken up where another move is tried, and that move."""
        found: tuple[Fork, int] = await self._ask(place.record, find_fork, place)
        return found

    async def sequel(self, place: Place, standing: Standing) -> bytes:
        """A sequel of a record, as far as it has come."""
        return await self._send(place.record, tell_sequel, place, standing)

    async def sequel_seen(
        self, place: Place, played: Played | None, count: int, lang: str
    ) -> SequelSeen:
        """The same in words, at one point of the game that bots played on."""
        found: SequelSeen = await self._ask(place.record, see_sequel, place, played, count, lang)
        return found

    async def sequel_at(
        self,
        place: Place,
        line: list[int],
        count: int,
        viewer: int | None,
        lang: str | None,
        since: int | None,
    ) -> bytes:
        """A point of a record that goes on otherwise."""
        rest = (place.at, line, count, viewer, lang, since)
        return await self._send(place.record, sequel_point, *rest)

    async def story(self, match: Match, viewer: int | None, after: int, lang: str | None) -> bytes:
        """What was told of the moves of a table that stand, some at a time."""
        retold = Retold(match.row.id, match.game, match.log.moves, match.seats.names)
        return await self._replayers.ask(retell, retold, viewer, after, lang)

    async def _send(self, id: str, work: Callable[..., Any], *args: Any) -> bytes:
        """An answer of the interface, as it is sent."""
        answer: bytes = await self._ask(id, work, *args)
        return answer

    async def _ask(self, id: str, work: Callable[..., Any], *args: Any) -> Any:
        """What is asked of a record. It is read and sent along only where it is not known."""
        table = await self.tables.store.table(id)
        if table is not None:
            check_unsealed(table, self.tables.now())
            if table.status not in FINISHED:
                await self._log(id)  # which says why there is none
        answer = await self._replayers.ask(ask_record, Asked(id, None, work, args))
        if answer != UNREAD:
            return answer
        source = await _text(self.tables.store, id) if table is None else await self._log(id)
        return await self._replayers.ask(ask_record, Asked(id, source, work, args))

    async def _log(self, id: str) -> Log[Any]:
        async with self.tables.at(id) as desk:
            return finished_log(desk.match)


async def _text(store: Store, id: str) -> str:
    row = await store.record(id)
    if row is None:
        raise Denied("unknown-record")
    return row.lines
