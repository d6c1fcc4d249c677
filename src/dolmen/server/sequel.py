"""A sequel, a game played on after another move: where it begins in a record, and what is played in
a process beside the server."""

from pathlib import Path
from typing import Final, Literal, NamedTuple

from dolmen.bots import LEVELS
from dolmen.core.course import check_move
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.review.sequel import Fork, Sequels, fork, play_line, play_many, usual_games
from dolmen.server.record import Record
from dolmen.server.refusals import Denied
from dolmen.server.reviewer import telling

State = Literal["none", "waiting", "running", "done"]
# How far it has come is told in so many parts; the one game that bots play is half of it.
PARTS: Final = 100
HALF: Final = 2


class Place(NamedTuple):
    """A sequel: after so many moves of a record another move, and bots of a level."""

    record: str
    at: int
    move: str
    bot: str


class Played(NamedTuple):
    """What came of a sequel: the moves of one game from the tried one on, and many games."""

    line: list[int]
    many: Sequels


class Standing(NamedTuple):
    """How far a sequel has come, and what came of it."""

    state: State
    done: float
    played: Played | None


def find_fork(record: Record, place: Place) -> tuple[Fork, int]:
    """A record taken up where another move is tried, and that move; refused if it cannot be."""
    if place.bot not in LEVELS:
        raise Refusal("bot-unknown", bot=place.bot, allowed=listed(list(LEVELS)))
    found = fork(record.log, place.at)
    return found, tried_move(record, place)


def tried_move(record: Record, place: Place) -> int:
    """The move that is tried; refused where it is not legal, and before the end of a game."""
    log, most = record.log, len(record.log.moves)
    if not log.is_over:
        raise Denied("still-running")
    if place.at >= most:
        raise Denied("no-point", most=most - 1)
    move = log.game.moves.parse(place.move)
    check_move(log.game, record.track.position(place.at), move)
    return move


def play_sequel(found: Fork, move: int, bot: str, progress: Path) -> Played:
    """Plays on, once and many times; takes seconds."""
    with progress.open("r+b", buffering=0) as file:
        tell = telling(file, PARTS)
        line = play_line(found, move, bot, lambda done: tell(int(PARTS * min(done, 1) / HALF)))
        games = usual_games(found.game)
        many = play_many(found, move, games, lambda done: tell(int(PARTS * (1 + done) / HALF)))
    return Played(line, many)
