"""Parts of a gate that can be run by themselves: `--only 9:bystander` measures one thing on a
machine that is quiet for some minutes only, and a mutant is tried by the part that must see it."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from bench.gates.report import Figure

# Measures something on a database, so much of it.
Part = Callable[[str, Any], Awaitable[list[Figure]]]
Parts = Mapping[str, Part]


async def run_parts(parts: Parts, url: str, size: Any) -> list[Figure]:
    """All of them, one after the other."""
    return [found for part in parts.values() for found in await part(url, size)]
