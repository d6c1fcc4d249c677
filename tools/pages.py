"""Writes docs/rules/<title>.md from the English catalogue: the law is one text, wherever it is
read."""

from itertools import groupby
from pathlib import Path
from typing import Final

from dolmen.commands.rules import chapter_of, clauses
from dolmen.games import TITLES
from dolmen.words import Words

PAGES: Final = Path(__file__).parents[1] / "docs" / "rules"


def page(title: str) -> str:
    """The rules of a title as Markdown."""
    words = Words("en")
    lines = [f"# {words.text(f'{title}-rules-title')}", ""]
    lines += [
        f"<!-- Written by `make docs` from src/dolmen/games/{title}/words/en/rules.ftl. -->",
        "",
    ]
    lines += [words.text(f"{title}-rules-intro"), ""]
    for chapter, ids in groupby(clauses(title, words), key=chapter_of):
        lines += [f"## {words.text(chapter)}", ""]
        lines += [f"- **{id}** {words.text(id)}" for id in ids]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Writes every page anew."""
    PAGES.mkdir(parents=True, exist_ok=True)
    for title in TITLES:
        (PAGES / f"{title}.md").write_text(page(title), encoding="utf-8")


if __name__ == "__main__":
    main()
