"""A private PostgreSQL for the tests: started once on first need, gone when they are.

It listens on a free port of the loopback only. Its shell watches a pipe that the tests hold open,
so that it stops with them however they end."""

import contextlib
import os
import pwd
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = Path("/usr/lib/postgresql")
ROLE: Final = "dolmen"
# PostgreSQL refuses to run as root.
SERVANT: Final = "postgres"
START_SECONDS: Final = 60
# From this version on a database is copied page by page through the log, unless asked otherwise.
# File by file costs half as much here, where nothing is forced to the disk.
ASKED_SINCE: Final = 15
WATCHED: Final = '"$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server'


def find_binaries() -> Path | None:
    """Where PostgreSQL is installed."""
    found = shutil.which("initdb")
    # Some distributions put a wrapper on the path that does not know `postgres`.
    if found is not None and shutil.which("postgres", path=Path(found).resolve().parent):
        return Path(found).resolve().parent
    folders = sorted(DEBIAN.glob("*/bin"), key=lambda path: float(path.parent.name))
    return folders[-1] if folders else None


def left_out() -> str | None:
    """Why there are no tests on PostgreSQL here; none if there are."""
    if find_binaries() is None:
        return "PostgreSQL is not installed (no initdb on PATH or in /usr/lib/postgresql)"
    try:
        _servant()
    except KeyError:
        return f"the tests run as root and there is no user {SERVANT!r} to run PostgreSQL as"
    return None


def _servant() -> dict[str, Any]:
    """As whom it runs: root hands over to another user, with nothing of root's."""
    if os.geteuid() != 0:
        return {}
    user = pwd.getpwnam(SERVANT)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


class Postgres:
    """One running PostgreSQL, with a fresh database for whoever asks. A durable one writes to the
    disk as a club's would."""

    def __init__(self, *, durable: bool = False) -> None:
        binaries = find_binaries()
        assert binaries is not None
        self.binaries = binaries
        self.durable = durable
        self.folder = Path(tempfile.mkdtemp(prefix="dolmen-pg-"))
        self.servant = _servant()
        self._numbers = count(1)
        self._by_file = ["--strategy=file_copy"] if self._version() >= ASKED_SINCE else []
        if self.servant:
            shutil.chown(self.folder, SERVANT)
        try:
            self._run("initdb", "-D", self.data, "-U", ROLE, "--auth=trust", "-E", "UTF8", "-N")
            self.port, self._server = self._start()
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    @property
    def data(self) -> str:
        """Its data directory."""
        return str(self.folder / "data")

    def halt(self) -> None:
        """Stops it for a while; whatever it has stays."""
        self._end(self._server)

    def resume(self) -> None:
        """Starts it again on its port."""
        self._server = self._launch(self.port)

    def stop(self) -> None:
        """Stops it and removes all traces."""
        self._end(self._server)
        shutil.rmtree(self.folder, ignore_errors=True)

    @contextlib.contextmanager
    def database(self, like: str = "template0") -> Iterator[str]:
        """A fresh database, as long as it is needed; a copy of another if one is named."""
        name = f"test{next(self._numbers)}"
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", ROLE)
        self._run("createdb", *where, *self._by_file, "-T", like, name)
        try:
            yield f"postgresql://{ROLE}@127.0.0.1:{self.port}/{name}"
        finally:
            self._run("dropdb", *where, "--force", name)

    def _version(self) -> int:
        """The first number of its version."""
        told = subprocess.run(
            [self.binaries / "postgres", "--version"], capture_output=True, text=True, check=True
        )
        number = re.search(r"\d+", told.stdout)
        assert number is not None, told.stdout
        return int(number[0])

    def _start(self) -> "tuple[int, subprocess.Popen[bytes]]":
        """Between the look for a free port and the start somebody may take it: then again."""
        for _ in range(5):
            port = free_port()
            server = self._launch(port)
            deadline = time.monotonic() + START_SECONDS
            while server.poll() is None and time.monotonic() < deadline:
                if self._is_ready(port):
                    return port, server
                time.sleep(0.05)
            self._end(server)
        raise RuntimeError((self.folder / "log").read_text(encoding="utf-8"))

    def _launch(self, port: int) -> "subprocess.Popen[bytes]":
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            # In tests nothing has to outlive the machine.
            "fsync": "on" if self.durable else "off",
            "max_connections": 200,
        }
        options = [f"--{name}={value}" for name, value in settings.items()]
        command = [str(self.binaries / "postgres"), "-D", self.data, *options]
        with (self.folder / "log").open("ab") as log:
            return subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *command],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                **self.servant,
                cwd=self.folder,
                # Ctrl-C is for the tests; they stop the server themselves.
                start_new_session=True,
            )

    def _is_ready(self, port: int) -> bool:
        asked = [str(self.binaries / "pg_isready"), "-q", "-h", str(self.folder), "-p", str(port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _end(self, server: "subprocess.Popen[bytes]") -> None:
        assert server.stdin is not None
        server.stdin.close()
        server.wait(START_SECONDS)

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self.binaries / program), *args],
            **self.servant,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")


def free_port() -> int:
    """A port of the loopback that nobody has right now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
