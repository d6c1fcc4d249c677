"""Our side of a row, for as much CPU time as the other's: in a part of a millisecond after
somebody else's turn nothing that it reads is near yet, and the other side is never asked so."""

import time
from collections.abc import Callable, Iterator
from typing import Final

import dolmen
from bench import ours as engine_at_work
from bench.peers import Peer, Run, interpreted
from bench.public.rows import BATCH, DRIVEN, INTERPRETED, LOOP, ROLLOUT, SEARCH
from bench.titles import TITLES
from dolmen.batch import Batch
from dolmen.bots import Budget, seat_bot
from dolmen.core.game import CHANCE
from dolmen.core.rng import Rng

# Decisions and games a second of CPU time; games are 0 where none is played to its end.
Speed = tuple[float, float]
# Decisions, games and CPU seconds of a part.
Part = tuple[int, int, float]
# What one part plays, by manner: games, or iterations, or steps of a batch.
PARTS: Final = {
    LOOP: 300,
    DRIVEN: 60,
    INTERPRETED: 600,
    SEARCH: 10_000,
    BATCH: 50_000,
    ROLLOUT: 65_536,
}
LANES: Final = 1024
# Steps of a rollout: as many as Pgx plays in one call.
STEPS: Final = 64


def player(title: str, seats: int, manner: str) -> Callable[[int], Part]:
    """Plays one part from a seed, and says what it was."""
    (known,) = (one for one in TITLES if one.name == title)
    game = known.game(seats)
    count = PARTS[manner]
    if manner in (BATCH, ROLLOUT):
        batch = Batch(game, LANES, seed=1)
        steps = side_by_side if manner == BATCH else rolled_out
        return lambda seed: steps(batch, count // LANES)
    if manner == SEARCH:
        return lambda seed: iterations(title, seats, seed, count)
    games = known.games(count)
    if manner == INTERPRETED:
        peer: Peer = interpreted(known)
        return lambda seed: part(peer.play(games, seats, seed), games)
    play = engine_at_work.play if manner == LOOP else engine_at_work.drive
    return lambda seed: part(play(game, games, seed), games)


def speed(play: Callable[[int], Part], seeds: Iterator[int], seconds: float) -> Speed:
    """Decisions and games a second, over as many parts as take that much CPU time."""
    moves, games, spent = 0, 0, 0.0
    while spent < seconds:
        more = play(next(seeds))
        moves, games, spent = moves + more[0], games + more[1], spent + more[2]
    return moves / spent, games / spent


def part(run: Run, games: int) -> Part:
    """A run of so many games."""
    return run.moves, games, run.cpu_seconds


def side_by_side(batch: Batch, steps: int) -> Part:
    """Step after step, called from Python."""
    start = time.process_time()
    for _ in range(steps):
        batch.step(batch.sample())
    return steps * batch.games, 0, time.process_time() - start


def rolled_out(batch: Batch, steps: int) -> Part:
    """The same within compiled code, all of it kept."""
    times = max(steps // STEPS, 1)
    start = time.process_time()
    for _ in range(times):
        batch.rollout(STEPS)
    return times * STEPS * batch.games, 0, time.process_time() - start


def iterations(title: str, seats: int, seed: int, count: int) -> Part:
    """Iterations of a search that knows the rules alone, at the first decision."""
    game = dolmen.game(title, seats)
    state, rng = game.start(), Rng(seed)
    while game.actor(state) == CHANCE:
        game.apply(state, game.draw(state, rng))
    bot = seat_bot("plain", game, seed, game.actor(state), Budget(count, 0))
    start = time.process_time()
    bot.choose(state)
    return count, 0, time.process_time() - start
