"""Games with fair dice, played to their end or to some move."""

from typing import Any, Final

from dolmen.core import fair
from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.games import open_game

SEED: Final = bytes(range(16))
OTHER_SEED: Final = bytes(range(1, 17))


def fair_log(title: str, seats: int, seed: bytes = SEED) -> Log[Any]:
    """A table that has committed to its dice and not begun."""
    game = open_game(title, seats)
    return Log(game, ["Anna", "Bram", "Chloé", "Daan"][:seats], commitment=fair.commitment(seed))


def play_on(log: Log[Any], seed: bytes = SEED, moves: int | None = None) -> None:
    """Plays at random up to that many moves, or to the end, with fair dice; then shows the seed."""
    game, rng = log.game, Rng(3, log.game.seats)
    while not log.is_over and len(log.moves) != moves:
        if game.actor(log.state) == CHANCE:
            log.play(fair.draw(game, log.state, seed, len(log.moves) + 1))
        else:
            legal = game.legal(log.state)
            log.play(legal[rng.below(len(legal))])
    if log.is_over:
        log.seed = seed.hex()


def fair_game(title: str, seats: int) -> Log[Any]:
    """A whole game."""
    log = fair_log(title, seats)
    play_on(log)
    return log


def branched_game(title: str, seats: int, given: int) -> Log[Any]:
    """A game that takes its first moves from another and goes on with dice of its own."""
    source = fair_game(title, seats)
    log = fair_log(title, seats, OTHER_SEED)
    for move in source.moves[:given]:
        log.play(move)
    log.given = given
    play_on(log, OTHER_SEED)
    return log
