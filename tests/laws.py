"""The clauses of the law: how a test names the ones it proves, and which there are."""

import re
from pathlib import Path
from typing import Final

import pytest

TITLES: Final = Path(__file__).parents[1] / "src" / "dolmen" / "games"
LAW: Final = Path("words", "en", "rules.ftl")
CLAUSE: Final = re.compile(r"^([A-Z]{3}-([A-Z]+)-\d\d)\b", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses that it proves."""
    return pytest.mark.clause(*ids)


def titles() -> list[str]:
    """The titles whose rules are written."""
    return sorted(folder.name for folder in TITLES.iterdir() if (folder / LAW).is_file())


def clauses(title: str) -> dict[str, str]:
    """The clauses of a title, each with its chapter as test files spell it."""
    rules = (TITLES / title / LAW).read_text(encoding="utf-8")
    return {found[1]: found[2].lower() for found in CLAUSE.finditer(rules)}
