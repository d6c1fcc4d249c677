"""Entries of a table's log: what is told of them, and which of their moves stand."""

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple, cast

from dolmen.core.course import Course, Step, Told
from dolmen.core.log import CLOSED, LAPSED
from dolmen.core.message import Message, Refusal, Who
from dolmen.server.store import Entry
from dolmen.server.table.standing import AGREED, PLAYED, PREPARED, TAKEN_BACK, how_crossed, point_of
from dolmen.server.wire.fields import EntryKind
from dolmen.server.wire.table import Outcome

# What is told of a seat that a bot plays from now on, by the reason, or its person again; or that
# shows what it sees.
HANDED: Final = {
    "host": "server-seat-host",
    "vote": "server-seat-vote",
    "own": "server-seat-own",
    "time": "server-seat-time",
    "resigned": "server-seat-resigned",
    "back": "server-seat-back",
    "nameless": "server-seat-nameless",
    "blocked": "server-seat-blocked",
    "shared": "server-seat-shared",
    "shared-late": "server-seat-shared-late",
    "unshared": "server-seat-unshared",
}
# What is told of take-backs and of proposals of one: by the kind of entry, or how a barrier was
# crossed, or why a proposal came to nothing.
TAKE_BACKS: Final = {
    "undo": "server-took-back",
    "alone": "server-crossed-alone",
    "agreed": "server-crossed-agreed",
    "propose": "server-proposed",
    "agree": "server-agreed",
    "refused": "server-proposal-refused",
    "withdrawn": "server-proposal-withdrawn",
    "away": "server-proposal-away",
}
# What is told to each seat, and last to spectators. Who is told the same has the same object.
Versions = tuple[tuple[Told, ...], ...]


class Recent(NamedTuple):
    """One of the last entries, and what each seat and spectators were told of it."""

    entry: Entry
    versions: Versions

    @property
    def kind(self) -> EntryKind:
        """What kind of entry it is."""
        return cast(EntryKind, self.entry.kind)

    def told(self, viewer: int | None) -> tuple[Told, ...]:
        """What that viewer hears of it."""
        return self.versions[-1 if viewer is None else viewer]


def tell_step(entry: Entry, step: Step[Any]) -> Recent:
    """A move; what viewers of the same eyes are told is put together once."""
    game = step.game
    note = (Told(Message("server-prepared", {"who": _who(entry)})),) * (entry.kind == PREPARED)
    by_eyes: dict[int | None, tuple[Told, ...]] = {}
    versions: list[tuple[Told, ...]] = []
    for viewer in (*range(game.seats), None):
        eyes = game.eyes(viewer)
        if eyes not in by_eyes:
            told = (*note, *step.told(eyes))
            by_eyes[eyes] = next((other for other in versions if other == told), told)
        versions.append(by_eyes[eyes])
    return Recent(entry, tuple(versions))


def tell_take_back(entry: Entry, count: int, seats: int) -> Recent:
    """So many moves were taken back, or somebody wants that; which ones is nobody's business."""
    key = entry.kind
    if key == "crossed":
        key = how_crossed(entry)
    elif key == "refuse":
        key = entry.body
    message = Message(TAKE_BACKS[key], {"who": _who(entry), "count": count})
    return _tell_all(entry, message, seats)


def tell_end(entry: Entry, outcome: Outcome, seats: int) -> Recent:
    """Players ended the game, or the host of the server did, or it lapsed."""
    if outcome.how == LAPSED:
        return _tell_all(entry, Message("server-ended-lapsed"), seats)
    if outcome.how == CLOSED:
        told = Message("server-ended-closed-why", {"why": outcome.why})
        return _tell_all(entry, told if outcome.why else Message("server-ended-closed"), seats)
    if outcome.seat is None:
        return _tell_all(entry, Message("server-ended-agreed"), seats)
    return _tell_all(entry, Message("server-ended-resigned", {"who": Who(outcome.seat)}), seats)


def tell_seat(entry: Entry, seats: int) -> Recent:
    """A seat went to a bot, or back to its person."""
    handed: dict[str, str] = json.loads(entry.body)
    message = Message(HANDED[handed["how"]], {"who": _who(entry), "bot": handed["bot"]})
    return _tell_all(entry, message, seats)


def tell_advice(entry: Entry, seats: int) -> Recent:
    """Somebody asked a bot; what it said is for them alone."""
    return _tell_all(entry, Message("server-asked-advice", {"who": _who(entry)}), seats)


def _who(entry: Entry) -> Who:
    return Who(entry.seat if entry.seat is not None else 0)


def _tell_all(entry: Entry, message: Message, seats: int) -> Recent:
    return Recent(entry, ((Told(message),),) * (seats + 1))


def sent_by(seat: int, client: str) -> str:
    """What a message is remembered by: its sender's seat and the id they chose."""
    return f"{seat} {client}"


def read_outcome(text: str) -> Outcome:
    """How a game ended, as it is stored."""
    return Outcome(**json.loads(text))


def write_outcome(outcome: Outcome) -> str:
    """The same to be stored."""
    told = {
        "how": outcome.how,
        "seat": outcome.seat,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
    }
    return json.dumps({**told, "why": outcome.why} if outcome.why else told)


class Folded(NamedTuple):
    """The moves that stand, those that can be played again, and the entry at which a log goes
    wrong, if it does."""

    stands: list[Entry]
    ahead: list[Entry]
    fault: Entry | None = None
    refusal: Refusal | None = None


def fold(entries: Iterable[Entry]) -> Folded:
    """The moves that stand after these entries: a take-back shortens the list, and what it took can
    be played again until another move is made."""
    stands: list[Entry] = []
    ahead: list[Entry] = []
    ended = False
    for entry in entries:
        if ended:
            return Folded(stands, ahead, entry, Refusal("log-over"))
        if entry.kind in PLAYED:
            stands.append(entry)
            ahead = ahead[1:] if entry.kind == "redo" else []
        elif entry.kind in TAKEN_BACK:
            point = point_of(entry)
            if not 0 <= point <= len(stands):
                why = Refusal("log-point", asked=point, most=len(stands))
                return Folded(stands, ahead, entry, why)
            ahead = stands[point:] + ahead if can_play_again(entry) else []
            del stands[point:]
        elif entry.kind == "end":
            ended = True
    return Folded(stands, ahead)


def take_back(course: Course[Any], entry: Entry) -> None:
    """Takes back what an entry says. Where all had to agree, nothing of it can be played again at
    once: others decided some of it, and nobody may know whether they decide the same."""
    course.back_to(point_of(entry))
    if not can_play_again(entry):
        course.ahead = []


def can_play_again(entry: Entry) -> bool:
    """Whether what a take-back took can be played again at once."""
    return entry.kind == "undo" or how_crossed(entry) != AGREED
