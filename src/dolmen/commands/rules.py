"""`dolmen rules`: the rules of every title, clause by clause."""

import re
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Annotated, Final

from cyclopts import App, Parameter

from dolmen.commands import candidates
from dolmen.commands.screen import show_heading, show_line, show_table
from dolmen.core.message import Refusal
from dolmen.core.options import listed
from dolmen.games import TITLES
from dolmen.words import Words

CLAUSE: Final = re.compile(r"[A-Z]+-[A-Z]+-[0-9]+")


def add(app: App, words: Words) -> None:
    """Adds the command."""
    shown = example(words)

    @app.command(
        name="rules", help=words.text("cli-rules-help"), usage=words.text("cli-rules-usage")
    )
    def rules(
        rule: Annotated[
            str | None,
            Parameter(
                help=words.text("cli-rules-rule", chapter=chapter_of(shown), clause=shown),
                metavar=words.text("cli-label-rule"),
                completer=candidates.rules,
            ),
        ] = None,
        /,
    ) -> int:
        if rule is None:
            show_chapters(words)
        else:
            show_rule(rule, words)
        return 0


def clauses(title: str, words: Words) -> list[str]:
    """The numbered clauses of a title."""
    return [id for id in words.ids(f"{title}-rules") if CLAUSE.fullmatch(id)]


def books(words: Words) -> list[str]:
    """The titles whose rules are written: somebody else's may have none."""
    return [title for title in TITLES if words.has(f"{title}-rules-title")]


def example(words: Words) -> str:
    """A clause to show how clauses are named: the first of all."""
    return next((clause for title in books(words) for clause in clauses(title, words)), "")


def chapter_of(clause: str) -> str:
    """The name of its chapter: all of it but the number."""
    return clause.rpartition("-")[0]


def show_chapters(words: Words) -> None:
    """Every title with its chapters."""
    headings = [
        words.text("cli-heading-chapter"),
        words.text("cli-heading-about"),
        words.text("cli-heading-clauses"),
    ]
    for title in books(words):
        show_heading(words.text(f"{title}-rules-title"))
        rows = [
            (chapter, words.text(chapter), str(len(list(group))))
            for chapter, group in groupby(clauses(title, words), key=chapter_of)
        ]
        show_table(headings, rows, numbers=1)
        print()
    show_line(words.text("cli-rules-note", chapter=chapter_of(example(words))))


def show_rule(typed: str, words: Words) -> None:
    """A title, a chapter or a clause; letter case does not matter."""
    if typed.lower() in books(words):
        _show_title(typed.lower(), words)
        return
    asked = typed.upper()
    for title in TITLES:
        known = clauses(title, words)
        if asked in known:
            _show_clause(asked, words)
            return
        chapter = [clause for clause in known if chapter_of(clause) == asked]
        if chapter:
            _show_chapter(chapter, words)
            return
    raise _unknown(typed, words)


def _show_title(title: str, words: Words) -> None:
    show_heading(words.text(f"{title}-rules-title"))
    print()
    show_line(words.text(f"{title}-rules-intro"))
    for _, chapter in groupby(clauses(title, words), key=chapter_of):
        print()
        _show_chapter(list(chapter), words)


def _show_chapter(chapter: Sequence[str], words: Words) -> None:
    name = chapter_of(chapter[0])
    show_heading(f"{name}  {words.text(name)}")
    for clause in chapter:
        print()
        _show_clause(clause, words)


def _show_clause(clause: str, words: Words) -> None:
    show_heading(clause)
    show_line(words.text(clause), indent=2)


def _unknown(typed: str, words: Words) -> Refusal:
    known = list(TITLES)
    for title in TITLES:
        known += [id for id in words.ids(f"{title}-rules") if id.isupper()]
    spelled = {id.upper(): id for id in known}
    near = [spelled[id] for id in get_close_matches(typed.upper(), spelled)]
    if near:
        return Refusal("cli-rule-near", rule=typed, near=listed(near))
    return Refusal("cli-rule-unknown", rule=typed, allowed=listed(list(TITLES)))
