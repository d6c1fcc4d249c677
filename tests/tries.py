"""How hard the tests search: a factor from the environment, 1 on a merge.

DOLMEN_TRIES=0.25 while somebody works, 20 at night: examples of Hypothesis and whole games."""

import os
from typing import Final

from hypothesis import settings

FACTOR: Final = float(os.environ.get("DOLMEN_TRIES", "1"))

# What takes long and seldom finds anything is done as well.
NIGHT: Final = FACTOR > 1


def times(count: int) -> int:
    """That many on a merge."""
    return max(1, round(count * FACTOR))


def tries(count: int) -> settings:
    """So many examples on a merge."""
    return settings(max_examples=times(count))
