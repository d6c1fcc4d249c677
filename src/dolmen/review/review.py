"""The review of a record: all that is to be said about it, in numbers."""

from collections.abc import Callable, Sequence
from importlib.metadata import version
from typing import Any, Final, NamedTuple

from dolmen import engine
from dolmen.bots.advice import Reason
from dolmen.bots.figures import Interval
from dolmen.core.game import Game
from dolmen.core.log import Log
from dolmen.core.message import Refusal
from dolmen.core.rng import Rng
from dolmen.review.alone import LINES as ENOUGH
from dolmen.review.alone import Turn, turns_of, with_gaps
from dolmen.review.effort import CHOICE, CLOSER, CURVE, LUCK, Effort
from dolmen.review.grades import MARKED, Swing, accuracy, decided_from, turning_points
from dolmen.review.luck import Fortune, extremes, fortunes, measure_luck, seen, slope
from dolmen.review.marks import (
    CLOSER_PAIRS,
    ERRING,
    PAIRS,
    Choice,
    Finding,
    Thinker,
    choose,
    dearest,
    explain,
    is_promising,
    is_proven,
    measure,
    retold,
    untested,
)
from dolmen.review.sample import FEWEST, STAGES, Games, Value, known_value, result_of
from dolmen.review.walk import Walk, has_turns, walk

# What a review is kept as; another number is read by nobody.
FORMAT: Final = "dolmen-review/1"
# So many of the dearest moves are measured more closely than others.
DEAREST: Final = 12
# Lines that are tried in the time of one game: most of a line stays as it was.
LINES: Final = 16
# Of games that are known, and cost next to nothing, this part at least is thought to count.
CHEAPEST: Final = 1 / 16
# Streams of chance, one for each thing that is sampled, so that none depends on another.
CURVE_STREAM, LUCK_STREAM, CHOICE_STREAM, PROOF_STREAM, CLOSER_STREAM, WORDS_STREAM = range(6)

# Whether to go on, asked with how much is done.
Tell = Callable[[int], bool]


class Header(NamedTuple):
    """What a review was made of and with: the same again gives the same review."""

    title: str
    version: int
    seats: int
    moves: int
    games: int
    seed: int
    release: str
    engine: str


class Point(NamedTuple):
    """How it stood after so many moves."""

    at: int
    value: Value


class Mark(NamedTuple):
    """A decision, and if a move was better beyond doubt, how the turn would have gone on after it
    and why."""

    finding: Finding
    line: list[int]
    reasons: list[Reason]


class Account(NamedTuple):
    """A seat: where it began, what luck, its own play and that of others changed, what is left
    over, and how it ended; start + luck + play + others + rest = result. Then what the result
    would be without luck, how its moves are called, how accurate they were, the luckiest and the
    unluckiest draws, and where the game turned."""

    seat: int
    start: float
    luck: float
    play: float
    others: float
    rest: float
    result: float
    without_luck: float
    decisions: int
    grades: dict[str, int]
    error: float
    accuracy: float
    luckiest: list[Fortune]
    unluckiest: list[Fortune]
    turned: list[Swing]
    sheet: list[tuple[str, int]]


class Review(NamedTuple):
    """All of it. Who plays alone has turns instead of a curve, luck and marks."""

    header: Header
    curve: list[Point]
    luck: list[Fortune]
    slope: Interval
    marks: list[Mark]
    accounts: list[Account]
    decided: int | None
    turns: list[Turn]


def check(log: Log[Any], seat: int | None = None) -> None:
    """Refuses what cannot be reviewed: a game that is not over above all, since a review tells what
    a seat cannot know."""
    game = log.game
    if not log.is_over:
        raise Refusal("review-running")
    if seat is not None and not 0 <= seat < game.seats:
        raise Refusal("review-seat", seat=seat, most=game.seats - 1)
    if game.seats == 1 and not has_turns(game):
        raise Refusal("review-solo", title=game.title)


def review(
    log: Log[Any], effort: Effort, seat: int | None = None, tell: Tell = lambda done: True
) -> Review:
    """Reviews a game; the moves of one seat alone if one is named, and then by more games each."""
    check(log, seat)
    game = log.game
    walked = walk(game, log.moves)
    header = Header(
        game.title,
        log.version,
        game.seats,
        len(log.moves),
        effort.games,
        effort.seed,
        version("dolmen"),
        engine.kind(),
    )
    if game.seats == 1:
        return _alone(log, walked, header, effort, tell)
    return _Maker(log, walked, header, effort, seat, tell).review()


def _alone(log: Log[Any], walked: Walk, header: Header, effort: Effort, tell: Tell) -> Review:
    lines = max(1, LINES * effort.games // max(1, len(walked.decisions)))
    turns = turns_of(
        log.game, log.moves, walked, lines, effort.seed, lambda done: tell(done // LINES)
    )
    if lines >= ENOUGH:
        turns = with_gaps(log.game, walked, turns)
    nothing = Interval(0.0, 0.0, 0.0)
    return Review(header, [], [], nothing, [], [], None, turns)


class _Maker:
    """Spends games on one record, a part after the other."""

    def __init__(
        self,
        log: Log[Any],
        walked: Walk,
        header: Header,
        effort: Effort,
        seat: int | None,
        tell: Tell,
    ) -> None:
        self.log = log
        self.game: Game[Any] = log.game
        self.walked = walked
        self.header = header
        self.effort = effort
        self.seats = range(self.game.seats) if seat is None else (seat,)
        self.games = Games(self.game, tell)
        # The part of the games played on from a position that counted.
        self.prices: dict[int, float] = {}
        # Pairs that tell what was lost, at least.
        self.fewest = ERRING if has_turns(self.game) else PAIRS
        self.result = result_of(self.game, walked.end, log.ranks())

    def rng(self, stream: int) -> Rng:
        return Rng(self.effort.seed, stream)

    def review(self) -> Review:
        curve = self.curve()
        luck, share = self.luck()
        findings = self.findings()
        marks = [self.mark(finding) for finding in findings]
        accounts = [self.account(seat, curve, luck, findings) for seat in self.seats]
        winner = max(range(self.game.seats), key=lambda seat: self.result.parts[seat])
        decided = decided_from([point.value.chances[winner].mean for point in curve])
        return Review(
            self.header,
            curve,
            luck,
            share,
            marks,
            accounts,
            None if decided is None else curve[decided].at,
            [],
        )

    def curve(self) -> list[Point]:
        """How it truly stood at the start, before every decision, and in the end."""
        places = [(0, self.walked.start)]
        places += [(one.at, one.state) for one in self.walked.decisions if one.at]
        left = self.effort.part(CURVE)
        rng = self.rng(CURVE_STREAM)
        found: list[Point] = []
        # Backwards: late in a game it is soon sure how it stands, and what that leaves is for the
        # positions before.
        for waiting, (at, s) in zip(range(len(places), 0, -1), reversed(places), strict=True):
            most = max(FEWEST, min(STAGES[-1], left // waiting))
            before = self.games.played
            found.append(Point(at, self.games.value(s, rng, most)))
            spent = self.games.played - before
            left -= spent
            self.prices[at] = max(CHEAPEST, spent / found[-1].value.games)
        return [*found[::-1], Point(len(self.log.moves), known_value(self.result))]

    def luck(self) -> tuple[list[Fortune], Interval]:
        """The luck of every draw; what mattered most is measured."""
        known = seen(self.game, self.walked.draws)
        rng = self.rng(LUCK_STREAM)
        share = slope(self.games, known, self.effort.part(LUCK), rng)
        found = fortunes(known, share.mean)
        told = {one.at for seat in self.seats for side in extremes(found, seat) for one in side}
        each = self.effort.part(CLOSER) // 4 // max(1, len(told))
        return [
            measure_luck(self.games, one, fortune, max(FEWEST, each), rng)
            if fortune.at in told
            else fortune
            for one, fortune in zip(known, found, strict=True)
        ], share

    def findings(self) -> list[Finding]:
        """What is known of every decision of the seats that are reviewed."""
        asked = [one for one in self.walked.decisions if one.seat in self.seats]
        thinker = Thinker(self.game)
        each = self.effort.part(CHOICE) // max(1, len(asked))
        rng = self.rng(CHOICE_STREAM)
        choices = [
            choose(self.games, thinker, one, int(each / self.prices[one.at]), rng) for one in asked
        ]
        # What promises most is measured first, as long as there are games left to tell of all that
        # is proven what it lost.
        order = sorted(
            (i for i, choice in enumerate(choices) if is_promising(choice)),
            key=lambda i: -choices[i].gap,
        )
        findings = [untested(choice) for choice in choices]
        least = self.effort.part(CLOSER) // 2
        proof = self.rng(PROOF_STREAM)
        for i in order:
            own = int(2 * PAIRS * self.prices[choices[i].decision.at])
            kept = max(least, 2 * self.fewest * (1 + len(dearest(findings))))
            if self.left() >= own + kept:
                findings[i] = measure(self.games, choices[i], PAIRS, proof)
        return self.closer(choices, findings)

    def closer(self, choices: Sequence[Choice], findings: list[Finding]) -> list[Finding]:
        """All that is proven once more, by games that had no part in it; the dearest by as many as
        there are. Where turns are long they are games of players who err."""
        places = dearest(findings)
        spare = self.left() // 2 - self.fewest * len(places)
        more = max(0, min(CLOSER_PAIRS - PAIRS, spare // max(1, len(places[:DEAREST]))))
        rng = self.rng(CLOSER_STREAM)
        for rank, place in enumerate(places):
            pairs = self.fewest + more if rank < DEAREST else self.fewest
            fresh = measure(self.games, choices[place], pairs, rng, errs=True)
            findings[place] = retold(findings[place], fresh)
        return findings

    def left(self) -> int:
        """How many games may still be played."""
        return self.effort.games - self.games.played

    def mark(self, finding: Finding) -> Mark:
        if finding.grade not in MARKED:
            return Mark(finding, [], [])
        decision, rng = finding.decision, self.rng(WORDS_STREAM)
        world = self.game.determinize(decision.state, decision.seat, rng)
        line = Thinker(self.game).line(world, finding.better)
        return Mark(finding, line, explain(self.game, finding, rng))

    def account(
        self, seat: int, curve: Sequence[Point], luck: Sequence[Fortune], all_of: Sequence[Finding]
    ) -> Account:
        """What the game was for one seat. Only what is proven counts as play; whatever is not is in
        the rest."""
        own = [finding for finding in all_of if finding.decision.seat == seat]
        proven = [one for one in all_of if is_proven(one)]
        play = sum(one.changes[seat] for one in proven if one.decision.seat == seat)
        others = sum(one.changes[seat] for one in proven if one.decision.seat != seat)
        start, result = curve[0].value.chances[seat].mean, self.result.parts[seat]
        lucky = sum(one.luck[seat] for one in luck)
        losses = [one.loss.mean if is_proven(one) else 0.0 for one in own]
        before = {point.at: point.value.chances[seat].mean for point in curve}
        names = [finding.grade for finding in own]
        luckiest, unluckiest = extremes([one for one in luck if one.measured], seat)
        return Account(
            seat,
            start,
            lucky,
            play,
            others,
            result - start - lucky - play - others,
            result,
            result - lucky,
            len(own),
            {name: names.count(name) for name in dict.fromkeys(names)},
            sum(losses) / max(1, len(own)),
            accuracy(losses, [before[one.decision.at] for one in own]),
            luckiest,
            unluckiest,
            turning_points([point.value.chances[seat] for point in curve]),
            self.game.sheet(self.walked.end, seat),
        )
