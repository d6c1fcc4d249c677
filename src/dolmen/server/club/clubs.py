"""Events of people who play a title among themselves. Whoever joins wants it, and whoever leaves is
gone; what is rated was played at public tables that all its people know of."""

import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, cast

from dolmen.bots import LEVELS
from dolmen.core.message import Refusal
from dolmen.core.options import check_seats, listed
from dolmen.games import open_game, seat_counts
from dolmen.server.club.rules import (
    FREE,
    ROBIN,
    does_count,
    does_fit,
    is_alike,
    is_shown,
    may_go_on,
    rounds_of,
    takes_people,
)
from dolmen.server.club.schedule import rounds_for
from dolmen.server.club.standings import Game, Stand, standings
from dolmen.server.club.told import anchors_of, game_line, rated_game, standing_lines
from dolmen.server.keys import new_id
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.replayers import Replayers
from dolmen.server.store import ClubRow, ClubTable, Listed, MemberRow
from dolmen.server.store.clubs import OPEN
from dolmen.server.table.make import club_table
from dolmen.server.table.names import check_name
from dolmen.server.table.options import read_options, settle_options
from dolmen.server.tables import Tables
from dolmen.server.wire.bodies import NewClub
from dolmen.server.wire.clubs import Anchor, ClubInfo, ClubMade, Offer

MOST_MEMBERS: Final = 32
# So many tables of an event are looked at, and so many of one's own are offered for it.
MOST_TABLES: Final = 500
MOST_OFFERS: Final = 20


class Clubs:
    """All events."""

    def __init__(self, tables: Tables, replayers: Replayers) -> None:
        self._tables = tables
        self._store = tables.store
        self._replayers = replayers

    async def make(self, person: Person, wish: NewClub) -> ClubMade:
        """A new event, whose maker has joined it."""
        check_seats(wish.title, wish.seats, seat_counts(wish.title))
        if wish.level not in LEVELS:
            raise Refusal("bot-unknown", bot=wish.level, allowed=listed(LEVELS))
        options = settle_options(wish.title, wish.seats, wish.options)
        game = open_game(wish.title, wish.seats, **options)
        row = ClubRow(
            new_id(),
            check_name(wish.name),
            wish.title,
            wish.seats,
            json.dumps(game.options),
            wish.kind,
            (wish.rounds or 0) if wish.kind == ROBIN else 0,
            wish.level,
            person.player,
            0,
            OPEN,
            self._tables.now(),
        )
        await self._store.save_club(row)
        await self.join(row.id, person)
        return ClubMade(id=row.id, path=f"/club/{row.id}")

    async def join(self, id: str, person: Person) -> None:
        """Somebody joins, by the name they go by."""
        await self._club(id)
        member = MemberRow(id, person.player, check_name(person.name), 0, self._tables.now())
        if not await self._store.join_club(member, MOST_MEMBERS):
            raise Denied("club-closed", most=MOST_MEMBERS)

    async def leave(self, id: str, player: str | None) -> None:
        """Somebody is in the event no more: not in its standings, nor in rounds to come."""
        await self._club(id)
        if player is None or not await self._store.leave_club(id, player):
            raise Denied("no-member")

    async def next_round(
        self,
        id: str,
        player: str | None,
        address: str,
        take: Callable[[int], Awaitable[None]],
    ) -> None:
        """Makes the tables of the next round. Who made the event may do it at any time, a member
        when the last round is over. `take` is asked for so many tables and may refuse them."""
        club, members = await self._club(id), await self._store.members(id)
        played = await self._store.club_tables(id, "", MOST_TABLES)
        if not may_go_on(club, members, played, player):
            raise Denied("no-round")
        parties = _parties(club, members)
        await take(len(parties))
        if not await self._store.begin_round(club, members):
            raise Denied("no-round")  # somebody else was faster
        for number, party in enumerate(parties, start=1):
            table = await club_table(self._tables, club, party, address)
            await self._store.add_club_table(id, table, club.round + 1, number)

    async def put(self, id: str, table: str, player: str | None) -> None:
        """Somebody wants a finished table of theirs to count; it does when all its people do."""
        club, members = await self._club(id), await self._store.members(id)
        if club.kind != FREE or player not in {one.player for one in members}:
            raise Denied("no-member")
        row = await self._store.table(table)
        if row is None:
            raise Denied("unknown-table")
        seats = await self._store.seats(table)
        holders = await self._store.holders(table)
        if not does_fit(club, Listed(row, seats, []), holders):
            raise Denied("club-table")
        needed = sorted({holder for _, holder in holders})
        if player not in needed:
            raise Denied("watching")
        if await self._store.put_into_club(id, table, player, needed):
            # Whoever looks at the table sees that it is public now.
            async with self._tables.at(table) as desk:
                desk.match.row = desk.match.row._replace(public=True)
                self._tables.stage.show_table(desk)

    async def look(self, id: str, player: str | None) -> ClubInfo:
        """An event as it stands."""
        club, members = await self._club(id), await self._store.members(id)
        played = await self._store.club_tables(id, player or "", MOST_TABLES)
        agreed = await self._store.consents(id) if club.kind == FREE else {}
        anchors = anchors_of(club)
        counted = sorted(
            (one for one in played if does_count(one)), key=lambda one: one.listed.table.ended or 0
        )
        numbers = {one.player: one.number for one in members}
        games = [rated_game(one, numbers) for one in counted]
        people = sorted(numbers.values())
        found = await self._replayers.ask(_stand_all, people, games, anchors, club.kind == FREE)
        is_member = player in numbers
        return ClubInfo(
            id=id,
            name=club.name,
            title=club.title,
            seats=club.seats,
            options=read_options(club.options),
            kind=cast(Any, club.kind),
            level=club.level,
            rounds=rounds_of(club, members) if club.kind == ROBIN else 0,
            round=club.round,
            members=[one.name for one in members],
            is_member=is_member,
            can_join=not is_member and len(members) < MOST_MEMBERS and takes_people(club),
            can_go_on=may_go_on(club, members, played, player),
            standings=standing_lines(found, members, player),
            anchors=[Anchor(bot=bot, rating=rating) for bot, rating in anchors.items()],
            games=[
                game_line(one, agreed.get(one.listed.table.id, set()), player)
                for one in sorted(played, key=lambda one: (one.round, one.number))
                if is_shown(one)
            ],
            offers=await self._offers(club, played, player) if is_member else [],
        )

    async def _offers(
        self, club: ClubRow, played: Sequence[ClubTable], player: str | None
    ) -> list[Offer]:
        """Games of somebody that could be put into an event."""
        if club.kind != FREE or player is None:
            return []
        known = {one.listed.table.id for one in played}
        mine = await self._store.tables_of(player, 5 * MOST_OFFERS)
        return [
            Offer(table=row.id, names=[seat.name for seat in seats], ended=row.ended or 0)
            for row, seats, held in mine
            if row.id not in known and len(held) == 1 and is_alike(club, Listed(row, seats, held))
        ][:MOST_OFFERS]

    async def _club(self, id: str) -> ClubRow:
        found = await self._store.club(id)
        if found is None:
            raise Denied("unknown-club")
        return found


def _parties(club: ClubRow, members: Sequence[MemberRow]) -> list[list[MemberRow | None]]:
    """Who sits at each table of the next round; nobody: a bot."""
    if club.round == 0:
        members = [one._replace(number=number) for number, one in enumerate(members)]
    by_number: Mapping[int, MemberRow] = {one.number: one for one in members}
    people = 1 + max(by_number)
    plan = rounds_for(people, club.seats, club.round + 1)[club.round]
    parties = [[None if one is None else by_number.get(one) for one in group] for group in plan]
    return [party for party in parties if any(party)]


def _stand_all(
    people: list[int], games: list[Game], anchors: dict[str, int], by_rating: bool
) -> list[Stand]:
    """The standings, in a process beside the server."""
    return standings(people, games, anchors, by_rating=by_rating)
