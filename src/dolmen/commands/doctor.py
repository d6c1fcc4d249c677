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
# Each table that is looked at is a file.
FILES: Final = 1024

Kind = Literal["fine", "slow", "wrong"]


class Finding(NamedTuple):
    """One thing that was looked at."""

    kind: Kind
    what: Message


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
        json: Annotated[bool, Parameter(help=words.text("cli-json-help"))] = False,
    ) -> int:
        folder = data or data_folder(os.environ) / "server"
        found = list(examine(database, folder))
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


def examine(database: str | None, folder: Path) -> Iterator[Finding]:
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
        yield examine_folder(folder)
        yield examine_database(database, folder)
        yield from examine_limits()
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


def examine_database(database: str | None, folder: Path) -> Finding:
    """Whether the tables of the server can be read, and how many there are."""
    from dolmen.server.settings import Settings
    from dolmen.server.store.inspection import open_reader

    url = Settings(database=database, data=folder).database_url

    async def count() -> int:
        async with open_reader(url) as store:
            return await store.count_all()

    try:
        return Finding("fine", Message("doctor-database", {"count": asyncio.run(count())}))
    except Refusal as refusal:
        is_empty = refusal.message.id == "store-nothing"
        return Finding("fine" if is_empty else "wrong", refusal.message)


def examine_limits() -> Iterator[Finding]:
    """How many files a process may have open: each connection is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY and most < FILES:
        yield Finding("slow", Message("doctor-files", {"most": most, "wanted": FILES}))
