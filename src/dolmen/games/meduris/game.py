"""Meduris signs the contract here; every method hands over to its room."""

from collections.abc import Mapping
from typing import cast, final

from dolmen.core.description import Bounds, Slice
from dolmen.core.effect import Effect
from dolmen.core.game import Buffer, Event, Game, Move, Reason, Seat
from dolmen.core.message import Message
from dolmen.core.native import i64, u8
from dolmen.core.options import Option, between, check_seats, first_seat, settle
from dolmen.core.rng import Rng
from dolmen.games.meduris import (
    laws,
    layout,
    observation,
    position,
    price,
    rules,
    score,
    stakes,
    text,
    view,
)
from dolmen.games.meduris.data import (
    CHIP_NAMES,
    COLOUR_NAMES,
    FIELDS,
    MATERIALS,
    MOST_IDLE_LIMIT,
    PHOTO,
    PRINTED_32,
)
from dolmen.games.meduris.events import EVENTS
from dolmen.games.meduris.moves import TABLE
from dolmen.games.meduris.refusals import REASONS
from dolmen.games.meduris.state import (
    CHIP,
    IDLE_LIMIT,
    OPEN_STOCKS,
    STALEMATE_END,
    STARTER,
    MedurisState,
    new_state,
    wide,
    write_wide,
)
from dolmen.games.meduris.turn import begin_workers
from dolmen.games.meduris.verbs.setup import lay

TITLE = "meduris"
VERSION = 1
SEAT_COUNTS = (2, 3, 4)
# Where whoever must stop stops: so many, and so many more for each turn that may pass without a
# construction. That is many times what any game of the tests has.
MOST_DECISIONS = 50 * 100
MOST_IN_A_TURN = 20


def options(seats: int) -> list[Option]:
    """MED-SETUP-15 What a table may choose."""
    fields = int(FIELDS[seats])
    colours = list(COLOUR_NAMES[2:] if seats == 2 else COLOUR_NAMES[:seats])

    def read_colours(value: object) -> object:
        return layout.read_colours(value, seats)

    def read_bonus(value: object) -> object:
        return layout.read_bonus(value, fields)

    def read_board(value: object) -> object:
        return layout.read_board(value, seats)

    return [
        first_seat(seats),
        Option("colours", (colours,), read_colours, "[…]"),
        Option("bonus", ("random", "photo"), read_bonus, "[…], {…}", (dict, list)),
        Option("stalemate_end", (True, False)),
        Option(
            "idle_limit", (20,), between("idle_limit", 0, MOST_IDLE_LIMIT), f"0..{MOST_IDLE_LIMIT}"
        ),
        Option("open_stocks", (False, True)),
        Option("board", (None,), read_board, "{…}"),
    ]


@final
class Meduris(Game[MedurisState]):
    """A game of Meduris for two, three or four."""

    def __init__(self, seats: object, /, **chosen: object) -> None:
        count = check_seats(TITLE, seats, SEAT_COUNTS)
        settled = settle(TITLE, options(count), chosen)
        super().__init__(TITLE, VERSION, count, settled, TABLE, REASONS, EVENTS)
        board = settled["board"]
        side = layout.side_of(board) if isinstance(board, dict) else layout.printed_side(count)
        if settled["bonus"] == "photo" and side is not PRINTED_32:
            raise layout.bonus_refused("meduris-bonus-photo")
        self.colours: list[str] = cast(list[str], settled["colours"])
        self.districts: list[str] = layout.district_names(side)
        self.opening: MedurisState = self._open(count, settled, side)

    def _open(self, seats: int, settled: dict[str, object], side: layout.Side) -> MedurisState:
        """The position every game of this table starts from."""
        s = new_state(seats, layout.pack_side(side))
        d = s.d
        first = settled["first"]
        if isinstance(first, int):
            d[STARTER] = u8(first)
        d[STALEMATE_END] = 1 if settled["stalemate_end"] else 0
        write_wide(d, IDLE_LIMIT, cast(int, settled["idle_limit"]))
        d[OPEN_STOCKS] = 1 if settled["open_stocks"] else 0
        bonus = settled["bonus"]
        if isinstance(bonus, list):
            for field in bonus:
                lay(s, d, i64(field))
        elif bonus != "random":
            laid = bonus if isinstance(bonus, dict) else PHOTO
            for field, kind in laid.items():
                d[CHIP + i64(int(field))] = u8(CHIP_NAMES.index(kind) + 1)
            begin_workers(s, d)
        return s

    def start(self) -> MedurisState:
        return self.opening.clone()

    def actor(self, s: MedurisState) -> Seat:
        return rules.actor(s)

    def fill(self, s: MedurisState, out: Buffer) -> i64:
        return rules.fill(s, out)

    def apply(self, s: MedurisState, move: Move) -> None:
        rules.apply(s, move)

    def playout(self, s: MedurisState, rng: Rng, out: Buffer) -> i64:
        return rules.playout(s, rng, out)

    def run_chance(self, s: MedurisState, rng: Rng) -> Seat:
        return rules.run_chance(s, rng)

    def draw(self, s: MedurisState, rng: Rng) -> Move:
        return rules.draw(s, rng)

    def gambles(self, s: MedurisState) -> list[int]:
        return stakes.gambles(s, self.legal(s))

    def weights(self, s: MedurisState) -> list[int]:
        return rules.weights(s)

    def reason(self, s: MedurisState, move: Move) -> Reason:
        return rules.reason(s, move)

    def scores(self, s: MedurisState) -> list[int]:
        return score.scores(s)

    def sheet(self, s: MedurisState, seat: Seat) -> list[tuple[str, int]]:
        return score.sheet(s, self.check_seat(seat))

    def ranks(self, s: MedurisState) -> list[int]:
        return score.ranks(s)

    def heading(self, category: str) -> Message:
        return text.heading(category)

    def describe(self, move: Move) -> Message:
        return text.describe(move)

    def effects(self, s: MedurisState, move: Move) -> list[Effect]:
        return price.effects(s, move, self.districts)

    def holdings(self, s: MedurisState, seat: Seat) -> dict[str, int]:
        return price.holdings(s, self.check_seat(seat))

    def tell(self, s: MedurisState, event: Event, seat: Seat | None) -> Message | None:
        viewer = None if seat is None else self.check_seat(seat)
        return text.tell(event, viewer, self.districts)

    def ask(self, s: MedurisState) -> Message:
        return text.ask(s)

    def laws(self, s: MedurisState) -> list[tuple[str, bool]]:
        return laws.laws(s)

    def view(self, s: MedurisState, seat: Seat | None) -> dict[str, object]:
        viewer = None if seat is None else self.check_seat(seat)
        shown = view.view(s, viewer, self.colours, self.districts)
        return cast(dict[str, object], shown)

    def eyes(self, seat: Seat | None) -> Seat | None:
        return None if self.opening.d[OPEN_STOCKS] == 1 else seat

    def observe(self, s: MedurisState, seat: Seat) -> list[int]:
        return self.observed(s, seat)

    def observe_into(self, s: MedurisState, seat: Seat, out: Buffer, at: i64) -> None:
        observation.observe_into(s, self.check_seat(seat), out, at)

    def slices(self) -> list[Slice]:
        return observation.slices(self.seats)

    @property
    def bounds(self) -> Bounds:
        # MED-TURN-02 A yield of each plain, a hut or a temple on any field, a swap for each
        # material; MED-SETUP-06 a bonus chip on any field.
        fields = int(FIELDS[self.seats])
        longest = MOST_DECISIONS + MOST_IN_A_TURN * self.seats * wide(self.opening.d, IDLE_LIMIT)
        return self.bounded(longest, 2 * (fields + MATERIALS), fields)

    def determinize(self, s: MedurisState, seat: Seat, rng: Rng) -> MedurisState:
        self.check_seat(seat)
        return s.clone()

    def dump(self, s: MedurisState) -> dict[str, object]:
        return position.dump(s, self.districts)

    def load(self, position_: Mapping[str, object]) -> MedurisState:
        return position.load(position_, self.start(), self.districts)
