"""An event on its way out: its tables as its standings take them, the ratings they are measured by,
and both of them line by line."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from dolmen.bots import LEVELS
from dolmen.bots.levels import level
from dolmen.server.club.rules import does_count
from dolmen.server.club.standings import Game, Stand
from dolmen.server.store import ClubRow, ClubTable, MemberRow
from dolmen.server.table.entries import read_outcome
from dolmen.server.wire.clubs import ClubGame, StandingLine


def anchors_of(club: ClubRow) -> dict[str, int]:
    """The levels whose rating was measured for the title."""
    found = {bot: level(club.title, bot, club.seats).rating for bot in LEVELS}
    return {bot: round(rating.mean) for bot, rating in found.items() if any(rating)}


def rated_game(one: ClubTable, numbers: Mapping[str, int]) -> Game:
    """A table as the standings take it."""
    outcome = read_outcome(one.listed.table.outcome or "")
    seats: list[int | str | None] = [seat.bot for seat in one.listed.seats]
    for seat, player in one.holders:
        if player in numbers:
            seats[seat] = numbers[player]
    return Game(seats, outcome.ranks, outcome.scores)


def standing_lines(
    found: Sequence[Stand], members: Sequence[MemberRow], player: str | None
) -> list[StandingLine]:
    """The standings, line by line."""
    by_number = {one.number: one for one in members}
    return [
        StandingLine(
            place=one.place,
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
        for one in found
    ]


def game_line(one: ClubTable, agreed: set[str], player: str | None) -> ClubGame:
    """A table of an event, for one viewer."""
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
        counts=does_count(one),
        agreed=len(agreed & needed),
        needed=0 if one.round else len(needed),
        mine=bool(mine),
        my_turn=row.status == "playing" and row.waits in mine and not row.due,
        can_put=not one.round and bool(mine) and player not in agreed,
    )
