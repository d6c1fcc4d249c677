"""`dolmen new-title`: a title of one's own to begin with. It is the example of the project under
another name: rules in a hundred lines, a manifest, words, and tests that hold it to its law and to
every promise of a title."""

import re
from collections.abc import Iterator
from importlib.metadata import entry_points
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

import dolmen
from dolmen.commands.screen import show_line
from dolmen.core.message import Refusal
from dolmen.games import GROUP
from dolmen.words import Words

EXAMPLE: Final = "nim"
# It names a package, a class and messages alike, so it has no hyphens as titles may have.
NAME: Final = re.compile(r"[a-z][a-z0-9]*")
LONGEST: Final = 40
TEXTS: Final = (".ftl", ".md", ".py", ".toml")


def add(app: App, words: Words) -> None:
    """Adds the command."""

    @app.command(
        name="new-title",
        help=words.text("cli-new-title-help"),
        usage=words.text("cli-new-title-usage"),
    )
    def new_title(
        name: Annotated[
            str,
            Parameter(help=words.text("cli-new-title-name"), metavar=words.text("cli-label-name")),
        ],
        /,
        *,
        folder: Annotated[
            Path | None,
            Parameter(
                help=words.text("cli-new-title-folder"), metavar=words.text("cli-label-folder")
            ),
        ] = None,
    ) -> int:
        check_name(name)
        target = Path(f"dolmen-{name}") if folder is None else folder
        files = write(name, target)
        for file in files:
            print(file)
        print()
        show_line(words.text("cli-new-title-next", folder=str(target), title=name))
        return 0


def check_name(name: str) -> None:
    """Refuses what cannot be the name of a title and of its package."""
    if not NAME.fullmatch(name) or iskeyword(name) or len(name) > LONGEST:
        raise Refusal("cli-new-title-refused", name=name)
    if name in entry_points(group=GROUP).names or find_spec(name) is not None:
        raise Refusal("cli-new-title-taken", name=name)


def write(name: str, target: Path) -> list[Path]:
    """Writes the title into a folder that is not there yet, or is empty; gives the files."""
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Refusal("cli-new-title-exists", folder=str(target))
    written: list[Path] = []
    for path, text in example():
        file = target / renamed(str(path), name)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(renamed(text, name), encoding="utf-8")
        written.append(file)
    return written


def example() -> Iterator[tuple[Path, str]]:
    """The files of the example, each with its text."""
    package = Path(dolmen.__file__).parent
    # The wheel has it inside, a checkout beside the sources.
    shipped, checkout = package / "example", package.parents[1] / "examples" / EXAMPLE
    root = shipped if shipped.is_dir() else checkout
    for file in sorted(root.rglob("*")):
        if file.suffix in TEXTS:
            yield file.relative_to(root), file.read_text(encoding="utf-8")


def renamed(text: str, name: str) -> str:
    """A text of the example as that of another title: ids, classes and clauses alike."""
    for old, new in (
        (EXAMPLE, name),
        (EXAMPLE.capitalize(), name.capitalize()),
        (EXAMPLE.upper(), name.upper()),
    ):
        text = re.sub(rf"(?<![A-Za-z]){old}(?![a-z])", new, text)
    return text
