"""The log of the server: a JSON object a line, with all facts, and nothing of other libraries."""

import json
import logging
import sys
from collections.abc import Iterator

import pytest

from dolmen.server.logs import LIBRARIES, Lines, set_up


@pytest.fixture
def loggers() -> Iterator[None]:
    """Afterwards all log as before."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    levels = {name: logging.getLogger(name).level for name in LIBRARIES}
    yield
    root.handlers = handlers
    root.setLevel(level)
    for name, was in levels.items():
        logging.getLogger(name).setLevel(was)


def test_a_record_is_one_line_with_its_facts() -> None:
    facts = {"name": "dolmen.server", "levelname": "WARNING", "msg": "so %s", "args": ("é\n",)}
    record = logging.makeLogRecord({**facts, "created": 86_400.5, "table": "t", "why": {1}})
    line = Lines().format(record)
    assert "\n" not in line
    assert json.loads(line) == {
        "at": "1970-01-02T00:00:00Z",
        "level": "warning",
        "logger": "dolmen.server",
        "message": "so é\n",
        "table": "t",
        "why": "{1}",
    }


def test_an_error_brings_its_trace_along() -> None:
    try:
        raise ValueError("here")
    except ValueError:
        record = logging.makeLogRecord({"msg": "failed", "exc_info": sys.exc_info()})
    line = Lines().format(record)
    assert "\n" not in line
    assert json.loads(line)["trace"].endswith("ValueError: here")


@pytest.mark.usefixtures("loggers")
def test_libraries_tell_nothing_that_could_hold_keys(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("debug")
    logging.getLogger("dolmen.requests").debug("ours")
    for name in LIBRARIES:
        logging.getLogger(name).info("a key")
        logging.getLogger(f"{name}.inner").info("a key")
    lines = capsys.readouterr().err.splitlines()
    assert [json.loads(line)["message"] for line in lines] == ["ours"]
