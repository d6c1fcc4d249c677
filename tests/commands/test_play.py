"""`dolmen play`: who sits at the table, and where the record goes."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from dolmen.commands import play
from dolmen.commands.kept import data_folder
from dolmen.commands.waiting import meanwhile
from dolmen.core.fair import seed_of
from dolmen.core.log import read
from dolmen.core.verdict import VERIFIED, judge
from dolmen.games import open_game, options
from tests.commands.command_runs import Run, shell, written
from tests.dice import NONCES, SEED, fair_log, play_on
from tests.sample import LIGHT


class FakeApp:
    """Stands in for the app in the terminal."""

    made: "list[FakeApp]"
    farewell = "Bye."
    return_code = 0
    unsaved = False

    def __init__(self, *given: Any) -> None:
        self.log, self.words, self.bots, self.dice, self.path = given
        self.made.append(self)

    def run(self) -> None:
        """Ends at once."""


@pytest.fixture
def apps(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[FakeApp]:
    """The apps that `play` makes, at a pretended terminal."""
    FakeApp.made = []
    monkeypatch.setattr("dolmen.terminal.app.TableApp", FakeApp)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    return FakeApp.made


def test_play_seats_a_person_and_bots(run: Run, apps: list[FakeApp], tmp_path: Path) -> None:
    assert run("play", "--lang", "nl") == (0, "Bye.\n", "")
    (app,) = apps
    assert app.log.names == ["Speler", "Nolwenn", "Erwan"]
    assert app.log.bots == [None, "player", "player"]
    assert sorted(app.bots) == [1, 2]
    assert app.words.lang == "nl"
    assert app.path.parent == tmp_path / "dolmen"
    assert re.fullmatch(LIGHT + r"-[0-9]{8}-[0-9]{6}-[0-9]{6}\.jsonl", app.path.name)


def test_people_play_each_other(run: Run, apps: list[FakeApp]) -> None:
    assert run("play", "--seats", "2", "--bots", "human").code == 0
    assert (apps[0].log.names, apps[0].log.bots) == (["Player 1", "Player 2"], [None, None])
    mixed = ("play", "--seats", "4", "--bots", "greedy,human,random", "--name", "Ann, Yann")
    assert run(*mixed).code == 0
    assert apps[1].log.names == ["Ann", "Nolwenn", "Yann", "Erwan"]
    assert apps[1].log.bots == [None, "greedy", None, "random"]
    assert sorted(apps[1].bots) == [1, 3]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "human", "--name", "Ann"), "--name gives one name (Ann), but 3 people play."),
        (
            ("--seats", "2", "--bots", "human", "--name", "Ann,ann"),
            "Two people cannot both be called “Ann”.",
        ),
        (
            ("--option", "first=1", "--option", "first=2"),
            "first is given twice.",
        ),
    ],
)
def test_people_are_told_apart_and_options_given_once(
    run: Run, apps: list[FakeApp], arguments: tuple[str, ...], sentence: str
) -> None:
    result = run("play", *arguments)
    assert (result.code, apps) == (2, [])
    assert result.err == f"dolmen: {sentence}\n"


def test_a_game_that_could_not_be_saved_ends_with_a_failure(
    run: Run, apps: list[FakeApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeApp, "unsaved", True)
    assert run("play").code == 1


def test_play_takes_every_choice(run: Run, apps: list[FakeApp], tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    other = options(LIGHT, 4)[-1]
    chosen = ["--option", f"{other.name}={other.allowed[-1]}", "--option", "first=3"]
    seats = ["--seats", "4", "--bots", "random,greedy,random", "--name", " erwan "]
    assert run("play", LIGHT, *seats, *chosen, "--save", str(path), "--seed", "5").code == 0
    (app,) = apps
    assert app.log.names == ["erwan", "Nolwenn", "Maëlle", "Yann"]
    assert app.log.bots == [None, "random", "greedy", "random"]
    assert app.log.game.options["first"] == 3
    assert app.log.game.options[other.name] == other.allowed[-1] != other.allowed[0]
    assert app.path == path
    assert (app.dice.seed, app.dice.nonces) == (seed_of(5), [None] * 4)
    assert app.log.commitment == app.log.due_commitment()


def test_dice_differ_unless_a_seed_is_given(run: Run, apps: list[FakeApp]) -> None:
    for _ in range(2):
        run("play")
    assert apps[0].dice.seed != apps[1].dice.seed


def test_a_left_game_goes_on_in_its_own_file(run: Run, apps: list[FakeApp], opening: Path) -> None:
    assert run("play", "--resume", str(opening)).code == 0
    (app,) = apps
    assert len(app.log.moves) == 30
    assert app.log.names == ["Ann", "Bo"]
    assert list(app.bots) == [1]
    assert app.path == opening
    assert run("play", "--resume", str(opening), "--save", str(opening)).code == 0


def test_a_left_game_goes_on_with_its_own_dice(
    run: Run, apps: list[FakeApp], tmp_path: Path
) -> None:
    log = fair_log(LIGHT, 2)
    play_on(log, moves=30)
    log.seed = SEED.hex()
    path = written(tmp_path / "left.jsonl", log)
    assert run("play", "--resume", str(path), "--seed", "5").code == 0
    (app,) = apps
    assert (app.dice.seed, app.dice.nonces) == (SEED, list(NONCES[:2]))
    assert app.log.commitment == log.commitment
    play_on(app.log)
    assert judge(read(list(app.log.lines()), open_game)).value == VERIFIED


def test_a_left_game_that_never_committed_to_dice_does_not_pretend_to(
    run: Run, apps: list[FakeApp], opening: Path
) -> None:
    assert run("play", "--resume", str(opening)).code == 0
    (app,) = apps
    assert (app.log.commitment, app.log.seed, app.log.nonces) == (None, None, None)
    assert app.dice.nonces == [None, None]


def test_records_are_kept_at_home_unless_the_session_says_otherwise() -> None:
    assert data_folder({}) == Path.home() / ".local" / "share" / "dolmen"
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/dolmen")


def test_without_a_terminal_there_is_one_line_and_no_app() -> None:
    result = shell(["play"])
    line = "dolmen: To play you need a terminal: here, input or output is a file or a pipe.\n"
    assert result == (2, "", line)


@pytest.mark.parametrize(
    ("user", "name"),
    [("anouk", "Anouk"), ("root", ""), ("svc_1", ""), ("", ""), ("x" * 21, "")],
)
def test_whoever_sits_here_is_called_as_the_session_does(user: str, name: str) -> None:
    assert play.own_name({"USER": user}) == name


def test_whoever_waits_for_the_table_reads_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with meanwhile("Wait ..."):
        assert capsys.readouterr() == ("", "")
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with meanwhile("Wait ..."):
        assert capsys.readouterr() == ("", "Wait ...\r")
    assert capsys.readouterr() == ("", "        \r")
