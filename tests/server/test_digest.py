"""The mail a day: asked for, confirmed by a link, sent once with the list, and ended by a link. The
mail server is a real one of the test."""

import asyncio
import email
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Any, Final, NamedTuple

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from dolmen.core.message import Refusal
from dolmen.server.notices.mail import MailServer, check_mail_address, read_mail_server
from dolmen.server.server import Server
from dolmen.words import Words
from tests import sample
from tests.server.servers import Caller, running

ADDRESS: Final = "anna@example.org"
SENDER: Final = "Dolmen <games@club.example>"
HOME: Final = "http://games.club"
DAY: Final = 24 * 60 * 60 * 1000
# Noon of some day.
NOON: Final = 20_000 * DAY + DAY // 2


class Postbox:
    """A mail server that keeps what comes, and says what a test wants to each recipient."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.answer = "250 OK"
        self.port = 0

    async def handle_RCPT(  # noqa: N802  # aiosmtpd calls it so
        self, _: SMTP, __: Session, envelope: Envelope, address: str, ___: list[str]
    ) -> str:
        if self.answer.startswith("250"):
            envelope.rcpt_tos.append(address)
        return self.answer

    async def handle_DATA(  # noqa: N802
        self, _: SMTP, __: Session, envelope: Envelope
    ) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        mail = email.message_from_bytes(content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    @asynccontextmanager
    async def listen(self) -> AsyncIterator[str]:
        loop = asyncio.get_running_loop()
        server = await loop.create_server(lambda: SMTP(self), "127.0.0.1", 0)
        try:
            yield f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        finally:
            server.close()


class Club(NamedTuple):
    """A server that sends mails, at a time that a test sets."""

    server: Server
    base: str
    box: Postbox
    wall: list[int]

    async def look(self) -> None:
        """Whatever is due is sent."""
        await self.server.digests.look()
        await self.sent()

    async def sent(self) -> None:
        """Until no mail is on its way."""
        while len(self.server.mails):  # noqa: ASYNC110  # nobody tells of it
            await asyncio.sleep(0.01)


@asynccontextmanager
async def open_club(url: str, box: Postbox, **more: Any) -> AsyncIterator[Club]:
    wall = [NOON]
    async with box.listen() as smtp:
        knobs = {"smtp": smtp, "mail_from": SENDER, "address": HOME, **more}
        async with running(url, now=lambda: wall[0], **knobs) as (server, base):
            yield Club(server, base, box, wall)


@pytest.fixture
async def club(sqlite_url: str) -> AsyncIterator[Club]:
    async with open_club(sqlite_url, Postbox()) as served:
        yield served


async def press(caller: Caller, link: str) -> str:
    """Opens a link of a mail and presses its button; gives what the page then says."""
    path = link.removeprefix(HOME)
    page = await caller.http.get(path)
    assert page.status_code == 200, page.text
    action = re.search(r'action="([^"]*/mail/[^"]*)"', page.text)
    assert action is not None
    done = await caller.http.post(action[1])
    assert done.status_code == 200
    return done.text


def link_in(mail: EmailMessage, what: str) -> str:
    """The link of a mail for confirming or ending."""
    found = re.search(rf"{re.escape(HOME)}/plain/mail/{what}/\S+", mail.get_content())
    assert found is not None
    return found[0]


async def test_nothing_is_sent_before_the_address_is_confirmed_and_then_once_a_day(
    club: Club,
) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as bert:
        await anna.post("/api/me", {"name": "Anna", "lang": "nl"})
        info = await anna.post("/api/me/notices/mail", {"address": " Anna@Example.ORG"}, status=201)
        assert info["mails"] is True
        (means,) = info["means"]
        assert (means["kind"], means["at"], means["confirmed"]) == (
            "mail",
            "Anna@example.org",
            False,
        )
        await club.sent()
        (asked,) = club.box.mails
        assert (asked["To"], asked["From"]) == ("Anna@example.org", SENDER)
        assert asked["Subject"] == "Bevestig je adres voor Dolmen"
        tables = []
        for title in (sample.LIGHT, sample.OTHER):
            made = await anna.make(title, name="Anna", options={"first": 0})
            await bert.post(f"/api/tables/{made['id']}/join", {"name": "Bert"})
            await anna.post(f"/api/tables/{made['id']}/start")
            tables.append((title, made["id"]))
            club.wall[0] += 1000
        # A table where the other is to move, and one that is a lesson, are not in it.
        await anna.make(name="Anna", options={"first": 1}, players=["me", "open"])
        await anna.http.post(f"/api/titles/{sample.LIGHT}/lessons/none")
        for _ in range(3):
            await club.look()
            club.wall[0] += DAY // 4
        assert len(club.box.mails) == 1
        assert "bevestigd" in await press(bert, link_in(asked, "confirm"))
        # Not on the day on which it was confirmed, and then once, whatever happens.
        await club.look()
        assert len(club.box.mails) == 1
        club.wall[0] += DAY
        for _ in range(3):
            await club.look()
        mail = club.box.mails[-1]
        assert len(club.box.mails) == 2
        assert mail["Subject"] == "Er wachten 2 partijen op je"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        stop = link_in(mail, "stop")
        assert mail["List-Unsubscribe"] == f"<{stop}>"
        lines = [
            f"{Words('nl').text(f'{title}-title')} met Bert: {HOME}/table/{id}"
            for title, id in tables
        ]
        assert mail.get_content().splitlines() == [
            "Je bent aan de beurt bij:",
            "",
            *lines,
            "",
            f"Wil je deze mails niet meer: {stop}",
        ]
        assert "vergeten" in await press(bert, stop)
        assert (await anna.get("/api/me/notices"))["means"] == []
        club.wall[0] += DAY
        await club.look()
        assert len(club.box.mails) == 2


async def test_a_program_of_mail_ends_it_by_one_press(club: Club) -> None:
    async with Caller(club.base) as anna, Caller(club.base) as robot:
        info = await anna.post("/api/me/notices/mail", {"address": ADDRESS})
        row = await club.server.store.means(info["means"][0]["id"])
        assert row is not None
        link = (await club.server.digests.links.link("stop", row)).removeprefix(HOME)
        answer = await robot.http.post(link, data={"List-Unsubscribe": "One-Click"})
        assert (answer.status_code, answer.history) == (200, [])
        assert (await anna.get("/api/me/notices"))["means"] == []
        # A link is good for one thing, and for one address.
        path = link.partition("?")[0]
        wrong = (path.replace("stop", "confirm"), path[:-1] + "x", path.replace("stop", "x"))
        codes = [(await robot.http.post(one)).status_code for one in wrong]
        assert codes == [403, 403, 404]


async def test_of_two_processes_one_sends(postgres_url: str) -> None:
    box = Postbox()
    async with open_club(postgres_url, box) as one, open_club(postgres_url, box) as two:
        async with Caller(one.base) as anna:
            info = await anna.post("/api/me/notices/mail", {"address": ADDRESS})
            await one.server.digests.confirm(info["means"][0]["id"])
            await anna.make(players=["me", "guest"], options={"first": 0})
            await one.sent()
        for club in (one, two):
            club.wall[0] += DAY
        await asyncio.gather(one.look(), two.look())
        assert len(box.mails) == 2


async def test_an_address_that_nobody_has_is_forgotten_and_no_log_holds_one(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        async with Caller(club.base) as anna:
            info = await anna.post("/api/me/notices/mail", {"address": ADDRESS})
            await club.sent()
            await club.server.digests.confirm(info["means"][0]["id"])
            await anna.make(players=["me", "guest"], options={"first": 0})
            club.box.answer = "550 no such user"
            club.wall[0] += DAY
            await club.look()
            while (await anna.get("/api/me/notices"))["means"]:
                pass
            # One that nobody confirms goes by itself.
            club.box.answer = "250 OK"
            await anna.post("/api/me/notices/mail", {"address": ADDRESS})
            club.wall[0] += 3 * DAY
            await club.look()
            assert (await anna.get("/api/me/notices"))["means"] == []
    assert (club.server.mails.told, club.server.mails.dropped) == (2, 1)
    logged = "\n".join(
        str(record.__dict__) for record in caplog.records if record.name != "mail.log"
    )
    assert ADDRESS not in logged


async def test_nobody_is_written_to_again_and_again(club: Club) -> None:
    async with Caller(club.base) as anna:
        codes = [
            (await anna.http.post("/api/me/notices/mail", json={"address": ADDRESS})).status_code
            for _ in range(4)
        ]
        assert codes == [201, 201, 201, 429]
        await club.sent()
        assert len(club.box.mails) == 3


async def test_nor_by_other_spellings_of_the_same_address(club: Club) -> None:
    name, _, host = ADDRESS.partition("@")
    spellings = (name.upper(), f"{name}+1", f"{name[0]}.{name[1:]}", name.title())
    async with Caller(club.base) as anna:
        codes = [
            (
                await anna.http.post("/api/me/notices/mail", json={"address": f"{one}@{host}"})
            ).status_code
            for one in spellings
        ]
        assert codes == [201, 201, 201, 429]


async def test_a_server_without_mail_says_so(sqlite_url: str) -> None:
    async with running(sqlite_url) as (_, base), Caller(base) as anna:
        assert (await anna.get("/api/me/notices"))["mails"] is False
        answer = await anna.post("/api/me/notices/mail", {"address": ADDRESS}, status=409)
        assert answer["code"] == "no-mail"


@pytest.mark.parametrize(
    "address",
    [
        *("", "anna", "anna@", "@example.org", "anna@localhost", "a b@example.org", "a@b@c.org"),
        *("anna@example.org\r\nBcc: x@example.org", f"{'a' * 65}@example.org", "é@example.org"),
        # Which would be read as anna@example.org, and escape the count of mails to her.
        *("=?utf-8?q?anna?=@example.org", "a=?b@example.org"),
        *("<anna@example.org>", "anna@example.org,bert@example.org", f"a@{'a.' * 130}org"),
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_mail_address(address)
    assert refused.value.message.id == "notice-address"


def test_a_mail_server_is_read_with_its_password() -> None:
    assert read_mail_server("smtp://a%40b:c%3Ad@mail.club") == MailServer(
        "mail.club", 587, "a@b", "c:d", False
    )
    assert read_mail_server("smtps://mail.club:2465") == MailServer(
        "mail.club", 2465, None, None, True
    )
    for wrong in ("", "mail.club", "http://mail.club", "smtp://", "smtp://me@mail.club"):
        with pytest.raises(Refusal):
            read_mail_server(wrong)
