"""A game played on after another move: what is asked and answered of a record, and what is played
in a process beside the server."""

from pathlib import Path
from typing import Final, Literal, NamedTuple

from dolmen.bots import LEVELS
from dolmen.core.course import check_move
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.review.sequel import (
    Fork,
    Sequels,
    Spot,
    dice_of,
    fork,
    play_line,
    play_many,
    spread,
    usual_games,
)
from dolmen.server.record import Record
from dolmen.server.refusals import Denied
from dolmen.server.replays import point_of
from dolmen.server.reviewer import telling
from dolmen.server.speaker import Speaker
from dolmen.server.told_reviews import band
from dolmen.server.tracks import Track
from dolmen.server.wire import sequels as wire
from dolmen.server.wire.messages import Update

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


def find_choices(record: Record, at: int) -> wire.Choices:
    """What could be played after so many moves; refused before the end of a game, since moves tell
    what a seat has."""
    log = record.log
    if not log.is_over:
        raise Denied("still-running")
    if at > len(log.moves):
        raise Denied("no-point", most=len(log.moves))
    game, position = log.game, record.track.position(at)
    actor = int(game.actor(position))
    found = wire.Choices(at=at, seat=None, played=None, moves=[], dice=dice_of(log, at))
    if actor < 0 or at == len(log.moves):
        return found
    speaker, name = Speaker(log.names), game.moves.name
    found.seat, found.played = actor, name(log.moves[at])
    found.moves = [
        wire.ChoiceTold(
            move=name(move),
            target=game.moves.target(move, actor),
            words=speaker.as_object(game.describe(move)),
        )
        for move in game.legal(position)
    ]
    return found


def find_fork(record: Record, place: Place) -> tuple[Fork, int]:
    """A record taken up where another move is tried, and that move; refused if it cannot be."""
    if place.bot not in LEVELS:
        raise Refusal("bot-unknown", bot=place.bot, allowed=listed(list(LEVELS)))
    found = fork(record.log, place.at)
    return found, _tried(record, place)


def _tried(record: Record, place: Place) -> int:
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


def tell_sequel(record: Record, place: Place, standing: Standing) -> wire.SequelAnswer:
    """A sequel as it is told."""
    log, at, move = record.log, place.at, _tried(record, place)
    game, speaker = log.game, Speaker(log.names)
    return wire.SequelAnswer(
        state=standing.state,
        done=standing.done,
        at=at,
        seat=int(game.actor(record.track.position(at))),
        bot=place.bot,
        tried=speaker.as_object(game.describe(move)),
        played=speaker.as_object(game.describe(log.moves[at])),
        dice=dice_of(log, at),
        sequel=None if standing.played is None else _told(record, at, standing.played),
    )


def _told(record: Record, at: int, played: Played) -> wire.SequelTold:
    track, many = continued(record, at, played.line), played.many
    scores = _scores(track, at + 1, len(track.moves))
    end = track.position(len(track.moves))
    return wire.SequelTold(
        moves=len(track.moves),
        scores=scores,
        result=[int(rank) for rank in track.game.ranks(end)],
        many=wire.SequelMany(
            games=many.games,
            tried=[_spot(one) for one in many.tried],
            played=[_spot(one) for one in many.played],
            true=spread(_scores(record.track, at + 1, len(record.log.moves))),
            gain=band(many.gain),
            points=band(many.points),
        ),
    )


def _spot(spot: Spot) -> wire.SequelSpot:
    return wire.SequelSpot(
        ahead=[band(one) for one in spot.ahead],
        points=[band(one) for one in spot.points],
        low=[low for low, _ in spot.band],
        high=[high for _, high in spot.band],
    )


def _scores(track: Track, first: int, last: int) -> list[list[int]]:
    """The points of every seat after the first so many moves, and after each that follows."""
    positions = [track.position(first), *(step.after for step in track.steps(first, last))]
    return [[int(points) for points in track.game.scores(s)] for s in positions]


def continued(record: Record, at: int, line: list[int]) -> Track:
    """A record up to some move, and then as a sequel goes on."""
    return Track(record.log.game, [*record.log.moves[:at], *line])


def sequel_point(
    record: Record,
    at: int,
    line: list[int],
    count: int,
    viewer: int | None,
    lang: str | None,
    since: int | None = None,
) -> Update:
    """A point of a sequel, as one of a record is told."""
    record.check_seat(viewer)
    track = continued(record, at, line)
    return point_of(track, count, viewer, Speaker(record.log.names, lang), since)
