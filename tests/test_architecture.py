"""ARCHITECTURE.md tells where things are: what it names is there, and what is there is named."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.sample import ALL

ROOT: Final = Path(__file__).resolve().parents[1]
PAGE: Final = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
PACKAGE: Final = ROOT / "src" / "dolmen"
SERVER: Final = PACKAGE / "server"
WEB: Final = ROOT / "web" / "src"


def rows(heading: str) -> Iterator[list[str]]:
    """The names in the first column of the table with that heading, row by row."""
    _, _, rest = PAGE.partition(f"| {heading} | holds |\n")
    assert rest, heading
    for line in rest.splitlines()[1:]:
        if not line.startswith("|"):
            return
        yield re.findall(r"`([^`]+)`", line.split("|")[1])


def server_modules() -> set[str]:
    """What the page names, by the path inside of the server; a folder holds for the rest of its
    row ("`table/play` `say`")."""
    named = set()
    for names in rows("module of `server`"):
        first = names[0]
        folder = "" if first.endswith("/") else first.rpartition("/")[0]
        for name in names:
            inside = f"{folder}/{name.removeprefix(f'{folder}/')}"
            named.add(inside if folder and (SERVER / f"{inside}.py").exists() else name)
    return named


def test_every_module_of_the_server_is_in_its_table() -> None:
    there = {f"{path.name}/" for path in SERVER.iterdir() if (path / "__init__.py").exists()}
    there.discard("table/")
    for folder in (SERVER, SERVER / "table"):
        files = (path for path in folder.glob("*.py") if path.stem != "__init__")
        there |= {path.relative_to(SERVER).with_suffix("").as_posix() for path in files}
    assert server_modules() == there


@pytest.mark.parametrize(
    ("package", "heading"),
    [
        ("bots", "room of `bots`"),
        ("arena", "module of `arena`"),
        ("review", "module of `review`"),
    ],
)
def test_every_module_of_a_flat_package_is_in_its_table(package: str, heading: str) -> None:
    named = sorted(name for names in rows(heading) for name in names)
    there = sorted(path.stem for path in (PACKAGE / package).glob("[a-z]*.py"))
    assert named == there


def test_what_the_table_of_the_page_names_is_there() -> None:
    named = [name for names in rows("room of `web/src`") for name in names if "<" not in name]
    assert named
    for name in named:
        places = [WEB / f"{name}{end}" for end in ("", ".ts", ".svelte.ts", ".svelte")]
        assert any(place.exists() for place in places), name


def rooms(title: str) -> set[str]:
    """What lies in the folder of a title: modules by their names, data by those of their files."""
    there = (path for path in (PACKAGE / "games" / title).iterdir() if path.name[0] != "_")
    return {path.stem if path.suffix == ".py" else path.name for path in there}


def test_every_room_of_a_title_is_named() -> None:
    _, _, rest = PAGE.partition("## A title is one unit\n")
    section = rest.partition("\n## ")[0]
    named = {name.rstrip("/") for name in re.findall(r"`([^`]+)`", section)}
    assert {title: rooms(title) - named for title in ALL} == {title: set() for title in ALL}


def test_titles_have_the_same_rooms() -> None:
    """A room that one title has alone is of its own making; what most have, all have, but for the
    geometry of a board."""
    shared = set.intersection(*map(rooms, ALL))
    assert len(shared) >= 30
    for title in ALL:
        others = set.union(*(rooms(other) for other in ALL if other != title))
        assert (rooms(title) & others) - shared <= {"board"}


def test_the_glossary_gives_a_word_one_meaning() -> None:
    _, _, table = PAGE.partition("| word | meaning |\n")
    lines = [line for line in table.splitlines() if line.startswith("| ")]
    words = [
        word.strip().removesuffix("s")
        for line in lines
        for word in (line.split("|")[1], *re.findall(r"\*\*([^*]+)\*\*", line))
    ]
    assert len(words) > 100
    assert [word for word in dict.fromkeys(words) if words.count(word) > 1] == []
