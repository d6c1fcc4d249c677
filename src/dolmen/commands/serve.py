"""`dolmen serve`: the table server."""

import os
import sys
import webbrowser
from collections.abc import Mapping
from email.utils import parseaddr
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.commands import require_extra
from dolmen.commands.arguments import WHOLE
from dolmen.commands.kept import data_folder
from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed
from dolmen.games import faults
from dolmen.words import Words

LEVELS: Final = ("debug", "info", "warning", "error")
DEFAULT_LEVEL: Final = "warning"
MOST_PORT: Final = 65_535
HOURS: Final = 24
# Who may make tables.
MAKERS: Final = ("everybody", "word", "host")
# The port of a scheme, as it stands in an address.
PORTS: Final = {"http": ":80", "https": ":443"}
# What says that a browser can be shown; macOS and Windows always can.
SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")


def add(app: App, words: Words) -> None:
    """Adds the command. Every option can also be set by DOLMEN_ and its name."""
    from dolmen.server.settings import DEFAULT_PORT, LOCAL_HOST, Settings

    def knob(name: str, label: str | None = None) -> Parameter:
        variable = f"DOLMEN_{name.replace('-', '_').upper()}"
        about = words.text(f"serve-{name}")
        return Parameter(help=f"{about} [{variable}]", env_var=variable, metavar=label)

    @app.command(
        name="serve", help=words.text("cli-serve-help"), usage=words.text("cli-serve-usage")
    )
    def serve(
        *,
        host: Annotated[str, knob("host", "HOST")] = LOCAL_HOST,
        port: Annotated[int, WHOLE, knob("port", "N")] = DEFAULT_PORT,
        database: Annotated[str | None, knob("database", "URL")] = None,
        data: Annotated[Path | None, knob("data", words.text("cli-label-folder"))] = None,
        address: Annotated[str | None, knob("address", "URL")] = None,
        proxy: Annotated[str | None, knob("proxy", "HOST")] = None,
        metrics_port: Annotated[int | None, WHOLE, knob("metrics-port", "N")] = None,
        database_wait: Annotated[int, WHOLE, knob("database-wait", "N")] = 60,
        keep_days: Annotated[int | None, WHOLE, knob("keep-days", "N")] = None,
        open_days: Annotated[int, WHOLE, knob("open-days", "N")] = 30,
        smtp: Annotated[str | None, knob("smtp", "URL")] = None,
        mail_from: Annotated[str | None, knob("mail-from", words.text("serve-label-mail"))] = None,
        mail_hour: Annotated[int, WHOLE, knob("mail-hour", "N")] = 6,
        making: Annotated[str | None, knob("making", "|".join(MAKERS))] = None,
        word: Annotated[str | None, knob("word", words.text("serve-label-word"))] = None,
        most_tables: Annotated[int | None, WHOLE, knob("most-tables", "N")] = None,
        most_uploads: Annotated[int | None, WHOLE, knob("most-uploads", "N")] = None,
        most_megabytes: Annotated[int | None, WHOLE, knob("most-megabytes", "N")] = None,
        bot_workers: Annotated[int, WHOLE, knob("bot-workers", "N")] = 2,
        bot_seconds: Annotated[int, WHOLE, knob("bot-seconds", "N")] = 10,
        bot_megabytes: Annotated[int, WHOLE, knob("bot-megabytes", "N")] = 512,
        replay_workers: Annotated[int, WHOLE, knob("replay-workers", "N")] = 2,
        replay_queue: Annotated[int, WHOLE, knob("replay-queue", "N")] = 32,
        review_seconds: Annotated[int, WHOLE, knob("review-seconds", "N")] = 55,
        reviews_per_hour: Annotated[int, WHOLE, knob("reviews-per-hour", "N")] = 12,
        table_entries: Annotated[int, WHOLE, knob("table-entries", "N")] = 20_000,
        record_moves: Annotated[int, WHOLE, knob("record-moves", "N")] = 12_000,
        rooms: Annotated[int, WHOLE, knob("rooms", "N")] = 2000,
        away_seconds: Annotated[int, WHOLE, knob("away-seconds", "N")] = 60,
        work_per_second: Annotated[int, WHOLE, knob("work-per-second", "N")] = 250,
        work_burst: Annotated[int, WHOLE, knob("work-burst", "N")] = 3000,
        work_at_once: Annotated[int, WHOLE, knob("work-at-once", "N")] = 4,
        connections_per_address: Annotated[int, WHOLE, knob("connections-per-address", "N")] = 250,
        bot_tables_per_address: Annotated[int, WHOLE, knob("bot-tables-per-address", "N")] = 4,
        tables_per_hour: Annotated[int, WHOLE, knob("tables-per-hour", "N")] = 120,
        joins_per_minute: Annotated[int, WHOLE, knob("joins-per-minute", "N")] = 120,
        chat_per_minute: Annotated[int, WHOLE, knob("chat-per-minute", "N")] = 30,
        notices_per_hour: Annotated[int, WHOLE, knob("notices-per-hour", "N")] = 60,
        log_level: Annotated[str, knob("log-level", listed(LEVELS).replace(", ", "|"))] = (
            DEFAULT_LEVEL
        ),
        open_browser: Annotated[bool, knob("open-browser")] = False,
    ) -> int:
        require_extra("server")
        settings = Settings(
            host=host,
            port=check_port("--port", port),
            database=database,
            data=data or data_folder(os.environ) / "server",
            address=check_address(address),
            proxy=check_proxy(proxy),
            metrics_port=None
            if metrics_port is None
            else check_port("--metrics-port", metrics_port),
            database_wait=at_least("--database-wait", database_wait, 0),
            keep_days=None if keep_days is None else at_least("--keep-days", keep_days, 1),
            open_days=at_least("--open-days", open_days, 0),
            smtp=check_smtp(smtp, mail_from),
            mail_from=mail_from,
            mail_hour=check_hour(mail_hour),
            making=check_making(making, word),
            word=word,
            most_tables=None if most_tables is None else at_least("--most-tables", most_tables, 1),
            most_uploads=None
            if most_uploads is None
            else at_least("--most-uploads", most_uploads, 0),
            most_megabytes=None
            if most_megabytes is None
            else at_least("--most-megabytes", most_megabytes, 1),
            bot_workers=at_least("--bot-workers", bot_workers, 1),
            bot_seconds=at_least("--bot-seconds", bot_seconds, 1),
            bot_megabytes=at_least("--bot-megabytes", bot_megabytes, 64),
            replay_workers=at_least("--replay-workers", replay_workers, 1),
            replay_queue=at_least("--replay-queue", replay_queue, 1),
            review_seconds=at_least("--review-seconds", review_seconds, 1),
            reviews_per_hour=at_least("--reviews-per-hour", reviews_per_hour, 1),
            table_entries=at_least("--table-entries", table_entries, 100),
            record_moves=at_least("--record-moves", record_moves, 100),
            rooms=at_least("--rooms", rooms, 1),
            away_seconds=at_least("--away-seconds", away_seconds, 10),
            work_per_second=at_least("--work-per-second", work_per_second, 10),
            work_burst=at_least("--work-burst", work_burst, 100),
            work_at_once=at_least("--work-at-once", work_at_once, 1),
            connections_per_address=at_least(
                "--connections-per-address", connections_per_address, 4
            ),
            bot_tables_per_address=at_least("--bot-tables-per-address", bot_tables_per_address, 1),
            tables_per_hour=at_least("--tables-per-hour", tables_per_hour, 1),
            joins_per_minute=at_least("--joins-per-minute", joins_per_minute, 1),
            chat_per_minute=at_least("--chat-per-minute", chat_per_minute, 1),
            notices_per_hour=at_least("--notices-per-hour", notices_per_hour, 1),
        )
        if log_level not in LEVELS:
            raise Refusal("serve-level", level=log_level, allowed=listed(LEVELS))

        def tell(found: str, listening: str) -> None:
            id = "serve-ready" if found == listening else "serve-ready-behind"
            print(words.text(id, address=found, listening=listening), flush=True)
            if open_browser and can_show(os.environ):
                webbrowser.open(found)

        from dolmen.server.logs import set_up
        from dolmen.server.run import serve as run

        set_up(log_level)
        for title, fault in faults().items():
            told = words.text("title-broken", title=title, fault=fault)
            print(f"dolmen: {told}", file=sys.stderr)

        def tell_waiting(why: Message, seconds: int) -> None:
            told = words.text(why.id, **why.args, seconds=seconds)
            print(f"dolmen: {told}", file=sys.stderr, flush=True)

        run(settings, tell, tell_waiting)
        return 0


def at_least(option: str, value: int, least: int) -> int:
    """A number that is large enough to mean something."""
    if value < least:
        raise Refusal("serve-too-small", option=option, value=value, least=least)
    return value


def check_making(making: str | None, word: str | None) -> str:
    """Who may make tables: whoever has the word, if there is one and nothing else is said."""
    if making is None:
        return "word" if word is not None else "everybody"
    if making not in MAKERS:
        raise Refusal("serve-making-refused", making=making, allowed=listed(MAKERS))
    if (making == "word") != (word is not None and bool(word.strip())):
        raise Refusal("serve-word-refused")
    return making


def check_smtp(smtp: str | None, mail_from: str | None) -> str | None:
    """A mail server, and whom its mails are from: both, or neither."""
    from dolmen.server.notices.mail import check_mail_address, read_mail_server

    if (smtp is None) != (mail_from is None):
        raise Refusal("serve-mail-refused")
    if smtp is not None and mail_from is not None:
        read_mail_server(smtp)
        try:
            check_mail_address(parseaddr(mail_from)[1])
        except Refusal:
            raise Refusal("serve-from-refused", sender=mail_from) from None
    return smtp


def check_hour(hour: int) -> int:
    """An hour of the day."""
    if not 0 <= hour < HOURS:
        raise Refusal("serve-hour-refused", hour=hour)
    return hour


def check_port(option: str, port: int) -> int:
    """A port that there is; 0 stands for a free one."""
    if not 0 <= port <= MOST_PORT:
        raise Refusal("serve-port-refused", option=option, port=str(port), most=MOST_PORT)
    return port


def check_proxy(proxy: str | None) -> str | None:
    """Addresses or networks, separated by commas. A name would be compared as text with the number
    that a connection comes from, and never fit: then all visitors would share one limit."""
    if proxy is None:
        return None
    parts = [part.strip() for part in proxy.split(",")]
    for part in parts:
        try:
            ip_network(part)
        except ValueError:
            raise Refusal("serve-proxy-refused", proxy=part) from None
    return ",".join(parts)


def check_address(address: str | None) -> str | None:
    """What people type to come here: scheme and host, nothing after."""
    if address is None:
        return None
    scheme, _, rest = address.rstrip("/").lower().partition("://")
    if scheme not in PORTS or not rest or "/" in rest or "@" in rest:
        raise Refusal("serve-address-refused", address=address)
    # As browsers send it: small letters, and no port that goes without saying.
    return f"{scheme}://{rest.removesuffix(PORTS[scheme])}"


def can_show(environ: Mapping[str, str]) -> bool:
    """Whether there is a screen to open a browser on."""
    return sys.platform in ("darwin", "win32") or any(environ.get(key) for key in SCREENS)
