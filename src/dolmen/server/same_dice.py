"""Games with the same dice, side by side: a finished game and its duplicates, or all that was
played on a day. They are found by the seal of their seed, which no two others share."""

from typing import Final

from dolmen.server.challenge import check_unsealed, is_sealed
from dolmen.server.records import Records
from dolmen.server.refusals import Denied
from dolmen.server.store import Listed
from dolmen.server.table.dice import SECOND
from dolmen.server.table.entries import read_outcome
from dolmen.server.table.match import FINISHED
from dolmen.server.wire.same_dice import SameDice, SameGame

# So many stand side by side.
MOST: Final = 50


class SameDiceGames:
    """Finds games with the same dice. Nothing is told of those that are not over."""

    def __init__(self, records: Records) -> None:
        self._records = records
        self._tables = records.tables

    async def look(self, id: str, player: str | None) -> SameDice:
        """All games with the dice of a record, the first one first."""
        store, now = self._tables.store, self._tables.now()
        row = await store.table(id)
        games: list[SameGame] = []
        if row is None:
            stood = await self._records.stood(id)  # a file that somebody brought
            title, seats, seal = stood.title, len(stood.names), stood.seal
            if seal is not None:
                games.append(
                    SameGame(
                        record=id,
                        names=stood.names,
                        bots=stood.bots,
                        scores=stood.scores,
                        ranks=stood.ranks,
                        is_first=True,
                        given_up=stood.given_up,
                        mine=False,
                    )
                )
        else:
            check_unsealed(row, now)
            if row.status not in FINISHED:
                raise Denied("still-running")
            title, seats = row.title, row.seats
            seal = row.commitment if row.dice == SECOND else None
        if seal is None:
            raise Denied("no-same-dice")
        found = await store.tables_with_dice(seal, MOST, player or "")
        shown = [one for one in found if not is_sealed(one.table, now)]
        # The one with the first table is first, unless it is a file.
        first = None if games else min(shown, key=lambda one: one.table.created, default=None)
        games += [_game(one, is_first=one is first) for one in shown]
        games.sort(key=lambda game: (not game.is_first, game.ranks, game.record))
        return SameDice(
            record=id,
            title=title,
            seats=seats,
            games=games,
            best=[max(game.scores[seat] for game in games) for seat in range(seats)],
            playing=await store.count_playing_with_dice(seal),
        )


def _game(one: Listed, *, is_first: bool) -> SameGame:
    outcome = read_outcome(one.table.outcome or "")
    return SameGame(
        record=one.table.id,
        names=[seat.name for seat in one.seats],
        bots=[seat.bot for seat in one.seats],
        scores=outcome.scores,
        ranks=outcome.ranks,
        is_first=is_first,
        given_up=outcome.how != "over",
        mine=bool(one.mine),
    )
