"""The `dolmen` command, as a user meets it: what it prints, in which language, and how it ends."""

import json
import os
import pty
import re
import select
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from dolmen import __version__, engine
from dolmen.bots import seat_bot
from dolmen.cli import main
from dolmen.commands import play, simulate
from dolmen.commands.screen import fold, spread
from dolmen.commands.tally import Tally
from dolmen.commands.titles import spanned
from dolmen.core.fair import commitment, draw, outcome
from dolmen.core.game import CHANCE, OVER
from dolmen.core.log import AGREED, RESIGNED, Ending, Log
from dolmen.core.options import listed
from dolmen.core.rng import Rng
from dolmen.games import TITLES, open_game
from dolmen.words import LANGUAGES, Words
from tests.dice import OTHER_SEED, SEED, branched_game, fair_game, fair_log, play_on

# What the installed script does, wherever it is installed.
DOLMEN: Final = (sys.executable, "-c", "import sys, dolmen.cli; sys.exit(dolmen.cli.main())")
COMMANDS: Final = (
    "play",
    "serve",
    "rules",
    "titles",
    "simulate",
    "replay",
    "verify",
    "tables",
    "check-records",
    "backup",
    "restore",
)


class Result(NamedTuple):
    """How a command ended and what it wrote."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in this process, in English unless it says otherwise."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str) -> Result:
        code = main(arguments)
        return Result(code, *capsys.readouterr())

    return run


def shell(arguments: Sequence[str], **environ: str) -> Result:
    """Runs a command line in a process of its own."""
    done = subprocess.run(
        [*DOLMEN, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=clean_environ(environ),
        stdin=subprocess.DEVNULL,
        timeout=60,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


def clean_environ(more: Mapping[str, str]) -> dict[str, str]:
    """The environment without a language and a choice of the engine, in UTF-8."""
    unset = ("LC_ALL", "LC_MESSAGES", "LANG", "DOLMEN_PURE")
    kept = {key: value for key, value in os.environ.items() if key not in unset}
    return {**kept, "PYTHONUTF8": "1", **more}


def recorded(path: Path, moves: int | None = None, names: Sequence[str] = ("Ann", "Bo")) -> Path:
    """Writes a record of a game that bots play, or of its first moves."""
    game = open_game("druides", 2, first=0)
    log = Log(game, names, [None, "greedy"])
    dice = Rng(7)
    bots = [seat_bot("random", game, 7, seat) for seat in range(2)]
    while (actor := game.actor(log.state)) != OVER and len(log.moves) != moves:
        at = log.state
        log.play(game.draw(at, dice) if actor == CHANCE else bots[actor].choose(at))
    return written(path, log)


def written(path: Path, log: Log[Any]) -> Path:
    """Writes a record."""
    path.write_text("".join(f"{line}\n" for line in log.lines()), encoding="utf-8")
    return path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game."""
    return recorded(tmp_path / "game.jsonl")


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """A game that was left after 30 moves."""
    return recorded(tmp_path / "opening.jsonl", 30)


# Help and version


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_help_page_is_in_the_language_and_fits_the_screen(
    run: Run, lang: str, command: str
) -> None:
    result = run(*command.split(), "--help", "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(words.text("cli-usage", line="dolmen"))
    assert max(map(len, result.out.splitlines())) <= 80
    about = words.text(f"cli-{command}-help" if command else "cli-help")
    assert " ".join(about.split()) in " ".join(result.out.split())
    for english in ("Usage:", "Parameters", "Display", "default:", "required", "Options"):
        if lang == "nl":
            assert english not in result.out


def test_the_first_page_lists_the_commands_in_our_order(run: Run) -> None:
    listed = re.findall(r"^  ([a-z-]+)  ", run().out, re.MULTILINE)
    assert tuple(listed) == COMMANDS
    assert run().out == run("-h").out == run("--help").out


def test_options_are_described_with_values_and_defaults(run: Run) -> None:
    page = " ".join(run("simulate", "--help").out.split())
    assert "--seats N How many play. (default: 3)" in page
    assert "--option KEY=VALUE" in page
    assert "--json One JSON object, for programs. " in page
    assert "--no-json" not in page
    assert "random, greedy" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_version_names_the_engine(run: Run, lang: str) -> None:
    expected = Words(lang).text("cli-version", version=__version__, engine=engine.kind())
    assert run("--version", "--lang", lang).out == f"{expected}\n"
    assert run("--lang", lang, "titles", "--version").out == f"{expected}\n"


# Language


def test_the_language_may_stand_anywhere_or_come_from_the_session(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    french = run("--lang", "fr", "titles")
    assert french.out.startswith("Jeu")
    assert run("titles", "--lang=fr") == run("--lang=fr", "titles") == french
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert run("titles") == french
    assert run("titles", "--lang", "nl").out.startswith("Spel")


def test_what_follows_two_dashes_is_no_language(run: Run) -> None:
    result = run("rules", "--", "--lang")
    titles = listed(list(TITLES))
    assert result.err == f"dolmen: There is no rule “--lang”. Titles: {titles}.\n"


def test_a_screen_without_the_letters_is_no_reason_to_stop() -> None:
    result = shell(["simulate", "go", "--lang", "fr"], PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    titles = listed(list(TITLES))
    assert result == (2, "", f"dolmen: Le jeu ??go?? n?existe pas ici. Jeux?: {titles}.\n")


# titles


def test_titles_lists_seats_options_and_clauses(run: Run) -> None:
    result = run("titles")
    assert result.code == 0
    row = " ".join(result.out.splitlines()[1].split())
    assert row == "druides 2, 3, 4 first: none, 0, 1, 2, 3 72"
    assert "amulets: numbers, cards" in result.out
    caverna = next(line for line in result.out.splitlines() if line.startswith("caverna"))
    assert " ".join(caverna.split()) == "caverna 1–7 first: none, 0, 1, 2, 3, 4, 5, 6 292"
    assert "furnishings: full, introductory" in result.out


def test_seat_counts_with_a_gap_are_listed_one_by_one() -> None:
    assert spanned((1, 2, 3, 4)) == "1–4"
    assert spanned((2, 3, 4)) == "2, 3, 4"
    assert spanned((1, 2, 4, 8)) == "1, 2, 4, 8"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_lists_every_title_and_fits_the_screen(run: Run, lang: str) -> None:
    out = run("titles", "--lang", lang).out
    assert re.findall(r"^[a-z]+(?=  )", out, re.MULTILINE) == list(TITLES)
    assert max(map(len, out.splitlines())) <= 80


def test_titles_shows_values_as_they_are_typed_and_hints_for_others(run: Run) -> None:
    out = run("titles").out
    for line in (
        'colours: ["red", "lightgreen", "blue", "purple"],',
        "bonus: random, photo, {…}",
        "stalemate_end: true, false",
        "idle_limit: 20, 0..1000",
        "open_stocks: false, true",
        "board: none, {…}",
    ):
        assert line in out


def test_titles_as_json(run: Run) -> None:
    listing = {title["title"]: title for title in json.loads(run("titles", "--json").out)["titles"]}
    assert list(listing) == list(TITLES)
    druides = listing["druides"]
    assert druides["seats"] == [2, 3, 4]
    assert druides["clauses"] == 72
    assert druides["options"]["2"] == {
        "first": {"allowed": [None, 0, 1], "default": None},
        "amulets": {"allowed": ["numbers", "cards"], "default": "numbers"},
    }
    assert listing["meduris"]["options"]["2"]["bonus"] == {
        "allowed": ["random", "photo"],
        "default": "random",
        "form": "{…}",
    }


# rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_lists_all_chapters(run: Run, lang: str) -> None:
    out = run("rules", "--lang", lang).out
    words = Words(lang)
    for chapter in (id for id in words.ids("druides-rules") if re.fullmatch("DRU-[A-Z]+", id)):
        row = rf"^{chapter} +{re.escape(words.text(chapter))} +[0-9]+$"
        assert re.search(row, out, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_title_prints_every_clause_in_order(run: Run, lang: str) -> None:
    out = run("rules", "Druides", "--lang", lang).out
    words = Words(lang)
    clauses = [id for id in words.ids("druides-rules") if re.fullmatch("DRU-[A-Z]+-[0-9]+", id)]
    assert re.findall("^DRU-[A-Z]+-[0-9]+$", out, re.MULTILINE) == clauses
    assert max(map(len, out.splitlines())) <= 80
    assert words.text(clauses[-1]) in " ".join(re.split("[ \n]+", out))


def test_a_chapter_or_a_clause_in_any_letter_case(run: Run) -> None:
    assert run("rules", "dru-score-08").out == (
        "DRU-SCORE-08\n  Announcing a ritual does not earn you anything in itself.\n"
    )
    chapter = run("rules", "Dru-Score").out
    assert chapter.startswith("DRU-SCORE  Sharing out the amulets\n\nDRU-SCORE-01\n")
    assert "DRU-SCORE-08" in chapter
    assert "DRU-REPLACE" not in chapter


# simulate

TIMES: Final = ("seconds", "decisions_per_second", "engine")


def simulated(text: str) -> dict[str, Any]:
    """The result of a simulation without what differs from run to run."""
    return {key: value for key, value in json.loads(text).items() if key not in TIMES}


def test_a_simulation_follows_from_its_seed(run: Run) -> None:
    command = ("simulate", "druides", "--games", "20", "--json", "--seed")
    once, again, other = (simulated(run(*command, seed).out) for seed in ("5", "5", "6"))
    assert once == again
    assert once["seats"] != other["seats"]
    assert once["games"] == once["asked"] == 20
    assert once["broken"] == {}
    assert "DRU-COMP-03" in once["laws"]
    assert sum(seat["won"] for seat in once["seats"]) == pytest.approx(1)
    assert all(seat["lowest"] <= seat["mean"] <= seat["highest"] for seat in once["seats"])


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_interpreted_and_compiled_engines_play_the_same_games(bots: str) -> None:
    command = ["simulate", "druides", "--seats", "2", "--games", "3", "--json", "--bots", bots]
    default, pure = shell(command), shell(command, DOLMEN_PURE="1")
    assert (default.code, pure.code) == (0, 0)
    assert simulated(default.out) == simulated(pure.out)
    assert json.loads(pure.out)["engine"] == "interpreted"
    assert pure.err == ""


def test_a_shorter_simulation_is_the_beginning_of_a_longer_one(run: Run) -> None:
    game = open_game("druides", 2)
    for bots in (["random", "random"], ["random", "greedy"]):
        plan = simulate.Plan(game, bots, 3, 4)
        player = simulate.bots_player if "greedy" in bots else simulate.random_player
        ends = [[game.dump(player(plan)(n)[0]) for n in order] for order in ((1, 2), (2, 1))]
        assert ends[0] == ends[1][::-1]


def test_bots_are_named_once_for_all_or_once_for_each(run: Run) -> None:
    command = ("simulate", "druides", "--games", "2", "--seats", "4", "--json")
    default = simulated(run(*command).out)
    assert simulated(run(*command, "--bots", "random").out) == default
    assert simulated(run(*command, "--bots", "random,random, random,random").out) == default
    mixed = simulated(run(*command, "--bots", "random,greedy,random,greedy").out)
    assert [seat["bot"] for seat in mixed["seats"]] == ["random", "greedy"] * 2


def test_options_of_the_title_are_typed_as_they_are_listed(run: Run) -> None:
    command = ("simulate", "druides", "--games", "2", "--json")
    chosen = simulated(run(*command, "--option", "first=2", "--option", "amulets=cards").out)
    assert chosen["options"] == {"first": 2, "amulets": "cards"}
    assert simulated(run(*command, "--option", "first=none").out) == simulated(run(*command).out)


BONUS: Final = '{"2":"hut","8":"two","12":"druid","17":"druid","21":"hut","26":"two"}'


@pytest.mark.parametrize(
    ("typed", "name", "value"),
    [
        ("idle_limit=0", "idle_limit", 0),
        ("stalemate_end=false", "stalemate_end", False),
        ("stalemate_end=False", "stalemate_end", False),
        ("open_stocks=true", "open_stocks", True),
        ("bonus=photo", "bonus", "photo"),
        ('bonus="photo"', "bonus", "photo"),
        (f"bonus={BONUS}", "bonus", json.loads(BONUS)),
        ('colours=["purple","red","blue"]', "colours", ["purple", "red", "blue"]),
        ("board=none", "board", None),
        ("board=null", "board", None),
    ],
)
def test_a_value_may_be_json(run: Run, typed: str, name: str, value: object) -> None:
    result = run("simulate", "meduris", "--games", "1", "--json", "--option", typed)
    assert result.code == 0
    assert simulated(result.out)["options"][name] == value


def own_board(fields: int = 32) -> dict[str, Any]:
    """A board that somebody drew: nine districts with names of their own."""
    pairs = (["wood", "wool"], ["copper", "stone"], ["wool", "stone"])
    listed_fields = [
        {"index": i, "materials": pairs[i % 3], "district": f"hill {min(i // 3, 8)}"}
        for i in range(fields)
    ]
    return {"name": "Hills", "fields": listed_fields}


def test_a_value_may_come_from_a_file(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "my board.json"
    path.write_text(json.dumps(own_board()), encoding="utf-8-sig")
    result = run("simulate", "meduris", "--games", "2", "--json", "--option", f"board=@{path}")
    assert result.code == 0
    board = simulated(result.out)["options"]["board"]
    assert [field["district"] for field in board["fields"]][:4] == ["hill 0"] * 3 + ["hill 1"]


def test_a_record_of_a_board_of_ones_own_names_it_in_brief(run: Run, tmp_path: Path) -> None:
    game = open_game("meduris", 3, board=own_board(), first=0)
    path = tmp_path / "hills.jsonl"
    written(path, Log(game, ("Ann", "Bo", "Cy"), (None, None, None)))
    out = run("replay", str(path)).out
    assert " board={…}\n" in out
    assert 'colours=["red", "lightgreen", "blue"],' in out
    assert "idle_limit=20, open_stocks=false," in " ".join(out.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_simulation_in_words(run: Run, lang: str) -> None:
    result = run("simulate", "druides", "--games", "1200", "--seed", "1", "--lang", lang)
    words = Words(lang)
    lines = result.out.splitlines()
    assert result.code == 0
    assert lines[0] == words.text("cli-simulate-plan", title="Druides", seats=3, seed="1")
    assert re.match(r"1.200 ", lines[1])
    assert lines[3].split()[-1] == words.text("cli-heading-highest")
    assert [line.split()[:2] for line in lines[4:7]] == [[str(n), "random"] for n in range(3)]
    assert "54" in result.out
    assert max(map(len, lines)) <= 80


def test_a_broken_law_is_reported_and_fails(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from dolmen.games.druides import laws, state

    monkeypatch.setattr(laws, "gems_tally", lambda s: state.players(s.d) != 2)
    monkeypatch.setattr(engine, "why", lambda: "")  # a machine without a compiler says so as well
    command = ("simulate", "druides", "--games", "3", "--seats", "2", "--seed", "9")
    result = run(*command)
    assert result.code == 1
    assert result.err == (
        "dolmen: Game 1 of seed 9 breaks a law: dolmen rules DRU-COMP-03 tells which.\n"
    )
    assert "54" not in result.out
    assert json.loads(run(*command, "--json").out)["broken"] == {"DRU-COMP-03": 1}


@pytest.mark.parametrize(("why", "lines"), [("", 0), ("chosen", 0), ("none", 1), ("librt", 1)])
def test_a_slow_engine_is_mentioned_once_unless_chosen(
    run: Run, monkeypatch: pytest.MonkeyPatch, why: str, lines: int
) -> None:
    monkeypatch.setattr(engine, "why", lambda: why)
    result = run("simulate", "druides", "--games", "2")
    assert result.code == 0
    assert result.err.count("\n") == lines
    assert not lines or result.err.startswith("dolmen: The engine runs interpreted")


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
        [*DOLMEN, "simulate", "druides", "--games", "1000000000", *arguments],
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
    assert result.out.endswith(" engine).\n")
    assert "Playing" in result.err
    assert "Traceback" not in result.err
    assert result.err.rfind("\x1b[?25h") > result.err.rfind("\x1b[?25l")  # the cursor is back


def test_control_c_with_json_prints_one_object() -> None:
    result = interrupted("--json")
    assert result.code == 130
    assert 0 < json.loads(result.out)["games"] < json.loads(result.out)["asked"]


def test_nothing_played_is_said_as_well(run: Run) -> None:
    game = open_game("druides", 2)
    plan = simulate.Plan(game, ["random", "random"], 0, 5)
    tally = Tally(game)
    assert simulate.report(plan, tally, Words("en"), as_json=False) == 130
    assert simulate.as_object(plan, tally)["seats"] == []


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


# replay


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_told_in_words(run: Run, record: Path, lang: str) -> None:
    result = run("replay", str(record), "--lang", lang)
    words = Words(lang)
    assert (result.code, result.err) == (0, "")
    lines = result.out.splitlines()
    assert lines[0] == words.text("cli-replay-title", title="Druides", version=1)
    assert lines[1] == words.text("cli-replay-person", seat=0, name="Ann")
    assert lines[2] == words.text("cli-replay-bot", seat=1, name="Bo", bot="greedy")
    assert max(map(len, lines)) <= 80
    place = words.text("druides-place", kind="amber")
    assert place in result.out
    assert words.text("cli-replay-rank") in lines[-1]


def position(out: str) -> dict[str, Any]:
    """The JSON in what `replay` printed."""
    found = re.search(r"^{\n.*^}$", out, re.MULTILINE | re.DOTALL)
    assert found
    value: dict[str, Any] = json.loads(found[0])
    return value


def test_the_position_is_the_whole_one_and_can_be_loaded(run: Run, record: Path) -> None:
    out = run("replay", str(record), "--at", "40").out
    assert "The position after move 40" in out
    game = open_game("druides", 2, first=0)
    whole = position(out)
    assert game.dump(game.load(whole)) == whole
    last = re.findall(r"^ *([0-9]+)  ", out, re.MULTILINE)
    assert max(map(int, last)) <= 40


def test_a_seat_hears_and_sees_its_own_cards_only(run: Run, record: Path) -> None:
    spectator, ann, bo = (
        run("replay", str(record), "--at", "20", *viewer).out
        for viewer in ((), ("--as", "0"), ("--as", "1"))
    )
    own = re.compile(r"(Ann|Bo) draws (?:jet|garnet|amber|emerald|sapphire|amethyst) [1-9]\.")
    assert own.findall(spectator) == []
    assert own.findall(ann) == ["Ann"] * 4
    assert own.findall(bo) == ["Bo"] * 4
    assert "What seat 1 sees after move 20" in bo
    assert ["hand" in player for player in position(bo)["players"]] == [False, True]


def test_a_game_that_goes_on_says_so(run: Run, opening: Path) -> None:
    assert "\n30 moves, the game goes on.\n" in run("replay", str(opening)).out


def stopped(path: Path, ending: Ending) -> Path:
    """Writes a record of a game with fair dice that its players ended."""
    log = fair_log("druides", 2)
    play_on(log, moves=40)
    log.end(ending)
    log.seed = SEED.hex()
    return written(path, log)


@pytest.mark.parametrize(
    ("ending", "sentence"),
    [
        (Ending(AGREED), "40 moves, then the players agreed to end the game."),
        (Ending(RESIGNED, 1), "40 moves, then Bram resigned."),
    ],
)
def test_who_ended_a_game_is_told(run: Run, tmp_path: Path, ending: Ending, sentence: str) -> None:
    path = str(stopped(tmp_path / "stopped.jsonl", ending))
    fair = "Its dice and cards can be checked: dolmen verify does it."
    out = run("replay", path).out
    assert f"\n{sentence}\n{fair}\n" in out
    assert "The position after move 40" in out
    assert out.splitlines()[-1].split() == ["Rank", "1", "2" if ending.seat else "1"]
    # Earlier positions belong to the same finished game, but nobody had a rank then.
    out = run("replay", path, "--at", "39").out
    assert f"\n{sentence}\n{fair}\n" in out
    assert "The position after move 39" in out
    assert out.splitlines()[-1].startswith("Total")


def test_moves_from_another_record_are_told(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "branch.jsonl", branched_game("druides", 2, given=40))
    assert "\nThe first 40 moves come from another record.\n" in run("replay", str(path)).out


def test_names_cannot_play_with_the_screen(run: Run, tmp_path: Path) -> None:
    path = recorded(tmp_path / "rude.jsonl", 40, ("\x1b[2J\nAnn", "x" * 3000))
    out = run("replay", str(path)).out
    assert "\x1b" not in out
    assert "�[2J�Ann draws a gem." in out


def test_sheets_with_lines_of_their_own_stand_side_by_side(run: Run) -> None:
    record = Path(__file__).parent / "games" / "caverna" / "logs" / "two.jsonl"
    table = run("replay", str(record)).out.partition("Scores")[2].splitlines()
    rows = {line[:32].strip(): line[32:].split() for line in table}
    assert rows["Weaving parlor"] == ["–", "5"]
    assert rows["Prayer chamber"] == ["–", "0"]
    assert rows["Gold"] == ["0", "4"]
    assert rows["Total"] == ["32", "38"]


# verify


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("title", "seats"), [("druides", 3), ("meduris", 2)])
def test_a_fair_game_is_verified(
    run: Run, tmp_path: Path, title: str, seats: int, lang: str
) -> None:
    log = fair_game(title, seats)
    result = run("verify", str(written(tmp_path / "fair.jsonl", log)), "--lang", lang)
    words = Words(lang)
    count = sum('"seat": null' in line for line in log.lines())
    said = [
        words.text("cli-verify-seed", seed=SEED.hex()),
        words.text("cli-verify-commitment", commitment=str(log.commitment)),
        words.text("cli-verify-held", count=count),
    ]
    assert (result.code, result.err) == (0, "")
    assert result.out.split() == " ".join(said).split()
    assert max(map(len, result.out.splitlines())) <= 80


def test_a_verified_game_in_json_has_all_to_roll_the_dice_again(run: Run, tmp_path: Path) -> None:
    log = branched_game("druides", 2, given=6)
    result = run("verify", str(written(tmp_path / "fair.jsonl", log)), "--json")
    assert (result.code, result.err) == (0, "")
    shown = json.loads(result.out)
    checks = shown.pop("checks")
    assert shown == {
        "title": "druides",
        "version": 1,
        "moves": len(log.moves),
        "given": 6,
        "commitment": log.commitment,
        "seed": OTHER_SEED.hex(),
        "verified": True,
    }
    lines = list(log.lines())
    for check in checks:
        move = json.loads(lines[check["line"] - 1])
        assert move == {"n": check["n"], "seat": None, "move": check["found"]}
        names = [name for name, _ in check["outcomes"]]
        weights = [weight for _, weight in check["outcomes"]]
        assert names[outcome(OTHER_SEED, check["n"], weights)] == check["expected"]
    assert [check["n"] for check in checks][:3] == [7, 8, 9]


def test_given_moves_are_named_and_not_checked(run: Run, tmp_path: Path) -> None:
    path = written(tmp_path / "branch.jsonl", branched_game("meduris", 2, given=40))
    result = run("verify", str(path))
    assert result.code == 0
    text = " ".join(result.out.split())
    assert "The first 40 moves come from another record: their dice are not checked here." in text


def test_a_game_without_dice_of_its_own_is_verified(run: Run, tmp_path: Path) -> None:
    log = fair_log("druides", 2)
    log.end(Ending(AGREED))
    log.seed = SEED.hex()
    result = run("verify", str(written(tmp_path / "short.jsonl", log)))
    assert result.code == 0
    assert result.out.endswith("No die was rolled and no card was drawn.\n")


@pytest.mark.parametrize("title", TITLES)
def test_the_first_wrong_die_is_named_with_its_line(run: Run, tmp_path: Path, title: str) -> None:
    log = fair_log(title, 2)
    wrong: list[tuple[int, str, str]] = []
    # Moves of chance with several outcomes.
    numbers = {"caverna": (1, 2), "druides": (4, 6), "meduris": (4, 6)}[title]
    for number in numbers:
        play_on(log, moves=number - 1)
        due = draw(log.game, log.state, SEED, number)
        swapped = next(move for move in log.game.legal(log.state) if move != due)
        log.play(swapped)
        name = log.game.moves.name
        wrong.append((number, name(due), name(swapped)))
    play_on(log)
    path = str(written(tmp_path / "swapped.jsonl", log))
    result = run("verify", path)
    count = sum('"seat": null' in line for line in log.lines())
    assert result.code == 1
    assert result.err == (
        f"dolmen: Line {numbers[0] + 1} is not what the dice gave: “{wrong[0][1]}” had to come, "
        f"but the record says “{wrong[0][2]}”. Wrong dice and cards: 2 of {count}.\n"
    )
    assert "are what the seed gives" not in " ".join(result.out.split())
    result = run("verify", path, "--json")
    shown = json.loads(result.out)
    assert (result.code, shown["verified"]) == (1, False)
    differing = [
        (check["n"], check["expected"], check["found"])
        for check in shown["checks"]
        if check["expected"] != check["found"]
    ]
    assert differing == wrong


def test_a_record_without_committed_dice_has_nothing_to_verify(
    run: Run, tmp_path: Path, record: Path
) -> None:
    result = run("verify", str(record))
    assert (result.code, result.out) == (1, "")
    assert result.err.startswith("dolmen: There is nothing to verify: this table did not commit")
    shown = json.loads(run("verify", str(record), "--json").out)
    assert (shown["verified"], shown["commitment"], shown["checks"]) == (None, None, [])

    log = fair_game("druides", 2)
    log.seed = None
    result = run("verify", str(written(tmp_path / "silent.jsonl", log)))
    assert result.code == 1
    assert result.err == (
        "dolmen: There is nothing to verify: the record does not show the seed of the dice.\n"
    )

    log.back_to(50)
    result = run("verify", str(written(tmp_path / "open.jsonl", log)))
    assert result.code == 1
    assert result.err.startswith("dolmen: There is nothing to verify yet: the game goes on,")


@pytest.mark.parametrize(
    ("line", "key", "value"), [(0, "commitment", "0" * 64), (-1, "seed", OTHER_SEED.hex())]
)
def test_a_seed_that_was_not_promised_is_refused(
    run: Run, tmp_path: Path, line: int, key: str, value: str
) -> None:
    lines = [json.loads(line) for line in fair_game("druides", 2).lines()]
    lines[line][key] = value
    path = tmp_path / "forged.jsonl"
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), encoding="utf-8")
    result = run("verify", str(path))
    assert (result.code, result.out) == (2, "")
    found = commitment(bytes.fromhex(lines[-1]["seed"]))
    assert result.err == (
        f"dolmen: Line {len(lines)} of the record is damaged. The header does not commit to this "
        f"seed: the SHA-256 of the seed is {found}.\n"
    )


# play


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
    assert app.log.bots == [None, "greedy", "greedy"]
    assert sorted(app.bots) == [1, 2]
    assert app.words.lang == "nl"
    assert app.path.parent == tmp_path / "dolmen"
    assert re.fullmatch(r"druides-[0-9]{8}-[0-9]{6}-[0-9]{6}\.jsonl", app.path.name)


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


@pytest.mark.parametrize("number", ["1.5", "2.0", "1e1", "0x2", "two", ""])
def test_a_number_that_is_not_whole_is_refused(run: Run, number: str) -> None:
    result = run("simulate", "druides", "--games", number)
    assert (result.code, result.out, result.err.count("\n")) == (2, "", 1)
    assert "whole number" in result.err


def test_a_game_that_could_not_be_saved_ends_with_a_failure(
    run: Run, apps: list[FakeApp], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeApp, "unsaved", True)
    assert run("play").code == 1


def test_play_takes_every_choice(run: Run, apps: list[FakeApp], tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    options = ["--option", "amulets=cards", "--option", "first=3", "--save", str(path)]
    seats = ["--seats", "4", "--bots", "random,greedy,random", "--name", " erwan "]
    assert run("play", "druides", *seats, *options, "--seed", "5").code == 0
    (app,) = apps
    assert app.log.names == ["erwan", "Nolwenn", "Maëlle", "Yann"]
    assert app.log.bots == [None, "random", "greedy", "random"]
    assert app.log.game.options == {"first": 3, "amulets": "cards"}
    assert app.path == path
    assert app.dice.words() == Rng(5, 4).words()


def test_dice_differ_unless_a_seed_is_given(run: Run, apps: list[FakeApp]) -> None:
    for _ in range(2):
        run("play")
    assert apps[0].dice.words() != apps[1].dice.words()


def test_a_left_game_goes_on_in_its_own_file(run: Run, apps: list[FakeApp], opening: Path) -> None:
    assert run("play", "--resume", str(opening)).code == 0
    (app,) = apps
    assert len(app.log.moves) == 30
    assert app.log.names == ["Ann", "Bo"]
    assert list(app.bots) == [1]
    assert app.path == opening
    assert run("play", "--resume", str(opening), "--save", str(opening)).code == 0


def test_records_are_kept_at_home_unless_the_session_says_otherwise() -> None:
    assert play.data_folder({}) == Path.home() / ".local" / "share" / "dolmen"
    assert play.data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/dolmen")


def test_without_a_terminal_there_is_one_line_and_no_app() -> None:
    result = shell(["play"])
    line = "dolmen: To play you need a terminal: here, input or output is a file or a pipe.\n"
    assert result == (2, "", line)


# What is refused

REFUSED: Final = [
    "xyz",
    "simulat",
    "--foo",
    "titles --foo",
    "titles extra",
    "titles --lang de",
    "titles --lang",
    "titles --json=perhaps",
    "simulate",
    "simulate chess",
    "simulate druides --seats 9",
    "simulate druides --seats many",
    "simulate druides --seats",
    "simulate druides --seets 3",
    "simulate druides --games 0",
    "simulate druides --games 1.5x",
    "simulate druides --seed -1",
    "simulate druides --seed 9223372036854775808",
    "simulate druides --seed 1 --seed 2",
    "simulate druides --bots smart",
    "simulate druides --bots random,greedy",
    "simulate druides --bots random,",
    "simulate druides --option first",
    "simulate druides --option first=3",
    "simulate druides --option last=1",
    "simulate druides --option title=go",
    "simulate druides --option seats=2",
    "simulate druides --option self=2",
    "simulate meduris --seats 5",
    "simulate meduris --option idle_limit=-1",
    "simulate meduris --option idle_limit=99999999999999999999",
    "simulate meduris --option idle_limit=many",
    "simulate meduris --option idle_limit=true",
    "simulate meduris --option open_stocks=1",
    'simulate meduris --option colours=["red","red","blue"]',
    'simulate meduris --option colours=["red","pink","blue"]',
    "simulate meduris --option colours=red",
    "simulate meduris --seats 4 --option bonus=photo",
    'simulate meduris --option bonus={{"2":"hut"}}',
    "simulate meduris --option bonus={close}",
    "simulate meduris --option bonus=photo --option board=@{board}",
    "simulate meduris --option board=hills",
    "simulate meduris --option board=[]",
    "simulate meduris --option board=@",
    "simulate meduris --option board=@{tmp}",
    "simulate meduris --option board=@{tmp}/nothing.json",
    "simulate meduris --option board=@{tmp}/bytes.jsonl",
    "simulate meduris --option board=@{tmp}/empty.jsonl",
    "simulate meduris --option board=@{tmp}/deep.json",
    "simulate meduris --option board=@{game}",
    "simulate meduris --option board=@{board}/more",
    "simulate meduris --option board=@{board31}",
    "simulate meduris --seats 4 --option board=@{board}",
    "replay",
    "replay {tmp}/nothing.jsonl",
    "replay {tmp}",
    "replay {tmp}/bytes.jsonl",
    "replay {tmp}/empty.jsonl",
    "replay {tmp}/torn.jsonl",
    "replay {tmp}/rude.jsonl",
    "replay {game} --at 9999",
    "replay {game} --at -1",
    "replay {game} --at soon",
    "replay {game} --as 2",
    "replay {game}/more",
    "verify",
    "verify {tmp}",
    "verify {tmp}/nothing.jsonl",
    "verify {tmp}/bytes.jsonl",
    "verify {tmp}/torn.jsonl",
    "verify {game} --at 3",
    "verify {game} {game}",
    "rules nothing-at-all",
    "rules DRU-SCORE-99",
    "rules a b",
    "play chess",
    "play --seats 1",
    "play --bots greedy,greedy,greedy",
    "play --name=",
    "play --name=abcdefghijklmnopqrstuvwxyz",
    "play --seed -3",
    "play --resume {game}",
    "play --resume {ended}",
    "play --resume {tmp}/nothing.jsonl",
    "play --resume {opening} --seats 2",
    "play --resume {opening} --name=",
    "play --bots=",
    "play druides --resume {opening}",
    "play --resume {opening} --option first=1",
    "play --resume {opening} --save {game}",
    "play --save {game}",
]


@pytest.fixture
def places(record: Path, opening: Path, tmp_path: Path) -> dict[str, str]:
    """Files to be named in a command line."""
    (tmp_path / "bytes.jsonl").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty.jsonl").touch()
    lines = record.read_text(encoding="utf-8").splitlines(keepends=True)
    (tmp_path / "torn.jsonl").write_text("".join(lines[:9] + lines[10:]), encoding="utf-8")
    rude = {**json.loads(lines[0]), "title": "\x1b[2J\n" + "x" * 9999}
    (tmp_path / "rude.jsonl").write_text(json.dumps(rude), encoding="utf-8")
    (tmp_path / "deep.json").write_text("[" * 100_000, encoding="utf-8")
    for fields in (31, 32):
        board = tmp_path / f"board{fields}.json"
        board.write_text(json.dumps(own_board(fields), indent=1), encoding="utf-8")
    return {
        "tmp": str(tmp_path),
        "game": str(record),
        "opening": str(opening),
        "ended": str(stopped(tmp_path / "ended.jsonl", Ending(RESIGNED, 0))),
        "board": str(tmp_path / "board32.json"),
        "board31": str(tmp_path / "board31.json"),
        "close": BONUS.replace("12", "11"),
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", REFUSED)
def test_whatever_is_wrong_is_said_in_one_line(
    run: Run, places: dict[str, str], monkeypatch: pytest.MonkeyPatch, line: str, lang: str
) -> None:
    monkeypatch.setenv("LANG", lang)
    result = run(*line.format(**places).split())
    assert result.code == 2
    assert result.out == ""
    assert re.fullmatch(r"dolmen: \S[^\x00-\x1f]*[.?]\n", result.err)
    foreign = {"en": "n’|‘", "fr": r"\b(the|there|het|niet)\b|‘|“", "nl": r"\b(there|the)\b|“|«"}
    assert not re.search(foreign[lang], result.err.lower()), result.err


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("simulat", "There is no command “simulat”. Did you mean simulate?"),
        ("go", f"There is no command “go”. Commands: {listed(COMMANDS)}."),
        ("simulate", "TITLE is missing; --help tells what it is."),
        ("simulate go", f"There is no title “go”. Titles: {listed(list(TITLES))}."),
        ("simulate druides --seets 2", "There is no option --seets here. Did you mean --seats?"),
        ("simulate druides --seats x", "--seats takes a whole number, not “x”."),
        ("simulate druides --bots x", "There is no bot “x”. Bots: random, greedy."),
        (
            "simulate druides --option first=7",
            "The option first of druides cannot be “7”. Allowed: none, 0, 1, 2.",
        ),
        (
            "simulate meduris --option idle_limit=-1",
            "The option idle_limit takes a whole number from 0 to 1000, not “-1”.",
        ),
        (
            "simulate meduris --option board=@{board31}",
            "This board breaks MED-SETUP-16. It has 31 fields, but with 3 players it takes 32.",
        ),
        (
            "simulate meduris --option bonus={close}",
            "These bonus chips break MED-SETUP-06. Fields 8 and 11 are too close: ",
        ),
        ("simulate meduris --option board=@{game}", "{game} is not JSON: line 2 is wrong."),
        ("simulate meduris --option board=@{tmp}", "{tmp} is a folder, not a file with JSON."),
        ("simulate meduris --option board=@{tmp}/no.json", "There is no file {tmp}/no.json."),
        ("replay {game} --at 9999", "There is no position after move 9999. Allowed: 0 to "),
        ("replay {tmp}/torn.jsonl", "Line 10 of the record is damaged. The number of this move"),
        ("rules dru-scor-05", "There is no rule “dru-scor-05”. Did you mean DRU-SCORE-05, "),
    ],
)
def test_a_refusal_names_what_was_given_and_what_is_allowed(
    run: Run, places: dict[str, str], line: str, message: str
) -> None:
    expected = f"dolmen: {message.format(**places)}"
    assert run(*line.format(**places).split()).err.startswith(expected)


def test_an_unreadable_file_is_refused_with_the_reason(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    result = run("replay", str(record))
    assert result == (2, "", f"dolmen: {record} cannot be read: Permission denied.\n")


# The end of the output


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = f"{shlex.join(DOLMEN)} rules druides | head -n 1"
    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, env=clean_environ({}), check=True
    )
    assert (done.stdout, done.stderr) == ("Druides: the rules\n", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
@pytest.mark.parametrize("command", ["titles", "--version", "rules druides", "--help"])
def test_a_full_disk_is_one_line(command: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f"{shlex.join(DOLMEN)} {command} > /dev/full"],
        capture_output=True,
        text=True,
        env=clean_environ({}),
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "dolmen: That did not work: No space left on device.\n"


# Layout


def test_json_is_broken_up_only_where_it_does_not_fit() -> None:
    value = {"short": [1, 2], "long": [f"gem {n}" for n in range(12)], "deep": [{"a": [0] * 9}] * 2}
    lines = spread(value, 40).splitlines()
    assert json.loads("\n".join(lines)) == value
    assert max(map(len, lines)) <= 40
    assert lines[1] == '  "short": [1, 2],'
    assert '    "gem 0", "gem 1", "gem 2", "gem 3",' in lines
    assert spread([], 1) == "[]"
    assert spread("a long text", 3) == '"a long text"'


def test_long_lines_are_folded_and_indented() -> None:
    assert fold("one two three four five six", 24, "  ", "1 ") == "1 one two three four\n  five six"
