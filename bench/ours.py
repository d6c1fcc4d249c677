"""The engine of this process at work: in its own loop, driven from Python, and cloning."""

import time
from collections.abc import Callable
from typing import Any

from bench.peers import Run
from dolmen.core.game import CHANCE, OVER, Game, State, new_buffer
from dolmen.core.playout import clones, playouts
from dolmen.core.rng import Rng


def play(game: Game[Any], games: int, seed: int) -> Run:
    """Random games in the loop of the engine."""
    return timed(playouts, game, games, seed)


def drive(game: Game[Any], games: int, seed: int) -> Run:
    """The same games in a loop outside of it."""
    return timed(random_games, game, games, seed)


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


def halfway(game: Game[Any], seed: int) -> State:
    """A position in the middle of a random game."""
    rng = Rng(seed)
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
    state = game.start()
    for move in played[: len(played) // 2]:
        game.apply(state, move)
    return state


def clone_ns(state: State, count: int) -> float:
    """CPU time of one clone, in nanoseconds."""
    start = time.process_time()
    clones(state, count)
    return (time.process_time() - start) / count * 1e9
