"""Fits the weights of a title's judge to games that were won.

python -m tools.fit TITLE --seats N [--rounds N] [--games N] [--iterations N] [--seed N]
                    [--match N] [--panel] [--write]

A round plays games of the judge against itself. Each begins with a detour: up to some move a part
of the moves is drawn, so that positions come up which good players avoid; only what comes after it
is learned from. Then weights are fitted to who won (`tools.odds`) and play a match against the last
ones on the same dice. They are kept if they win half of it: how well they foretell is not asked.
Rounds learn from the last two lots of games. At the end the best ones play the panel.

The judge must say what each of its weights counts for (`coefficients`, in `parts`)."""

import argparse
import shlex
import sys
from collections.abc import Callable, Sequence
from importlib.resources import files
from math import log
from pathlib import Path
from typing import Any, Final, NamedTuple

import dolmen
from dolmen.bots import Bot, Budget, seat_bot
from dolmen.bots.judges import judge as open_judge
from dolmen.bots.searcher import Searcher
from dolmen.bots.weights import FILE, Weights, read, text
from dolmen.core.game import CHANCE, OVER, Game
from dolmen.core.judge import SCALE
from dolmen.core.rng import Rng
from dolmen.games import TITLES, room
from tools.odds import Sample, fit

# A game is learned from after a detour of up to so many decisions, in which up to so many of a
# hundred moves are drawn.
LONGEST_DETOUR: Final = 120
MOST_DRAWN: Final = 40
# One of so many positions is taken: those of one game are much alike.
EVERY: Final = 4
LOTS: Final = 2
PANEL: Final = ("random", "greedy", "plain")


class Work(NamedTuple):
    """What is fitted, and how much is played for it."""

    game: Game[Any]
    names: tuple[str, ...]
    games: int
    match: int
    iterations: int
    seed: int

    def player(self, weights: Sequence[int]) -> Callable[[int, int], Bot]:
        """A player by a seed and a seat, who thinks with these weights."""
        known = open_judge(self.game, list(weights))
        budget = Budget(iterations=self.iterations)
        return lambda seed, seat: Searcher(self.game, seed, seat, budget, {}, known)


def learn(work: Work, weights: Sequence[int], lot: int) -> list[Sample]:
    """Plays games of these weights against themselves: positions, and what came of them."""
    game, player = work.game, work.player(weights)
    known: Any = open_judge(game, list(weights))
    samples: list[Sample] = []
    for number in range(work.games):
        rng = Rng(work.seed + lot, number)
        bots = [player(rng.word(), seat) for seat in range(game.seats)]
        detour, drawn = rng.below(LONGEST_DETOUR), rng.below(MOST_DRAWN)
        rows: list[list[list[int]]] = []
        decisions, s = 0, game.start()
        while (actor := game.actor(s)) != OVER:
            if decisions >= detour and rng.below(EVERY) == 0:
                rows += [known.coefficients(s)]
            if actor == CHANCE:
                game.apply(s, game.draw(s, rng))
                continue
            decisions += 1
            if decisions < detour and rng.below(100) < drawn:
                legal = game.legal(s)
                game.apply(s, legal[rng.below(len(legal))])
            else:
                game.apply(s, bots[actor].choose(s))
        won = shares(game, s)
        samples += [Sample([sparse(row) for row in found], won) for found in rows if found]
        print(f"\r  game {number + 1} of {work.games}", end="", flush=True)
    print(f", {len(samples)} positions")
    return samples


def sparse(row: Sequence[int]) -> list[tuple[int, float]]:
    """What is not 0, by its place."""
    return [(i, float(times)) for i, times in enumerate(row) if times]


def shares(game: Game[Any], s: Any) -> list[float]:
    """What each seat has of a win."""
    ranks = game.ranks(s)
    return [(rank == 1) / ranks.count(1) for rank in ranks]


def rounded(work: Work, last: Sequence[int], found: Sequence[float]) -> list[int]:
    """Weights as they are written: in hundredths, so that the scale doubles the odds. What counts
    for no position, as the weights of moves, stays."""
    known: Any = open_judge(work.game, list(last))
    unit = last[SCALE] * int(known.parts) / log(2)
    return [
        round(weight * unit) if weight else before
        for weight, before in zip(found, last, strict=True)
    ]


def match(
    work: Work, one: Callable[[int, int], Bot], others: Callable[[int, int], Bot], lot: int
) -> float:
    """The share of wins of one among others, on the same dice at every seat."""
    game, won = work.game, 0.0
    for number in range(work.match):
        for own in range(game.seats):
            dice = Rng(work.seed + lot, number)
            bots = [(one if seat == own else others)(number, seat) for seat in range(game.seats)]
            s = game.start()
            while (actor := game.actor(s)) != OVER:
                game.apply(s, game.draw(s, dice) if actor == CHANCE else bots[actor].choose(s))
            won += shares(game, s)[own]
    return won / (work.match * game.seats)


def rounds(work: Work, weights: list[int], count: int) -> list[int]:
    """Goes on from these weights for so many rounds and gives the best of them."""
    lots: list[list[Sample]] = []
    for number in range(count):
        print(f"round {number + 1} of {count}")
        lots = [*lots[-LOTS + 1 :], learn(work, weights, number)]
        fitted = fit([sample for lot in lots for sample in lot], len(work.names))
        new = rounded(work, weights, fitted)
        share = match(work, work.player(new), work.player(weights), number)
        even = 1 / work.game.seats
        print(f"  {share:.1%} against the last ones, where {even:.0%} is even")
        weights = new if share >= even else weights
    return weights


def panel(work: Work, weights: Sequence[int]) -> list[tuple[str, float]]:
    """How the weights do among each of the yardsticks, all with as many iterations."""
    budget = Budget(iterations=work.iterations)

    def yardstick(name: str) -> Callable[[int, int], Bot]:
        return lambda seed, seat: seat_bot(name, work.game, seed, seat, budget)

    one = work.player(weights)
    return [(name, match(work, one, yardstick(name), 0)) for name in PANEL]


def written(title: str, work: Work, weights: Sequence[int], made: str) -> str:
    """The file of the title with these weights for tables of that many."""
    before = read(title, work.names)
    found = dict(zip(work.names, weights, strict=True))
    own = {name: weight for name, weight in found.items() if weight != before.weights[name]}
    return text(Weights(made, before.weights, {**before.seats, str(work.game.seats): own}))


def main(arguments: Sequence[str]) -> int:
    """Fits, tells, and writes if asked to."""
    parser = argparse.ArgumentParser("tools.fit", description="Fits a judge to games won.")
    parser.add_argument("title", choices=sorted(TITLES))
    parser.add_argument("--seats", type=int, required=True)
    for name, usual in (("rounds", 3), ("games", 600), ("iterations", 150), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    parser.add_argument("--match", type=int, default=20, help="blocks of a match against the last")
    parser.add_argument("--panel", action="store_true", help="let the yardsticks play at the end")
    parser.add_argument("--write", action="store_true", help="into the file of the title")
    asked = parser.parse_args(arguments)
    game = dolmen.game(asked.title, asked.seats)
    known = room(asked.title, "judge")
    if known is None or not hasattr(open_judge(game), "coefficients"):
        parser.error(f"the judge of {asked.title} does not say what its weights count for")
    names = tuple(known.WEIGHTS)
    work = Work(game, names, asked.games, asked.match, asked.iterations, asked.seed)
    before = read(asked.title, names).at(asked.seats)
    weights = rounds(work, [before[name] for name in names], asked.rounds)
    for yardstick, share in panel(work, weights) if asked.panel else ():
        print(f"{share:.1%} among {yardstick}")
    if asked.write:
        made = shlex.join(["python", "-m", "tools.fit", *arguments])
        file = Path(str(files(TITLES[asked.title].package).joinpath(FILE)))
        file.write_text(written(asked.title, work, weights, made), encoding="utf-8")
        print(f"written: {file}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
