"""Shows whether reviews are true, on games of bots, and writes the table of docs/review.md:
`make proof`, or `python -m tools.review_proof [TITLE ...] [--games N] [--budget N]`.

(a) How often a master's own moves are marked. (b) Whether the better move wins what a mark against
a novice promises, on games that no review has played. (c) Whether luck adds up to nothing, over
all outcomes of every draw and over all seats."""

import argparse
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from math import hypot
from pathlib import Path
from typing import Any, Final, NamedTuple

from dolmen.arena.plan import Plan
from dolmen.arena.play import play, record
from dolmen.bots import LEVELS, Budget
from dolmen.bots.figures import Interval, wilson
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.review.effort import Effort
from dolmen.review.grades import MARKED
from dolmen.review.luck import seen, weighted
from dolmen.review.marks import Choice, Finding, measure
from dolmen.review.review import review
from dolmen.review.sample import Games
from dolmen.review.walk import walk

PAGE: Final = Path(__file__).parents[1] / "docs" / "review.md"
BEGIN: Final = "<!-- written by make proof -->"
END: Final = "<!-- end -->"
WEAKEST, STRONGEST = LEVELS[0], LEVELS[-1]
SEATS: Final = 2
# No review has this seed.
FRESH_SEED: Final = 1_000_003
# What is to be shown, at most and at least.
MARKS_GOAL: Final = 0.02
KEPT_GOAL: Final = 0.95


class Proof(NamedTuple):
    """What a title showed: decisions and marks of masters, marks of novices and how many of them
    kept their promise, draws and by how much luck failed to add up."""

    title: str
    decisions: int
    marks: int
    promises: int
    kept: int
    draws: int
    off: float


def prove(title: str, games: int, iterations: int, budget: int, pairs: int) -> Proof:
    """Plays, reviews and checks."""
    decisions = marks = promises = kept = draws = 0
    off = 0.0
    for log in played(title, STRONGEST, games, iterations):
        found = [mark.finding for mark in review(log, Effort(budget)).marks]
        decisions += len(found)
        marks += sum(finding.grade in MARKED for finding in found)
    for number, log in enumerate(played(title, WEAKEST, games, iterations)):
        for mark in review(log, Effort(budget)).marks:
            if mark.finding.grade in MARKED:
                promises += 1
                kept += keeps(log, mark.finding, pairs, Rng(FRESH_SEED + number, promises))
        count, most = luck_off(log)
        draws, off = draws + count, max(off, most)
    return Proof(title, decisions, marks, promises, kept, draws, off)


def played(title: str, bot: str, games: int, iterations: int) -> Iterable[Log[Any]]:
    """Games of a bot against itself."""
    plan = Plan(open_game(title, SEATS), (bot,), 0, Budget(iterations))
    return (record(plan, play(plan, number)) for number in range(1, games + 1))


def keeps(log: Log[Any], finding: Finding, pairs: int, rng: Rng) -> bool:
    """Whether the better move wins as much more as it promised, within both intervals."""
    choice = Choice(finding.decision, finding.better, finding.loss.mean)
    fresh = measure(Games(log.game), choice, pairs, rng).loss
    return abs(fresh.mean - finding.loss.mean) <= hypot(_half(fresh), _half(finding.loss))


def _half(one: Interval) -> float:
    return (one.high - one.low) / 2


def luck_off(log: Log[Any]) -> tuple[int, float]:
    """How many draws there were, and by how much luck failed to add up to nothing at most."""
    known = seen(log.game, walk(log.game, log.moves).draws)
    sums = [0.0]
    for one in known:
        sums += [sum(luck) for luck in one.luck]
        sums += [
            weighted(one.weights, [luck[seat] for luck in one.luck])
            for seat in range(log.game.seats)
        ]
    return len(known), max(map(abs, sums))


def row(proof: Proof) -> str:
    """A row of the table."""
    name = TITLES[proof.title].name
    return (
        f"| {name} | {_share(proof.marks, proof.decisions)} | "
        f"{_share(proof.kept, proof.promises)} | {proof.off:.0e} over {proof.draws} draws |"
    )


def _share(some: int, of: int) -> str:
    if not of:
        return "none"
    share, low, high = (100 * value for value in wilson(some / of, of))
    return f"{some} of {of}: {share:.1f} % ({low:.1f} to {high:.1f})"


def table(proofs: Sequence[Proof], terms: str) -> str:
    """What is written into the page."""
    head = [
        f"Goals: (a) at most {MARKS_GOAL:.0%}, (b) at least {KEPT_GOAL:.0%}, (c) nothing. {terms}",
        "",
        "| title | (a) a master's moves that are marked | (b) promises kept | (c) luck is off by |",
        "|---|---|---|---|",
    ]
    return "\n".join([*head, *(row(proof) for proof in proofs)])


def write(page: Path, text: str) -> None:
    """Puts the table in its place."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    """Shows it, title by title, and writes the table after each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--games", type=int, default=10, help="games of each level a title")
    parser.add_argument("--iterations", type=int, default=1000, help="iterations of a move")
    parser.add_argument("--budget", type=int, default=100_000, help="games played on a review")
    parser.add_argument("--pairs", type=int, default=400, help="fresh pairs of games a mark")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args(arguments)
    terms = (
        f"{asked.games} games of each level a title, {asked.iterations} iterations a move, "
        f"{asked.budget} games played on a review, {asked.pairs} fresh pairs a mark; "
        f"{datetime.now(UTC):%d %B %Y}."
    )
    proofs = []
    for title in asked.titles:
        proof = prove(title, asked.games, asked.iterations, asked.budget, asked.pairs)
        proofs.append(proof)
        print(row(proof), flush=True)
        write(asked.page, table(proofs, terms))


if __name__ == "__main__":
    main()
