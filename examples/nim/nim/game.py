"""Nim in a hundred lines: all that a title has to bring. `dolmen.core.conform` is its judge."""

from collections.abc import Mapping
from typing import Final, Self

from dolmen.core.game import EVERYONE, OVER, Buffer, Event, Game, State, note
from dolmen.core.message import TURN, EventKind, Message, Who, Why
from dolmen.core.moves import Kind, MoveTable
from dolmen.core.options import Option, settle
from dolmen.core.reading import as_int, as_list, as_object, malformed, require_laws
from dolmen.core.rng import Rng

HEAPS: Final = (3, 4, 5)  # NIM-TAKE-02
NAMES: Final = ("a", "b", "c")
MOST: Final = max(HEAPS)
NOBODY: Final = -1
COUNTS: Final = tuple(str(count) for count in range(1, MOST + 1))
MOVES: Final = MoveTable([Kind("take", "take {0} {1}", NAMES, COUNTS, target="heap:{0}")])
REASONS: Final = [Why("legal", "", ""), Why("too-few", "NIM-TAKE-01", "nim-why-too-few")]
TOOK: Final = EventKind(0, "nim-event-took", "NIM-TAKE-01", ("player", "heap", "count"), TURN)


def options(seats: int) -> list[Option]:
    """What a table may choose: the seat that starts."""
    return [Option("first", tuple(range(seats)))]


class NimState(State):
    """The heaps, whose turn it is, and who took the last stone."""

    def __init__(self, heaps: list[int], seat: int, winner: int) -> None:
        super().__init__()
        self.heaps, self.seat, self.winner = heaps, seat, winner

    def clone(self) -> Self:
        return type(self)(self.heaps[:], self.seat, self.winner)

    def __reduce__(self) -> tuple[object, ...]:
        return NimState, (self.heaps[:], self.seat, self.winner)


class Nim(Game[NimState]):
    """The door of the title."""

    def __init__(self, seats: int, **chosen: object) -> None:
        settled = settle("nim", options(seats), chosen)
        super().__init__("nim", 1, seats, settled, MOVES, REASONS, [TOOK])

    def start(self) -> NimState:
        return NimState([*HEAPS], as_int(self.options["first"], "first", 0, self.seats), NOBODY)

    def actor(self, s: NimState) -> int:
        return s.seat if s.winner == NOBODY else OVER

    def fill(self, s: NimState, out: Buffer) -> int:
        legal = [move for move in range(MOVES.count) if self.reason(s, move) == 0]
        for i, move in enumerate(legal):
            out[i] = move
        return len(legal)

    def reason(self, s: NimState, move: int) -> int:
        heap, less = divmod(move, MOST)
        return 0 if s.heaps[heap] > less else 1

    def apply(self, s: NimState, move: int) -> None:
        heap, less = divmod(move, MOST)
        s.heaps[heap] -= less + 1
        note(s, TOOK.number, EVERYONE, s.seat, heap, less + 1)
        if not any(s.heaps):
            s.winner = s.seat  # NIM-TAKE-03
        s.seat = (s.seat + 1) % self.seats

    def draw(self, s: NimState, rng: Rng) -> int:
        raise NotImplementedError("nothing is left to chance")

    def weights(self, s: NimState) -> list[int]:
        raise NotImplementedError("nothing is left to chance")

    def scores(self, s: NimState) -> list[int]:
        return [int(seat == s.winner) for seat in range(self.seats)]

    def sheet(self, s: NimState, seat: int) -> list[tuple[str, int]]:
        return [("last", self.scores(s)[self.check_seat(seat)])]

    def ranks(self, s: NimState) -> list[int]:
        return [1 if s.winner in (seat, NOBODY) else 2 for seat in range(self.seats)]

    def heading(self, category: str) -> Message:
        return Message(f"nim-sheet-{category}")

    def describe(self, move: int) -> Message:
        heap, less = divmod(move, MOST)
        return Message("nim-move", {"heap": NAMES[heap], "count": less + 1})

    def tell(self, s: NimState, event: Event, seat: int | None) -> Message:
        said = {"player": Who(event.a), "heap": NAMES[event.b], "count": int(event.c)}
        return Message(TOOK.message, said)

    def ask(self, s: NimState) -> Message:
        return Message("nim-ask", {"player": Who(s.seat)})

    def laws(self, s: NimState) -> list[tuple[str, bool]]:
        return [("NIM-TAKE-03", any(s.heaps) == (s.winner == NOBODY))]

    def view(self, s: NimState, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        heaps = [{"heap": name, "stones": n} for name, n in zip(NAMES, s.heaps, strict=True)]
        return {"seat": s.seat, "stones_left": sum(s.heaps), "heaps": heaps}

    def observe(self, s: NimState, seat: int) -> list[int]:
        return [*s.heaps, (s.seat - self.check_seat(seat)) % self.seats]

    def determinize(self, s: NimState, seat: int, rng: Rng) -> NimState:
        return s.clone()

    def dump(self, s: NimState) -> dict[str, object]:
        return {"heaps": s.heaps[:], "seat": s.seat, "winner": s.winner}

    def load(self, position: Mapping[str, object]) -> NimState:
        given = as_object(position, "", ("heaps", "seat", "winner"))
        heaps = as_list(given.get("heaps", [*HEAPS]), "heaps", len(HEAPS))
        if len(heaps) != len(HEAPS):
            raise malformed("heaps", f"[{len(HEAPS)}]", heaps)
        counted = [as_int(n, "heaps", 0, most) for n, most in zip(heaps, HEAPS, strict=True)]
        seat = as_int(given.get("seat", self.options["first"]), "seat", 0, self.seats - 1)
        winner = as_int(given.get("winner", NOBODY), "winner", NOBODY, self.seats - 1)
        s = NimState(counted, seat, winner)
        require_laws(self.laws(s))
        return s
