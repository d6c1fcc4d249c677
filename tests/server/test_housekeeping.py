"""What a host types on all that is stored: admin, stats, export, delete; a database that comes up
late; and a new version with the way back."""

import asyncio
import errno
import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy.engine import make_url

import dolmen as package
from dolmen import __version__
from dolmen.core.message import Message, Refusal
from dolmen.server.run import open_when_there
from dolmen.server.settings import Settings
from dolmen.server.store import open_store
from dolmen.server.store.faults import Absent
from dolmen.server.store.upgrade import newest_revision
from dolmen.words import Words
from tests import sample
from tests.server.databases import Postgres, free_port
from tests.server.servers import Caller, process
from tests.server.test_hosting import dolmen, run
from tests.server.test_house import player_of, two_at_a_table, until_table


async def typed(*arguments: str, database: str, lang: str = "en") -> tuple[int, str, str]:
    done = await asyncio.to_thread(dolmen, *arguments, database=database, lang=lang)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.merge_on("sqlite")
async def test_a_host_keeps_house_beside_a_running_server(
    database_url: str, tmp_path: Path
) -> None:
    async with two_at_a_table(database_url) as (server, base, anna, bert, made):
        id, player = made["id"], await player_of(bert)
        link = f"{base}{(await bert.get('/api/me'))['path']}"
        async with bert.look(id, seat=1) as b:
            await b.ask("chat", text="rude")
            code, out, err = await typed("admin", "--address", base, database=database_url)
            assert (code, err) == (0, "")
            found = re.search(rf"{base}(/admin/\S+)", out)
            assert found is not None
            assert (await anna.http.get(found[1])).status_code == 200
            assert (await typed("admin", "revoke", database=database_url))[0] == 0
            assert (await anna.http.get(found[1])).status_code == 403
            for arguments in (
                ("remove-line", id, "1", "--why", "rude"),
                ("remove-name", player[:12]),
                ("block", "192.0.2.0/24"),
                ("unblock", "192.0.2.0/24"),
                ("block", link, "--why", "rude"),
            ):
                told = await typed("admin", *arguments, database=database_url)
                assert (told[0], told[2]) == (0, ""), told
            assert "192.0.2" not in (await typed("admin", "blocks", database=database_url))[1]
            assert player[:12] in (await typed("admin", "blocks", database=database_url))[1]
            # The server follows by itself.
            assert await b.closed() == 4403
        assert (await typed("admin", "unblock", player[:12], database=database_url))[0] == 0
        papers = tmp_path / "bert.json"
        args = ("export", str(papers), "--person", link)
        assert (await typed(*args, database=database_url))[0] == 0
        assert papers.stat().st_mode & 0o777 == 0o600
        paper = json.loads(papers.read_text(encoding="utf-8"))
        assert [seat["name"] for table in paper["tables"] for seat in table["seats"]] == ["Nº 2"]
        assert (paper["name"], paper["chat"]) == (None, [])
        assert (await typed(*args, database=database_url))[2].endswith("nothing was written.\n")
        _, out, _ = await typed("export", "--table", id, database=database_url)
        table = json.loads(out)
        # Of a game that goes on nothing secret.
        assert (table["id"], table["log"], table["seed"]) == (id, [], None)
        async with anna.look(id, seat=0) as a:
            await typed("admin", "close", id, "--why", "late", database=database_url)
            await until_table(a, lambda state: state["status"] == "ended")
        _, out, _ = await typed("export", database=database_url)
        kinds = [json.loads(line)["kind"] for line in out.splitlines()]
        assert (kinds[0], set(kinds[1:])) == ("table", {"deed"})
        row = await server.store.table(id)
        assert row is not None
        assert json.loads(out.splitlines()[0])["seed"] == row.seed
        for secret in (player, link.rpartition("/")[2], row.host):
            assert secret not in out
        stats = await run("stats", database=database_url)
        assert (stats["tables"], stats["by_status"]) == (1, {"ended": 1})
        assert (stats["version"], stats["people"], stats["chat_lines"]) == (__version__, 2, 1)
        for lang in ("en", "fr", "nl"):
            assert __version__ in (await typed("stats", database=database_url, lang=lang))[1]
            deeds = await typed("admin", "deeds", database=database_url, lang=lang)
            assert len(deeds[1].splitlines()) == 8
        code, _, err = await typed("delete", "--table", id, database=database_url)
        assert (code, "--yes" in err) == (2, True)
        for thing in (("--table", id), ("--person", link)):
            assert (await typed("delete", *thing, "--yes", database=database_url))[0] == 0
        assert await server.store.table(id) is None
        assert await server.store.player(player) is None


@pytest.mark.parametrize(
    "line",
    [
        "admin sweep",
        "admin close",
        "admin close nothing",
        "admin remove-line nothing 1",
        "admin remove-line nothing one",
        "admin block 300.1.1.1",
        "admin block 0.0.0.0/0",
        "admin block nobody",
        "admin unblock 192.0.2.1",
        "admin --address games.club",
        "delete --yes",
        "delete --yes --table a --record b",
        "delete --yes --table nothing",
        "delete --yes --record nothing",
        "delete --yes --person nobody",
        "export --table nothing",
        "export --person nobody",
        "export --table a --person b",
        "export /nowhere/at/all",
    ],
)
async def test_what_cannot_be_done_is_one_clear_line(sqlite_url: str, line: str) -> None:
    for lang in ("en", "fr", "nl"):
        code, out, err = await typed(*line.split(), database=sqlite_url, lang=lang)
        assert (code, out) == (2, "")
        assert re.fullmatch(r"dolmen: .+\n", err), err


async def test_nothing_is_deleted_unless_somebody_means_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda _: "no")
    code, _, err = await typed("delete", "--table", "t", database=sqlite_url)
    assert (code, err) == (2, "dolmen: Nothing was deleted.\n")
    monkeypatch.setattr("builtins.input", lambda _: "t")
    _, _, err = await typed("delete", "--table", "t", database=sqlite_url)
    assert err == "dolmen: There is no such table.\n"


# A database that comes up late


def nobody_waits(*told: object) -> None:
    raise AssertionError(told)


async def test_a_database_that_does_not_answer_is_waited_for_and_then_named() -> None:
    told: list[tuple[Message, int]] = []
    url = f"postgresql://dolmen:secret@127.0.0.1:{free_port()}/club"
    with pytest.raises(Absent) as absent:
        await open_when_there(
            Settings(database=url, database_wait=1), lambda *words: told.append(words)
        )
    assert "secret" not in str(absent.value)
    shown = url.replace("secret", "***")
    refused = {"url": shown, "reason": os.strerror(errno.ECONNREFUSED)}
    assert told == [(Message("serve-waiting", refused), 1)]
    # Without patience it is said at once.
    with pytest.raises(Absent):
        await open_when_there(Settings(database=url, database_wait=0), nobody_waits)


def test_a_server_that_starts_before_its_database_waits_for_it(
    postgres_url: str, tmp_path: Path
) -> None:
    # Not the one that other tests share: this one is not up when the server starts.
    cluster = Postgres()
    line = [sys.executable, "-m", "dolmen", "serve", "--port", "0", "--data", str(tmp_path)]
    try:
        with cluster.database() as url:
            cluster.halt()
            environ = {**os.environ, "DOLMEN_DATABASE": url, "LANG": "C"}
            pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
            with subprocess.Popen(line, **pipes, text=True, env=environ) as server:
                assert server.stdout is not None
                assert server.stderr is not None
                waiting = server.stderr.readline()
                assert url in waiting, "it says whom it waits for"
                cluster.resume()
                ready = server.stdout.readline()
                base = next(word for word in ready.split() if word.startswith("http://"))
                assert httpx2.get(f"{base}/readyz", timeout=60).status_code == 200
                server.send_signal(signal.SIGTERM)
                assert server.wait(60) == 0
    finally:
        cluster.stop()


async def test_a_database_that_comes_up_late_is_found(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def late(url: str, *, worker: str) -> Any:
        tries.append(1)
        if len(tries) < 3:
            raise Absent(url, "not yet")
        return await open_store(url, worker=worker)

    monkeypatch.setattr("dolmen.server.run.open_store", late)
    monkeypatch.setattr("dolmen.server.run.PAUSE", 0.0)
    told: list[object] = []
    found = await open_when_there(
        Settings(database=postgres_url), lambda *words: told.append(words)
    )
    assert await found.ready()
    await found.close()
    assert (len(tries), len(told)) == (3, 1)


async def test_what_waiting_does_not_mend_is_told_at_once(postgres_url: str) -> None:
    nowhere = postgres_url.rpartition("/")[0] + "/nowhere"
    with pytest.raises(Refusal) as refusal:
        await open_when_there(Settings(database=nowhere), nobody_waits)
    assert not isinstance(refusal.value, Absent)


# A new version, and the way back


NEXT = '''"""What the next version adds."""
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("players", sa.Column("colour", sa.Text, server_default="red"))
'''


def next_version(folder: Path) -> str:
    """The version of tomorrow beside the one of today; gives where Python finds it."""
    here = Path(package.__file__).parent
    there = folder / "next" / "dolmen"
    # Its bytecode comes along, and counts since copies are as old as what they were made of: else
    # each of its processes would compile some hundred modules.
    shutil.copytree(here, there, ignore=shutil.ignore_patterns("_compiled", "built", "site"))
    versions = there / "server" / "store" / "migrations" / "versions"
    text = NEXT.format(newest=newest_revision())
    (versions / "r9999_next.py").write_text(text, encoding="utf-8")
    init = there / "__init__.py"
    text = init.read_text(encoding="utf-8")
    assert f'"{__version__}"' in text
    init.write_text(text.replace(f'"{__version__}"', '"99.0.0"'), encoding="utf-8")
    return str(there.parent)


def typed_in(
    version: str | None, *arguments: str, database: str
) -> subprocess.CompletedProcess[str]:
    """A command of one of the two versions, as a host types it."""
    environ = {**os.environ, "DOLMEN_DATABASE": database, "LANG": "C"}
    if version is not None:
        environ["PYTHONPATH"] = version
    line = [sys.executable, "-m", "dolmen", *arguments]
    return subprocess.run(line, capture_output=True, text=True, env=environ, check=False)


@pytest.mark.long(20)
def test_two_versions_never_serve_one_database(postgres_url: str, tmp_path: Path) -> None:
    tomorrow = next_version(tmp_path)
    line = [sys.executable, "-m", "dolmen", "serve", "--port", "0", "--data", str(tmp_path)]
    environ = {**os.environ, "DOLMEN_DATABASE": postgres_url, "LANG": "C"}
    shown = make_url(postgres_url).render_as_string()

    def refused(environ: dict[str, str]) -> str:
        """What a server says that does not wait."""
        done = subprocess.run(
            [*line, "--database-wait", "0"],
            capture_output=True,
            text=True,
            env=environ,
            check=False,
        )
        assert (done.returncode, done.stdout) == (2, "")
        return done.stderr

    newer = {**environ, "PYTHONPATH": tomorrow}
    with process(postgres_url, data=str(tmp_path)) as (old, base):
        said = Words("en").text("store-others", url=shown)
        assert refused(newer) == f"dolmen: {said}\n"
        # Nothing was migrated under the old one.
        assert httpx2.get(f"{base}/readyz", timeout=60).status_code == 200
        assert typed_in(None, "tables", database=postgres_url).returncode == 0
        # The new one comes as soon as the last old one is gone.
        pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with subprocess.Popen(line, **pipes, text=True, env=newer) as server:
            assert server.stdout is not None
            assert server.stderr is not None
            told = Words("en").text("serve-waiting-others", url=shown, seconds=60)
            assert server.stderr.readline() == f"dolmen: {told}\n"
            old.send_signal(signal.SIGTERM)
            ready = server.stdout.readline()
            new = next(word for word in ready.split() if word.startswith("http://"))
            assert httpx2.get(f"{new}/healthz", timeout=60).text == "ok 99.0.0\n"
            # And the old one does not come back beside it.
            assert refused(environ) == f"dolmen: {said}\n"
            server.send_signal(signal.SIGTERM)
            assert server.wait(60) == 0


@pytest.mark.long(40)
@pytest.mark.merge_on("sqlite")
async def test_a_new_version_is_taken_and_given_back(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data, kept = str(tmp_path), str(tmp_path / "before.jsonl.gz")
    with process(database_url, data=data) as (_, base):
        async with Caller(base) as anna:
            id = (await anna.make(sample.LIGHT, 2, players=["me", "guest"], name="Anna"))["id"]
            before = await anna.get(f"/api/tables/{id}/view")
            # Backup, while the server runs.
            assert typed_in(None, "backup", kept, database=database_url).returncode == 0
            key = dict(anna.http.cookies)["dolmen-me"]
    # The new version: it migrates at the start, and every record is as it was.
    tomorrow = next_version(tmp_path)
    monkeypatch.setenv("PYTHONPATH", tomorrow)
    with process(database_url, data=data) as (_, base):
        assert httpx2.get(f"{base}/healthz", timeout=60).text == "ok 99.0.0\n"
        assert httpx2.get(f"{base}/api/tables/{id}", timeout=60).json()["status"] == "playing"
        checked = typed_in(tomorrow, "check-records", "--json", database=database_url)
        assert json.loads(checked.stdout) == {"checked": 1, "faults": []}
    monkeypatch.delenv("PYTHONPATH")
    # The way back: the old version refuses what was migrated and changes nothing ...
    refused = typed_in(None, "tables", database=database_url)
    assert (refused.returncode, "newer version" in refused.stderr) == (2, True)
    # ... and takes the backup into an empty place, or the file that lies beside.
    sqlite = database_url.startswith("sqlite")
    empty = f"sqlite:///{tmp_path / 'back.sqlite3'}"
    restored = typed_in(None, "restore", kept, database=empty)
    assert restored.returncode == 0, restored.stderr
    places = [empty]
    if sqlite:
        beside = tmp_path / f"dolmen.sqlite3.before-{newest_revision()}"
        with sqlite3.connect(beside) as file:
            assert file.execute("SELECT version_num FROM alembic_version").fetchone() == (
                newest_revision(),
            )
        places.append(f"sqlite:///{beside}")
    for place in places:
        with process(place, data=data) as (_, base):
            assert httpx2.get(f"{base}/healthz", timeout=60).text == f"ok {__version__}\n"
            async with Caller(base) as anna:
                anna.http.cookies.set("dolmen-me", key)
                assert await anna.get(f"/api/tables/{id}/view") == before
