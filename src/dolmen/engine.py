"""Which build of the engine runs: the one that mypyc compiled from these sources, or the sources.

A build lives in ``_compiled/<digest>/``, the digest being that of the sources it was made from. An
edited source has another digest, so a stale build can never be loaded: it is not found.

This module imports nothing of dolmen: the package calls ``choose()`` before any other import, and
the build hook of the wheel loads this file by its path. Run as a script it builds what is missing.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tomllib
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple

PACKAGE: Final = Path(__file__).resolve().parent
# What all titles stand on, and what mypyc compiles of it.
SHARED_MODULES: Final = (
    "dolmen.core.flow",
    "dolmen.core.game",
    "dolmen.core.playout",
    "dolmen.core.rng",
)


def hot_modules(package: Path) -> tuple[str, ...]:
    """What mypyc compiles, in one group, so that a call from one to another is a plain C call: the
    shared modules and those that each title names in its `title.toml`."""
    found = list(SHARED_MODULES)
    for manifest in sorted(package.glob("games/*/title.toml")):
        hot = tomllib.loads(manifest.read_text(encoding="utf-8"))["hot"]
        found += [f"dolmen.games.{manifest.parent.name}.{module}" for module in hot]
    return tuple(sorted(found))


MODULES: Final = hot_modules(PACKAGE)

# The releases of requirements.in, for whoever builds a wheel.
COMPILER: Final = ("mypy[mypyc]==2.4.1", "setuptools==84.2.1")
# Unless symbols are hidden, gcc inlines no compiled function into another. mypyc asks for -Werror,
# but a new warning of some other C compiler is no reason to do without the engine.
C_FLAGS: Final = (
    "-fvisibility=hidden",
    "-Wno-error",
    # The accessors of a state are tiny and many: gcc stops inlining them long before it pays.
    "-finline-limit=2000",
    "--param=inline-unit-growth=200",
    "--param=large-function-growth=1000",
)
# Raised when _compile() changes and older builds must not be used any more.
RECIPE: Final = 1

GROUP: Final = "dolmen_engine"
SHARED: Final = f"{GROUP}__mypyc"  # mypyc puts the code of the whole group in this library
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the interpreter, its version and the machine


# --- Choosing: on every start, so nothing slow is imported above. ---------------------------------


class Choice(NamedTuple):
    kind: Literal["compiled", "interpreted"]
    # Why interpreted: "chosen" with DOLMEN_PURE, "none" was built from these sources, or "librt",
    # the library that compiled code runs on, is missing.
    why: Literal["", "chosen", "none", "librt"] = ""


class CompiledFinder:
    """Finds the modules of the group in one build, and nothing else."""

    def __init__(self, build: Path, modules: Sequence[str]) -> None:
        self.files = {name: build / _compiled_file(name) for name in (SHARED, *modules)}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


_choice: Choice | None = None


def choose(package: Path = PACKAGE, modules: Sequence[str] = MODULES) -> Choice:
    """Take the compiled engine if there is one. The first call decides, later ones just tell."""
    global _choice  # noqa: PLW0603  (what a process imports is its global state)
    if _choice is None:
        _choice = _choose(package, modules)
    return _choice


def kind() -> Literal["compiled", "interpreted"]:
    return choose().kind


def why() -> Literal["", "chosen", "none", "librt"]:
    return choose().why


def _choose(package: Path, modules: Sequence[str]) -> Choice:
    if os.environ.get("DOLMEN_PURE", "") not in ("", "0"):
        return Choice("interpreted", "chosen")
    build = builds(package) / digest(package, modules)
    if not build.is_dir():
        return Choice("interpreted", "none")
    try:
        import librt.vecs  # noqa: F401
    except ImportError:
        return Choice("interpreted", "librt")
    sys.meta_path.insert(0, CompiledFinder(build, modules))
    return Choice("compiled")


def builds(package: Path) -> Path:
    return package / "_compiled"


def digest(package: Path, modules: Sequence[str] = MODULES) -> str:
    """The name of a build: a hash of the sources, the interpreter and the way it is compiled.

    It covers every source of the rooms that hold a compiled module, compiled or not: mypyc copies
    the value of a ``Final`` into the code that imports it.
    """
    total = hashlib.sha256(repr((RECIPE, COMPILER, C_FLAGS, SUFFIX, tuple(modules))).encode())
    for room in _rooms(modules):
        for file in sorted((package / room).rglob("*.py")):
            source = file.read_bytes()
            total.update(f"{file.relative_to(package).as_posix()} {len(source)}\n".encode())
            total.update(source)
    return total.hexdigest()[:16]


def _rooms(modules: Sequence[str]) -> list[str]:
    """The parts of the package that hold a compiled module: "core", "games", ..."""
    return sorted({module.split(".")[1] for module in modules})


def _compiled_file(module: str) -> str:
    return module.replace(".", "/") + SUFFIX


# --- Building: at set-up, and when the wheel is made. ---------------------------------------------


class NoCompilerError(Exception):
    """This machine cannot compile; the text says what to install."""


class BuildError(Exception):
    """The sources do not compile; the text is what mypyc or the C compiler said."""


def require_compiler() -> None:
    import shlex
    import shutil
    import sysconfig

    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise NoCompilerError(f"no C compiler ({command[0]}); on Debian: apt install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompilerError("no Python.h; on Debian: apt install python3-dev")
    if not _compiles(command):
        raise NoCompilerError(
            f"{command[0]} compiles nothing; on Debian: apt install gcc libc6-dev"
        )


def _compiles(command: Sequence[str]) -> bool:
    """Whether the C compiler makes a program of a line of C: it may be there without a library."""
    import subprocess
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "try.c")
        source.write_text('#include <stdio.h>\nint main(void) { return puts("") < 0; }\n')
        tried = subprocess.run(
            [*command, str(source), "-o", str(Path(scratch, "try"))],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        return tried.returncode == 0 and Path(scratch, "try").is_file()


def build(package: Path, into: Path, modules: Sequence[str] = MODULES) -> Path:
    """Compile the engine of a package and give the directory of the build, inside ``into``.

    mypyc works on a copy of the rooms that the digest covers: nothing else can get into the build,
    nor can an edit meanwhile. It appears by one rename, so that a half build is never seen.
    """
    import shutil
    import subprocess
    import tempfile

    require_compiler()
    for module in modules:
        if not Path(package.parent, *module.split(".")).with_suffix(".py").is_file():
            raise BuildError(f"MODULES in dolmen/engine.py names {module}, which has no source.")
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=into) as scratch:
        copy = Path(scratch, package.name)
        for room in _rooms(modules):
            shutil.copytree(package / room, copy / room)
        Path(copy, "__init__.py").touch()
        # A process of its own: mypyc reads the current directory and leaves by sys.exit().
        done = subprocess.run(
            [sys.executable, "-P", __file__, "compile", *modules],
            cwd=scratch,
            env=os.environ | {"MYPYPATH": scratch},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise BuildError(done.stdout)
        target = into / digest(copy, modules)
        try:
            Path(scratch, "lib").rename(target)
        except OSError:
            if not target.is_dir():  # else somebody else built the same meanwhile
                raise
    return target


def _compile(modules: Sequence[str]) -> None:
    """Compile the modules of the package in the current directory into ./lib."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    sources = [module.replace(".", "/") + ".py" for module in modules]
    # The modules of the group are checked here, all others by `make check`; no file of settings,
    # so that a build is the same wherever it is made.
    flags = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    extensions = mypycify(
        [*flags, *sources], opt_level="3", debug_level="0", target_dir="c", group_name=GROUP
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS]
    command = build_ext(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = "lib", "tmp", True
    command.ensure_finalized()
    command.run()


def main(
    arguments: Sequence[str], package: Path = PACKAGE, modules: Sequence[str] = MODULES
) -> int:
    """Build the engine of a checkout unless it is there."""
    import argparse
    import shutil
    import time

    parser = argparse.ArgumentParser("engine.py", description="Compiles the engine of a checkout.")
    parser.add_argument("--quiet", action="store_true", help="say nothing if nothing is compiled")
    quiet = parser.parse_args(arguments).quiet
    into = builds(package)
    if (into / digest(package, modules)).is_dir():
        if not quiet:
            print("Engine: compiled already.")
        return 0
    started = time.monotonic()
    try:
        require_compiler()
        print(f"Engine: compiling {len(modules)} modules ...", end=" ", flush=True)
        target = build(package, into, modules)
    except NoCompilerError as missing:
        if not quiet:  # the table says it once itself
            print(f"Engine: interpreted, many times slower than compiled: {missing}.")
        return 0
    except BuildError as error:
        print(f"failed.\n{error}")
        return 1
    print(f"done in {time.monotonic() - started:.0f} s.")
    for other in into.iterdir():  # builds of other sources; those of other interpreters stay
        if other != target and (other / _compiled_file(SHARED)).is_file():
            shutil.rmtree(other, ignore_errors=True)
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["compile"]:
        _compile(sys.argv[2:])
    else:
        sys.exit(main(sys.argv[1:]))
