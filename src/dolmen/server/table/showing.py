"""A position on its way to many viewers: what is the same for several of them is made once."""

from typing import Any, NamedTuple, cast

from msgspec import Raw

from dolmen.server.table.match import Match
from dolmen.server.table.menu import legal_moves
from dolmen.server.table.projection import asked, decider, missed, shown, tell
from dolmen.server.table.shown import Shown
from dolmen.server.viewers import Viewer
from dolmen.server.wire.difference import difference
from dolmen.server.wire.messages import Change, LegalMove, Update, encode


class _Told(NamedTuple):
    """What led to the position and what is asked there, encoded."""

    since: int
    entries: Raw
    ask: Raw


class Showing:
    """Shows one position: the whole of it to who comes, what changed to who was there."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._decider = decider(match)
        self._messages: dict[tuple[object, ...], bytes] = {}
        self._told: dict[tuple[object, ...], _Told] = {}
        self._changes: dict[tuple[Shown, Shown], Raw | None] = {}

    def show(self, viewer: Viewer, since: int | None) -> None:
        """Sends a viewer what brings it here from what it saw last."""
        match = self._match
        now = shown(match, viewer.seat)
        key = (now, viewer.shown, self._is_for(viewer), since, viewer.lang)
        data = self._messages.get(key)
        if data is None:
            data = self._messages[key] = encode(self._message(viewer, now, since))
        viewer.n, viewer.shown = match.n, None if viewer.whole else now
        viewer.send_bytes(data)

    def _is_for(self, viewer: Viewer) -> bool:
        """Whether that viewer decides."""
        return viewer.seat is not None and viewer.seat == self._decider

    def _message(self, viewer: Viewer, now: Shown, since: int | None) -> Update | Change:
        match, last = self._match, viewer.shown
        told = self._told_to(viewer, now, since)
        legal: list[LegalMove] = []
        can_take_back = False
        if self._is_for(viewer):
            legal = legal_moves(match, viewer.speaker(match.seats.names))
            can_take_back = match.undo_point() is not None
        n, actor = match.n, match.actor
        # What is encoded already stands in the place of what it encodes.
        entries, ask = cast(Any, told.entries), cast(Any, told.ask)
        change = None if last is None else self._change(last, now)
        if last is None or change is None:
            return Update(n, told.since, entries, now.view, actor, ask, legal, can_take_back)
        view = cast(Any, change)
        return Change(n, told.since, last.n, entries, view, actor, ask, legal, can_take_back)

    def _told_to(self, viewer: Viewer, now: Shown, since: int | None) -> _Told:
        """The same for all who see the same, know the same entries and read one language."""
        key = (now, since, viewer.lang)
        found = self._told.get(key)
        if found is None:
            match, speaker = self._match, viewer.speaker(self._match.seats.names)
            start, entries = missed(match, since)
            found = self._told[key] = _Told(
                start,
                Raw(encode(tell(entries, viewer.seat, speaker))),
                Raw(encode(asked(match, speaker))),
            )
        return found

    def _change(self, last: Shown, now: Shown) -> Raw | None:
        """The difference between two views, encoded; None where the whole view is no longer."""
        if (last, now) not in self._changes:
            found = difference(last.view, now.view)
            data = b"" if found is None else encode(found)
            self._changes[last, now] = Raw(data) if 0 < len(data) < now.size else None
        return self._changes[last, now]
