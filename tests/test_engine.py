"""The choice between compiled and interpreted engine, on a package made for the test."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

from bench.titles import TITLES
from dolmen import engine
from dolmen.engine import build as building
from tests.made_once import made_once

ROOT = Path(__file__).parents[1]

# Two titles on one core, and a search over it. `pile` and `verbs.stack` are compiled, `weights` and
# `look` are not; mypyc copies WEIGHT into the code of `game`.
SOURCES = {
    "__init__.py": "from menhir import engine\n\nengine.choose()\n",
    "bots/__init__.py": "from menhir.bots import levels as levels\n",
    "bots/levels.py": "LEVEL = 1\n",
    "bots/search.py": """
from menhir.bots.tree import DEEPEST
from menhir.core.game import weight
from menhir.core.native import i64

def run(stones: i64) -> i64:
    return weight(stones) + DEEPEST
""",
    "bots/tree.py": "from typing import Final\n\nDEEPEST: Final = 2\n",
    "cli.py": "",
    "core/__init__.py": "",
    "core/flow.py": "",
    "core/blocks.py": "",
    "core/buffers.py": "",
    "core/game.py": """
from menhir.core.native import i64
from menhir.core.weights import WEIGHT

def weight(stone: i64) -> i64:
    return stone * WEIGHT
""",
    "core/judge.py": "",
    "core/lanes.py": "",
    "core/playout.py": "",
    "core/rng.py": "",
    "core/trail.py": "",
    "core/weights.py": "from typing import Final\n\nWEIGHT: Final = 7\n",
    "games/__init__.py": "",
    "games/cairn/__init__.py": "",
    "games/cairn/look.py": "LOOK = 1\n",
    "games/cairn/pile.py": """
from menhir.core.game import weight
from menhir.core.native import i64, u8, vec
from menhir.games.cairn.verbs import stack

def pile(height: i64) -> i64:
    total: i64 = 0
    for stone in stack.stones(height):
        total += weight(i64(stone))
    return total

def fill(height: i64, place: i64) -> i64:
    return i64(stack.stones(height)[place])
""",
    "games/cairn/title.toml": 'hot = ["pile", "verbs.stack"]\n',
    "games/cairn/verbs/__init__.py": "",
    "games/cairn/verbs/stack.py": """
from menhir.core.native import i64, u8, vec

def stones(height: i64) -> vec[u8]:
    return vec[u8]([u8(1)] * height)
""",
    "games/hedge/__init__.py": "",
    "games/hedge/row.py": """
from menhir.core.game import weight
from menhir.core.native import i64

def row(bushes: i64) -> i64:
    return weight(bushes) + 1
""",
    "games/hedge/title.toml": 'hot = ["row"]\n',
}
PROBE = """
from menhir import engine
from menhir.bots import search
from menhir.core import game
from menhir.games.cairn import pile
from menhir.games.cairn.verbs import stack
from menhir.games.hedge import row
found = (pile.pile(6), row.row(6), search.run(6))
print(engine.kind(), engine.why(), *found, engine.is_built())
for module in (game, pile, stack, row, search):
    print(module.__file__)
"""
PURE = [
    "core/game.py",
    "games/cairn/pile.py",
    "games/cairn/verbs/stack.py",
    "games/hedge/row.py",
    "bots/search.py",
]


def write_package(folder: Path) -> Path:
    package = folder / "menhir"
    for name, source in SOURCES.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(engine.HERE, package / "engine", ignore=ignored)
    shutil.copy(engine.PACKAGE / "core" / "native.py", package / "core")
    return package


def ask(package: Path, program: str, pure: str = "") -> list[str]:
    """What a new process says that can import the package."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=package.parent,
        env=os.environ | {"DOLMEN_PURE": pure, "PYTHONPATH": str(package.parent)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def probe(package: Path, pure: str = "", before: str = "") -> tuple[str, list[Path]]:
    """What a new process says of its engine, and the files it loaded it from."""
    said, *files = ask(package, before + PROBE, pure)
    return said, [Path(file) for file in files]


def digests(package: Path) -> dict[str, str]:
    return {group.name: build.name for group, build in engine.builds(package).items()}


def edited(package: Path, name: str) -> set[str]:
    """The groups whose digest follows an edit of a source."""
    before = digests(package)
    with (package / name).open("a") as file:
        file.write("# edited\n")
    after = digests(package)
    return {group for group in before if before[group] != after[group]}


# A compiler is tried on one line of C first; the last argument is the program it should make.
PASS_TRIAL = 'case "$*" in *try.c*) for made; do :; done; touch "$made"; exit 0;; esac'


def make_compiler(folder: Path, script: str, trial: str = PASS_TRIAL) -> str:
    compiler = folder / "cc"
    compiler.write_text(f"#!/bin/sh\n{trial}\n{script}\n")
    compiler.chmod(0o755)
    return str(compiler)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    return write_package(tmp_path)


@pytest.fixture(scope="module")
def built_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    try:
        building.require_compiler()
    except building.NoCompilerError as missing:
        pytest.skip(str(missing))

    def make() -> Path:
        package = write_package(tmp_path_factory.mktemp("built"))
        old, foreign = package / "_compiled" / "core-old", package / "_compiled" / "core-foreign"
        old.mkdir(parents=True)
        foreign.mkdir()
        (old / f"menhir_core__mypyc{engine.SUFFIX}").touch()
        (foreign / "menhir_core__mypyc.cpython-399-stone.so").touch()
        assert building.main([], package) == 0
        return package

    return made_once(tmp_path_factory, "menhir", make)


@pytest.fixture
def built(built_once: Path, tmp_path: Path) -> Path:
    """A compiled package that the test may spoil."""
    return shutil.copytree(built_once, tmp_path / "menhir", copy_function=shutil.copy)


def test_every_module_of_the_engine_has_a_source() -> None:
    for group in engine.groups():
        for module in group.modules:
            file = Path(engine.PACKAGE.parent, *module.split(".")).with_suffix(".py")
            assert file.is_file(), module


def test_the_wheel_is_compiled_with_the_tools_that_are_tested() -> None:
    requirements = ROOT / "requirements.in"
    assert set(engine.COMPILER) <= set(requirements.read_text().splitlines())


# --- Digests --------------------------------------------------------------------------------------


def test_a_group_is_named_by_its_room_and_has_its_hot_modules(sources: Path) -> None:
    core, cairn, hedge, bots = engine.groups(sources)
    assert core.name == "core"
    assert core.library(sources) == "menhir_core__mypyc"
    assert cairn == ("cairn", ("menhir.games.cairn.pile", "menhir.games.cairn.verbs.stack"))
    assert hedge == ("hedge", ("menhir.games.hedge.row",))
    assert bots == ("bots", ("menhir.bots.search", "menhir.bots.tree"))


@pytest.mark.parametrize(
    ("name", "groups"),
    [
        ("games/cairn/pile.py", {"cairn"}),
        ("games/cairn/verbs/stack.py", {"cairn"}),
        ("games/cairn/verbs/__init__.py", {"cairn"}),
        ("games/hedge/row.py", {"hedge"}),
        ("games/__init__.py", {"cairn", "hedge"}),
        # What searches knows no title.
        ("bots/search.py", {"bots"}),
        ("bots/tree.py", {"bots"}),
        # The core is copied into every title and into the bots.
        ("core/game.py", {"core", "cairn", "hedge", "bots"}),
        ("core/weights.py", {"core", "cairn", "hedge", "bots"}),
        ("core/native.py", {"core", "cairn", "hedge", "bots"}),
        ("core/flow.py", {"core", "cairn", "hedge", "bots"}),
        # What nothing compiled imports is no part of a build.
        ("games/cairn/look.py", set()),
        ("cli.py", set()),
        ("__init__.py", set()),
    ],
)
def test_an_edit_concerns_the_groups_that_read_the_source(
    sources: Path, name: str, groups: set[str]
) -> None:
    assert digests(sources) == digests(sources)
    assert edited(sources, name) == groups


@pytest.mark.parametrize(
    "line",
    [
        "from menhir.games.cairn.look import LOOK\n",
        "from menhir.games.cairn import look\n",
        "from menhir.games.cairn import (\n    verbs,\n    look,\n)\n",
        "import menhir.games.cairn.look\n",
        "def late() -> None:\n    from menhir.games.cairn import look\n",
    ],
)
def test_every_way_of_importing_is_seen(sources: Path, line: str) -> None:
    with (sources / "games/hedge/row.py").open("a") as file:
        file.write(line)
    assert edited(sources, "games/cairn/look.py") == {"hedge"}


def test_the_digest_follows_the_list_of_modules(sources: Path) -> None:
    before = digests(sources)
    (sources / "games/cairn/title.toml").write_text('hot = ["pile"]\n')
    after = digests(sources)
    assert before["cairn"] != after["cairn"]
    assert before["hedge"] == after["hedge"]


def test_the_digest_follows_the_recipe(sources: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = digests(sources)
    monkeypatch.setattr(engine, "HERE", sources / "engine")
    assert digests(sources) == before
    with (sources / "engine" / "tune.py").open("a") as file:
        file.write("# edited\n")
    assert all(digests(sources)[group] != before[group] for group in before)


# --- Choosing -------------------------------------------------------------------------------------


def test_without_a_build_the_sources_run(sources: Path) -> None:
    said, files = probe(sources)
    assert said == "interpreted none 42 43 44 False"
    assert files == [sources / name for name in PURE]


@pytest.mark.parametrize("pure", ["", "0"])
def test_builds_are_loaded(built: Path, pure: str) -> None:
    said, files = probe(built, pure)
    assert said == "compiled  42 43 44 True"
    names = digests(built)
    home = built / "_compiled"
    folders = [
        home / names["core"] / "menhir" / "core",
        home / names["cairn"] / "menhir" / "games" / "cairn",
        home / names["cairn"] / "menhir" / "games" / "cairn" / "verbs",
        home / names["hedge"] / "menhir" / "games" / "hedge",
        home / names["bots"] / "menhir" / "bots",
    ]
    # mypyc names a file for what a module imports of its own group. There is none: all modules of a
    # folder start from one.
    assert [file.parent for file in files] == folders
    starts = [folder / f"{engine.START}{engine.SUFFIX}" for folder in folders]
    assert sorted(home.glob(f"*/menhir/**/*{engine.SUFFIX}")) == sorted(starts)


def test_dolmen_pure_runs_the_sources_though_a_build_exists(built: Path) -> None:
    said, files = probe(built, pure="1")
    assert said == "interpreted chosen 42 43 44 True"
    assert files == [built / name for name in PURE]


@pytest.mark.parametrize("module", ["librt.vecs", "mypy_extensions"])
def test_without_what_compiled_code_runs_on_the_sources_run_and_it_is_named(
    built: Path, module: str
) -> None:
    without = f"import sys; sys.modules[{module!r}] = None\n"
    assert probe(built, before=without)[0] == "interpreted module 42 43 44 True"
    named = "from menhir import engine; print(engine.missing())"
    assert ask(built, without + named, "") == [module]


def test_an_edited_source_is_never_hidden_by_a_stale_build(built: Path) -> None:
    weights = built / "core" / "weights.py"
    original = weights.read_text()
    weights.write_text(original.replace("7", "8"))
    assert probe(built)[0] == "interpreted none 48 49 50 False"
    weights.write_text(original)
    assert probe(built)[0] == "compiled  42 43 44 True"


def test_one_group_that_is_missing_leaves_all_interpreted(built: Path) -> None:
    shutil.rmtree(built / "_compiled" / digests(built)["hedge"])
    assert probe(built)[0] == "interpreted none 42 43 44 False"


# --- Building -------------------------------------------------------------------------------------


def test_finished_builds_are_not_made_again(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert building.main([], built) == 0
    assert capsys.readouterr().out == "Engine: compiled already.\n"
    assert building.main(["--quiet"], built) == 0
    assert capsys.readouterr().out == ""


def test_an_edit_in_one_title_compiles_that_title_alone(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = built / "games" / "hedge" / "row.py"
    row.write_text(row.read_text().replace("+ 1", "+ 2"))
    before = {file: file.stat().st_mtime_ns for file in (built / "_compiled").iterdir()}
    assert building.main([], built) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        "Engine: compiling hedge (core, cairn, bots compiled already) ... done in "
    )
    assert said.count("\n") == 1
    assert probe(built)[0] == "compiled  42 44 44 True"
    after = {file: file.stat().st_mtime_ns for file in (built / "_compiled").iterdir()}
    assert {file.name.partition("-")[0] for file in after.keys() - before.keys()} == {"hedge"}
    assert {file.name.partition("-")[0] for file in before.keys() - after.keys()} == {"hedge"}
    assert all(before[file] == after[file] for file in before.keys() & after.keys())


def test_a_build_sweeps_older_ones_but_not_those_of_other_interpreters(built: Path) -> None:
    left = {build.name for build in (built / "_compiled").iterdir()}
    assert left == {*digests(built).values(), "core-foreign"}


def test_a_build_sweeps_what_an_interrupted_one_left_long_ago(built: Path) -> None:
    for name, age in (("old", 2 * building.ABANDONED), ("new", 0)):
        left = built / "_compiled" / f"{building.UNFINISHED}{name}"
        left.mkdir()
        os.utime(left, times=(time.time() - age,) * 2)
    building.sweep(built)
    left_over = {path.name for path in (built / "_compiled").glob(f"{building.UNFINISHED}*")}
    assert left_over == {f"{building.UNFINISHED}new"}


def test_compiled_an_index_is_not_negative(built: Path) -> None:
    """Interpreted it counts from the end: the rules use none, as the next test shows."""
    program = """
from menhir.games.cairn import pile
assert pile.fill(3, 2) == 1
for place in (3, -1):
    try:
        print(pile.fill(3, place))
    except IndexError:
        print("IndexError")
"""
    assert ask(built, program) == ["IndexError", "IndexError"]
    assert ask(built, program.replace("(3, -1)", "(-1,)"), pure="1") == ["1"]


STRICT = """
import sys
from types import ModuleType

class Strict(list):
    def __getitem__(self, at):
        if isinstance(at, slice):
            return Strict(list.__getitem__(self, at))
        if at < 0:
            raise IndexError(f"a negative index: {at}")
        return list.__getitem__(self, at)

    def __setitem__(self, at, value):
        if not isinstance(at, slice) and at < 0:
            raise IndexError(f"a negative index: {at}")
        list.__setitem__(self, at, value)

class vec:
    def __class_getitem__(cls, item):
        return Strict

native = ModuleType("dolmen.core.native")
native.vec, native.mypyc_attr = vec, lambda **flags: lambda cls: cls
native.i16 = native.i64 = native.u8 = int
sys.modules[native.__name__] = native

import dolmen
from dolmen.bots.greedy import Greedy
from dolmen.core.game import CHANCE, OVER
from dolmen.core.rng import Rng

title, seats = sys.argv[1], int(sys.argv[2])
game = dolmen.game(title, seats)
for seed in range(3):
    rng = Rng(seed)
    bots = [Greedy(game, seed, seat) for seat in range(seats)]
    state = game.start()
    decisions = 0
    while (actor := game.actor(state)) != OVER:
        legal = game.legal(state)
        if actor == CHANCE:
            game.weights(state)
            move = game.draw(state, rng)
        else:
            decisions += 1
            move = legal[rng.below(len(legal))]
            if decisions % 25 == 0:
                for other in range(game.moves.count):
                    game.reason(state, other)
                if len(legal) < 20:
                    bots[actor].choose(state)
        game.apply(state, move)
    game.scores(state), game.ranks(state), state.clone()
    assert type(game.start().d) is Strict
    print(decisions > 20)
"""


@pytest.mark.parametrize(
    ("title", "seats"),
    [(title.name, seats) for title in TITLES for seats in title.seats],
)
def test_the_rules_use_no_negative_index(title: str, seats: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", STRICT, title, str(seats)],
        env=os.environ | {"DOLMEN_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["True"] * 3


def test_without_a_compiler_one_line_says_what_to_install(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(sources))
    assert building.main([], sources) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Engine: interpreted")
    assert line.endswith("apt install gcc.")


def test_without_python_headers_one_line_says_what_to_install(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 0"))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(sources))
    assert building.main([], sources) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Engine: interpreted")
    assert line.endswith("apt install python3-dev.")


@pytest.mark.parametrize("script", ["exit 1", "exit 0"])
def test_a_compiler_that_compiles_nothing_is_like_none(
    sources: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    script: str,
) -> None:
    """As Debian's gcc is without the headers of the C library."""
    monkeypatch.setenv("CC", make_compiler(sources, script, trial=""))
    assert building.main([], sources) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "interpreted" in said
    assert "libc6-dev" in said
    assert not (sources / "_compiled").exists()


@pytest.mark.parametrize("knows", [True, False], ids=["gcc", "another"])
def test_flags_for_speed_are_left_out_where_the_compiler_does_not_know_them(
    sources: Path, monkeypatch: pytest.MonkeyPatch, knows: bool
) -> None:
    seen = sources / "seen"
    refuse = "" if knows else 'case "$*" in *inline*try.c*) exit 1;; esac\n'
    script = f'echo "$*" >> {seen}; exit 1'
    monkeypatch.setenv("CC", make_compiler(sources, script, trial=refuse + PASS_TRIAL))
    assert building.main([], sources) == 1
    libraries = [line for line in seen.read_text().splitlines() if "__native_" in line]
    assert libraries
    assert all((building.SPEED_FLAGS[-1] in line) == knows for line in libraries)
    assert all("-Wno-error" in line for line in libraries)


def test_a_failing_compiler_leaves_no_half_build(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = sources / "seen"
    script = f"ls {sources / '_compiled'} >> {seen}; echo out of paper; exit 1"
    monkeypatch.setenv("CC", make_compiler(sources, script))
    assert building.main([], sources) == 1
    assert "out of paper" in capsys.readouterr().out
    assert {name.partition("-")[0] for name in seen.read_text().split()} == {"unfinished"}
    assert list((sources / "_compiled").iterdir()) == []


@pytest.mark.usefixtures("hearing")
def test_an_interrupted_build_stops_its_compilers_and_leaves_nothing(sources: Path) -> None:
    pids = sources / "pids"
    compiler = make_compiler(sources, f"echo $$ >> {pids}; exec sleep 600")
    with subprocess.Popen(
        [sys.executable, "-P", str(sources / "engine")],
        env=os.environ | {"CC": compiler},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        while not (pids.is_file() and pids.read_text().endswith("\n")):
            assert process.poll() is None
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        said = process.stdout.read()
    assert process.returncode == building.INTERRUPTED
    assert said.count("\n") == 1
    assert "interrupted" in said
    assert list((sources / "_compiled").iterdir()) == []
    assert not any(map(is_running, pids.read_text().split()))


def is_running(pid: str) -> bool:
    """Whether a process is there and has not ended."""
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", pid], stdout=subprocess.PIPE, text=True, check=False
    )
    return state.stdout.strip() != "" and not state.stdout.startswith("Z")


def test_a_type_error_fails_the_build_and_is_shown(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 1"))
    (sources / "core/game.py").write_text("def weight(stone: int) -> str:\n    return stone\n")
    assert building.main([], sources) == 1
    assert "menhir/core/game.py:2: error: Incompatible return value" in capsys.readouterr().out
    assert list((sources / "_compiled").iterdir()) == []


def test_a_module_without_source_is_named(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 1"))
    (sources / "games/hedge/row.py").unlink()
    assert building.main([], sources) == 1
    assert "hedge is to be compiled with menhir.games.hedge.row" in capsys.readouterr().out


def test_an_option_that_does_not_exist_builds_nothing(sources: Path) -> None:
    with pytest.raises(SystemExit) as left:
        building.main(["--loud"], sources)
    assert left.value.code == 2
    assert not (sources / "_compiled").exists()
