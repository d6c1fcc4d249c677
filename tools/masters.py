"""Writes what a master's games come to, by chapter of the score sheet, into each title's folder:
`python -m tools.masters [TITLE ...] [--games N] [--iterations N]`. Reviews compare with it.

The games are a master's against itself, on the dice of an arena. It thinks by iterations, fewer
than at a table, so that the file is the same on every machine and does not take a night."""

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dolmen.arena.plan import Plan
from dolmen.arena.play import play, record
from dolmen.bots import Budget, strongest
from dolmen.games import TITLES, open_game
from dolmen.review.sources import MASTERS, by_chapter

GAMES: Final = 10
ITERATIONS: Final = 200
PLACES: Final = 1
TITLE_FOLDERS: Final = Path(__file__).parents[1] / "src" / "dolmen" / "games"


def measure(title: str, seats: int, games: int, iterations: int) -> dict[str, object]:
    """The mean of every chapter over all seats of so many games."""
    plan = Plan(open_game(title, seats), (strongest(),), 0, Budget(iterations))
    totals: Counter[str] = Counter()
    for number in range(1, games + 1):
        log = record(plan, play(plan, number))
        for points in by_chapter(log):
            totals.update(points)
    means = {name: round(total / games / seats, PLACES) for name, total in totals.items()}
    return {"games": games, "iterations": iterations, "points": means}


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--iterations", type=int, default=ITERATIONS)
    parser.add_argument("--seats", type=int, nargs="*", help="default: 2, and 1 where one can")
    parser.add_argument("--into", type=Path, default=TITLE_FOLDERS)
    asked = parser.parse_args(arguments)
    for title in asked.titles:
        path = asked.into / title / MASTERS
        known = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        usual = [count for count in (1, 2) if count in TITLES[title].seats]
        for seats in asked.seats or usual:
            known[str(seats)] = measure(title, seats, asked.games, asked.iterations)
            print(title, seats, known[str(seats)], flush=True)
            text = json.dumps(known, indent=2, sort_keys=True)
            path.write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
