"""What all tests share: how Hypothesis searches, and what is left out where it cannot run."""

import gc
import os
import shutil
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from hypothesis import settings

from dolmen.cli import main
from tests.commands.command_runs import Result, Run
from tests.long_tests import long_first
from tests.page.requirements import no_browser, no_page
from tests.second_runs import has_second_run
from tests.server.databases import left_out
from tests.tries import NIGHT, times

pytest_plugins = ("tests.page.fixtures",)

# The same examples on every run, so that a failure is the fault of the change at hand.
# DOLMEN_TRIES says how many; `tries` does for tests that need more or fewer.
settings.register_profile(
    "house", derandomize=True, deadline=None, database=None, max_examples=times(100)
)
# HYPOTHESIS_PROFILE=wild looks for new ones.
settings.register_profile("wild", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "house"))

TYPES: Final = Path(__file__).resolve().parents[1] / "web" / "node_modules" / ".installed"


SYSTEMD: Final = "systemd-analyze"


class Missing(NamedTuple):
    """Something that some tests need: their fixture, what it is, why it is missing, and the
    variable that makes it an error."""

    fixture: str
    what: str
    why: str
    require: str


def find_missing() -> list[Missing]:
    """What this machine has not."""
    found: list[Missing] = []
    database = left_out()
    if database is not None:
        found.append(
            Missing("postgres", "everything on PostgreSQL", database, "DOLMEN_REQUIRE_POSTGRES")
        )
    if not TYPES.exists():
        why = "web/node_modules is not set up (make does it where there is npm)"
        found.append(Missing("type_maker", "the page's types", why, "DOLMEN_REQUIRE_NODE"))
    browser, page = no_browser(), no_page()
    if browser is not None:
        what = "the page in a browser"
        found.append(Missing("chromium", what, browser, "DOLMEN_REQUIRE_CHROMIUM"))
    if page is not None:
        what = "the page as it is shipped"
        found.append(Missing("built_page", what, page, "DOLMEN_REQUIRE_NODE"))
    if shutil.which(SYSTEMD) is None:
        why = f"{SYSTEMD} is missing (Debian: systemd)"
        found.append(Missing("systemd", "the unit of the service", why, "DOLMEN_REQUIRE_SYSTEMD"))
    return found


MISSING: Final = find_missing()


def pytest_configure() -> None:
    """Where everything must be there, nothing is left out quietly."""
    for missing in MISSING:
        if os.environ.get(missing.require) == "1":
            raise pytest.UsageError(f"{missing.require}=1, but {missing.why}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests and all that is imported for them stay to the end: nobody looks for garbage among them,
    neither while they are collected nor later."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_sessionfinish() -> None:
    """A process that was lent its tests has told all by now: whatever else it found among a million
    objects, before it ends and once more while it ends, nobody would hear."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that need what is missing are left out; some are run again when they fail."""
    for item in items:
        if has_second_run(item.path):
            item.add_marker(pytest.mark.flaky(reruns=1))
    needs = {missing.fixture for missing in MISSING}
    needy = [item for item in items if needs.intersection(getattr(item, "fixturenames", ()))]
    needy += [] if NIGHT else [item for item in items if is_for_the_night(item)]
    if needy:
        config.hook.pytest_deselected(items=needy)
        items[:] = [item for item in items if item not in needy]
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    items[:] = long_first(items, seconds, processes)


def seconds(item: pytest.Item) -> float:
    """How long a test takes that is marked as long."""
    mark = item.get_closest_marker("long")
    return 0.0 if mark is None else float(mark.args[0])


def is_for_the_night(item: pytest.Item) -> bool:
    """Whether a test runs on this database at night only: some run on one of them on a merge."""
    mark = item.get_closest_marker("merge_on")
    asked = getattr(getattr(item, "callspec", None), "params", {}).get("database_url")
    return mark is not None and asked is not None and asked not in mark.args


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was left out, and why."""
    for missing in MISSING:
        line = f"LEFT OUT: {missing.what}, because {missing.why}; {missing.require}=1 forbids it."
        terminalreporter.write_line(line, yellow=True)


@pytest.fixture
def systemd() -> str:
    """What looks through units."""
    return SYSTEMD


@pytest.fixture
def hearing() -> Iterator[None]:
    """Control-C as a shell passes it on, here and in what is started from here: a suite in the
    background is itself started deaf to it. The server of the page's tests, whose loop stands still
    meanwhile, shall hear nothing of it: Python would wake that loop by its descriptor, whoever
    handles the signal now, and two such signals end the server."""
    woken = signal.set_wakeup_fd(-1)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
    signal.set_wakeup_fd(woken)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command line in this process, in English unless it says otherwise."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(key, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def run(*arguments: str) -> Result:
        code = main(arguments)
        return Result(code, *capsys.readouterr())

    return run
