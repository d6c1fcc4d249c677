"""What waits to be written, and how a group of it is: all together, or each by itself."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection

from dolmen.server.store.appends import append_together
from dolmen.server.store.faults import Fault, answer_to, fault_of
from dolmen.server.store.rows import Append, Change

T = TypeVar("T")
# Something to write: gives its answer and what other processes should hear.
Work = Callable[[Connection], tuple[T, Change | None]]


class Job(NamedTuple):
    """Something that waits to be written, and whoever waits for it."""

    future: "asyncio.Future[Any]"
    # The table whose row it touches; empty: none.
    table_id: str
    append: Append | None
    work: Work[Any]


def write_together(connection: Connection, group: Sequence[Job]) -> tuple[list[Any], list[Change]]:
    """All entries at once, then the rest one after the other."""
    appends = [job.append for job in group if job.append is not None]
    news = append_together(connection, appends) if appends else []
    answers: list[Any] = []
    for job in group:
        if job.append is not None:
            answers.append(True)
            continue
        answer, told = job.work(connection)
        answers.append(answer)
        if told is not None:
            news.append(told)
    return answers, news


def write_each(connection: Connection, group: Sequence[Job]) -> tuple[list[Any], list[Change]]:
    """Each in a savepoint: what fails is answered to its owner."""
    answers: list[Any] = []
    news: list[Change] = []
    for job in group:
        savepoint = connection.begin_nested()
        try:
            answer, told = job.work(connection)
        except Exception as error:
            if fault_of(error) in (Fault.LOST, Fault.CLASH):
                raise
            savepoint.rollback()
            answers.append(answer_to(error))
            continue
        savepoint.commit()
        answers.append(answer)
        if told is not None:
            news.append(told)
    return answers, news
