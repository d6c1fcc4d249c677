"""One table in memory: its row, its seats, its log, and what was told of the last entries.

A room plans what a message would append, and takes entries once they are stored; it never stores
anything and talks to nobody. What a viewer may know leaves it by `update` alone."""

import hashlib
import json
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, NamedTuple, cast

from dolmen.core import fair
from dolmen.core.course import Told, told_to
from dolmen.core.game import CHANCE, OK, OVER, Event, Game
from dolmen.core.log import Ending, Illegal, Log, is_barrier
from dolmen.core.message import Message, Refusal, Who
from dolmen.games import open_game
from dolmen.server.refusals import Denied
from dolmen.server.speaker import Speaker
from dolmen.server.store import Append, Entry, SeatRow, TableRow
from dolmen.server.wire import EntryTold, Explanation, LegalMove, Outcome, Update, WhyNot

# Entries whose stories stay in memory: a client that missed more gets the view alone.
RECENT: Final = 64

EntryKind = Literal["move", "undo", "end"]
Versions = tuple[tuple[Told, ...], ...]


class Recent(NamedTuple):
    """What an entry means: to each seat, and last to spectators."""

    n: int
    kind: EntryKind
    seat: int | None
    versions: Versions

    def to(self, viewer: int | None) -> tuple[Told, ...]:
        """What that viewer hears of it."""
        return self.versions[-1 if viewer is None else viewer]


class Room:
    """One table being played, or looked at."""

    def __init__(
        self,
        row: TableRow,
        seats: Sequence[SeatRow],
        holders: Iterable[tuple[int, str]],
        entries: Sequence[Entry],
    ) -> None:
        self.row = row
        self.game: Game[Any] = open_game(row.title, row.seats, **json.loads(row.options))
        self.seed = bytes.fromhex(row.seed)
        self.seat_people(seats, holders)
        self.log = self._fresh_log()
        self.n = 0
        # How many moves can no longer be taken back.
        self.barrier = row.given
        self.told: deque[Recent] = deque(maxlen=RECENT)
        # Messages of clients that were carried out, with the entry they became.
        self.clients: dict[str, int] = {}
        # Why the table can only be looked at: its entries do not replay as they were played.
        self.frozen: Message | None = None
        self._replay(entries)

    # --- Who sits here ---------------------------------------------------------------------------

    def seat_people(self, seats: Sequence[SeatRow], holders: Iterable[tuple[int, str]]) -> None:
        """Takes the seats as they are stored."""
        self.seats = sorted(seats, key=lambda seat: seat.seat)
        self.holders = {(seat, player) for seat, player in holders}
        self.names = [seat.name for seat in self.seats]

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that an identity may sit at."""
        return sorted(seat for seat, holder in self.holders if holder == player)

    def may_sit(self, seat: int, player: str | None, token_hash: str | None) -> bool:
        """Whether a seat is still theirs: by the key of its link, or by their identity."""
        row = self.seats[seat]
        if row.kind != "person":
            return False
        return row.token_hash == token_hash or (seat, player) in self.holders

    def bot_at(self, seat: int) -> str | None:
        """The bot that plays a seat now: its own, or one that stands in for a person."""
        row = self.seats[seat]
        return row.bot if row.kind == "bot" else row.stand_in

    @property
    def persons(self) -> list[int]:
        """The seats that people play themselves now."""
        return [s.seat for s in self.seats if s.kind == "person" and s.stand_in is None]

    # --- Where the game stands -------------------------------------------------------------------

    @property
    def status(self) -> str:
        """Where the table stands."""
        return "frozen" if self.frozen else self.row.status

    @property
    def actor(self) -> int | None:
        """The seat that decides now, if the table is being played."""
        if self.status != "playing":
            return None
        actor = int(self.game.actor(self.log.state))
        return actor if actor >= 0 else None

    @property
    def due_bot(self) -> str | None:
        """The bot that is to move now, if it is one."""
        actor = self.actor
        return None if actor is None else self.bot_at(actor)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, if it did."""
        if self.row.outcome is None:
            return None
        return Outcome(**json.loads(self.row.outcome))

    # --- Planning: what a message would append ---------------------------------------------------

    def plan_start(self, now: int) -> Append:
        """The chance that comes before the first decision, or after the last of given moves."""
        return self._plan([], self.log.state.clone(), now, "playing")

    def plan_move(self, seat: int, name: str, client: str | None, now: int) -> Append:
        """A move of a seat and the chance that follows it, if the rules allow the move."""
        game, state = self.game, self.log.state
        move = game.moves.parse(name)
        reason = game.reason(state, move)
        if reason != OK:
            raise Illegal(game.moves.name(move), game.reasons[reason])
        after = state.clone()
        game.apply(after, move)
        entry = Entry(self.n + 1, "move", seat, game.moves.name(move), client, now)
        return self._plan([entry], after, now, "playing")

    def plan_take_back(self, seat: int, client: str, now: int, *, one: bool = False) -> Append:
        """Back to the last barrier: everything since is the seat's own. Or back by one move."""
        point = self.undo_point()
        if point is None:
            raise Denied("nothing-to-take-back")
        if one:
            point = len(self.log.moves) - 1
        entry = Entry(self.n + 1, "undo", seat, str(point), client, now)
        before = self._fresh_log()
        for move in self.log.moves[:point]:
            self.game.apply(before.state, move)
        return self._plan([entry], before.state, now, "playing")

    def plan_end(self, outcome: Outcome, client: str | None, now: int) -> Append:
        """The end that players agreed on or gave way to."""
        body = json.dumps(_plain(outcome))
        entry = Entry(self.n + 1, "end", outcome.seat, body, client, now)
        return Append(
            self.row.id, self.n + 1, [entry], "ended", None, False, now, now, body, self.mark()
        )

    def _plan(self, entries: list[Entry], after: Any, now: int, status: str) -> Append:
        """The entries, the chance that follows in `after`, and what the table's row becomes."""
        game = self.game
        is_undo = bool(entries) and entries[0].kind == "undo"
        number = int(entries[0].body) if is_undo else len(self.log.moves) + len(entries)
        while game.actor(after) == CHANCE:
            number += 1
            move = fair.draw(game, after, self.seed, number)
            n = self.n + len(entries) + 1
            entries.append(Entry(n, "move", None, game.moves.name(move), None, now))
            game.apply(after, move)
        actor = int(game.actor(after))
        is_over = actor == OVER
        outcome = None
        if is_over:
            status = "over"
            result = Outcome("over", None, _ints(game.scores(after)), _ints(game.ranks(after)))
            outcome = json.dumps(_plain(result))
        return Append(
            self.row.id,
            self.n + 1,
            entries,
            status,
            None if is_over else actor,
            not is_over and self.bot_at(actor) is not None,
            now,
            now if is_over else None,
            outcome,
            fingerprint(game, after),
        )

    # --- Taking: entries that are stored ---------------------------------------------------------

    def take(self, append: Append) -> None:
        """Takes what was stored: the entries, and the row they leave."""
        for entry in append.entries:
            self._take_entry(entry, True)
        self.row = self.row._replace(
            n=self.n,
            status=append.status,
            waits=append.waits,
            due=append.due,
            moved=append.moved,
            ended=append.ended,
            outcome=append.outcome,
            mark=append.mark,
        )

    def catch_up(self, row: TableRow, entries: Iterable[Entry]) -> None:
        """Takes what another process stored."""
        for entry in entries:
            if entry.n == self.n + 1:
                self._take_entry(entry, True)
        self.row = row

    def _replay(self, entries: Sequence[Entry]) -> None:
        """Takes everything that is stored; what does not replay as it was played freezes the table
        where it still did."""
        try:
            for i, entry in enumerate(entries):
                self._take_entry(entry, i >= len(entries) - RECENT)
        except Refusal as refusal:
            self.frozen = Message("server-frozen-entry", {"n": self.n + 1, "why": refusal.message})
        else:
            # Another process may have stored more after the row was read: then it says nothing.
            if self.row.n == self.n and self.row.mark and self.row.mark != self.mark():
                self.frozen = Message(
                    "server-frozen-rules", {"was": self.row.version, "is": self.game.version}
                )

    def _take_entry(self, entry: Entry, is_recent: bool) -> None:
        versions: Versions
        if entry.kind == "move":
            versions = self._take_move(entry.body, is_recent)
        elif entry.kind == "undo":
            count = len(self.log.moves) - int(entry.body)
            self.log.back_to(int(entry.body))
            seat = Who(entry.seat if entry.seat is not None else 0)
            versions = self._same(Message("server-took-back", {"who": seat, "count": count}))
        else:
            outcome = Outcome(**json.loads(entry.body))
            self.log.end(Ending(outcome.how, outcome.seat))
            versions = self._same(ending_words(outcome))
        self.n = entry.n
        if is_recent:
            self.told.append(Recent(entry.n, cast(EntryKind, entry.kind), entry.seat, versions))
            if entry.client is not None:
                # What many agreed on is nobody's entry; it names its last voter itself.
                key = entry.client if entry.seat is None else sent_by(entry.seat, entry.client)
                self.clients[key] = entry.n
                if len(self.clients) > RECENT:
                    del self.clients[next(iter(self.clients))]

    def _take_move(self, name: str, is_recent: bool) -> Versions:
        log, game = self.log, self.game
        before = game.actor(log.state)
        events = log.play(game.moves.parse(name))
        # The same test as `is_barrier`, on a move that is played anyway.
        shown = any(event.shows for event in events)
        if before == CHANCE or shown or game.actor(log.state) != before:
            self.barrier = len(log.moves)
        return self._tell(events) if is_recent else ()

    def _tell(self, events: Sequence[Event]) -> Versions:
        """What happened, as each seat and a spectator may know it."""
        game, state = self.game, self.log.state
        return tuple(told_to(game, state, events, viewer) for viewer in (*range(game.seats), None))

    def _same(self, message: Message) -> Versions:
        return ((Told(message),),) * (self.game.seats + 1)

    # --- What a viewer may know ------------------------------------------------------------------

    def update(self, viewer: int | None, since: int | None, speaker: Speaker) -> Update:
        """The position for one viewer, with what led to it since the entry it knows."""
        told = [t for t in self.told if since is None or t.n > since]
        start = told[0].n - 1 if told else self.n
        if since is not None and start > since:
            # Too much was missed: the view says it all.
            told, start = [], self.n
        actor = self.actor
        is_mine = viewer is not None and actor == viewer and self.bot_at(viewer) is None
        return Update(
            n=self.n,
            since=start,
            entries=[
                EntryTold(t.n, t.seat, t.kind, [speaker.told(told) for told in t.to(viewer)])
                for t in told
            ],
            view=self.game.view(self.log.state, viewer),
            actor=actor,
            ask=None if actor is None else speaker.phrase(self.game.ask(self.log.state)),
            legal=self.legal(speaker) if is_mine else [],
            can_take_back=is_mine and self.undo_point() is not None,
        )

    def story(
        self, viewer: int | None, after: int, count: int, speaker: Speaker
    ) -> list[EntryTold]:
        """What was told of the moves that stand, from the beginning: entries are numbered as the
        record numbers its lines."""
        retold = self._fresh_log()
        lines: list[EntryTold] = []
        for number, move in enumerate(self.log.moves[: after + count], start=1):
            actor = int(self.game.actor(retold.state))
            events = retold.play(move)
            if number > after:
                heard = told_to(self.game, retold.state, events, viewer)
                told = [speaker.told(one) for one in heard]
                lines.append(EntryTold(number, actor if actor >= 0 else None, "move", told))
        return lines

    def legal(self, speaker: Speaker) -> list[LegalMove]:
        """The moves of the seat that decides."""
        return [self._legal_move(move, speaker) for move in self.game.legal(self.log.state)]

    def _legal_move(self, move: int, speaker: Speaker) -> LegalMove:
        game, state = self.game, self.log.state
        return LegalMove(
            game.moves.name(move),
            game.moves.target(move, game.actor(state)),
            speaker.phrase(game.describe(move)),
            is_barrier(game, state, move),
        )

    def why(
        self, seat: int, id: str, chosen: Callable[[int], bool], speaker: Speaker
    ) -> Explanation:
        """Why the moves that are chosen cannot be played; only the seat that decides may ask, since
        the reasons of another's moves could tell what is hidden."""
        game, state = self.game, self.log.state
        refusal = self.idle_reason(seat)
        if refusal is not None:
            return Explanation(self.n, id, speaker.phrase(refusal.message), [], [])
        legal: list[LegalMove] = []
        refused: list[WhyNot] = []
        for move in filter(chosen, range(game.moves.count)):
            reason = game.reason(state, move)
            if reason == OK:
                legal.append(self._legal_move(move, speaker))
                continue
            why = game.reasons[reason]
            words, told = speaker.phrase(game.describe(move)), speaker.phrase(Message(why.message))
            refused.append(WhyNot(game.moves.name(move), words, why.code, why.clause, told))
        nothing = not legal and not refused
        general = speaker.phrase(Message("server-nothing-here")) if nothing else None
        return Explanation(self.n, id, general, legal, refused)

    def idle_reason(self, seat: int) -> Denied | None:
        """Why a seat has nothing to do now, if it has not."""
        if self.frozen:
            return Denied("frozen", why=self.frozen)
        if self.row.status != "playing":
            return Denied("not-playing")
        actor = self.actor
        if actor != seat:
            return Denied("not-your-turn", who=Who(actor if actor is not None else seat))
        if self.bot_at(seat) is not None:
            return Denied("not-your-turn", who=Who(seat))
        return None

    def undo_point(self) -> int | None:
        """How many moves stay if the actor takes back; None if there is nothing to take back."""
        if self.actor is None:
            return None
        point = max(self.barrier, self.row.given)
        return point if point < len(self.log.moves) else None

    def mark(self) -> str:
        """The fingerprint of the position now."""
        return fingerprint(self.game, self.log.state)

    def record(self) -> list[str]:
        """The record of a finished table, with the seed of its dice."""
        if self.frozen is not None:
            raise Denied("frozen", why=self.frozen)
        if self.row.status not in ("over", "ended"):
            raise Denied("still-running")
        self.log.names = self.names
        self.log.bots = [seat.bot for seat in self.seats]
        self.log.seed = self.row.seed
        return list(self.log.lines())

    def _fresh_log(self) -> Log[Any]:
        return Log(self.game, self.names, commitment=self.row.commitment, given=self.row.given)


def sent_by(seat: int, client: str) -> str:
    """What a message is remembered by: its sender's seat and the id they chose."""
    return f"{seat} {client}"


def fingerprint(game: Game[Any], state: Any) -> str:
    """What a position allows and is worth, in a few digits: stored with every move, so that rules
    that would now play differently are noticed when the table is opened again."""
    names = [game.moves.name(move) for move in game.legal(state)]
    facts = json.dumps([int(game.actor(state)), names, _ints(game.scores(state))])
    return hashlib.sha256(facts.encode()).hexdigest()[:16]


def ending_words(outcome: Outcome) -> Message:
    """How players ended a game, in words."""
    if outcome.seat is None:
        return Message("server-ended-agreed")
    return Message("server-ended-resigned", {"who": Who(outcome.seat)})


def _plain(outcome: Outcome) -> dict[str, object]:
    return {
        "how": outcome.how,
        "seat": outcome.seat,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
    }


def _ints(numbers: Iterable[int]) -> list[int]:
    return [int(number) for number in numbers]
