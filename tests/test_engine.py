"""The choice between compiled and interpreted engine, on a package made for the test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from dolmen import engine

MODULES = ("menhir.core.pile", "menhir.core.stone")

# `stone` is compiled, `weights` beside it is not; mypyc copies WEIGHT into the code of `stone`.
SOURCES = {
    "__init__.py": f"from menhir import engine\n\nengine.choose(modules={MODULES!r})\n",
    "cli.py": "",
    "core/__init__.py": "",
    "core/pile.py": """
from menhir.core.native import i64, u8, vec
from menhir.core.stone import weight

def pile(height: i64) -> i64:
    stones = vec[u8]([u8(1)] * height)
    total: i64 = 0
    for stone in stones:
        total += weight(i64(stone))
    return total
""",
    "core/stone.py": """
from menhir.core.native import i64
from menhir.core.weights import WEIGHT

def weight(stone: i64) -> i64:
    return stone * WEIGHT
""",
    "core/weights.py": "from typing import Final\n\nWEIGHT: Final = 7\n",
}
PROBE = """
from menhir import engine
from menhir.core import pile, stone
print(engine.kind(), engine.why(), pile.pile(6))
print(pile.__file__, stone.__file__, sep="\\n")
"""


def write_package(folder: Path) -> Path:
    package = folder / "menhir"
    for name, source in SOURCES.items():
        file = package / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(source)
    shutil.copy(engine.__file__, package)
    shutil.copy(engine.PACKAGE / "core" / "native.py", package / "core")
    return package


def probe(package: Path, pure: str = "", before: str = "") -> tuple[str, list[Path]]:
    """What a new process says of its engine, and the files it loaded it from."""
    done = subprocess.run(
        [sys.executable, "-c", before + PROBE],
        cwd=package.parent,
        env=os.environ | {"DOLMEN_PURE": pure, "PYTHONPATH": str(package.parent)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    said, *files = done.stdout.splitlines()
    return said, [Path(file) for file in files]


def build(package: Path, *arguments: str) -> int:
    return engine.main(arguments, package, MODULES)


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
        engine.require_compiler()
    except engine.NoCompilerError as missing:
        pytest.skip(str(missing))
    package = write_package(tmp_path_factory.mktemp("built"))
    old, foreign = package / "_compiled" / "old", package / "_compiled" / "foreign"
    old.mkdir(parents=True)
    foreign.mkdir()
    (old / f"{engine.SHARED}{engine.SUFFIX}").touch()
    (foreign / f"{engine.SHARED}.cpython-399-stone.so").touch()
    assert build(package) == 0
    return package


@pytest.fixture
def built(built_once: Path, tmp_path: Path) -> Path:
    """A compiled package that the test may spoil."""
    return shutil.copytree(built_once, tmp_path / "menhir")


def test_every_module_of_the_engine_has_a_source() -> None:
    for module in engine.MODULES:
        assert Path(engine.PACKAGE.parent, *module.split(".")).with_suffix(".py").is_file(), module


def test_the_wheel_is_compiled_with_the_tools_that_are_tested() -> None:
    requirements = Path(__file__).parents[1] / "requirements.in"
    assert set(engine.COMPILER) <= set(requirements.read_text().splitlines())


@pytest.mark.parametrize("name", ["core/stone.py", "core/weights.py", "core/native.py"])
def test_the_digest_follows_every_source_of_a_compiled_room(sources: Path, name: str) -> None:
    before = engine.digest(sources, MODULES)
    assert engine.digest(sources, MODULES) == before
    with (sources / name).open("a") as file:
        file.write("# edited\n")
    assert engine.digest(sources, MODULES) != before


def test_the_digest_follows_names_and_the_list_of_modules(sources: Path) -> None:
    before = engine.digest(sources, MODULES)
    assert engine.digest(sources, MODULES[:1]) != before
    (sources / "core" / "weights.py").rename(sources / "core" / "masses.py")
    assert engine.digest(sources, MODULES) != before


def test_the_digest_ignores_other_rooms(sources: Path) -> None:
    before = engine.digest(sources, MODULES)
    (sources / "cli.py").write_text("edited = True\n")
    assert engine.digest(sources, MODULES) == before


def test_without_a_build_the_sources_run(sources: Path) -> None:
    said, files = probe(sources)
    assert said == "interpreted none 42"
    assert files == [sources / "core" / "pile.py", sources / "core" / "stone.py"]


@pytest.mark.parametrize("pure", ["", "0"])
def test_a_build_is_loaded(built: Path, pure: str) -> None:
    said, files = probe(built, pure)
    assert said == "compiled  42"
    home = built / "_compiled" / engine.digest(built, MODULES) / "menhir" / "core"
    assert files == [home / f"pile{engine.SUFFIX}", home / f"stone{engine.SUFFIX}"]


def test_dolmen_pure_runs_the_sources_though_a_build_exists(built: Path) -> None:
    said, files = probe(built, pure="1")
    assert said == "interpreted chosen 42"
    assert [file.suffix for file in files] == [".py", ".py"]


def test_without_librt_the_sources_run(built: Path) -> None:
    said, _ = probe(built, before="import sys; sys.modules['librt.vecs'] = None")
    assert said == "interpreted librt 42"


def test_an_edited_source_is_never_hidden_by_a_stale_build(built: Path) -> None:
    weights = built / "core" / "weights.py"
    original = weights.read_text()
    weights.write_text(original.replace("7", "8"))
    assert probe(built)[0] == "interpreted none 48"
    weights.write_text(original)
    assert probe(built)[0] == "compiled  42"


def test_a_finished_build_is_not_made_again(
    built: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build(built) == 0
    assert capsys.readouterr().out == "Engine: compiled already.\n"
    assert build(built, "--quiet") == 0
    assert capsys.readouterr().out == ""


def test_a_build_sweeps_older_ones_but_not_those_of_other_interpreters(built: Path) -> None:
    left = {build.name for build in (built / "_compiled").iterdir()}
    assert left == {engine.digest(built, MODULES), "foreign"}


def test_without_a_compiler_one_line_says_what_to_install(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(sources))
    assert build(sources) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("Engine: interpreted")
    assert line.endswith("apt install gcc.")


def test_without_python_headers_one_line_says_what_to_install(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 0"))
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(sources))
    assert build(sources) == 0
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
    assert build(sources) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "interpreted" in said
    assert "libc6-dev" in said
    assert not (sources / "_compiled").exists()


def test_a_failing_compiler_leaves_no_half_build(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen = sources / "seen"
    script = f"ls {sources / '_compiled'} >> {seen}; echo out of paper; exit 1"
    monkeypatch.setenv("CC", make_compiler(sources, script))
    assert build(sources) == 1
    assert "out of paper" in capsys.readouterr().out
    assert {name.partition("-")[0] for name in seen.read_text().split()} == {"unfinished"}
    assert list((sources / "_compiled").iterdir()) == []


def test_a_type_error_fails_the_build_and_is_shown(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 1"))
    (sources / "core" / "stone.py").write_text("def weight(stone: int) -> str:\n    return stone\n")
    assert build(sources) == 1
    assert "menhir/core/stone.py:2: error: Incompatible return value" in capsys.readouterr().out
    assert list((sources / "_compiled").iterdir()) == []


def test_a_module_without_source_is_named(
    sources: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", make_compiler(sources, "exit 1"))
    (sources / "core" / "stone.py").unlink()
    assert build(sources) == 1
    assert "menhir.core.stone, which has no source" in capsys.readouterr().out


def test_an_option_that_does_not_exist_builds_nothing(sources: Path) -> None:
    with pytest.raises(SystemExit) as left:
        build(sources, "--loud")
    assert left.value.code == 2
    assert not (sources / "_compiled").exists()
