"""`dolmen simulate`: many games, what came of them, and Control-C."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import time

import pytest

from dolmen import engine
from dolmen.commands import simulate
from dolmen.commands.tally import Tally
from dolmen.games import TITLES, open_game
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import (
    DOLMEN,
    Result,
    Run,
    clean_environ,
    shell,
    simulated,
)
from tests.laws import clauses
from tests.sample import LIGHT


def test_a_simulation_follows_from_its_seed(run: Run) -> None:
    command = ("simulate", LIGHT, "--games", "20", "--json", "--seed")
    once, again, other = (simulated(run(*command, seed).out) for seed in ("5", "5", "6"))
    assert once == again
    assert once["seats"] != other["seats"]
    assert once["games"] == once["asked"] == 20
    assert once["broken"] == {}
    assert once["laws"]
    assert set(once["laws"]) <= set(clauses(LIGHT))
    assert sum(seat["won"] for seat in once["seats"]) == pytest.approx(1)
    assert all(seat["lowest"] <= seat["mean"] <= seat["highest"] for seat in once["seats"])


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_interpreted_and_compiled_engines_play_the_same_games(bots: str) -> None:
    command = ["simulate", LIGHT, "--seats", "2", "--games", "3", "--json", "--bots", bots]
    default, pure = shell(command), shell(command, DOLMEN_PURE="1")
    assert (default.code, pure.code) == (0, 0)
    assert simulated(default.out) == simulated(pure.out)
    assert json.loads(pure.out)["engine"] == "interpreted"
    assert pure.err == ""


def test_a_shorter_simulation_is_the_beginning_of_a_longer_one(run: Run) -> None:
    game = open_game(LIGHT, 2)
    for bots in (["random", "random"], ["random", "greedy"]):
        plan = simulate.Plan(game, bots, 3, 4)
        player = simulate.bots_player if "greedy" in bots else simulate.random_player
        ends = [[game.dump(player(plan)(n)[0]) for n in order] for order in ((1, 2), (2, 1))]
        assert ends[0] == ends[1][::-1]


def test_bots_are_named_once_for_all_or_once_for_each(run: Run) -> None:
    command = ("simulate", LIGHT, "--games", "2", "--seats", "4", "--json")
    default = simulated(run(*command).out)
    assert simulated(run(*command, "--bots", "random").out) == default
    assert simulated(run(*command, "--bots", "random,random, random,random").out) == default
    mixed = simulated(run(*command, "--bots", "random,greedy,random,greedy").out)
    assert [seat["bot"] for seat in mixed["seats"]] == ["random", "greedy"] * 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simulation_in_words(run: Run, lang: str) -> None:
    result = run("simulate", LIGHT, "--games", "1200", "--seed", "1", "--lang", lang)
    words = Words(lang)
    lines = result.out.splitlines()
    assert result.code == 0
    assert lines[0] == words.text("cli-simulate-plan", title=TITLES[LIGHT].name, seats=3, seed="1")
    assert re.match(r"1.200 ", lines[1])
    assert lines[3].split()[-1] == words.text("cli-heading-highest")
    assert [line.split()[:2] for line in lines[4:7]] == [[str(n), "random"] for n in range(3)]
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize(("why", "lines"), [("", 0), ("chosen", 0), ("none", 1), ("module", 1)])
def test_a_slow_engine_is_mentioned_once_unless_chosen(
    run: Run, monkeypatch: pytest.MonkeyPatch, why: str, lines: int
) -> None:
    monkeypatch.setattr(engine, "why", lambda: why)
    monkeypatch.setattr(engine, "missing", lambda: "librt.vecs")
    result = run("simulate", LIGHT, "--games", "2")
    assert result.code == 0
    assert result.err.count("\n") == lines
    assert not lines or result.err.startswith("dolmen: The engine runs interpreted")
    assert ("librt.vecs" in result.err) == (why == "module")


def read_terminal(terminal: int, until: bytes, seconds: float = 30) -> bytes:
    """What a process writes to its terminal, up to some bytes or its end."""
    seen = b""
    deadline = time.monotonic() + seconds
    while until not in seen and time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                seen += os.read(terminal, 65536)
            except OSError:  # the other side is closed
                break
    return seen


def interrupted(*arguments: str) -> Result:
    """A simulation at a terminal, interrupted once its progress is seen; its output is piped."""
    mine, its = pty.openpty()
    process = subprocess.Popen(
        [*DOLMEN, "simulate", LIGHT, "--games", "1000000000", *arguments],
        stdin=its,
        stdout=subprocess.PIPE,
        stderr=its,
        env=clean_environ({"TERM": "xterm", "COLUMNS": "80"}),
        start_new_session=True,
    )
    os.close(its)
    try:
        seen = read_terminal(mine, b"/1000000000")
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=30)
        seen += read_terminal(mine, b"\x1b[?25h")
    finally:
        process.kill()
        process.wait()
        os.close(mine)
    return Result(process.returncode, out.decode(), seen.decode(errors="replace"))


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_control_c_tells_what_was_played_and_leaves_the_terminal_as_it_was(bots: str) -> None:
    result = interrupted("--bots", bots)
    assert result.code == 130
    assert re.search(r"^Stopped after [0-9,]+ of 1,000,000,000 games\.$", result.out, re.MULTILINE)
    assert result.out.split()[-1] == "engine)."
    assert "Playing" in result.err
    assert "Traceback" not in result.err
    assert result.err.rfind("\x1b[?25h") > result.err.rfind("\x1b[?25l")  # the cursor is back


def test_control_c_with_json_prints_one_object() -> None:
    result = interrupted("--json")
    assert result.code == 130
    assert 0 < json.loads(result.out)["games"] < json.loads(result.out)["asked"]


def test_nothing_played_is_said_as_well(run: Run) -> None:
    game = open_game(LIGHT, 2)
    plan = simulate.Plan(game, ["random", "random"], 0, 5)
    tally = Tally(game)
    assert simulate.report(plan, tally, Words("en"), as_json=False) == 130
    assert simulate.as_object(plan, tally)["seats"] == []


@pytest.mark.usefixtures("hearing")
def test_the_second_control_c_interrupts_at_once() -> None:
    with simulate.interruptible() as interrupted:
        assert not interrupted()
        signal.raise_signal(signal.SIGINT)
        assert interrupted()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_control_c_elsewhere_ends_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def press(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("dolmen.commands.titles.show", press)
    assert run("titles") == (130, "", "")
