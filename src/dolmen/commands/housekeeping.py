"""Commands for whoever hosts a server, on all that it stores, also while it runs: `admin`, `stats`,
`export` and `delete`."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

from cyclopts import App, Parameter

from dolmen.commands.hosting import DATA, DATABASE, place_of
from dolmen.commands.screen import show_json, show_line, show_rows
from dolmen.commands.serve import check_address
from dolmen.commands.waiting import Tick, progress
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.words import Words

if TYPE_CHECKING:
    from dolmen.server.house.broom import Broom
    from dolmen.server.store import Store

LINK: Final = "link"
# What `dolmen admin` does, and how many things each is told.
ACTIONS: Final = {
    LINK: 0,
    "revoke": 0,
    "deeds": 0,
    "blocks": 0,
    "close": 1,
    "remove-line": 2,
    "remove-name": 1,
    "block": 1,
    "unblock": 1,
}
STANDARD_OUTPUT: Final = "-"
PRIVATE: Final = 0o600
ADDRESS_LETTERS: Final = frozenset("0123456789abcdefABCDEF.:/%")


def add(app: App, words: Words) -> None:
    """Adds the commands."""
    where = Annotated[
        str | None,
        Parameter(
            name="--database",
            help=f"{words.text('hosting-database')} [{DATABASE}]",
            env_var=DATABASE,
            metavar="URL",
        ),
    ]
    folder = Annotated[
        Path | None,
        Parameter(
            name="--data",
            help=f"{words.text('serve-data')} [{DATA}]",
            env_var=DATA,
            metavar=words.text("cli-label-folder"),
        ),
    ]
    reason = Annotated[
        str, Parameter(name="--why", help=words.text("house-why-help"), metavar="TEXT")
    ]

    @app.command(
        name="admin", help=words.text("cli-admin-help"), usage=words.text("cli-admin-usage")
    )
    def admin(
        action: Annotated[
            str, Parameter(help=words.text("house-action-help"), metavar="ACTION")
        ] = LINK,
        /,
        *what: Annotated[str, Parameter(help=words.text("house-what-help"), metavar="WHAT")],
        why: reason = "",
        address: Annotated[
            str | None,
            Parameter(
                help=f"{words.text('house-address-help')} [DOLMEN_ADDRESS]",
                env_var="DOLMEN_ADDRESS",
                metavar="URL",
            ),
        ] = None,
        database: where = None,
        data: folder = None,
    ) -> int:
        if action not in ACTIONS:
            raise Refusal("house-action", action=action, allowed=listed(list(ACTIONS)))
        if len(what) != ACTIONS[action]:
            raise Refusal("house-action-count", action=action, count=ACTIONS[action])
        place = place_of(database, data)
        if action == LINK:
            return asyncio.run(show_link(place, check_address(address), words))
        asyncio.run(administer(place, action, what, why, words))
        return 0

    @app.command(
        name="stats", help=words.text("cli-stats-help"), usage=words.text("cli-stats-usage")
    )
    def stats(
        *,
        database: where = None,
        data: folder = None,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        found = asyncio.run(count(place_of(database, data)))
        if json:
            show_json(found)
        else:
            show_stats(found, words)
        return 0

    @app.command(
        name="export", help=words.text("cli-export-help"), usage=words.text("cli-export-usage")
    )
    def export(
        path: Annotated[
            Path,
            Parameter(
                help=words.text("house-file"),
                metavar=words.text("cli-label-file"),
                allow_leading_hyphen=True,
            ),
        ] = Path(STANDARD_OUTPUT),
        /,
        *,
        table: Annotated[str | None, Parameter(help=words.text("house-table"), metavar="ID")] = (
            None
        ),
        person: Annotated[
            str | None, Parameter(help=words.text("house-person"), metavar="LINK")
        ] = None,
        database: where = None,
        data: folder = None,
    ) -> int:
        if table is not None and person is not None:
            raise Refusal("house-one-thing")
        place = place_of(database, data)
        with progress(None, words.text("house-exporting")) as tick:
            written = asyncio.run(write_papers(place, path, table, person, tick))
        told = words.text("house-exported", count=written, path=str(path))
        print(told, file=sys.stderr)
        return 0

    @app.command(
        name="delete", help=words.text("cli-delete-help"), usage=words.text("cli-delete-usage")
    )
    def delete(
        *,
        table: Annotated[str | None, Parameter(help=words.text("house-table"), metavar="ID")] = (
            None
        ),
        record: Annotated[str | None, Parameter(help=words.text("house-record"), metavar="ID")] = (
            None
        ),
        person: Annotated[
            str | None, Parameter(help=words.text("house-person"), metavar="LINK")
        ] = None,
        why: reason = "",
        yes: Annotated[bool, Parameter(help=words.text("house-yes"))] = False,
        database: where = None,
        data: folder = None,
    ) -> int:
        given = {"table": table, "record": record, "person": person}
        named = {kind: id for kind, id in given.items() if id is not None}
        if len(named) != 1:
            raise Refusal("house-one-thing")
        [(kind, id)] = named.items()
        place = place_of(database, data)
        if not yes:
            confirm(kind, id, words)
        asyncio.run(remove(place, kind, id, why))
        show_line(words.text("house-deleted", kind=kind, id=id))
        return 0


def now() -> int:
    """Milliseconds since 1970."""
    from dolmen.server.clock import wall_clock

    return wall_clock()


async def show_link(place: str, address: str | None, words: Words) -> int:
    """A new secret link, shown this once."""
    from dolmen.server.house.link import new_link
    from dolmen.server.settings import DEFAULT_PORT, LOCAL_HOST
    from dolmen.server.store.store import open_beside

    port = os.environ.get("DOLMEN_PORT", DEFAULT_PORT)
    async with open_beside(place) as store:
        path = await new_link(store, now())
    show_line(words.text("house-link"))
    print(f"{address or f'http://{LOCAL_HOST}:{port}'}{path}")
    return 0


async def administer(
    place: str, action: str, what: tuple[str, ...], why: str, words: Words
) -> None:
    """Does what a host can do at the command line, or tells what was done."""
    from dolmen.server.house.broom import Broom
    from dolmen.server.store.store import open_beside

    async with open_beside(place) as store:
        broom = Broom(store, now)
        if action == "deeds":
            await show_deeds(store, words)
        elif action == "blocks":
            await show_blocks(store, words)
        elif action == "revoke":
            await store.set_host_key(None, now())
            show_line(words.text("house-revoked"))
        else:
            await BROOM[action](broom, what, why)
            show_line(words.text("house-done", action=action))


def is_address(text: str) -> bool:
    """Whether something reads as an address or a network; private links and what people are called
    on the host's page do not."""
    return bool({".", ":"} & set(text)) and set(text) <= ADDRESS_LETTERS


async def _block(broom: "Broom", what: tuple[str, ...], why: str) -> None:
    """An address if it reads as one, else a person."""
    if is_address(what[0]):
        await broom.block_address(what[0], why)
    else:
        await broom.block_identity(await broom.find_person(what[0]), why)


async def _unblock(broom: "Broom", what: tuple[str, ...], why: str) -> None:
    from dolmen.server.house.blocks import ADDRESS, IDENTITY, read_address

    if is_address(what[0]):
        await broom.unblock(ADDRESS, read_address(what[0]))
    else:
        await broom.unblock(IDENTITY, await broom.find_person(what[0]))


async def _remove_line(broom: "Broom", what: tuple[str, ...], why: str) -> None:
    if not what[1].isascii() or not what[1].isdigit():
        raise Refusal("house-no-line", line=what[1])
    await broom.remove_line(what[0], int(what[1]), why)


async def _remove_name(broom: "Broom", what: tuple[str, ...], why: str) -> None:
    await broom.remove_name(await broom.find_person(what[0]), why)


async def _close(broom: "Broom", what: tuple[str, ...], why: str) -> None:
    await broom.close_table(what[0], why)


BROOM: Final[dict[str, Callable[[Any, tuple[str, ...], str], Awaitable[None]]]] = {
    "close": _close,
    "remove-line": _remove_line,
    "remove-name": _remove_name,
    "block": _block,
    "unblock": _unblock,
}


async def show_deeds(store: "Store", words: Words) -> None:
    """What the host did, in the order of time."""
    from dolmen.commands.hosting import time_text

    rows = [
        [
            time_text(deed.at),
            words.text("house-deed", what=deed.what),
            deed.table_id or "",
            deed.why,
        ]
        for deed in await store.deeds()
    ]
    headings = [words.text(f"house-heading-{name}") for name in ("at", "what", "table", "why")]
    show_rows(headings, rows)


async def show_blocks(store: "Store", words: Words) -> None:
    """Who is kept out."""
    from dolmen.commands.hosting import time_text
    from dolmen.server.house.blocks import IDENTITY
    from dolmen.server.house.broom import short

    rows = [
        [time_text(row.at), short(row.value) if row.kind == IDENTITY else row.value, row.why]
        for row in await store.blocks()
    ]
    headings = [words.text(f"house-heading-{name}") for name in ("at", "who", "why")]
    show_rows(headings, rows)


async def count(place: str) -> dict[str, Any]:
    """What a server holds."""
    from dolmen.server.house.figures import stored
    from dolmen.server.store.inspection import open_reader

    async with open_reader(place) as store:
        return await stored(store, now())


def show_stats(found: dict[str, Any], words: Words) -> None:
    """The same for people."""
    plain = ("version", "schema", "tables", "people", "entries", "chat_lines", "uploads")
    rows = [[words.text("house-figure", what=name), str(found[name])] for name in plain]
    rows.append([words.text("house-figure", what="bytes"), f"{found['bytes'] / 1e6:.1f} MB"])
    for status, number in found["by_status"].items():
        name = words.text("house-figure", what="tables")
        rows.append([f"{name}, {words.text('hosting-status', status=status)}", str(number)])
    for title, number in found["by_title"].items():
        rows.append([words.text(f"{title}-title"), str(number)])
    for name, number in found["last_week"].items():
        rows.append([words.text("house-figure", what=name), str(number)])
    show_rows([words.text("house-heading-what"), words.text("house-heading-count")], rows)


async def write_papers(
    place: str, path: Path, table: str | None, person: str | None, tick: Tick
) -> int:
    """Writes what is stored, one JSON object a line; gives how many."""
    import json

    from dolmen.server.house.broom import Broom
    from dolmen.server.house.papers import all_papers, person_paper, table_paper
    from dolmen.server.refusals import Denied
    from dolmen.server.store.store import open_beside

    written = 0
    async with open_beside(place) as store:
        papers: list[dict[str, Any]] | None = None
        if table is not None:
            row = await store.table(table)
            if row is None:
                raise Denied("unknown-table")
            papers = [await table_paper(store, row)]
        elif person is not None:
            player = await Broom(store, now).find_person(person)
            papers = [await person_paper(store, player)]
        with nullcontext(sys.stdout) if str(path) == STANDARD_OUTPUT else _private(path) as out:
            if papers is not None:
                for paper in papers:
                    print(json.dumps(paper, ensure_ascii=False), file=out)
                    written += 1
            else:
                async for paper in all_papers(store):
                    print(json.dumps(paper, ensure_ascii=False), file=out)
                    written += 1
                    tick(written)
    return written


def _private(path: Path) -> Any:
    """A new file for its owner alone."""
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
        return os.fdopen(made, "w", encoding="utf-8")
    except FileExistsError:
        raise Refusal("house-file-exists", path=str(path)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Refusal("backup-file", path=str(path), reason=reason) from None


def confirm(kind: str, id: str, words: Words) -> None:
    """Asks once more; where nobody can answer, --yes has to."""
    if not sys.stdin.isatty():
        raise Refusal("house-needs-yes")
    question = words.text("house-sure", kind=kind, id=id)
    if input(f"{question} ").strip() != id:
        raise Refusal("house-kept")


async def remove(place: str, kind: str, id: str, why: str) -> None:
    """Deletes a table, a record, or all that is known of somebody."""
    from dolmen.server.house.broom import Broom
    from dolmen.server.store.store import open_beside

    async with open_beside(place) as store:
        broom = Broom(store, now)
        if kind == "table":
            await broom.delete_table(id, why)
        elif kind == "record":
            await broom.delete_record(id, why)
        else:
            await broom.delete_person(await broom.find_person(id), why)
