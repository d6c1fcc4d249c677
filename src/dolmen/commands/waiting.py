"""What whoever waits for a command sees meanwhile."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Protocol

from dolmen import engine
from dolmen.words import Words

TICK: Final = 0.1  # seconds between two steps of a progress bar


class Tick(Protocol):
    """Moves the bar on."""

    def __call__(self, done: int, told: str = "", total: int | None = None) -> None:
        """So much is done, that is to be said of it, and so much there is, if that was unknown."""


@contextmanager
def progress(total: int | None, label: str) -> Iterator[Tick]:
    """A bar on the screen of whoever waits, which goes away in the end; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield lambda done, told="", total=None: None
        return
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn(label),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}", markup=False),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)

        def tick(done: int, told: str = "", total: int | None = None) -> None:
            bar.update(task, completed=done, description=told, total=total)

        yield tick


@contextmanager
def meanwhile(text: str) -> Iterator[None]:
    """A line on the screen of whoever waits, which goes away in the end; nothing in a pipe."""
    if not sys.stderr.isatty():
        yield
        return
    print(text, end="\r", file=sys.stderr, flush=True)
    yield
    print(" " * len(text), end="\r", file=sys.stderr, flush=True)


def warn_when_slow(words: Words) -> None:
    """One line when the engine runs interpreted and nobody asked for it."""
    warning = {"none": "cli-engine-none", "module": "cli-engine-module"}.get(engine.why())
    if warning:
        print(f"dolmen: {words.text(warning, module=engine.missing())}", file=sys.stderr)
