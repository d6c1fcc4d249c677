"""All catalogues of one language. A message is parsed when it is first said: a program says few of
some thousand, and to parse them all would take longer than the rest of its start."""

import re
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

    def __init__(self, lang: str) -> None:
        self.bundle: Final = FluentBundle([lang], use_isolating=False)
        # The messages of each catalogue, in the order they are written.
        self.ids: Final[dict[str, tuple[str, ...]]] = {}
        self._unread: Final[dict[str, str]] = {}
        self._reading: Final = Lock()

    def add(self, source: str, name: str | None = None) -> None:
        """One more catalogue; what it lists is asked for by its name, if it has one."""
        starts = list(ENTRY.finditer(source))
        ends = [start.start() for start in starts[1:]] + [len(source)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], source[start.start() : end])
        if name is not None:
            self.ids[name] = tuple(start[1] for start in starts if not start[1].startswith(TERM))

    def find(self, id: str) -> Pattern | None:
        """What a message says, to be filled in; None if there is no such message."""
        if id in self._unread:
            self._read(id)
        if not self.bundle.has_message(id):
            return None
        return self.bundle.get_message(id).value

    def _read(self, id: str) -> None:
        """Parses a message and all that it refers to. It counts as unread until that is done, so
        that no other thread takes it for unwritten."""
        with self._reading:
            wanted = [id]
            for one in wanted:
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
