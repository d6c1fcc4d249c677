"""How much of each package the tests must run, in percent of lines and branches.

A plugin (`-p tests.floors`), so that it is there before anything of the project is imported.
DOLMEN_FLOORS names the packages whose floor a run must reach; without it nothing is measured.
Rules, core and bots are measured interpreted, by scenarios alone: a walk executes much and asserts
little of it. SlipCover measures: a line that was seen once costs nothing from then on, where a
tracer made all of Python up to three times slower. But to put probes into all files took two thirds
of what a process needs to collect the scenarios, so only files of the named packages get some, and
only in processes that run tests."""

import json
import os
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
import slipcover  # type: ignore[import-untyped]  # it has no types of its own

SOURCES: Final = Path(__file__).resolve().parents[1] / "src" / "dolmen"
NEVER_RUN: Final = ["if TYPE_CHECKING:"]
# A probe that was hit so often is taken away, with all others that were hit; for that all functions
# of all measured files are looked through. SlipCover's own 50 is soon reached by any loop, and what
# a probe costs until then is a call in C.
HITS: Final = 5000
# What a process of xdist gives to the one that started it.
GIVEN: Final = "reached"


class Floor(NamedTuple):
    """So much of these files; others among them have a floor elsewhere."""

    percent: float
    files: tuple[str, ...]
    but: tuple[str, ...] = ()


# A title in the terminal and on the pages without script belongs to those surfaces.
TERMINAL: Final = ("games/*/terminal.py", "games/*/terminal/*")
PLAIN: Final = ("games/*/plain.py",)
# Alembic loads these by a way of its own, which no probe sees; `test_old_databases` runs every one.
MIGRATIONS: Final = ("server/store/migrations/*",)
FLOORS: Final = {
    "core": Floor(100, ("core/*",)),
    "games": Floor(100, ("games/*",), (*TERMINAL, *PLAIN)),
    "bots": Floor(95, ("bots/*",)),
    "arena": Floor(97, ("arena/*",)),
    "batch": Floor(100, ("batch/*",)),
    "adapters": Floor(100, ("adapters/*",)),
    "review": Floor(97, ("review/*",)),
    "words": Floor(100, ("words/*",)),
    "server": Floor(96, ("server/*", *PLAIN), MIGRATIONS),
    "terminal": Floor(99, ("terminal/*", *TERMINAL)),
    "commands": Floor(95, ("commands/*", "cli.py")),
}

Reached = dict[str, Any]


class Asked(slipcover.FileMatcher):  # type: ignore[misc]  # it has no types of its own
    """The files that belong to some packages. No other gets a probe."""

    def __init__(self, packages: list[str]) -> None:
        super().__init__(sources=[str(SOURCES)])
        self.floors = [FLOORS[package] for package in packages]

    def matches(self, filename: Path | str | None) -> bool:
        """Whether some floor counts this file."""
        if not super().matches(filename):
            return False
        name = Path(str(filename)).resolve().relative_to(SOURCES).as_posix()
        return any(_is_of(floor, name) for floor in self.floors)


class Measure:
    """What this process runs of the project, and what those told that it started."""

    def __init__(self, packages: list[str]) -> None:
        self.packages = packages
        self.below: list[str] = []
        self.told: list[Reached] = []
        self.asked = Asked(packages)
        self.probes = slipcover.Slipcover(
            branch=True, exclude_also=NEVER_RUN, d_miss_threshold=HITS
        )

    def start(self) -> None:
        """Measures from here on what was not imported before."""
        slipcover.ImportManager(self.probes, self.asked).__enter__()

    def pytest_testnodedown(self, node: Any) -> None:
        """A process has ended; one that crashed told nothing, and its tests have failed."""
        if GIVEN in getattr(node, "workeroutput", {}):
            self.told.append(json.loads(node.workeroutput[GIVEN]))

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Less than the floor of a package is a failure."""
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput[GIVEN] = json.dumps(self.probes.get_coverage())
            return
        reached = self.reached()
        self.below = below_floors(reached, self.packages)
        if self.below and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def reached(self) -> Reached:
        """What all processes have run; of a file that none has imported, nothing."""
        known = {SOURCES / name for told in self.told for name in _files(told)}
        self.probes.source = [str(SOURCES)]
        self.probes.omit = [
            str(file)
            for file in SOURCES.rglob("*.py")
            if file in known or not self.asked.matches(file)
        ]
        reached: Reached = self.probes.get_coverage()
        for told in self.told:
            slipcover.merge_coverage(reached, told)
        return reached

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Says what is run too little."""
        for line in self.below:
            terminalreporter.write_line(line, red=True)


def below_floors(reached: Reached, packages: list[str]) -> list[str]:
    """What is said of each package that is run too little, with what is missing of it."""
    said = []
    for package in packages:
        floor = FLOORS[package]
        files = {name: file for name, file in _files(reached).items() if _is_of(floor, name)}
        percent = _percent([file["summary"] for file in files.values()])
        if percent >= floor.percent:
            continue
        said.append(f"dolmen.{package}: {percent:.2f} % are run, expected {floor.percent:.0f} %")
        for name, file in sorted(files.items()):
            ways = [f"{start}->{end}" for start, end in file["missing_branches"]]
            missing = [*map(str, file["missing_lines"]), *ways]
            said += [f"  {name}: {', '.join(missing)}"] if missing else []
    return said


def _files(reached: Reached) -> Reached:
    """What was run of each file, by its path inside of the project."""
    return {
        Path(name).resolve().relative_to(SOURCES).as_posix(): file
        for name, file in reached["files"].items()
    }


def _is_of(floor: Floor, name: str) -> bool:
    return any(fnmatch(name, file) for file in floor.files) and not any(
        fnmatch(name, file) for file in floor.but
    )


def _percent(parts: list[dict[str, int]]) -> float:
    """The share of lines and of branches together."""
    run = sum(part["covered_lines"] + part["covered_branches"] for part in parts)
    left = sum(part["missing_lines"] + part["missing_branches"] for part in parts)
    return 100.0 * run / (run + left) if run + left else 0.0


PACKAGES: Final = [name for name in os.environ.get("DOLMEN_FLOORS", "").split(",") if name]
MEASURE: Final = Measure(PACKAGES) if PACKAGES else None


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Starts before anything of the project is imported; where others run the tests, they do."""
    others = getattr(early_config.known_args_namespace, "numprocesses", None)
    if MEASURE is not None and ("PYTEST_XDIST_WORKER" in os.environ or not others):
        MEASURE.start()


def pytest_configure(config: pytest.Config) -> None:
    """Listens to processes that end."""
    if MEASURE is not None:
        config.pluginmanager.register(MEASURE, "dolmen-floors")
