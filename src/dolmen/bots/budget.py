"""How long a bot may think about one move."""

from typing import NamedTuple


class Budget(NamedTuple):
    """So many iterations and so much CPU time: whichever is spent first ends a thought; 0 is no
    limit of that kind. By iterations alone a bot plays the same on every machine."""

    iterations: int = 0
    seconds: float = 0.0
