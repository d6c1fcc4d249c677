"""The command line of the gates."""

import argparse
import asyncio
import contextlib
import importlib
import json
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import dolmen
from bench.gates import trial
from bench.gates.report import Figure, figure, machine, say, table, verdict
from dolmen.server.run import loop_factory
from tests.server.databases import Postgres, left_out

GATES: Final = {
    1: "load",
    2: "kill",
    3: "race",
    4: "fuzz",
    5: "leak",
    6: "slow",
    7: "fault",
    8: "suite",
    9: "cost",
}
DATABASES: Final = ("sqlite", "postgresql")
SIZES: Final = ("full", "quick", "tiny")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the gates; 1 if one of them fails."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.gates", description="The gates of the table server."
    )
    parser.add_argument(
        "--only",
        default="",
        help="gates or parts of them, as in 1,4:bounds; with --mutants their names",
    )
    parser.add_argument("--database", choices=[*DATABASES, "both"], default="both")
    parser.add_argument("--size", choices=SIZES, default="full", help="how much of everything")
    parser.add_argument(
        "--quick", action="store_const", const="quick", dest="size", help="as --size quick"
    )
    parser.add_argument("--json", action="store_true", help="figures as JSON lines")
    parser.add_argument(
        "--mutants", action="store_true", help="show that every fault of mutants/ is caught"
    )
    parser.add_argument("--source", type=Path, help="the sources that must be the ones at work")
    asked = parser.parse_args(arguments)
    names = [text for text in asked.only.split(",") if text]
    if asked.mutants:
        return trial.hold(trial.read_mutants(names))
    check_source(asked.source)
    chosen = [read_place(text) for text in names] or [(gate, "") for gate in GATES]
    kinds: tuple[str, ...] = DATABASES if asked.database == "both" else (asked.database,)
    missing = left_out()
    if missing and "postgresql" in kinds:
        say(f"LEFT OUT: everything on PostgreSQL, because {missing}.")
        kinds = tuple(kind for kind in kinds if kind != "postgresql")
    figures: list[Figure] = []
    with open_databases("postgresql" in kinds) as databases:
        for gate, part in chosen:
            for kind in kinds:
                figures += run(gate, part, databases, kind, asked.size)
    if asked.json:
        for found in figures:
            print(json.dumps(found._asdict()), flush=True)
    else:
        print(f"\n{time.strftime('%Y-%m-%d %H:%M UTC', time.gmtime())}, {machine()}\n")
        print(table(figures))
    return int(any(found.met is False for found in figures))


def check_source(wanted: Path | None) -> None:
    """Refuses to judge other sources than those that were meant."""
    at_work = Path(dolmen.__file__).resolve()
    if wanted is not None and not at_work.is_relative_to(wanted.resolve()):
        raise SystemExit(f"{at_work} is at work, not {wanted}")


def read_place(text: str) -> tuple[int, str]:
    """A gate, and the part of it if one is named, as in 4:bounds."""
    number, _, part = text.partition(":")
    if not number.isdecimal() or int(number) not in GATES:
        raise SystemExit(f"there is no gate {number}: {', '.join(map(str, GATES))}")
    known = getattr(module_of(int(number)), "PARTS", {})
    if part and part not in known:
        raise SystemExit(f"gate {number} has no part {part}: {', '.join(known) or 'none'}")
    return int(number), part


def module_of(gate: int) -> Any:
    """Where a gate is written."""
    return importlib.import_module(f"bench.gates.{GATES[gate]}")


def run(gate: int, part: str, databases: "Databases", kind: str, size: str) -> list[Figure]:
    """One gate, or a part of it, on one database."""
    module = module_of(gate)
    measure = module.PARTS[part] if part else module.run
    say(f"gate {gate} on {kind} ...")
    begun = time.monotonic()
    try:
        with databases.fresh(kind) as url:
            runner = asyncio.Runner(loop_factory=loop_factory())
            with runner:
                asked = getattr(module, size.upper())
                found: list[Figure] = runner.run(measure(url, asked))
    except Exception as error:
        # The other gates are still of interest.
        say(f"gate {gate} on {kind}: {error!r}")
        found = [figure(gate, trial.COULD_NOT, kind, repr(error)[:200], "", met=False)]
    for one in found:
        say(f"gate {gate} on {kind}: {one.what}: {one.value} ({verdict(one)})")
    say(f"gate {gate} on {kind} took {time.monotonic() - begun:.0f} s")
    return found


class Databases:
    """Fresh databases of both kinds."""

    def __init__(self, folder: Path, postgres: Postgres | None) -> None:
        self.folder = folder
        self.postgres = postgres

    @contextlib.contextmanager
    def fresh(self, kind: str) -> Iterator[str]:
        """A database as long as it is needed."""
        if kind == "postgresql":
            assert self.postgres is not None
            with self.postgres.database() as url:
                yield url
            return
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            yield f"sqlite:///{Path(folder) / 'dolmen.sqlite3'}"


@contextlib.contextmanager
def open_databases(with_postgres: bool) -> Iterator[Databases]:
    """A folder, and a private PostgreSQL that writes to the disk as a real one does."""
    postgres = Postgres(durable=True) if with_postgres else None
    try:
        with tempfile.TemporaryDirectory(prefix="dolmen-gates-") as folder:
            yield Databases(Path(folder), postgres)
    finally:
        if postgres is not None:
            postgres.stop()


if __name__ == "__main__":
    sys.exit(main())
