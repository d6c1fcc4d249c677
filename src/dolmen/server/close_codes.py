"""How sockets end: the codes of this server."""

from typing import Final

# How a socket ends for a reason that has no code of its own.
UNEXPECTED: Final = 4400
# Close codes of this server, after the table of RFC 6455.
CLOSE_CODES: Final = {
    "foreign-origin": 4403,
    "other-scheme": 4403,
    "foreign-host": 4403,
    "unknown-table": 4404,
    "hello-first": 4400,
    "malformed": 4400,
    "wrong-key": 4403,
    "blocked": 4403,
    "watching": 4403,
    "day-open": 4403,
    "unstored": 4503,
    "slow": 1013,
    "too-many": 4429,
    "restart": 1012,
    "gone": 4404,
    "table-deleted": 4404,
}
