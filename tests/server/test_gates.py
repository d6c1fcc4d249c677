"""Small versions of the gates of the server (`make gates` runs the long ones): whatever holds there
under load holds here for a few. Nothing is timed, except that something must happen at all."""

from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest

from bench.gates import cost, fault, fuzz, kill, leak, load, race, slow
from bench.gates.forks import CAN_FORK, Fork
from bench.gates.host import Host, forking
from bench.gates.link import BYTES, dial
from bench.gates.report import Figure, broken, percentile, table
from tests import sample
from tests.server.servers import Caller, running


@pytest.fixture(scope="session", autouse=True)
def forks() -> Iterator[None]:
    """Some thirty servers begin here, and most of that is the same for all."""
    with forking():
        yield


def check(figures: list[Figure]) -> None:
    """Every figure meets its limit; those that are times are only told here."""
    assert not broken(figures), table(broken(figures))


@pytest.mark.long(12)
@pytest.mark.merge_on("postgresql")
async def test_no_move_is_lost_under_load(database_url: str) -> None:
    check(await load.run(database_url, load.TINY))


@pytest.mark.long(9)
@pytest.mark.merge_on("sqlite")
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database_url: str) -> None:
    check(await kill.run(database_url, kill.TINY))


@pytest.mark.long(12)
@pytest.mark.merge_on("postgresql")
async def test_of_two_at_once_exactly_one_wins(database_url: str) -> None:
    check(await race.run(database_url, race.TINY))


@pytest.mark.long(55)
@pytest.mark.merge_on("sqlite")
async def test_bad_messages_change_and_break_nothing(database_url: str) -> None:
    check(await fuzz.run(database_url, fuzz.TINY))


@pytest.mark.long(12)
@pytest.mark.merge_on("sqlite")
async def test_a_viewer_learns_nothing_that_is_hidden(database_url: str) -> None:
    check(await leak.run(database_url, leak.TINY))


def test_a_leak_would_be_found() -> None:
    found = leak.Tally()
    found.compare_all("here", [("move", b"the same")], [("move", b"the same")])
    assert not found.leaks
    found.compare_all("here", [("move", b"a secret")], [("move", b"another")])
    assert len(found.leaks) == 1
    # Something that is said in one world only.
    found.compare_all("here", [("move", b"the same"), ("chat", b"aha")], [("move", b"the same")])
    assert len(found.leaks) == 2
    # Of nothing that could have leaked, nothing is shown.
    assert [figure.met for figure in leak.figures("sqlite:", leak.Tally())] == [True, False]


@pytest.mark.long(25)
@pytest.mark.merge_on("postgresql")
async def test_whoever_reads_nothing_is_cut_off_and_whoever_was_away_resumes(
    database_url: str,
) -> None:
    check(await slow.run(database_url, slow.TINY))


@pytest.mark.long(20)
@pytest.mark.merge_on("sqlite")
async def test_a_locked_database_and_a_full_disk_are_told_and_survived(database_url: str) -> None:
    check(await fault.run(database_url, fault.TINY))


@pytest.mark.long(50)
@pytest.mark.merge_on("sqlite")
async def test_every_request_and_message_is_measured_at_its_largest(database_url: str) -> None:
    check(await cost.run(database_url, cost.TINY))


def test_forked_servers_are_processes_of_their_own(tmp_path: Path) -> None:
    hosts: list[Host] = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        hosts.append(Host(f"sqlite:///{folder / 'dolmen.sqlite3'}", folder))
    one, two = hosts
    assert all(isinstance(host.process, Fork) is CAN_FORK for host in hosts)
    assert len({host.process.pid for host in hosts}) == 2
    assert one.process.poll() is None
    one.kill()
    assert one.process.poll() is not None
    with pytest.raises(httpx2.ConnectError):
        httpx2.get(f"{one.base}/healthz")
    assert httpx2.get(f"{two.base}/readyz").text == "ready\n"
    two.stop()
    assert (two.process.poll() is not None, one.errors, two.errors) == (True, 0, 0)
    # Whoever cannot serve says why in the log of its own.
    folder = tmp_path / "none"
    folder.mkdir()
    with pytest.raises(RuntimeError, match="the server did not start"):
        Host("nonsense://", folder)
    assert "Traceback" in (folder / "server.log").read_text()


@pytest.mark.parametrize(("share", "value"), [(0.5, 51.0), (0.99, 100.0), (1.0, 100.0)])
def test_percentiles_are_values_that_were_measured(share: float, value: float) -> None:
    assert percentile([float(i) for i in range(1, 101)], share) == value


@pytest.mark.merge_on("sqlite")
async def test_text_that_is_none_is_refused_everywhere(database_url: str) -> None:
    broken = b'{"type":"why","id":"f1\x80","target":"deck"}'
    async with running(database_url) as (server, base), Caller(base) as anna:
        made = await anna.make(sample.LIGHT, 2, players=["me", "guest"])
        answer = await anna.http.post(f"/api/tables/{made['id']}/act?seat=0", content=broken)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
        port = int(base.rpartition(":")[2])
        link = await dial(port, made["id"], lambda _link, _data: None)
        link.send(broken, BYTES)
        assert await link.ended == 4400
        assert server.metrics.faults._value.get() == 0
