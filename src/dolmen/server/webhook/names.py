"""Names of hosts that strangers chose: whom they belong to, and their addresses."""

import asyncio
import contextlib
import ipaddress
import socket
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

from dolmen.server.doors import subscriber

# Names that are looked up at once, and of them in one neighbourhood: a name server that never
# answers holds a thread for longer than anybody waits.
MOST_AT_ONCE: Final = 32
MOST_NEAR: Final = 2


class Names:
    """Looks names up in threads of its own: slow name servers of strangers must not use up those
    that others need, nor one of them all of these."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(MOST_AT_ONCE, thread_name_prefix="webhook")
        self._looking: Counter[str] = Counter()

    async def look_up(self, host: str, port: int) -> list[str]:
        """The addresses of a host. That too many of its neighbours are asked for still is an error
        like any other of names."""
        near, loop = realm_of(host), asyncio.get_running_loop()
        if self._looking[near] >= MOST_NEAR:
            raise OSError("names of that neighbourhood are looked up still")
        self._looking[near] += 1

        def end(_: Future[list[str]]) -> None:
            with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
                loop.call_soon_threadsafe(self._end, near)

        looked = self._threads.submit(look_up, host, port)
        looked.add_done_callback(end)
        return await asyncio.wrap_future(looked)

    def _end(self, near: str) -> None:
        self._looking -= Counter([near])

    def close(self) -> None:
        """Waits for nothing."""
        self._threads.shutdown(wait=False, cancel_futures=True)


def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host, as the system knows them."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


def neighbourhood(url: str) -> str:
    """Whom the host of an address belongs to, as far as names and numbers tell."""
    return realm_of(urlsplit(url).hostname or "")


def realm_of(host: str) -> str:
    """The last two parts of a name, since whoever has those has any number of hosts; of a number
    the subscriber that has it."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return ".".join(host.split(".")[-2:])
    return subscriber(host)
