"""`dolmen doctor`: what it looks at, and what it says of it."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from dolmen import __version__, engine
from dolmen.commands import doctor
from dolmen.core.message import Message
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import Run


@pytest.fixture(autouse=True)
def healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which nothing is wrong, and on which nothing is measured."""
    monkeypatch.delenv("DOLMEN_DATABASE", raising=False)
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
    monkeypatch.setattr(doctor, "FILES", 10**12)
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
