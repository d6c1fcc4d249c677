"""Who is kept out of this server, by whatever door they come: addresses and identities."""

from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import Scope

from dolmen.core.message import Message, Refusal
from dolmen.server.people import People
from dolmen.server.refusals import Denied
from dolmen.server.store import BlockRow

ADDRESS: Final = "address"
IDENTITY: Final = "identity"

Network = IPv4Network | IPv6Network


class Blocks:
    """Those who are kept out, in memory: every request is looked at."""

    def __init__(self, people: People) -> None:
        self._people = people
        self._identities: dict[str, str] = {}
        self._networks: list[tuple[Network, str]] = []

    def set(self, rows: Iterable[BlockRow]) -> None:
        """From now on these."""
        kept = list(rows)
        self._identities = {row.value: row.why for row in kept if row.kind == IDENTITY}
        self._networks = [(ip_network(row.value), row.why) for row in kept if row.kind == ADDRESS]

    def check(self, scope: Scope) -> None:
        """Refuses whoever is kept out, and says why."""
        if self._networks and (client := scope.get("client")):
            self.check_address(client[0])
        if self._identities:
            self.check_player(self._people.player_of(HTTPConnection(scope)))

    def check_address(self, host: str) -> None:
        """Refuses an address."""
        why = self.why_address(host)
        if why is not None:
            raise blocked(why)

    def check_player(self, player: str | None) -> None:
        """Refuses an identity."""
        why = None if player is None else self._identities.get(player)
        if why is not None:
            raise blocked(why)

    def why_address(self, host: str) -> str | None:
        """Why an address is kept out; none if it is not."""
        try:
            address = ip_address(host.partition("%")[0].partition("/")[0])
        except ValueError:
            return None
        mapped = getattr(address, "ipv4_mapped", None)
        return next((why for net, why in self._networks if (mapped or address) in net), None)


def blocked(why: str) -> Denied:
    """The refusal of whoever is kept out."""
    return Denied("blocked", why=why or Message("server-no-reason"))


def read_address(text: str) -> str:
    """An address or a network as it is kept; of IPv6 the network that one subscriber has."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refusal("house-address-refused", address=text) from None
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None:
        return str(ip_network(mapped))
    if network.version == 6 and network.prefixlen == 128:
        network = ip_network((int(network.network_address), 64), strict=False)
    if network.prefixlen < (8 if network.version == 4 else 16):
        raise Refusal("house-address-wide", address=text)
    return str(network)


def covers(network: str, other: str) -> bool:
    """Whether one network has all of another."""
    outer, inner = ip_network(network), ip_network(other)
    if isinstance(outer, IPv4Network):
        return isinstance(inner, IPv4Network) and inner.subnet_of(outer)
    return isinstance(inner, IPv6Network) and inner.subnet_of(outer)
