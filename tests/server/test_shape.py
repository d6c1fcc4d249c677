"""The shape of the server: files that are read at one sitting, and things that are one thing."""

import ast
from pathlib import Path
from typing import Final

import pytest

import dolmen.server

ROOT: Final = Path(dolmen.server.__file__).parent
MOST_LINES: Final = 250
MOST_METHODS: Final = 15
# Classes that may have more, and why.
LARGER: Final = {
    "Census": "every question that the host asks of the database, a few lines each",
    "Reader": "every question asked of the database, a few lines each",
    "Records": "every question asked of a record, passed on to the replayers in a line each",
    "Request": "what uvicorn asks of a connection, a few lines each, and when it is silent",
    "Socket": "what uvicorn asks of a socket, a few lines each, and what frames cost",
}


def sources() -> list[Path]:
    """Every module of the server; migrations are written once and never touched again."""
    return [path for path in sorted(ROOT.rglob("*.py")) if "migrations" not in path.parts]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_is_long_and_no_class_does_everything(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= MOST_LINES
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef):
            methods = [
                n for n in node.body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)
            ]
            assert len(methods) <= MOST_METHODS or node.name in LARGER, node.name


def test_what_may_be_larger_is() -> None:
    found = {
        node.name
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
        and sum(isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef) for n in node.body)
        > MOST_METHODS
    }
    assert found == set(LARGER)
