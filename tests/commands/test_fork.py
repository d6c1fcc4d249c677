"""`dolmen fork`: what it says, what it keeps, what it draws, and what it refuses."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dolmen.arena.fork import FORMAT, played
from dolmen.commands import fork as command
from dolmen.commands.records import read_record
from dolmen.core.course import walk as course_of
from dolmen.core.game import CHANCE
from dolmen.review.walk import walk
from dolmen.words import LANGUAGES
from tests.commands.command_runs import Run, assert_one_line, recorded, written
from tests.dice import fair_game, fair_log, first_form_game, play_on
from tests.sample import LIGHT, SOLO


@pytest.fixture(name="path")
def decided(tmp_path: Path) -> str:
    """A record that ends where somebody decides between several moves."""
    whole = read_record(recorded(tmp_path / "whole.jsonl"))
    count = 30
    while True:
        log = read_record(recorded(tmp_path / "part.jsonl", count))
        if log.game.actor(log.state) != CHANCE and len(log.game.legal(log.state)) > 1:
            assert count < len(whole.moves)
            return str(tmp_path / "part.jsonl")
        count += 1


def moves(path: str) -> list[str]:
    """What can be tried after a record."""
    log = read_record(Path(path))
    return [log.game.moves.name(move) for move in log.game.legal(log.state)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_for_people(run: Run, path: str, lang: str) -> None:
    result = run("--lang", lang, "fork", path, "--bots", "random,greedy", "--games", "3")
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert [line.split()[:2] for line in lines[3:]] == [["0", "random"], ["1", "greedy"]]
    assert max(map(len, lines)) <= 80


def test_tries_are_compared(run: Run, path: str) -> None:
    one, other = moves(path)[:2]
    result = run("fork", path, "--bots", "random", "--games", "2", "--try", one, "--try", other)
    lines = result.out.splitlines()
    assert lines[2].startswith("Move")
    rows = zip(lines[3:], [one, one, other, other], strict=True)
    assert [line.startswith(tried) for line, tried in rows] == [True] * 4


def test_the_closing_object_and_the_file(run: Run, path: str, tmp_path: Path) -> None:
    asked = ("fork", path, "--bots", "random", "--games", "3", "--seed", "2", "--json")
    told = json.loads(run(*asked, "-").out)
    assert told["format"] == FORMAT
    assert (told["asked"], told["games"]) == (3, 3)
    assert told["at"] == len(read_record(Path(path)).moves)
    assert [(row["seat"], row["bot"], row["try"]) for row in told["seats"]] == [
        (0, "random", None),
        (1, "random", None),
    ]
    kept = tmp_path / "fork.jsonl"
    first = run(*asked, str(kept))
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line).get("game") for line in lines] == [1, 2, 3, None]
    assert json.loads(lines[-1])["seats"] == told["seats"]
    # Everything is there: nothing is played again, and the same is said.
    assert run(*asked, str(kept)).out == first.out


def test_the_picture(run: Run, path: str, tmp_path: Path) -> None:
    for name, more in (("seats", ()), ("tries", ("--try", moves(path)[0]))):
        plot = tmp_path / f"{name}.svg"
        run("fork", path, "--bots", "random", "--games", "4", "--plot", str(plot), *more)
        drawn = ElementTree.parse(plot).getroot()
        curves = [one for one in drawn if one.tag.endswith("polyline")]
        assert len(curves) == (2 if name == "seats" else 1)


def test_alone_only_points_count(run: Run, tmp_path: Path) -> None:
    log = fair_log(SOLO, 1)
    play_on(log, moves=5)
    path = written(tmp_path / "alone.jsonl", log)
    out = run("fork", str(path), "--bots", "random", "--games", "2").out
    assert out.splitlines()[3].split()[:4] == ["0", "random", "–", "–"]


def test_an_interruption_keeps_what_was_played(
    run: Run, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = played

    def cut_short(*given: object) -> object:
        yield next(whole(*given))  # type: ignore[arg-type]  # handed on as it came
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "played", cut_short)
    result = run("fork", path, "--bots", "random", "--games", "5")
    assert result.code == 130
    assert len(result.out.splitlines()) == 6


def test_an_interruption_before_the_first_game(
    run: Run, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*given: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "played", none)
    result = run("fork", path, "--bots", "random", "--games", "5")
    assert (result.code, len(result.out.splitlines())) == (130, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "more",
    [
        ("--bots", "merlin"),
        ("--bots", "random,random,random"),
        ("--bots", "random", "--at", "-1"),
        ("--bots", "random", "--at", "9999"),
        ("--bots", "random", "--games", "0"),
        ("--bots", "random", "--jobs", "0"),
        ("--bots", "random", "--seed", "-1"),
        ("--bots", "random", "--try", "castle 3"),
        ("--bots", "random", "--at", "0", "--try", "stop"),
        ("--bots", "random", "--plot", "picture.png"),
        ("--bots", "random", "--time", "5", "--iterations", "5"),
    ],
)
def test_what_cannot_be_had_is_refused_in_one_line(
    run: Run, path: str, lang: str, more: tuple[str, ...]
) -> None:
    assert_one_line(run("--lang", lang, "fork", path, *more), lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_over_is_refused(run: Run, tmp_path: Path, lang: str) -> None:
    path = recorded(tmp_path / "over.jsonl", title=LIGHT)
    assert_one_line(run("--lang", lang, "fork", str(path), "--bots", "random"), lang)


def test_every_game_may_meet_the_dice_of_the_record(run: Run, tmp_path: Path) -> None:
    log = fair_game(LIGHT, 2)
    path = str(written(tmp_path / "fair.jsonl", log))
    at = next(one.at for one in walk(log.game, log.moves).decisions if one.at > len(log.moves) / 2)
    kept = tmp_path / "fork.jsonl"
    result = run(
        "fork", path, "--bots", "random", "--games", "3", "--at", str(at), "--same-dice",
        "--json", str(kept),
    )  # fmt: skip
    assert (result.code, result.err) == (0, "")
    dice, game = log.dice(), log.game
    for line in map(json.loads, kept.read_text(encoding="utf-8").splitlines()[:3]):
        course = course_of(game, log.moves[:at])
        for name in line["moves"]:
            if course.actor == CHANCE:
                assert name == game.moves.name(dice.draw(course))
            course.step(game.moves.parse(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_that_cannot_go_on_are_refused(run: Run, tmp_path: Path, lang: str) -> None:
    first = first_form_game(LIGHT, 2)
    unknown = fair_log(LIGHT, 2)
    play_on(unknown, moves=30)
    for name, log in (("first", first), ("unknown", unknown)):
        path = str(written(tmp_path / f"{name}.jsonl", log))
        asked = ("fork", path, "--bots", "random", "--at", "20", "--same-dice")
        assert_one_line(run("--lang", lang, *asked), lang)
