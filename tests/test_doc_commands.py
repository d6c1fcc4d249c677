"""Every command that the docs show is run. Those of `dolmen` go through the real command line and
do all of their work: on few games and by quick bots, with thoughts of a moment (`LIMITS` says what
is lowered), on a database with people, with a server that stops as soon as it is ready. What a
sentence only names is read by the parser. Goals of make, files, extras and services that are named
exist; what runs each goal says `tests/goals.py`, mostly `make commands` and `make ways`, which take
minutes. A command of no known kind fails here, so that nobody shows one that nothing tries."""

import asyncio
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pytest
import yaml  # type: ignore[import-untyped]  # has no types of its own

from dolmen.arena.hands import by_processes
from dolmen.bots.advice import FEWEST_GAMES, advise
from dolmen.cli import spelled_out, take_language
from dolmen.commands import EXTRAS
from dolmen.commands.parser import build, command_in
from dolmen.review.puzzles import Look
from dolmen.server.keys import hash_key
from dolmen.server.settings import Settings
from dolmen.server.store import PlayerRow, open_store
from dolmen.server.store.database import Database
from dolmen.server.store.upgrade import upgrade_database
from dolmen.words import Words
from tests.commands.command_runs import COMMANDS, Run, recorded
from tests.dice import fair_game
from tests.goals import GOALS, PACKAGES, Elsewhere
from tests.sample import LIGHT
from tests.server.test_old_databases import REVISIONS, stored

ROOT: Final = Path(__file__).parents[1]
# The changelog tells of what was, the pages of `make docs` show no command to type.
TOLD: Final = ("CHANGELOG.md", "docs/commands.md", "docs/adr/")
SHELL: Final = "sh"
FENCE: Final = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE: Final = re.compile(r"`((?:dolmen|make) [^`…]+)`")
COMMENT: Final = re.compile(r"(?:^|\s+)# .*$")
# A program that is a prefix of another, and where it may be installed.
PREFIXES: Final = ("sudo",)
SETTING: Final = re.compile(r"DOLMEN_PURE=1$")
PLACES: Final = re.compile(r"^(?:\.venv|/opt/dolmen)/bin/")
# What stands for something of the reader's own.
STAND_INS: Final = {
    "TITLE": LIGHT,
    "COMMAND": "play",
    "FILE": "game.jsonl",
    "RECORD": "game.jsonl",
    "NEW,OLD": "greedy,random",
    "N": "2",
    "ADDRESS": "127.0.0.1:6399",
    # A title that a reader begins.
    "pebbles": LIGHT,
}


class Shown(NamedTuple):
    """A command as some page shows it."""

    page: str
    line: str

    def __str__(self) -> str:
        return f"{self.page}: {self.line}"


def pages() -> list[Path]:
    """Every page with something to type."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return [page for page in sorted(found) if not name(page).startswith(TOLD)]


def name(page: Path) -> str:
    """A page by its place in the project."""
    return page.relative_to(ROOT).as_posix()


def shown() -> Iterator[Shown]:
    """Every command of every page, comments and what it writes aside."""
    for page in pages():
        text = page.read_text(encoding="utf-8")
        for language, block in FENCE.findall(text):
            if language == SHELL:
                for line in block.replace("\\\n", " ").splitlines():
                    if typed := COMMENT.sub("", line).strip():
                        yield Shown(name(page), typed)
        prose = FENCE.sub("", text)
        yield from (Shown(name(page), " ".join(found.split())) for found in INLINE.findall(prose))


# A command that several pages show is tried once.
SHOWN: Final = list({command.line: command for command in shown()}.values())


def test_there_are_commands_and_none_hides_in_a_block_without_a_language() -> None:
    assert len(SHOWN) > 60
    hidden = [
        f"{name(page)}: {line}"
        for page in pages()
        for language, block in FENCE.findall(page.read_text(encoding="utf-8"))
        if language not in (SHELL, "text")
        for line in block.splitlines()
        if re.match(r"(?:\S*bin/)?(?:dolmen|make|pipx?|podman|docker) \w", line)
    ]
    assert hidden == []


# A folder in which every command finds what the page promises


@cache
def game_lines() -> str:
    """A finished game with fair dice, as a record."""
    return "".join(f"{line}\n" for line in fair_game(LIGHT, 2).lines())


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a finished game, and the home of somebody who has nothing yet."""
    (tmp_path / "game.jsonl").write_text(game_lines(), encoding="utf-8")
    for folder in ("docs", "deploy"):
        (tmp_path / folder).symlink_to(ROOT / folder)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    for known in [known for known in os.environ if known.startswith("DOLMEN_DATA")]:
        monkeypatch.delenv(known)
    monkeypatch.setattr("dolmen.server.run.serve", ready_at_once)
    monkeypatch.setattr("dolmen.server.logs.set_up", lambda _level: None)
    monkeypatch.setattr("dolmen.commands.doctor.measured", lambda: 1_000_000)
    # What no option lowers: games behind a piece of advice, and those that prove a puzzle.
    quick = partial(advise, games=FEWEST_GAMES, seconds=0)
    monkeypatch.setattr("dolmen.commands.hint.advise", quick)
    monkeypatch.setattr("dolmen.review.puzzles.ALL", Look(2, 2))
    monkeypatch.setattr("dolmen.review.puzzles.PAIRS", 2)
    # A cluster: this process.
    monkeypatch.setitem(EXTRAS, "cluster", "json")
    monkeypatch.setattr("dolmen.commands.series.by_cluster", lambda *_: by_processes(1))
    monkeypatch.setattr("dolmen.commands.series.import_module", lambda name: name)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ready_at_once(settings: Settings, tell: Callable[[str, str], None], _: object) -> None:
    """A server that says where it is and stops."""
    tell(settings.home, settings.home)


def database(folder: Path) -> str:
    """A database of a server that nobody has used yet."""
    url = f"sqlite:///{folder / 'dolmen.sqlite3'}"
    asyncio.run(upgrade_database(Database(url)))
    return url


# The key in the private link of somebody, as the docs write it, and a line of chat that they name.
KEY: Final = "KEY"
CHAT_LINES: Final = 7


async def furnish(url: str) -> str:
    """Adds to a database somebody whose link is known, and chat; gives a table under way."""
    store = await open_store(url, worker="docs")
    try:
        [table] = [table.id async for table in store.every_table() if table.status == "playing"]
        await store.save_player(PlayerRow(hash_key(KEY), "Anna", "en", 1))
        for k in range(1, CHAT_LINES + 1):
            await store.say(table, 0, "Anna", "well", k)
        return table
    finally:
        await store.close()


# Commands of dolmen


def typed_words(line: str) -> list[str]:
    """The words of a command line, as a shell takes them apart, with something of the reader's
    own."""
    words = [STAND_INS.get(word, word) for word in shlex.split(INSERTED.sub("made", line))]
    while words[0] in PREFIXES or SETTING.match(words[0]):
        words.pop(0)
    words[0] = PLACES.sub("", words[0])
    return words


def parse(arguments: list[str]) -> None:
    """Reads a command line with the real parser, and runs nothing."""
    asked, rest = take_language(arguments)
    rest = spelled_out(rest)
    if rest[-1:] == ["--help"]:
        rest = rest[:-1]
    app = build(Words(asked or "en"), command_in(rest))
    command = rest[0]
    assert command in app, command
    if len(rest) > 1:
        app.parse_args(rest)


def fewer(arguments: list[str]) -> list[str]:
    """The same with few games."""
    return [
        "4" if before == "--games" else word
        for before, word in zip(["", *arguments], arguments, strict=False)
    ]


def leave_games(folder: Path) -> None:
    """Two games that were left in the terminal."""
    home = folder / "home" / "dolmen"
    home.mkdir(parents=True)
    for name in ("one", "two"):
        recorded(home / f"{name}.jsonl", 10)


def run_on_games(arguments: list[str], run: Run, folder: Path) -> None:
    """For somebody who left some."""
    leave_games(folder)
    run_whole(arguments, run, folder)


def run_whole(arguments: list[str], run: Run, folder: Path) -> None:
    """It does what it says, and ends well."""
    result = run(*fewer(arguments))
    assert (result.code, result.err) == (0, "")
    assert result.out


def run_to_the_screen(arguments: list[str], run: Run, folder: Path) -> None:
    """Everything about the table is right; only nobody sits there to see it."""
    leave_games(folder)
    result = run(*arguments)
    assert result.code == 2
    assert result.err == f"dolmen: {Words(language(arguments)).text('cli-play-no-terminal')}\n"


def language(arguments: list[str]) -> str:
    """The language that a command is asked to speak."""
    return take_language(arguments)[0] or "en"


def run_on_a_database(arguments: list[str], run: Run, folder: Path) -> None:
    """On a new server's database; what is restored is what was just kept."""
    url = database(folder)
    command, *typed = arguments
    # A folder that is named is another one here.
    rest = [
        word
        for before, word in zip(["", *typed], typed, strict=False)
        if "--data" not in (before, word)
    ]
    kept = [folder / Path(word).name for word in rest]
    if command == "restore":
        assert run("backup", *map(str, kept), "--database", url).code == 0
        (folder / "dolmen.sqlite3").unlink()
    result = run(command, *map(str, kept), "--database", url)
    assert (result.code, result.err) == (0, "")


def without(arguments: list[str], *options: str) -> list[str]:
    """The same without some options and their values."""
    pairs = zip(["", *arguments], arguments, strict=False)
    return [word for before, word in pairs if before not in options and word not in options]


def run_on_people(arguments: list[str], run: Run, folder: Path) -> None:
    """On what a server of before has left: people, tables, chat."""
    url = stored(REVISIONS[-1], folder)
    table = asyncio.run(furnish(url))
    typed = [table if word == "TABLE" else word for word in without(arguments, "--data")]
    if typed[:2] == ["admin", "unblock"]:
        assert run("admin", "block", typed[2], "--database", url).code == 0
    if typed[0] == "delete":
        typed.append("--yes")
    result = run(*typed, "--database", url)
    assert result.code == 0, result.err
    if typed[0] == "export":
        assert result.err
    else:
        assert result.err == ""
        assert result.out


def run_where_nothing_is(arguments: list[str], run: Run, folder: Path) -> None:
    """On a machine that has no server yet, or in an empty folder."""
    words = without(arguments, "--data")
    # What a reader begins stands for a title elsewhere.
    result = run(
        *("pebbles" if words[0] == "new-title" and word == LIGHT else word for word in words)
    )
    assert (result.code, result.err) == (0, "")
    assert result.out


# Who plays in a second what others play in minutes.
QUICK: Final = {"random": "random", "plain": "random"}


def run_quickly(arguments: list[str], run: Run, folder: Path) -> None:
    """Few games of quick bots in this process, whoever else was to play some."""
    typed = without(arguments, "--time", "--jobs", "--games")
    for place, (before, word) in enumerate(pairwise(typed), 1):
        if before == "--bots":
            bots = [QUICK.get(bot, "greedy") for bot in word.split(",")]
            typed[place] = ",".join(dict.fromkeys(bots))
    result = run(*typed, "--games", "2")
    assert result.code == 0, result.err


# What these commands are typed with here, so that minutes become a second.
LIMITS: Final[dict[str, dict[str, str]]] = {
    "tune": {
        "--generations": "1",
        "--population": "2",
        "--positions": "1",
        "--iterations": "2",
        "--panel": "random",
        "--jobs": "1",
    },
    "review": {"--games": "20"},
    "puzzles": {"--games": "1", "--bot": "random"},
    "hint": {},
}


def run_within_limits(arguments: list[str], run: Run, folder: Path) -> None:
    """It does all that it says, as little as there is of it; what it is to write is there."""
    limits = LIMITS[arguments[0]]
    written = [
        folder / word
        for before, word in pairwise(arguments)
        if before in ("--out", "--json", "--html", "--plot")
    ]
    for path in written:
        path.parent.mkdir(parents=True, exist_ok=True)
    typed = without(arguments, *limits)
    result = run(*typed, *(word for limit in limits.items() for word in limit))
    assert (result.code, result.err) == (0, "")
    assert result.out
    assert all(path.is_file() for path in written)


Way = Callable[[list[str], Run, Path], None]
WAYS: Final[dict[str, Way]] = {
    "play": run_to_the_screen,
    "games": run_on_games,
    "rules": run_whole,
    "titles": run_whole,
    "replay": run_whole,
    "verify": run_whole,
    "simulate": run_whole,
    "completion": run_whole,
    "help": run_whole,
    "tables": run_on_a_database,
    "backup": run_on_a_database,
    "restore": run_on_a_database,
    "check-records": run_on_a_database,
    "serve": run_where_nothing_is,
    "doctor": run_where_nothing_is,
    "new-title": run_where_nothing_is,
    "admin": run_on_people,
    "stats": run_on_people,
    "export": run_on_people,
    "delete": run_on_people,
    "arena": run_quickly,
    "balance": run_quickly,
    "fork": run_quickly,
    **dict.fromkeys(LIMITS, run_within_limits),
}


# What a sentence only names: it takes more words, or all day.
NAMED: Final = frozenset(COMMANDS) - {"titles", "rules", "doctor", "stats", "tables", "admin"}


def try_dolmen(arguments: list[str], run: Run, folder: Path) -> None:
    """One command line of dolmen."""
    _, rest = take_language(arguments)
    is_named = len(arguments) == 1 and arguments[0] in NAMED
    if is_named:
        parse(arguments)
        return
    if arguments[-1:] == ["--help"]:
        run_whole(arguments, run, folder)
        return
    way = WAYS.get(rest[0])
    assert way is not None, f"{rest[0]}: how is it tried?"
    way(arguments, run, folder)


# Everything else


MAKEFILE: Final = (ROOT / "Makefile").read_text(encoding="utf-8")
# What the arguments of a goal are read by.
READ_BY: Final = {
    "play": "serve",
    "terminal": "play",
    "bench": "bench/__main__.py",
    "gates": "bench/gates/__main__.py",
    "balance": "tools/balance.py",
    "peers": "bench/public/__main__.py",
    "strength": "tools/strength.py",
    "proof": "tools/review_proof.py",
    "mutants": "tools/mutants.py",
}


def try_make(words: list[str]) -> None:
    """The goal is there, and its arguments are known to what it runs."""
    goals = [word for word in words if "=" not in word]
    for goal in goals:
        assert re.search(rf"^{goal}:", MAKEFILE, re.MULTILINE), goal
        assert goal in GOALS, f"What runs make {goal}? (tests/goals.py)"
    given = dict(word.split("=", 1) for word in words if "=" in word)
    assert given.keys() <= {"ARGS", "PYTHON", "WHEELS"}, given
    arguments = given.get("ARGS", "")
    if arguments.strip(". "):
        reader = READ_BY[goals[0]]
        if reader.endswith(".py"):
            know_options(ROOT / reader, shlex.split(arguments))
        else:
            parse([reader, *shlex.split(arguments)])


def test_whatever_runs_a_goal_elsewhere_does() -> None:
    for goal, run in GOALS.items():
        if isinstance(run, Elsewhere):
            assert run.line in (ROOT / run.file).read_text(encoding="utf-8"), goal


def know_options(program: Path, arguments: list[str]) -> None:
    """A program of ours knows these options."""
    text = program.read_text(encoding="utf-8")
    for option in arguments:
        if option.startswith("--"):
            named = {f'"{option}"', f'"{option.removeprefix("--")}"'}
            assert any(each in text for each in named), f"{program.name} has no {option}"


def try_python(words: list[str]) -> None:
    """A module or a program of ours, and options it knows."""
    if words[1] == "venv":
        return  # in a place of the reader's own
    if words[1] == "pytest":
        assert all((ROOT / word).exists() for word in words if word.startswith("tests/"))
        return
    program = words[1].replace(".", "/") + ".py" if words[0] == "-m" else words[0]
    assert (ROOT / program).is_file(), program
    know_options(ROOT / program, words[1:])


def try_install(words: list[str]) -> None:
    """The extras that are asked for are there."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    asked = re.search(r"\[(.*)\]$", words[-1])
    assert asked is None or set(asked[1].split(",")) <= extras.keys()


def try_copy(words: list[str]) -> None:
    """What is copied is there."""
    files = [word for word in words if word.startswith("deploy/")]
    assert files
    assert (ROOT / files[0]).is_file(), files


def try_service(words: list[str]) -> None:
    """The service is the one of the unit."""
    assert words[-1] == "dolmen"
    assert (ROOT / "deploy" / "dolmen.service").is_file()


def try_container(words: list[str]) -> None:
    """Files and services are there, and what runs inside is a command of dolmen."""
    for option, value in pairwise(words):
        if option == "--file":
            assert (ROOT / value).is_file(), value
    if words[0] == "compose":
        services = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())["services"]
        named = words[words.index("--follow") + 1 :] if "--follow" in words else []
        named += [words[words.index("exec") + 1]] if "exec" in words else []
        assert set(named) <= services.keys()
    if "exec" in words:
        inner = words[words.index("exec") + 2 :]
        assert inner[0] == "dolmen"
        parse(inner[1 : inner.index(">") if ">" in inner else None])


def try_caddy(words: list[str]) -> None:
    """As its own manual has it."""
    assert words == ["reverse-proxy", "--from", "games.club", "--to", "127.0.0.1:8400"]


def try_apt(words: list[str]) -> None:
    """Nothing is asked for that the project does not use."""
    assert words[0] == "install"
    assert {word for word in words[1:] if word != "--no-install-recommends"} <= PACKAGES


def try_database(words: list[str]) -> None:
    """The user and the database are those of the URL that the settings show."""
    assert words in (
        ["postgres", "createuser", "--pwprompt", "dolmen"],
        ["postgres", "createdb", "--owner", "dolmen", "dolmen"],
    )


def try_settings(words: list[str]) -> None:
    """A shell reads the settings of the service, and whatever it starts then has them."""
    line = " ".join(words)
    assert line == "-a; . /etc/dolmen.env; set +a"
    typed = f"set {line.replace('/etc', str(ROOT / 'deploy'))}; printenv DOLMEN_ADDRESS"
    done = subprocess.run(["bash", "-c", typed], capture_output=True, text=True, check=True)
    assert done.stdout == "https://games.club\n"


def try_nothing(words: list[str]) -> None:
    """It says nothing of Dolmen: where to go, what to fetch or to write."""


OTHERS: Final[dict[str, Callable[[list[str]], None]]] = {
    "make": try_make,
    "python": try_python,
    "python3": try_python,
    "pip": try_install,
    "pipx": try_install,
    "cp": try_copy,
    "install": try_copy,
    "systemctl": try_service,
    "journalctl": try_service,
    "podman": try_container,
    "docker": try_container,
    "caddy": try_caddy,
    "apt": try_apt,
    # As the user of PostgreSQL; tests/typed.py has both done.
    "-u": try_database,
    "set": try_settings,
    "git": try_nothing,
    "cd": try_nothing,
    "editor": try_nothing,
    "umask": try_nothing,
    "ray": try_nothing,
}
CRON: Final = re.compile(r"^[\d*]+ [\d*]+ [\d*]+ [\d*]+ [\d*]+ ")
INSERTED: Final = re.compile(r"\$\([^)]*\)")
SUBSTITUTED: Final = re.compile(r"<\((.*)\)$")


@pytest.mark.parametrize("command", SHOWN, ids=str)
def test_a_command_of_the_docs_works(command: Shown, run: Run, desk: Path) -> None:
    line = CRON.sub("", command.line).replace("\\%", "%")
    if found := SUBSTITUTED.search(line):
        line = found[1]
    if re.match(r"\(?printf ", line):
        done = subprocess.run(["bash", "-c", line], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b"")
        return
    # What reads a pipe is no command of ours.
    program, *words = typed_words(INSERTED.sub("made", line).partition(" | ")[0])
    if program == "dolmen":
        try_dolmen(words, run, desk)
        return
    assert program in OTHERS, f"{command}: how is it tried?"
    OTHERS[program](words)


def test_a_shell_reads_every_block() -> None:
    bash = shutil.which("bash")
    assert bash is not None
    for page in pages():
        for language, block in FENCE.findall(page.read_text(encoding="utf-8")):
            if language == SHELL and not CRON.match(block):
                done = subprocess.run(
                    [bash, "-n"], input=block, text=True, capture_output=True, check=False
                )
                assert (done.returncode, done.stderr) == (0, ""), f"{name(page)}\n{block}"


def test_python_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    [block] = [block for language, block in FENCE.findall(text) if language == "python"]
    exec(block, {})
    assert re.fullmatch(r"\[\d+, \d+, \d+\]\n", capsys.readouterr().out)
