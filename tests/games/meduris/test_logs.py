"""Recorded games: every ending and every tie-break, refereed by the twin.

The engine played them with scripted players; the twin follows the names of the moves with its own
bookkeeping, from its own set-up, and the closing line must say what it counts."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import dolmen
from dolmen.core.log import read
from tests.games.meduris.scenes import LAYOUT
from tests.games.meduris.twin import Twin, World
from tests.laws import clause
from tests.scenario import Dump, dump

pytestmark = pytest.mark.wide

LOGS = Path(__file__).parent / "logs"
PHOTO = {str(field): kind for field, kind in LAYOUT.items()}


class Refereed:
    """A record as the twin sees it: the last position and how the game came to its end."""

    def __init__(self, lines: list[str]) -> None:
        header, *moves, closing = (json.loads(line) for line in lines)
        options: Dump = header["options"]
        self.twin = Twin(
            header["seats"],
            stalemate_end=options["stalemate_end"],
            idle_limit=options["idle_limit"],
            first=options["first"],
        )
        bonus: Any = options["bonus"]
        layout = PHOTO if bonus == "photo" else bonus if isinstance(bonus, dict) else None
        self.world: World = self.twin.start(layout)
        self.circuit: list[int] = []
        for line in moves:
            assert line["move"] in self.twin.moves(self.world)
            if self.world["final"] and self.world["step"] == "offer":
                self.circuit.append(self.world["druid"])
            self.world = self.twin.play(self.world, line["move"])
        self.closing = closing

    def tie(self) -> str:
        """What decided between the players with the highest score."""
        scores = self.twin.scores(self.world)
        best = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(best) == 1:
            return "none"
        built = [self.twin.placed(self.world, "hut", n) for n in best]
        built = [
            huts + self.twin.placed(self.world, "temple", seat)
            for huts, seat in zip(built, best, strict=True)
        ]
        best = [seat for seat, count in zip(best, built, strict=True) if count == max(built)]
        if len(best) == 1:
            return "pieces"
        held = [sum(self.world["stocks"][seat].values()) for seat in best]
        return "chips" if held.count(max(held)) == 1 else "shared"


@cache
def refereed(name: str) -> Refereed:
    return Refereed((LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines())


NAMES = sorted(file.stem for file in LOGS.glob("*.jsonl"))


@clause("MED-SCORE-01", "MED-TIES-01", "MED-TIES-02", "MED-TIES-03")
@pytest.mark.parametrize("name", NAMES)
def test_the_record_closes_with_what_the_referee_counts(name: str) -> None:
    found = refereed(name)
    assert found.world["step"] == "over"
    assert found.closing == {
        "scores": found.twin.scores(found.world),
        "ranks": found.twin.ranks(found.world),
        "seed": None,
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_replays_the_record_to_the_same_end(name: str) -> None:
    lines = (LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    log = read(lines, dolmen.game)
    assert dump(log.game, log.state) == refereed(name).world


@clause("MED-FINALE-01", "MED-FINALE-03", "MED-FINALE-10", "MED-FINALE-11", "MED-FINALE-12")
def test_every_ending_is_recorded() -> None:
    endings = {name: refereed(name).twin.ending for name in NAMES if not name.startswith("tie")}
    places = {name: ending.partition(", from ") for name, ending in endings.items()}
    assert {
        name: (ending, "the ring" if place.isdigit() else place)
        for name, (ending, _, place) in places.items()
    } == {
        "all-built-2": ("all built", "the ring"),
        "all-built-3": ("all built", "the ring"),
        "all-built-4": ("all built", "the ring"),
        "idle-limit": ("idle", "the ring"),
        "no-hut-at-all": ("idle", "temple"),
        "nobody-can-place": ("nobody can place", "the ring"),
        "random-3": ("all built", "the ring"),
        "stalemate-from-the-steps": ("stalemate", "step2"),
        "stalemate-on-the-ring": ("stalemate", "the ring"),
    }


@clause("MED-FINALE-05", "MED-FINALE-11")
@pytest.mark.parametrize("name", NAMES)
def test_the_circuit_asked_every_hut_once_in_its_order(name: str) -> None:
    found = refereed(name)
    huts = [field for field in range(found.twin.n) if found.twin.hut(found.world, field)]
    place = found.twin.ending.partition(", from ")[2]
    start = int(place) + 1 if place.isdigit() else 0
    assert found.circuit == [f for f in huts if f >= start] + [f for f in huts if f < start]


@clause("MED-TIES-01", "MED-TIES-02", "MED-TIES-03")
def test_every_tie_break_is_recorded() -> None:
    assert {name: refereed(name).tie() for name in NAMES if name.startswith("tie")} == {
        name: name.split("-")[1] for name in NAMES if name.startswith("tie")
    }
    assert {name.split("-")[1] for name in NAMES if name.startswith("tie")} == {
        "pieces",
        "chips",
        "shared",
    }
