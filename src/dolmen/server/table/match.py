"""One table in memory: its row, its seats, its game, and its last entries.

A match stores nothing and talks to nobody: it adopts stored plans, or takes others' entries."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from dolmen.core.course import Course
from dolmen.core.game import Game
from dolmen.core.log import Ending, Log, open_begun
from dolmen.core.message import Message, Refusal, Who
from dolmen.games import open_game
from dolmen.server.refusals import Denied
from dolmen.server.store import Append, Entry, TableRow
from dolmen.server.table.caps import DEFAULT_CAPS, Caps
from dolmen.server.table.entries import (
    Recent,
    fold,
    read_outcome,
    sent_by,
    take_back,
    tell_advice,
    tell_end,
    tell_seat,
    tell_step,
    tell_take_back,
)
from dolmen.server.table.fingerprint import fingerprint
from dolmen.server.table.options import read_options
from dolmen.server.table.seats import Seats
from dolmen.server.table.sights import Sights
from dolmen.server.table.standing import ADVICE, PREPARED, TAKEN_BACK, TALKS, Standing, point_of

# Entries that stay in memory as they were told: a client that missed more gets the view alone.
RECENT: Final = 64
# Moves replayed in one go while a table is opened: some milliseconds.
PORTION: Final = 100
# Where a table stands once its game has ended.
FINISHED: Final = ("over", "ended")


class Plan(NamedTuple):
    """What a message would append, and where it leads: made before storing, adopted after."""

    append: Append
    course: Course[Any]
    recent: list[Recent]
    ending: Ending | None = None


class Match:
    """One table being played, or looked at. Without its entries it is not yet: whoever has no time
    to take them all at once does so by `replay`."""

    def __init__(
        self,
        row: TableRow,
        seats: Seats,
        entries: Sequence[Entry] | None,
        caps: Caps = DEFAULT_CAPS,
    ) -> None:
        self.row = row
        self.seats = seats
        self.caps = caps
        options = read_options(row.options)
        self.game: Game[Any] = open_begun(open_game, row.title, row.seats, row.version, options)
        self.log: Log[Any] = Log(self.game, given=row.given, version=row.version)
        # The number of entries, and what stands of them.
        self.n = 0
        self.standing = Standing()
        self.recent: deque[Recent] = deque(maxlen=RECENT)
        # Messages of clients that were carried out, with the entry they became.
        self.clients: dict[str, int] = {}
        # Why its entries do not replay as they were played.
        self.fault: Message | None = None
        self.sights = Sights()
        for _ in () if entries is None else self.replay(entries):
            pass

    # --- Where the game stands -------------------------------------------------------------------

    @property
    def frozen(self) -> Message | None:
        """Why the table can only be looked at: it does not replay as it was played, or is full."""
        if self.fault is not None or self.row.status != "playing":
            return self.fault
        return self.caps.why_full(len(self.log.moves))

    @property
    def status(self) -> str:
        """Where the table stands."""
        return "frozen" if self.frozen else self.row.status

    @property
    def actor(self) -> int | None:
        """The seat that decides now, if the table is being played."""
        # Asked ten times a move, so it goes straight to what `status` is made of.
        course = self.log.course
        if self.row.status != "playing" or self.fault is not None:
            return None
        if self.caps.is_full(len(course.moves)):
            return None
        actor = course.actor
        return actor if actor >= 0 else None

    @property
    def due_bot(self) -> str | None:
        """The bot that is to move now, if it is one. Bots wait for the answers to a proposal."""
        actor = self.actor if self.standing.proposal is None else None
        return None if actor is None else self.seats.bot_at(actor)

    def check_playing(self) -> None:
        """Refuses what can only be done while the game goes on. One that is full can be ended."""
        if self.fault is not None:
            raise Denied("frozen", why=self.fault)
        if self.row.status != "playing":
            raise Denied("not-playing")

    def check_moving(self) -> None:
        """Refuses what can only be done while moves can be made."""
        self.check_playing()
        if self.frozen is not None:
            raise Denied("frozen", why=self.frozen)

    def check_turn(self, seat: int) -> None:
        """Refuses what only the person who decides may do."""
        self.check_moving()
        actor = self.actor
        if actor != seat:
            raise Denied("not-your-turn", who=Who(actor if actor is not None else seat))
        if self.seats.bot_at(seat) is not None:
            raise Denied("not-your-turn", who=Who(seat))

    def check_present(self, n: int) -> None:
        """Refuses what was meant for another position."""
        if n != self.n:
            raise Denied("stale", n=self.n)

    def undo_point(self) -> int | None:
        """How many moves stay if the actor takes back; None if there is nothing to take back."""
        point = self.log.undo_point()
        return None if self.actor is None or point >= len(self.log.moves) else point

    # --- How it goes on --------------------------------------------------------------------------

    def adopt(self, plan: Plan) -> None:
        """Goes on to where a plan leads, once it is stored."""
        append = plan.append
        self.log.course = plan.course
        if plan.ending is not None:
            self.log.end(plan.ending)
        for recent in plan.recent:
            self._remember(recent)
        self.row = self.row._replace(
            n=self.n,
            status=append.status,
            waits=append.waits,
            due=append.due,
            moved=append.moved,
            ended=append.ended,
            outcome=append.outcome,
            mark=append.mark,
            hourglass=append.hourglass,
            runs_out=append.runs_out,
            reminds=append.reminds,
        )

    def catch_up(self, row: TableRow, entries: Iterable[Entry]) -> None:
        """Takes what another process stored."""
        for entry in entries:
            if entry.n == self.n + 1:
                self._take(entry)
        self.row = row

    def replay(self, entries: Sequence[Entry]) -> Iterator[None]:
        """Takes everything that is stored, a portion of moves at a time. Of all but the last
        entries only the moves that stand are played: what was taken back costs nothing. A log that
        does not replay as it was played freezes the table where it still did."""
        split = max(0, len(entries) - RECENT)
        folded = fold(entries[:split])
        try:
            for played, entry in enumerate(folded.stands, start=1):
                self.n = entry.n - 1
                self.log.play(self.game.moves.parse(entry.body))
                if played % PORTION == 0:
                    yield
            if folded.fault is not None and folded.refusal is not None:
                self.n = folded.fault.n - 1
                raise folded.refusal
            self.n = entries[split - 1].n if split else 0
            self.log.course.ahead = [self.game.moves.parse(one.body) for one in folded.ahead]
            for entry in entries[:split]:
                self.standing.note(entry)
            for entry in entries[split:]:
                self._take(entry)
        except Refusal as refusal:
            self.fault = Message("server-frozen-entry", {"n": self.n + 1, "why": refusal.message})
            return
        self.fault = _other_end(self)

    def _take(self, entry: Entry) -> None:
        """Takes one entry, which is checked like any other move."""
        seats, course = self.game.seats, self.log.course
        if entry.kind in ("move", PREPARED):
            self._remember(tell_step(entry, self.log.play(self.game.moves.parse(entry.body))))
        elif entry.kind == "redo":
            if course.ahead[:1] != [self.game.moves.parse(entry.body)]:
                raise Refusal("log-ahead")
            self._remember(tell_step(entry, course.again()))
        elif entry.kind in TAKEN_BACK:
            count = len(self.log.moves) - point_of(entry)
            take_back(course, entry)
            self._remember(tell_take_back(entry, count, seats))
        elif entry.kind in TALKS:
            count = len(self.log.moves) - point_of(entry) if entry.kind == "propose" else 0
            self._remember(tell_take_back(entry, count, seats))
        elif entry.kind == "seat":
            self._remember(tell_seat(entry, seats))
        elif entry.kind == ADVICE:
            self._remember(tell_advice(entry, seats))
        else:
            outcome = read_outcome(entry.body)
            self.log.end(Ending(outcome.how, outcome.seat))
            self._remember(tell_end(entry, outcome, seats))

    def _remember(self, recent: Recent) -> None:
        entry = recent.entry
        self.n = entry.n
        self.standing.note(entry)
        self.recent.append(recent)
        if entry.client is None:
            return
        # What many agreed on is nobody's entry; it names its last voter itself.
        key = entry.client if entry.seat is None else sent_by(entry.seat, entry.client)
        self.clients[key] = entry.n
        if len(self.clients) > RECENT:
            del self.clients[next(iter(self.clients))]


def _other_end(match: Match) -> Message | None:
    """Why a table is frozen whose entries now lead elsewhere. Another process may have stored more
    after the row was read: then it says nothing."""
    row, game = match.row, match.game
    mark = fingerprint(game, match.log.state) if row.mark else ""
    if row.n != match.n or row.mark == mark:
        return None
    return Message("server-frozen-rules", {"was": row.version, "is": game.version})
