"""Druides signs the contract here; every method hands over to its room."""

from collections.abc import Mapping
from typing import cast, final

from dolmen.core.description import Bounds, Slice
from dolmen.core.effect import Effect
from dolmen.core.game import Buffer, Event, Game, Move, Reason, Seat
from dolmen.core.message import Message
from dolmen.core.native import i64
from dolmen.core.options import Option, check_seats, first_seat, settle
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail
from dolmen.games.druides import (
    laws,
    observation,
    position,
    price,
    rollout,
    rules,
    score,
    stakes,
    text,
    view,
)
from dolmen.games.druides.data import GEMS, HAND_LIMIT, SLOTS
from dolmen.games.druides.events import EVENTS
from dolmen.games.druides.moves import TABLE
from dolmen.games.druides.refusals import REASONS
from dolmen.games.druides.state import NOBODY, SEAT, DruidesState, new_state

TITLE = "druides"
VERSION = 2
# DRU-COMP-01
SEAT_COUNTS = (2, 3, 4)
# Where whoever must stop stops: five times as many as in any game of the tests.
MOST_DECISIONS = 10 * 100


def options(seats: int) -> list[Option]:
    """DRU-SETUP-08 What a table may choose."""
    return [first_seat(seats), Option("amulets", ("cards", "numbers"))]


@final
class Druides(Game[DruidesState]):
    """A game of Druides for two, three or four."""

    def __init__(self, seats: object, /, **chosen: object) -> None:
        count = check_seats(TITLE, seats, SEAT_COUNTS)
        settled = settle(TITLE, options(count), chosen)
        super().__init__(TITLE, VERSION, count, settled, TABLE, REASONS, EVENTS)
        chosen_first = settled["first"]
        first: i64 = chosen_first if isinstance(chosen_first, int) else NOBODY
        by_cards: i64 = 1 if settled["amulets"] == "cards" else 0
        self.opening: DruidesState = new_state(count, first, by_cards)

    def options_at(self, version: int, given: dict[str, object]) -> dict[str, object]:
        # DRU-SETUP-08 Numbers were the default of the first version.
        return {"amulets": "numbers", **given} if version == 1 else given

    def start(self) -> DruidesState:
        return self.opening.clone()

    def actor(self, s: DruidesState) -> Seat:
        return rules.actor(s)

    def fill(self, s: DruidesState, out: Buffer) -> i64:
        d = s.d
        return rules.fill(d, i64(d[SEAT]), out)

    def apply(self, s: DruidesState, move: Move) -> None:
        d = s.d
        rules.apply(s, d, i64(d[SEAT]), move)

    def playout(self, s: DruidesState, rng: Rng, out: Buffer) -> i64:
        return rules.playout(s, rng)

    def roll(
        self,
        s: DruidesState,
        asked: i64,
        choices: Rng,
        dice: Rng,
        trail: Trail,
        row: i64,
        end: i64,
    ) -> i64:
        return rollout.roll(s, asked, choices, dice, trail, row, end)

    def run_chance(self, s: DruidesState, rng: Rng) -> Seat:
        return rules.run_chance(s, rng)

    def draw(self, s: DruidesState, rng: Rng) -> Move:
        d = s.d
        return rules.draw(d, i64(d[SEAT]), rng)

    def gambles(self, s: DruidesState) -> list[int]:
        return stakes.gambles(self.legal(s))

    def weights(self, s: DruidesState) -> list[int]:
        return rules.weights(s.d, len(self.legal(s)))

    def pile(self, s: DruidesState) -> str:
        return rules.pile(s.d)

    def reason(self, s: DruidesState, move: Move) -> Reason:
        return rules.reason(s.d, move)

    def scores(self, s: DruidesState) -> list[int]:
        return score.scores(s)

    def sheet(self, s: DruidesState, seat: Seat) -> list[tuple[str, int]]:
        return score.sheet(s.d, self.check_seat(seat))

    def ranks(self, s: DruidesState) -> list[int]:
        return score.ranks(s.d)

    def heading(self, category: str) -> Message:
        return text.heading(category)

    def describe(self, move: Move) -> Message:
        return text.describe(move)

    def effects(self, s: DruidesState, move: Move) -> list[Effect]:
        return price.effects(s, move)

    def holdings(self, s: DruidesState, seat: Seat) -> dict[str, int]:
        return price.holdings(s, self.check_seat(seat))

    def tell(self, s: DruidesState, event: Event, seat: Seat | None) -> Message | None:
        return text.tell(event, None if seat is None else self.check_seat(seat))

    def ask(self, s: DruidesState) -> Message:
        return text.ask(s)

    def laws(self, s: DruidesState) -> list[tuple[str, bool]]:
        return laws.laws(s)

    def view(self, s: DruidesState, seat: Seat | None) -> dict[str, object]:
        viewer = None if seat is None else self.check_seat(seat)
        return cast(dict[str, object], view.view(s, viewer))

    def observe(self, s: DruidesState, seat: Seat) -> list[int]:
        return self.observed(s, seat)

    def observe_into(self, s: DruidesState, seat: Seat, out: Buffer, at: i64) -> None:
        observation.observe_into(s.d, self.check_seat(seat), out, at)

    def slices(self) -> list[Slice]:
        return observation.slices(self.seats)

    @property
    def bounds(self) -> Bounds:
        # Any card of a hand (DRU-HAND-01) to any slot, or stop; any gem (DRU-COMP-03).
        return self.bounded(MOST_DECISIONS, HAND_LIMIT * SLOTS + 1, GEMS)

    def determinize(self, s: DruidesState, seat: Seat, rng: Rng) -> DruidesState:
        return view.determinize(s, self.check_seat(seat), rng)

    def dump(self, s: DruidesState) -> dict[str, object]:
        return position.dump(s)

    def load(self, position_: Mapping[str, object]) -> DruidesState:
        return position.load(position_, self.start())
