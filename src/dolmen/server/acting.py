"""What somebody at a table can do: every message of a client, one function each."""

import asyncio
from typing import Any, Final, cast

from dolmen.core.log import AGREED, RESIGNED, Ending, final_ranks
from dolmen.core.message import Refusal, Who
from dolmen.server.hub import Desk, Hub
from dolmen.server.limits import Rate
from dolmen.server.refusals import Denied
from dolmen.server.shown import electors, voters, votes_needed
from dolmen.server.speaker import Speaker
from dolmen.server.store import Unstored, VoteRow
from dolmen.server.table.match import sent_by
from dolmen.server.viewers import Actor
from dolmen.server.wire import (
    Act,
    AskWhy,
    ChatLine,
    Done,
    Explanation,
    Outcome,
    Play,
    Refused,
    Resign,
    Say,
    ServerMessage,
    TakeBack,
    Vote,
)

# Who plays on for somebody who left, unless the host names another.
STAND_IN: Final = "greedy"
# How often a seat that somebody else changes at the same time is tried again.
TRIES: Final = 3
# The seat of a vote that is about none.
NO_SEAT: Final = -1


class Acting:
    """Carries out what clients ask."""

    def __init__(self, hub: Hub, chat: Rate) -> None:
        self.hub = hub
        self.chat = chat

    async def act(self, table: str, actor: Actor, message: Act) -> ServerMessage:
        """Carries a message out, or says why not. Once begun it is brought to its end, even if the
        client goes away meanwhile: what is stored must also be shown."""
        return await asyncio.shield(self.hub.begin(self._act(table, actor, message)))

    async def _act(self, table: str, actor: Actor, message: Act) -> ServerMessage:
        n, speaker = 0, Speaker((), actor.lang)
        try:
            async with self.hub.at(table) as desk:
                n, speaker = desk.room.n, Speaker(desk.room.names, actor.lang)
                try:
                    return await self._carry_out(desk, actor, message, speaker)
                finally:
                    n = desk.room.n
        except Unstored:
            return self._refused(Denied("unstored"), n, message.id, speaker)
        except Refusal as refusal:
            return self._refused(refusal, n, message.id, speaker)

    def _refused(self, refusal: Refusal, n: int, id: str, speaker: Speaker) -> Refused:
        refused = speaker.refused(refusal, n, id)
        self.hub.metrics.refused.labels(refused.code).inc()
        return refused

    async def _carry_out(
        self, desk: Desk, actor: Actor, message: Act, speaker: Speaker
    ) -> ServerMessage:
        seat = actor.seat
        if seat is None or not desk.room.may_sit(seat, actor.player, actor.token_hash):
            raise Denied("watching")
        if isinstance(message, AskWhy):
            return self._why(desk, seat, speaker, message)
        if sent_by(seat, message.id) in desk.room.clients:
            return Done(desk.room.n, message.id)
        if isinstance(message, Play):
            self._check_turn(desk, seat, message.n)
            append = desk.room.plan_move(seat, message.move, message.id, self.hub.now())
            await self.hub.store_and_show(desk, append)
        elif isinstance(message, TakeBack):
            self._check_turn(desk, seat, message.n)
            append = desk.room.plan_take_back(seat, message.id, self.hub.now(), one=message.one)
            await self.hub.store_and_show(desk, append)
        elif isinstance(message, Say):
            await self._say(desk, seat, actor.address, message)
        elif isinstance(message, Vote):
            await self._vote(desk, seat, message)
        else:
            await self._resign(desk, seat, message)
        return Done(desk.room.n, message.id)

    def _check_turn(self, desk: Desk, seat: int, n: int) -> None:
        if n != desk.room.n:
            raise Denied("stale", n=desk.room.n)
        refusal = desk.room.idle_reason(seat)
        if refusal is not None:
            raise refusal

    # --- Why not ---------------------------------------------------------------------------------

    def _why(self, desk: Desk, seat: int, speaker: Speaker, asked: AskWhy) -> Explanation:
        moves = desk.room.game.moves
        if asked.move is not None:
            wanted = moves.parse(asked.move)
            return desk.room.why(seat, asked.id, lambda move: move == wanted, speaker)
        if asked.target is None:
            raise Denied("malformed", why="target")
        return desk.room.why(
            seat, asked.id, lambda move: moves.target(move, seat) == asked.target, speaker
        )

    # --- Talking ---------------------------------------------------------------------------------

    async def _say(self, desk: Desk, seat: int, address: str, said: Say) -> None:
        room = desk.room
        text = said.text.strip()
        if not text:
            raise Denied("malformed", why="text")
        if not self.chat.allow(address):
            raise Denied("too-many")
        row = await self.hub.store.say(
            room.row.id, seat, room.names[seat], text, self.hub.now(), client=said.id
        )
        line = ChatLine(room.n, row.k, row.seat, row.name, row.text, row.at)
        for viewer in list(desk.viewers):
            viewer.send_chat(line)

    # --- Votes and giving up ---------------------------------------------------------------------

    async def _vote(self, desk: Desk, seat: int, vote: Vote) -> None:
        about = NO_SEAT if vote.what == "end" else vote.seat
        if about is None or about >= desk.room.game.seats:
            raise Denied("no-seat")
        self._check_playing(desk)
        if seat not in electors(desk, about):
            raise Denied("no-person")
        if vote.what == "bot":
            if about not in desk.room.persons:
                raise Denied("no-person")
            if about in desk.online:
                raise Denied("still-here", who=Who(about))
        row = VoteRow(vote.what, about, seat)
        id = desk.room.row.id
        if vote.yes:
            await self.hub.store.vote(id, row)
        else:
            await self.hub.store.unvote(id, row)
        desk.votes = await self.hub.store.votes(id)
        if len(voters(desk, vote.what, about)) < votes_needed(desk, vote.what, about):
            self.hub.show_table(desk)
        elif vote.what == "end":
            await self._end(desk, Ending(AGREED), sent_by(seat, vote.id))
        else:
            await self.stand_in(desk, about, STAND_IN)

    async def stand_in(self, desk: Desk, seat: int, bot: str, *, resigned: bool = False) -> None:
        """Hands a person's seat to a bot; unless they resigned they can have it back."""
        for _ in range(TRIES):
            row = desk.room.seats[seat]
            changed = row._replace(stand_in=bot, resigned=resigned or row.resigned)
            if await self.hub.change_seat(desk, changed):
                break
        else:
            raise Denied("stale", n=desk.room.n)
        await self.hub.store.clear_votes(desk.room.row.id)
        desk.votes = []
        self.hub.show_table(desk)

    async def _resign(self, desk: Desk, seat: int, message: Resign) -> None:
        if desk.room.seats[seat].resigned:
            return  # sent twice
        if message.n != desk.room.n:
            raise Denied("stale", n=desk.room.n)
        self._check_playing(desk)
        if desk.room.game.seats == 2 or desk.room.persons == [seat]:
            await self._end(desk, Ending(RESIGNED, seat), message.id)
        else:
            await self.stand_in(desk, seat, STAND_IN, resigned=True)

    def _check_playing(self, desk: Desk) -> None:
        if desk.room.frozen is not None:
            raise Denied("frozen", why=desk.room.frozen)
        if desk.room.row.status != "playing":
            raise Denied("not-playing")

    async def _end(self, desk: Desk, ending: Ending, client: str | None = None) -> None:
        append = desk.room.plan_end(self._outcome(desk, ending), client, self.hub.now())
        try:
            await self.hub.store_and_show(desk, append)
        except Denied:
            # Another process may have ended it by the very same votes.
            if desk.room.row.status != "ended":
                raise

    def _outcome(self, desk: Desk, ending: Ending) -> Outcome:
        """What the game is worth if it ends now."""
        game, state = desk.room.game, desk.room.log.state
        scores, ranks = game.scores(state), final_ranks(game, state, ending)
        return Outcome(
            cast(Any, ending.how), ending.seat, [int(p) for p in scores], [int(r) for r in ranks]
        )
