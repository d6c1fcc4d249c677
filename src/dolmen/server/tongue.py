"""A language as the server speaks it: never at a loss for words.

A title of somebody else may have a move or an event without words. Its table shall still be seen
and played; the log says what is missing."""

import logging
from collections.abc import Mapping
from functools import cache

from fluent.runtime.types import FluentType

from dolmen.words import Speechless, Words

log = logging.getLogger(__name__)


class Tongue(Words):
    """Says the id of a message that has no words."""

    def _format(self, id: str, args: Mapping[str, str | FluentType], to: str = "") -> str:
        try:
            return super()._format(id, args, to)
        except Speechless as fault:
            _miss(str(fault))
            return id


@cache
def _miss(fault: str) -> None:
    """Tells of it once."""
    log.warning("words are missing", extra={"fault": fault})
