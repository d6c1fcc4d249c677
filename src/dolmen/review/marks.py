"""Which moves were worse than another, as far as their seats could know.

Of many noisy values the best is too high. So one sample of games chooses the move that looks best,
another one decides whether it is better than the move that was played, and a third, which had no
part in either, tells by how much. Worlds are drawn anew for every game, and both moves meet the
same world and the same luck."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from dolmen.bots.advice import Reason, reasons
from dolmen.bots.figures import Interval, gain_of, mean_of
from dolmen.bots.judges import judge
from dolmen.bots.plan import open_turns
from dolmen.core.game import Game, new_buffer
from dolmen.core.judge import new_numbers
from dolmen.core.rng import Rng
from dolmen.review.grades import BEST, GRADES, MARKED, UNCLEAR, grade
from dolmen.review.sample import Games, Result
from dolmen.review.walk import Decision, has_turns

# Moves that are compared, what was played among them.
CANDIDATES: Final = 6
# Games that each of them has at least before half of them go.
FEWEST: Final = 4
# Pairs of games that measure one move against another, and at most where it is looked at closer.
PAIRS: Final = 200
CLOSER_PAIRS: Final = 1200
# Pairs of games by players who err, where turns are long: late in a game those who do not err
# always play the same one, and what hangs on a single line of play is neither a mark nor a puzzle.
ERRING: Final = 120
# So much better a move must look to be measured at all.
PROMISE: Final = 0.02
# What lies on both sides of the line between a mark and none.
MILDEST: Final = MARKED[0]
WORST_UNMARKED: Final = GRADES[GRADES.index(MILDEST) - 1]
# How many moves a line of play shows at most.
LONGEST_LINE: Final = 8


class Choice(NamedTuple):
    """The move that looked best where somebody decided, and by how much."""

    decision: Decision
    best: int
    gap: float


class Finding(NamedTuple):
    """What is known of a decision: how it is called, the move that was measured against it, what
    was lost of the chance to win and of points, and what that changed for every seat; without games
    nothing promised to be better."""

    decision: Decision
    grade: str
    better: int
    loss: Interval
    points: Interval
    changes: tuple[float, ...]
    games: int


class Thinker:
    """Finds moves that are worth a thought, and how a turn goes on after one."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.judge = judge(game)
        self.turns = open_turns(game) if has_turns(game) else None
        self._out = new_buffer(game.moves.count)
        self._weights = new_numbers([0] * game.moves.count)

    def candidates(self, world: Any, played: int) -> list[int]:
        """What was played, and the moves that the judge likes best beside it."""
        moves, worths = self._liked(world)
        order = sorted(range(len(moves)), key=lambda i: (-worths[i], i))
        others = [moves[i] for i in order if moves[i] != played]
        return [played, *others[: CANDIDATES - 1]]

    def _liked(self, world: Any) -> tuple[list[int], list[int]]:
        if self.turns is not None:
            count = int(self.turns.rank(world))
            moves = [int(self.turns.moves[i]) for i in range(count)]
            return moves, [int(self.turns.worths[i]) if count > 1 else 0 for i in range(count)]
        count = int(self.judge.sensible(world, self._out))
        if count > 1:
            self.judge.weigh(world, self._out, count, self._weights)
        moves = [int(self._out[i]) for i in range(count)]
        return moves, [int(self._weights[i]) for i in range(count)]

    def line(self, world: Any, move: int) -> list[int]:
        """How the seat's turn would go on, as far as nothing is drawn and nobody else decides."""
        s, seat = world.clone(), int(self.game.actor(world))
        found: list[int] = []
        while len(found) < LONGEST_LINE:
            found.append(move)
            self.game.apply(s, move)
            if int(self.game.actor(s)) != seat or (self.turns is not None and self.turns.begins(s)):
                break
            if self.turns is not None:
                move = int(self.turns.best(s))
            else:
                moves, weights = self._liked(s)
                move = moves[weights.index(max(weights))]
        return found


def choose(games: Games, thinker: Thinker, decision: Decision, most: int, rng: Rng) -> Choice:
    """The move that looks best: all are played on alike, then half of the rivals go, and again,
    until one is left beside what was played."""
    game, seat, played = games.game, decision.seat, decision.move
    world = game.determinize(decision.state, seat, rng)
    # As many as there are games for.
    rivals = thinker.candidates(world, played)[1 : max(2, most // (2 * FEWEST))]
    totals = dict.fromkeys((played, *rivals), 0.0)
    rounds = max(1, (len(rivals) - 1).bit_length())
    count = 0
    for _ in range(rounds if rivals else 0):
        each = max(FEWEST, most // rounds // (len(rivals) + 1))
        for _ in range(each):
            world, luck = game.determinize(decision.state, seat, rng), int(rng.word())
            for move in (played, *rivals):
                totals[move] += play_after(games, world, move, luck).parts[seat]
        count += each
        rivals.sort(key=lambda move: -totals[move])
        rivals = rivals[: (len(rivals) + 1) // 2]
    gaps = [(totals[move] - totals[played]) / count for move in rivals]
    if not gaps or gaps[0] <= 0:
        return Choice(decision, played, 0.0)
    return Choice(decision, rivals[0], gaps[0])


def play_after(games: Games, world: Any, move: int, luck: int, *, errs: bool = False) -> Result:
    """How a game ends that is played on after a move."""
    s = world.clone()
    games.game.apply(s, move)
    return games.play(s, luck, errs=errs)


def untested(choice: Choice) -> Finding:
    """What nothing speaks against: what was played looked best, or nothing looked much better."""
    nothing = Interval(0.0, 0.0, 0.0)
    name = BEST if choice.best == choice.decision.move else UNCLEAR
    return Finding(choice.decision, name, choice.best, nothing, nothing, (), 0)


def measure(games: Games, choice: Choice, pairs: int, rng: Rng, *, errs: bool = False) -> Finding:
    """Measures the move that looked best against the one that was played, by games of their own."""
    game, decision = games.game, choice.decision
    seat = decision.seat
    both: list[tuple[Result, Result]] = []
    for _ in range(pairs):
        world, luck = game.determinize(decision.state, seat, rng), int(rng.word())
        better = play_after(games, world, choice.best, luck, errs=errs)
        both.append((better, play_after(games, world, decision.move, luck, errs=errs)))
    losses = [
        gain_of([a.parts[each] - b.parts[each] for a, b in both]) for each in range(game.seats)
    ]
    points = mean_of([float(a.points[seat] - b.points[seat]) for a, b in both])
    changes = tuple(-loss.mean for loss in losses)
    return Finding(decision, grade(losses[seat]), choice.best, losses[seat], points, changes, pairs)


def is_proven(finding: Finding) -> bool:
    """Whether the better move is better beyond doubt."""
    return finding.loss.low > 0


def retold(decided: Finding, fresh: Finding) -> Finding:
    """What is told of a loss that is proven: the figures of games that had no part in the proof,
    since those that had were found because they are high. Whether it is a mark stays as it was
    decided, else the fresh games would choose as well; unless they show no loss beyond doubt."""
    if not is_proven(fresh) or (fresh.grade in MARKED) == (decided.grade in MARKED):
        return fresh
    return fresh._replace(grade=MILDEST if decided.grade in MARKED else WORST_UNMARKED)


def explain(game: Game[Any], finding: Finding, rng: Rng) -> list[Reason]:
    """Why the better move, in words, from what the seat could know."""
    decision = finding.decision
    return reasons(game, decision.state, decision.seat, finding.better, rng)


def is_promising(choice: Choice) -> bool:
    """Whether a move looks so much better that it is worth measuring."""
    return choice.best != choice.decision.move and choice.gap >= PROMISE


def dearest(findings: Sequence[Finding]) -> list[int]:
    """The places of those that lost anything beyond doubt, the most first."""
    proven = [i for i, finding in enumerate(findings) if is_proven(finding)]
    return sorted(proven, key=lambda i: -findings[i].loss.mean)
