"""Servers forked from one process that has imported all they need and worked out their routes,
which is most of what a server begins with: for small versions of the gates, which start some
thirty.

`python -m bench.gates.forks` is that process. It hears one request after the other: the settings
and the log of a server, and a socket that becomes its input and output. The processes of their bots
come from one server of forks, which would import the same for each of them."""

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from multiprocessing import forkserver
from pathlib import Path
from typing import Any, Final

# A request with its settings is much shorter.
LARGEST: Final = 65536
# A server that was killed leaves semaphores behind, which are cleared away at the end. That is no
# news.
QUIET: Final = {"PYTHONWARNINGS": "ignore::UserWarning:multiprocessing.resource_tracker"}
# Where messages keep their bounds and one can wait for a process that is no child.
CAN_FORK: Final = hasattr(socket, "SOCK_SEQPACKET") and hasattr(os, "pidfd_open")


class Fork:
    """A forked server, as `subprocess` shows one that was started: no child of this process."""

    def __init__(self, line: socket.socket) -> None:
        self.stdin = line
        self.stdout = line.makefile("r")
        self.pid = int(self.stdout.readline())
        self._ended = os.pidfd_open(self.pid)
        self._was_over = False

    def poll(self) -> int | None:
        """None while it runs."""
        return 0 if self._is_over(0.0) else None

    def send_signal(self, number: int) -> None:
        """Sends a signal."""
        signal.pidfd_send_signal(self._ended, number)

    def kill(self) -> None:
        """Ends it without a word."""
        if self.poll() is None:
            self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float) -> int:
        """Until it has ended. Whoever forked it alone knows how."""
        if not self._is_over(timeout):
            raise subprocess.TimeoutExpired("a forked server", timeout)
        return 0

    def close(self) -> None:
        """Lets go of it: it ends then, if it has not."""
        self.stdout.close()
        self.stdin.close()
        os.close(self._ended)

    def _is_over(self, seconds: float) -> bool:
        if not self._was_over:
            poller = select.poll()
            poller.register(self._ended, select.POLLIN)
            self._was_over = bool(poller.poll(seconds * 1000))
        return self._was_over


class Forks:
    """The process that servers are forked from."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, "-m", "bench.gates.forks"]
            self._process = subprocess.Popen(
                command, stdin=theirs.fileno(), start_new_session=True, env=os.environ | QUIET
            )

    def start(self, knobs: Mapping[str, Any], log: Path) -> Fork:
        """One more server."""
        ours, theirs = socket.socketpair()
        with theirs:
            asked = json.dumps({"knobs": knobs, "log": str(log)}).encode()
            socket.send_fds(self._line, [asked], [theirs.fileno()])
        return Fork(ours)

    def close(self) -> None:
        """Ends the process; servers that still run go on."""
        self._line.close()
        self._process.wait()


def next_request(line: socket.socket) -> dict[str, Any] | None:
    """In a fork: the settings of its server, whose input, output and log are in place. None when
    there are no more requests."""
    while True:
        asked, passed, *_ = socket.recv_fds(line, LARGEST, 1)
        if not asked:
            return None
        if os.fork():
            os.close(passed[0])
            continue
        request: dict[str, Any] = json.loads(asked)
        log = os.open(request["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        for taken, place in ((passed[0], 0), (passed[0], 1), (log, 2)):
            os.dup2(taken, place)
        os.close(passed[0])
        os.close(log)
        os.setsid()
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        # It runs, as a child of another: whoever asks after it must not wait for it.
        vars(forkserver._forkserver)["ensure_running"] = lambda: None
        print(os.getpid(), flush=True)
        knobs: dict[str, Any] = request["knobs"]
        return knobs


def main() -> None:
    """Prepares what servers have in common, and forks them."""
    from bench.gates.host import serve_knobs
    from dolmen.server.app import prepare
    from dolmen.server.pool import preloaded

    forkserver.set_forkserver_preload(preloaded())
    forkserver.ensure_running()
    prepare()
    gc.collect()
    gc.freeze()
    # Nobody asks how a fork ended.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    with socket.socket(fileno=os.dup(0)) as line:
        knobs = next_request(line)
    if knobs is not None:
        serve_knobs(knobs)


if __name__ == "__main__":
    main()
