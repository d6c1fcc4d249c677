"""Whose turn it is, told to the address that the host of a table set."""

from dolmen.server.settings import Settings
from dolmen.server.table.desk import Desk
from dolmen.server.table.match import Match
from dolmen.server.webhook.delivery import Webhooks


class Notices:
    """Tells a person's turn once."""

    def __init__(self, webhooks: Webhooks, settings: Settings) -> None:
        self._webhooks = webhooks
        self._settings = settings

    def notice(self, desk: Desk) -> None:
        """After a change that was made here: tells a turn that was not told yet."""
        match = desk.match
        turn = (match.n, match.actor)
        if match.due_bot is None and match.actor is not None and turn != desk.noticed:
            desk.noticed = turn
            if match.row.webhook:
                self._webhooks.send(match.row.webhook, self._words(match))

    def _words(self, match: Match) -> dict[str, object]:
        """Whose turn it is, and nothing of the game."""
        settings = self._settings
        name = match.seats.names[match.actor] if match.actor is not None else ""
        address = settings.address or f"http://{settings.host}:{settings.port}"
        return {
            "table": match.row.id,
            "title": match.row.title,
            "player": name,
            "link": f"{address}/table/{match.row.id}",
            "n": match.n,
        }
