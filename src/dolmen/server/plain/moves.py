"""The legal moves as a list that is read well: in groups where it is long."""

from typing import Any, Final, NamedTuple

from dolmen.core.game import Game
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import moves_name, target_name
from dolmen.server.wire.moves import LegalMove

# A list up to this length is read as it is.
SHORT: Final = 8


class Group(NamedTuple):
    """Moves under one heading; none where there is nothing to tell apart."""

    heading: str | None
    moves: list[LegalMove]


def group_moves(game: Game[Any], legal: list[LegalMove], voice: Voice) -> list[Group]:
    """The moves, kind by kind if they are many, and those of a kind target by target if they are
    still many and share targets."""
    if len(legal) <= SHORT:
        return [Group(None, legal)]
    groups: list[Group] = []
    for kind, moves in _parted(legal, lambda move: _kind(game, move)).items():
        heading = moves_name(game.title, kind, voice.words)
        targets = _parted(moves, lambda move: move.target)
        if len(moves) <= SHORT or len(targets) == len(moves):
            groups.append(Group(heading, moves))
            continue
        for target, there in targets.items():
            where = target_name(game.title, target, voice.words)
            both = voice.words.text("plain-moves-at", moves=heading, where=where)
            groups.append(Group(both, there))
    return groups


def _kind(game: Game[Any], move: LegalMove) -> str:
    return game.moves.decode(game.moves.parse(move.move))[0].code


def _parted(moves: list[LegalMove], by: Any) -> dict[str, list[LegalMove]]:
    parts: dict[str, list[LegalMove]] = {}
    for move in moves:
        parts.setdefault(by(move), []).append(move)
    return parts
