"""`conform` passes an honest title and catches one that breaks any single promise."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dolmen.core import conform
from dolmen.core.conform import Nonconformance
from dolmen.core.game import Game
from dolmen.core.message import EventKind
from dolmen.core.rng import Rng
from dolmen.core.trail import Trail
from tests.core import breaches, stones
from tests.core.stones import DEAL, TAKE_TWO, Stones, StonesState


class OwnRows(Stones):
    """Chooses otherwise in its own loop of decisions that are kept."""

    def roll(
        self,
        s: StonesState,
        asked: int,
        choices: Rng,
        dice: Rng,
        trail: Trail,
        row: int,
        end: int,
    ) -> int:
        choices.word()
        return super().roll(s, asked, choices, dice, trail, row, end)


def test_an_honest_title_passes() -> None:
    report = conform.check(Stones(), games=30, seed=2, builds=False)
    assert (report.games, report.builds) == (30, "not compared")
    assert report.looks > 30


@pytest.mark.parametrize(
    ("title", "promise"),
    [
        (breaches.UnsortedMoves, "ascend"),
        (breaches.DeadEnd, "until the end"),
        (breaches.HiddenMove, "no reason"),
        (breaches.OfferedAndRefused, "no reason"),
        (breaches.BadWeights, "weights"),
        (breaches.PileOfTwoWords, "a pile is a word"),
        (breaches.PileByTheWay, "a pile follows from the position"),
        (breaches.UnfairDraw, "agrees with the weights"),
        (breaches.ForeignDraw, "an outcome"),
        (breaches.LopsidedSheet, "sheets sum"),
        (breaches.NoWinner, "ranks"),
        (breaches.WordlessCategory, "category has words"),
        (breaches.WordlessMove, "move has words"),
        (breaches.LostStone, "law holds: 'STO-PILE-01'"),
        (breaches.Endless, "the game ends"),
        (breaches.SharedClone, "shares nothing"),
        (breaches.ListeningClone, "no listener"),
        (breaches.PoorCopy, "copy is the same"),
        (breaches.ForgetfulLoad, "inverse of dump"),
        (breaches.ForgetfulDump, "goes on identically"),
        (breaches.OpenHand, "keeps the view"),
        (breaches.OpenObservation, "keeps the observation"),
        (breaches.RaggedObservation, "one length"),
        (breaches.Peeping, "determinize does not look"),
        (breaches.LoudAsking, "asked does not look"),
        (breaches.LoudTelling, "told does not look"),
        (breaches.LoudDealing, "told alike"),
        (breaches.SecretRule, "own legal moves"),
        (breaches.QuietShowing, "show nothing"),
        (breaches.LossyTable, "a code, a clause and a message"),
        (breaches.HasteInPlayouts, "a playout plays as the contract does"),
        (OwnRows, "roll keeps what the contract's own loop would"),
        (breaches.OwnChance, "run_chance plays as the contract does"),
        (breaches.WrongSeat, "run_chance gives who decides then"),
        (breaches.NosyFill, "asking changes nothing"),
        (breaches.UnknownReason, "one of the reasons"),
        (breaches.CrashingLoad, "a wrong position is refused, but"),
        (breaches.LawlessLoad, "keeps the laws"),
        (breaches.SecretRefusal, "a sentence of its own"),
        (breaches.CarelessLoad, "a key that means nothing"),
        (breaches.TupleView, "a view is JSON"),
        (breaches.FloatObservation, "whole numbers"),
        (breaches.AnySeat, "a seat that is not there"),
        (breaches.OpenEyes, "the same eyes see the same"),
        (breaches.OpenEars, "the same eyes are told the same"),
        (breaches.BorrowedEyes, "eyes of its own"),
        (breaches.HastyFinals, "cannot be taken back"),
        (breaches.WrongPrice, "effects are what the move does"),
        (breaches.SilentPrice, "effects are what the move does"),
        (breaches.WrongPriceOfAnother, "effects are what the move does"),
        (breaches.WrongRest, "what is left is left"),
        (breaches.LackingButLegal, "a legal move lacks nothing"),
        (breaches.EffectOfNoKind, "an effect has a kind and words"),
        (breaches.PeepingPrice, "effects look at no secret"),
        (breaches.PhantomGamble, "gambles are legal"),
        (breaches.ForcedChance, "what is forced is legal"),
        (breaches.ForcedGamble, "a gamble is not forced"),
        (breaches.OtherPublicWorld, "what everybody sees"),
        (breaches.LawlessWorld, "cannot be ruled out keeps the laws"),
        (breaches.UnknownEvent, "one of the title's"),
        (breaches.EventsOutOfOrder, "stands at its number"),
        (breaches.ForgottenOption, "the same in another process"),
        (breaches.SharedStart, "share nothing"),
        (breaches.DealtStart, "starts alike"),
        (breaches.TwinSlices, "slices have names of their own"),
        (breaches.WideSlice, "a slice has bounds of 16 bits"),
        (breaches.EmptySlice, "a slice has bounds of 16 bits"),
        (breaches.NarrowSlice, "stays within its bounds"),
        (breaches.OtherBuffer, "observe_into writes what observe gives"),
        (breaches.SpillingBuffer, "observe_into writes nothing else"),
        (breaches.FullMask, "a mask marks the legal moves"),
        (breaches.SpillingMask, "mask_into writes nothing else"),
        (breaches.BoundlessGame, "bounds are bounds"),
        (breaches.NarrowGame, "no more moves at once"),
        (breaches.NarrowChance, "no more moves at once"),
        (breaches.ShortGame, "no game is longer"),
        (breaches.NamelessGame, "a game has an id"),
        (breaches.EarlyReturns, "before the end nothing"),
        (breaches.LonelyReturns, "every seat has a return"),
        (breaches.HighReturns, "returns stay within"),
        (breaches.GenerousReturns, "returns sum to 0"),
        (breaches.UnjustReturns, "returns follow the ranks"),
    ],
)
def test_a_broken_promise_is_caught(
    title: Callable[[], Stones], promise: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(conform, "LONGEST", 3000)
    with pytest.raises(Nonconformance, match=promise):
        conform.check(title(), games=40, seed=1, builds=False)


def test_secrets_are_kept_while_chance_decides_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two deals somebody knows a card and nobody is asked."""
    monkeypatch.setattr(conform, "LOOK_EVERY", 1)
    report = conform.check(Stones(), games=2, seed=1, builds=False)
    assert report.looks > report.games


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


def test_another_process_plays_the_same_games() -> None:
    lines = conform._trace_elsewhere(Stones(), 2, 1, "1")
    assert lines == ["interpreted", *conform.trace(Stones(), 2, 1)]


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
