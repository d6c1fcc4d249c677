"""Stones, a title of a third party in plain Python: take one or two stones in turn, keep a secret
card, show it once if you like. It is here so that `conform` has something to pass and to fail."""

from collections.abc import Callable, Mapping
from typing import Final

from dolmen.core.effect import CHANGE, LEFT, Effect, counted
from dolmen.core.game import CHANCE, EVERYONE, OVER, Buffer, Event, Game, State, note, show
from dolmen.core.message import Arg, Message, Who, Why
from dolmen.core.moves import Kind, MoveTable
from dolmen.core.options import check_seats, first_seat, settle
from dolmen.core.reading import as_int, as_list, as_object, malformed, require_laws
from dolmen.core.rng import Rng

TAKE_ONE: Final = 0
TAKE_TWO: Final = 1
SHOW: Final = 2
DEAL: Final = 3

TOOK: Final = 0
DEALT: Final = 1
SHOWN: Final = 2

TABLE: Final = MoveTable(
    [
        Kind("take", "take {0}", ("one", "two"), target="pile"),
        Kind("show", "show card", target="card:{seat}"),
        Kind("deal", "deal {0}", ("1", "2", "3", "4"), target="deck"),
    ]
)
REASONS: Final = [
    Why("legal", "", ""),
    Why("not-now", "STO-TURN-01", "stones-why-not-now"),
]


class StonesState(State):
    """Two secret cards (0: not dealt), who has shown, stones taken and left, who is to move."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = [0, 0]
        self.shown = [False, False]
        self.taken = [0, 0]
        self.left = 6
        self.seat = 0

    def clone(self) -> "StonesState":
        return restore(*self.numbers())

    def numbers(self) -> tuple[list[int], list[bool], list[int], int, int]:
        """Everything, copied."""
        return (self.cards[:], self.shown[:], self.taken[:], self.left, self.seat)

    def __reduce__(self) -> tuple[Callable[..., "StonesState"], tuple[object, ...]]:
        return restore, self.numbers()


def restore(
    cards: list[int], shown: list[bool], taken: list[int], left: int, seat: int
) -> StonesState:
    """The state with these numbers."""
    s = StonesState()
    s.cards, s.shown, s.taken, s.left, s.seat = cards, shown, taken, left, seat
    return s


class Stones(Game[StonesState]):
    """The title; sabotaged in test_conform by overriding one method at a time."""

    def __init__(self, seats: int = 2, **chosen: object) -> None:
        check_seats("stones", seats, (2,))
        options = settle("stones", [first_seat(2)], chosen)
        super().__init__("stones", 1, seats, options, TABLE, REASONS)

    def start(self) -> StonesState:
        return StonesState()

    def actor(self, s: StonesState) -> int:
        if 0 in s.cards:
            return CHANCE
        return s.seat if s.left else OVER

    def fill(self, s: StonesState, out: Buffer) -> int:
        moves = [move for move in range(TABLE.count) if self.reason(s, move) == 0]
        for i, move in enumerate(moves):
            out[i] = move
        return len(moves)

    def reason(self, s: StonesState, move: int) -> int:
        if 0 in s.cards:
            return 0 if move >= DEAL and move - DEAL + 1 not in s.cards else 1
        if move == SHOW:
            return 0 if s.left and not s.shown[s.seat] else 1
        return 0 if move <= TAKE_TWO and s.left > move else 1

    def apply(self, s: StonesState, move: int) -> None:
        if move >= DEAL:
            seat = s.cards.index(0)
            s.cards[seat] = move - DEAL + 1
            note(s, DEALT, EVERYONE, seat, s.cards[seat])
        elif move == SHOW:
            s.shown[s.seat] = True
            show(s, SHOWN, s.seat, s.cards[s.seat])
        else:
            s.left -= move + 1
            s.taken[s.seat] += move + 1
            note(s, TOOK, EVERYONE, s.seat, move + 1)
            s.seat = 1 - s.seat

    def draw(self, s: StonesState, rng: Rng) -> int:
        legal = self.legal(s)
        return legal[rng.below(len(legal))]

    def weights(self, s: StonesState) -> list[int]:
        return [1] * len(self.legal(s))

    def scores(self, s: StonesState) -> list[int]:
        return [taken + card for taken, card in zip(s.taken, s.cards, strict=True)]

    def sheet(self, s: StonesState, seat: int) -> list[tuple[str, int]]:
        self.check_seat(seat)
        return [("stones:1", s.taken[seat]), ("card:1", s.cards[seat])]

    def ranks(self, s: StonesState) -> list[int]:
        a, b = self.scores(s)
        return [1 + (a < b), 1 + (b < a)]

    def heading(self, category: str) -> Message:
        return Message(f"stones-sheet-{category}")

    def describe(self, move: int) -> Message:
        return Message("stones-move", {"move": move})

    def effects(self, s: StonesState, move: int) -> list[Effect]:
        if self.reason(s, move) or move > TAKE_TWO:
            return []
        left = s.taken[s.seat] + move + 1
        return [
            counted(CHANGE, "stone", move + 1, Message("stones-stones", {"count": move + 1})),
            counted(LEFT, "stone", left, Message("stones-stones", {"count": left})),
        ]

    def holdings(self, s: StonesState, seat: int) -> dict[str, int]:
        return {"stone": s.taken[self.check_seat(seat)]}

    def tell(self, s: StonesState, event: Event, seat: int | None) -> Message | None:
        words: dict[str, Arg] = {"player": Who(event.a), "count": event.b}
        if event.kind == DEALT and event.a != seat:
            return Message("stones-dealt", {"player": Who(event.a)})
        return Message(f"stones-event-{event.kind}", words)

    def ask(self, s: StonesState) -> Message:
        return Message("stones-ask")

    def laws(self, s: StonesState) -> list[tuple[str, bool]]:
        return [("STO-PILE-01", sum(s.taken) + s.left == 6)]

    def hidden(self, s: StonesState, seat: int | None) -> int | None:
        """The seat whose card this viewer may not see, if any."""
        other = None if seat is None else 1 - seat
        return other if other is not None and not s.shown[other] and s.left else None

    def view(self, s: StonesState, seat: int | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        cards: list[int | None] = [*s.cards]
        for other in (0, 1):
            if (seat is None and not s.shown[other]) or other == self.hidden(s, seat):
                cards[other] = None
        return {"cards": cards, "shown": s.shown[:], "taken": s.taken[:], "left": s.left}

    def observe(self, s: StonesState, seat: int) -> list[int]:
        self.check_seat(seat)
        other = 0 if self.hidden(s, seat) is not None else s.cards[1 - seat]
        return [s.cards[seat], other, *map(int, s.shown), *s.taken, s.left]

    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        c = s.clone()
        other = self.hidden(s, seat)
        if other is not None and c.cards[other]:
            cards = [card for card in (1, 2, 3, 4) if card != c.cards[seat]]
            c.cards[other] = cards[rng.below(len(cards))]
        return c

    def dump(self, s: StonesState) -> dict[str, object]:
        return {
            "cards": s.cards[:],
            "shown": list(map(int, s.shown)),
            "taken": s.taken[:],
            "left": s.left,
            "seat": s.seat,
        }

    def load(self, position: Mapping[str, object]) -> StonesState:
        given = as_object(position, "", ("cards", "shown", "taken", "left", "seat"))
        pairs = [
            [as_int(value, key, 0, 6) for value in as_list(given.get(key, [0, 0]), key, 2)]
            for key in ("cards", "shown", "taken")
        ]
        for key, pair in zip(("cards", "shown", "taken"), pairs, strict=True):
            if len(pair) != 2:
                raise malformed(key, "[2]", pair)
        left = as_int(given.get("left", 6), "left", 0, 6)
        seat = as_int(given.get("seat", 0), "seat", 0, 1)
        s = restore(pairs[0], list(map(bool, pairs[1])), pairs[2], left, seat)
        require_laws(self.laws(s))
        return s
