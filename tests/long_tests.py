"""The order of the suite: long tests first, in every process.

pytest-xdist gives each process an equal part of what is listed, in its order, and whoever is done
takes from the ends of others. A long test that is begun last keeps one core busy and the others
idle, so it must not stand at an end."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Item = TypeVar("Item")


def long_first(
    items: Sequence[Item], seconds: Callable[[Item], float], processes: int
) -> list[Item]:
    """What is long, the longest first, dealt out to the beginnings of all parts; the rest in the
    order it had."""
    long = sorted((item for item in items if seconds(item)), key=seconds, reverse=True)
    rest = [item for item in items if not seconds(item)]
    found: list[Item] = []
    for place in range(processes):
        first = long[place::processes]
        share = (len(items) - len(found)) // (processes - place)
        count = max(0, share - len(first))
        found += [*first, *rest[:count]]
        rest = rest[count:]
    return [*found, *rest]
