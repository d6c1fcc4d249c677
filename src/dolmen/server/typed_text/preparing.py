"""What a seat can prepare and has prepared, in words; and moves that it types for that."""

import json
from collections.abc import Sequence
from typing import Any, cast

from dolmen.core.message import Message, Refusal
from dolmen.server.plain.position import Voice
from dolmen.server.plain.terms import tell_view
from dolmen.server.refusals import Denied
from dolmen.server.store import PreparedRow
from dolmen.server.table.desk import Desk
from dolmen.server.table.prepare import (
    WORLDS,
    check_can_prepare,
    foresee,
    named_parts,
    prepare,
)
from dolmen.server.tables import Tables
from dolmen.server.tongue import Tongue
from dolmen.server.typed_text.places import BETWEEN, filled
from dolmen.server.wire.people import ForeseenMove, Place, Prepare, PreparedMoves, Preparing
from dolmen.words.typed_moves import Reader, fold


class Planner:
    """One seat that prepares, in its language."""

    def __init__(self, desk: Desk, seat: int, lang: str) -> None:
        self.desk = desk
        self.match = desk.match
        self.seat = seat
        self.words = Tongue(lang)
        self.voice = Voice(self.words, self.match.seats.names)
        self.reader = Reader(self.match.game, self.words, self.match.seats.names)

    def offer(self, after: Sequence[str] = ()) -> Preparing:
        """What can be prepared, after some moves that would come first; and what is."""
        found = self.brief()
        if found.can:
            moves = self.match.game.moves
            coming = foresee(self.match, self.seat, [moves.parse(name) for name in after])
            found.moves = [
                ForeseenMove(move=moves.name(move), words=self._move(move), often=often)
                for move, often in sorted(coming.items(), key=lambda pair: (-pair[1], pair[0]))
            ]
            found.places = self.places()
        return found

    def brief(self) -> Preparing:
        """What is prepared, and whether something can be."""
        row, can = self.desk.prepared.get(self.seat), True
        try:
            check_can_prepare(self.match, self.seat)
        except Denied:
            can = False
        return Preparing(
            n=self.match.n,
            can=can,
            worlds=WORLDS,
            moves=[],
            places=[],
            prepared=None if row is None else self.told(row),
        )

    def places(self) -> list[Place]:
        """The rows of the tables of what the seat sees."""
        view = self.match.game.view(self.match.log.state, self.seat)
        position = tell_view(self.match.row.title, view, self.voice)
        found: list[Place] = []
        for grid in position.grids:
            parts = named_parts(view.get(grid.key))
            for name, row in zip(parts, grid.rows, strict=False):
                cells = (
                    self.words.text("typed-line", label=c, text=t) for c, t in filled(grid, row)
                )
                found.append(
                    Place(id=f"{grid.key}/{name}", name=row.head, text=BETWEEN.join(cells))
                )
        return found

    def told(self, row: PreparedRow) -> PreparedMoves:
        """What is prepared, or became of it."""
        parse, said = self.match.game.moves.parse, ""
        kept: dict[str, list[str]] = json.loads(row.keeps)
        if row.state != "waits":
            told = json.loads(row.told)
            said = self.voice.say(self._became(told))
        return PreparedMoves(
            state=cast(Any, row.state),
            moves=[self._move(parse(name)) for name in json.loads(row.moves)],
            keeps=[name for name, _ in kept.values()],
            told=said,
        )

    def _became(self, told: dict[str, object]) -> Message:
        parse, describe = self.match.game.moves.parse, self.match.game.describe
        if told["how"] == "played":
            names = told["moves"] if isinstance(told["moves"], list) else []
            said = self.words.join([self._move(parse(name)) for name in names])
            return Message("server-prepared-played", {"moves": said})
        if told["how"] == "illegal":
            move, why = describe(parse(str(told["move"]))), Message(str(told["why"]))
            return Message("server-prepared-illegal", {"move": move, "reason": why})
        if told["how"] == "changed":
            return Message("server-prepared-changed", {"place": str(told["place"])})
        return Message("server-prepared-passed")

    def read(self, typed: Sequence[str]) -> list[int]:
        """Moves by name, or in the words of those that may come."""
        moves: list[int] = []
        for text in typed:
            moves.append(self._read(text, moves))
        return moves

    def _read(self, text: str, before: Sequence[int]) -> int:
        try:
            return int(self.match.game.moves.parse(text))
        except Refusal as refusal:
            coming = foresee(self.match, self.seat, before)
            exact = [move for move in coming if fold(text) in self.reader.phrases(move)]
            found = exact or self.reader.fitting(text, coming)
            if len(found) != 1:
                raise refusal from None
            return found[0]

    def _move(self, move: int) -> str:
        return self.voice.say(self.match.game.describe(move))


async def prepare_typed(
    tables: Tables, desk: Desk, seat: int, wish: Prepare, lang: str
) -> Preparing:
    """Keeps what somebody wants to play next."""
    check_can_prepare(desk.match, seat)
    planner = Planner(desk, seat, lang)
    names = {place.id: place.name for place in planner.places()}
    unknown = [id for id in wish.keeps if id not in names]
    if unknown:
        raise Denied("malformed", why=f"keeps: {unknown[0]}"[:200])
    keeps = {id: names[id] for id in wish.keeps}
    await prepare(tables, desk, seat, wish.n, planner.read(wish.moves), keeps)
    return planner.offer()
