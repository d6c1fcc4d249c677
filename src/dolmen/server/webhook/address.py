"""Where a webhook may go: https to the open internet, and nowhere else."""

import ipaddress
import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from dolmen.core.message import Refusal

LONGEST_URL: Final = 500
HTTPS: Final = 443
LOWEST_PORT: Final = 1024

# Labels as the name system has them, two at least; the last is no number, since some resolvers
# take 0x7f.1 and 2130706433 for addresses.
NAME: Final = re.compile(r"(?:(?!-)[a-z0-9-]{1,63}(?<!-)\.)+(?!-|[0-9])[a-z0-9-]{2,63}(?<!-)")
# Names that are never of the open internet, whatever a resolver says.
INNER_NAMES: Final = (".localhost", ".local", ".internal", ".lan", ".home.arpa", ".onion")
# Global unicast: all of the open internet that speaks version 6.
OPEN_6: Final = ipaddress.IPv6Network("2000::/3")
# What `is_global` lets through, in some release of Python at least: addresses of protocols, relays
# and tunnels that lead to an address inside another, and examples.
CLOSED: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2002::/16", "3fff::/20")
)


class Address(NamedTuple):
    """A checked address, taken apart."""

    host: str
    port: int
    target: str


def check_url(url: str, longest: int = LONGEST_URL) -> str:
    """The address in its plain form; refuses what is not https to the open internet."""
    if len(url) > longest:
        raise Refusal("webhook-long", most=longest, got=len(url))
    host, port, target = take_apart(url)
    shown = f"[{host}]" if ":" in host else host
    return f"https://{shown}{'' if port == HTTPS else f':{port}'}{target}"


def take_apart(url: str) -> Address:
    """Host, port and the rest of an address, each of them checked."""
    # Parsers differ about backslashes, blanks and letters beyond ASCII: none may be there.
    if not re.fullmatch(r"[!-~]+", url) or "\\" in url:
        raise Refusal("webhook-malformed")
    try:
        parts = urlsplit(url)
        port = HTTPS if parts.port is None else parts.port
    except ValueError:
        raise Refusal("webhook-malformed") from None
    if parts.scheme != "https":
        raise Refusal("webhook-scheme")
    if "@" in parts.netloc:
        raise Refusal("webhook-login")
    if port != HTTPS and port < LOWEST_PORT:
        raise Refusal("webhook-port", port=port)
    # An address with a zone would be one of this machine's own networks.
    if not parts.hostname or "%" in parts.hostname:
        raise Refusal("webhook-malformed")
    query = f"?{parts.query}" if parts.query else ""
    return Address(check_host(parts.hostname), port, f"{parts.path or '/'}{query}")


def check_host(host: str) -> str:
    """A name, or an address in its plain form, that may be of the open internet."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        if len(host) > 253 or not NAME.fullmatch(host):
            raise Refusal("webhook-private", host=host) from None
        if host.endswith(INNER_NAMES):
            raise Refusal("webhook-private", host=host) from None
        return host
    if not is_open(address):
        raise Refusal("webhook-private", host=host)
    return str(address)


def is_open(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether an address is of the open internet, and of nothing else."""
    if address.version == 6 and address not in OPEN_6:
        return False
    special = address.is_multicast or address.is_reserved or any(address in net for net in CLOSED)
    return address.is_global and not special
