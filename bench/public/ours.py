"""Our side of a row, for about as much CPU time as the other's."""

import time
from collections.abc import Callable
from typing import Final

import dolmen
from bench import batches
from bench import ours as engine_at_work
from bench.peers import Peer, Run, interpreted
from bench.public.rows import BATCH, DRIVEN, INTERPRETED, LOOP, SEARCH
from bench.titles import TITLES
from dolmen.batch import Batch
from dolmen.bots import Budget, seat_bot
from dolmen.core.game import CHANCE
from dolmen.core.rng import Rng

# Decisions and games a second of CPU time; games are 0 where none is played to its end.
Speed = tuple[float, float]
# What one part plays, by manner: games, or iterations, or steps of a batch.
PARTS: Final = {LOOP: 300, DRIVEN: 60, INTERPRETED: 20, SEARCH: 10_000, BATCH: 50_000}
LANES: Final = 1024


def player(title: str, seats: int, manner: str) -> Callable[[int], Speed]:
    """Plays one part from a seed, and says how fast it was."""
    (known,) = (one for one in TITLES if one.name == title)
    game = known.game(seats)
    count = PARTS[manner]
    if manner == BATCH:
        batch = Batch(game, LANES, seed=1)
        return lambda seed: (batches.side_by_side(batch, count), 0.0)
    if manner == SEARCH:
        return lambda seed: (iterations(title, seats, seed, count), 0.0)
    games = known.games(count)
    if manner == INTERPRETED:
        peer: Peer = interpreted(known)
        return lambda seed: speed(peer.play(games, seats, seed), games)
    play = engine_at_work.play if manner == LOOP else engine_at_work.drive
    return lambda seed: speed(play(game, games, seed), games)


def speed(run: Run, games: int) -> Speed:
    """Decisions and games a second."""
    return run.moves / run.cpu_seconds, games / run.cpu_seconds


def iterations(title: str, seats: int, seed: int, count: int) -> float:
    """Iterations a second of a search that knows the rules alone, at the first decision."""
    game = dolmen.game(title, seats)
    state, rng = game.start(), Rng(seed)
    while game.actor(state) == CHANCE:
        game.apply(state, game.draw(state, rng))
    bot = seat_bot("plain", game, seed, game.actor(state), Budget(count, 0))
    start = time.process_time()
    bot.choose(state)
    return count / (time.process_time() - start)
