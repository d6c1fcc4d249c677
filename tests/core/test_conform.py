"""`conform` passes an honest title and catches one that breaks any single promise."""

import itertools
import json
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from dolmen.core import conform
from dolmen.core.conform import Nonconformance
from dolmen.core.game import Buffer, Event, Game
from dolmen.core.message import EventKind, Message, Refusal, Why
from dolmen.core.rng import Rng
from tests.core import stones
from tests.core.stones import DEAL, SHOW, TAKE_TWO, Stones, StonesState, restore


def test_an_honest_title_passes() -> None:
    report = conform.check(Stones(), games=30, seed=2, builds=False)
    assert (report.games, report.builds) == (30, "not compared")
    assert report.looks > 30


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


class BadWeights(Stones):
    def weights(self, s: StonesState) -> list[int]:
        return [1]


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


@pytest.mark.parametrize(
    ("title", "promise"),
    [
        (UnsortedMoves, "ascend"),
        (DeadEnd, "until the end"),
        (HiddenMove, "no reason"),
        (BadWeights, "weights"),
        (UnfairDraw, "agrees with the weights"),
        (ForeignDraw, "an outcome"),
        (LopsidedSheet, "sheets sum"),
        (NoWinner, "ranks"),
        (WordlessCategory, "category has words"),
        (WordlessMove, "move has words"),
        (LostStone, "law holds: 'STO-PILE-01'"),
        (Endless, "the game ends"),
        (SharedClone, "shares nothing"),
        (ListeningClone, "no listener"),
        (PoorCopy, "copy is the same"),
        (ForgetfulLoad, "inverse of dump"),
        (ForgetfulDump, "goes on identically"),
        (OpenHand, "keeps the view"),
        (OpenObservation, "keeps the observation"),
        (RaggedObservation, "one length"),
        (Peeping, "determinize does not look"),
        (LoudAsking, "asked does not look"),
        (LoudTelling, "told does not look"),
        (LoudDealing, "told alike"),
        (SecretRule, "own legal moves"),
        (QuietShowing, "show nothing"),
        (LossyTable, "a code, a clause and a message"),
        (HasteInPlayouts, "a playout plays as the contract does"),
        (NosyFill, "asking changes nothing"),
        (UnknownReason, "one of the reasons"),
        (CrashingLoad, "a wrong position is refused, but"),
        (LawlessLoad, "keeps the laws"),
        (SecretRefusal, "a sentence of its own"),
        (CarelessLoad, "a key that means nothing"),
        (TupleView, "a view is JSON"),
        (FloatObservation, "whole numbers"),
        (AnySeat, "a seat that is not there"),
        (OtherPublicWorld, "what everybody sees"),
        (LawlessWorld, "cannot be ruled out keeps the laws"),
        (UnknownEvent, "one of the title's"),
        (EventsOutOfOrder, "stands at its number"),
        (ForgottenOption, "the same in another process"),
        (SharedStart, "share nothing"),
        (DealtStart, "starts alike"),
    ],
)
def test_a_broken_promise_is_caught(
    title: Callable[[], Stones], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conform, "LONGEST", 3000)
    with pytest.raises(Nonconformance, match=promise):
        conform.check(title(), games=40, seed=1, builds=False)


@pytest.mark.parametrize(
    ("clauses", "promise"),
    [
        ({"STO-PILE-01"}, "a reason cites a clause"),
        ({"STO-TURN-01"}, "a law is a clause"),
        ({"STO-PILE-01", "STO-TURN-01"}, "an event cites a clause"),
    ],
)
def test_a_title_cites_its_own_clauses(clauses: set[str], promise: str) -> None:
    game = Stones()
    if promise.startswith("an event"):
        game.events = (EventKind(0, "stones-event-0", "DRY-TURN-01"),)
    with pytest.raises(Nonconformance, match=promise):
        conform.check(game, games=1, builds=False, clauses=clauses)


def test_a_title_that_cites_its_clauses_passes() -> None:
    clauses = {"STO-PILE-01", "STO-TURN-01"}
    assert conform.check(Stones(), games=2, builds=False, clauses=clauses).games == 2


def test_a_manner_is_followed_but_for_one_move_in_eight() -> None:
    def boldly(game: Game[Any], s: Any, legal: list[str]) -> list[str]:
        return [name for name in legal if name == "take two"] or legal

    games = [conform.play_through(Stones(), number, 1, boldly).moves for number in range(20)]
    decided = [move for moves in games for move in moves if move < DEAL]
    assert 0.8 < decided.count(TAKE_TWO) / len(decided) < 1


def test_a_spoilt_position_differs_in_one_place() -> None:
    whole: dict[str, Any] = {"a": [1, {"b": "c"}], "d": 2}
    rng = Rng(1)
    spoilt = [json.dumps(conform.spoil(whole, rng)) for _ in range(200)]
    assert whole == {"a": [1, {"b": "c"}], "d": 2}
    assert {'{"a": [1, {"b": "c"}]}', '{"a": [1, {"b": "c"}], "d": 1}'} <= set(spoilt)
    assert {'{"a": [2, {"b": "c"}], "d": 2}', '{"a": [1, {}], "d": 2}'} <= set(spoilt)
    assert '{"a": [1, {"b": null}], "d": 2}' in spoilt


def test_two_builds_that_differ_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = iter([["interpreted", "a", "b"], ["compiled", "a", "c"]])
    monkeypatch.setattr(conform, "_trace_elsewhere", lambda *_: next(runs))
    with pytest.raises(Nonconformance, match="play game 1 alike 'b' 'c'"):
        conform.compare_builds(Stones(), 2, 1)


def test_two_builds_that_agree_are_said_to(monkeypatch: pytest.MonkeyPatch) -> None:
    runs = iter([["interpreted", "a", "b"], ["compiled", "a", "b"]])
    monkeypatch.setattr(conform, "_trace_elsewhere", lambda *_: next(runs))
    assert conform.compare_builds(Stones(), 2, 1) == "compared"


def test_one_build_alone_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conform, "_trace_elsewhere", lambda *_: ["interpreted", "a"])
    assert conform.compare_builds(Stones(), 1, 1) == "interpreted only"


class Unreachable(Stones):
    """Cannot be opened by its own options in another process."""

    def __init__(self, seats: int = 2) -> None:
        super().__init__(seats)


def test_a_title_that_cannot_be_opened_elsewhere_is_told_why() -> None:
    with pytest.raises(Nonconformance, match="opens by Class"):
        conform.compare_builds(Unreachable(), 1, 1)


def test_the_fingerprints_are_printed_for_the_other_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["tests.core.stones", "", "Stones", 2, {"first": None}, 2, 1, sys.path]
    conform.main(json.dumps(asked))
    build, *lines = capsys.readouterr().out.splitlines()
    assert build == conform.build()
    assert lines == list(conform.trace(Stones(), 2, 1))
    assert lines != list(conform.trace(Stones(), 2, 2))


def test_a_title_run_as_a_script_is_read_from_its_file(
    capsys: pytest.CaptureFixture[str],
) -> None:
    asked = ["__main__", str(stones.__file__), "Stones", 2, {}, 1, 1, sys.path]
    conform.main(json.dumps(asked))
    assert capsys.readouterr().out.splitlines()[1:] == list(conform.trace(Stones(), 1, 1))


def test_a_script_with_a_title_of_its_own_conforms(tmp_path: Path) -> None:
    script = tmp_path / "mine.py"
    source = Path(str(stones.__file__)).read_text(encoding="utf-8")
    call = "from dolmen.core import conform; print(conform.check(Stones(), games=2).games)"
    script.write_text(f"{source}\n\nif __name__ == '__main__':\n    {call}\n", encoding="utf-8")
    run = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("2\n", "")


def test_the_build_is_told_by_the_module_file(monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["dolmen.core.rng"]
    monkeypatch.setattr(module, "__file__", "rng.cpython.so")
    assert conform.build() == "compiled"
    monkeypatch.setattr(module, "__file__", "rng.py")
    assert conform.build() == "interpreted"
