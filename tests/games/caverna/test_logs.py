"""Recorded games of every seat count, refereed from the outside.

The engine played them with scripted players; the referee books goods from the events, knows from
the markers how each round must end, and counts the points from the last position."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import dolmen
from dolmen.core.log import Log
from dolmen.games.caverna.moves import TABLE
from tests.games.caverna import referee
from tests.games.caverna.scenes import GOODS, spoken
from tests.laws import clause
from tests.scenario import Dump, dump

pytestmark = pytest.mark.wide

LOGS = Path(__file__).parent / "logs"
NAMES = sorted(file.stem for file in LOGS.glob("*.jsonl"))


def lines_of(name: str) -> list[str]:
    return (LOGS / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


class Replay(NamedTuple):
    """A record played again: what was told, move by move, and the position before each move."""

    log: Log[Any]
    told: list[list[str]]
    worlds: list[Dump]


@cache
def replayed(name: str) -> Replay:
    header, *moves, _ = (json.loads(line) for line in lines_of(name))
    game = dolmen.game("caverna", header["seats"], **header["options"])
    log: Log[Any] = Log(game)
    told = []
    worlds = []
    for line in moves:
        worlds.append(dump(game, log.state))
        step = log.play(game.moves.parse(line["move"]))
        told.append([spoken(one.message) for one in step.told(None)])
    worlds.append(dump(game, log.state))
    return Replay(log, told, worlds)


def events(name: str, kind: str) -> Iterator[list[str]]:
    """The arguments of all events of a kind."""
    for heard in replayed(name).told:
        for event in heard:
            word, *rest = event.split()
            if word == kind:
                yield rest


def test_every_seat_count_and_the_introductory_set_are_recorded() -> None:
    headers = [json.loads(lines_of(name)[0]) for name in NAMES]
    tables = {(header["seats"], header["options"]["furnishings"]) for header in headers}
    assert {seats for seats, _ in tables} == {1, 2, 3, 4, 5, 6, 7}
    assert {chosen for _, chosen in tables} == {"full", "introductory"}
    assert {header["options"]["markers"] for header in headers} == {"start", "end"}


@clause("CAV-END-01", "CAV-END-02", "CAV-SCORE-12")
@pytest.mark.parametrize("name", NAMES)
def test_the_record_closes_with_what_the_referee_counts(name: str) -> None:
    last = replayed(name).worlds[-1]
    assert (last["phase"], last["round"]) == ("over", 12)
    scores = [sum(points for _, points in referee.sheet(own)) for own in last["players"]]
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    assert json.loads(lines_of(name)[-1]) == {"scores": scores, "ranks": ranks, "seed": None}


def test_the_best_line_alone_that_was_found_is_kept() -> None:
    """The printed game, deal 0. docs/adr/0034-turns.md says how it was found."""
    header = json.loads(lines_of("solo-record")[0])
    assert header["options"] == {"first": None, "furnishings": "full", "markers": "start"}
    (own,) = replayed("solo-record").worlds[-1]["players"]
    assert sum(points for _, points in referee.sheet(own)) == 119


@pytest.mark.parametrize("name", NAMES)
def test_goods_held_are_goods_gained_less_goods_spent(name: str) -> None:
    found = replayed(name)
    held = [dict(own["goods"]) for own in found.worlds[0]["players"]]
    for heard, world in zip(found.told, found.worlds[1:], strict=True):
        for event in heard:
            kind, *words = event.split()
            if kind in ("gained", "spent"):
                count = int(words[2]) if kind == "gained" else -int(words[2])
                held[int(words[0][1:])][words[1]] += count
        assert held == [own["goods"] for own in world["players"]]
        assert all(set(own) == set(GOODS) and min(own.values()) >= 0 for own in held)


@clause("CAV-ANIMALS-24", "CAV-HOME-03", "CAV-SCORE-12")
@pytest.mark.parametrize("name", NAMES)
def test_clans_have_beds_animals_stalls_and_the_sheet_is_right_all_along(name: str) -> None:
    found = replayed(name)
    game = found.log.game
    for world in found.worlds:
        s = game.load(world)
        assert [law for law, holds in game.laws(s) if not holds] == []
        for seat, own in enumerate(world["players"]):
            assert len(own["dwarfs"]) <= referee.room(own)
            assert game.sheet(s, seat) == referee.sheet(own)
            # While animals are settled or bought, more may be there for a moment.
            if seat != game.actor(s) or not world["stack"]:
                assert referee.is_housed(own)


def endings(seats: int, markers: list[str]) -> list[str]:
    """CAV-HARVEST-01 to 06 How the rounds must end, from the markers turned up."""
    fixed = ["none", "none", "normal", "food", "normal"]
    if seats == 1:
        return fixed + ["normal"] * 6
    questions = iter(["none", "food", "choice"])
    return fixed + ["normal" if kind == "leaf" else next(questions) for kind in markers]


@clause("CAV-HARVEST-06", "CAV-SOLO-06", "CAV-TWO-03")
@pytest.mark.parametrize("name", NAMES)
def test_every_round_ends_as_the_markers_say(name: str) -> None:
    header = json.loads(lines_of(name)[0])
    markers = [words[0] for words in events(name, "marker")]
    assert len(markers) == {1: 0, 2: 6}.get(header["seats"], 7)
    told = [words[0] for words in events(name, "harvest")]
    assert told == endings(header["seats"], markers)


@clause("CAV-WORK-01")
@pytest.mark.parametrize("name", NAMES)
def test_every_dwarf_in_the_cave_is_placed_once_in_every_round(name: str) -> None:
    found = replayed(name)
    seats = len(found.worlds[0]["players"])
    due = [2] * seats
    used = [0] * seats
    number = 0
    for heard, world in zip(found.told, found.worlds[1:], strict=True):
        for event in heard:
            kind, *words = event.split()
            if kind in ("placed", "stayed"):
                used[int(words[0][1:])] += 1
            elif kind == "home":
                number += 1
                assert used == due, f"round {number}"
                used = [0] * seats
        due_now = [sum(not each.get("born") for each in own["dwarfs"]) for own in world["players"]]
        if world["phase"] == "work" and not any(used):
            due = due_now
    assert number == (11 if seats <= 2 else 12)


def test_every_kind_of_move_is_recorded() -> None:
    """But staying at home, which takes more dwarfs than useful spaces (test_work has it)."""
    moves = {json.loads(line)["move"] for name in NAMES for line in lines_of(name)[1:-1]}
    kinds = {TABLE.decode(TABLE.parse(move))[0].code for move in moves}
    assert set(TABLE.kinds) - kinds == {"stay"}
