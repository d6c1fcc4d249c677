"""Messages of clients, each to its verb."""

import asyncio

from dolmen.core.message import Refusal
from dolmen.server.limits import Rate
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.store import Unstored
from dolmen.server.table.advise import advise, ask_advice
from dolmen.server.table.answer import answer
from dolmen.server.table.desk import Desk
from dolmen.server.table.entries import sent_by
from dolmen.server.table.play import play
from dolmen.server.table.propose import propose
from dolmen.server.table.resign import resign
from dolmen.server.table.say import say
from dolmen.server.table.take_back import redo, take_back
from dolmen.server.table.vote import vote
from dolmen.server.table.why import why
from dolmen.server.tables import Tables
from dolmen.server.tasks import Tasks
from dolmen.server.viewers import Actor
from dolmen.server.wire.messages import Done, Refused, ServerMessage
from dolmen.server.wire.requests import (
    Act,
    Answer,
    AskAdvice,
    AskWhy,
    Play,
    Propose,
    Redo,
    Resign,
    Say,
    TakeBack,
    Vote,
)
from dolmen.server.workers import Workers


class Dispatch:
    """Carries out what clients ask. `chat` limits how often an address may say something."""

    def __init__(self, tables: Tables, tasks: Tasks, chat: Rate, workers: Workers) -> None:
        self.tables = tables
        self.chat = chat
        self._workers = workers
        self._tasks = tasks

    async def act(self, table: str, actor: Actor, message: Act) -> ServerMessage:
        """Carries a message out, or says why not. Once begun it is brought to its end, even if the
        client goes away meanwhile: what is stored must also be shown."""
        return await asyncio.shield(self._tasks.begin(self.act_here(table, actor, message)))

    async def act_here(self, table: str, actor: Actor, message: Act) -> ServerMessage:
        """The same for whoever goes on when the client goes away: a task less for each move."""
        n, speaker = 0, Speaker((), actor.lang, actor.spoken)
        try:
            async with self.tables.at(table) as desk:
                names = desk.match.seats.names
                n, speaker = desk.match.n, Speaker(names, actor.lang, actor.spoken)
                try:
                    seat = self._seat(desk, actor)
                    if not isinstance(message, AskAdvice):
                        return await self._carry_out(desk, seat, actor, message, speaker)
                    n = await ask_advice(self.tables, desk, seat, message)
                finally:
                    n = desk.match.n
            # While a bot thinks, the table is free for everybody.
            return await advise(self._workers, desk, seat, n, message, speaker, actor.address)
        except Unstored:
            return self._refused(Denied("unstored"), n, message.id, speaker)
        except Refusal as refusal:
            return self._refused(refusal, n, message.id, speaker)

    def _refused(self, refusal: Refusal, n: int, id: str, speaker: Speaker) -> Refused:
        refused = speaker.refused(refusal, n, id)
        self.tables.metrics.refused.labels(refused.code).inc()
        return refused

    def _seat(self, desk: Desk, actor: Actor) -> int:
        seat = actor.seat
        if seat is None or not desk.match.seats.may_play(seat, actor.player, actor.token_hash):
            raise Denied("watching")
        return seat

    async def _carry_out(
        self, desk: Desk, seat: int, actor: Actor, message: Act, speaker: Speaker
    ) -> ServerMessage:
        tables = self.tables
        if isinstance(message, AskWhy):
            return why(desk, seat, message, speaker)
        if sent_by(seat, message.id) in desk.match.clients:
            return Done(desk.match.n, message.id)
        if not isinstance(message, Say):
            desk.caller = actor.address
        if isinstance(message, Play):
            await play(tables, desk, seat, message)
        elif isinstance(message, TakeBack):
            await take_back(tables, desk, seat, message)
        elif isinstance(message, Redo):
            await redo(tables, desk, seat, message)
        elif isinstance(message, Propose):
            await propose(tables, desk, seat, message, actor)
        elif isinstance(message, Answer):
            await answer(tables, desk, seat, message)
        elif isinstance(message, Say):
            await say(tables, desk, seat, message, actor.address, self.chat)
        elif isinstance(message, Vote):
            await vote(tables, desk, seat, message)
        elif isinstance(message, Resign):
            await resign(tables, desk, seat, message)
        return Done(desk.match.n, message.id)
