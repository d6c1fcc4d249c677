"""`dolmen arena`: what it says, what it keeps, and that a killed one goes on."""

import json
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

from dolmen.arena.book import FORMAT, as_played, planned
from dolmen.arena.hands import Way, by_processes
from dolmen.arena.play import record
from dolmen.commands import EXTRAS
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from tests.commands.command_runs import DOLMEN, Result, Run, assert_one_line, clean_environ
from tests.sample import ALL, LIGHT, NOT_SOLO, SOLO

ROW: Final = {
    "name": str,
    "games": int,
    "wins": int,
    "share": float,
    "low": float,
    "high": float,
    "even": float,
    "points": float,
    "points_low": float,
    "points_high": float,
    "best": int,
    "ms": float,
    "longest_ms": float,
}


def fought(run: Run, *arguments: str, title: str = LIGHT) -> dict[str, Any]:
    """The closing object of an arena."""
    result = run("arena", title, *arguments, "--json", "-")
    assert (result.code, result.err) == (0, "")
    (line,) = result.out.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


def timeless(closing: dict[str, Any]) -> list[dict[str, Any]]:
    """The bots without what differs from run to run."""
    return [
        {key: value for key, value in row.items() if key not in ("ms", "longest_ms")}
        for row in closing["bots"]
    ]


def test_the_closing_object(run: Run) -> None:
    found = fought(run, "--bots", "greedy,random", "--games", "9", "--seed", "3")
    assert list(found) == [
        "format",
        "arena",
        "asked",
        "games",
        "blocks",
        "bots",
        "sprt",
        "ratings",
    ]
    assert (found["format"], found["asked"], found["games"], found["blocks"]) == (FORMAT, 10, 10, 5)
    assert (found["sprt"], found["ratings"]) == (None, None)
    greedy, random = found["bots"]
    for row in (greedy, random):
        assert {key: type(value) for key, value in row.items()} == ROW
        assert 0 <= row["low"] <= row["share"] <= row["high"] <= 1
        assert row["points_low"] <= row["points"] <= row["points_high"]
        assert row["games"] == 10
    assert greedy["share"] + random["share"] == pytest.approx(1)
    assert greedy["share"] > random["share"]


def test_the_result_follows_from_the_seed_however_many_play_at_once(run: Run) -> None:
    command = ("--bots", "greedy,plain", "--games", "6", "--iterations", "5", "--seed")
    once, again, other = (fought(run, *command, seed) for seed in ("1", "1", "2"))
    assert timeless(once) == timeless(again) == timeless(fought(run, *command, "1", "--jobs", "2"))
    assert timeless(once) != timeless(other)


def test_one_seat_is_played_alone(run: Run) -> None:
    found = fought(run, "--bots", "random", "--games", "3", title=SOLO)
    assert found["arena"]["seats"] == 1
    (row,) = found["bots"]
    assert (row["games"], row["wins"], row["share"]) == (3, 3, 1.0)
    assert row["points"] <= row["best"]
    told = run("arena", SOLO, "--bots", "random", "--games", "3").out
    assert "3 games." in told
    assert "100.0%" not in told


def test_a_bot_that_would_meet_itself_is_refused(run: Run) -> None:
    alone = run("arena", LIGHT, "--bots", "greedy")
    assert (alone.code, alone.out) == (2, "")
    assert alone.err.startswith("dolmen: greedy would play against itself and win every game.")
    twice = run("arena", LIGHT, "--bots", "greedy,random,greedy", "--seats", "3")
    assert (twice.code, twice.out) == (2, "")
    assert twice.err.startswith("dolmen: greedy is named twice")


def test_three_bots_are_rated(run: Run) -> None:
    found = fought(run, "--bots", "random,greedy,player", "--games", "12", "--seats", "2")
    assert [row["games"] for row in found["bots"]] == [8, 8, 8]
    assert {rating["name"] for rating in found["ratings"]} == {"random", "greedy", "player"}
    means = [rating["mean"] for rating in found["ratings"]]
    assert means == sorted(means, reverse=True)
    assert found["ratings"][-1]["name"] == "random"


def test_one_against_three(run: Run) -> None:
    found = fought(run, "--bots", "greedy,random", "--games", "4", "--seats", "4")
    assert [row["even"] for row in found["bots"]] == [0.25, 0.75]
    assert sum(row["share"] for row in found["bots"]) == pytest.approx(1)


@pytest.mark.parametrize("typed", ["0.4,0.6", "-50,50"])
def test_the_sequential_test_ends_it(run: Run, typed: str) -> None:
    found = fought(run, "--bots", "greedy,random", "--games", "1000", f"--sprt={typed}")
    assert found["sprt"]["verdict"] == "high"
    assert found["sprt"]["llr"] >= found["sprt"]["bound"] == pytest.approx(2.944439)
    assert found["games"] < 200
    low, high = found["sprt"]["low"], found["sprt"]["high"]
    assert 0.4 <= low < 0.5 < high <= 0.6
    assert low + high == pytest.approx(1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_arena_in_words(run: Run, lang: str) -> None:
    command = ("arena", LIGHT, "--bots", "greedy,random,player", "--games", "12", "--seats", "2")
    result = run(*command, "--sprt", "0.1,0.9", "--lang", lang)
    words = Words(lang)
    lines = result.out.splitlines()
    assert (result.code, result.err) == (0, "")
    assert lines[0] == words.text("cli-simulate-plan", title=TITLES[LIGHT].name, seats=2, seed="0")
    assert lines[3].split()[0] == words.text("cli-heading-bot")
    assert sum(line.startswith("greedy ") for line in lines) == 2
    assert re.search(r"2[.,]94", result.out)


@pytest.mark.parametrize("title", ALL)
def test_every_game_in_the_file_can_be_replayed(run: Run, title: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    result = run("arena", title, "--bots", "random,greedy", "--games", "2", "--json", str(path))
    assert result.code == 0
    *games, closing = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert [line["game"] for line in games] == [1, 2]
    assert closing["bots"][0]["games"] == 2
    for line in games:
        log = record(planned(line["arena"]), as_played(line))
        assert (log.is_over, log.scores(), log.ranks()) == (True, line["scores"], line["ranks"])
        assert log.dice().seed.hex() == line["dice"]
    told = run("replay", str(path), "--game", "2")
    assert told.code == 0
    assert "greedy" in told.out.splitlines()[1]
    assert run("replay", str(path), "--game", "3").err == f"dolmen: {path} has no game 3.\n"


def test_a_picture_is_drawn(run: Run, tmp_path: Path) -> None:
    for title, bots in ((LIGHT, "greedy,random"), (SOLO, "random")):
        path = tmp_path / f"{title}.svg"
        run("arena", title, "--bots", bots, "--games", "4", "--plot", str(path), "--lang", "fr")
        root = ElementTree.parse(path).getroot()
        assert root.tag.endswith("svg")
        assert "Parties" in [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]


# Going on


def start(path: Path, *arguments: str) -> "subprocess.Popen[str]":
    """An arena in a process of its own."""
    return subprocess.Popen(
        [*DOLMEN, "arena", LIGHT, "--json", str(path), *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environ({}),
        start_new_session=True,
    )


ARENA: Final = ("--bots", "greedy,plain", "--iterations", "20", "--games", "24")


def wait_for_lines(path: Path, count: int, process: "subprocess.Popen[str]") -> None:
    """Waits until so many games are written down."""
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < count:
        assert process.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_goes_on_where_it_was(run: Run, tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path, *ARENA, "--jobs", jobs)
    wait_for_lines(path, 3, process)
    process.kill()
    process.communicate()
    *whole, _ = path.read_bytes().split(b"\n")
    with path.open("ab") as file:
        file.write(b'{"format": "dolmen-arena/1", "are')
    result = run("arena", LIGHT, *ARENA, "--json", str(path))
    assert (result.code, result.err) == (0, "")
    lines = path.read_bytes().splitlines()
    assert lines[: len(whole)] == whole
    *games, closing = map(json.loads, lines)
    assert sorted(line["game"] for line in games) == list(range(1, 25))
    assert timeless(closing) == timeless(fought(run, *ARENA))
    # Once it is over nothing is played again.
    run("arena", LIGHT, *ARENA, "--json", str(path))
    assert path.read_bytes().splitlines()[:-1] == lines[:-1]
    # More games go on from it.
    run("arena", LIGHT, *ARENA[:-1], "26", "--json", str(path))
    assert path.read_bytes().splitlines()[:24] == lines[:24]
    assert len(path.read_bytes().splitlines()) == 27


@pytest.mark.usefixtures("hearing")
def test_control_c_tells_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    process = start(path, *ARENA[:-1], "1000000", "--jobs", "2")
    wait_for_lines(path, 6, process)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
    assert re.search(r"^Stopped after \d+ of 1,000,000 games\.$", out, re.MULTILINE)
    closing = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])
    assert 4 <= closing["games"] < 1000


# What is refused


REFUSED: Final = [
    "",
    "--bots smart",
    "--bots greedy,",
    "--bots greedy",
    "--bots greedy,greedy",
    "--bots greedy,random,greedy --seats 3",
    "--bots greedy,random --games 0",
    "--bots greedy,random --games many",
    "--bots greedy,random --seats 9",
    "--bots greedy,random --jobs 0",
    "--bots greedy,random --time 0",
    "--bots greedy,random --iterations 0",
    "--bots greedy,random --time 20 --iterations 9",
    "--bots greedy,random --seed -1",
    "--bots greedy,random --sprt 0.5",
    "--bots greedy,random --sprt 0.6,0.5",
    "--bots greedy,random --sprt high,low",
    "--bots greedy,random --sprt 1,2,3",
    "--bots greedy --seats 2 --sprt 0.5,0.6",
    "--bots greedy,random --json {tmp}",
    "--bots greedy,random --json {tmp}/no/where.jsonl",
    "--bots greedy,random --json {other}",
    "--bots greedy,random --json {diary}",
    "--bots greedy,random --plot {tmp}/picture.png",
    "--bots greedy,random --plot {tmp}/no/where.svg",
    "--bots greedy,random --option last=1",
]


@pytest.fixture
def places(tmp_path: Path, run: Run) -> dict[str, str]:
    """Files to be named in a command line."""
    other, diary = tmp_path / "other.jsonl", tmp_path / "diary.txt"
    run("arena", LIGHT, "--bots", "random,greedy", "--games", "2", "--json", str(other))
    diary.write_text("Dear diary,\ntoday I lost again.\n", encoding="utf-8")
    return {"tmp": str(tmp_path), "other": str(other), "diary": str(diary)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, places: dict[str, str], line: str, lang: str
) -> None:
    before = Path(places["diary"]).read_bytes()
    result: Result = run("arena", LIGHT, *line.format(**places).split(), "--lang", lang)
    assert_one_line(result, lang)
    assert Path(places["diary"]).read_bytes() == before


def test_a_cluster_needs_its_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "cluster", "no_such_package")
    result = run("arena", LIGHT, "--bots", "greedy,random", "--ray", "somewhere")
    assert result.code == 2
    assert result.err.endswith('pip install "dolmen[cluster]"\n')


def test_a_cluster_is_asked_for_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EXTRAS, "cluster", "json")
    asked = []

    def by_cluster(ray: object, address: str, title: str) -> Way:
        asked.append((address, title))
        return by_processes(1)

    monkeypatch.setattr("dolmen.commands.series.by_cluster", by_cluster)
    monkeypatch.setattr("dolmen.commands.series.import_module", lambda name: name)
    fought(run, "--bots", "greedy,random", "--games", "2", "--ray", "somewhere")
    run("balance", LIGHT, "--bots", "random", "--games", "2", "--ray", "elsewhere")
    assert asked == [("somewhere", LIGHT), ("elsewhere", LIGHT)]


def test_a_title_that_nobody_can_play_alone_is_played_by_two(run: Run) -> None:
    found = fought(run, "--bots", "random,greedy", "--games", "2", title=NOT_SOLO)
    assert found["arena"]["seats"] == 2
    assert sum(row["share"] for row in found["bots"]) == 1.0
    alone = run("arena", NOT_SOLO, "--bots", "random", "--games", "2")
    said = Words("en").text("arena-one-bot", bot="random")
    assert (alone.code, alone.out, alone.err) == (2, "", f"dolmen: {said}\n")
