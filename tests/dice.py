"""Games with fair dice, of either form, played to their end or to some move."""

from typing import Any, Final

from dolmen.core import fair
from dolmen.core.game import CHANCE
from dolmen.core.log import Log
from dolmen.core.rng import Rng
from dolmen.games import open_game

SEED: Final = bytes(range(16))
OTHER_SEED: Final = bytes(range(1, 17))
NONCES: Final = ("a1" * 16, None, "c3" * 16, "d4" * 16)


def fair_log(title: str, seats: int, seed: bytes = SEED, **options: object) -> Log[Any]:
    """A table that has committed to its dice, of the second form, and not begun."""
    log = first_form_log(title, seats, seed, **options)
    log.commit(seed, NONCES[:seats])
    log.seed = None
    return log


def first_form_log(title: str, seats: int, seed: bytes = SEED, **options: object) -> Log[Any]:
    """The same with dice of the first form."""
    game = open_game(title, seats, **options)
    names = ["Anna", "Bram", "Chloé", "Daan"][:seats]
    return Log(game, names, commitment=fair.seed_commitment(seed))


def play_on(
    log: Log[Any], seed: bytes = SEED, moves: int | None = None, players: int | None = None
) -> None:
    """Plays at random up to that many moves, or to the end, with fair dice; then shows the seed."""
    game, rng = log.game, Rng(3 if players is None else players, log.game.seats)
    dice = fair.Dice(seed, log.nonces)
    while not log.is_over and len(log.moves) != moves:
        if game.actor(log.state) == CHANCE:
            log.play(dice.draw(log.course))
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


def first_form_game(title: str, seats: int) -> Log[Any]:
    """A whole game with dice of the first form."""
    log = first_form_log(title, seats)
    play_on(log)
    return log


def branched_game(title: str, seats: int, given: int, *, first_form: bool = False) -> Log[Any]:
    """A game that takes its first moves from another and goes on with dice of its own."""
    source = fair_game(title, seats)
    log = (first_form_log if first_form else fair_log)(title, seats, OTHER_SEED)
    for move in source.moves[:given]:
        log.play(move)
    log.given = given
    if not first_form:
        log.commit(OTHER_SEED, NONCES[:seats])
        log.seed = None
    play_on(log, OTHER_SEED)
    return log
