"""Webhooks: where they may go, where they never do, and that nobody waits for them."""

import asyncio
import logging
import ssl
import subprocess
import threading
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bench.gates.waits import becomes
from dolmen.core.message import Refusal
from dolmen.server.webhook import delivery, names
from dolmen.server.webhook.address import check_url
from dolmen.server.webhook.delivery import PAUSES, Streams, Webhooks, open_tls
from tests import sample
from tests.server.receiver import CLOSED, Pauses, Receiver, connect_nowhere, finds

URL: Final = "https://club.example.org/hook?key=s3cret"
OPEN: Final = "93.184.215.14"
YES: Final = b"HTTP/1.1 204 No Content\r\n\r\n"


def turn(n: int = 7, table: str = "t1") -> dict[str, object]:
    """Somebody's turn, and something that is nobody's business."""
    link = f"https://dolmen.example.org/t/{table}"
    told = {"table": table, "title": sample.LIGHT, "player": "Ann <b>", "link": link, "n": n}
    return {**told, "hand": [1, 2, 3]}


# Where a notice may go


@pytest.mark.parametrize(
    ("url", "plain"),
    [
        ("https://example.org", "https://example.org/"),
        ("HTTPS://Example.ORG:443/A/b?c=D&e#f", "https://example.org/A/b?c=D&e"),
        ("https://example.org:8443/x", "https://example.org:8443/x"),
        ("https://a-1.xn--bcher-kva.example.org/", "https://a-1.xn--bcher-kva.example.org/"),
        ("https://93.184.215.14/", "https://93.184.215.14/"),
        ("https://[2606:2800:21F:CB07::1]:1024/", "https://[2606:2800:21f:cb07::1]:1024/"),
    ],
)
def test_https_to_the_open_internet_is_taken(url: str, plain: str) -> None:
    assert check_url(url) == plain
    assert Webhooks.check_url(plain) == plain


MALFORMED: Final = "webhook-malformed"
PRIVATE: Final = "webhook-private"


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("", MALFORMED),
        ("https://", MALFORMED),
        ("https:///path", MALFORMED),
        ("https://exa mple.org/", MALFORMED),
        ("https://example.org/\r\nX-Evil: 1", MALFORMED),
        ("https://example.org\\@10.0.0.1/", MALFORMED),
        ("https://bücher.example.org/", MALFORMED),
        ("https://\uff11\uff10.0.0.1/", MALFORMED),
        ("https://example.org:99999/", MALFORMED),
        ("https://example.org:x/", MALFORMED),
        ("https://[::1/", MALFORMED),
        ("https://[2606:2800:21f::1%25eth0]/", MALFORMED),
        ("example.org", "webhook-scheme"),
        ("//example.org/", "webhook-scheme"),
        ("http://example.org/", "webhook-scheme"),
        ("ftp://example.org/", "webhook-scheme"),
        ("file:///etc/passwd", "webhook-scheme"),
        ("javascript:alert(1)", "webhook-scheme"),
        ("https://user@example.org/", "webhook-login"),
        ("https://user:password@example.org/", "webhook-login"),
        ("https://@example.org/", "webhook-login"),
        ("https://example.org:22/", "webhook-port"),
        ("https://example.org:0/", "webhook-port"),
        ("https://example.org:1023/", "webhook-port"),
        ("https://example.org/" + "x" * 500, "webhook-long"),
        ("https://localhost/", PRIVATE),
        ("https://LOCALHOST:8443/", PRIVATE),
        ("https://router/", PRIVATE),
        ("https://printer.local/", PRIVATE),
        ("https://a.localhost/", PRIVATE),
        ("https://metadata.google.internal/", PRIVATE),
        ("https://example.org./", PRIVATE),
        ("https://2130706433/", PRIVATE),
        ("https://0x7f.1/", PRIVATE),
        ("https://0x7f000001/", PRIVATE),
        ("https://0177.0.0.1/", PRIVATE),
        ("https://127.1/", PRIVATE),
        ("https://-a.org/", PRIVATE),
        ("https://a..org/", PRIVATE),
        ("https://%31%30.0.0.1/", MALFORMED),
    ],
)
def test_anything_else_is_refused_with_the_reason(url: str, reason: str) -> None:
    with pytest.raises(Refusal) as caught:
        check_url(url)
    assert caught.value.message.id == reason
    assert str(caught.value)


@pytest.mark.parametrize("address", CLOSED)
def test_addresses_that_are_not_of_the_open_internet_are_refused(address: str) -> None:
    shown = f"[{address}]" if ":" in address else address
    with pytest.raises(Refusal) as caught:
        check_url(f"https://{shown}/")
    assert caught.value.message.id == PRIVATE


@given(st.text(max_size=60) | st.from_regex(r"https://[!-~]{0,40}", fullmatch=True))
def test_whatever_is_typed_is_taken_in_a_plain_form_or_refused(text: str) -> None:
    try:
        plain = check_url(text)
    except Refusal:
        return
    assert plain.isascii()
    assert check_url(plain) == plain


# How it gets there


async def test_a_notice_arrives_with_these_facts_and_no_others() -> None:
    receiver = Receiver(YES)
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect)
        hooks.send(URL, turn())
        await hooks.close(10)
    (post,) = receiver.posts
    assert post.target == "/hook?key=s3cret"
    assert post.body == {
        "table": "t1",
        "title": sample.LIGHT,
        "player": "Ann <b>",
        "link": "https://dolmen.example.org/t/t1",
        "n": 7,
    }
    assert post.headers == {
        "host": "club.example.org",
        "user-agent": "dolmen",
        "content-type": "application/json",
        "content-length": post.headers["content-length"],
        "connection": "close",
    }
    assert (hooks.told, hooks.dropped, len(hooks)) == (1, 0, 0)


@pytest.mark.parametrize(
    ("url", "host"),
    [
        ("https://example.org:8443/", "example.org:8443"),
        ("https://[2606:2800:21f::1]/", "[2606:2800:21f::1]"),
    ],
)
async def test_the_host_is_named_as_it_was_asked_for(url: str, host: str) -> None:
    receiver = Receiver(YES)
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect)
        hooks.send(url, turn())
        await hooks.close(10)
    assert receiver.posts[0].headers["host"] == host


async def test_the_connection_is_made_to_the_address_that_was_checked() -> None:
    receiver = Receiver(YES)
    asked: list[tuple[str, int]] = []
    reached: list[tuple[str, int, str]] = []

    async def resolve(host: str, port: int) -> list[str]:
        # Another answer each time: whoever asks twice goes astray.
        asked.append((host, port))
        return [OPEN] if len(asked) == 1 else ["127.0.0.1"]

    async def connect(address: str, port: int, host: str) -> Streams:
        reached.append((address, port, host))
        return await receiver.connect(address, port, host)

    async with receiver.listen():
        hooks = Webhooks(resolve, connect)
        hooks.send("https://club.example.org:8443/", turn())
        await hooks.close(10)
    assert asked == [("club.example.org", 8443)]
    assert reached == [(OPEN, 8443, "club.example.org")]
    assert hooks.told == 1


@pytest.mark.parametrize("address", CLOSED)
async def test_a_name_that_leads_inside_is_not_followed(address: str) -> None:
    for found in ([address], [OPEN, address], [address, OPEN]):
        pauses = Pauses()
        hooks = Webhooks(finds(*found), connect_nowhere, pauses)
        hooks.send(URL, turn())
        await hooks.close(10)
        assert (hooks.told, hooks.dropped, pauses.taken) == (0, 1, [])


async def test_a_name_that_turns_inside_between_two_tries_is_not_followed() -> None:
    receiver = Receiver(b"HTTP/1.1 503 Later\r\n\r\n")
    answers = [[OPEN], ["10.0.0.1"]]

    async def resolve(host: str, port: int) -> list[str]:
        return answers.pop(0)

    async with receiver.listen():
        hooks = Webhooks(resolve, receiver.connect, Pauses())
        hooks.send(URL, turn())
        await hooks.close(10)
    assert (len(receiver.posts), hooks.dropped, answers) == (1, 1, [])


async def test_the_next_address_is_taken_where_one_does_not_answer() -> None:
    receiver = Receiver(YES)
    reached: list[str] = []

    async def connect(address: str, port: int, host: str) -> Streams:
        reached.append(address)
        if address != OPEN:
            raise ConnectionRefusedError
        return await receiver.connect(address, port, host)

    async with receiver.listen():
        hooks = Webhooks(finds("2606:2800:21f::1", OPEN), connect)
        hooks.send(URL, turn())
        await hooks.close(10)
    assert reached == ["2606:2800:21f::1", OPEN]
    assert hooks.told == 1


REDIRECT: Final = b"HTTP/1.1 302 Found\r\nLocation: https://10.0.0.1/\r\n\r\n"


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 500 Oh\r\n\r\n",
        b"HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\nno",
        REDIRECT,
        b"",
        b"hello",
        b"\x00" * 100,
        b"HTTP/1.1 200 OK",
        b"HTTP/1.1 999999 OK\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\n\r\n",
        b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 10_000 + b"\r\n",
    ],
)
async def test_after_three_tries_a_notice_is_dropped_and_counted(answer: bytes) -> None:
    receiver = Receiver(answer)
    pauses = Pauses()
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, pauses)
        hooks.send(URL, turn())
        await hooks.close(10)
    assert [post.target for post in receiver.posts] == ["/hook?key=s3cret"] * 3
    assert pauses.taken == list(PAUSES)
    assert (hooks.told, hooks.dropped, len(hooks)) == (0, 1, 0)


@pytest.mark.parametrize(
    "answer",
    [
        YES,
        b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n" + b"x" * 1_000_000,
        b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\n\r\n",
        b"HTTP/1.0 200 OK\r\n\r\nfine",
    ],
)
async def test_a_yes_is_a_yes_whatever_follows(answer: bytes) -> None:
    receiver = Receiver(b"HTTP/1.1 503 Later\r\n\r\n", answer)
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses())
        hooks.send(URL, turn())
        await hooks.close(10)
    assert (len(receiver.posts), hooks.told, hooks.dropped) == (2, 1, 0)


async def hang(*_: object) -> Any:
    """Never comes back."""
    await asyncio.Event().wait()


async def fail(*_: object) -> Any:
    """No such name, or something worse."""
    raise UnicodeError("label too long")


@pytest.mark.parametrize(
    ("resolve", "connect"),
    [(hang, connect_nowhere), (fail, connect_nowhere), (finds(OPEN), hang), (finds(OPEN), fail)],
)
async def test_whoever_does_not_answer_is_given_up(resolve: Any, connect: Any) -> None:
    pauses = Pauses()
    hooks = Webhooks(resolve, connect, pauses, seconds=0.02)
    hooks.send(URL, turn())
    await hooks.close(10)
    assert (hooks.told, hooks.dropped, pauses.taken) == (0, 1, list(PAUSES))


async def test_a_receiver_that_takes_and_says_nothing_is_given_up() -> None:
    receiver = Receiver(YES)
    receiver.go_on.clear()
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses(), seconds=0.05)
        hooks.send(URL, turn())
        await hooks.close(10)
        receiver.go_on.set()
    assert (len(receiver.posts), hooks.dropped) == (3, 1)


# Nobody waits for it


async def test_of_several_turns_that_wait_the_newest_is_told() -> None:
    receiver = Receiver(YES)
    receiver.go_on.clear()
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect)
        hooks.send(URL, turn(1))
        await receiver.came.wait()
        for n in range(2, 50):
            hooks.send(URL, turn(n))
        hooks.send(URL, turn(1, "t2"))
        assert len(hooks) == 2
        receiver.go_on.set()
        await hooks.close(10)
    told = sorted((post.body["table"], post.body["n"]) for post in receiver.posts)
    assert told == [("t1", 1), ("t1", 49), ("t2", 1)]
    assert (hooks.told, hooks.dropped) == (3, 0)


async def test_no_more_wait_than_may() -> None:
    hooks = Webhooks(hang, connect_nowhere, most=10)
    for number in range(100):
        hooks.send(URL, turn(1, f"t{number}"))
    hooks.send(URL, turn(2, "t3"))
    assert (len(hooks), hooks.dropped) == (10, 90)
    await hooks.close()
    assert len(hooks) == 0


async def test_many_that_hang_do_not_keep_others_out_for_good() -> None:
    receiver = Receiver(YES)

    async def connect(address: str, port: int, host: str) -> Streams:
        return await (hang() if host.startswith("slow") else receiver.connect(address, port, host))

    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), connect, Pauses(), seconds=0.05)
        for number in range(60):
            hooks.send(f"https://slow{number}.example.org/", turn())
        hooks.send(URL, turn())
        await hooks.close(30)
    assert (hooks.told, hooks.dropped) == (1, 60)


async def test_slow_neighbours_keep_nobody_waiting_but_themselves() -> None:
    begun: asyncio.Queue[str] = asyncio.Queue()
    go_on = asyncio.Semaphore(0)

    async def connect(address: str, port: int, host: str) -> Streams:
        begun.put_nowait(host)
        await go_on.acquire()
        raise ConnectionRefusedError

    hooks = Webhooks(finds(OPEN), connect, hang)
    # As many slow neighbourhoods as have all lines between them.
    slow = delivery.MOST_AT_ONCE // delivery.MOST_NEAR_AT_ONCE
    for number in range(3 * delivery.MOST_AT_ONCE):
        hooks.send(f"https://h{number}.slow{number % slow}.example/", turn())
    for _ in range(delivery.MOST_AT_ONCE):
        assert (await begun.get()).endswith(".example")
    hooks.send("https://club.example.net/", turn())
    # Of those who wait one of each neighbourhood has its turn.
    seen = []
    for _ in range(slow + 1):
        go_on.release()
        seen.append(await begun.get())
    assert "club.example.net" in seen
    await hooks.close()


async def test_a_neighbourhood_has_no_more_than_its_part_of_what_waits() -> None:
    hooks = Webhooks(hang, connect_nowhere)
    for number in range(delivery.MOST_NEAR + 5):
        hooks.send(f"https://h{number}.example.org/", turn())
    hooks.send("https://club.example.net/", turn())
    assert (len(hooks), hooks.dropped) == (delivery.MOST_NEAR + 1, 5)
    await hooks.close()
    hooks.send("https://h.example.org/", turn())
    assert (len(hooks), hooks.dropped) == (1, 5)
    await hooks.close()


@pytest.mark.parametrize(
    ("url", "whose"),
    [
        ("https://a.b.example.org:8443/x", "example.org"),
        ("https://example.org/", "example.org"),
        ("https://93.184.215.14/", "93.184.215.14"),
        ("https://[2606:2800:21f:cb07::1]/", "2606:2800:21f:cb07::/64"),
    ],
)
def test_whose_an_address_is(url: str, whose: str) -> None:
    assert names.neighbourhood(url) == whose


async def test_a_name_server_that_never_answers_holds_few_threads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = threading.Event()

    def look_up(host: str, port: int) -> list[str]:
        if host.endswith(".example.org"):
            answers.wait(60)
        return [OPEN]

    monkeypatch.setattr(names, "look_up", look_up)
    looking = names.Names()
    slow = [
        asyncio.create_task(looking.look_up(f"h{number}.example.org", 443))
        for number in range(names.MOST_NEAR)
    ]
    await asyncio.sleep(0)
    with pytest.raises(OSError, match="neighbourhood"):
        await looking.look_up("one-more.example.org", 443)
    assert await looking.look_up("club.example.net", 443) == [OPEN]
    # Whoever asked gives up; the thread does not.
    slow[0].cancel()
    with pytest.raises(asyncio.CancelledError):
        await slow[0]
    with pytest.raises(OSError, match="neighbourhood"):
        await looking.look_up("one-more.example.org", 443)
    answers.set()
    assert await slow[1] == [OPEN]
    await becomes(lambda: not looking._looking, 60)
    assert await looking.look_up("one-more.example.org", 443) == [OPEN]
    looking.close()


async def test_one_host_that_hangs_holds_up_nobody_else() -> None:
    receiver = Receiver(YES)

    async def connect(address: str, port: int, host: str) -> Streams:
        return await (
            hang() if host == "slow.example.net" else receiver.connect(address, port, host)
        )

    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), connect, Pauses(), seconds=3600)
        for number in range(60):
            hooks.send(f"https://slow.example.net/{number}", turn())
        hooks.send(URL, turn())
        # Nobody gives up on the slow one meanwhile.
        await receiver.came.wait()
        await hooks.close()
    assert len(receiver.posts) == 1


async def test_closing_does_not_wait_for_ever() -> None:
    hooks = Webhooks(hang, connect_nowhere)
    hooks.send(URL, turn())
    await asyncio.sleep(0)
    await hooks.close()
    await Webhooks().close()
    assert (len(hooks), hooks.told) == (0, 0)


async def test_the_log_names_the_host_and_no_more_of_the_address(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.DEBUG, logger="dolmen"):
        hooks = Webhooks(finds("10.0.0.1"), connect_nowhere)
        hooks.send(URL, turn())
        await hooks.close(10)
    (record,) = [record for record in caplog.records if record.name == delivery.__name__]
    facts = vars(record)
    assert (facts["msg"], facts["host"], facts["fault"]) == (
        "webhook dropped",
        "club.example.org",
        "closed",
    )
    assert "s3cret" not in str(facts)
    assert "Ann" not in str(facts)


# With the system's own resolver, and over TLS


async def test_the_system_looks_names_up_in_a_thread_of_its_own() -> None:
    hooks = Webhooks(connect=connect_nowhere)
    # A number needs no name server.
    assert await hooks._names.look_up("93.184.215.14", 443) == ["93.184.215.14"]
    hooks.send("https://93.184.215.14/", turn())
    await hooks.close()


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A throwaway certificate and its key in one file, for club.example.org."""
    file = tmp_path_factory.mktemp("tls") / "both.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-nodes", "-days", "2"]
    command += ["-pkeyopt", "ec_paramgen_curve:prime256v1", "-subj", "/CN=club.example.org"]
    command += ["-addext", "subjectAltName=DNS:club.example.org", "-keyout", "-", "-out", "-"]
    file.write_bytes(subprocess.run(command, capture_output=True, check=True).stdout)
    return file


@pytest.mark.parametrize(
    ("url", "known", "told"),
    [
        (URL, True, 1),
        (URL, False, 0),
        ("https://other.example.org/", True, 0),
    ],
)
async def test_only_the_host_with_its_own_certificate_is_told(
    certificate: Path, monkeypatch: pytest.MonkeyPatch, url: str, known: bool, told: int
) -> None:
    if known:
        trusted = ssl.create_default_context(cafile=str(certificate))
        monkeypatch.setattr(delivery, "trust", lambda: trusted)
    tls = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    tls.load_cert_chain(certificate)
    receiver = Receiver(YES)

    async def connect(address: str, port: int, host: str) -> Streams:
        assert address == OPEN
        return await open_tls("127.0.0.1", receiver.port, host)

    async with receiver.listen(tls):
        hooks = Webhooks(finds(OPEN), connect, Pauses())
        hooks.send(url, turn())
        await hooks.close(20)
    assert (hooks.told, hooks.dropped, len(receiver.posts)) == (told, 1 - told, told)
