"""The bench works, and the twins play the very games of the engine. No test judges a time."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench.checkout import Checkout, compare, interval
from bench.measures import QUICK, DifferentGamesError, Size
from bench.ours import drive, late, listing_ns, play
from bench.peers import COMPILE, NoCompilerError, NoTwinError, Peer, Run, build_twin, interpreted
from bench.report import line
from bench.titles import TITLES, Title, Variant
from tests.made_once import made_once

ROOT = Path(__file__).parents[1]
CASES = [
    pytest.param(title, seats, variant, id=f"{title.name}-{seats}-{' '.join(variant.arguments)}")
    for title in TITLES
    if title.has_twin
    for seats in title.seats
    for variant in title.variants
]


def counted(run: Run) -> tuple[int, int]:
    return run.moves, run.checksum


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Peer]:
    """The twins, compiled once; none on a machine without g++, which the bench then says."""
    if shutil.which(COMPILE[0]) is None:
        with pytest.raises(NoCompilerError, match=r"apt install g\+\+"):
            build_twin(TITLES[0], tmp_path_factory.mktemp("twins"))
        return {}

    def make() -> dict[str, Peer]:
        folder = tmp_path_factory.mktemp("twins")
        return {title.name: build_twin(title, folder) for title in TITLES if title.has_twin}

    return made_once(tmp_path_factory, "twins", make)


def test_a_title_without_a_twin_says_so(tmp_path: Path) -> None:
    (title,) = (title for title in TITLES if not title.has_twin)
    with pytest.raises(NoTwinError, match=rf"a twin of {title.name} in C\+\+"):
        build_twin(title, tmp_path)


@pytest.mark.parametrize(("title", "seats", "variant"), CASES)
@pytest.mark.parametrize("seed", [1, 2**40 + 7])
def test_the_twin_plays_the_same_games(
    programs: dict[str, Peer], title: Title, seats: int, variant: Variant, seed: int
) -> None:
    if title.name in programs:
        ours = play(title.game(seats, variant), 300, seed)
        theirs = programs[title.name].play(300, seats, seed, variant.arguments)
        assert counted(theirs) == counted(ours)
        assert theirs.cpu_seconds > 0
        assert theirs.clone_ns > 0


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_loop_in_python_and_the_interpreted_engine_play_the_same_games(title: Title) -> None:
    game = title.game(title.seats[0])
    expected = counted(play(game, 20, 3))
    assert counted(drive(game, 20, 3)) == expected
    assert counted(interpreted(title).play(20, title.seats[0], 3)) == expected


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_late_positions_are_decisions_of_the_last_third(title: Title) -> None:
    game = title.game(title.seats[0])
    states = list(late(game, 40))
    assert len(states) == 40
    assert all(game.actor(state) >= 0 for state in states)
    assert all(listing_ns(game, state) > 0 for state in states)
    # They are copies: playing one leaves the others as they are.
    before = game.dump(states[1])
    game.apply(states[0], game.legal(states[0])[0])
    assert game.dump(states[1]) == before


@pytest.mark.parametrize("path", [os.environ["PATH"], ""], ids=["as here", "without g++"])
def test_a_quick_bench_prints_every_measure_as_a_line_of_json(path: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench", "--quick"],
        cwd=ROOT,
        env=os.environ | {"PATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [json.loads(text) for text in done.stdout.splitlines()]
    expected = []
    for title in TITLES:
        for seats in title.seats:
            expected += [(title.name, seats, name) for name in ("playouts", "twin", "ratio")]
        if "games" in title.targets:
            expected.insert(-3 * len(title.seats) + 1, (title.name, title.seats[0], "games"))
        once = ["clone", "from-python", "interpreted"]
        once += ["listing"] if "listing" in title.targets else []
        once += ["batch", "pettingzoo", "batch-ratio"]
        expected += [(title.name, title.seats[0], name) for name in once]
    assert [(told["title"], told["seats"], told["measure"]) for told in lines] == expected
    with_compiler = shutil.which(COMPILE[0], path=path) is not None
    with_twin = {title.name for title in TITLES if title.has_twin and with_compiler}
    for told in lines:
        assert {"value", "unit", "must", "stretch", "met", "engine", "python", "cpu"} <= set(told)
        if told["measure"] in ("twin", "ratio") and told["title"] not in with_twin:
            assert told["value"] is None
            assert told["met"] is None
            assert told["note"].startswith(("no g++", "nobody has written a twin"))
        else:
            assert told["value"] > 0
            assert (told["met"] is None) == (told["must"] is None)


def test_different_games_from_one_seed_fail_the_bench(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer = json.dumps(Run(moves=1, checksum=2, cpu_seconds=0.5)._asdict())
    stranger = Peer((sys.executable, "-c", f"print({answer!r})"))
    monkeypatch.setattr(bench, "build_twin", lambda title, folder: stranger)
    assert bench.main(["--quick"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    first = next(title.name for title in TITLES if title.has_twin)
    assert f"FAILED: {first} and its twin played different games" in told.err


@pytest.mark.parametrize(
    ("measure", "value", "unit", "met"),
    [
        ("ratio", 0.7, "ours/twin", True),
        ("ratio", 0.69, "ours/twin", False),
        ("ratio", None, "ours/twin", None),
        ("clone", 120, "ns", True),
        ("clone", 121, "ns", False),
        ("twin", 9, "moves/s", None),
    ],
)
def test_a_target_is_a_least_rate_or_a_most_time(
    measure: str, value: float | None, unit: str, met: bool | None
) -> None:
    assert line(TITLES[0], measure, 3, value, unit)["met"] is met


def test_a_checkout_is_compared_with_another(capsys: pytest.CaptureFixture[str]) -> None:
    tiny = Size(3, 4, 1, 1, 1, 1, 1, 1)
    lines = list(compare(ROOT, tiny, TITLES[:1]))
    expected = [("against playouts", seats) for seats in TITLES[0].seats]
    expected += [
        (f"against {name}", TITLES[0].seats[0])
        for name in ("clone", "from-python", "reasons", "bot")
    ]
    assert [(told["measure"], told["seats"]) for told in lines] == expected
    for told in lines:
        assert told["theirs"] == str(ROOT)
        assert told["low"] <= told["value"] <= told["high"]  # type: ignore[operator]  # numbers here
    bench.tell(lines[:1])
    assert f"({lines[0]['low']} to {lines[0]['high']})" in capsys.readouterr().err


def test_what_is_no_checkout_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no checkout"):
        Checkout(tmp_path)


def test_two_checkouts_that_play_different_games_are_not_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answers = iter(range(100))
    monkeypatch.setattr(
        Checkout, "run", lambda *_: Run(moves=next(answers), checksum=0, cpu_seconds=1)
    )
    with pytest.raises(DifferentGamesError):
        next(compare(ROOT, QUICK, TITLES[:1]))


@pytest.mark.parametrize(
    ("count", "lowest", "highest"), [(1, 0, 0), (5, 0, 4), (6, 0, 5), (9, 1, 7), (21, 5, 15)]
)
def test_the_interval_of_a_median_is_that_of_the_sign_test(
    count: int, lowest: int, highest: int
) -> None:
    assert interval(list(range(count))) == (lowest, highest)
