"""Gate 8: the tests of the server pass on SQLite and on PostgreSQL, the same ones on both."""

import asyncio
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree as Xml

from bench.gates.report import Figure, figure, say

REQUIRE: Final = "DOLMEN_REQUIRE_POSTGRES"
DATABASES: Final = ("sqlite", "postgresql")


class Size(NamedTuple):
    """Which tests."""

    chosen: tuple[str, ...]


FULL: Final = Size(("tests/server",))
QUICK: Final = Size(("tests/server/test_store.py",))
TINY: Final = Size(("tests/server/test_limits.py",))


async def run(url: str, size: Size) -> list[Figure]:
    """Runs the suite, those tests of it that ran on this database and those that need none."""
    kind = url.partition(":")[0]
    other = next(name for name in DATABASES if name != kind)
    with tempfile.TemporaryDirectory(prefix="dolmen-gate-") as folder:
        told = Path(folder) / "tests.xml"
        command = [sys.executable, "-m", "pytest", *size.chosen, "-q", "-n", "0"]
        # Tests of both kinds carry their database in their name; those of one only, nowhere.
        process = await asyncio.create_subprocess_exec(
            *command,
            *("-k", f"not {other}", f"--junitxml={told}"),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env={**os.environ, REQUIRE: "1"} if kind == "postgresql" else None,
        )
        output, _ = await process.communicate()
        cases = list(Xml.parse(told).getroot().iter("testcase")) if told.exists() else []
    if process.returncode:
        say(output.decode(errors="replace")[-3000:])
    counts = Counter("failed" if _failed(case) else "passed" for case in cases)
    own = sum(f"[{kind}" in case.get("name", "") for case in cases)
    value = f"{counts['passed']} passed, {counts['failed']} failed; {own} on both databases"
    met = process.returncode == 0 and counts["passed"] > 0
    return [figure(8, f"tests of the server on {kind}", url, value, "all pass", met)]


def _failed(case: Xml.Element) -> bool:
    return case.find("failure") is not None or case.find("error") is not None
