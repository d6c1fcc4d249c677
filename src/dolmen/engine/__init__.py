"""Which build of the engine runs: the one that mypyc compiled from these sources, or the sources.

The compiled modules form groups: what all titles stand on, one group a title, and the bots. The
build of a group lives in ``_compiled/<group>-<digest>/``, the digest being that of the sources it
was made from. An edited source has another digest, so a stale build can never be loaded: it is not
found.

This package imports nothing of dolmen but itself: `dolmen` calls ``choose()`` before any other
import, and the build hook of the wheel loads it by its path. `python -P src/dolmen/engine` builds
what is missing; how, says `build`.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple

HERE: Final = Path(__file__).resolve().parent
PACKAGE: Final = HERE.parent
# What all titles stand on: the group whose name is that of its room.
CORE: Final = "core"
CORE_MODULES: Final = (
    *("blocks", "buffers", "flow", "game", "judge", "lanes", "playout", "rng", "trail"),
)
# What searches: a group of its own over the core, which knows no title.
BOTS: Final = "bots"
BOTS_MODULES: Final = ("search", "tree")

# What compiled code runs on, beside Python.
RUN_ON: Final = ("librt.vecs", "mypy_extensions")

# The releases of requirements.in, for whoever builds a wheel.
COMPILER: Final = ("mypy[mypyc]==2.4.1", "setuptools==84.2.1")
# How a group is made: what is written there is part of every digest.
RECIPE: Final = ("build.py", "tune.py")

# What the modules of a folder start from; no module can have its name.
START: Final = "__start__"
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # names the interpreter, its version and the machine


class Group(NamedTuple):
    """Modules that are compiled into one library, so that a call from one to another is a plain C
    call. Titles and bots call the core of their package, too, and have copies of its small
    functions."""

    name: str
    modules: tuple[str, ...]

    def library(self, package: Path) -> str:
        """The library of the group, as Python imports it."""
        return f"{package.name}_{self.name}__mypyc"

    def folders(self) -> dict[str, list[str]]:
        """The names of the modules, by folder."""
        found: dict[str, list[str]] = {}
        for module in self.modules:
            folder, _, name = module.rpartition(".")
            found.setdefault(folder, []).append(name)
        return found

    def files(self, package: Path) -> Iterator[tuple[str, str]]:
        """From what the library and each module start."""
        library = self.library(package)
        yield library, library
        for module in self.modules:
            yield module, start_of(module.rpartition(".")[0])


def groups(package: Path = PACKAGE) -> tuple[Group, ...]:
    """What is compiled: the core first, then each title by the `hot` of its `title.toml`, then the
    bots. Titles of others, which are not in this package, always run as Python."""
    found = [_shared(package, CORE, CORE_MODULES)]
    for manifest in sorted(package.glob("games/*/title.toml")):
        title = manifest.parent.name
        hot = tomllib.loads(manifest.read_text(encoding="utf-8"))["hot"]
        modules = sorted(f"{package.name}.games.{title}.{module}" for module in hot)
        found.append(Group(title, tuple(modules)))
    found.append(_shared(package, BOTS, BOTS_MODULES))
    return tuple(found)


def _shared(package: Path, room: str, modules: Sequence[str]) -> Group:
    return Group(room, tuple(f"{package.name}.{room}.{module}" for module in modules))


# --- Choosing: on every start, so nothing slow is imported above. ---------------------------------


Why = Literal["", "chosen", "none", "module"]


class Choice(NamedTuple):
    kind: Literal["compiled", "interpreted"]
    # Why interpreted: "chosen" with DOLMEN_PURE, "none" was built from these sources, or "module",
    # one that compiled code runs on is missing.
    why: Why = ""
    missing: str = ""


class CompiledFinder:
    """Finds the modules of the groups in their builds, and nothing else."""

    def __init__(self, files: Mapping[str, Path]) -> None:
        self.files = files

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(name)
        if file is None:
            return None
        return spec_from_file_location(name, file, loader=ExtensionFileLoader(name, str(file)))


_choice: Choice | None = None


def choose(package: Path = PACKAGE) -> Choice:
    """Take the compiled engine if there is one. The first call decides, later ones just tell."""
    global _choice  # noqa: PLW0603  (what a process imports is its global state)
    if _choice is None:
        _choice = _choose(package)
    return _choice


def kind() -> Literal["compiled", "interpreted"]:
    return choose().kind


def why() -> Why:
    return choose().why


def missing() -> str:
    """The module for want of which the engine runs interpreted, if that is why."""
    return choose().missing


def is_built(package: Path = PACKAGE) -> bool:
    """Whether a new process would find the whole engine compiled, whatever this one runs."""
    return all(build.is_dir() for build in builds(package).values())


def _choose(package: Path) -> Choice:
    if os.environ.get("DOLMEN_PURE", "") not in ("", "0"):
        return Choice("interpreted", "chosen")
    if not package.is_dir():  # inside a zip, from which nothing compiled can be loaded
        return Choice("interpreted", "none")
    found = builds(package)
    # All or nothing: compiled and interpreted titles have different kinds of vecs for the core.
    if not all(build.is_dir() for build in found.values()):
        return Choice("interpreted", "none")
    for module in RUN_ON:
        try:
            import_module(module)
        except ImportError as error:
            return Choice("interpreted", "module", error.name or module)
    files = {
        name: build / compiled_file(file)
        for group, build in found.items()
        for name, file in group.files(package)
    }
    sys.meta_path.insert(0, CompiledFinder(files))
    return Choice("compiled")


def builds(package: Path) -> dict[Group, Path]:
    """Where the build of each group is, if it is there."""
    found: dict[Group, Path] = {}
    sources = Sources(package)
    recipe = _recipe()
    core = ""
    for group in groups(package):
        total = hashlib.sha256(repr((recipe, COMPILER, SUFFIX, group, core)).encode())
        for file, source in sources.of(group):
            total.update(f"{file} {len(source)}\n".encode())
            total.update(source)
        digest = total.hexdigest()[:16]
        if group.name == CORE:
            core = digest  # the others are compiled against the core that has this digest
        found[group] = package / "_compiled" / f"{group.name}-{digest}"
    return found


def _recipe() -> list[str]:
    return [hashlib.sha256((HERE / file).read_bytes()).hexdigest() for file in RECIPE]


class Sources:
    """The sources of a package, each read once. Strings rather than paths: this runs on every
    start."""

    IMPORT: Final = re.compile(
        rb"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([^\n]*))",
        re.MULTILINE,
    )
    NAME: Final = re.compile(rb"[\w.]+")

    def __init__(self, package: Path) -> None:
        self.package = package
        self.prefix = f"{package.name}.".encode()
        self._files = dict(_python_files(str(package), package.name))
        self._read: dict[str, bytes] = {}
        self._asked: dict[str, list[str]] = {}

    def of(self, group: Group) -> list[tuple[str, bytes]]:
        """All that mypyc reads for a group, compiled or not, since it copies the value of a
        ``Final`` into the code that imports it: its modules and what they import, as names of files
        in the package and their text."""
        found: set[str] = set()
        left = [name for module in group.modules for name in self._around(module)]
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left += self._imported(name)
        start = len(str(self.package)) + 1
        return [(self._files[name][start:], self._read[name]) for name in sorted(found)]

    def _imported(self, module: str) -> list[str]:
        if module not in self._asked:
            source = self._read[module] = Path(self._files[module]).read_bytes()
            names = {name for asked in self._names(source) for name in self._around(asked)}
            self._asked[module] = sorted(names)
        return self._asked[module]

    def _names(self, source: bytes) -> Iterator[str]:
        """What a source may import of the package; of `from x import y` also x.y."""
        for base, names, plain in self.IMPORT.findall(source):
            if base.startswith(self.prefix):
                yield base.decode()
                inside = (f"{base.decode()}.{name.decode()}" for name in self.NAME.findall(names))
                yield from (name for name in inside if name in self._files)
            elif self.prefix in plain:
                yield from (name.decode() for name in self.NAME.findall(plain))

    def _around(self, module: str) -> Iterator[str]:
        """A module and the packages around it, as far as they have a source; the outermost one,
        which chooses the engine, is no part of it."""
        while "." in module:
            if module in self._files:
                yield module
            module = module.rpartition(".")[0]


def _python_files(folder: str, package: str) -> Iterator[tuple[str, str]]:
    """Every module of a package and its file."""
    for entry in os.scandir(folder):
        name, _, ending = entry.name.partition(".")
        if ending == "py":
            yield (package if name == "__init__" else f"{package}.{name}"), entry.path
        elif entry.is_dir() and name.isidentifier() and name[0] != "_":
            yield from _python_files(entry.path, f"{package}.{name}")


def start_of(folder: str) -> str:
    """What the modules of a folder start from. Python looks for a start by the last part of a
    module's name, so each folder has one of its own."""
    return f"{folder}.{START}"


def compiled_file(name: str) -> str:
    """Where a library or a start is in a build."""
    return name.replace(".", "/") + SUFFIX
