"""Identities, records and their reviews, as they are written."""

from dolmen.server.store import schema
from dolmen.server.store.faults import check_fit
from dolmen.server.store.rows import (
    PlayerRow,
    RecordRow,
    ReviewRow,
)
from dolmen.server.store.writes import Writes


class PeopleWrites(Writes):
    """People, and the records they bring."""

    async def save_player(self, player: PlayerRow) -> None:
        """Stores an identity, or changes its name and language."""
        check_fit(player)
        saved = self._insert(schema.players).values(**player._asdict())
        changed = {"name": player.name, "lang": player.lang}
        await self._execute(saved.on_conflict_do_update(index_elements=["hash"], set_=changed))

    async def save_record(self, record: RecordRow) -> None:
        """Stores an uploaded record."""
        check_fit(record)
        await self._execute(schema.records.insert().values(**record._asdict()))

    async def save_review(self, review: ReviewRow) -> None:
        """Stores a review, in place of an earlier stage of it."""
        check_fit(review)
        saved = self._insert(schema.reviews).values(**review._asdict())
        changed = {"stage": review.stage, "at": review.at, "body": review.body}
        await self._execute(saved.on_conflict_do_update(index_elements=["record"], set_=changed))
