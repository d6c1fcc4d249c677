"""What the docs show and the suite does not run, typed as it stands: goals of make, each in a small
form (`tests/goals.py`), a server and a terminal by make, packages of Debian, the baselines. Not
part of the suite, since it takes a quarter of an hour: `make commands` runs this file. Whatever a
goal writes into the docs is put back."""

import asyncio
import os
import pty
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from tests.goals import GOALS, PACKAGES, Small
from tests.sample import LIGHT
from tests.server.databases import ROLE, Postgres
from tests.test_doc_commands import SHOWN, typed_words
from tests.ways import ROOT, running, see_it_play

APT: Final = shutil.which("apt-cache")
UV: Final = str(Path(sys.executable).with_name("uv"))
# What is kept with the sources and made by some goal.
MADE: Final = ("docs", "web/openapi.json")
CHANGES_NOTHING: Final = ("docs", "wire", "site", "engine", "page")
# Seconds that anything here may take on a slow machine, beside other work.
PATIENCE: Final = 3600
KEY_TO_LEAVE: Final = b"\x11"


def files(*places: str) -> dict[Path, bytes]:
    """What stands in some places of the checkout."""
    found = [file for name in places for file in [ROOT / name, *(ROOT / name).rglob("*")]]
    return {file: file.read_bytes() for file in found if file.is_file()}


@contextmanager
def put_back(*places: str) -> Iterator[None]:
    """Whatever is written there meanwhile is as it was."""
    before = files(*places)
    try:
        yield
    finally:
        for file, now in files(*places).items():
            if file not in before:
                file.unlink()
            elif now != before[file]:
                file.write_bytes(before[file])


def environ(**more: str) -> dict[str, str]:
    """As in the shell of somebody who types, not of a test."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**plain, **more}


def first_mutant() -> str:
    """What the first mutant of the lightest title is called."""
    text = (ROOT / "tests" / "games" / LIGHT / "mutants.toml").read_text(encoding="utf-8")
    return str(tomllib.loads(text)["mutant"][0]["about"])


@pytest.mark.parametrize("goal", [goal for goal, run in GOALS.items() if isinstance(run, Small)])
def test_a_goal_of_the_docs_works(goal: str, tmp_path: Path) -> None:
    small = GOALS[goal]
    assert isinstance(small, Small)
    words = ["make", "--no-print-directory", goal]
    if small.arguments is not None:
        filled = small.arguments.format(folder=tmp_path, mutant=shlex.quote(first_mutant()))
        words.append(f"ARGS={filled}")
    if goal == "proof":
        shutil.copy(ROOT / "docs" / "review.md", tmp_path)
    chosen = environ(PYTEST_ADDOPTS=f"-k '{small.only}'") if small.only else environ()
    before = files(*MADE) if goal in CHANGES_NOTHING else {}
    with put_back(*small.writes.split()):
        done = subprocess.run(
            words,
            cwd=ROOT,
            env=chosen,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
    assert done.returncode == 0, done.stdout
    assert small.prints in done.stdout
    if before:
        assert files(*MADE) == before


def test_make_play_serves_a_game(tmp_path: Path) -> None:
    # No browser, and a free port: the rest is as a reader has it.
    line = ["make", "--directory", str(ROOT), "--no-print-directory", "play", "ARGS=--port 0"]
    with running(line, DOLMEN_DATA=str(tmp_path), BROWSER="true", DISPLAY="") as (_, base):
        asyncio.run(see_it_play(base))


TERMINALS: Final = [shown for shown in SHOWN if shlex.split(shown.line)[:2] == ["make", "terminal"]]


def until(screen: int, text: bytes) -> None:
    """Reads a terminal until something stands there."""
    seen = b""
    while text not in seen:
        ready, _, _ = select.select([screen], [], [], PATIENCE)
        assert ready
        seen += os.read(screen, 65_536)


@pytest.mark.parametrize("line", [shown.line for shown in TERMINALS])
def test_make_terminal_opens_a_table_and_says_how_to_come_back(line: str, tmp_path: Path) -> None:
    child, screen = pty.fork()
    if child == 0:
        os.chdir(ROOT)
        shell = shutil.which("bash") or "/bin/sh"
        there = {"XDG_DATA_HOME": str(tmp_path), "LINES": "40", "COLUMNS": "120"}
        os.execve(shell, [shell, "-c", line], environ(TERM="xterm-256color", **there))
    try:
        # The screen of the application.
        until(screen, b"\x1b[?1049h")
        until(screen, b"\x1b[")
        os.write(screen, KEY_TO_LEAVE)
        until(screen, b"--resume")
    finally:
        os.kill(child, signal.SIGHUP)
        os.waitpid(child, 0)
        os.close(screen)


def test_debian_has_every_package_that_is_asked_for() -> None:
    if APT is None:
        pytest.fail("This is no Debian: there is no apt-cache.")
    texts = [
        path.read_text(encoding="utf-8") for path in (ROOT / "Makefile", ROOT / "docs/play.md")
    ]
    asked = {name for text in texts for name in re.findall(r"apt install ([a-z0-9 -]+)", text)}
    names = {name for names in asked for name in names.split() if not name.startswith("-")}
    assert names == PACKAGES
    # Not `install --simulate`: who has Node from elsewhere could not have Debian's npm beside it.
    done = subprocess.run([APT, "show", *names], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert {*re.findall(r"^Package: (\S+)$", done.stdout, re.MULTILINE)} == PACKAGES


def test_postgresql_has_the_user_and_the_database_that_are_made(tmp_path: Path) -> None:
    typed = [shlex.split(shown.line) for shown in SHOWN if "-u postgres" in shown.line]
    assert [words[3] for words in typed] == ["createuser", "createdb"]
    # The tests' own user is called like that already.
    name, password = "club", "secret"
    postgres = Postgres()
    there = environ(PGHOST="127.0.0.1", PGPORT=str(postgres.port), PGUSER=ROLE)
    try:
        for words in typed:
            subprocess.run(
                [
                    postgres.binaries / words[3],
                    *(name if one == ROLE else one for one in words[4:]),
                ],
                env=there,
                input=f"{password}\n{password}\n",
                text=True,
                check=True,
                # It asks on the terminal, if there is one.
                start_new_session=True,
            )
        url = f"postgresql://{name}:{password}@127.0.0.1:{postgres.port}/{name}"
        line = [sys.executable, "-m", "dolmen", "serve", "--port", "0"]
        with running(line, DOLMEN_DATABASE=url, DOLMEN_DATA=str(tmp_path)) as (_, base):
            asyncio.run(see_it_play(base))
    finally:
        postgres.stop()


# The baselines


def program_of(line: str) -> list[str]:
    """The words of a line that runs a program of ours with Python, otherwise none."""
    words = typed_words(line)
    return words[1:] if re.fullmatch(r"python3?", words[0]) else []


BASELINES: Final = [
    shown.line for shown in SHOWN if program_of(shown.line)[:1] == ["examples/ppo/ppo.py"]
]


@pytest.fixture(scope="module")
def with_torch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that has what this one has, and torch."""
    home = tmp_path_factory.mktemp("torch")
    here = Path(sys.executable).parent
    python = home / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--clear", "--python", sys.executable, home], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, "torch"], check=True)
    [packages] = home.glob("lib/python*/site-packages")
    [ours] = here.parent.glob("lib/python*/site-packages")
    (packages / "dolmen.pth").write_text(f'import site; site.addsitedir("{ours}")\n')
    return python


def test_a_baseline_learns_and_goes_on_from_what_it_learnt(
    with_torch: Path, tmp_path: Path
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    # What a line starts from is what one before it left.
    for line in sorted(BASELINES, key=lambda line: "--start" in line):
        words = program_of(line)
        words[words.index("--minutes") + 1] = "0.05"
        done = subprocess.run(
            [with_torch, *words], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        assert (tmp_path / words[words.index("--out") + 1]).is_file()
