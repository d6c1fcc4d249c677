"""All catalogues of one language. They are opened one after the other until one has the message
that is asked for, and a message is parsed when it is first said: a program says few of some
thousand, and to read them all would take longer than the rest of its start."""

import re
from collections.abc import Iterable, Iterator
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.syntax.ast import BaseNode, MessageReference, TermReference
from fluent.syntax.visitor import Visitor

# An entry starts a line; whatever belongs to it is indented, or is no name with a sign after it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
TERM: Final = "-"


class Catalogues:
    """Messages by id. Where two have the same, the first one stands."""

    def __init__(self, lang: str, sources: Iterable[tuple[str, str]] = ()) -> None:
        """The catalogues by name, each with its text; those without a name list nothing."""
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        self._unopened: Final[Iterator[tuple[str, str]]] = iter(sources)
        # The messages of each catalogue, in the order they are written.
        self._ids: Final[dict[str, tuple[str, ...]]] = {}
        # Every message and term of the catalogues that are open, and those that nobody said yet.
        self._met: Final[set[str]] = set()
        self._unread: Final[dict[str, str]] = {}
        self._reading: Final = Lock()

    def ids(self, catalogue: str) -> tuple[str, ...]:
        """The messages of a catalogue; none if there is no such catalogue."""
        with self._reading:
            while catalogue not in self._ids and self._open():
                pass
            return self._ids.get(catalogue, ())

    def find(self, id: str, to: str = "") -> Pattern | None:
        """What a message says, to be filled in; None if there is no such message. Whom it is said
        to is an attribute of it; where it has none, it says the same to everybody."""
        if id in self._unread or not self.bundle.has_message(id):
            self._read(id)
        if not self.bundle.has_message(id):
            return None
        message = self.bundle.get_message(id)
        return message.attributes.get(to, message.value)

    def read_all(self) -> None:
        """Opens every catalogue: what runs for long does not come back to files that an update has
        taken away."""
        with self._reading:
            while self._open():
                pass

    def read(self, catalogue: str) -> None:
        """Parses every message of a catalogue, for whoever will say them all."""
        for id in self.ids(catalogue):
            self.find(id)

    def _open(self) -> bool:
        """Opens the next catalogue, if there is one."""
        name, source = next(self._unopened, ("", None))
        if source is None:
            return False
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            if start[1] not in self._met:
                self._met.add(start[1])
                self._unread[start[1]] = source[start.start() : end]
        if name:
            self._ids[name] = tuple(start[1] for start in starts if not start[1].startswith(TERM))
        return True

    def _read(self, id: str) -> None:
        """Parses a message and all that it refers to. It counts as unread until that is done, so
        that no other thread takes it for unwritten."""
        with self._reading:
            wanted = [id]
            for one in wanted:
                while one not in self._met and self._open():
                    pass
                source = self._unread.get(one)
                if source is None:
                    continue
                resource = FluentResource(source)
                self.bundle.add_resource(resource)
                wanted += [other for other in _referred(resource) if other not in wanted]
            for one in wanted:
                self._unread.pop(one, None)


class _References(Visitor):
    """The ids that a message is made of."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  Fluent's name
        self.ids.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802  Fluent's name
        self.ids.append(TERM + node.id.name)
        self.generic_visit(node)


def _referred(node: BaseNode) -> list[str]:
    references = _References()
    references.visit(node)
    return references.ids
