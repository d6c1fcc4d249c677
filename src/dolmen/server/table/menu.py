"""Legal moves on their way out. What a move is called and lights up is the same in every position
and at every table of one game, so that it is put together once."""

from functools import lru_cache
from typing import Any, Final

from dolmen.core.game import Game
from dolmen.server.speaker import Speaker
from dolmen.server.table.match import Match
from dolmen.server.wire.difference import between
from dolmen.server.wire.messages import encode
from dolmen.server.wire.moves import LegalMove

# Games whose moves are remembered: those played most have few options.
MOST_GAMES: Final = 32
# Moves that a viewer is known to have been told; a client keeps them all.
MOST_TOLD: Final = 512
# Steps from one move of a list to the next.
MOST_STEPS: Final = 16_384

# By the move, its actor, and whether it could not be taken back, is a gamble, or is forced.
Known = dict[tuple[int, int, bool, bool, bool], LegalMove]


def legal_moves(match: Match, speaker: Speaker) -> list[LegalMove]:
    """Everything that is legal now."""
    game, state = match.game, match.log.state
    return name_moves(match, game.legal(state), game.finals(state), speaker)


def name_moves(
    match: Match, moves: list[int], finals: list[bool], speaker: Speaker
) -> list[LegalMove]:
    """Moves of whoever decides, and whether each could not be taken back."""
    game, state, actor = match.game, match.log.state, match.log.course.actor
    gambles, forced = game.gambles(state), game.forced(state)
    # Sentences hold the names of people.
    is_same = speaker.words is None
    known = _known(type(game), game.seats, match.row.options) if is_same else {}
    named: list[LegalMove] = []
    for move, final in zip(moves, finals, strict=True):
        key = (move, actor, final, move in gambles, move == forced)
        if key not in known:
            known[key] = _named(game, *key, speaker)
        named.append(known[key])
    return named


@lru_cache(MOST_GAMES)
def _known(kind: type[Game[Any]], seats: int, options: str) -> Known:
    return {}


def _named(
    game: Game[Any],
    move: int,
    actor: int,
    final: bool,
    gamble: bool,
    forced: bool,
    speaker: Speaker,
) -> LegalMove:
    name, target = game.moves.name(move), game.moves.target(move, actor)
    return LegalMove(name, target, speaker.phrase(game.describe(move)), final, gamble, forced)


class Menu:
    """The moves that one viewer was told, as they were told last: from then on a name says all."""

    def __init__(self) -> None:
        self._told: dict[str, LegalMove] = {}

    def begin(self, moves: list[LegalMove]) -> None:
        """The viewer is sent these as they are, and what came before counts no more."""
        self._told = {move.move: move for move in moves}

    def brief(self, moves: list[LegalMove]) -> bytes:
        """Moves as a change tells them to this viewer, who then knows them."""
        if len(self._told) > MOST_TOLD:
            self._told = {}
        parts: list[bytes] = []
        last: LegalMove | None = None
        for move in moves:
            told = self._told.get(move.move)
            if told is move or told == move:
                parts.append(_written(move.move))
            else:
                parts.append(_step(b"{}" if last is None else encode(last), encode(move)))
                self._told[move.move] = move
            last = move
        return b"[%b]" % b",".join(parts)


@lru_cache(MOST_STEPS)
def _written(name: str) -> bytes:
    return encode(name)


@lru_cache(MOST_STEPS)
def _step(last: bytes, move: bytes) -> bytes:
    return between(last, move)
