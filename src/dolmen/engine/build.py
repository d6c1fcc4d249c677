"""Compiles the groups of the engine: at set-up, after an edit, and when the wheel is made.

mypyc translates the sources into C, `tune` works on it, and the C compiler does the rest, as many
files at a time as there are cores. Only groups without a build are compiled. Each appears by one
rename, so that a half build is never seen."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

# Relative, since the package around is not always dolmen, or not even there.
from . import CORE, HERE, PACKAGE, Group, Sources, builds, compiled_file, start_of  # noqa: TID252

# What every build has. mypyc asks for -Werror, but a new warning of some other C compiler is no
# reason to do without the engine.
C_FLAGS: Final = ("-Wno-error",)
# What a build has if the C compiler knows it.
SPEED_FLAGS: Final = (
    # Unless symbols are hidden, gcc inlines no compiled function into another; and what nothing in
    # the library calls is not even compiled.
    "-fvisibility=hidden",
    "-fwhole-program",
    # The accessors of a state are tiny and many: gcc stops inlining them long before it pays.
    "-finline-limit=2000",
    "--param=large-function-growth=1000",
)
# By how many percent a library may grow by inlining: a large one by less, since each percent of it
# takes longer to compile and little of it is called for every move.
GROWTH: Final = 120
LARGE: Final = 8_000_000  # bytes of C
LARGE_GROWTH: Final = 60
LEVEL: Final = "2"
START_LEVEL: Final = "0"  # a library is imported there, and nothing more
UNFINISHED: Final = "unfinished-"
ABANDONED: Final = 3600  # seconds after which an unfinished build is nobody's any more
INTERRUPTED: Final = 130


class NoCompilerError(Exception):
    """This machine cannot compile; the text says what to install."""


class BuildError(Exception):
    """The sources do not compile; the text is what mypyc or the C compiler said."""


def silent(doing: str) -> None:
    """Tells nobody what is being done."""


def require_compiler() -> None:
    """Refuses where nothing can be compiled."""
    command = _compiler()
    if shutil.which(command[0]) is None:
        raise NoCompilerError(f"no C compiler ({command[0]}); on Debian: apt install gcc")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise NoCompilerError("no Python.h; on Debian: apt install python3-dev")
    if not _compiles():
        raise NoCompilerError(
            f"{command[0]} compiles nothing; on Debian: apt install gcc libc6-dev"
        )


def _compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def _compiles(*flags: str) -> bool:
    """Whether the C compiler makes a program of a line of C: it may be there without a library, or
    not know a flag."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "try.c")
        source.write_text('#include <stdio.h>\nint main(void) { return puts("") < 0; }\n')
        tried = subprocess.run(
            [*_compiler(), *flags, str(source), "-o", str(Path(scratch, "try"))],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        return tried.returncode == 0 and Path(scratch, "try").is_file()


def build(
    package: Path, into: Path, wanted: Sequence[Group], tell: Callable[[str], None] = silent
) -> list[Path]:
    """Compile groups of a package and give the directories of their builds, inside ``into``.

    mypyc works on a copy of just those sources that the digests cover: nothing else can get into a
    build, nor can an edit meanwhile.
    """
    require_compiler()
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=into) as scratch:
        copy = Path(scratch, package.name)
        _copy_sources(package, copy, wanted)
        # A process of its own: mypyc reads the current directory and leaves by sys.exit().
        _run_compiler(Path(scratch), [group.name for group in wanted], tell)
        return [
            _finish(Path(scratch, "lib", group.name), into / target.name)
            for group, target in builds(copy).items()
            if group in wanted
        ]


def _copy_sources(package: Path, copy: Path, wanted: Sequence[Group]) -> None:
    """What mypyc may see: the sources of these groups and the core, and the names of their hot
    modules."""
    sources = Sources(package)
    core = [group for group in builds(package) if group.name == CORE]
    for group in {*core, *wanted}:
        for module in group.modules:
            if not Path(package.parent, *module.split(".")).with_suffix(".py").is_file():
                raise BuildError(f"{group.name} is to be compiled with {module}: no such source.")
        for name, source in sources.of(group):
            Path(copy, name).parent.mkdir(parents=True, exist_ok=True)
            Path(copy, name).write_bytes(source)
        manifest = Path("games", group.name, "title.toml")
        if (package / manifest).is_file():
            shutil.copy(package / manifest, copy / manifest)
    Path(copy, "__init__.py").touch()


def _run_compiler(scratch: Path, names: Sequence[str], tell: Callable[[str], None]) -> None:
    with subprocess.Popen(
        [sys.executable, "-P", str(HERE), "--compile", *names],
        cwd=scratch,
        env=os.environ | {"MYPYPATH": str(scratch)},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        try:
            for line in process.stdout:
                doing, found, _ = line.partition(PROGRESS)
                if found:
                    tell(doing)
                else:
                    said.append(line)
        except BaseException:
            # It and the C compilers that it started.
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            raise
    if process.returncode != 0:
        raise BuildError("".join(said))


def _finish(made: Path, target: Path) -> Path:
    try:
        made.rename(target)
    except OSError:
        if not target.is_dir():  # else somebody else built the same meanwhile
            raise
    return target


# --- In the process that compiles. ----------------------------------------------------------------

PROGRESS: Final = " \x1f\n"  # ends a line that is no output of a compiler


def _compile(names: Sequence[str]) -> None:
    """Compile groups of the package in the current directory into ./lib/<group>."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    (package,) = (path.parent.resolve() for path in Path().glob("*/__init__.py"))
    groups = [group for group in builds(package) if group.name in {CORE, *names}]
    _say("mypyc")
    # The modules of the groups are checked here, all others by `make check`; no file of settings,
    # so that a build is the same wherever it is made.
    flags = ["--strict", "--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    sources = {
        group: [name.replace(".", "/") + ".py" for name in group.modules] for group in groups
    }
    made = mypycify(
        [*flags, *(file for files in sources.values() for file in files)],
        opt_level=LEVEL,
        debug_level="0",
        target_dir="c",
        separate=[(files, f"{package.name}_{group.name}") for group, files in sources.items()],
    )
    _tune(package, groups)
    knows_flags = _compiles(*SPEED_FLAGS, _growth(0))
    libraries = {group.library(package): group for group in groups if group.name in names}
    extensions = [extension for extension in made if extension.name in libraries]
    for extension in extensions:
        size = sum(map(os.path.getsize, extension.sources))
        speed = (*SPEED_FLAGS, _growth(size)) if knows_flags else ()
        extension.extra_compile_args = [*extension.extra_compile_args, *C_FLAGS, *speed]
    of_name = dict(libraries)
    for group in libraries.values():
        for folder, modules in group.folders().items():
            source = _write_start(folder, modules)
            of_name[start_of(folder)] = group
            more = [*C_FLAGS, f"-O{START_LEVEL}"]
            extensions.append(Extension(start_of(folder), [str(source)], extra_compile_args=more))
    # The longest first, so that all cores are busy to the end.
    extensions.sort(key=lambda extension: -sum(map(os.path.getsize, extension.sources)))
    left = [extension.name for extension in extensions if extension.name in libraries]

    class Command(build_ext):
        def get_ext_fullpath(self, ext_name: str) -> str:
            return str(Path("lib", of_name[ext_name].name, compiled_file(ext_name)))

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            if ext.name in left:
                left.remove(ext.name)
                _say_left()

    def _say_left() -> None:
        _say(", ".join(of_name[name].name for name in left) or "the last files")

    _say_left()
    command = Command(Distribution({"ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = "lib", "tmp", True
    command.ensure_finalized()
    command.run()


def _growth(size: int) -> str:
    """How far a library of so many bytes of C may grow."""
    return f"--param=inline-unit-growth={LARGE_GROWTH if size >= LARGE else GROWTH}"


def _write_start(folder: str, modules: Sequence[str]) -> Path:
    """The C from which the modules of a folder start."""
    from . import tune  # noqa: TID252

    here = Path("c", *folder.split("."))
    start = Path("c", *start_of(folder).split(".")).with_suffix(".c")
    start.write_text(tune.starts({name: (here / f"{name}.c").read_text() for name in modules}))
    return start


def _tune(package: Path, groups: Sequence[Group]) -> None:
    from . import tune  # noqa: TID252

    def read(group: Group) -> tune.Library:
        name = f"{package.name}_{group.name}"
        files = (f"__native_{name}.c", f"__native_{name}.h", f"__native_internal_{name}.h")
        return tune.Library(name, *(Path("c", file).read_text() for file in files))

    libraries = {group.name: read(group) for group in groups}
    for name, library in libraries.items():
        core = None if name == CORE else libraries[CORE]
        is_read = any(
            library.is_read_by(other) for other in libraries.values() if other is not library
        )
        tuned = tune.tune(library, core, is_read=is_read)
        Path("c", f"__native_{library.name}.c").write_text(tuned)


def _say(doing: str) -> None:
    print(doing, end=PROGRESS, flush=True)


# --- The command. ---------------------------------------------------------------------------------


def main(arguments: Sequence[str], package: Path = PACKAGE) -> int:
    """Build the engine of a checkout, as far as it is not there."""
    import argparse

    parser = argparse.ArgumentParser("engine", description="Compiles the engine of a checkout.")
    parser.add_argument(
        "--quiet", action="store_true", help="say nothing if it is compiled already"
    )
    parser.add_argument("--compile", nargs="+", metavar="GROUP", help=argparse.SUPPRESS)
    asked = parser.parse_args(arguments)
    if asked.compile:
        _compile(asked.compile)
        return 0
    targets = builds(package)
    stale = [group for group, target in targets.items() if not target.is_dir()]
    if not stale:
        if not asked.quiet:
            print("Engine: compiled already.")
        return 0
    started = time.monotonic()
    try:
        require_compiler()
        with _progress(_planned(stale, targets)) as tell:
            build(package, package / "_compiled", stale, tell)
    except NoCompilerError as missing:
        print(f"Engine: interpreted, many times slower than compiled: {missing}.")
        return 0
    except BuildError as error:
        print(f"failed.\n{error}")
        return 1
    except KeyboardInterrupt:
        print("interrupted; what was compiled before is still there.")
        return INTERRUPTED
    print(f"done in {time.monotonic() - started:.0f} s.")
    sweep(package)
    return 0


def _planned(stale: Sequence[Group], targets: dict[Group, Path]) -> str:
    text = f"Engine: compiling {', '.join(group.name for group in stale)}"
    kept = [group.name for group in targets if group not in stale]
    return f"{text} ({', '.join(kept)} compiled already)" if kept else text


@contextlib.contextmanager
def _progress(planned: str) -> Iterator[Callable[[str], None]]:
    """One line: what will be done and, on a screen, what is being done now."""
    print(f"{planned} ... ", end="", flush=True)
    if not sys.stdout.isatty():
        yield silent
        return
    wide = 0

    def tell(doing: str) -> None:
        nonlocal wide
        print("\b" * wide + doing + " " * (wide - len(doing)), end="", flush=True)
        if len(doing) < wide:
            print("\b" * (wide - len(doing)), end="", flush=True)
        wide = len(doing)

    try:
        yield tell
    finally:
        tell("")


def sweep(package: Path) -> None:
    """Remove builds of other sources; those of other interpreters stay."""
    now = time.time()
    kept = set(builds(package).values())
    for other in (package / "_compiled").iterdir():
        if other in kept:
            continue
        if other.name.startswith(UNFINISHED):
            old = now - other.stat().st_mtime > ABANDONED
        else:
            old = any(other.glob(f"*__mypyc{compiled_file('')}"))
        if old:
            shutil.rmtree(other, ignore_errors=True)
