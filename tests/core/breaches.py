"""Titles that break one promise each, for `conform` to catch."""

import itertools
from collections.abc import Callable, Mapping

from dolmen.core.description import Bounds, Slice, Spec
from dolmen.core.effect import CHANGE, LACKS, LEFT, Effect
from dolmen.core.game import CHANCE, NO_MOVE, Buffer, Event, Mask
from dolmen.core.message import EventKind, Message, Refusal, Why
from dolmen.core.rng import Rng
from tests.core.stones import DEAL, SHOW, TAKE_TWO, Stones, StonesState, restore


class UnsortedMoves(Stones):
    def fill(self, s: StonesState, out: Buffer) -> int:
        count = super().fill(s, out)
        if count > 1:
            out[0], out[1] = out[1], out[0]
        return count


class DeadEnd(Stones):
    def reason(self, s: StonesState, move: int) -> int:
        return 1 if s.left == 1 else super().reason(s, move)


class HiddenMove(Stones):
    def fill(self, s: StonesState, out: Buffer) -> int:
        count = super().fill(s, out)
        return count - (1 if count > 1 and not s.seat else 0)


class OfferedAndRefused(Stones):
    """Lists showing among the legal moves, and has a reason against it."""

    def fill(self, s: StonesState, out: Buffer) -> int:
        return Stones().fill(s, out)

    def reason(self, s: StonesState, move: int) -> int:
        return 1 if move == SHOW else super().reason(s, move)


class BadWeights(Stones):
    def weights(self, s: StonesState) -> list[int]:
        return [1]


class PileOfTwoWords(Stones):
    def pile(self, s: StonesState) -> str:
        return "two words"


class PileByTheWay(Stones):
    asked = 0

    def pile(self, s: StonesState) -> str:
        self.asked += 1
        return f"pile-{self.asked}"


class UnfairDraw(Stones):
    def draw(self, s: StonesState, rng: Rng) -> int:
        return self.legal(s)[0]


class ForeignDraw(Stones):
    def draw(self, s: StonesState, rng: Rng) -> int:
        return DEAL


class LopsidedSheet(Stones):
    def sheet(self, s: StonesState, seat: int) -> list[tuple[str, int]]:
        return [("stones:1", 1), *super().sheet(s, seat)[1:]]


class NoWinner(Stones):
    def ranks(self, s: StonesState) -> list[int]:
        return [2, 2]


class WordlessCategory(Stones):
    def heading(self, category: str) -> Message:
        return None  # type: ignore[return-value]  # the very promise that is broken here


class WordlessMove(Stones):
    def describe(self, move: int) -> Message:
        return None  # type: ignore[return-value]  # the very promise that is broken here


class LostStone(Stones):
    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        if move == TAKE_TWO:
            s.taken[0] -= 1


class Endless(Stones):
    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        s.left, s.taken = 6, [0, 0]

    def effects(self, s: StonesState, move: int) -> list[Effect]:
        return []

    def holdings(self, s: StonesState, seat: int) -> dict[str, int]:
        return {}


class SharedClone(Stones):
    def start(self) -> StonesState:
        return SharingState()


class SharingState(StonesState):
    def clone(self) -> "SharingState":
        c = SharingState()
        c.cards, c.shown, c.taken, c.left, c.seat = self.numbers()
        c.taken = self.taken
        return c


class ListeningClone(Stones):
    def start(self) -> StonesState:
        return ListeningState()


class ListeningState(StonesState):
    def clone(self) -> "ListeningState":
        c = ListeningState()
        c.cards, c.shown, c.taken, c.left, c.seat = self.numbers()
        c.events = []
        return c


class PoorCopy(Stones):
    def start(self) -> StonesState:
        return PoorState()


class PoorState(StonesState):
    """Whose turn it is gets lost on the way to another process."""

    def __reduce__(self) -> tuple[Callable[..., StonesState], tuple[object, ...]]:
        cards, shown, taken, left, seat = self.numbers()
        return restore, (cards, shown, taken, left, 1 - seat)


class ForgetfulLoad(Stones):
    def load(self, position: Mapping[str, object]) -> StonesState:
        s = super().load(position)
        s.seat = 0
        return s


class ForgetfulDump(Stones):
    def dump(self, s: StonesState) -> dict[str, object]:
        return {key: value for key, value in super().dump(s).items() if key != "seat"}


class OpenHand(Stones):
    def view(self, s: StonesState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "cards": s.cards[:]}


class OpenObservation(Stones):
    def observe(self, s: StonesState, seat: int) -> list[int]:
        return [*super().observe(s, seat), *s.cards]


class RaggedObservation(Stones):
    def observe(self, s: StonesState, seat: int) -> list[int]:
        return super().observe(s, seat) + [0] * (6 - s.left)


class Peeping(Stones):
    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        c = super().determinize(s, seat, rng)
        other = self.hidden(s, seat)
        if other is not None and c.cards[other]:
            cards = [card for card in (1, 2, 3, 4) if card not in (c.cards[seat], s.cards[other])]
            c.cards[other] = cards[rng.below(2)]
        return c


class LoudAsking(Stones):
    def ask(self, s: StonesState) -> Message:
        return Message("stones-ask", {"cards": str(s.cards)})


class LoudTelling(Stones):
    def tell(self, s: StonesState, event: Event, seat: int | None) -> Message | None:
        return Message("stones-all", {"cards": str(s.cards)})


class LoudDealing(Stones):
    """Tells what it should not in the event itself: seen only by comparing worlds."""

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        if s.events and move <= TAKE_TWO:
            s.events[-1].b = s.cards[1 - s.seat]


class SecretRule(Stones):
    """Whether one may show depends on the other's card."""

    def reason(self, s: StonesState, move: int) -> int:
        if move == SHOW and s.cards[1 - s.seat] == 1:
            return 1
        return super().reason(s, move)


class QuietShowing(Stones):
    """Shows the other's card with an event that claims to show nothing."""

    def apply(self, s: StonesState, move: int) -> None:
        super().apply(s, move)
        if s.events and move == SHOW:
            s.shown = [True, True]
            s.events[-1].shows = False


class HasteInPlayouts(Stones):
    """Forgets one decision in its own loop of random play."""

    def playout(self, s: StonesState, rng: Rng, out: Buffer) -> int:
        return super().playout(s, rng, out) - 1


class OwnChance(Stones):
    """Deals otherwise in its own loop of chance."""

    def run_chance(self, s: StonesState, rng: Rng) -> int:
        rng.word()
        return super().run_chance(s, rng)


class WrongSeat(Stones):
    """Names somebody else after chance than the one who decides."""

    def run_chance(self, s: StonesState, rng: Rng) -> int:
        actor = super().run_chance(s, rng)
        return 1 - actor if actor >= 0 else actor


class NosyFill(Stones):
    """Listing the moves turns the pile's owner round."""

    def reason(self, s: StonesState, move: int) -> int:
        s.shown[1] = s.shown[1] or move == DEAL
        return super().reason(s, move)


class UnknownReason(Stones):
    def reason(self, s: StonesState, move: int) -> int:
        return 7 * super().reason(s, move)


class CrashingLoad(Stones):
    """Misses a key without a refusal."""

    def load(self, position: Mapping[str, object]) -> StonesState:
        if not {"cards", "shown", "taken", "left", "seat"} <= set(position):
            raise KeyError(position)
        return super().load(position)


class LawlessLoad(Stones):
    """Believes any position of the right shape."""

    def load(self, position: Mapping[str, object]) -> StonesState:
        s = super().load({**position, "taken": [0, 0], "left": 6})
        taken = position.get("taken")
        if isinstance(taken, list) and [type(count) for count in taken] == [int, int]:
            s.taken = taken
        s.left = 6 - sum(s.taken) if position.get("left") == 5 else s.left
        return s


class SecretRefusal(Stones):
    """Refuses a position without a sentence of the house."""

    def load(self, position: Mapping[str, object]) -> StonesState:
        try:
            return super().load(position)
        except Refusal as refused:
            raise Refusal("stones-no") from refused


class CarelessLoad(Stones):
    """Reads over what it does not know."""

    def load(self, position: Mapping[str, object]) -> StonesState:
        known = ("cards", "shown", "taken", "left", "seat")
        return super().load({key: position[key] for key in known if key in position})


class TupleView(Stones):
    def view(self, s: StonesState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "taken": tuple(s.taken)}


class FloatObservation(Stones):
    def observe(self, s: StonesState, seat: int) -> list[int]:
        return [*super().observe(s, seat), 0.5]  # type: ignore[list-item]  # the broken promise


class AnySeat(Stones):
    def check_seat(self, seat: int) -> int:
        return seat


class OpenEyes(Stones):
    """Says that nothing is hidden, and hides cards."""

    def eyes(self, seat: int | None) -> int | None:
        return None


class OpenEars(OpenEyes):
    """Hides nothing, but tells everybody of themselves in other words."""

    def tell(self, s: StonesState, event: Event, seat: int | None) -> Message | None:
        return Message("stones-own") if event.a == seat else super().tell(s, event, seat)

    def view(self, s: StonesState, seat: int | None) -> dict[str, object]:
        seen = super().view(s, seat)
        return {**seen, "cards": s.cards[:]}

    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        return s.clone()

    def observe(self, s: StonesState, seat: int) -> list[int]:
        return [*super().observe(s, seat), *s.cards]


class BorrowedEyes(Stones):
    """Spectators look over somebody's shoulder."""

    def eyes(self, seat: int | None) -> int | None:
        return seat or 0


class HastyFinals(Stones):
    """Lets a card that was shown be taken back."""

    def finals(self, s: StonesState) -> list[bool]:
        return [move != SHOW for move in self.legal(s)]


class PhantomGamble(Stones):
    """Asks twice about a move that nobody can play."""

    def gambles(self, s: StonesState) -> list[int]:
        return [move for move in range(self.moves.count) if move not in self.legal(s)][:1]


class ForcedChance(Stones):
    """Leaves chance no choice."""

    def forced(self, s: StonesState) -> int:
        return self.legal(s)[0] if self.actor(s) == CHANCE else NO_MOVE


class ForcedGamble(Stones):
    """Plays unasked what it asks twice about."""

    def gambles(self, s: StonesState) -> list[int]:
        return self.legal(s)[:1] if self.actor(s) >= 0 else []

    def forced(self, s: StonesState) -> int:
        return self.legal(s)[0] if self.actor(s) >= 0 else NO_MOVE


class OtherPublicWorld(Stones):
    """Shows everybody how often somebody guessed."""

    def view(self, s: StonesState, seat: int | None) -> dict[str, object]:
        seen = super().view(s, seat)
        return seen if seat is not None else {**seen, "sum": sum(s.cards)}


class LawlessWorld(Stones):
    def determinize(self, s: StonesState, seat: int, rng: Rng) -> StonesState:
        return LawlessState.of(super().determinize(s, seat, rng))

    def laws(self, s: StonesState) -> list[tuple[str, bool]]:
        return [("STO-PILE-01", not isinstance(s, LawlessState))]


class LawlessState(StonesState):
    @staticmethod
    def of(s: StonesState) -> "LawlessState":
        c = LawlessState()
        c.cards, c.shown, c.taken, c.left, c.seat = s.numbers()
        return c


class UnknownEvent(Stones):
    def __init__(self, seats: int = 2, **chosen: object) -> None:
        super().__init__(seats, **chosen)
        self.events = (EventKind(0, "stones-event-0", "STO-TURN-01"),)


class EventsOutOfOrder(Stones):
    def __init__(self, seats: int = 2, **chosen: object) -> None:
        super().__init__(seats, **chosen)
        self.events = (EventKind(1, "stones-event-1", "STO-TURN-01"),)


class ForgottenOption(Stones):
    """Does not keep what it was opened with."""

    def __init__(self, seats: int = 2, **chosen: object) -> None:
        super().__init__(seats, **chosen)
        self.version = next(VERSIONS)


class SharedStart(Stones):
    """Every table sits at the same pile."""

    def start(self) -> StonesState:
        return SHARED


class DealtStart(Stones):
    """Begins otherwise each time."""

    def start(self) -> StonesState:
        s = super().start()
        s.cards[0] = next(CARDS)
        return s


VERSIONS = itertools.count()
CARDS = itertools.cycle([1, 2, 3])
SHARED = StonesState()


class LossyTable(Stones):
    def __init__(self, seats: int = 2, **chosen: object) -> None:
        super().__init__(seats, **chosen)
        self.reasons = [Why("legal", "", ""), Why("not-now", "", "stones-why-not-now")]


class WrongPrice(Stones):
    def effects(self, s: StonesState, move: int) -> list[Effect]:
        return [
            effect._replace(amount=3) if effect.kind == CHANGE else effect
            for effect in super().effects(s, move)
        ]


class SilentPrice(Stones):
    """A stone comes, and no effect tells of it."""

    def effects(self, s: StonesState, move: int) -> list[Effect]:
        return []


class WrongPriceOfAnother(Stones):
    def effects(self, s: StonesState, move: int) -> list[Effect]:
        mine = super().effects(s, move)
        return [*mine, *(effect._replace(seat=1 - s.seat) for effect in mine[:1])]


class WrongRest(Stones):
    def effects(self, s: StonesState, move: int) -> list[Effect]:
        return [
            effect._replace(amount=0) if effect.kind == LEFT else effect
            for effect in super().effects(s, move)
        ]


class LackingButLegal(Stones):
    def effects(self, s: StonesState, move: int) -> list[Effect]:
        found = super().effects(s, move)
        return [*found, *(effect._replace(kind=LACKS) for effect in found)]


class EffectOfNoKind(Stones):
    def effects(self, s: StonesState, move: int) -> list[Effect]:
        return [Effect("miracle", "stone", 1, Message("stones-stones", {"count": 1}))]


class PeepingPrice(Stones):
    """What showing a card brings depends on the card of the other."""

    def effects(self, s: StonesState, move: int) -> list[Effect]:
        if move != SHOW:
            return super().effects(s, move)
        return [Effect("becomes", "card", s.cards[1 - s.seat], Message("stones-card"))]


class TwinSlices(Stones):
    def slices(self) -> list[Slice]:
        return [Slice("cards", (2,), 0, 4), Slice("cards", (5,), 0, 6)]


class WideSlice(Stones):
    def slices(self) -> list[Slice]:
        return [Slice("numbers", (7,), 0, 10**6)]


class EmptySlice(Stones):
    def slices(self) -> list[Slice]:
        return [Slice("numbers", (7,), 0, 6), Slice("nothing", (0,), 0, 6)]


class NarrowSlice(Stones):
    def slices(self) -> list[Slice]:
        return [Slice("numbers", (7,), 0, 5)]


class OtherBuffer(Stones):
    """Writes its own card twice."""

    def observe_into(self, s: StonesState, seat: int, out: Buffer, at: int) -> None:
        super().observe_into(s, seat, out, at)
        out[at + 1] = s.cards[seat]


class SpillingBuffer(Stones):
    def observe_into(self, s: StonesState, seat: int, out: Buffer, at: int) -> None:
        super().observe_into(s, seat, out, at)
        out[at + 7] = 0


class FullMask(Stones):
    def mask_into(self, s: StonesState, mask: Mask, at: int, moves: Buffer) -> int:
        count = int(super().mask_into(s, mask, at, moves))
        mask[at + SHOW] = 1
        return count


class SpillingMask(Stones):
    def mask_into(self, s: StonesState, mask: Mask, at: int, moves: Buffer) -> int:
        mask[at - 1] = 0
        return int(super().mask_into(s, mask, at, moves))


class BoundlessGame(Stones):
    @property
    def bounds(self) -> Bounds:
        return self.bounded(0, 3, 4)


class NarrowGame(Stones):
    @property
    def bounds(self) -> Bounds:
        return self.bounded(100, 1, 4)


class NarrowChance(Stones):
    @property
    def bounds(self) -> Bounds:
        return self.bounded(100, 3, 3)


class ShortGame(Stones):
    @property
    def bounds(self) -> Bounds:
        return self.bounded(2, 3, 4)


class NamelessGame(Stones):
    @property
    def spec(self) -> Spec:
        return _Nameless("stones", 1, 2, {})


class _Nameless(Spec):
    def __str__(self) -> str:
        return "stones"


class EarlyReturns(Stones):
    def returns(self, s: StonesState) -> list[float]:
        return [1.0, -1.0]


class LonelyReturns(Stones):
    def returns(self, s: StonesState) -> list[float]:
        return super().returns(s)[:1]


class HighReturns(Stones):
    def returns(self, s: StonesState) -> list[float]:
        return [2 * one for one in super().returns(s)]


class GenerousReturns(Stones):
    def returns(self, s: StonesState) -> list[float]:
        return [one if one > 0 else one / 2 for one in super().returns(s)]


class UnjustReturns(Stones):
    def returns(self, s: StonesState) -> list[float]:
        return [-one for one in super().returns(s)]
