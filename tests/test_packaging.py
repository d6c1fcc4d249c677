"""What a plain `pip install dolmen` brings: the wheel and its own dependencies, nothing of a server
or a screen. The wheel is made here, of sources; the dependencies are those installed here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from itertools import chain
from pathlib import Path

import pytest

from dolmen.commands import APART, EXTRAS, REFUSED
from tests.made_once import made_once
from tests.sample import ALL

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

PLAY = """
import sys
import dolmen
from dolmen.core.playout import playouts

for title, about in dolmen.TITLES.items():
    moves, _ = playouts(dolmen.game(title, about.seats[0]), 1, 7)
    assert moves > 20, title
    try:
        dolmen.game(title, 99)
    except dolmen.Refusal as refusal:
        assert "99" in str(refusal)
print(*sorted(dolmen.TITLES))
print(*sys.modules)
"""


def name_of(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found[0]


def closure(requirements: list[str]) -> dict[str, Distribution]:
    """The packages that these need, and so on, as far as they are needed on this machine."""
    found: dict[str, Distribution] = {}
    left = [name_of(requirement) for requirement in requirements]
    while left:
        name = left.pop().lower()
        try:
            here = distribution(name)
        except PackageNotFoundError:
            continue  # for another system or another Python
        if name not in found:
            found[name] = here
            needs = here.requires or []
            left += [name_of(need) for need in needs if "extra ==" not in need]
    return found


def link(package: Distribution, folder: Path) -> None:
    for top in {file.parts[0] for file in package.files or () if file.parts[0] != ".."}:
        if not (folder / top).exists() and Path(str(package.locate_file(top))).exists():
            (folder / top).symlink_to(str(package.locate_file(top)))


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what a plain installation has, and nothing else."""

    def make() -> Path:
        folder = tmp_path_factory.mktemp("plain")
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
            cwd=ROOT,
            # Neither a compiler nor npm is needed to see what a wheel asks for.
            env=os.environ | {"DOLMEN_COMPILE": "0", "PATH": ""},
            check=True,
            capture_output=True,
        )
        (wheel,) = folder.glob("*.whl")
        site = folder / "site"
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
        for package in closure(PROJECT["dependencies"]).values():
            link(package, site)
        return site

    return made_once(tmp_path_factory, "plain", make)


def run(site: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Python with the standard library and that folder alone."""
    return subprocess.run(
        [sys.executable, "-S", "-P", *arguments],
        cwd=site,
        env={"PYTHONPATH": str(site), "HOME": str(site), "DOLMEN_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_plain_installation_plays_every_title_and_imports_no_server(plain: Path) -> None:
    done = run(plain, "-c", PLAY)
    assert done.stderr == ""
    titles, modules = done.stdout.splitlines()
    assert titles.split() == sorted(ALL)
    extras = {
        name_of(need) for needs in PROJECT["optional-dependencies"].values() for need in needs
    }
    imported = {module.partition(".")[0] for module in modules.split()}
    assert imported.isdisjoint({extra.replace("-", "_") for extra in extras - {"dolmen"}})
    # Nor are they there.
    left_out = set(closure(sorted(extras - {"dolmen"}))) - set(closure(PROJECT["dependencies"]))
    assert {"fastapi", "sqlalchemy", "textual", "starlette"} <= left_out
    assert not any((plain / name.replace("-", "_")).exists() for name in left_out)


@pytest.mark.parametrize(
    "command", [("titles",), ("simulate", ALL[0], "--games", "2"), ("--help",)]
)
def test_commands_about_rules_and_games_need_no_extra(
    plain: Path, command: tuple[str, ...]
) -> None:
    done = run(plain, "-m", "dolmen", *command)
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout


@pytest.mark.parametrize(
    ("extra", "command"),
    [
        ("server", ("serve",)),
        ("server", ("tables",)),
        ("server", ("check-records",)),
        ("server", ("backup", "somewhere")),
        ("server", ("restore", "somewhere")),
        ("terminal", ("play",)),
    ],
)
def test_what_is_not_installed_is_named(plain: Path, extra: str, command: tuple[str, ...]) -> None:
    done = run(plain, "-m", "dolmen", *command)
    assert done.returncode == REFUSED
    (line,) = done.stderr.splitlines()
    assert line.endswith(f'pip install "dolmen[{extra}]"')


def test_the_extras_are_those_that_commands_ask_for() -> None:
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == {*EXTRAS, "all"}
    for extra, package in EXTRAS.items():
        assert package in {name_of(need).replace("-", "_") for need in extras[extra]}
    assert extras["all"] == [f"dolmen[{','.join(sorted(EXTRAS.keys() - APART))}]"]


def test_every_requirement_is_a_range_from_the_release_that_is_pinned() -> None:
    # The cluster is pinned apart: `make` does not install it.
    locks = ("requirements.txt", "requirements-cluster.txt")
    text = "".join((ROOT / lock).read_text() for lock in locks)
    pins = dict(re.findall(r"^([\w.-]+)==([\w.]+)", text, re.MULTILINE))
    for need in chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values()):
        if name_of(need) == "dolmen":
            continue
        found = re.fullmatch(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+),<([\d.]+)(?:;.*)?", need)
        assert found is not None, need
        name, lower, upper = found.groups()
        assert pins[name.replace(".", "-")] == lower, need
        assert [int(part) for part in lower.split(".")] < [int(part) for part in upper.split(".")]


def test_the_pythons_that_are_tested_are_named() -> None:
    named = [text for text in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", text)]
    assert [text.rpartition(" ")[2] for text in named] == ["3.11", "3.12", "3.13"]
    assert PROJECT["requires-python"] == ">=3.11"
