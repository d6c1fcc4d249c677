"""A game with its players and its end: what can be recorded, and the record on paper.

A record is JSON Lines: a header, one line a move, and a closing line once the game is over, by its
rules or by its players. This module takes and gives lines; whoever calls it opens the files."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple

from dolmen.core import fair
from dolmen.core.course import Course, Step, playing
from dolmen.core.game import CHANCE, Game, S
from dolmen.core.message import Message, Refusal
from dolmen.core.options import listed
from dolmen.core.reading import check_values

FORMAT: Final = "dolmen-record/1"
ABOUT_DICE: Final = frozenset(("dice", "nonces", "duplicate", "seed"))
HEADER: Final = ABOUT_DICE | frozenset(
    (
        "format",
        "title",
        "version",
        "seats",
        "options",
        "names",
        "bots",
        "commitment",
        "given",
        "crossings",
        "advice",
    )
)
CLOSING: Final = frozenset(("scores", "ranks", "seed"))
CLOSING_EARLY: Final = CLOSING | {"ended", "seat"}
COMMITMENT: Final = re.compile("[0-9a-f]{64}")
SEED: Final = re.compile(f"[0-9a-f]{{{2 * fair.SEED_BYTES}}}")
NONCE: Final = re.compile(f"[0-9a-f]{{{2 * fair.NONCE_BYTES}}}")
# What can be the id of the record whose dice another one has.
ORIGIN: Final = re.compile("[0-9A-Za-z_-]{1,64}")

# How players may end a game before its rules do.
RESIGNED: Final = "resigned"
AGREED: Final = "agreed"
CLOSED: Final = "closed"
# Nobody joined it.
LAPSED: Final = "lapsed"

OpenGame = Callable[..., Game[Any]]


class Damaged(Refusal):
    """A file that cannot be read, a record or another kind, with the line and the reason."""

    def __init__(self, line: int, reason: Message, kind: str = "record") -> None:
        super().__init__(f"{kind}-damaged", line=line, reason=reason)
        self.line = line
        self.reason = reason
        self.kind = kind

    def __reduce__(self) -> tuple[object, ...]:
        return (Damaged, (self.line, self.reason, self.kind))


class Ending(NamedTuple):
    """How a game ended before its rules did: one seat resigned, all agreed, or the host of the
    server closed the table."""

    how: str
    seat: int | None = None


def final_ranks(game: Game[S], s: S, ended: Ending | None) -> list[int]:
    """1 for every winner if the game ends here; whoever resigned is last, however many points."""
    ranks = game.ranks(s)
    if ended is None or ended.seat is None:
        return ranks
    others = [rank for seat, rank in enumerate(ranks) if seat != ended.seat]
    return [
        len(ranks) if seat == ended.seat else 1 + sum(other < rank for other in others)
        for seat, rank in enumerate(ranks)
    ]


class Log(Generic[S]):
    """One game being played: its moves so far, the position they lead to, and who sits where.

    `given` counts the first moves that were taken over from another record. `commitment` binds the
    dice to a seed, which a table shows in the closing line only. `nonces` are what the seats
    brought to mix it with; without a list of them, the dice are of the first form. `version` is
    that of the rules it was begun under, which its record and its commitment name."""

    def __init__(
        self,
        game: Game[S],
        names: Sequence[str] = (),
        bots: Sequence[str | None] = (),
        commitment: str | None = None,
        given: int = 0,
        nonces: fair.Nonces | None = None,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.version if version is None else version
        self.names = list(names) or [f"P{seat}" for seat in range(game.seats)]
        self.bots = list(bots) or [None] * game.seats
        self.commitment = commitment
        self.given = given
        self.nonces = None if nonces is None else list(nonces)
        # The record of the game that was played with the same dice before.
        self.duplicate: str | None = None
        self.course: Course[S] = Course(game)
        # How often something was taken back across a barrier.
        self.crossings = 0
        # How often each seat asked what a bot would play.
        self.advice = [0] * game.seats
        self.ended: Ending | None = None
        self.seed: str | None = None

    @property
    def moves(self) -> list[int]:
        """The moves so far."""
        return self.course.moves

    @property
    def state(self) -> S:
        """The position after them."""
        return self.course.state

    @property
    def is_over(self) -> bool:
        """Whether the rules or the players have ended the game."""
        return self.ended is not None or self.course.is_over

    def play(self, move: int) -> Step[S]:
        """Plays a legal move and gives what it did; refuses any other."""
        if self.ended is not None:
            raise Refusal("log-over")
        return self.course.step(move)

    def end(self, ending: Ending) -> None:
        """Ends the game before its rules do."""
        if self.is_over:
            raise Refusal("log-over")
        how, seat = ending
        # True equals 1, but no seat is told so.
        resigned = how == RESIGNED and type(seat) is int and 0 <= seat < self.game.seats
        if not resigned and (how not in (AGREED, CLOSED, LAPSED) or seat is not None):
            raise Refusal("log-ending")
        self.ended = ending

    def undo_point(self) -> int:
        """How many moves stay when as much as allowed is taken back; the given ones always do."""
        return max(self.given, self.course.barrier)

    def turn_point(self) -> int:
        """How many moves stay when the turn that is being played is taken back."""
        return max(self.given, self.course.turn)

    def back_to(self, count: int) -> None:
        """Goes back to the position after that many moves."""
        most, was_over = len(self.moves), self.is_over
        self.course.back_to(count)
        if count < most and was_over:
            self.ended = self.seed = None
        self.given = min(self.given, count)

    def commit(self, seed: bytes, nonces: fair.Nonces) -> fair.Dice:
        """Binds the table to dice of the second form, and gives them."""
        self.seed, self.nonces = seed.hex(), list(nonces)
        self.commitment = self.due_commitment()
        return self.dice()

    def due_commitment(self) -> str:
        """What a table with this seed had to commit to."""
        seed = bytes.fromhex(self._known_seed())
        if self.nonces is None:
            return fair.seed_commitment(seed)
        given = self.moves[: self.given]
        return fair.commitment(fair.seal(seed), self.game, given, self.nonces, self.version)

    def dice(self) -> fair.Dice:
        """The dice of its seed."""
        return fair.Dice(bytes.fromhex(self._known_seed()), self.nonces)

    def _known_seed(self) -> str:
        if self.seed is None:
            raise ValueError("expected a log whose seed is known")
        return self.seed

    def scores(self) -> list[int]:
        """The points of every seat, as if the game ended now."""
        return self.game.scores(self.state)

    def ranks(self) -> list[int]:
        """1 for every winner; whoever resigned is last."""
        return final_ranks(self.game, self.state, self.ended)

    def lines(self) -> Iterator[str]:
        """The record, line by line; the seed of its dice only once the game is over, or where it is
        known anyway, to go on with."""
        game = self.game
        header = {
            "format": FORMAT,
            "title": game.title,
            "version": self.version,
            "seats": game.seats,
            "options": game.stated_options(),
            "names": self.names,
            "bots": self.bots,
            "commitment": self.commitment,
            **self._about_dice(),
        }
        if self.given:
            header["given"] = self.given
        if self.crossings:
            header["crossings"] = self.crossings
        if any(self.advice):
            header["advice"] = self.advice
        yield _line(header)
        s = game.start()
        for number, move in enumerate(playing(game, s, self.moves), start=1):
            actor = game.actor(s)
            seat = None if actor == CHANCE else actor
            yield _line({"n": number, "seat": seat, "move": game.moves.name(move)})
        if self.is_over:
            yield _line(self._closing())

    def _about_dice(self) -> dict[str, object]:
        """What the header says of the dice. Of the first form it said nothing."""
        if self.nonces is None:
            return {}
        about: dict[str, object] = {"dice": fair.SECOND_FORM, "nonces": self.nonces}
        if self.duplicate is not None:
            about["duplicate"] = self.duplicate
        if self.seed is not None and not self.is_over:
            about["seed"] = self.seed
        return about

    def _closing(self) -> dict[str, object]:
        """How it came out, and who ended it if the rules did not."""
        how: dict[str, object] = {}
        if self.ended is not None:
            how = {"ended": self.ended.how, "seat": self.ended.seat}
        return {**how, "scores": self.scores(), "ranks": self.ranks(), "seed": self.seed}


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
            elif "scores" in value or "ended" in value:
                _read_closing(value, log)
                closed = True
            else:
                _read_move(value, log)
        except Refusal as refusal:
            raise Damaged(number, _dated(refusal.message, log)) from None
    if log is None:
        raise Damaged(1, Message("record-empty"))
    if not closed and log.is_over:
        raise Damaged(number + 1, Message("record-unclosed"))
    if log.given > len(log.moves):
        # The header promises more than follows, however many lines that are.
        raise Damaged(1, Message("record-given", {"given": log.given, "moves": len(log.moves)}))
    if not closed:
        try:
            _check_commitment(log)
        except Refusal as refusal:
            raise Damaged(1, refusal.message) from None
    return log


def _dated(reason: Message, log: Log[Any] | None) -> Message:
    """Why a line is refused. In a record of earlier rules it may have been right."""
    if log is None or log.version == log.game.version:
        return reason
    return Message("record-older", {"was": log.version, "is": log.game.version, "why": reason})


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
    check_values(value)
    if not set(value) <= HEADER:
        raise Refusal("record-header")
    title, seats, options = value.get("title"), value.get("seats"), value.get("options")
    if not isinstance(title, str) or type(seats) is not int or not isinstance(options, dict):
        raise Refusal("record-header")
    version = value.get("version")
    game = open_begun(open_game, title, seats, version, options)
    # Later rules are not known here. Of earlier ones every line is tried: most games never met
    # what has changed since.
    if type(version) is not int or not 1 <= version <= game.version:
        raise Refusal("record-version", expected=game.version, got=str(version))
    commitment = _text(value.get("commitment"), COMMITMENT, "record-commitment")
    given, crossings = value.get("given", 0), value.get("crossings", 0)
    if type(given) is not int or type(crossings) is not int or min(given, crossings) < 0:
        raise Refusal("record-header")
    names = _texts(value.get("names"), game.seats)
    bots = _texts(value.get("bots", [None] * game.seats), game.seats)
    if None in names:
        raise Refusal("record-header")
    log: Log[Any] = Log(
        game, [name or "" for name in names], bots, commitment, given, version=version
    )
    log.crossings = crossings
    log.advice = _counts(value.get("advice", log.advice), game.seats)
    _read_dice(value, log)
    return log


def open_begun(
    open_game: OpenGame, title: str, seats: int, version: object, options: dict[str, object]
) -> Game[Any]:
    """A game that was begun under some version of the rules, with the options it was given then."""
    game = open_game(title, seats, **options)
    if type(version) is not int or version >= game.version:
        return game
    meant = game.options_at(version, options)
    return game if meant == options else open_game(title, seats, **meant)


def _read_dice(value: Mapping[str, object], log: Log[Any]) -> None:
    """What the header says of dice of the second form; of the first it says nothing."""
    if not ABOUT_DICE & set(value):
        return
    if value.get("dice") != fair.SECOND_FORM:
        raise Refusal("record-dice", expected=fair.SECOND_FORM, got=str(value.get("dice")))
    nonces = value.get("nonces")
    if not isinstance(nonces, list) or len(nonces) != log.game.seats:
        raise Refusal("record-nonces")
    log.nonces = [_text(nonce, NONCE, "record-nonces") for nonce in nonces]
    log.duplicate = _text(value.get("duplicate"), ORIGIN, "record-duplicate")
    log.seed = _text(value.get("seed"), SEED, "record-seed")


def _texts(value: object, count: int) -> list[str | None]:
    """One text, or nothing, for each seat."""
    if not isinstance(value, list) or len(value) != count:
        raise Refusal("record-header")
    if not all(text is None or isinstance(text, str) for text in value):
        raise Refusal("record-header")
    return value


def _counts(value: object, count: int) -> list[int]:
    """A number from 0 up for each seat."""
    if not isinstance(value, list) or len(value) != count:
        raise Refusal("record-header")
    if not all(type(number) is int and number >= 0 for number in value):
        raise Refusal("record-header")
    return value


def _text(value: object, form: re.Pattern[str], refusal: str) -> str | None:
    """A text of that form, or nothing."""
    if value is None or (isinstance(value, str) and form.fullmatch(value)):
        return value
    raise Refusal(refusal)


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
    actor = log.course.actor
    expected = None if actor == CHANCE else actor
    if seat != expected:
        raise Refusal("record-seat", expected=listed([expected]), got=listed([seat]))
    log.play(log.game.moves.parse(name))


def _read_closing(value: Mapping[str, object], log: Log[Any]) -> None:
    # Where there is no seed to show, the key may be missing.
    if set(value) | {"seed"} not in (CLOSING, CLOSING_EARLY):
        raise Refusal("record-closing")
    check_values(value)
    if "ended" in value:
        _read_ending(value["ended"], value["seat"], log)
    elif not log.is_over:
        raise Refusal("record-early-end")
    scores, ranks = value["scores"], value["ranks"]
    # As text, since True and 1.0 equal 1.
    if (repr(scores), repr(ranks)) != (repr(log.scores()), repr(log.ranks())):
        raise Refusal("record-scores", expected=str(log.scores()), got=str(scores))
    if log.seed is not None:
        raise Refusal("record-seed-early")
    log.seed = _text(value.get("seed"), SEED, "record-seed")
    _check_commitment(log)


def _check_commitment(log: Log[Any]) -> None:
    """Refuses a seed, where one is told, that the table did not commit to; and, of the second form,
    options, given moves and nonces too."""
    if log.seed is None or (due := log.due_commitment()) == log.commitment:
        return
    raise Refusal("record-seed-foreign" if log.nonces is None else "record-terms", found=due)


def _read_ending(how: object, seat: object, log: Log[Any]) -> None:
    if not isinstance(how, str) or not isinstance(seat, int | None):
        raise Refusal("log-ending")
    log.end(Ending(how, seat))
