"""A title is one unit: three folders have its name, and no other file of src, web or tests knows
it. So a new title touches no shared file."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from dolmen.games import TITLES
from tests import sample
from tests.laws import clauses

ROOT: Final = Path(__file__).resolve().parents[1]
# Where a title is at home; its name is the last part.
HOMES: Final = ("src/dolmen/games", "web/src/games", "tests/games")
SEARCHED: Final = ("src", "web", "tests")
# What is made from the sources, or brought from elsewhere.
MADE: Final = {"_compiled", "built", "site", "node_modules", "__pycache__", "dist", "openapi.json"}
# What cannot be read as text.
PICTURES: Final = {".jpg", ".png"}

# Files that may name a title, each with the reason.
ALLOWED: Final[dict[str, str]] = {
    "tests/server/old_databases/*.sql": "databases as servers wrote them then, with their games",
}


@cache
def named() -> re.Pattern[str]:
    """The names of the titles, as words or as parts of a name in camel case, and their clauses."""
    found = []
    for title in sample.ALL:
        name = re.escape(title)
        found.append(rf"(?<![A-Za-z])(?i:{name})(?![a-z])|(?<=[a-z]){name.capitalize()}(?![a-z])")
        prefix = next(iter(clauses(title))).partition("-")[0]
        found.append(rf"\b{prefix}-[A-Z]")
    return re.compile("|".join(found))


def sources(folder: Path) -> Iterator[Path]:
    """The sources in a folder, by their paths in the checkout."""
    for path in sorted(folder.iterdir()):
        if path.name in MADE or path.name.startswith("."):
            continue
        if path.is_dir():
            yield from sources(path)
        elif path.suffix not in PICTURES:
            yield path.relative_to(ROOT)


def shared_files() -> list[Path]:
    """Every source that is at home in no folder of a title."""
    homes = [f"{home}/{title}/" for home in HOMES for title in sample.ALL]
    found = [path for top in SEARCHED for path in sources(ROOT / top)]
    return [path for path in found if not path.as_posix().startswith(tuple(homes))]


def mentions(path: Path) -> list[str]:
    """Where a file names a title, its own name included."""
    name = named()
    lines = (ROOT / path).read_text(encoding="utf-8").splitlines()
    found = [f"{path}:{i}: {line.strip()}" for i, line in enumerate(lines, 1) if name.search(line)]
    return [f"{path} itself", *found] if name.search(path.as_posix()) else found


def test_no_shared_file_names_a_title() -> None:
    files = shared_files()
    assert len(files) > 150
    strict = [path for path in files if not any(path.match(pattern) for pattern in ALLOWED)]
    assert [place for path in strict for place in mentions(path)] == []


def test_every_exception_is_one() -> None:
    files = shared_files()
    for pattern in ALLOWED:
        allowed = [path for path in files if path.match(pattern)]
        assert allowed
        assert [path for path in allowed if not mentions(path)] == []


def test_a_name_is_found_in_every_form() -> None:
    title = sample.LIGHT
    prefix = next(iter(clauses(title))).partition("-")[0]
    for text in (title, title.capitalize(), f"Home{title.capitalize()}", f"{title}-rules"):
        assert named().search(text), text
    assert named().search(f"({prefix}-ANY-01)")
    assert not named().search(f"{title}x {prefix.lower()}-any")


def test_a_title_has_a_manifest_that_its_rules_agree_with() -> None:
    """What is known before anything is imported is true."""
    for title in TITLES.values():
        door = __import__(f"{title.package}.game", fromlist=["game"])
        assert title.seats == door.SEAT_COUNTS
        assert title.quick_seats in title.seats
        listed = {option.name: option for option in door.options(title.quick_seats)}
        for name, value in title.first_game.items():
            assert value in listed[name].allowed
