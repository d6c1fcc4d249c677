"""Whether a request is meant for this server, and comes from a page of its own.

A name that somebody else owns can be made to point to this machine, and the pages of that name then
count as its own in every browser of the network. So without an address of its own the server
answers to numbers, which nobody can point elsewhere, and to the names of this machine."""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from dolmen.server.refusals import Denied
from dolmen.server.settings import Settings

LOCAL: Final = "localhost"
# What a socket's scheme is called by the page it comes from.
SCHEMES: Final = {"ws": "http", "wss": "https"}


class Origins:
    """What this server is called."""

    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        self._address = settings.address
        name = (socket.gethostname() if machine is None else machine).lower()
        short = name.partition(".")[0]
        self._names = {LOCAL, settings.host.lower(), name, short, f"{short}.local"} - {""}

    def check_host(self, headers: Headers) -> None:
        """Refuses a request that was meant for another name, or for two."""
        hosts = headers.getlist("host")
        if self._address is None and not all(self._is_ours(host) for host in hosts):
            raise Denied("foreign-host")

    def check_origin(self, headers: Headers, scheme: str) -> None:
        """Refuses a request from the page of another site; programs send no origin."""
        origin = headers.get("origin")
        if origin is None:
            return
        host = headers.get("host", "").lower()
        own = (self._address or f"{SCHEMES.get(scheme, scheme)}://{host}").lower()
        if origin.lower() == own:
            return
        if self._address is None and host and origin.lower() == f"https://{host}":
            # A proxy speaks TLS, and nobody told the server of it.
            raise Denied("other-scheme")
        raise Denied("foreign-origin")

    def _is_ours(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name.rstrip(".") in self._names or name.endswith(f".{LOCAL}") or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
