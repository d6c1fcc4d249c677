"""Notices to people: asked for, told once where no page is open, and to nobody else."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from dolmen.core.message import Refusal
from dolmen.server.house.papers import person_paper
from dolmen.server.notices.forms import guess_form, write_letter
from dolmen.server.notices.push import check_keys, read_base64, write_base64
from dolmen.server.notices.turns import GRACE_SECONDS
from dolmen.server.server import Server
from dolmen.server.webhook.delivery import Webhooks
from dolmen.words import Words
from tests import sample
from tests.server.receiver import Pauses, Receiver, finds
from tests.server.servers import WAIT, Caller, Looker, running

OPEN: Final = "93.184.215.14"
YES: Final = b"HTTP/1.1 204 No Content\r\n\r\n"
GONE: Final = b"HTTP/1.1 410 Gone\r\n\r\n"
ENDPOINT: Final = "https://push.example.org/send/s3cret-endpoint"
HOOK: Final = "https://discord.com/api/webhooks/1/s3cret-hook"
# No https: then the cookies of the tests would not travel.
HOME: Final = "http://games.club"


class Hands:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def __call__(self) -> float:
        return self.at


class Browser:
    """The keys of a browser that takes pushes."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = bytes(range(16))

    def subscription(self, endpoint: str = ENDPOINT) -> dict[str, Any]:
        """What it gives to a page."""
        public = self.key.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": write_base64(point), "auth": write_base64(self.auth)}
        return {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> Any:
        """What a push service brought."""
        return json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth))


async def delivered(server: Server) -> None:
    """Until nothing is on its way any more."""
    while len(server.webhooks):  # noqa: ASYNC110  # nobody tells of it
        await asyncio.sleep(0.01)


class Club(NamedTuple):
    """A server whose notices end at a receiver of the test."""

    server: Server
    base: str
    hands: Hands
    receiver: Receiver

    async def wait(self) -> None:
        """The moment passes in which somebody might still come, and what is due is told."""
        self.hands.at += GRACE_SECONDS
        await self.server.notices.look()
        await delivered(self.server)


@asynccontextmanager
async def open_club(url: str, *answers: bytes) -> AsyncIterator[Club]:
    receiver, hands = Receiver(*answers or (YES,)), Hands()
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses(), seconds=WAIT)
        async with running(url, ticks=hands, webhooks=hooks, address=HOME) as (server, base):
            yield Club(server, base, hands, receiver)


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    async with open_club(sqlite_url) as served:
        yield served


async def sit_down(anna: Caller, bert: Caller) -> tuple[str, int]:
    """A table at which both sit; gives it and the seat that is to move."""
    made = await anna.make(name="Anna")
    await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
    await anna.post(f"/api/tables/{made['id']}/start")
    view = await anna.get(f"/api/tables/{made['id']}/view")
    return made["id"], view["actor"]


async def test_a_push_is_sealed_for_the_browser_and_signed_by_the_server(club: Club) -> None:
    browser = Browser()
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        asked = {**browser.subscription(), "label": "Phone"}
        await anna.post("/api/me/notices/push", asked)
        # One device of one person: whoever asked last has it.
        info = await bert.post("/api/me/notices/push", asked)
        assert (await anna.get("/api/me/notices"))["means"] == []
        (means,) = info["means"]
        assert means == {
            "id": means["id"],
            "kind": "push",
            "form": "",
            "at": "push.example.org",
            "label": "Phone",
            "confirmed": True,
            "created": means["created"],
        }
        await anna.post("/api/me/notices/push", browser.subscription())
        await bert.post("/api/me/notices/push", browser.subscription(f"{ENDPOINT}/2"))
        table, actor = await sit_down(anna, bert)
        club.hands.at += 100
        await club.wait()
    (post,) = club.receiver.posts
    assert post.target == "/send/s3cret-endpoint" + ("/2" if actor else "")
    assert {name: post.headers[name] for name in ("content-encoding", "ttl", "topic")} == {
        "content-encoding": "aes128gcm",
        "ttl": "86400",
        "topic": table.lower(),  # the receiver of the tests makes headers small
    }
    assert browser.read(post.body) == {
        "heading": "Your turn",
        "body": Words("en").text(f"{sample.LIGHT}-title"),
        "path": f"/table/{table}",
    }


async def test_the_signature_of_a_push_is_that_of_the_key_browsers_are_given(
    sqlite_url: str,
) -> None:
    signed: list[str] = []

    class Kept(Receiver):
        async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            signed.extend(
                line.split(": ", 1)[1]
                for line in head.decode().split("\r\n")
                if line.startswith("Authorization")
            )
            writer.write(YES)
            writer.close()

    receiver, now = Kept(YES), 1_800_000_000_000
    async with receiver.listen():
        hooks = Webhooks(finds(OPEN), receiver.connect, Pauses(), seconds=WAIT)
        async with (
            running(sqlite_url, webhooks=hooks, address=HOME, now=lambda: now) as (server, base),
            Caller(base) as anna,
        ):
            info = await anna.post("/api/me/notices/push", Browser().subscription())
            await anna.http.post(f"/api/me/notices/{info['means'][0]['id']}/try")
            await delivered(server)
            # The key stays the same for every process and after every restart.
            assert (await anna.get("/api/me/notices"))["push_key"] == info["push_key"]
    (header,) = signed
    assert Vapid02.verify(header)
    token, key = (part.split("=", 1)[1] for part in header.removeprefix("vapid ").split(","))
    assert key == info["push_key"]
    claims = json.loads(read_base64(token.split(".")[1]))
    assert claims == {
        "aud": "https://push.example.org",
        "exp": now // 1000 + 12 * 60 * 60,
        "sub": "mailto:nobody@localhost",  # where the server has no address by https
    }


@pytest.mark.parametrize(
    ("url", "form", "told"),
    [
        (HOOK, None, {"content": "{}", "allowed_mentions": {"parse": []}}),
        ("https://hooks.slack.com/services/T/B/s3cret", None, {"text": "{}"}),
        ("https://ntfy.example.org/s3cret", None, None),
        ("https://chat.example.org/hook", "slack", {"text": "{}"}),
    ],
)
async def test_a_webhook_of_ones_own_gets_what_its_receiver_reads(
    club: Club, url: str, form: str | None, told: dict[str, Any] | None
) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        for who in (anna, bert):
            await who.post("/api/me", {"lang": "nl"})
            await who.post("/api/me/notices/webhook", {"url": url, "form": form})
        table, actor = await sit_down(anna, bert)
        club.hands.at += 100
        await club.wait()
    (post,) = club.receiver.posts
    name, link = ("Anna", "Bert")[actor], f"{HOME}/table/{table}"
    sentence = f"{name}, je bent aan de beurt bij {Words('nl').text(f'{sample.LIGHT}-title')}."
    if told is None:
        assert post.body.decode() == sentence
        assert post.headers["content-type"] == "text/plain; charset=utf-8"
        assert post.headers["click"] == link.lower()
        return
    shown = f"{sentence} {link}"
    assert post.body == {key: shown if value == "{}" else value for key, value in told.items()}


async def test_who_looks_at_the_table_is_told_nothing_and_told_once_when_gone(
    club: Club,
) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        callers = (anna, bert)
        for who in callers:
            await who.post("/api/me/notices/webhook", {"url": HOOK})
        table, actor = await sit_down(anna, bert)
        async with callers[actor].look(table, seat=actor) as looker:
            await club.wait()
            assert club.receiver.posts == []
            # Somebody who was there when the turn came knows of it.
            await club.wait()
            assert club.receiver.posts == []
            other = await play_until_other(looker)
        # The other has been away for long, and is told, once.
        club.hands.at += 1000
        await club.wait()
        await club.wait()
        (post,) = club.receiver.posts
        assert post.body["content"].startswith(f"{('Anna', 'Bert')[other]}, ")


async def look(looker: Looker, *, on: bool) -> None:
    """Has the table before their eyes or not; the server knows it when it answers what comes
    after."""
    await looker.send({"type": "looking", "on": on})
    await looker.send({"type": "view", "n": None})
    await looker.until("update")


async def test_a_page_that_was_left_open_keeps_no_notice_quiet(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        callers = (anna, bert)
        for who in callers:
            await who.post("/api/me/notices/webhook", {"url": HOOK})
        table, actor = await sit_down(anna, bert)
        # Both came a while ago; whoever is to move has two pages open, and looks at none.
        mover = callers[actor]
        club.hands.at += 1000
        async with mover.look(table, seat=actor) as one, mover.look(table, seat=actor) as two:
            for looker in (one, two):
                await look(looker, on=False)
            state = await callers[1 - actor].get(f"/api/tables/{table}")
            assert state["seats"][actor]["online"]
            await look(one, on=True)
            await club.wait()
            assert club.receiver.posts == []
            # At their next turn they are at another window.
            other = await play_until_other(one)
            async with callers[other].look(table, seat=other) as theirs:
                await look(one, on=False)
                club.hands.at += 1000
                await play_until_other(theirs)
            await club.wait()
        (post,) = club.receiver.posts
        assert post.body["content"].startswith(f"{('Anna', 'Bert')[actor]}, ")


async def heard(club: Club, table: str, seat: int, *, looks: bool) -> None:
    """Until a process knows whether somebody looks from a seat through another."""
    async with club.server.tables.at(table) as desk:
        while (seat in desk.presence.looking) is not looks:  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)


async def test_who_looks_through_another_process_is_told_nothing(postgres_url: str) -> None:
    async with (
        open_club(postgres_url) as one,
        open_club(postgres_url) as two,
        Caller(one.base) as anna,
        Caller(one.base) as bert,
        Caller(two.base) as there,
    ):
        for who in (anna, bert):
            await who.post("/api/me/notices/webhook", {"url": HOOK})
        table, actor = await sit_down(anna, bert)
        one.hands.at += 1000
        there.http.cookies.update(dict((anna, bert)[actor].http.cookies))
        async with there.look(table) as looker:
            await heard(one, table, actor, looks=True)
            await one.wait()
            assert one.receiver.posts == []
            await looker.send({"type": "looking", "on": False})
            await heard(one, table, actor, looks=False)
            async with one.server.tables.at(table) as desk:
                assert actor in desk.online
                desk.noticed = None
                one.server.notices.notice(desk)
            await one.wait()
            assert len(one.receiver.posts) == 1


async def play_until_other(looker: Looker) -> int:
    """Plays until somebody else is to move; gives their seat."""
    mine = looker.update["actor"]
    while looker.update["actor"] == mine:
        await looker.play()
    actor: int = looker.update["actor"]
    return actor


async def test_a_dead_address_is_forgotten_and_a_failing_one_is_tried_again(
    sqlite_url: str,
) -> None:
    async with open_club(sqlite_url, b"HTTP/1.1 500 Oh\r\n\r\n", GONE) as club:
        async with Caller(club.base) as anna:
            info = await anna.post("/api/me/notices/webhook", {"url": HOOK})
            answer = await anna.http.post(f"/api/me/notices/{info['means'][0]['id']}/try")
            assert (answer.status_code, answer.text) == (204, "")
            while (await anna.get("/api/me/notices"))["means"]:
                pass
        assert [post.body["content"] for post in club.receiver.posts] == [
            f"This is how Dolmen tells you that it is your turn. {HOME}/"
        ] * 2
        assert (club.server.webhooks.told, club.server.webhooks.dropped) == (0, 1)


async def test_of_two_processes_one_tells(postgres_url: str) -> None:
    """Both hear of the turn and both come to tell it."""
    async with open_club(postgres_url) as one, open_club(postgres_url) as two:
        async with Caller(one.base) as anna, Caller(two.base) as bert:
            for who in (anna, bert):
                await who.post("/api/me/notices/webhook", {"url": HOOK})
            table, _ = await sit_down(anna, bert)
            for club in (one, two):
                async with club.server.tables.at(table) as desk:
                    club.server.notices.notice(desk)
                club.hands.at += 1000
            await asyncio.gather(one.wait(), two.wait())
        posts = one.receiver.posts + two.receiver.posts
        assert len(posts) == 1


async def test_a_turn_that_a_dead_server_did_not_tell_is_told_by_the_next(sqlite_url: str) -> None:
    async with open_club(sqlite_url) as first:
        async with Caller(first.base) as anna, Caller(first.base) as bert:
            for who in (anna, bert):
                await who.post("/api/me/notices/webhook", {"url": HOOK})
            await sit_down(anna, bert)
        assert first.receiver.posts == []
    async with open_club(sqlite_url) as second:
        second.hands.at += 1000
        await second.wait()
        assert len(second.receiver.posts) == 1


# What is refused, and who may know what


async def refused(caller: Caller, path: str, body: object, status: int) -> str:
    answer = await caller.post(path, body, status=status)
    return str(answer["reason"]["id"])


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda asked: {**asked, "endpoint": "http://push.example.org/"}, "webhook-scheme"),
        (lambda asked: {**asked, "endpoint": "https://10.0.0.1/"}, "webhook-private"),
        (lambda asked: {**asked, "endpoint": f"{ENDPOINT}{'x' * 1000}"}, "webhook-long"),
        (lambda asked: {**asked, "keys": {**asked["keys"], "p256dh": "AAAA"}}, "notice-keys"),
        (lambda asked: {**asked, "keys": {**asked["keys"], "auth": "é"}}, "notice-keys"),
        (
            lambda asked: {**asked, "keys": {**asked["keys"], "p256dh": write_base64(b"\4" * 65)}},
            "notice-keys",
        ),
    ],
)
async def test_a_subscription_that_nothing_could_be_sent_to_is_refused(
    club: Club, spoil: Callable[[dict[str, Any]], dict[str, Any]], reason: str
) -> None:
    async with Caller(club.base) as anna:
        asked = spoil(Browser().subscription())
        assert await refused(anna, "/api/me/notices/push", asked, 422) == reason


async def test_a_person_has_so_many_and_only_their_own(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        for number in range(10):
            await anna.post("/api/me/notices/webhook", {"url": f"{HOOK}/{number}"})
        # The same again is no other.
        info = await anna.post("/api/me/notices/webhook", {"url": f"{HOOK}/9"})
        assert len(info["means"]) == info["most"] == 10
        more = {"url": f"{HOOK}/more"}
        assert await refused(anna, "/api/me/notices/webhook", more, 409) == "server-many-means"
        id = info["means"][0]["id"]
        await bert.get("/api/me")
        for what in ("try", "remove"):
            path = f"/api/me/notices/{id}/{what}"
            assert await refused(bert, path, None, 404) == "server-unknown-means"
        assert (await bert.get("/api/me/notices"))["means"] == []
        left = await anna.post(f"/api/me/notices/{id}/remove")
        assert len(left["means"]) == 9
        assert club.receiver.posts == []


async def test_no_secret_is_in_an_answer_a_paper_or_the_log(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    browser = Browser()
    with caplog.at_level(logging.DEBUG):
        async with Caller(club.base) as anna, Caller(club.base) as bert:
            await anna.post("/api/me/notices/push", browser.subscription())
            info = await anna.post("/api/me/notices/webhook", {"url": HOOK})
            table, _ = await sit_down(anna, bert)
            club.hands.at += 100
            await club.wait()
            seen = [json.dumps(info), (await bert.http.get(f"/api/tables/{table}")).text]
            player = next(iter(await club.server.store.holders(table)))[1]
            paper = await person_paper(club.server.store, player)
    seen += [json.dumps(paper), *(str(record.__dict__) for record in caplog.records)]
    secrets = ("s3cret", browser.subscription()["keys"]["auth"])
    assert [text for text in seen if any(secret in text for secret in secrets)] == []
    assert {one["kind"] for one in paper["notices"]} <= {"push", "webhook"}


async def test_a_person_is_told_so_much_in_an_hour(club: Club) -> None:
    async with Caller(club.base) as anna:
        info = await anna.post("/api/me/notices/webhook", {"url": HOOK})
        id = info["means"][0]["id"]
        answers = [(await anna.http.post(f"/api/me/notices/{id}/try")) for _ in range(70)]
        codes = [answer.status_code for answer in answers]
        assert codes == [204] * 59 + [429] * 11


def test_names_call_nobody() -> None:
    letter = write_letter("slack", "<!channel> & co", "https://x/")
    assert json.loads(letter.body) == {"text": "&lt;!channel&gt; &amp; co https://x/"}
    assert guess_form("https://ptb.discord.com/api/webhooks/1/x") == "discord"
    assert guess_form("https://notdiscord.com/") == "ntfy"


def test_keys_that_are_none_are_refused() -> None:
    with pytest.raises(Refusal):
        check_keys("x", "y")


async def test_the_plain_page_adds_tries_and_removes(club: Club) -> None:
    async with Caller(club.base) as anna:
        await anna.get("/api/me")

        async def send(path: str, **form: str) -> str:
            answer = await anna.http.post(path, data=form, follow_redirects=True)
            assert (answer.status_code, answer.url.path) == (200, "/plain/me")
            return answer.text

        page = await send("/plain/notices/webhook", url="http://example.org/", form="")
        assert "Notices are sent by https only" in page
        assert "Discord: discord.com" in await send("/plain/notices/webhook", url=HOOK, form="")
        (means,) = (await anna.get("/api/me/notices"))["means"]
        await send("/plain/notices/try", means=means["id"])
        await delivered(club.server)
        assert len(club.receiver.posts) == 1
        assert "Discord: " not in await send("/plain/notices/remove", means=means["id"])
        assert (await anna.get("/api/me/notices"))["means"] == []
