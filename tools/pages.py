"""Writes the pages of every title from its catalogues, in every language: docs/rules has the law,
docs/games how to play it, so that the docs say what the app says. And docs/commands.md from what
the commands tell of themselves."""

import io
import json
import os
import re
import tomllib
from collections.abc import Mapping
from contextlib import redirect_stdout
from itertools import groupby
from pathlib import Path
from typing import Final

from dolmen.cli import main as dolmen
from dolmen.commands import COMMANDS
from dolmen.commands.rules import chapter_of, clauses
from dolmen.games import TITLES
from dolmen.words import LANGUAGES, Words
from dolmen.words.overview import read_overview
from tools.site import slug

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
LABELS: Final[Mapping[str, Mapping[str, str]]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
WRITTEN: Final = "<!-- Written by `make docs` from {source}. -->"
# A clause that rests on a decision of ours says so at its end.
RULING: Final = re.compile(r"\([^()]*\)$")
# Help is written for a screen; as wide as that a page has no scroll bar.
COLUMNS: Final = "100"


def pages() -> dict[Path, str]:
    """Every written page by its place."""
    found = {DOCS / "commands.md": commands_page()}
    for title in TITLES:
        for lang in LANGUAGES:
            name = f"{title}{LABELS[lang]['suffix']}.md"
            found[DOCS / "rules" / name] = rules_page(title, lang)
            found[DOCS / "games" / name] = how_to_page(title, lang)
    return found


def rules_page(title: str, lang: str) -> str:
    """The rules of a title as Markdown, its chapters listed first."""
    words, labels = Words(lang), LABELS[lang]
    chapters = {
        chapter: list(ids) for chapter, ids in groupby(clauses(title, words), key=chapter_of)
    }
    lines = [
        f"# {words.text(f'{title}-rules-title')}",
        "",
        WRITTEN.format(source=f"src/dolmen/games/{title}/words/{lang}/rules.ftl"),
        "",
        words.text(f"{title}-rules-intro"),
        "",
        labels["how_to_link"].format(how_to=f"../games/{title}{labels['suffix']}.md"),
        "",
        f"**{labels['contents']}**",
        "",
        *(f"- [{words.text(chapter)}](#{slug(words.text(chapter))})" for chapter in chapters),
        "",
    ]
    for chapter, ids in chapters.items():
        lines += [f"## {words.text(chapter)}", ""]
        lines += [f"- **{id}** {words.text(id)}" for id in ids]
        lines.append("")
    return "\n".join(lines)


def how_to_page(title: str, lang: str) -> str:
    """How a title is played, at a glance: what the app shows before the clauses, and what a first
    game says."""
    words, labels, about = Words(lang), LABELS[lang], TITLES[title]
    name = words.text(f"{title}-title")
    known = clauses(title, words)
    rulings = [id for id in known if RULING.search(words.text(id)) and "ruling" in english(id)]
    players = spanned(labels, min(about.seats), max(about.seats))
    minutes = spanned(labels, *about.minutes)
    lines = [
        f"# {labels['how_to'].format(title=name)}",
        "",
        WRITTEN.format(source=f"src/dolmen/games/{title}/words/{lang}/overview.ftl and hints.ftl"),
        "",
        f"![{name}](../pictures/{title}.webp)",
        "",
        f"| {labels['players']} | {labels['minutes']} | {labels['weight']} |",
        "|---|---|---|",
        f"| {players} | {minutes} | {about.weight:g} |",
        "",
        labels["lead"].format(learn=words.text("web-pages-learn")),
        "",
    ]
    for panel in read_overview(title, words):
        lines += [f"## {panel.name}", "", panel.text, ""]
    lines += [f"## {labels['hints']}", ""]
    lines += [f"- {words.text(hint)} ({clause})" for hint, clause in hints(title)]
    told = labels["rules"].format(
        rules=f"../rules/{title}{labels['suffix']}.md",
        clauses=len(known),
        chapters=len({chapter_of(id) for id in known}),
        rulings=len(rulings),
    )
    lines += ["", f"## {labels['more']}", "", told, ""]
    others = [
        f"[{LABELS[other]['names']}]({title}{LABELS[other]['suffix']}.md)"
        for other in LANGUAGES
        if other != lang
    ]
    return "\n".join([*lines, f"{labels['other']}: {' · '.join(others)}", ""])


def hints(title: str) -> list[tuple[str, str]]:
    """What a first game says, with the clause behind each."""
    read = json.loads((ROOT / "web" / "src" / "games" / title / "hints.json").read_bytes())
    return [(f"web-hint-{title}-{hint['name']}", hint["clause"]) for hint in read["hints"]]


def english(id: str) -> str:
    """A clause in English, in which the marks of our decisions are known."""
    found = RULING.search(Words("en").text(id))
    return found[0] if found else ""


def spanned(labels: Mapping[str, str], low: int, high: int) -> str:
    """A range of numbers in words."""
    return str(low) if low == high else labels["range"].format(low=low, high=high)


def commands_page() -> str:
    """What every command says of itself."""
    lines = ["# Every command", "", WRITTEN.format(source="`dolmen COMMAND --help`"), ""]
    lines += [
        "`dolmen COMMAND --help` prints the same in your language. A command ends with 0 when all",
        "went well, with 1 when what was asked failed or is not so, with 2 when something typed is",
        "wrong, and with 130 after Ctrl-C.",
        "",
    ]
    for command in COMMANDS:
        lines += [f"## dolmen {command}", "", "```text", help_of(command), "```", ""]
    return "\n".join(lines)


def help_of(command: str) -> str:
    """The help of a command, in English and as on a screen of this width."""
    told = io.StringIO()
    os.environ["COLUMNS"] = COLUMNS
    with redirect_stdout(told):
        dolmen(["--lang", "en", command, "--help"])
    return told.getvalue().strip()


def main() -> None:
    """Writes every page anew."""
    for place, text in pages().items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
