"""A server in a process of its own with any settings, to be measured and killed.

`python -m bench.gates.host SETTINGS` is that process: SETTINGS is a JSON object of the knobs; with
`"watched": true` among them its event loop is watched."""

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from bench.gates.forks import CAN_FORK, Fork, Forks

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 30.0
FILES: Final = 16_384
TICKS: Final = os.sysconf("SC_CLK_TCK")
# Limits against strangers are tested for themselves; everywhere else they would be in the way.
OPEN_DOOR: Final = {
    "tables_per_hour": 10_000_000,
    "joins_per_minute": 10_000_000,
    "chat_per_minute": 10_000_000,
    "messages_per_window": 10_000_000,
    "work_per_second": 10_000_000,
    "work_burst": 1_000_000_000,
    "work_at_once": 10_000,
    "connections_per_address": 1_000_000,
    "bot_tables_per_address": 10_000,
    "reviews_per_hour": 10_000,
    "notices_per_hour": 10_000_000,
}


class Host:
    """One running server. `environ` is what its environment has besides."""

    def __init__(
        self, url: str, folder: Path, *, environ: Mapping[str, str] | None = None, **settings: Any
    ) -> None:
        self.url = url
        began = time.monotonic()
        self.log = folder / "server.log"
        knobs = {"database": url, "data": str(folder), "port": 0, **OPEN_DOOR, **settings}
        self.process = _start(knobs, self.log, environ)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("http://"):
            self.kill()
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")
        # How long it took to start.
        self.took = time.monotonic() - began
        self.base, _, watch = line.strip().partition(" ")
        # Where its loop can be watched, if that was asked for.
        self.watch = int(watch or 0)
        self.port = int(urlsplit(self.base).port or 0)

    def kill(self) -> None:
        """Ends it without a word, as `kill -9` does."""
        self.process.kill()
        self.process.wait(STOP_SECONDS)
        self._close()

    def stop(self) -> None:
        """Lets it end in good order."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(STOP_SECONDS)
        self._close()

    def _close(self) -> None:
        if isinstance(self.process, Fork):
            self.process.close()
            return
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()

    @property
    def cpu_seconds(self) -> float:
        """What it has used of the processors, its bots aside."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def errors(self) -> int:
        """Unexpected errors in its log. That somebody sends bytes as text uvicorn does expect, and
        tells with a trace all the same."""
        lines = self.log.read_text(errors="replace").splitlines()
        return sum("Traceback" in line and "Invalid UTF-8 sequence" not in line for line in lines)


def _start(
    knobs: Mapping[str, Any], log: Path, environ: Mapping[str, str] | None
) -> subprocess.Popen[str] | Fork:
    """The process of a server. Another environment needs a process that is started anew."""
    if _forks and not environ:
        return _forks[-1].start(knobs, log)
    with log.open("ab") as errors:
        return subprocess.Popen(
            [sys.executable, "-m", "bench.gates.host", json.dumps(knobs)],
            # It ends with this pipe, however the gates do.
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
            env={**os.environ, **(environ or {})},
        )


# From where servers are forked, while that is wished.
_forks: Final[list[Forks]] = []


@contextlib.contextmanager
def forking() -> Iterator[None]:
    """Meanwhile servers are forks of one that is prepared, where the machine can do that."""
    if not CAN_FORK:
        yield
        return
    _forks.append(Forks())
    try:
        yield
    finally:
        _forks.pop().close()


@contextlib.contextmanager
def hosted(url: str, **settings: Any) -> Iterator[Host]:
    """A server as long as it is needed, with a folder of its own."""
    with tempfile.TemporaryDirectory(prefix="dolmen-gate-") as folder:
        host = Host(url, Path(folder), **settings)
        try:
            yield host
        finally:
            host.stop()


def machine_seconds() -> float:
    """What everybody together has used of the processors."""
    user, nice, system, _, _, irq, soft, *_ = map(int, Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + irq + soft) / TICKS


def allow_files() -> None:
    """Thousands of sockets are as many open files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def end_with_gates() -> None:
    """Ends this process when nobody holds its pipe any more."""
    # Nothing else reads it; the buffered reader would hold a lock that the end needs.
    os.read(0, 1)
    os._exit(1)


def main() -> None:
    """Serves with the settings of the command line until it is ended."""
    serve_knobs(json.loads(sys.argv[1]))


def serve_knobs(knobs: dict[str, Any]) -> None:
    """Serves with these settings until it is ended."""
    from bench.gates.watch import Watch
    from dolmen.server.logs import set_up
    from dolmen.server.run import serve
    from dolmen.server.settings import Settings

    threading.Thread(target=end_with_gates, daemon=True).start()
    knobs["data"] = Path(knobs["data"])
    watched = knobs.pop("watched", False)
    allow_files()
    set_up("warning")

    def tell(address: str, _: str) -> None:
        seen = f" {Watch(asyncio.get_running_loop()).port}" if watched else ""
        print(f"{address}{seen}", flush=True)

    serve(Settings(**knobs), tell)


if __name__ == "__main__":
    main()
