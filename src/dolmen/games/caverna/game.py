"""Caverna signs the contract here; every method hands over to its room."""

from collections.abc import Mapping
from typing import cast, final

from dolmen.core.description import Bounds, Slice
from dolmen.core.effect import Effect
from dolmen.core.game import Buffer, Event, Game, Move, Reason, Seat
from dolmen.core.message import Message
from dolmen.core.native import i64
from dolmen.core.options import Option, between, check_seats, first_seat, settle
from dolmen.core.rng import Rng
from dolmen.games.caverna import (
    laws,
    observation,
    position,
    price,
    reasons,
    rounds,
    rules,
    score,
    stakes,
    text,
    turn,
    view,
)
from dolmen.games.caverna.data import (
    ALL_TILES,
    DEALT_TILES,
    FURNISHING_COUNT,
    INTRODUCTORY,
    SOLO_ORDERS,
)
from dolmen.games.caverna.events import EVENTS
from dolmen.games.caverna.moves import TABLE
from dolmen.games.caverna.position.load import load
from dolmen.games.caverna.refusals import REASONS
from dolmen.games.caverna.state import NOBODY, CavernaState, new_state

TITLE = "caverna"
VERSION = 2
SEAT_COUNTS = (1, 2, 3, 4, 5, 6, 7)
# Where whoever must stop stops, a seat and once more: five times what any game of the tests has.
MOST_DECISIONS = 5 * 100


# Starts that can be dealt to one who plays alone.
MOST_DEALS = 100 * 100 - 1


def options(seats: int) -> list[Option]:
    """CAV-SETUP-03, CAV-SETUP-10, CAV-REVEAL-06, CAV-SOLO-12 What a table may choose."""
    found = [
        first_seat(seats),
        Option("furnishings", ("full", "introductory")),
        Option("markers", ("start", "end")),
    ]
    if seats == 1:
        found.append(Option("deal", (0,), between("deal", 0, MOST_DEALS), f"0..{MOST_DEALS}"))
    return found


def dealt(number: int, tiles: int) -> tuple[int, int]:
    """CAV-SOLO-12 The order of the cards and the furnishings of a dealt start; 0 is the printed
    one, with all of them."""
    if number == 0:
        return 0, tiles
    rng = Rng(number)
    order = int(rng.below(SOLO_ORDERS))
    unique = [tile for tile in range(1, FURNISHING_COUNT) if tiles >> tile & 1]
    found = 1
    for _ in range(min(DEALT_TILES, len(unique))):
        found |= 2 ** unique.pop(int(rng.below(len(unique))))
    return order, found


@final
class Caverna(Game[CavernaState]):
    """A game of Caverna for one to seven."""

    def __init__(self, seats: object, /, **chosen: object) -> None:
        count = check_seats(TITLE, seats, SEAT_COUNTS)
        settled = settle(TITLE, options(count), chosen)
        super().__init__(TITLE, VERSION, count, settled, TABLE, REASONS, EVENTS)
        listed = ALL_TILES if settled["furnishings"] == "full" else INTRODUCTORY
        order, tiles = dealt(int(str(settled.get("deal", 0))), listed)
        self.tiles: i64 = tiles
        first = settled["first"]
        late: i64 = 1 if settled["markers"] == "end" else 0
        self.blank: CavernaState = new_state(
            count, self.tiles, first if isinstance(first, int) else NOBODY, late, order
        )
        self.opening: CavernaState = self.blank.clone()
        rounds.begin(self.opening)
        turn.proceed(self.opening, False)

    def stated_options(self) -> dict[str, object]:
        """CAV-SOLO-12 The printed start is not stated, only another."""
        return {name: v for name, v in self.options.items() if (name, v) != ("deal", 0)}

    def start(self) -> CavernaState:
        return self.opening.clone()

    def actor(self, s: CavernaState) -> Seat:
        return rules.actor(s)

    def fill(self, s: CavernaState, out: Buffer) -> i64:
        return rules.fill(s, out)

    def apply(self, s: CavernaState, move: Move) -> None:
        rules.apply(s, move)

    def playout(self, s: CavernaState, rng: Rng, out: Buffer) -> i64:
        return rules.playout(s, rng, out)

    def draw(self, s: CavernaState, rng: Rng) -> Move:
        return rules.draw(s, rng)

    def gambles(self, s: CavernaState) -> list[int]:
        return stakes.gambles(s, self.legal(s))

    def forced(self, s: CavernaState) -> int:
        return stakes.forced(s, self.legal(s))

    def weights(self, s: CavernaState) -> list[int]:
        return rules.weights(s)

    def reason(self, s: CavernaState, move: Move) -> Reason:
        return reasons.reason(s, move)

    def scores(self, s: CavernaState) -> list[int]:
        return score.scores(s)

    def sheet(self, s: CavernaState, seat: Seat) -> list[tuple[str, int]]:
        return score.sheet(s, self.check_seat(seat))

    def ranks(self, s: CavernaState) -> list[int]:
        return score.ranks(s)

    def heading(self, category: str) -> Message:
        return text.heading(category)

    def describe(self, move: Move) -> Message:
        return text.describe(move)

    def effects(self, s: CavernaState, move: Move) -> list[Effect]:
        return price.effects(s, move)

    def holdings(self, s: CavernaState, seat: Seat) -> dict[str, int]:
        return price.holdings(s, self.check_seat(seat))

    def tell(self, s: CavernaState, event: Event, seat: Seat | None) -> Message | None:
        if seat is not None:
            self.check_seat(seat)
        return text.tell(event)

    def ask(self, s: CavernaState) -> Message:
        return text.ask(s)

    def laws(self, s: CavernaState) -> list[tuple[str, bool]]:
        return laws.laws(s)

    def view(self, s: CavernaState, seat: Seat | None) -> dict[str, object]:
        if seat is not None:
            self.check_seat(seat)
        return cast(dict[str, object], view.view(s))

    def eyes(self, seat: Seat | None) -> Seat | None:
        return None

    def observe(self, s: CavernaState, seat: Seat) -> list[int]:
        return self.observed(s, seat)

    def observe_into(self, s: CavernaState, seat: Seat, out: Buffer, at: i64) -> None:
        observation.observe_into(s, self.check_seat(seat), out, at)

    def slices(self) -> list[Slice]:
        return observation.slices(self.seats)

    @property
    def bounds(self) -> Bounds:
        # CAV-SETUP-03 Chance draws a starting player, one of three cards, or a marker.
        return self.bounded(MOST_DECISIONS * (self.seats + 1), TABLE.count, max(3, self.seats))

    def determinize(self, s: CavernaState, seat: Seat, rng: Rng) -> CavernaState:
        self.check_seat(seat)
        return s.clone()

    def dump(self, s: CavernaState) -> dict[str, object]:
        return position.dump(s, self.tiles)

    def load(self, position_: Mapping[str, object]) -> CavernaState:
        blank = self.blank.clone()
        return load(position_, self.start(), blank, self.tiles)
