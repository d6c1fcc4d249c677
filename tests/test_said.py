"""Every message is said somewhere, and wherever one is said it exists and gets its arguments."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from dolmen.arena.balance import groups_of
from dolmen.games import TITLES
from dolmen.server.lessons import lessons_of
from dolmen.words import Words
from dolmen.words.overview import HEADING, read_overview
from tests import pagewords
from tests.messages import SOURCE, entries, literals, makes, needs, templates
from tests.title_messages import told


class Said(NamedTuple):
    """A message that the code makes on the spot: its id, its arguments, and where."""

    id: str
    args: frozenset[str] | None  # None: not written out
    where: str


@cache
def modules() -> dict[Path, ast.Module]:
    files = [path for path in SOURCE.rglob("*.py") if "_compiled" not in path.parts]
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in files}


@cache
def used() -> frozenset[str]:
    """Messages that the code names, titles put in; clauses; and whatever those refer to."""
    known = set(entries("en"))
    # What a damaged record or backup is called is put together of two modules.
    found = {id for id in known if id.isupper() or id.endswith("-damaged")} | set(told())
    for tree in modules().values():
        texts = literals(tree) | set(TITLES) | {f"{title}-rules" for title in TITLES}
        forms = list(templates(tree))
        found |= {id for id in known - found if makes(id, texts, forms)}
    found |= {said.id for said in said_in_pages()} & known
    for title in TITLES:
        for panel in read_overview(title, Words("en")):
            found |= {f"{title}-overview-{panel.id}", f"{title}-overview-{panel.id}{HEADING}"}
        for lesson in lessons_of(title):
            parts = ("", "-task", "-hint", "-done")
            found |= {f"{title}-lesson-{lesson.name}{part}" for part in parts}
        groups = [group for kind in groups_of(title).values() for group in kind]
        found |= {f"{title}-balance-{group}" for group in groups} & known
    for source in pagewords.sources().values():
        texts, forms = pagewords.parts(source)
        found |= {id for id in known - found if makes(id, texts, forms)}
    inner = {message for id in found for message in entries("en")[id].messages}
    return frozenset(found | inner)


def said() -> Iterator[Said]:
    """Calls of Message, Refusal, Words.text and makers of refusals whose id stands there."""
    for path, tree in modules().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                first = node.args[0]
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                says = name in ("Message", "Refusal", "text") or name.endswith("_refused")
                if says and isinstance(first, ast.Constant):
                    where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield Said(str(first.value), arguments(node, name), where)
    yield from said_in_pages()


def said_in_pages() -> Iterator[Said]:
    """Calls of say in the templates of the server; rendering them checks the arguments."""
    for path in SOURCE.rglob("*.html"):
        for id in re.findall(r'\bsay\("([A-Za-z-]+)"', path.read_text(encoding="utf-8")):
            yield Said(id, None, str(path.relative_to(SOURCE)))


def arguments(call: ast.Call, name: str) -> frozenset[str] | None:
    """The arguments of a message, if the call spells them out."""
    if name == "Message":
        given = call.args[1] if len(call.args) > 1 else ast.Dict(keys=[], values=[])
        if not isinstance(given, ast.Dict):
            return None
        return frozenset(str(key.value) for key in given.keys if isinstance(key, ast.Constant))
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def test_every_message_is_used() -> None:
    assert sorted(set(entries("en")) - used()) == []


def test_every_message_in_the_code_exists_and_gets_its_arguments() -> None:
    count = 0
    for id, args, where in said():
        count += 1
        assert id in entries("en"), f"{where}: no message {id!r}"
        assert args is None or needs(id) <= args, f"{where}: {id} needs {sorted(needs(id))}"
    assert count > 80
