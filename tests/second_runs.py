"""Which tests are run a second time when they fail (docs/adr/0059-second-runs.md)."""

from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).resolve().parent
# Browsers, servers, terminals and commands: other processes, which the machine runs when it likes.
BESIDE_OTHERS: Final = ("commands", "page", "server", "terminal")


def has_second_run(path: Path) -> bool:
    """Whether the tests of this file talk with other processes. What a rule says is never asked
    twice."""
    within = path.resolve().relative_to(TESTS)
    return within.parts[0] in BESIDE_OTHERS
