"""The measures of a title. Peers take turns within each round, since other work on the machine
slows all of them alike; what counts are medians over the rounds. Rounds are short and many, since
that other work comes and goes."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median
from typing import Final

from bench import batches
from bench.ours import clone_ns, drive, halfway, late, listing_ns, play
from bench.peers import COMPILE, Peer, Run, interpreted
from bench.report import Line, line
from bench.titles import Title
from dolmen import engine

MOVES_PER_SECOND: Final = "moves/s"


class DifferentGamesError(Exception):
    """Two programs played different games from one seed: no speed of theirs means anything."""


@dataclass(frozen=True)
class Size:
    """How much is measured: rounds, games a round by those who play them, clones a round, positions
    whose moves are listed, games of a batch and its steps a round."""

    rounds: int
    games: int
    games_from_python: int
    games_interpreted: int
    clones: int
    positions: int
    lanes: int
    steps: int


FULL: Final = Size(21, 6_000, 1_500, 150, 200_000, 10_000, 1024, 200_000)
QUICK: Final = Size(3, 300, 100, 20, 10_000, 300, 8, 400)


def measure(title: Title, size: Size, twin: Peer | None, no_twin: str) -> Iterator[Line]:
    """All lines of a title; without a twin `no_twin` says why."""
    for seats in title.seats:
        yield from playouts(title, seats, size, twin, no_twin)
    yield clone(title, size)
    yield from_python(title, size)
    yield fallback(title, size)
    if "listing" in title.targets:
        yield listing(title, size)
    yield from batches.measure(title, size.rounds, size.lanes, size.steps)


def playouts(
    title: Title, seats: int, size: Size, twin: Peer | None, no_twin: str
) -> Iterator[Line]:
    """Random games in the loop of the engine, beside those of the twin."""
    game = title.game(seats)
    arguments = title.variants[0].arguments
    games = title.games(size.games if engine.kind() == "compiled" else size.games_interpreted)
    ours: list[Run] = []
    theirs: list[Run] = []
    for seed in range(size.rounds):
        ours.append(play(game, games, seed))
        if twin is not None:
            theirs.append(twin.play(games, seats, seed, arguments))
            check(f"{title.name} and its twin", ours[-1], theirs[-1])
    games_per_second = median(games / run.cpu_seconds for run in ours)
    yield line(
        title,
        "playouts",
        seats,
        median(rates(ours)),
        MOVES_PER_SECOND,
        games_per_second=round(games_per_second),
        rounds=size.rounds,
    )
    if "games" in title.targets and seats == title.seats[0]:
        yield line(title, "games", seats, games_per_second, "games/s", rounds=size.rounds)
    if twin is None:
        yield line(title, "twin", seats, None, MOVES_PER_SECOND, note=no_twin)
        yield line(title, "ratio", seats, None, "ours/twin", note=no_twin)
        return
    ratios = [our / their for our, their in zip(rates(ours), rates(theirs), strict=True)]
    yield line(
        title,
        "twin",
        seats,
        median(rates(theirs)),
        MOVES_PER_SECOND,
        clone_ns=round(median(run.clone_ns for run in theirs), 1),
        compiler=" ".join(COMPILE),
        rounds=size.rounds,
    )
    yield line(
        title,
        "ratio",
        seats,
        median(ratios),
        "ours/twin",
        lowest=round(min(ratios), 3),
        highest=round(max(ratios), 3),
        best_rounds=round(max(rates(ours)) / max(rates(theirs)), 3),
        rounds=size.rounds,
    )


def clone(title: Title, size: Size) -> Line:
    """One clone of a position from the middle of a game."""
    game = title.game(title.seats[0])
    times = [clone_ns(halfway(game, seed), size.clones) for seed in range(size.rounds)]
    return line(title, "clone", title.seats[0], median(times), "ns", rounds=size.rounds)


def from_python(title: Title, size: Size) -> Line:
    """Games whose every step is called from a loop in Python."""
    compiled = engine.kind() == "compiled"
    games = title.games(size.games_from_python if compiled else size.games_interpreted)
    game = title.game(title.seats[0])
    runs: list[Run] = []
    for seed in range(size.rounds):
        runs.append(drive(game, games, seed))
        check(f"the loops inside and outside of {title.name}", play(game, games, seed), runs[-1])
    return line(
        title,
        "from-python",
        title.seats[0],
        median(rates(runs)),
        MOVES_PER_SECOND,
        rounds=size.rounds,
    )


def fallback(title: Title, size: Size) -> Line:
    """The engine where nothing could be compiled."""
    seats, games = title.seats[0], title.games(size.games_interpreted)
    game = title.game(seats)
    peer = interpreted(title)
    runs: list[Run] = []
    for seed in range(size.rounds):
        runs.append(peer.play(games, seats, seed))
        check(f"{title.name} here and interpreted", play(game, games, seed), runs[-1])
    return line(
        title, "interpreted", seats, median(rates(runs)), MOVES_PER_SECOND, rounds=size.rounds
    )


def listing(title: Title, size: Size) -> Line:
    """How long all but one in a hundred listings of legal moves take, late in random games."""
    seats = title.seats[0]
    game = title.game(seats)
    times = sorted(listing_ns(game, state) for state in late(game, size.positions))
    return line(
        title,
        "listing",
        seats,
        times[len(times) * 99 // 100],
        "ns",
        percentile=99,
        positions=len(times),
        middle=round(median(times)),
        longest=round(times[-1]),
    )


def rates(runs: list[Run]) -> list[float]:
    """Decisions per second of CPU time."""
    return [run.moves / run.cpu_seconds for run in runs]


def check(who: str, one: Run, other: Run) -> None:
    """Equal seeds must have given equal games."""
    if (one.moves, one.checksum) != (other.moves, other.checksum):
        raise DifferentGamesError(
            f"{who} played different games: decisions {one.moves} and {other.moves}, "
            f"checksum {one.checksum} and {other.checksum}"
        )
