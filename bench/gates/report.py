"""What a gate found: figures beside their limits."""

import os
import platform
import sys
from typing import NamedTuple

from bench.report import cpu_model
from dolmen import engine


class Figure(NamedTuple):
    """One measured thing of a gate. `limit` says in words what is demanded; `met` none: it is told
    for information, or it was left out. What is `timed` depends on the machine and its load."""

    gate: int
    what: str
    database: str
    value: str
    limit: str
    met: bool | None
    load: str = ""
    timed: bool = False


def figure(
    gate: int,
    what: str,
    url: str,
    value: object,
    limit: str,
    met: bool | None = None,
    *,
    timed: bool = False,
) -> Figure:
    """A figure of a run on one database, with the load of the machine at that moment."""
    busy = f"{os.getloadavg()[0]:.1f}"
    return Figure(gate, what, url.partition(":")[0], str(value), limit, met, busy, timed)


def broken(figures: list[Figure]) -> list[Figure]:
    """The figures that miss their limit on any machine, however slow and busy it is."""
    return [found for found in figures if found.met is False and not found.timed]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def verdict(found: Figure) -> str:
    """How a figure stands to its limit."""
    return "told" if found.met is None else "holds" if found.met else "FAILS"


def table(figures: list[Figure]) -> str:
    """All figures as a table."""
    return lay_out(
        ("gate", "what", "database", "figure", "limit", "verdict", "load"),
        [(str(f.gate), f.what, f.database, f.value, f.limit, verdict(f), f.load) for f in figures],
    )


def lay_out(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """A table of Markdown, which people read as it is."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]

    def line(row: tuple[str, ...]) -> str:
        return "| " + " | ".join(c.ljust(w) for c, w in zip(row, widths, strict=True)) + " |"

    ruler = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join((line(head), ruler, *(line(row) for row in rows)))


def machine() -> str:
    """Where the figures come from."""
    cores = os.cpu_count()
    python = platform.python_version()
    return f"{cpu_model()}, {cores} cores, Python {python}, engine {engine.kind()}"


def say(text: str) -> None:
    """Something for people while they wait."""
    print(text, file=sys.stderr, flush=True)
