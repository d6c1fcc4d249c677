"""`dolmen doctor`: what is missing or slow on this machine, and how to mend it."""

import asyncio
import os
import shutil
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from cyclopts import App, Parameter

from dolmen import __version__, engine
from dolmen.commands import EXTRAS, FAILED
from dolmen.commands.kept import data_folder
from dolmen.commands.screen import show_json, show_rows
from dolmen.core.message import Message, Refusal
from dolmen.core.playout import playouts
from dolmen.games import TITLES, faults, open_game
from dolmen.terminal.look import speaks_utf8
from dolmen.words import Words

# Extras that a host or a player may miss; the others are for research.
LOOKED_FOR: Final = ("server", "terminal")
# So many moves a second a compiled engine plays on a small machine; so long it is tried.
QUICK: Final = 200_000
TRIAL_SECONDS: Final = 0.2
TRIAL_GAMES: Final = 20
# A data folder with less than that is nearly full.
FREE_MEGABYTES: Final = 500
# A mail server that answers does so within that.
MAIL_SECONDS: Final = 10.0

Kind = Literal["fine", "slow", "wrong"]


class Finding(NamedTuple):
    """One thing that was looked at."""

    kind: Kind
    what: Message


class Place(NamedTuple):
    """Where the server keeps its tables, and what people type to reach it."""

    database: str | None
    folder: Path
    address: str | None


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="doctor", help=words.text("cli-doctor-help"), usage=words.text("cli-doctor-usage")
    )
    def doctor(
        *,
        database: Annotated[
            str | None,
            Parameter(
                help=f"{words.text('hosting-database')} [DOLMEN_DATABASE]",
                env_var="DOLMEN_DATABASE",
                metavar="URL",
            ),
        ] = None,
        data: Annotated[
            Path | None,
            Parameter(
                help=f"{words.text('serve-data')} [DOLMEN_DATA]",
                env_var="DOLMEN_DATA",
                metavar=words.text("cli-label-folder"),
            ),
        ] = None,
        address: Annotated[
            str | None,
            Parameter(
                help=f"{words.text('serve-address')} [DOLMEN_ADDRESS]",
                env_var="DOLMEN_ADDRESS",
                metavar="URL",
            ),
        ] = None,
        smtp: Annotated[
            str | None,
            Parameter(
                help=f"{words.text('serve-smtp')} [DOLMEN_SMTP]",
                env_var="DOLMEN_SMTP",
                metavar="URL",
            ),
        ] = None,
        mail_from: Annotated[
            str | None,
            Parameter(
                help=f"{words.text('serve-mail-from')} [DOLMEN_MAIL_FROM]",
                env_var="DOLMEN_MAIL_FROM",
                metavar=words.text("serve-label-mail"),
            ),
        ] = None,
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        place = Place(database, data or data_folder(os.environ) / "server", address)
        found = list(examine(place, smtp, mail_from))
        if json:
            told = [
                {"kind": one.kind, "id": one.what.id, "said": words.say(one.what)} for one in found
            ]
            show_json({"version": __version__, "findings": told})
        else:
            headings = [words.text("doctor-heading-kind"), words.text("doctor-heading-what")]
            rows = [
                [words.text("doctor-kind", kind=one.kind), words.say(one.what)] for one in found
            ]
            show_rows(headings, rows)
        return FAILED if any(one.kind == "wrong" for one in found) else 0


def examine(place: Place, smtp: str | None, mail_from: str | None) -> Iterator[Finding]:
    """Everything that is looked at, in the order in which it matters."""
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("fine", Message("doctor-version", {"version": __version__, "python": python}))
    yield from examine_engine()
    for title, fault in faults().items():
        yield Finding("wrong", Message("title-broken", {"title": title, "fault": fault}))
    for extra in LOOKED_FOR:
        there = find_spec(EXTRAS[extra]) is not None
        id = "doctor-extra" if there else "cli-extra-missing"
        yield Finding("fine" if there else "slow", Message(id, {"extra": extra}))
    if find_spec(EXTRAS["server"]) is not None:
        yield examine_page()
        yield examine_folder(place.folder)
        yield from examine_database(place)
        yield from examine_limits()
        yield from examine_reach(place)
        yield from examine_mail(place, smtp, mail_from)
    if not speaks_utf8(os.environ):
        yield Finding("slow", Message("doctor-ascii"))


def examine_engine() -> Iterator[Finding]:
    """Which build runs, and how quick it is here."""
    if engine.kind() == "compiled":
        yield Finding("fine", Message("doctor-compiled"))
    else:
        if engine.why() == "module":
            yield Finding("slow", Message("cli-engine-module", {"module": engine.missing()}))
        else:
            yield Finding("slow", Message("cli-engine-none"))
        if shutil.which("cc") is None and shutil.which("gcc") is None:
            yield Finding("slow", Message("doctor-no-compiler"))
    speed = measured()
    kind: Kind = "fine" if speed >= QUICK or engine.kind() != "compiled" else "slow"
    yield Finding(kind, Message("doctor-speed", {"speed": speed}))


def measured() -> int:
    """Decisions a second of the lightest title, as far as a short trial tells."""
    title = next(iter(TITLES))
    game = open_game(title, TITLES[title].quick_seats)
    started, moves, seed = time.perf_counter(), 0, 0
    while (spent := time.perf_counter() - started) < TRIAL_SECONDS:
        moves += playouts(game, TRIAL_GAMES, seed)[0]
        seed += 1
    return round(moves / spent)


def examine_page() -> Finding:
    """Whether the page was built."""
    from dolmen.server.page import find_page

    built = find_page() is not None
    return Finding(
        "fine" if built else "slow", Message("doctor-page" if built else "doctor-no-page")
    )


def examine_folder(folder: Path) -> Finding:
    """Whether the data folder can be written to, and has room."""
    place = next(path for path in (folder, *folder.parents) if path.exists())
    if not os.access(place, os.W_OK):
        return Finding("wrong", Message("doctor-folder-refused", {"path": str(folder)}))
    free = shutil.disk_usage(place).free // 2**20
    kind: Kind = "fine" if free >= FREE_MEGABYTES else "slow"
    return Finding(kind, Message("doctor-folder", {"path": str(folder), "free": free}))


def examine_database(place: Place) -> Iterator[Finding]:
    """Whether the tables of the server can be read, how many there are, and whether pushes can be
    signed."""
    from dolmen.server.notices.push import SECRET, can_sign
    from dolmen.server.settings import Settings
    from dolmen.server.store.inspection import open_reader

    url = Settings(database=place.database, data=place.folder).database_url

    async def look() -> tuple[int, str | None]:
        async with open_reader(url) as store:
            return await store.count_all(), await store.kept_secret(SECRET)

    try:
        count, key = asyncio.run(look())
    except Refusal as refusal:
        is_empty = refusal.message.id == "store-nothing"
        yield Finding("fine" if is_empty else "wrong", refusal.message)
        return
    yield Finding("fine", Message("doctor-database", {"count": count}))
    if key is not None and not can_sign(key):
        yield Finding("wrong", Message("doctor-push-broken"))
    else:
        yield Finding("fine", Message("doctor-push-new" if key is None else "doctor-push"))


def examine_reach(place: Place) -> Iterator[Finding]:
    """Whether browsers elsewhere take pushes."""
    if place.address is None or not place.address.startswith("https://"):
        yield Finding("fine", Message("doctor-push-here"))


def examine_mail(place: Place, smtp: str | None, mail_from: str | None) -> Iterator[Finding]:
    """Whether the mail server lets us in, and whether links in mails lead here."""
    from dolmen.commands.serve import check_smtp
    from dolmen.server.notices.mail import greet, read_mail_server

    try:
        check_smtp(smtp, mail_from)
    except Refusal as refusal:
        yield Finding("wrong", refusal.message)
        return
    if smtp is None:
        yield Finding("fine", Message("doctor-no-mail"))
        return
    server = read_mail_server(smtp)
    host, port = server.host, str(server.port)
    why = asyncio.run(greet(server, MAIL_SECONDS))
    if why is None:
        yield Finding("fine", Message("doctor-mail", {"host": host, "port": port}))
    else:
        told = Message("doctor-mail-refused", {"host": host, "port": port, "why": why})
        yield Finding("wrong", told)
    if place.address is None:
        yield Finding("slow", Message("doctor-mail-links"))


def examine_limits() -> Iterator[Finding]:
    """How many files a process may have open: each connection is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    from dolmen.server.open_files import FEW_FILES

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < FEW_FILES:
        yield Finding("slow", Message("doctor-files", {"most": most, "wanted": FEW_FILES}))
