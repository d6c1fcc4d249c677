"""`make balance`: what seats, cards and buildings are worth, into docs/balance.md, a study a title.

Each study is `dolmen balance` with its own options, kept in `.balance/` so that it can be killed
and goes on where it was; what it prints is what the page shows."""

import argparse
import datetime
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.report import cpu_model
from dolmen.games import TITLES

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = ROOT / "docs" / "balance.md"
KEPT: Final = ROOT / ".balance"
BEGIN: Final = "<!-- written by make balance -->"
END: Final = "<!-- end -->"


class Study(NamedTuple):
    """What one title is asked. A game takes seconds of thinking, so games are few unless there is
    time for more (`--games`)."""

    title: str
    options: tuple[str, ...]
    games: int


STUDIES: Final = tuple(
    Study(title, ("--seats", "2", "--bots", "player", "--seed", "1"), 120) for title in TITLES
)


def command(study: Study, games: int) -> list[str]:
    """The study as anybody can type it."""
    return ["balance", study.title, *study.options, "--games", str(games)]


def told(study: Study, games: int) -> str:
    """Plays what is missing, and gives what it came to."""
    KEPT.mkdir(exist_ok=True)
    kept = ["--json", str(KEPT / f"{study.title}.jsonl")]
    run = [sys.executable, "-m", "dolmen", *command(study, games), *kept]
    done = subprocess.run(run, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def section(study: Study, games: int, today: str) -> str:
    """A study as a part of the page."""
    name = TITLES[study.title].name
    return "\n".join(
        (
            f"## {name}",
            "",
            f"`dolmen {' '.join(command(study, games))}`, on {today}, {cpu_model()}.",
            "",
            "```text",
            told(study, games),
            "```",
        )
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays the studies and writes the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, help="games of each study, instead of its own")
    asked = parser.parse_args(arguments)
    if asked.games is not None and asked.games < 1:
        parser.error(f"expected at least one game, got {asked.games}")
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    parts = [section(study, asked.games or study.games, today) for study in STUDIES]
    write(parts, PAGE)
    return 0


def write(parts: Sequence[str], page: Path) -> None:
    """The studies into the page, between its marks."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    text = "\n\n".join(parts)
    page.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
