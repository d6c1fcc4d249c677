"""Every knob of the server, with its default."""

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOCAL_HOST: Final = "127.0.0.1"
DEFAULT_PORT: Final = 8400


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs. The command line and the environment fill it in."""

    host: str = LOCAL_HOST
    port: int = DEFAULT_PORT
    # Where tables are kept; without a database a SQLite file in the data folder.
    database: str | None = None
    data: Path = field(default_factory=lambda: Path("dolmen-data"))
    # What people type to reach this server, if a proxy stands before it: "https://games.club".
    address: str | None = None
    # Whose X-Forwarded-For and -Proto are believed; the proxy's address.
    proxy: str | None = None
    # Where figures for Prometheus are given; None: at /metrics, to this machine alone.
    metrics_port: int | None = None
    # The mail server for those who want a mail a day, with its password; whom such mails are from;
    # and the hour of the day, in universal time, at which they are sent.
    smtp: str | None = field(default=None, repr=False)
    mail_from: str | None = None
    mail_hour: int = 6
    # Days a finished table is kept; None: for ever. A table keeps what it was made with.
    keep_days: int | None = None
    # Days after which a table lapses that nobody joins; 0: never. It keeps what it was made with.
    open_days: int = 30
    # Who may make tables: everybody, whoever has the word, the host; and the word.
    making: str = "everybody"
    word: str | None = field(default=None, repr=False)
    # What the server keeps as a whole; None: as much as comes.
    most_tables: int | None = None
    most_uploads: int | None = None
    most_megabytes: int | None = None
    # How many seconds a database that does not answer yet is waited for at the start.
    database_wait: int = 60
    # Bots: processes, seconds and memory for one move.
    bot_workers: int = 2
    bot_seconds: float = 10.0
    bot_megabytes: int = 512
    # Replays: processes, and how many questions wait for one.
    replay_workers: int = 2
    replay_queue: int = 32
    # Reviews: CPU seconds for one, and how many one address may begin in an hour.
    review_seconds: float = 55.0
    reviews_per_hour: int = 12
    # Entries of a table, half of them for moves that stand, and moves of a record that is brought.
    table_entries: int = 20_000
    record_moves: int = 12_000
    # Tables held in memory while nobody looks.
    rooms: int = 2000
    # How long nobody must have been at a seat before a bot may play it in a person's stead.
    away_seconds: int = 60
    # What one address may cost: milliseconds of work a second, as many at once, so many things at
    # a time; and so many connections it may hold.
    work_per_second: int = 250
    work_burst: int = 3000
    work_at_once: int = 4
    connections_per_address: int = 250
    # Tables without a person that one address may have running.
    bot_tables_per_address: int = 4
    # How often one address may do a thing.
    tables_per_hour: int = 120
    chat_per_minute: int = 30
    joins_per_minute: int = 120
    # How often it may ask for notices, or try them.
    notices_per_hour: int = 60
    # Messages of one socket in 20 seconds.
    messages_per_window: int = 100
    # Messages that wait for a slow reader before it is cut off, and their size together.
    queue_messages: int = 64
    queue_bytes: int = 1024 * 1024
    # Heartbeats: a dead peer is found after at most the sum.
    ping_seconds: float = 5.0
    pong_seconds: float = 5.0
    # Names this process among those on one database.
    worker: str = field(default_factory=lambda: secrets.token_hex(6))

    @property
    def database_url(self) -> str:
        """Where tables are kept, as a URL."""
        return self.database or f"sqlite:///{(self.data / 'dolmen.sqlite3').resolve()}"

    @property
    def home(self) -> str:
        """What links begin with that leave this server."""
        return self.address or f"http://{self.host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Whether people come by https, so that cookies may travel by nothing else."""
        return self.address is not None and self.address.startswith("https://")
