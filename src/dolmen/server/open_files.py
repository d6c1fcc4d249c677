"""How many files this process may hold at once: a connection is one."""

import contextlib
import logging
import sys
from typing import Final

if sys.platform != "win32":
    import resource

# Below this many files a server is full sooner than people expect.
FEW_FILES: Final = 4096
MANY_FILES: Final = 65_536

log = logging.getLogger("dolmen.server")


def raise_file_limit() -> int | None:
    """Lets this process hold as many files as it may; gives how many, None where nobody says. A
    connection is a file, and the usual limit is low."""
    if sys.platform == "win32":
        return None
    soft, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if most == resource.RLIM_INFINITY else min(most, MANY_FILES)
    if soft < wanted and soft != resource.RLIM_INFINITY:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < FEW_FILES:
        log.warning("few files may be open at once", extra={"files": soft, "wanted": FEW_FILES})
    return soft
