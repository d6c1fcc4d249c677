"""What a host types: serve, tables, check-records, backup, restore, verify; and the example bot."""

import asyncio
import gzip
import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from itertools import pairwise
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from dolmen.cli import main
from dolmen.server.store import open_store
from tests import sample
from tests.server.databases import free_port
from tests.server.servers import Caller, process, running
from tests.server.test_processes import play_out
from tests.server.test_records import finished

ROOT = Path(__file__).resolve().parents[2]


def dolmen(*arguments: str, database: str, lang: str = "en") -> subprocess.CompletedProcess[str]:
    """Runs a command as a host does; only a server needs a process of its own."""
    command = ["--lang", lang, *arguments]
    if arguments[0] == "serve":
        environ = {**os.environ, "DOLMEN_DATABASE": database}
        line = [sys.executable, "-m", "dolmen", *command]
        return subprocess.run(line, capture_output=True, text=True, env=environ, check=False)
    with (
        mock.patch.dict(os.environ, DOLMEN_DATABASE=database),
        redirect_stdout(io.StringIO()) as out,
        redirect_stderr(io.StringIO()) as err,
    ):
        code = main(command)
    return subprocess.CompletedProcess(command, code, out.getvalue(), err.getvalue())


async def run(*arguments: str, database: str) -> Any:
    """The JSON that a command prints."""
    done = await asyncio.to_thread(dolmen, *arguments, "--json", database=database)
    assert done.stderr == ""
    return json.loads(done.stdout)


@pytest.mark.merge_on("sqlite")
async def test_the_host_sees_tables_and_checks_them_while_the_server_runs(
    database_url: str,
) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        over = await finished(anna)
        playing = (await anna.make(sample.OTHER, 2, players=["me", "guest"], name="Anna"))["id"]
        listed = (await run("tables", database=database_url))["tables"]
        assert {(line["id"], line["status"]) for line in listed} == {
            (over, "over"),
            (playing, "playing"),
        }
        text = json.dumps(listed)
        secret = (await anna.get(f"/api/tables/{over}"))["seed"]
        assert secret not in text, "a list tells no seeds"
        shown = await asyncio.to_thread(dolmen, "tables", database=database_url, lang="fr")
        assert "en cours" in shown.stdout
        checked = await run("check-records", database=database_url)
        assert checked == {"checked": 2, "faults": []}


@pytest.mark.merge_on("sqlite")
async def test_what_would_play_differently_is_reported(database_url: str) -> None:
    async with running(database_url) as (server, base), Caller(base) as anna:
        id = await finished(anna)
        await server.store.update_table(id, mark="0123456789abcdef")
    done = await asyncio.to_thread(dolmen, "check-records", database=database_url)
    assert done.returncode == 1
    assert id in done.stdout
    assert "1 differs" in done.stdout


async def test_a_backup_brings_a_club_to_another_database(
    database_url: str, tmp_path: Path
) -> None:
    path, place = tmp_path / "club.jsonl.gz", f"sqlite:///{tmp_path / 'other.sqlite3'}"
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.OTHER, 2, players=["me", "random"], name="Anna")
        id, key = made["id"], made["links"][0]["path"].rsplit("/", 1)[1]
        async with anna.look(id, seat=0) as a:
            await a.play()
            await a.until_mine()
            known = a.update
        done = await asyncio.to_thread(dolmen, "backup", str(path), database=database_url)
        assert (done.returncode, done.stderr) == (0, "")
    assert path.stat().st_mode & 0o077 == 0, "a backup holds secrets"
    piped = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-m", "dolmen", "backup", "-", "--database", database_url],
        capture_output=True,
        check=True,
    )
    assert piped.stdout == gzip.decompress(path.read_bytes())
    twice = await asyncio.to_thread(dolmen, "backup", str(path), database=database_url)
    assert twice.returncode == 2
    done = await asyncio.to_thread(dolmen, "restore", str(path), database=place)
    assert (done.returncode, done.stderr) == (0, "")
    full = await asyncio.to_thread(dolmen, "restore", str(path), database=place)
    assert full.returncode == 2
    async with (
        running(place, messages_per_window=10_000) as (_, base),
        Caller(base) as anna,
        anna.look(id, token=key) as a,
    ):
        assert a.update["view"] == known["view"]
        await play_out(a, random.Random(1))
        assert a.table["status"] == "over"


async def test_commands_without_a_database_say_so(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'none.sqlite3'}"
    for command in (["tables"], ["check-records"], ["backup", str(tmp_path / "x")]):
        done = await asyncio.to_thread(dolmen, *command, database=place)
        assert (done.returncode, done.stdout) == (2, "")
        assert "none.sqlite3" in done.stderr
    assert not (tmp_path / "none.sqlite3").exists()


@pytest.mark.merge_on("sqlite")
async def test_a_finished_record_is_verified_on_the_command_line(
    database_url: str, tmp_path: Path
) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        id = await finished(anna)
        path = tmp_path / "game.jsonl"
        path.write_text((await anna.http.get(f"/api/records/{id}/lines")).text, encoding="utf-8")
    done = await asyncio.to_thread(dolmen, "verify", str(path), database=database_url)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.merge_on("sqlite")
async def test_the_example_bot_plays_a_seat_to_the_end(database_url: str) -> None:
    async with running(database_url) as (_, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "random"])
        link = base + made["links"][0]["path"]
        bot = await asyncio.create_subprocess_exec(
            sys.executable, str(ROOT / "examples" / "bot.py"), link, stdout=asyncio.subprocess.PIPE
        )
        out, _ = await asyncio.wait_for(bot.communicate(), 60)
        assert bot.returncode == 0
        outcome = (await anna.get(f"/api/tables/{made['id']}"))["outcome"]
        assert out.decode() == f"scores: {outcome['scores']}\n"


async def test_a_second_server_on_one_sqlite_file_is_refused(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    with process(place, data=str(tmp_path)) as (first, base):
        done = await asyncio.to_thread(
            dolmen, "serve", "--port", "0", "--data", str(tmp_path), database=place
        )
        assert done.returncode == 2
        assert "dolmen.sqlite3" in done.stderr
        taken = await asyncio.to_thread(
            dolmen, "serve", "--port", base.rsplit(":", 1)[1], database=place
        )
        assert taken.returncode == 2
        assert "cannot be used" in taken.stderr
        first.send_signal(signal.SIGTERM)
        assert first.wait(20) == 0, "a server that is asked to stop stops well"


async def test_wrong_settings_are_refused_with_what_is_allowed(tmp_path: Path) -> None:
    place = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    for arguments in (
        ["--port", "seven"],
        ["--port", "70000"],
        ["--keep-days", "0"],
        ["--bot-seconds", "0"],
        ["--log-level", "loud"],
        ["--address", "games.club"],
        ["--database", "mysql://x/y"],
        ["--database", "postgresql://nobody@127.0.0.1:1/none", "--database-wait", "0"],
    ):
        done = await asyncio.to_thread(
            dolmen, "serve", "--data", str(tmp_path), *arguments, database=place
        )
        assert done.returncode == 2, arguments
        assert done.stderr.startswith("dolmen: "), done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr


WORD = "open-sesame-s3cret"
HOOK = "https://hooks.example.invalid/s3cret-hook"
MAIL = "anna-s3cret@example.org"


async def test_secrets_stand_in_no_log_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever opens something, and what people write: keys, links, words, addresses, passwords."""
    place = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    log = tmp_path / "log"
    monkeypatch.setenv("DOLMEN_WORD", WORD)
    # Nobody is there: mails are tried, and given up.
    smtp = f"smtp://club:s3cret-password@127.0.0.1:{free_port()}"
    options = ("--log-level", "debug", "--smtp", smtp, "--mail-from", "club@example.org")
    with process(place, *options, data=str(tmp_path), log=log) as (_, base):
        async with Caller(base) as anna, Caller(base) as bert:
            me = await anna.post("/api/me", {"name": "Zebulonia", "lang": "en"})
            await anna.post("/api/house/word", {"word": "wrong-s3cret"}, status=403)
            welcome = await anna.http.post("/api/house/word", json={"word": WORD})
            assert welcome.status_code == 204
            made = await anna.make(sample.LIGHT, 2, players=["me", "random"], name="Zebulonia")
            id, path = made["id"], made["links"][0]["path"]
            await anna.post(f"/api/tables/{id}/webhook", {"url": HOOK})
            await anna.post("/api/me/notices/webhook", {"url": HOOK})
            await anna.post("/api/me/notices/mail", {"address": MAIL})
            await anna.http.get(path)
            await anna.http.get(me["path"])
            share = await anna.post(f"/api/tables/{id}/seats/0/shares", {})
            await bert.http.get(share["path"])
            words = (await anna.post("/api/me/words"))["words"]
            await bert.post("/api/me/recover", {"words": " ".join(words)})
            await bert.post("/api/me/recover", {"words": " ".join([*words[1:], "qqq"])}, status=403)
            done = await asyncio.to_thread(dolmen, "admin", "--address", base, database=place)
            link = re.findall(rf"{base}(/admin/\S+)", done.stdout)[0]
            assert (await bert.http.get(link)).status_code == 200
            assert (await bert.http.post(link)).status_code == 303
            assert (await bert.http.get("/admin")).status_code == 200
            assert (await bert.http.get("/admin/wrong-s3cret")).status_code == 403
            async with anna.look(id, token=key_in(path)) as a:
                await a.ask("chat", text="a s3cret wish")
                await a.play()
    store = await open_store(place, worker="test")
    row = await store.table(id)
    await store.close()
    assert row is not None
    text = log.read_text(encoding="utf-8")
    assert '"route": "/api/tables"' in text
    keys = [key_in(path), key_in(me["path"]), key_in(share["path"]), key_in(link), row.seed, WORD]
    written = ["s3cret", "Zebulonia", *(" ".join(pair) for pair in pairwise(words))]
    assert [secret for secret in [*keys, *written] if secret in text] == []


def key_in(path: str) -> str:
    """What is secret in a private link."""
    return path.rsplit("/", 1)[1]
