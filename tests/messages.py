"""The messages of all catalogues as they are written, and which of them a source makes."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import dolmen

SOURCE: Final = Path(dolmen.__file__).parent
# What all titles share, and what each has beside its rules.
FOLDERS: Final = (
    "words",
    *sorted(path.parent.relative_to(SOURCE).as_posix() for path in SOURCE.glob("games/*/words/en")),
)
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}


class Entry(NamedTuple):
    """A message as it is written."""

    variables: frozenset[str]
    messages: frozenset[str]
    choices: frozenset[frozenset[str]]  # the words that selections tell apart, plurals left out
    texts: tuple[str, ...]


class Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.choices: set[frozenset[str]] = set()
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        if not keys <= PLURALS:
            self.choices.add(frozenset(keys))
        self.generic_visit(node)

    def entry(self) -> Entry:
        return Entry(
            frozenset(self.variables),
            frozenset(self.messages),
            frozenset(self.choices),
            tuple(self.texts),
        )


@cache
def catalogues(lang: str) -> dict[str, Path]:
    """The catalogues of a language, by folder and name."""
    return {
        f"{folder}: {path.name}": path
        for folder in FOLDERS
        for path in sorted((SOURCE / folder / lang).glob("*.ftl"))
    }


@cache
def body(path: Path) -> list[Any]:
    return list(FluentParser().parse(path.read_text(encoding="utf-8")).body)


def ids(path: Path) -> list[str]:
    return [node.id.name for node in body(path) if isinstance(node, ftl.Message)]


@cache
def entries(lang: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for path in catalogues(lang).values():
        for node in body(path):
            if isinstance(node, ftl.Message):
                reader = Reader()
                reader.visit(node)
                found[node.id.name] = reader.entry()
    return found


def needs(id: str) -> frozenset[str]:
    """The arguments that a message asks for, those of the messages inside it included."""
    entry = entries("en")[id]
    return entry.variables.union(*(needs(inner) for inner in entry.messages))


def literals(tree: ast.AST) -> set[str]:
    """The texts in a module, docstrings aside."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value
    }


def templates(tree: ast.AST) -> Iterator[re.Pattern[str]]:
    """f-strings that may make an id: f"terminal-help-{id}"."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "(.+)"
                for part in node.values
            ]
            if re.fullmatch(r"[a-z\\-]+", "".join(parts).replace("(.+)", "")):
                yield re.compile("".join(parts))


def makes(id: str, texts: set[str], forms: list[re.Pattern[str]]) -> bool:
    """Whether a module has that text, or a template for it that its own texts can fill."""
    if id in texts:
        return True
    matches = [match for form in forms if (match := form.fullmatch(id))]
    return any(all(makes(part, texts, forms) for part in match.groups()) for match in matches)


def read_pattern(pattern: ftl.Pattern) -> Entry:
    reader = Reader()
    reader.visit(pattern)
    return reader.entry()
