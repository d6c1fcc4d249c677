"""Tables without a person: nobody waits for them, and an address may have only so many running."""

from typing import Final

from dolmen.server.desks import Desks
from dolmen.server.refusals import Denied

# When to ask again: some game of bots will be over by then.
RETRY_SECONDS: Final = 60


class BotsAlone:
    """The tables of each address at which bots play among themselves."""

    def __init__(self, desks: Desks, most: int) -> None:
        self._desks = desks
        self._most = most
        self._tables: dict[str, set[str]] = {}

    def check(self, address: str) -> None:
        """Refuses one more to an address that has enough of them."""
        running = {id for id in self._tables.pop(address, set()) if self._runs(id)}
        if running:
            self._tables[address] = running
        if len(running) >= self._most:
            raise Denied("bots-alone", most=self._most, wait=RETRY_SECONDS)

    def add(self, address: str, id: str) -> None:
        """At this table bots play alone from now on, since somebody from there wanted it."""
        self._tables.setdefault(address, set()).add(id)

    def _runs(self, id: str) -> bool:
        # A table whose bots are to move is in use, so one that is not has ended.
        desk = self._desks.get(id)
        return desk is not None and desk.match.actor is not None and not desk.match.seats.persons
