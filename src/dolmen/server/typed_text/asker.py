"""Whoever asks about a table: what they may know, in their language."""

from collections.abc import Iterable
from functools import cached_property

from dolmen.core.effect import spoken
from dolmen.core.message import Arg
from dolmen.server.plain.position import Voice
from dolmen.server.plain.standing import tell_standing
from dolmen.server.plain.terms import moves_name, tell_view
from dolmen.server.table.desk import Desk
from dolmen.server.table.projection import decider
from dolmen.server.table.summary import table_state
from dolmen.server.tongue import Tongue
from dolmen.server.wire.answers import MoveHeard
from dolmen.words import Words
from dolmen.words.facts import Position
from dolmen.words.typed_moves import Reader, fits, fold


class Asker:
    """One viewer of a table and its words. Nothing is told but what the view of that seat holds,
    and of moves only while it decides: reasons of another's could tell what is hidden."""

    def __init__(self, desk: Desk, seat: int | None, lang: str) -> None:
        self.desk = desk
        self.match = desk.match
        self.seat = seat
        self.words: Words = Tongue(lang)
        self.voice = Voice(self.words, self.match.seats.names)
        self.reader = Reader(self.match.game, self.words, self.match.seats.names)

    @property
    def is_asked(self) -> bool:
        """Whether the seat decides now."""
        return self.seat is not None and self.seat == decider(self.match)

    @cached_property
    def legal(self) -> list[int]:
        """The moves to choose from, if the seat decides."""
        game, state = self.match.game, self.match.log.state
        return [int(move) for move in game.legal(state)] if self.is_asked else []

    @cached_property
    def position(self) -> Position:
        """The view of the seat, in words."""
        view = self.match.game.view(self.match.log.state, self.seat)
        return tell_view(self.match.row.title, view, self.voice)

    def text(self, id: str, /, **args: Arg) -> str:
        """A message in words."""
        return self.words.text(id, **args)

    def line(self, label: str, text: str) -> str:
        """Something, and what there is to say of it."""
        return self.words.text("typed-line", label=label, text=text)

    def standing(self) -> str:
        """Whom the table waits for, or how it ended."""
        return tell_standing(self.desk, table_state(self.desk), self.words)

    def move(self, move: int) -> str:
        """A move in words, as it can be typed."""
        return self.voice.say(self.match.game.describe(move))

    def priced(self, moves: Iterable[int]) -> list[MoveHeard]:
        """Moves with what they cost and bring."""
        game, state = self.match.game, self.match.log.state
        return [
            MoveHeard(
                words=self.move(move), price=spoken(game.effects(state, move), self.voice.say)
            )
            for move in moves
        ]

    def heading(self, move: int) -> str:
        """What moves of its kind are called together."""
        kind = self.match.game.moves.decode(move)[0].code
        return moves_name(self.match.row.title, kind, self.words)

    def fitting(self, about: str) -> list[int]:
        """The moves to choose from that have this in their words or in their heading."""
        found = set(self.reader.fitting(about, self.legal))
        return [
            move for move in self.legal if move in found or fits(about, fold(self.heading(move)))
        ]
