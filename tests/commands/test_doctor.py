"""`dolmen doctor`: what it looks at, and what it says of it."""

import asyncio
import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Sink

from dolmen import __version__, engine
from dolmen.commands import doctor
from dolmen.core.message import Message
from dolmen.server.notices.push import SECRET, Pushes
from dolmen.server.store import open_store
from dolmen.server.store.database import Database
from dolmen.server.store.upgrade import upgrade_database
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run
from tests.server.databases import free_port


@pytest.fixture(autouse=True)
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing is wrong, and on which nothing is measured."""
    for name in ("DATABASE", "ADDRESS", "SMTP", "MAIL_FROM"):
        monkeypatch.delenv(f"DOLMEN_{name}", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    monkeypatch.setattr(doctor, "measured", lambda: 1_000_000)
    monkeypatch.setattr("dolmen.server.page.find_page", lambda: Path("built"))


def kinds(run: Run, folder: Path, *more: str) -> dict[str, str]:
    """What was found, by the message that says it."""
    told: dict[str, Any] = json.loads(run("doctor", "--data", str(folder), *more, "--json").out)
    assert told["version"] == __version__
    return {finding["id"]: finding["kind"] for finding in told["findings"]}


def test_a_machine_with_nothing_wrong(run: Run, tmp_path: Path) -> None:
    assert kinds(run, tmp_path / "new") == {
        "doctor-version": "fine",
        "doctor-compiled": "fine",
        "doctor-speed": "fine",
        "doctor-extra": "fine",
        "doctor-page": "fine",
        "doctor-folder": "fine",
        "store-nothing": "fine",
        "doctor-push-here": "fine",
        "doctor-no-mail": "fine",
    }
    assert run("doctor", "--data", str(tmp_path)).code == 0


def test_what_is_missing_or_slow_is_told_with_what_mends_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    monkeypatch.setattr(engine, "why", lambda: "none")
    monkeypatch.setattr(shutil, "which", lambda _: None)
    monkeypatch.setattr("dolmen.server.page.find_page", lambda: None)
    monkeypatch.setattr(doctor, "find_spec", lambda name: None if name == "textual" else object())
    monkeypatch.setattr(doctor, "FREE_MEGABYTES", 10**12)
    monkeypatch.setattr("dolmen.server.open_files.FEW_FILES", 10**12)
    monkeypatch.setenv("LC_ALL", "C")
    found = kinds(run, tmp_path)
    slow = ("cli-engine-none", "doctor-no-compiler", "cli-extra-missing", "doctor-no-page")
    assert {id for id, kind in found.items() if kind == "slow"} >= {
        *slow,
        "doctor-folder",
        "doctor-ascii",
    }
    assert "wrong" not in found.values()
    assert run("doctor", "--data", str(tmp_path)).code == 0


def test_what_is_wrong_gives_another_code(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "dolmen.sqlite3"
    file.write_text("no database at all, but long enough to be looked at" * 40, encoding="utf-8")
    monkeypatch.setattr("os.access", lambda *_: False)
    found = kinds(run, tmp_path)
    assert {id for id, kind in found.items() if kind == "wrong"} == {
        "doctor-folder-refused",
        "store-unreachable",
    }
    assert run("doctor", "--data", str(tmp_path)).code == 1


def test_a_slow_machine_and_a_missing_library_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "measured", lambda: 3)
    assert doctor.Finding("slow", Message("doctor-speed", {"speed": 3})) in doctor.examine_engine()
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    monkeypatch.setattr(engine, "why", lambda: "module")
    monkeypatch.setattr(engine, "missing", lambda: "librt")
    told = Message("cli-engine-module", {"module": "librt"})
    assert doctor.Finding("slow", told) in doctor.examine_engine()


# What a host says who wants mails to be sent, but for the mail server.
CLUB = ("--address", "https://games.club", "--mail-from", "Dolmen <games@club.example>")


@pytest.fixture
def mail_server() -> Iterator[str]:
    """A mail server that asks for no password and has no TLS."""
    server = Controller(Sink(), hostname="127.0.0.1", port=free_port())
    server.start()
    try:
        yield f"127.0.0.1:{server.port}"
    finally:
        server.stop()


def test_the_mail_server_is_greeted(run: Run, tmp_path: Path, mail_server: str) -> None:
    found = kinds(run, tmp_path, *CLUB, "--smtp", f"smtp://{mail_server}")
    assert found["doctor-mail"] == "fine"
    assert not found.keys() & {"doctor-push-here", "doctor-mail-links", "doctor-no-mail"}
    here = kinds(run, tmp_path, *CLUB[2:], "--smtp", f"smtp://{mail_server}")
    assert (here["doctor-mail"], here["doctor-mail-links"]) == ("fine", "slow")


def test_a_password_is_never_said_to_a_mail_server_without_tls(
    run: Run, tmp_path: Path, mail_server: str
) -> None:
    result = run(
        "doctor", "--data", str(tmp_path), *CLUB, "--smtp", f"smtp://me:s3cret@{mail_server}"
    )
    assert result.code == 1
    [line] = [line for line in result.out.splitlines() if mail_server.partition(":")[2] in line]
    assert "STARTTLS" in line
    assert "s3cret" not in result.out + result.err


def test_a_mail_server_that_is_away_or_half_named_is_wrong(run: Run, tmp_path: Path) -> None:
    away = kinds(run, tmp_path, *CLUB, "--smtp", f"smtp://127.0.0.1:{free_port()}")
    assert away["doctor-mail-refused"] == "wrong"
    assert kinds(run, tmp_path, *CLUB)["serve-mail-refused"] == "wrong"
    assert kinds(run, tmp_path, *CLUB, "--smtp", "mail.club")["serve-smtp-refused"] == "wrong"


async def keep_key(url: str, key: str | None) -> None:
    """A database, and in it what pushes are signed with."""
    store = await open_store(url, worker="here")
    if key is not None:
        await store.secret(SECRET, key)
    else:
        await Pushes(store, None, lambda: 0).public_key()
    await store.close()


def test_the_key_of_pushes_is_looked_at(run: Run, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'dolmen.sqlite3'}"
    asyncio.run(upgrade_database(Database(url)))
    assert kinds(run, tmp_path)["doctor-push-new"] == "fine"
    asyncio.run(keep_key(url, None))
    assert kinds(run, tmp_path)["doctor-push"] == "fine"


def test_a_damaged_key_of_pushes_is_wrong(run: Run, tmp_path: Path) -> None:
    asyncio.run(keep_key(f"sqlite:///{tmp_path / 'dolmen.sqlite3'}", "no key"))
    assert kinds(run, tmp_path)["doctor-push-broken"] == "wrong"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_read_it_in_their_language(run: Run, tmp_path: Path, lang: str) -> None:
    words = Words(lang)
    result = run("doctor", "--data", str(tmp_path), "--lang", lang)
    fine = words.text("doctor-kind", kind="fine")
    assert f"{fine}\t{words.text('doctor-compiled')}" in result.out.splitlines()


def test_the_trial_counts_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(doctor, "TRIAL_SECONDS", 0.001)
    assert doctor.measured() > 0
