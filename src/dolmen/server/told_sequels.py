"""Sequels on their way out: as phrases for the page, and in words for one without script. They need
the record, so they are told where that was read."""

from typing import NamedTuple

from dolmen.review.sequel import DiceOf, Spot, dice_of, spread
from dolmen.server.record import Record
from dolmen.server.refusals import Denied
from dolmen.server.replays import point_of
from dolmen.server.sequel import Place, Played, Standing, tried_move
from dolmen.server.speaker import Speaker
from dolmen.server.told_reviews import band
from dolmen.server.tongue import Tongue
from dolmen.server.tracks import Track
from dolmen.server.wire import sequels as wire
from dolmen.server.wire.messages import Update


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


def tell_sequel(record: Record, place: Place, standing: Standing) -> wire.SequelAnswer:
    """A sequel as it is told."""
    log, at, move = record.log, place.at, tried_move(record, place)
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


class ChoicesSeen(NamedTuple):
    """What could be played after so many moves, in words by the names of the moves."""

    title: str
    names: list[str]
    seat: int | None
    played: str | None
    moves: dict[str, str]
    dice: DiceOf


class SequelSeen(NamedTuple):
    """A sequel in words: who decided, the tried move and the played one; and once it is done a
    point of the game that bots played on, how many moves that has and its points, and those of the
    true game for the seat that decided."""

    title: str
    names: list[str]
    seat: int
    tried: str
    played: str
    dice: DiceOf
    point: Update | None
    moves: int
    true: list[int]
    scores: list[int]


def see_choices(record: Record, at: int, lang: str) -> ChoicesSeen:
    """The same for a page without script."""
    found, log = find_choices(record, at), record.log
    game, tongue = log.game, Tongue(lang)
    words = {
        one.move: tongue.say(game.describe(game.moves.parse(one.move)), log.names)
        for one in found.moves
    }
    return ChoicesSeen(game.title, log.names, found.seat, found.played, words, found.dice)


def see_sequel(
    record: Record, place: Place, played: Played | None, count: int, lang: str
) -> SequelSeen:
    """A sequel at one point of the game that bots played on, for a page without script."""
    log, at, move = record.log, place.at, tried_move(record, place)
    game, tongue = log.game, Tongue(lang)
    seat = int(game.actor(record.track.position(at)))
    seen = SequelSeen(
        title=game.title,
        names=log.names,
        seat=seat,
        tried=tongue.say(game.describe(move), log.names),
        played=tongue.say(game.describe(log.moves[at]), log.names),
        dice=dice_of(log, at),
        point=None,
        moves=0,
        true=[],
        scores=[],
    )
    if played is None:
        return seen
    track = continued(record, at, played.line)
    last = len(track.moves)
    shown = min(max(count, at + 1), last)
    true = spread(_scores(record.track, at + 1, len(log.moves)))
    return seen._replace(
        point=point_of(track, shown, None, Speaker(log.names, lang)),
        moves=last,
        true=[scores[seat] for scores in true],
        scores=_scores(track, last, last)[0],
    )
