"""Shows whether reviews are true, on games of bots, and writes the table of docs/review.md:
`make proof`, or `python -m tools.review_proof [TITLE ...] [--novices N] [--budget N]`.

(a) How often a master's own moves are marked. (b) Whether the better move wins what a mark against
a novice promises, on games that no review has played. (c) Whether luck adds up to nothing, over
all outcomes of every draw and over all seats. Ctrl-C ends a title early: its row says how many
games there were."""

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from time import process_time
from typing import Any, Final, NamedTuple

from dolmen.arena.plan import Plan
from dolmen.arena.play import play, record
from dolmen.bots import LEVELS, Budget
from dolmen.bots.figures import Interval, less, mean_of, wilson
from dolmen.bots.levels import level
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
NEW_LINE: Final = "\n"
MORE: Final = "promised on average, and how much more was won (points) | (c) luck is off by"
HEAD: Final = (
    f"Goals: (a) at most {MARKS_GOAL:.0%}, (b) at least {KEPT_GOAL:.0%}, (c) nothing.",
    "",
    f"| title | played | (a) a master's moves that are marked | (b) promises kept | {MORE} |",
    "|---|---|---|---|---|---|",
)


class Promise(NamedTuple):
    """What a mark said the better move wins, and what it won in games that no review has played."""

    said: Interval
    won: Interval

    @property
    def is_kept(self) -> bool:
        """Whether the two differ by no more than 95 % of such pairs would, each of them sampled."""
        _, low, high = less(self.won, self.said)
        return low <= 0 <= high


class Terms(NamedTuple):
    """What was played: games of either level, iterations of a master's move, games played on a
    review, and fresh pairs of games a mark."""

    masters: int
    novices: int
    iterations: int
    budget: int
    pairs: int


class Proof(NamedTuple):
    """What a title showed: decisions and marks of masters, marks of novices with what came of them,
    draws and by how much luck failed to add up."""

    title: str
    terms: Terms
    decisions: int
    marks: int
    promises: list[Promise]
    draws: int
    off: float


def prove(title: str, terms: Terms) -> Proof:
    """Plays, reviews and checks, until all is done or somebody ends it."""
    proof = Proof(title, terms._replace(masters=0, novices=0), 0, 0, [], 0, 0.0)
    with suppress(KeyboardInterrupt):
        for grown in growing(proof, terms):
            proof = grown
            kept = sum(one.is_kept for one in proof.promises)
            print(
                f"{title}: {proof.terms.masters} and {proof.terms.novices} games, {proof.marks} of "
                f"{proof.decisions} marked, {kept} of {len(proof.promises)} kept",
                file=sys.stderr,
            )
    return proof


def growing(proof: Proof, terms: Terms) -> Iterator[Proof]:
    """The proof after each game."""
    title, done = proof.title, proof.terms
    for seed, log in enumerate(played(title, STRONGEST, terms.masters, terms.iterations)):
        found = [mark.finding for mark in review(log, Effort(terms.budget, seed)).marks]
        done = done._replace(masters=seed + 1)
        decisions = proof.decisions + len(found)
        marks = proof.marks + sum(finding.grade in MARKED for finding in found)
        proof = proof._replace(terms=done, decisions=decisions, marks=marks)
        yield proof
    own = level(title, WEAKEST, SEATS).budget.iterations
    for seed, log in enumerate(played(title, WEAKEST, terms.novices, own)):
        promises = list(proof.promises)
        for mark in review(log, Effort(terms.budget, seed)).marks:
            if mark.finding.grade in MARKED:
                fresh = Rng(FRESH_SEED + seed, len(promises))
                promises.append(promise(log, mark.finding, terms.pairs, fresh))
        count, most = luck_off(log)
        done = done._replace(novices=seed + 1)
        off = max(proof.off, most)
        proof = proof._replace(terms=done, promises=promises, draws=proof.draws + count, off=off)
        yield proof


def played(title: str, bot: str, games: int, iterations: int) -> Iterable[Log[Any]]:
    """Games of a bot against itself. Each thinks by iterations, so that the same are played again
    on any machine; where its level counts none, it needs none."""
    plan = Plan(open_game(title, SEATS), (bot,), 0, Budget(max(1, iterations)))
    return (record(plan, play(plan, number)) for number in range(1, games + 1))


def promise(log: Log[Any], finding: Finding, pairs: int, rng: Rng) -> Promise:
    """What the better move was said to win, and what it wins."""
    choice = Choice(finding.decision, finding.better, finding.loss.mean)
    won = measure(Games(log.game), choice, pairs, rng, errs=True)
    return Promise(finding.loss, won.loss)


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
    name, terms = TITLES[proof.title].name, proof.terms
    kept = sum(one.is_kept for one in proof.promises)
    return (
        f"| {name} | {terms.masters} and {terms.novices} games, {terms.iterations} iterations, "
        f"{terms.budget} games, {terms.pairs} pairs; {datetime.now(UTC):%d %B %Y} | "
        f"{_share(proof.marks, proof.decisions)} | {_share(kept, len(proof.promises))} | "
        f"{_means(proof.promises)} | {proof.off:.0e} over {proof.draws} draws |"
    )


def _share(some: int, of: int) -> str:
    if not of:
        return "none"
    share, low, high = (100 * value for value in wilson(some / of, of))
    return f"{some} of {of}: {share:.1f} % ({low:.1f} to {high:.1f})"


def _means(promises: Sequence[Promise]) -> str:
    """What marks promised on average, and how much more or less came of it: where every promise is
    a little too high, this sees it long before many are broken."""
    if not promises:
        return "none"
    said = fmean(one.said.mean for one in promises)
    more, low, high = mean_of([one.won.mean - one.said.mean for one in promises])
    return f"{100 * said:.1f}, {100 * more:+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"


def write(page: Path, rows: Sequence[str]) -> None:
    """Puts rows in the place of those of the same titles; others stay."""
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    names = [one.name for one in TITLES.values()]
    known = {_title_of(line): line for line in old.splitlines() if _title_of(line) in names}
    known |= {_title_of(line): line for line in rows}
    table = [*HEAD, *(known[name] for name in names if name in known)]
    page.write_text(f"{before}{BEGIN}\n{NEW_LINE.join(table)}\n{END}{after}", encoding="utf-8")


def _title_of(line: str) -> str:
    return line.removeprefix("| ").partition(" |")[0]


def main(arguments: Sequence[str] | None = None) -> None:
    """Shows it, title by title, and writes each into the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*", default=list(TITLES))
    parser.add_argument("--masters", type=int, default=4, help="games of masters a title")
    parser.add_argument("--novices", type=int, default=10, help="games of novices a title")
    parser.add_argument("--iterations", type=int, default=300, help="iterations of a master's move")
    parser.add_argument("--budget", type=int, default=100_000, help="games played on a review")
    parser.add_argument("--pairs", type=int, default=400, help="fresh pairs of games a mark")
    parser.add_argument("--page", type=Path, default=PAGE)
    asked = parser.parse_args(arguments)
    terms = Terms(asked.masters, asked.novices, asked.iterations, asked.budget, asked.pairs)
    for title in asked.titles:
        begun = process_time()
        told = row(prove(title, terms))
        print(told, f"{process_time() - begun:.0f} s of CPU time", sep="\n", flush=True)
        write(asked.page, [told])


if __name__ == "__main__":
    main()
