"""A title of somebody else, installed for a test as pip would do it: package and metadata, in a
folder on the path. Nothing of it stays.

with installed(tmp_path): dolmen.game(TITLE, seats=2)         in this process
environment(install(tmp_path))                                 for a process of its own"""

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from typing import Any, Final

from dolmen import games, words

EXAMPLE: Final = Path(__file__).resolve().parents[1] / "examples" / "nim"
TITLE: Final = "nim"


def install(folder: Path, source: Path = EXAMPLE) -> Path:
    """Puts the package of an example and its metadata into a folder, and gives the folder."""
    project = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points: dict[str, str] = project["entry-points"][games.GROUP]
    for package in points.values():
        shutil.copytree(source / package, folder / package)
    name = project["name"].replace("-", "_")
    describe(folder, name, points, project["version"])
    return folder


def describe(folder: Path, name: str, points: dict[str, str], version: str = "1.0") -> None:
    """The metadata of a distribution with these titles."""
    about = folder / f"{name}-{version}.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", encoding="utf-8"
    )
    lines = [f"{title} = {package}\n" for title, package in points.items()]
    (about / "entry_points.txt").write_text(
        "".join([f"[{games.GROUP}]\n", *lines]), encoding="utf-8"
    )


def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that finds what is installed there."""
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}


@contextmanager
def found(folder: Path) -> Iterator[None]:
    """This process, and those that it starts, find what is installed there."""
    before, known = os.environ.get("PYTHONPATH"), set(sys.modules)
    os.environ["PYTHONPATH"] = environment(folder)["PYTHONPATH"]
    sys.path.insert(0, str(folder))
    _look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        if before is None:
            del os.environ["PYTHONPATH"]
        else:
            os.environ["PYTHONPATH"] = before
        for name in set(sys.modules) - known:
            if _comes_from(sys.modules[name], folder):
                del sys.modules[name]
        _look_again()


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """The example, in this process and those that it starts."""
    with found(install(folder)):
        yield


def _comes_from(module: Any, folder: Path) -> bool:
    return str(getattr(module, "__file__", "") or "").startswith(str(folder))


def _look_again() -> None:
    """Forgets what was read of the titles and their words."""
    invalidate_caches()
    for remembered in (games._found, games._unopened, games._door, words._load):
        remembered.cache_clear()
