"""`dolmen serve`: what its options mean, and what they may not be."""

from pathlib import Path
from typing import Any

import pytest

from dolmen.commands import serve
from dolmen.core.message import Refusal
from tests.commands.command_runs import Run, assert_one_line


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        (None, None),
        ("https://Games.Club", "https://games.club"),
        ("https://games.club/", "https://games.club"),
        ("https://games.club:443", "https://games.club"),
        ("http://games.club:80", "http://games.club"),
        ("http://games.club:443", "http://games.club:443"),
        ("http://127.0.0.1:8400", "http://127.0.0.1:8400"),
    ],
)
def test_an_address_is_kept_as_browsers_send_it(address: str | None, kept: str | None) -> None:
    assert serve.check_address(address) == kept


@pytest.mark.parametrize(
    "address", ["games.club", "ftp://games.club", "https://", "https://a/b", "https://me@a", ""]
)
def test_an_address_with_more_or_less_than_scheme_and_host_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        serve.check_address(address)
    assert refused.value.message == ("serve-address-refused", {"address": address})


@pytest.mark.parametrize(
    ("proxy", "kept"),
    [
        (None, None),
        ("127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("10.0.0.0/8, 127.0.0.1", "10.0.0.0/8,127.0.0.1"),
    ],
)
def test_a_proxy_is_a_number_a_network_or_several(proxy: str | None, kept: str | None) -> None:
    assert serve.check_proxy(proxy) == kept


def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    assert not serve.can_show({})
    assert not serve.can_show({"DISPLAY": ""})
    assert serve.can_show({"DISPLAY": ":0"})
    assert serve.can_show({"WAYLAND_DISPLAY": "wayland-0"})
    monkeypatch.setattr("sys.platform", "darwin")
    assert serve.can_show({})


class Served:
    """Stands in for the server: what it was given, and which pages a browser was sent to."""

    def __init__(self) -> None:
        self.settings: Any = None
        self.opened: list[str] = []

    def __call__(self, settings: Any, tell: Any, tell_waiting: Any) -> None:
        self.settings = settings
        tell(settings.address or "http://127.0.0.1:8400", "http://127.0.0.1:8400")


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Served:
    """A server that is ready at once and stops."""
    found = Served()
    monkeypatch.setattr("dolmen.server.run.serve", found)
    monkeypatch.setattr("dolmen.server.logs.set_up", lambda _level: None)
    monkeypatch.setattr("webbrowser.open", found.opened.append)
    monkeypatch.delenv("DOLMEN_DATABASE", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    return found


def test_every_knob_reaches_the_server(run: Run, served: Served, tmp_path: Path) -> None:
    result = run(
        *("serve", "--host", "0.0.0.0", "--port", "80", "--data", str(tmp_path)),
        *("--address", "https://games.club", "--keep-days", "9", "--bot-workers", "3"),
        *("--bot-seconds", "4", "--bot-megabytes", "64", "--rooms", "7", "--proxy", "10.0.0.1"),
        *("--tables-per-hour", "5", "--joins-per-minute", "6", "--chat-per-minute", "8"),
        *("--away-seconds", "11", "--work-per-second", "12", "--work-burst", "130"),
        *("--work-at-once", "14", "--connections-per-address", "15"),
        *("--bot-tables-per-address", "16", "--metrics-port", "9100"),
        *("--making", "word", "--word", "menhir", "--database-wait", "17"),
        *("--most-tables", "18", "--most-uploads", "0", "--most-megabytes", "20"),
        *("--notices-per-hour", "21", "--smtp", "smtps://me:s3cret@mail.club"),
        *("--mail-from", "Dolmen <games@club.example>", "--mail-hour", "22"),
        *("--open-days", "0"),
    )
    assert (result.code, result.err) == (0, "")
    assert "http://127.0.0.1:8400" in result.out
    knobs = served.settings
    assert (knobs.host, knobs.port, knobs.data) == ("0.0.0.0", 80, tmp_path)
    assert (knobs.address, knobs.proxy, knobs.keep_days) == ("https://games.club", "10.0.0.1", 9)
    assert (knobs.bot_workers, knobs.bot_seconds, knobs.bot_megabytes) == (3, 4, 64)
    assert (knobs.rooms, knobs.tables_per_hour) == (7, 5)
    assert (knobs.joins_per_minute, knobs.chat_per_minute) == (6, 8)
    assert (knobs.work_per_second, knobs.work_burst, knobs.work_at_once) == (12, 130, 14)
    assert (knobs.away_seconds, knobs.connections_per_address) == (11, 15)
    assert (knobs.bot_tables_per_address, knobs.metrics_port) == (16, 9100)
    assert (knobs.making, knobs.word, knobs.database_wait) == ("word", "menhir", 17)
    assert (knobs.most_tables, knobs.most_uploads, knobs.most_megabytes) == (18, 0, 20)
    assert (knobs.notices_per_hour, knobs.mail_hour, knobs.open_days) == (21, 22, 0)
    assert (knobs.smtp, knobs.mail_from) == (
        "smtps://me:s3cret@mail.club",
        "Dolmen <games@club.example>",
    )
    assert "s3cret" not in repr(knobs)
    assert "https://games.club" in result.out
    assert served.opened == []


def test_a_knob_may_come_from_the_environment(
    run: Run, served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOLMEN_DATA", str(tmp_path))
    monkeypatch.setenv("DOLMEN_PORT", "8123")
    assert run("serve", "--open-browser").code == 0
    assert (served.settings.port, served.settings.data) == (8123, tmp_path)
    assert served.opened == ["http://127.0.0.1:8400"]


def test_a_word_alone_is_what_tables_are_made_by(run: Run, served: Served) -> None:
    assert run("serve", "--word", "menhir").code == 0
    assert served.settings.making == "word"
    assert run("serve").code == 0
    assert (served.settings.making, served.settings.word) == ("everybody", None)


@pytest.mark.parametrize("lang", ["en", "fr", "nl"])
@pytest.mark.parametrize(
    "knob",
    [
        "--port seven",
        "--port 65536",
        "--port -1",
        "--metrics-port 70000",
        "--proxy localhost",
        "--proxy 127.0.0.1,notanip!",
        "--proxy 10.0.0.1/8",
        "--keep-days 0",
        "--bot-workers 0",
        "--bot-seconds 0",
        "--bot-megabytes 63",
        "--rooms 0",
        "--tables-per-hour 0",
        "--joins-per-minute 0",
        "--chat-per-minute -1",
        "--away-seconds 9",
        "--work-per-second 9",
        "--work-burst 99",
        "--work-at-once 0",
        "--connections-per-address 3",
        "--bot-tables-per-address 0",
        "--log-level loud",
        "--making nobody",
        "--making word",
        "--making host --word menhir",
        "--database-wait -1",
        "--most-tables 0",
        "--most-uploads -1",
        "--most-megabytes 0",
        "--smtp mail.club --mail-from anna@games.club",
        "--smtp smtp://mail.club",
        "--smtp smtp://mail.club --mail-from nobody",
        "--mail-hour 24",
        "--address games.club",
    ],
)
def test_a_knob_that_means_nothing_is_refused(
    run: Run, served: Served, monkeypatch: pytest.MonkeyPatch, knob: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    assert_one_line(run("serve", *knob.split()), lang)
    assert served.settings is None


def test_a_sender_without_an_address_is_named(run: Run, served: Served) -> None:
    result = run("serve", "--smtp", "smtp://mail.club", "--mail-from", "nobody")
    assert "--mail-from" in result.err
    assert "nobody" in result.err
