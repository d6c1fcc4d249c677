"""Events of people who play a title among themselves. Whoever joins wants it, and whoever leaves is
gone; what is rated was played at public tables that all its people know of."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from dolmen.bots import LEVELS
from dolmen.bots.levels import level
from dolmen.core.message import Refusal
from dolmen.core.options import check_seats, listed
from dolmen.games import open_game, seat_counts
from dolmen.server.challenge import day_of
from dolmen.server.club.schedule import full_rounds, rounds_for
from dolmen.server.club.standings import Game, Stand, standings
from dolmen.server.keys import new_id
from dolmen.server.people import Person
from dolmen.server.refusals import Denied
from dolmen.server.replayers import Replayers
from dolmen.server.store import ClubRow, ClubTable, Listed, MemberRow
from dolmen.server.store.clubs import OPEN
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.make import club_table
from dolmen.server.table.match import FINISHED
from dolmen.server.table.names import check_name
from dolmen.server.table.options import read_options, settle_options
from dolmen.server.tables import Tables
from dolmen.server.wire.bodies import NewClub
from dolmen.server.wire.clubs import (
    Anchor,
    ClubGame,
    ClubInfo,
    ClubMade,
    Offer,
    StandingLine,
)
from dolmen.server.wire.fields import MOST_ROUNDS

ROBIN: Final = "robin"
FREE: Final = "free"
MOST_MEMBERS: Final = 32
# So many tables of an event are looked at, and so many of one's own are offered for it.
MOST_TABLES: Final = 500
MOST_OFFERS: Final = 20
# How a game ended that counts.
COUNTING: Final = ("over", "resigned")


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

    async def next_round(self, id: str, player: str | None, address: str) -> None:
        """Makes the tables of the next round. Who made the event may do it at any time, a member
        when the last round is over."""
        club, members = await self._club(id), await self._store.members(id)
        played = await self._store.club_tables(id, "", MOST_TABLES)
        if not _may_go_on(club, members, played, player):
            raise Denied("no-round")
        if not await self._store.begin_round(club, members):
            raise Denied("no-round")  # somebody else was faster
        if club.round == 0:
            members = [one._replace(number=number) for number, one in enumerate(members)]
        by_number: Mapping[int, MemberRow] = {one.number: one for one in members}
        people = 1 + max(by_number)
        plan = rounds_for(people, club.seats, club.round + 1)[club.round]
        number = 0
        for group in plan:
            seats = [None if one is None else by_number.get(one) for one in group]
            if any(seats):
                number += 1
                table = await club_table(self._tables, club, seats, address)
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
        if not _fits(club, Listed(row, seats, []), holders):
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
            (one for one in played if _counts(one)), key=lambda one: one.listed.table.ended or 0
        )
        numbers = {one.player: one.number for one in members}
        games = [_game(one, numbers) for one in counted]
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
            rounds=_rounds(club, members) if club.kind == ROBIN else 0,
            round=club.round,
            members=[one.name for one in members],
            is_member=is_member,
            can_join=not is_member and len(members) < MOST_MEMBERS and _takes(club),
            can_go_on=_may_go_on(club, members, played, player),
            standings=_lines(found, members, player),
            anchors=[Anchor(bot=bot, rating=rating) for bot, rating in anchors.items()],
            games=[
                _line(one, agreed.get(one.listed.table.id, set()), player)
                for one in sorted(played, key=lambda one: (one.round, one.number))
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
            if row.id not in known and len(held) == 1 and _is_alike(club, Listed(row, seats, held))
        ][:MOST_OFFERS]

    async def _club(self, id: str) -> ClubRow:
        found = await self._store.club(id)
        if found is None:
            raise Denied("unknown-club")
        return found


def anchors_of(club: ClubRow) -> dict[str, int]:
    """The levels whose rating was measured for the title."""
    found = {bot: level(club.title, bot, club.seats).rating for bot in LEVELS}
    return {bot: round(rating.mean) for bot, rating in found.items() if any(rating)}


def _stand_all(
    people: list[int], games: list[Game], anchors: dict[str, int], by_rating: bool
) -> list[Stand]:
    """The standings, in a process beside the server."""
    return standings(people, games, anchors, by_rating=by_rating)


def _takes(club: ClubRow) -> bool:
    """Whether somebody can still join."""
    return club.kind == FREE or club.status == OPEN


def _rounds(club: ClubRow, members: Sequence[MemberRow]) -> int:
    """How many rounds there are: as was wished, or as many as it takes. What the first round found
    stays, also when somebody leaves."""
    people = 1 + max((one.number for one in members), default=0) if club.round else len(members)
    return min(MOST_ROUNDS, club.rounds or full_rounds(people, club.seats))


def _may_go_on(
    club: ClubRow, members: Sequence[MemberRow], played: Sequence[ClubTable], player: str | None
) -> bool:
    """Whether somebody may have the next round made."""
    if club.kind != ROBIN or not members or club.round >= _rounds(club, members):
        return False
    is_done = all(one.listed.table.status in FINISHED for one in played)
    is_member = player in {one.player for one in members}
    return player is not None and (
        player == club.host or (is_member and is_done and club.round > 0)
    )


def _counts(one: ClubTable) -> bool:
    """Whether a table counts: a public one, that was played to its end or given up."""
    row = one.listed.table
    if not (one.counts and row.public and row.status in FINISHED and row.outcome is not None):
        return False
    return read_outcome(row.outcome).how in COUNTING


def _is_alike(club: ClubRow, one: Listed) -> bool:
    """Whether a table was played as an event is: its title, seats and options, from the start, with
    dice of its own, to its end."""
    row = one.table
    if row.outcome is None or row.status not in FINISHED or day_of(row) is not None:
        return False
    is_own = row.given == 0 and row.duplicate is None and row.parent is None and not row.shared
    same = (row.title, row.seats, read_options(row.options))
    is_same = same == (club.title, club.seats, read_options(club.options))
    return is_own and is_same and read_outcome(row.outcome).how in COUNTING


def _fits(club: ClubRow, one: Listed, holders: Sequence[tuple[int, str]]) -> bool:
    """The same, and whether each of its people has one seat, and each seat of a person one."""
    held = [seat for seat, _ in holders]
    people = [seat.seat for seat in one.seats if seat.kind == "person"]
    players = {player for _, player in holders}
    return _is_alike(club, one) and sorted(held) == people and len(players) == len(held)


def _game(one: ClubTable, numbers: Mapping[str, int]) -> Game:
    """A table as the standings take it."""
    outcome = read_outcome(one.listed.table.outcome or "")
    seats: list[int | str | None] = [seat.bot for seat in one.listed.seats]
    for seat, player in one.holders:
        if player in numbers:
            seats[seat] = numbers[player]
    return Game(seats, outcome.ranks, outcome.scores)


def _lines(
    found: Sequence[Stand], members: Sequence[MemberRow], player: str | None
) -> list[StandingLine]:
    by_number = {one.number: one for one in members}
    return [
        StandingLine(
            place=place,
            name=by_number[one.number].name,
            mine=by_number[one.number].player == player,
            games=one.games,
            wins=one.wins,
            beaten=round(one.beaten, 2),
            points=round(one.points, 1),
            rating=one.rating,
            low=one.low,
            high=one.high,
        )
        for place, one in enumerate(found, start=1)
    ]


def _line(one: ClubTable, agreed: set[str], player: str | None) -> ClubGame:
    row, seats, mine = one.listed
    outcome = None if row.outcome is None else read_outcome(row.outcome)
    needed = {holder for _, holder in one.holders}
    return ClubGame(
        table=row.id,
        round=one.round,
        number=one.number,
        names=[seat.name for seat in seats],
        status=cast(Any, row.status),
        scores=[] if outcome is None else outcome.scores,
        ranks=[] if outcome is None else outcome.ranks,
        counts=_counts(one),
        agreed=len(agreed & needed),
        needed=0 if one.round else len(needed),
        mine=bool(mine),
        my_turn=row.status == "playing" and row.waits in mine and not row.due,
        can_put=not one.round and bool(mine) and player not in agreed,
    )
