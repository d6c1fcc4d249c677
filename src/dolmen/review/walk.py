"""A recorded game in the parts that a review looks at: where somebody had a choice, and where
chance had one."""

from collections.abc import Callable
from typing import Any, NamedTuple

from dolmen.bots.plan import open_turns
from dolmen.core.course import playing
from dolmen.core.game import CHANCE, Game
from dolmen.games import TITLES, room


class Decision(NamedTuple):
    """A seat had a choice: how many moves came before, the position, and what it played."""

    at: int
    state: Any
    seat: int
    move: int


class Draw(NamedTuple):
    """Chance had more than one outcome: how many moves came before, the position, and what came."""

    at: int
    state: Any
    move: int


class Walk(NamedTuple):
    """A game from its start to the position it ended in."""

    start: Any
    decisions: list[Decision]
    draws: list[Draw]
    end: Any


def walk(game: Game[Any], moves: list[int]) -> Walk:
    """Goes through a game. What leaves nothing to choose is no decision; where turns are long a
    decision is how one begins."""
    begins = _beginning(game)
    s = game.start()
    start = s.clone()
    decisions: list[Decision] = []
    draws: list[Draw] = []
    for at, move in enumerate(playing(game, s, moves)):
        actor = int(game.actor(s))
        if len(game.legal(s)) > 1:
            if actor == CHANCE:
                draws.append(Draw(at, s.clone(), move))
            elif begins(s):
                decisions.append(Decision(at, s.clone(), actor, move))
    return Walk(start, decisions, draws, s)


def has_turns(game: Game[Any]) -> bool:
    """Whether the title of a game knows whole turns."""
    return game.title in TITLES and room(game.title, "turns") is not None


def _beginning(game: Game[Any]) -> Callable[[Any], bool]:
    if not has_turns(game):
        return lambda s: True
    turns = open_turns(game)
    return lambda s: bool(turns.begins(s))
