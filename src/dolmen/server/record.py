"""A record that was read: its game, walked once, and the verdict on its dice."""

from functools import cached_property
from typing import Any

from dolmen.core.log import Log, read
from dolmen.core.reading import check_values
from dolmen.core.verdict import Verdict, judge
from dolmen.games import open_game
from dolmen.server.refusals import Denied
from dolmen.server.table.names import check_name
from dolmen.server.tracks import Track
from dolmen.server.wire.fields import LONGEST_TEXT


class Record:
    """A game to be looked at from its beginning to its end."""

    def __init__(self, log: Log[Any]) -> None:
        self.log = log
        self.track = Track(log.game, log.moves)

    @cached_property
    def verdict(self) -> Verdict:
        """Whether its dice were fair. The hundreds of checks behind it are told nobody, and so not
        kept."""
        return judge(self.log)._replace(checks=[])

    def check_seat(self, viewer: int | None) -> None:
        """Refuses to look from a seat that is not there."""
        if viewer is not None and viewer >= self.log.game.seats:
            raise Denied("no-seat")


def read_record(text: str) -> Record:
    """A record that is stored, checked from the first line to the last."""
    return Record(read(lines_of(text), open_game))


def take_record(text: str, most: int) -> Record:
    """A record that somebody brings: it may have so many moves at most, which is seen before any
    of them is played."""
    lines = lines_of(text)
    if len(lines) > most + 2:  # beside its moves there are the header and the closing
        raise Denied("record-long", most=most)
    log = read(lines, open_game)
    check_values(log.game.options, LONGEST_TEXT)
    for name in (*log.names, *(bot for bot in log.bots if bot is not None)):
        check_name(name)
    return Record(log)


def lines_of(text: str) -> list[str]:
    """A file as its lines: only \\n ends one, since names may hold other breaks."""
    return text.removesuffix("\n").split("\n")
