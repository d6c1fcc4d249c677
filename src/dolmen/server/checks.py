"""Replays everything that is stored and says where it differs from what was played."""

from collections.abc import AsyncIterator
from typing import Literal, NamedTuple

from dolmen.core.log import read
from dolmen.core.message import Message, Refusal
from dolmen.core.verdict import judge
from dolmen.games import open_game
from dolmen.server.desks import read_match
from dolmen.server.record import lines_of
from dolmen.server.store.reader import Reader
from dolmen.server.table.finished import finished_log
from dolmen.server.table.match import FINISHED


class Checked(NamedTuple):
    """One table or record, and what is wrong with it, if anything is."""

    kind: Literal["table", "record"]
    id: str
    title: str
    fault: Message | None


async def check_all(store: Reader) -> AsyncIterator[Checked]:
    """Every table, then every uploaded record."""
    async for table in store.every_table():
        yield Checked("table", table.id, table.title, await check_table(store, table.id))
    async for record in store.every_record():
        yield Checked("record", record.id, record.title, check_lines(lines_of(record.lines)))


async def check_table(store: Reader, id: str) -> Message | None:
    """What is wrong with a table: it does not replay, ends differently, or its dice were not fair.
    None: it is as it was played."""
    try:
        match = await read_match(store, id)
        if match is None:  # it was removed meanwhile
            return None
        if match.fault is not None:
            return match.fault
        if match.row.status in FINISHED:
            return check_lines(list(finished_log(match).lines()))
    except Refusal as refusal:
        return refusal.message
    return None


def check_lines(lines: list[str]) -> Message | None:
    """What is wrong with a record."""
    try:
        log = read(lines, open_game)
    except Refusal as refusal:
        return refusal.message
    verdict = judge(log)
    is_wrong = any(not one.holds for one in verdict.checks)
    return verdict.why if is_wrong else None
