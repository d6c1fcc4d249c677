"""The engine of this process at work: in its own loop, driven from Python, and cloning."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from bench.peers import Run
from dolmen.bots.greedy import Greedy
from dolmen.core.game import CHANCE, OK, OVER, Game, State, new_buffer
from dolmen.core.playout import clones, playouts
from dolmen.core.rng import Rng


def play(game: Game[Any], games: int, seed: int) -> Run:
    """Random games in the loop of the engine."""
    return timed(playouts, game, games, seed)


def drive(game: Game[Any], games: int, seed: int) -> Run:
    """The same games in a loop outside of it."""
    return timed(random_games, game, games, seed)


def clone(game: Game[Any], count: int, seed: int) -> Run:
    """Clones of a position in the middle of a game."""
    state = halfway(game, seed)
    start = time.process_time()
    clones(state, count)
    return Run(count, 0, time.process_time() - start)


def reasons(game: Game[Any], games: int, seed: int) -> Run:
    """Why not, asked for every move at every tenth step of random games. What is legal counts, not
    the numbers of the reasons, which may differ between two checkouts."""
    states = [state for i in range(games) for state in steps(game, seed + i)][::10]
    moves = range(game.moves.count)
    total = 0
    start = time.process_time()
    for state in states:
        for move in moves:
            total += game.reason(state, move) == OK
    return Run(len(states) * len(moves), total, time.process_time() - start)


def watch(game: Game[Any], games: int, seed: int) -> Run:
    """The greedy bot, asked at every tenth step of random games."""
    states = [state for i in range(games) for state in steps(game, seed + i)][::10]
    bots = [Greedy(game, seed, seat) for seat in range(game.seats)]
    total = 0
    start = time.process_time()
    for state in states:
        total = (total * 31 + bots[game.actor(state)].choose(state)) % 1000003
    return Run(len(states), total, time.process_time() - start)


def steps(game: Game[Any], seed: int) -> Iterator[State]:
    """Every position of a random game at which somebody decides."""
    state: State = game.start()
    for move in random_game(game, Rng(seed)):
        if game.actor(state) >= 0:
            yield state.clone()
        game.apply(state, move)


def timed(
    driver: Callable[[Game[Any], int, int], tuple[int, int]], game: Game[Any], games: int, seed: int
) -> Run:
    """What a driver counted, and the CPU time it took."""
    start = time.process_time()
    moves, checksum = driver(game, games, seed)
    return Run(moves, checksum, time.process_time() - start)


def random_games(game: Game[Any], games: int, seed: int) -> tuple[int, int]:
    """`playouts` as a researcher writes it: each step is a call from Python into the engine."""
    rng = Rng(seed)
    legal = new_buffer(game.moves.count)
    moves = 0
    checksum = 0
    for _ in range(games):
        state = game.start()
        while (actor := game.actor(state)) != OVER:
            if actor == CHANCE:
                game.apply(state, game.draw(state, rng))
            else:
                move: int = legal[rng.below(game.fill(state, legal))]
                game.apply(state, move)
                moves += 1
        for score in game.scores(state):
            checksum = (checksum * 31 + score) % 1000003
    return moves, checksum


def random_game(game: Game[Any], rng: Rng) -> list[int]:
    """All moves of a random game."""
    played: list[int] = []
    state: State = game.start()
    while (actor := game.actor(state)) != OVER:
        if actor == CHANCE:
            move: int = game.draw(state, rng)
        else:
            legal = game.legal(state)
            move = legal[rng.below(len(legal))]
        game.apply(state, move)
        played.append(move)
    return played


def halfway(game: Game[Any], seed: int) -> State:
    """A position in the middle of a random game."""
    played = random_game(game, Rng(seed))
    state: State = game.start()
    for move in played[: len(played) // 2]:
        game.apply(state, move)
    return state


def late(game: Game[Any], count: int) -> Iterator[State]:
    """So many positions from the last thirds of random games at which somebody decides."""
    rng = Rng(count)
    while count > 0:
        played = random_game(game, rng)
        state = game.start()
        for i, move in enumerate(played):
            if count > 0 and 3 * i >= 2 * len(played) and game.actor(state) >= 0:
                yield state.clone()
                count -= 1
            game.apply(state, move)


def listing_ns(game: Game[Any], state: State) -> float:
    """Time of one listing of the legal moves, in nanoseconds: the shortest of three, since other
    work on the machine comes and goes."""
    legal = new_buffer(game.moves.count)
    times: list[int] = []
    for _ in range(3):
        start = time.perf_counter_ns()
        game.fill(state, legal)
        times.append(time.perf_counter_ns() - start)
    return min(times)


def clone_ns(state: State, count: int) -> float:
    """CPU time of one clone, in nanoseconds."""
    start = time.process_time()
    clones(state, count)
    return (time.process_time() - start) / count * 1e9
