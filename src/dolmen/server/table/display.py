"""A position on its way to many viewers: what is the same for several of them is made once."""

from collections.abc import Callable
from typing import Any, cast

from msgspec import Raw

from dolmen.server.speaker import Speaker
from dolmen.server.table.entries import Recent
from dolmen.server.table.match import Match
from dolmen.server.table.menu import legal_moves
from dolmen.server.table.projection import asked, decider, missed, shown, tell, tell_briefly
from dolmen.server.table.proposals import reach
from dolmen.server.table.sights import Shown
from dolmen.server.viewers import Viewer
from dolmen.server.wire.difference import difference, whole
from dolmen.server.wire.messages import Change, EntryBrief, EntryTold, Update, encode
from dolmen.server.wire.moves import LegalMove

Telling = Callable[[list[Recent], int | None, Speaker], list[EntryTold] | list[EntryBrief]]


class Showing:
    """Shows one position: the whole of it to who comes, what changed to who was there."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._decider = decider(match)
        self._reach = reach(match)
        self._messages: dict[tuple[object, ...], bytes] = {}
        self._told: dict[tuple[object, ...], Raw] = {}
        self._asked: dict[str | None, bytes] = {}
        self._changes: dict[tuple[Shown, Shown], bytes | None] = {}
        self._known: dict[tuple[bytes, bytes], bytes] = {}

    def show(self, viewer: Viewer, since: int | None) -> None:
        """Sends a viewer what brings it here from what it saw last."""
        match = self._match
        now = shown(match, viewer.eyes)
        # Whoever decides is told moves, and was told others before.
        whose = viewer if self._is_for(viewer) else None
        question = self._ask(viewer)
        same = viewer.asked == question, viewer.reach == self._reach
        key = (now, viewer.shown, whose, since, viewer.lang, same)
        data = self._messages.get(key)
        if data is None:
            data = self._messages[key] = encode(self._message(viewer, now, since))
        viewer.n, viewer.shown = match.n, None if viewer.whole else now
        viewer.asked, viewer.reach = question, self._reach
        viewer.send_bytes(data)

    def _is_for(self, viewer: Viewer) -> bool:
        """Whether that viewer decides."""
        return viewer.seat is not None and viewer.seat == self._decider

    def _message(self, viewer: Viewer, now: Shown, since: int | None) -> Update | Change:
        match, last = self._match, viewer.shown
        start, entries = missed(match, since)
        legal: list[LegalMove] = []
        can_take_back = can_redo = False
        if self._is_for(viewer):
            legal = legal_moves(match, viewer.speaker(match.seats.names))
            can_take_back = match.undo_point() is not None
            can_redo = bool(match.log.course.ahead)
        rights = can_take_back, can_redo
        n, actor = match.n, match.actor
        question = self._ask(viewer)
        # What is encoded already stands in the place of what it encodes.
        ask = cast(Any, Raw(question))
        change = None if last is None else self._change(last, now)
        if last is None or change is None:
            if not viewer.whole:
                viewer.menu.begin(legal)
            told = cast(Any, self._tell(viewer, entries, tell))
            view = cast(Any, Raw(whole(now.view)))
            return Update(n, start, told, view, actor, ask, legal, *rights, self._reach)
        known = None if start == last.n else start
        told = cast(Any, self._tell(viewer, entries, tell_briefly))
        view = cast(Any, Raw(change))
        menu = cast(Any, Raw(viewer.menu.brief(legal)) if legal else [])
        # As it was: not said again.
        if viewer.asked == question:
            ask = None
        reach = None if viewer.reach == self._reach else self._reach
        return Change(n, last.n, known, told, view, actor, ask, menu, *rights, reach)

    def _tell(self, viewer: Viewer, entries: list[Recent], how: Telling) -> Raw | list[EntryBrief]:
        """What led here, encoded: the same for all who are told the same in one language."""
        if not entries:
            return []
        # Whoever is told the same has the same object, and the match keeps it for now.
        key = (how, viewer.lang, *(id(entry.told(viewer.eyes)) for entry in entries))
        if key not in self._told:
            speaker = viewer.speaker(self._match.seats.names)
            self._told[key] = Raw(encode(how(entries, viewer.eyes, speaker)))
        return self._told[key]

    def _ask(self, viewer: Viewer) -> bytes:
        """What is asked here, encoded: the same for all who read one language."""
        if viewer.lang not in self._asked:
            speaker = viewer.speaker(self._match.seats.names)
            self._asked[viewer.lang] = encode(asked(self._match, speaker))
        return self._asked[viewer.lang]

    def _change(self, last: Shown, now: Shown) -> bytes | None:
        """The difference between two views; None where the whole view is no longer."""
        if (last, now) not in self._changes:
            found = difference(last.view, now.view, self._known)
            size = sum(map(len, now.view.values()))
            self._changes[last, now] = found if found is None or len(found) < size else None
        return self._changes[last, now]
