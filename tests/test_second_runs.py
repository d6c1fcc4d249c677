"""A test may be run again only where another process has a part in it, and then it is told."""

import pytest

from tests.sample import HEAVY
from tests.second_runs import BESIDE_OTHERS, TESTS, has_second_run

ROOT = TESTS.parent


@pytest.mark.parametrize(
    ("path", "again"),
    [
        ("tests/page/test_home.py", True),
        ("tests/server/test_rooms.py", True),
        ("tests/terminal/test_screen.py", True),
        ("tests/commands/test_play.py", True),
        ("tests/core/test_rng.py", False),
        ("tests/contract/test_conform.py", False),
        (f"tests/games/{HEAVY}/test_work.py", False),
        (f"tests/games/{HEAVY}/server/test_work.py", False),
        ("tests/bots/test_search.py", False),
        ("tests/test_engine.py", False),
    ],
)
def test_rules_and_engines_are_never_asked_twice(path: str, again: bool) -> None:
    assert has_second_run(ROOT / path) is again


def test_this_very_test_has_no_second_run(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("flaky") is None


def test_every_second_run_is_told_at_the_end() -> None:
    lines = (ROOT / "Makefile").read_text().splitlines()
    whole = [line.strip() for line in lines if "DOLMEN_PURE=0 DOLMEN_FLOORS=" in line]
    [options] = [line.partition("$(TESTS) ")[2] for line in whole]
    assert options.startswith("-r R ")
    assert options.endswith("-p tests.floors")


def test_folders_that_are_named_are_there() -> None:
    assert [name for name in BESIDE_OTHERS if not (TESTS / name).is_dir()] == []
