"""A game as the list of its moves: checked play, replay, taking back, and the record on paper.

A record is JSON Lines: a header, one line a move, and a closing line once the game is over. This
module takes and gives lines; whoever calls it opens the files."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic

from dolmen.core.game import CHANCE, OK, OVER, Event, Game, S
from dolmen.core.message import Message, Refusal, Why
from dolmen.core.options import listed

FORMAT: Final = "dolmen-record/1"
HEADER: Final = frozenset(
    ("format", "title", "version", "seats", "options", "names", "bots", "commitment")
)

OpenGame = Callable[..., Game[Any]]


class Illegal(Refusal):
    """A move that the rules refuse now, with the reason."""

    def __init__(self, move: str, why: Why) -> None:
        super().__init__("move-illegal", move=move, reason=Message(why.message), clause=why.clause)
        self.move = move
        self.why = why

    def __reduce__(self) -> tuple[object, ...]:
        return (Illegal, (self.move, self.why))


class Damaged(Refusal):
    """A record that cannot be read, with the line and the reason."""

    def __init__(self, line: int, reason: Message) -> None:
        super().__init__("record-damaged", line=line, reason=reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return (Damaged, (self.line, self.reason))


def play(game: Game[S], s: S, move: int) -> None:
    """Plays a move if it is legal; else refuses it and changes nothing."""
    name = game.moves.name(move)
    reason = game.reason(s, move)
    if reason != OK:
        raise Illegal(name, game.reasons[reason])
    game.apply(s, move)


def replay(game: Game[S], moves: Iterable[int]) -> S:
    """The position after these moves, each of them checked."""
    s = game.start()
    for move in moves:
        play(game, s, move)
    return s


def is_barrier(game: Game[S], s: S, move: int) -> bool:
    """Whether a legal move could not be taken back: somebody else decides next, chance is due, or a
    secret was shown."""
    actor = game.actor(s)
    c = s.clone()
    events: list[Event] = []
    c.events = events
    game.apply(c, move)
    return actor == CHANCE or game.actor(c) != actor or any(event.shows for event in events)


def undo_point(game: Game[S], moves: Sequence[int]) -> int:
    """How many of these moves stay when as much as allowed is taken back."""
    s = game.start()
    point = 0
    for i, move in enumerate(moves):
        if is_barrier(game, s, move):
            point = i + 1
        game.apply(s, move)
    return point


class Log(Generic[S]):
    """One game being played: its moves so far, the position they lead to, and who sits where."""

    def __init__(
        self,
        game: Game[S],
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.names = list(names) or [f"P{seat}" for seat in range(game.seats)]
        self.bots = list(bots) or [None] * game.seats
        self.commitment = commitment
        self.moves: list[int] = []
        self.state = game.start()

    def play(self, move: int) -> list[Event]:
        """Plays a legal move and gives what happened; refuses any other."""
        events: list[Event] = []
        self.state.events = events
        try:
            play(self.game, self.state, move)
        finally:
            self.state.events = None
        self.moves.append(move)
        return events

    def undo_point(self) -> int:
        """How many moves stay when as much as allowed is taken back."""
        return undo_point(self.game, self.moves)

    def back_to(self, count: int) -> None:
        """Goes back to the position after that many moves."""
        if not 0 <= count <= len(self.moves):
            raise Refusal("log-point", asked=count, most=len(self.moves))
        self.state = replay(self.game, self.moves[:count])
        del self.moves[count:]

    def lines(self, seed: str | None = None) -> Iterator[str]:
        """The record, line by line; a finished one may reveal the seed of its dice."""
        game = self.game
        header = {
            "format": FORMAT,
            "title": game.title,
            "version": game.version,
            "seats": game.seats,
            "options": game.options,
            "names": self.names,
            "bots": self.bots,
            "commitment": self.commitment,
        }
        yield _line(header)
        s = game.start()
        for i, move in enumerate(self.moves):
            actor = game.actor(s)
            seat = None if actor == CHANCE else actor
            yield _line({"n": i + 1, "seat": seat, "move": game.moves.name(move)})
            game.apply(s, move)
        if game.actor(s) == OVER:
            yield _line({"scores": game.scores(s), "ranks": game.ranks(s), "seed": seed})


def _line(value: Mapping[str, object]) -> str:
    return json.dumps(value, ensure_ascii=False)


def read(lines: Iterable[str], open_game: OpenGame) -> Log[Any]:
    """The game that a record tells. Every line is checked; the first wrong one is refused."""
    log: Log[Any] | None = None
    closed = False
    number = 0
    for number, text in enumerate(lines, start=1):
        try:
            value = _parse(text)
            if log is None:
                log = _read_header(value, open_game)
            elif closed:
                raise Refusal("record-after-end")
            elif "scores" in value:
                _read_closing(value, log)
                closed = True
            else:
                _read_move(value, log)
        except Refusal as refusal:
            raise Damaged(number, refusal.message) from None
    if log is None:
        raise Damaged(1, Message("record-empty"))
    if not closed and log.game.actor(log.state) == OVER:
        raise Damaged(number + 1, Message("record-unclosed"))
    return log


def _parse(text: str) -> dict[str, object]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("record-not-json") from None
    if not isinstance(value, dict):
        raise Refusal("record-not-json")
    return value


def _read_header(value: Mapping[str, object], open_game: OpenGame) -> Log[Any]:
    if value.get("format") != FORMAT:
        raise Refusal("record-foreign", expected=FORMAT, got=str(value.get("format")))
    if not set(value) <= HEADER:
        raise Refusal("record-header")
    title, seats, options = value.get("title"), value.get("seats"), value.get("options")
    if not isinstance(title, str) or type(seats) is not int or not isinstance(options, dict):
        raise Refusal("record-header")
    game = open_game(title, seats, **options)
    if type(value.get("version")) is not int or value["version"] != game.version:
        raise Refusal("record-version", expected=game.version, got=str(value.get("version")))
    commitment = value.get("commitment")
    if not isinstance(commitment, str | None):
        raise Refusal("record-header")
    names = _texts(value.get("names"), game.seats)
    bots = _texts(value.get("bots", [None] * game.seats), game.seats)
    if None in names:
        raise Refusal("record-header")
    return Log(game, [name or "" for name in names], bots, commitment)


def _texts(value: object, count: int) -> list[str | None]:
    """One text, or nothing, for each seat."""
    if not isinstance(value, list) or len(value) != count:
        raise Refusal("record-header")
    if not all(text is None or isinstance(text, str) for text in value):
        raise Refusal("record-header")
    return value


def _read_move(value: Mapping[str, object], log: Log[Any]) -> None:
    number, seat, name = value.get("n"), value.get("seat"), value.get("move")
    if set(value) != {"n", "seat", "move"} or not isinstance(name, str):
        raise Refusal("record-line")
    # True equals 1 and 1.0 too, but no record is written so.
    if type(number) is not int or (seat is not None and type(seat) is not int):
        raise Refusal("record-line")
    if number != len(log.moves) + 1:
        raise Refusal("record-number", expected=len(log.moves) + 1, got=str(number))
    # The seat is told as well, so that a lost or moved line is noticed even where the move fits.
    actor = log.game.actor(log.state)
    expected = None if actor == CHANCE else actor
    if seat != expected:
        raise Refusal("record-seat", expected=listed([expected]), got=listed([seat]))
    log.play(log.game.moves.parse(name))


def _read_closing(value: Mapping[str, object], log: Log[Any]) -> None:
    game, s = log.game, log.state
    if game.actor(s) != OVER:
        raise Refusal("record-early-end")
    if value.get("scores") != game.scores(s) or value.get("ranks") != game.ranks(s):
        raise Refusal("record-scores", expected=str(game.scores(s)), got=str(value.get("scores")))
